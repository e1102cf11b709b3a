"""The data of the robot: what is known stands as the sources have it, everything is marked, and mistakes are named."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from galaktyka.engine.errors import DataError
from galaktyka.games.race.cards import load_cards
from galaktyka.games.race.robot_data import load_robot, our_entries, parse_robot

RAW: dict[str, Any] = json.loads((files("galaktyka.games.race") / "data" / "robot.json").read_bytes())
ROBOT = load_robot()


@pytest.mark.parametrize(
    ("world", "field", "value"),
    [
        ("new_sparta", "preferred", "settle"),
        ("ancient_race", "preferred", "consume_trade"),
        ("old_earth", "preferred", "consume_2x"),
        ("rebel_cantina", "credit", 1),
        ("rebel_cantina", "economy", 0),
        ("rebel_cantina", "worlds", "any"),
        ("rebel_cantina", "produce_credit", 1),
        ("galactic_developers", "credit", 1),
        ("galactic_developers", "economy", 0),
        ("galactic_developers", "six_discount", 1),
        ("galactic_developers", "tile_discount", 1),
        ("imperium_warlord", "credit", 1),
        ("imperium_warlord", "economy", 0),
        ("imperium_warlord", "worlds", "military"),
    ],
)
def test_what_is_known_of_a_start_world_is_marked_with_its_source(world: str, field: str, value: object) -> None:
    fact = getattr(ROBOT.start_worlds[world], field)
    assert fact.value == value
    assert fact.known


def known_steps(row: str, name: str) -> list[dict[str, Any]]:
    """The steps of a row that a source tells, without the mark."""
    steps = [step for step in RAW[row][name] if "known" in step]
    return [{key: value for key, value in step.items() if key != "known"} for step in steps]


def test_what_is_known_of_the_phases_is_there() -> None:
    assert known_steps("actions", "explore") == [{"do": "draw", "cards": 1}, {"do": "credit", "amount": 1}]
    assert known_steps("reactions", "explore") == [{"do": "draw", "cards": 1}]
    assert known_steps("actions", "settle")[0] == {"do": "draw", "cards": 3}
    assert RAW["actions"]["develop"][-1]["six_price"]["is"] == 1
    assert RAW["reactions"]["develop"][-1]["tile_price"]["is"] == 3


def test_extra_cards_that_are_known_of_are_drawn() -> None:
    worlds = ROBOT.start_worlds
    assert worlds["rebel_cantina"].settle_cards.value > 0
    assert worlds["galactic_developers"].develop_cards.value > 0
    assert worlds["imperium_warlord"].explore_cards.value > 0
    assert worlds["imperium_warlord"].settle_cards.value > 0


def test_levels_have_one_to_three_tiles_of_six_or_nine_points() -> None:
    tiles = [(level.tiles.value, level.tile_vp.value) for level in ROBOT.levels.values()]
    assert [count for count, _ in tiles] == [1, 2, 3]
    assert {vp for _, vp in tiles} == {6, 9}


def test_every_start_world_is_there() -> None:
    assert ROBOT.start_worlds.keys() == {card.id for card in load_cards() if card.start is not None}


def spoilt(change: Callable[[dict[str, Any]], object]) -> bytes:
    """The data with something changed."""
    data = json.loads(json.dumps(RAW))
    change(data)
    return json.dumps(data).encode()


@pytest.mark.parametrize(
    ("change", "field", "problem"),
    [
        (lambda d: d.pop("pool"), "pool", "there is no required field `pool`"),
        (lambda d: d.update(colour=1), "colour", "there is an unknown field `colour`"),
        (lambda d: d["pool"].update({"is": -1}), "pool.is", "Expected `int` >= 0"),
        (lambda d: d["pool"].pop("ours"), "pool", "mark it either 'known', with its source, or 'ours'"),
        (lambda d: d["pool"].update(known="somebody"), "pool", "mark it either 'known', with its source, or 'ours'"),
        (lambda d: d["actions"]["explore"][0].pop("known"), "actions.explore[0]", "mark it either 'known'"),
        (lambda d: d["actions"]["develop"][1]["price"].pop("ours"), "actions.develop[1].price", "mark it either"),
        (lambda d: d["levels"]["hard"]["tiles"].update({"is": 4}), "levels[...].tiles.is", "Expected `int` <= 3"),
        (lambda d: d["levels"].pop("hard"), "levels.hard", "it is missing"),
        (lambda d: d["reactions"].pop("consume"), "reactions.consume", "it is missing"),
        (lambda d: d["dice"].pop(), "dice", "there are 2 dice with 6 faces each"),
        (lambda d: d["dice"][0]["is"].pop(), "dice", "there are 2 dice with 6 faces each"),
        (lambda d: d["dice"][0]["is"].append("sleep"), "dice[0].is[6]", "Invalid enum value 'sleep'"),
        (lambda d: d["start_worlds"].pop("old_earth"), "start_worlds.old_earth", "it is missing"),
        (
            lambda d: d["start_worlds"].update(new_mars=d["start_worlds"]["old_earth"]),
            "start_worlds.new_mars",
            "there is no such start world",
        ),
        (
            lambda d: d["start_worlds"]["new_sparta"]["worlds"].pop("ours"),
            "start_worlds.new_sparta.worlds",
            "mark it either",
        ),
    ],
)
def test_a_mistake_is_named_with_file_and_field(
    change: Callable[[dict[str, Any]], object], field: str, problem: str
) -> None:
    with pytest.raises(DataError) as error:
        parse_robot(spoilt(change), "robot.json")
    assert str(error.value).startswith(f"robot.json, field '{field}': {problem}")


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(DataError, match=r"robot.json is not JSON: "):
        parse_robot(b"{", "robot.json")


def test_what_is_ours_can_be_listed() -> None:
    ours = {where: (value, why) for where, value, why in our_entries(ROBOT)}
    assert ours["pool"] == (24, "as for two players")
    assert ours["levels.hard.tiles"][0] == 3
    assert ours["actions.consume_trade[0]"][0] == {
        "do": "credit",
        "amount": RAW["actions"]["consume_trade"][0]["amount"],
    }
    assert "start_worlds.new_sparta.preferred" not in ours  # known
    assert "start_worlds.new_sparta.settle_cards" not in ours  # not in the file
    assert len(ours) == json.dumps(RAW).count('"ours"')

"""The tiles and dice agree with the tables printed in the rulebook, and wrong data are named."""

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from importlib.resources import files
from typing import Any

import pytest

from galaktyka.engine.errors import DataError
from galaktyka.games.roll.power_types import GainCredits, GainDie, Instant
from galaktyka.games.roll.tables import DICE, FACE, FACES, SIDE, Colour
from galaktyka.games.roll.tiles import Side, load_box, load_dice, parse_box, parse_dice

BOX = load_box()
DEVELOPMENTS = [tile.development for tile in BOX.tiles]
WORLDS = [tile.world for tile in BOX.tiles]
PARTS = [part for faction in BOX.factions for part in faction.parts]
ALL_WORLDS = [side for side in BOX.sides if side.kind == "world"]
TILES_DATA = (files("galaktyka.games.roll") / "data" / "tiles.json").read_bytes()
DICE_DATA = (files("galaktyka.games.roll") / "data" / "dice.json").read_bytes()

# The table of costs on the last page of the rulebook, by colour of worlds and sort of developments.
COSTS = {
    "blue": {1: 5, 2: 6, 3: 4},
    "brown": {2: 5, 3: 6, 4: 2},
    "green": {3: 3, 4: 4, 5: 2},
    "yellow": {4: 2, 5: 2, 6: 3},
    "gray": {1: 2, 2: 3, 3: 2, 4: 2, 5: 1, 6: 1},
    "reassign": {1: 4, 2: 5, 3: 6, 4: 1, 5: 1, 6: 1},
    "other": {1: 5, 2: 5, 3: 8, 4: 3, 5: 4, 6: 9},
    "instant": {3: 1, 4: 2},
}
PRINTED_DICE = {"white": 25, "red": 22, "purple": 9, "blue": 20, "brown": 14, "green": 12, "yellow": 9}


def sort_of(side: Side) -> str:
    if side.colour is not None:
        return side.colour
    return "reassign" if side.reassign else "instant" if side.instant else "other"


def codes(side: Side) -> set[str]:
    return {effect.code for effect in side.instant}


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert (len(BOX.tiles), len(BOX.factions), len(BOX.homes)) == (55, 9, 9)
    assert Counter(side.colour for side in WORLDS) == Counter(blue=15, brown=13, green=9, yellow=7, gray=11)
    assert Counter(map(sort_of, DEVELOPMENTS)) == Counter(reassign=18, other=34, instant=3)
    assert sum(side.bonus_vp is not None for side in DEVELOPMENTS) == 10


def test_factions_have_a_development_and_a_world_but_the_last_has_two_worlds() -> None:
    kinds = [tuple(part.kind for part in faction.parts) for faction in BOX.factions]
    assert kinds == [("development", "world")] * 8 + [("world", "world")]


def test_costs_are_those_of_the_printed_table() -> None:
    found: dict[str, Counter[int]] = defaultdict(Counter)
    for side in (*DEVELOPMENTS, *WORLDS):
        found[sort_of(side)][side.cost] += 1
    assert {sort: dict(costs) for sort, costs in found.items()} == COSTS


def test_dice_are_those_of_the_printed_list() -> None:
    assert {die.colour: die.count for die in load_dice().dice} == PRINTED_DICE
    assert sum(DICE) == 111
    assert [DICE[Colour[name.upper()]] for name in PRINTED_DICE] == list(PRINTED_DICE.values())


def test_faces_that_a_colour_has_more_than_once() -> None:
    repeated = {die.colour: {face: n for face, n in Counter(die.faces).items() if n > 1} for die in load_dice().dice}
    assert repeated == {
        "white": {"explore": 2},
        "red": {"develop": 2, "settle": 2},
        "purple": {"ship": 3},
        "blue": {"produce": 2, "ship": 2},
        "brown": {"develop": 2},
        "green": {"settle": 2, "wild": 2},
        "yellow": {"wild": 3},
    }
    assert len(FACE) == len(PRINTED_DICE) * FACES


def test_prices_and_numbers() -> None:
    dice = load_dice()
    assert dice.trade_price == {"blue": 3, "brown": 4, "green": 5, "yellow": 6}
    assert (dice.pool_per_player, dice.start_credits, dice.max_credits) == (12, 1, 10)
    assert (dice.start_dice.cup, dice.start_dice.citizenry) == ({"white": 3}, {"white": 2})


def test_only_the_doomed_world_gives_no_die() -> None:
    assert [side.id for side in ALL_WORLDS if "gain_die" not in codes(side)] == ["doomed_world"]


def test_the_tiles_that_remove_a_die_are_those_of_the_rulebook() -> None:
    assert sorted(side.id for side in BOX.sides if "remove_die" in codes(side)) == [
        "conscription",
        "former_penal_colony",
        "information_tech",
        "rebel_miners",
        "rebel_warrior_race",
        "space_marines",
    ]


def test_a_removed_die_goes_first() -> None:
    for side in BOX.sides:
        if "remove_die" in codes(side):
            assert side.instant[0].code == "remove_die"


def test_a_good_has_the_colour_of_its_world() -> None:
    for side in ALL_WORLDS:
        for effect in side.instant:
            if isinstance(effect, GainDie) and effect.place == "good":
                assert effect.colour == side.colour


def test_one_world_gives_two_credits_and_a_good() -> None:
    def fits(side: Side) -> bool:
        goods = any(isinstance(effect, GainDie) and effect.place == "good" for effect in side.instant)
        return goods and GainCredits(amount=2) in side.instant

    assert [side.id for side in WORLDS if fits(side)] == ["deserted_alien_library"]


def test_the_rulebook_prints_thirty_polish_names() -> None:
    assert sum("pl" not in side.own_names for side in BOX.sides) == 30
    assert all("cs" in side.own_names for side in BOX.sides)


def gains(effects: Iterable[Instant]) -> Counter[str]:
    return Counter({e.colour: e.count for e in effects if isinstance(e, GainDie)})


def test_the_stock_of_dice_never_runs_out() -> None:
    """Every tile on its better side, all start tiles, and five players' first dice at once."""
    spare = {}
    for colour, number in PRINTED_DICE.items():
        need = sum(
            max(gains(tile.world.instant)[colour], gains(tile.development.instant)[colour]) for tile in BOX.tiles
        )
        need += sum(gains(side.instant)[colour] for side in (*BOX.homes, *PARTS))
        spare[colour] = number - need - (25 if colour == "white" else 0)
    assert spare == {"white": 0, "red": 0, "purple": 0, "blue": 1, "brown": 0, "green": 0, "yellow": 0}


def test_tables_number_sides_as_the_box_orders_them() -> None:
    assert [side.cost for side in SIDE] == [side.cost for side in BOX.sides]
    assert [side.development for side in SIDE] == [int(side.kind == "development") for side in BOX.sides]


# Wrong data


def changed_tiles(*path: Any, value: Any) -> bytes:
    """The tiles with one entry changed; None takes it away."""
    data: Any = json.loads(TILES_DATA)
    *steps, last = path
    place = data
    for step in steps:
        place = place[step]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return json.dumps(data).encode()


WRONG: list[tuple[tuple[Any, ...], Any, str, str]] = [
    (("tiles", 0, "world", "cost"), 9, "advanced_logistics", "world.cost"),
    (("tiles", 0, "development", "cost"), "1", "advanced_logistics", "development.cost"),
    (("tiles", 0, "development", "name", "cs"), None, "advanced_logistics", "development.name.cs"),
    (("tiles", 0, "development", "powers", 0, "code"), "fly", "advanced_logistics", "development.powers[0].code"),
    (("tiles", 0, "development", "rank"), 1, "advanced_logistics", "development.rank"),
    (("tiles", 0, "development", "kind"), "world", "advanced_logistics", "kind"),
    (("tiles", 0, "world", "id"), "Designer Species", "Designer Species", "id"),
    (("tiles", 0, "world", "id"), "spice_world", "spice_world", "id"),
    (("tiles", 0, "world", "name", "pl"), " Gatunki", "designer_species", "name.pl"),
    (("tiles", 0, "world", "own_names"), ["pl", "pl"], "designer_species", "own_names"),
    (("tiles", 0, "development", "colour"), "blue", "advanced_logistics", "colour"),
    (("tiles", 0, "development", "powers"), [], "advanced_logistics", "powers"),
    (("tiles", 0, "world", "instant"), [], "designer_species", "instant"),
    (("tiles", 0, "development", "bonus_vp"), {"code": "per_good", "vp": 1}, "advanced_logistics", "bonus_vp"),
    (("tiles", 0, "world", "powers"), [{"when": "ship", "code": "vp_flat", "amount": 1}], "designer_species", "powers"),
    (("tiles", 8, "development", "powers", 0, "min"), 3, "executive_power", "powers[0].min"),
    (("tiles", 0, "world", "instant", 1, "count"), 2, "designer_species", "instant[1].place"),
    (("factions", 0, "number"), 10, "faction 10", "number"),
    (("factions", 0, "number"), 2, "factions", "number"),
    (("home_worlds", 0, "cost"), 7, "new_sparta", "cost"),
    (("home_worlds", 0, "id"), None, "without an id", "id"),
    (
        ("home_worlds", 1, "instant"),
        [{"code": "set_starting_credits", "amount": 8}] * 2,
        "doomed_world",
        "instant[0].code",
    ),
]


@pytest.mark.parametrize(("path", "value", "entry", "field"), WRONG, ids=lambda part: str(part)[:40])
def test_wrong_tiles_are_named(path: tuple[Any, ...], value: Any, entry: str, field: str) -> None:
    with pytest.raises(DataError, match=re.escape(f"box.json, tile '{entry}', field '{field}': ")):
        parse_box(changed_tiles(*path, value=value), "box.json")


def test_a_list_that_is_missing_is_named() -> None:
    with pytest.raises(DataError, match=r"box\.json has no list 'factions'"):
        parse_box(changed_tiles("factions", value=None), "box.json")


@pytest.mark.parametrize("data", [b"{", b"[]", b"\xff"])
def test_what_is_no_json_is_refused(data: bytes) -> None:
    with pytest.raises(DataError, match=r"box\.json is not a JSON object"):
        parse_box(data, "box.json")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (b'"count": 25', b'"count": 0', "field 'dice[0].count'"),
        (b'"colour": "red"', b'"colour": "white"', "die 'white', field 'colour': the colour stands in the list twice"),
        (b'"max_credits"', b'"most_credits"', "field 'most_credits'"),
    ],
)
def test_wrong_dice_are_named(old: bytes, new: bytes, problem: str) -> None:
    with pytest.raises(DataError, match=re.escape(problem)):
        parse_dice(DICE_DATA.replace(old, new))

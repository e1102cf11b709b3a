"""The data files: they agree with the printed counts and examples, and whatever is wrong in them is named."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest

from galaktyka.engine.errors import DataError
from galaktyka.games.transgalactica.checks import check_facts, reconstructed
from galaktyka.games.transgalactica.effect_types import Goods, MoveFree
from galaktyka.games.transgalactica.facts import NAMES, load_facts, read_files

FACTS: Final = load_facts()
Raw = dict[str, Any]


def changed(name: str, change: Callable[[Raw], object]) -> dict[str, bytes]:
    """The data files after a change in one of them."""
    files = read_files()
    raw = json.loads(files[name])
    change(raw)
    return {**files, name: json.dumps(raw).encode()}


def test_counts_as_printed() -> None:
    planets = Counter(planet.kind for planet in FACTS.planets.planets)
    assert planets == {"action": 8, "mining": 7, "wild": 4, "special": 1}
    assert sum(planet.base for planet in FACTS.planets.planets) == 4
    assert Counter(card.level for card in FACTS.technologies.technologies) == {1: 10, 2: 10, 3: 10}
    assert Counter(card.level for card in FACTS.missions.missions) == {1: 14, 2: 12}
    assert Counter(decree.group for decree in FACTS.senate.decrees) == dict.fromkeys(
        ("colors", "kinds", "levels", "cards"), 3
    )
    assert [len(FACTS.objectives.objectives), len(FACTS.abilities.abilities), len(FACTS.pirates.pirates)] == [14, 10, 6]
    tokens = FACTS.bonus_tokens
    assert [len(tokens.mining), len(tokens.basic), len(tokens.advanced)] == [13, 20, 17]
    assert len(FACTS.wealth_cards.cards) == 14
    assert len(FACTS.tracks.rounds) == 5


def test_the_control_panel_fits_the_printed_examples() -> None:
    panel = FACTS.control_panel
    assert [space.ore_cost for space in panel.outposts] == [0, 1, 1, 2, 2, 2, 2]
    assert [bool(space.income) for space in panel.outposts] == [False] * 4 + [True] * 3
    assert sum(space.required_politics <= 1 for space in panel.mining_track) == 2
    at_one = {space.holds for space in panel.income_track if space.required_politics <= 1}
    assert at_one == {"pirate", "fleet_1"}
    assert panel.trade_track.full_cost.value == Goods(ore=2, alien=1)


def test_the_missions_are_sorted_by_their_victory_points() -> None:
    for level in (1, 2):
        cards = sorted((card for card in FACTS.missions.missions if card.level == level), key=lambda card: card.number)
        points = [getattr(card.reward[0], "vp", 0) for card in cards]
        assert points == sorted(points)
    (example,) = [card for card in FACTS.missions.missions if card.cost == Goods(energy=3)]
    assert example.requirement[0].level == {"military": 4}
    assert example.reward[1] == MoveFree(spaces=1)


def test_level_3_technologies_begin_at_7_and_level_2_missions_at_5() -> None:
    technology, politics = FACTS.tracks.tracks.technology, FACTS.tracks.tracks.politics
    assert min(slot.required_level for slot in technology.card_slots if slot.card_level == 3) == 7
    assert min(slot.required_level for slot in politics.card_slots if slot.card_level == 2) == 5


@pytest.mark.parametrize(
    ("players", "base", "others", "wormholes"), [(2, 2, 9, 3), (3, 3, 11, 3), (4, 4, 13, 4), (5, 4, 15, 4)]
)
def test_maps(players: int, base: int, others: int, wormholes: int) -> None:
    galaxy = FACTS.maps.maps[str(players)]
    assert Counter(space.kind for space in galaxy.spaces) == {"home": 1, "base": base, "open": others}
    assert sum(space.wormhole for space in galaxy.spaces) == wormholes


def test_lines_of_a_map_do_not_cross() -> None:
    for galaxy in FACTS.maps.maps.values():
        place = {space.id: (space.x, space.y) for space in galaxy.spaces}
        lines = [(line.a, line.b) for line in galaxy.edges]
        for number, (a, b) in enumerate(lines):
            for c, d in lines[number + 1 :]:
                if len({a, b, c, d}) == 4:
                    assert not _cross(place[a], place[b], place[c], place[d]), (galaxy.players, a, b, c, d)


Point = tuple[float, float]


def _side(p: Point, q: Point, r: Point) -> float:
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _side(a, b, c) * _side(a, b, d) < -1e-9 and _side(c, d, a) * _side(c, d, b) < -1e-9


def _entry(list_name: str, field: str, value: Any, number: int = 0) -> Callable[[Raw], object]:
    return lambda raw: raw[list_name][number].update({field: value})


def _swap_tokens(raw: Raw) -> None:
    space = raw["tracks"]["technology"]["spaces"][3]
    del space["tokens"], space["source"]["tokens"]


WRONG: Final = [
    ("planets", _entry("planets", "colors", ["pink"]), ("mine_green_1", "colors")),
    ("planets", _entry("planets", "slots", []), ("mine_green_1", "slots")),
    ("planets", _entry("planets", "trigger", "worker"), ("mine_green_1", "trigger")),
    ("planets", _entry("planets", "base", True), ("mine_green_1", "base")),
    ("planets", _entry("planets", "name", "Gaia"), ("mine_green_1", "name")),
    ("planets", _entry("planets", "id", "mine_purple_2"), ("mine_purple_2", "id")),
    ("planets", _entry("planets", "source", {}), ("mine_green_1", "no source")),
    ("planets", lambda raw: raw["planets"][0]["source"].update(moon="rulebook p.1"), ("mine_green_1", "moon")),
    ("planets", lambda raw: raw["planets"][0]["source"].update(kind="a dream"), ("mine_green_1", "kind")),
    ("planets", lambda raw: raw["planets"].pop(), ("planets", "components.json")),
    ("technologies", _entry("technologies", "level", 4), ("tech_01", "level")),
    ("technologies", _entry("technologies", "timing", "one_time"), ("tech_01", "timing")),
    ("technologies", _entry("technologies", "powers", [{"power": "fly"}]), ("tech_01", "powers")),
    ("technologies", lambda raw: [card.update(level=1) for card in raw["technologies"]], ("level 2",)),
    ("missions", _entry("missions", "number", 2), ("number",)),
    ("missions", _entry("missions", "level", 2), ("level 2",)),
    ("missions", _entry("missions", "cost", {"gold": 1}), ("mission_1_01", "cost")),
    ("missions", _entry("missions", "requirement", [{"level": {"military": 9}}]), ("mission_1_01", "military 9")),
    ("missions", _entry("missions", "requirement", [{}]), ("mission_1_01", "exactly one")),
    ("missions", _entry("missions", "reward", [{"op": "gain", "vp": -1}]), ("mission_1_01", "reward")),
    ("senate", _entry("decrees", "group", "kinds"), None),
    ("senate", lambda raw: [card.update(group="all") for card in raw["decrees"]], ("group",)),
    ("abilities", _entry("abilities", "setup", [{"op": "take_planet", "planet": "x"}], 1), ("technology_nightmare",)),
    ("tracks", lambda raw: raw["tracks"]["military"]["spaces"].pop(), ("military", "spaces")),
    ("tracks", lambda raw: raw["tracks"]["military"]["spaces"][1].update(required_technology=9), ("military",)),
    ("tracks", lambda raw: raw["tracks"]["politics"]["card_slots"][5].update(required_level=9), ("politics",)),
    ("tracks", lambda raw: raw["tracks"]["politics"]["card_slots"].pop(), ("politics", "card_slots")),
    ("tracks", _swap_tokens, ("technology", "fallback")),
    ("tracks", lambda raw: raw["tracks"]["technology"]["spaces"][6]["tokens"].update(stack=3), ("advanced", "needed")),
    ("tracks", lambda raw: raw["rounds"].pop(), ("rounds",)),
    ("tracks", lambda raw: raw["priority_track"].update(segments=6), ("priority_track", "segments")),
    ("bonus_tokens", _entry("mining", "starting", False), ("mining", "starting")),
    ("control_panel", _entry("mining_track", "required_politics", 9), ("mining_track",)),
    ("control_panel", _entry("income_track", "holds", "fleet_1"), ("income_track", "holds")),
    ("control_panel", lambda raw: raw["workers"]["crew_slots"].pop(), ("crew_slots",)),
    ("control_panel", lambda raw: raw["trade_track"]["spaces"][0].update(level=2), ("trade_track",)),
    ("areas", _entry("areas", "id", "mining"), ("areas",)),
    ("maps", lambda raw: raw["maps"].pop("2"), ("maps",)),
    ("maps", lambda raw: raw["maps"]["2"].update(players=3), ("'2'", "players")),
    ("maps", lambda raw: raw["maps"]["2"]["spaces"][0].update(kind="open"), ("'2'", "spaces")),
    ("maps", lambda raw: [space.update(wormhole=False) for space in raw["maps"]["2"]["spaces"]], ("wormholes",)),
    ("maps", lambda raw: raw["maps"]["2"]["spaces"][1].update(id="B2"), ("'2'", "spaces")),
    ("maps", lambda raw: raw["maps"]["2"]["edges"].append({"a": "H", "b": "H", "energy": 1}), ("'2'", "edges")),
    ("maps", lambda raw: raw["maps"]["2"].update(edges=raw["maps"]["2"]["edges"][:3]), ("no way leads",)),
    ("pirates", lambda raw: raw["blank_count"].update(value=1), ("pirate_tokens_blank",)),
    ("rulings", lambda raw: raw.pop("vp_floor"), ("vp_floor",)),
]  # fmt: skip


@pytest.mark.parametrize(("name", "change", "words"), WRONG)
def test_wrong_data_are_named(name: str, change: Callable[[Raw], object], words: tuple[str, ...] | None) -> None:
    files = changed(name, change)
    if words is None:  # a change that leaves the data consistent
        assert check_facts(files) != FACTS
        return
    with pytest.raises(DataError) as error:
        check_facts(files)
    text = str(error.value)
    assert text.startswith("galaktyka/games/transgalactica/data/")
    assert all(word in text for word in words), text
    assert text.endswith(".")
    assert "\n" not in text


def test_a_file_that_is_no_json_is_named() -> None:
    with pytest.raises(DataError, match=r"data/planets\.json is no JSON"):
        check_facts({**read_files(), "planets": b"{"})


def test_reconstructed_values_are_listed_with_file_entry_field_and_value() -> None:
    values = reconstructed(read_files())
    assert {"entry": "pirates pirate_1", "field": "strength", "value": 1} in [
        {key: value[key] for key in ("entry", "field", "value")} for value in values
    ]
    assert {value["entry"] for value in values if value["file"].endswith("maps.json")} >= {
        "maps/5/spaces O9",
        "maps/5/edges 1",
    }
    assert all("reconstructed" in value["source"] for value in values)
    assert len({value["file"] for value in values}) == len(NAMES) - 2  # areas and abilities are all printed


def test_a_corrected_value_is_no_longer_listed() -> None:
    before = len(reconstructed(read_files()))
    files = changed("pirates", lambda raw: raw["pirates"][1]["source"].update(strength="rulebook, the printed token"))
    assert len(reconstructed(files)) == before - 1
    assert check_facts(files) != FACTS


def test_a_space_of_a_map_may_have_a_source_of_its_own() -> None:
    before = len(reconstructed(read_files()))
    own = dict.fromkeys(("kind", "ring", "x", "y", "wormhole"), "own look at the printed map")
    files = changed("maps", lambda raw: raw["maps"]["2"]["spaces"][3].update(source=own))
    assert check_facts(files) != FACTS
    assert len(reconstructed(files)) == before - 5

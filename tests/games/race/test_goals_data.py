"""The data of the goals: complete, as race.md 14 has it, and refused with a clear sentence where it is wrong."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from galaktyka.engine.errors import DataError
from galaktyka.engine.words import LANGS, Lang
from galaktyka.games.race.cards import load_cards
from galaktyka.games.race.goal_data import Goal, load_goals, parse_goals
from galaktyka.games.race.goal_tables import COUNTED, GOAL
from galaktyka.games.race.tables import DESIGNS
from galaktyka.games.race.text import goal_name, goal_text, goal_worth

ROWS: list[dict[str, Any]] = json.loads((files("galaktyka.games.race") / "data" / "goals.json").read_bytes())
RULES = (Path(__file__).parents[3] / "docs" / "rules" / "race.md").read_text(encoding="utf-8")
GOALS = {goal.id: goal for goal in load_goals()}


def rows_of_the_rules() -> list[tuple[str, str, str, int, tuple[str, ...]]]:
    """Name, set, kind, threshold and moments of each goal, as the table of race.md 14 has them."""
    found = re.findall(r"^\| ([^|]+) \| (TGS|RvI) \| (first|most) \| [^|]+ \| (\d+) \| ([^|]+) \|", RULES, re.MULTILINE)
    return [
        (name, set_.lower(), kind, int(needs), tuple(moments.replace("round end", "round_end").split(", ")))
        for name, set_, kind, needs, moments in found
    ]


def test_the_goals_are_those_of_the_rules() -> None:
    ours = [(goal_name(goal.id, "en"), goal.set, goal.kind, goal.needs, goal.checked_after) for goal in load_goals()]
    assert ours == rows_of_the_rules()
    assert len(ours) == 15


def test_what_tiles_are_worth() -> None:
    assert {(goal.kind, goal.vp, goal.tied_vp) for goal in load_goals()} == {("first", 3, 0), ("most", 5, 3)}


def test_the_tables_have_a_row_for_every_goal_and_every_design() -> None:
    assert len(GOAL) == len(GOALS)
    assert len(COUNTED) == len(DESIGNS)


@pytest.mark.parametrize(
    ("goal", "card", "counts"),
    [
        ("overlord_discoveries", "alien_rosetta_stone_world", True),  # a grey world
        ("overlord_discoveries", "alien_tech_institute", True),  # a development
        ("overlord_discoveries", "old_earth", False),
        ("galactic_status", "merchant_guild", True),
        ("galactic_status", "pan_galactic_research", False),  # cost 6, but 4 VP are printed
        ("galactic_status", "investment_credits", False),
        ("uplift_knowledge", "uplift_code", True),
        ("largest_industry", "gem_world", True),
        ("largest_industry", "asteroid_belt", True),  # a windfall world
        ("largest_industry", "hive_world", False),
        ("production_leader", "asteroid_belt", False),
        ("production_leader", "damaged_alien_factory", True),
        ("propaganda_edge", "rebel_cantina", False),  # no military world
        ("propaganda_edge", "rebel_base", True),
        ("propaganda_edge", "pirate_world", False),
        ("research_leader", "rebel_pact", True),
        ("research_leader", "public_works", False),
    ],
)
def test_which_cards_count(goal: str, card: str, counts: bool) -> None:
    design = next(design for design in load_cards() if design.id == card)
    assert GOALS[goal].counts.fits(design) == counts


def test_uplift_and_alien_cards_are_those_with_the_word_on_them() -> None:
    for goal, word in (("uplift_knowledge", "uplift"), ("overlord_discoveries", "alien")):
        assert all(GOALS[goal].counts.fits(card) == (word in card.keywords) for card in load_cards())


def changed(goal: str, **fields: Any) -> bytes:
    """The data with some fields of one goal changed; None leaves a field out."""
    rows = [dict(row) for row in ROWS]
    row = next(row for row in rows if row["id"] == goal)
    row |= fields
    return json.dumps([{key: value for key, value in row.items() if value is not None} for row in rows]).encode()


@pytest.mark.parametrize(
    ("fields", "field", "problem"),
    [
        ({"id": "Galactic Status"}, "id", "an id is written in snake_case"),
        ({"id": "system_diversity"}, "id", "another goal has the same id"),
        ({"kind": "last"}, "kind", "Invalid enum value 'last'"),
        ({"needs": 0}, "needs", "Expected `int` >= 1"),
        ({"needs": None}, "needs", "there is no required field `needs`"),
        ({"colour": "red"}, "colour", "there is an unknown field `colour`"),
        ({"tied_vp": 3}, "tied_vp", "most goals, and only they, give VP for a tie"),
        ({"checked_after": []}, "checked_after", "it names each moment once, and at least one"),
        ({"checked_after": ["II", "II"]}, "checked_after", "it names each moment once, and at least one"),
        ({"checked_after": ["I"]}, "checked_after[0]", "Invalid enum value 'I'"),
        ({"counts": {"what": "cards"}}, "counts.any_of", "a goal that counts cards, and only such a goal, says which"),
        ({"counts": {"what": "goods", "any_of": [{"type": "world"}]}}, "counts.any_of", "a goal that counts cards"),
        ({"counts": {"what": "cards", "any_of": [{}]}}, "counts.any_of[0]", "a match needs at least one condition"),
        ({"counts": {"what": "goods", "variable_vp": True}}, "counts.variable_vp", "only cards have variable VP"),
        ({"counts": {"what": "stars"}}, "counts.what", "Invalid enum value 'stars'"),
    ],
)
def test_a_mistake_is_named_with_file_goal_and_field(fields: dict[str, Any], field: str, problem: str) -> None:
    with pytest.raises(DataError) as error:
        parse_goals(changed("galactic_status", **fields), "goals.json")
    named = fields.get("id", "galactic_status")
    assert str(error.value).startswith(f"goals.json, goal '{named}', field '{field}': {problem}")


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"{}", "goals.json is not a JSON list of goals: "),
        (b"[", "goals.json is not a JSON list of goals: "),
        (json.dumps([*ROWS, ROWS[0]]).encode(), "goals.json has 16 goals; there is room for 15."),
    ],
)
def test_a_file_that_holds_no_goals_is_refused(data: bytes, sentence: str) -> None:
    with pytest.raises(DataError, match=sentence.replace("(", r"\(")):
        parse_goals(data, "goals.json")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("goal", load_goals(), ids=lambda goal: goal.id)
def test_every_goal_has_a_name_a_condition_with_its_number_and_a_worth(goal: Goal, lang: Lang) -> None:
    assert goal_name(goal.id, lang)
    assert str(goal.needs) in goal_text(goal, lang) or goal.needs == 1
    assert str(goal.vp) in goal_worth(goal, lang)
    assert (str(goal.tied_vp) in goal_worth(goal, lang)) == (goal.kind == "most") or goal.tied_vp == 0


@pytest.mark.parametrize("lang", LANGS)
def test_no_two_goals_share_a_name(lang: Lang) -> None:
    assert len({goal_name(goal.id, lang) for goal in load_goals()}) == len(GOALS)


def test_the_words_follow_the_data() -> None:
    assert "7" in goal_text(Goal(**{**vars_of(GOALS["greatest_military"]), "needs": 7}), "pl")


def vars_of(goal: Goal) -> dict[str, Any]:
    return {field: getattr(goal, field) for field in goal.__struct_fields__}

"""Every word of Roll in three languages: complete, parallel, and made from the parameters alone."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from galaktyka.engine.words import LANGS, Lang
from galaktyka.games.roll.power_types import BonusVp, DieColour, Instant, Power, WorldColour
from galaktyka.games.roll.state import Question
from galaktyka.games.roll.text import (
    TextError,
    bonus_text,
    instant_text,
    message,
    power_text,
    tile_lines,
    tile_name,
    type_line,
)
from galaktyka.games.roll.tiles import Side, load_box

SIDES = {side.id: side for side in load_box().sides}
FILES = ("", "story/")


@cache
def entries(folder: str, lang: Lang) -> dict[str, ast.Message]:
    source = (files("galaktyka.games.roll") / "locale" / f"{folder}{lang}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in messages}) == len(messages)
    return {entry.id.name: entry for entry in messages}


class Names(Visitor):
    """Collects the variables and the messages that a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def names_in(found: dict[str, ast.Message], name: str) -> Names:
    names = Names()
    names.visit(found[name].value)
    return names


def variables(found: dict[str, ast.Message], name: str) -> set[str]:
    """The variables of a message and of all that it refers to."""
    names = names_in(found, name)
    return names.variables.union(*(variables(found, other) for other in names.messages))


def shared_ids(folder: str, lang: Lang) -> set[str]:
    return {name for name in entries(folder, lang) if not name.startswith("part-")}


def codes(*unions: Any) -> set[str]:
    return {kind.__struct_config__.tag.replace("_", "-") for union in unions for kind in get_args(union)}


@pytest.mark.parametrize("folder", FILES)
@pytest.mark.parametrize("lang", ["pl", "cs"])
def test_every_language_has_the_same_messages_with_the_same_variables(folder: str, lang: Lang) -> None:
    assert shared_ids(folder, lang) == shared_ids(folder, "en")
    found, english = entries(folder, lang), entries(folder, "en")
    for name in shared_ids(folder, "en"):
        assert variables(found, name) == variables(english, name), name


@pytest.mark.parametrize("folder", FILES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_piece_is_used_by_some_message(folder: str, lang: Lang) -> None:
    found = entries(folder, lang)
    used = set[str]().union(*(names_in(found, name).messages for name in found))
    assert {name for name in found if name.startswith("part-")} <= used


def test_every_opcode_and_every_question_has_a_message() -> None:
    ids = shared_ids("", "en")
    for prefix, union in (("power", Power), ("instant", Instant), ("bonus", BonusVp)):
        wanted = {f"{prefix}-{code}" for code in codes(union)} | {f"{prefix}-line"}
        assert {name for name in ids if name.startswith(f"{prefix}-")} == wanted
    questions = {f"question-{question.name.lower().replace('_', '-')}" for question in Question}
    steps = {f"question-assign-{step}" for step in ("wilds", "reassign", "move")}
    assert {name for name in ids if name.startswith("question-")} == questions - {"question-assign"} | steps
    assert {f"colour-{colour}" for colour in (*get_args(DieColour), *get_args(WorldColour))} <= ids


@pytest.mark.parametrize("lang", LANGS)
def test_every_tile_has_all_its_words(lang: Lang) -> None:
    for side in SIDES.values():
        lines = tile_lines(side, lang)
        assert lines[:2] == (tile_name(side, lang), type_line(side, lang))
        sentences = len(side.powers) + len(side.instant) + (side.bonus_vp is not None)
        assert sum(line.endswith(".") for line in lines[2:]) == sentences, lines
        for line in lines:
            assert line == " ".join(line.split()), line
            assert not {"none", "yes"} & set(line.lower().replace(".", " ").split()), line


def test_names_are_unique_in_every_language() -> None:
    for lang in LANGS:
        names = [tile_name(side, lang) for side in SIDES.values()]
        assert len(set(names)) == len(names)


def power(side: str, place: int = 0) -> str:
    return power_text(SIDES[side].powers[place], "en")


def test_sentences_in_english() -> None:
    assert power("executive_power") == "You may move 2 workers from one column to the phase you selected."
    assert power("homeworld_patriotism") == "You may move up to 2 workers (white dice) to the phase you selected."
    assert power("isolation_policy") == "You may move up to 2 workers from the Explore column to other columns."
    assert power("operations_affinity") == "You may move 1 worker to: Explore, Produce."
    assert power("mad_scientists") == (
        "You may move up to 2 workers to other columns, if nobody has more blue worlds than you (tied: 1)."
    )
    assert power("free_trade_zone") == "Worlds (gray) need 2 fewer dice, but at least 2."
    assert power("biological_adaptation") == "Developments with a Reassign power need 1 fewer die, but at least 1."
    assert power("terraforming_robots") == ("Gain 1 credit after you complete a world, 1 more for these worlds: brown.")
    assert power("galactic_religion") == "At the end gain 1 credit for each blue die in your Citizenry."
    assert instant_text(SIDES["rebel_hideout"].instant[0], "en") == "Gain 2 red dice in your Citizenry."
    bonus = SIDES["system_diversification"].bonus_vp
    assert bonus is not None
    assert bonus_text(bonus, "en").startswith("The total cost of your developments with a Reassign power, divided by 2")


@pytest.mark.parametrize(("side", "line"), [("gem_world", "Novelty world (blue)"), ("old_earth", "Gray world")])
def test_types_of_worlds(side: str, line: str) -> None:
    assert type_line(SIDES[side], "en") == line


def test_start_tiles_say_what_they_are() -> None:
    assert "Faction 1" in tile_lines(SIDES["space_piracy"], "en")
    assert "Home world" in tile_lines(SIDES["old_earth"], "en")
    assert type_line(SIDES["nanotechnology"], "en") == "Development with a Reassign power"


def test_other_numbers_make_other_sentences() -> None:
    """The words come from the parameters, not from the tile."""

    def all_words(side: Side) -> tuple[str, ...]:
        return tile_lines(side, "en")[2:]

    labs, ship = SIDES["major_research_labs"], SIDES["alien_research_ship"]
    assert all_words(labs)[1] != all_words(ship)[1]


def test_a_message_that_is_not_there_is_refused() -> None:
    with pytest.raises(TextError, match="There is no message 'atlantis'"):
        message("atlantis", "en")


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Move to Settle: white die, Explore"),
        ("pl", "Przesuń do akcji Kolonizacja: kość (biała), Odkrywanie"),
        ("cs", "Přesuň do fáze Osídlování: kostka (bílá), Průzkum"),
    ],
)
def test_a_die_moves_to_a_phase_whose_name_stays_as_it_is(lang: Lang, sentence: str) -> None:
    """A preposition would want another case of it."""
    moved: dict[str, str] = {"phase": "settle", "colour": "white", "from": "explore"}
    assert message("action-move", lang, **moved) == sentence

"""Every ruling of race.md 20 has a test with its number, or a reason why the base game has none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from galaktyka.games.race.cards import load_cards

HERE: Final = Path(__file__).parent
RULES: Final = (HERE.parents[2] / "docs" / "rules" / "race.md").read_text(encoding="utf-8")

# Rulings of the expansions, by the card that the base game lacks …
CARD_OF_AN_EXPANSION: Final = {
    48: "space_mercenaries",
    49: "rebel_alliance",
    59: "improved_logistics",
    63: "space_mercenaries",
}

# … or by the part of race.md that the base game does not play.
RULE_OF_AN_EXPANSION: Final = {
    60: "Takeovers",
}


@dataclass(frozen=True)
class Ruling:
    """One numbered case and the heading it stands under."""

    number: int
    heading: str
    text: str


def section(title: str) -> str:
    """A section of race.md, from its heading to the next one."""
    match = re.search(rf"^## \d+\. {title}.*?(?=^## |\Z)", RULES, re.MULTILINE | re.DOTALL)
    assert match, f"race.md has no section '{title}'"
    return match.group()


def rulings() -> Iterator[Ruling]:
    heading = ""
    for line in section("Rulings on hard cases").splitlines():
        if line.startswith("### "):
            heading = line.removeprefix("### ")
        elif match := re.match(r"(\d+)\. (.+)", line):
            yield Ruling(int(match[1]), heading, match[2])


def goal_names() -> list[str]:
    return re.findall(r"^\| ([A-Z][^|]+) \| (?:TGS|RvI) \|", section("Goals"), re.MULTILINE)


def numbers_tested() -> set[int]:
    """The numbers that test functions carry."""
    sources = [path.read_text(encoding="utf-8") for path in HERE.glob("test_rulings_*.py")]
    return {int(number) for source in sources for number in re.findall(r"^def test_(\d+)_", source, re.MULTILINE)}


def untested(numbers: set[int]) -> list[int]:
    """Rulings on the base game that none of these numbers covers."""
    excused = CARD_OF_AN_EXPANSION.keys() | RULE_OF_AN_EXPANSION.keys()
    return [ruling.number for ruling in rulings() if ruling.number not in numbers | excused]


RULING: Final = {ruling.number: ruling for ruling in rulings()}
CARD: Final = {card.id: card for card in load_cards()}


def test_the_rulings_are_numbered_without_a_gap() -> None:
    assert [ruling.number for ruling in rulings()] == list(range(1, 128))


def test_every_ruling_on_the_base_game_is_tested() -> None:
    assert untested(numbers_tested()) == []


def test_a_ruling_without_a_test_is_found() -> None:
    assert untested(numbers_tested() - {12, 80}) == [12, 80]


def test_every_numbered_test_has_a_ruling() -> None:
    assert numbers_tested() <= RULING.keys()


def test_no_ruling_is_both_tested_and_excused() -> None:
    assert CARD_OF_AN_EXPANSION.keys() & RULE_OF_AN_EXPANSION.keys() == set()
    assert numbers_tested() & (CARD_OF_AN_EXPANSION.keys() | RULE_OF_AN_EXPANSION.keys()) == set()


@pytest.mark.parametrize("number", CARD_OF_AN_EXPANSION)
def test_a_ruling_is_excused_by_a_card_that_it_names_and_the_base_game_lacks(number: int) -> None:
    card = CARD[CARD_OF_AN_EXPANSION[number]]
    assert card.copies.base == 0
    assert card.name.en in RULING[number].text


@pytest.mark.parametrize("number", RULE_OF_AN_EXPANSION)
def test_a_ruling_is_excused_by_a_rule_that_it_is_about_and_the_base_game_lacks(number: int) -> None:
    rule, ruling = RULE_OF_AN_EXPANSION[number], RULING[number]
    title = section(rule).splitlines()[0]
    assert re.search(r"\((TGS, )?RvI\b", title), title
    assert ruling.heading.startswith(rule) or any(goal in ruling.text for goal in goal_names())

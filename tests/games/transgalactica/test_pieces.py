"""Every token, planet, mission, technology, ability, decree, office, objective and pirate by its line (spec.py)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

from galaktyka.engine.errors import GalaktykaError
from galaktyka.games.transgalactica import tables
from galaktyka.games.transgalactica.codes import Code
from galaktyka.games.transgalactica.tables import EFFECT, VOCABULARIES
from tests.games.rows import changed
from tests.games.transgalactica import spec, spec_cards
from tests.games.transgalactica.spec import Spec

LINES: Final = [
    *spec.tokens(),
    *spec.mining_tokens(),
    *spec.planets(),
    *spec.missions(),
    *spec_cards.technologies(),
    *spec_cards.abilities(),
    *spec_cards.decrees(),
    *spec_cards.offices(),
    *spec_cards.objectives(),
    *spec_cards.pirates(),
    *spec_cards.fleet_tokens(),
]
SETUP_ONLY: Final = {"lieutenant", "merchant", "pioneer"}  # abilities that only a setup shows (test_setup.py)
KINDS: Final = (
    "token",
    "mining",
    "planet",
    "mission",
    "technology",
    "ability",
    "decree",
    "office",
    "objective",
    "pirate",
    "fleet",
)


def name_of(line: Spec) -> str:
    return line.piece


@pytest.mark.parametrize("line", LINES, ids=name_of)
def test_the_piece_does_what_its_line_says(line: Spec) -> None:
    line.check()


def test_every_piece_has_a_line() -> None:
    written = Counter(line.piece for line in LINES)
    pieces = {name for kind in KINDS for name in VOCABULARIES[kind][1:]}
    assert pieces - set(written) == SETUP_ONLY
    assert set(written) <= pieces


PROGRAMS: Final[dict[str, tuple[Any, str]]] = {
    "token": (tables.TOKEN, "effects"),
    "mining": (tables.MINING, "effects"),
    "planet": (tables.PLANET, "effects"),
    "mission": (tables.MISSION, "reward"),
    "office": (tables.OFFICE, "reward"),
    "fleet": (tables.FLEET, "income"),
}
NUMBERS: Final = ("energy", "ore", "alien", "credit", "any", "vp", "steps", "amount")


def rows_of(program: int) -> Iterator[int]:
    """The rows of a program and of the programs within it."""
    while True:
        yield program
        for option in (EFFECT[program].option_1, EFFECT[program].option_2, EFFECT[program].option_3):
            if option:
                yield from rows_of(option)
        if EFFECT[program].last:
            return
        program += 1


def mutations(row: int) -> Iterator[dict[str, int]]:
    """The effect gone, and each of its numbers wrong."""
    yield {"code": 1, **dict.fromkeys(NUMBERS, 0)}
    off = -1 if EFFECT[row].code == Code.ADVANCE else 1  # a discount beyond the price is no different
    for name in NUMBERS:
        if getattr(EFFECT[row], name) > 0:
            yield {name: getattr(EFFECT[row], name) + (1 if name == "steps" else off)}


def survivors(name: str, program: int) -> list[tuple[int, dict[str, Any]]]:
    """Wrong effects of a piece that none of its lines notices."""
    lines = [line for line in LINES if line.piece == name]
    found = []
    for row in rows_of(program):
        for change in mutations(row):
            with changed(EFFECT[row], **change):
                if not any(notices(line) for line in lines):
                    found.append((row, change))
    return found


def notices(line: Spec) -> bool:
    try:
        line.check()
    except (AssertionError, GalaktykaError, IndexError):
        return True
    return False


MUTABLE: Final = [
    (name, int(getattr(table[number], field)))
    for kind, (table, field) in PROGRAMS.items()
    for number, name in enumerate(VOCABULARIES[kind])
    if number
]


@pytest.mark.parametrize(("name", "program"), MUTABLE, ids=[name for name, _ in MUTABLE])
def test_a_wrong_effect_is_noticed(name: str, program: int) -> None:
    assert survivors(name, program) == []

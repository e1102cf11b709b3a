"""Technologies, abilities, decrees and objectives: wherever one of their facts is wrong, some line fails."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from galaktyka.games.transgalactica.codes import PowerCode
from galaktyka.games.transgalactica.tables import ABILITY, DECREE, EFFECT, NEED, OBJECTIVE, POWER, TECH, VOCABULARIES
from tests.games.rows import changed
from tests.games.transgalactica.test_pieces import LINES, mutations, notices, rows_of

NEVER_SHOWS: Final = {"tech_15"}  # a trade space costs one alien, of which no more than one can be saved
POWER_NUMBERS: Final = ("amount", "vp", "most", "gain", "loss", "energy", "ore", "alien", "credit")
NEED_NUMBERS: Final = ("count", "kinds", "types", "colors")
Wrong = tuple[Any, dict[str, int]]  # a row, and what is wrong in it


def wrong_powers(card: Any) -> Iterator[Wrong]:
    """Each power gone, for another event or other tracks, and each of its numbers wrong; and what it does."""
    for number in range(card.powers_from, card.powers_to):
        row = POWER[number]
        yield row, {"code": PowerCode.MILITARY_SCORING if row.code != PowerCode.MILITARY_SCORING else PowerCode.WHEN}
        if row.code == PowerCode.WHEN:
            yield row, {"event": row.event + 1}
        if row.tracks:
            yield row, {"tracks": 0}
        for name in POWER_NUMBERS:
            if getattr(row, name):
                yield row, {name: getattr(row, name) + 1}
        if row.then:
            yield from wrong_effects(row.then)


def wrong_effects(program: int) -> Iterator[Wrong]:
    for row in rows_of(program):
        for change in mutations(row):
            yield EFFECT[row], change


def wrong_technology(card: Any) -> Iterator[Wrong]:
    """Its powers, and what happens at once when it is marked."""
    yield from wrong_powers(card)
    if card.effects:
        yield from wrong_effects(card.effects)


def wrong_decree(card: Any) -> Iterator[Wrong]:
    """One more wanted, or nothing that would do."""
    for number in range(card.needs_from, card.needs_to):
        for name in NEED_NUMBERS:
            if value := getattr(NEED[number], name):
                yield NEED[number], {name: value + 1 if name == "count" else 0}


def wrong_objective(card: Any) -> Iterator[Wrong]:
    """Nothing counted, other VP, another limit, the other way to combine."""
    for number in (1, 2):
        if getattr(card, f"per_{number}"):
            yield card, {f"per_{number}": 0}
            yield card, {f"vp_{number}": getattr(card, f"vp_{number}") + 1}
        if most := getattr(card, f"most_{number}"):
            yield card, {f"most_{number}": most - 1}
        if getattr(card, f"of_{number}"):
            yield card, {f"of_{number}": 0}


MAKERS: Final[dict[str, tuple[Any, Any]]] = {
    "technology": (TECH, wrong_technology),
    "ability": (ABILITY, wrong_powers),  # what they do in the setup is in test_setup.py
    "decree": (DECREE, wrong_decree),
    "objective": (OBJECTIVE, wrong_objective),
}
CARDS: Final = [(kind, number, name) for kind in MAKERS for number, name in enumerate(VOCABULARIES[kind]) if number]


def survivors(kind: str, number: int, name: str) -> list[dict[str, int]]:
    """Wrong facts of a card that none of its lines notices."""
    lines = [line for line in LINES if line.piece == name]
    table, wrong = MAKERS[kind]
    found = []
    for row, change in wrong(table[number]):
        with changed(row, **change):
            if not any(notices(line) for line in lines) and not (name in NEVER_SHOWS and "amount" in change):
                found.append(change)
    return found


@pytest.mark.parametrize(("kind", "number", "name"), CARDS, ids=[name for _, _, name in CARDS])
def test_a_wrong_fact_is_noticed(kind: str, number: int, name: str) -> None:
    assert survivors(kind, number, name) == []

"""The engine beside a second, independent implementation of the rules (`reference/`): they agree at every decision.

After a change of the rules, raise the numbers for a while.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from galaktyka.games.transgalactica.state import Question
from tests.games.transgalactica.beside import new_game, next_turns
from tests.games.transgalactica.reference.box import (
    ABILITIES,
    DECREES,
    MISSIONS,
    OFFICES,
    PLANETS,
    TECHNOLOGIES,
    TOKENS,
)
from tests.games.transgalactica.situations import crowded, tied

GAMES: Final = range(3)  # for each number of players
SITUATIONS: Final = range(180)
DECISIONS: Final = 50  # of each situation
TIES: Final = range(12)

# Answers that are easily never chosen.
RARE: Final = {
    *("activate tech_07", "follow with lieutenant", "follow with captain as main", "follow with crew as main"),
    *("omni with captain", "omni with crew", "second fight", "second place", "collect from nightmare"),
    *("explore: activate", "explore: complete", "explore: sit", "choose_track: pass", "pay_for: pass", "place: pass"),
    *("option 1", "option 2", "option 3"),
}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_are_the_same(players: int) -> None:
    for seed in GAMES:
        assert new_game(players, seed).play(seed).match.over


def pieces_and_answers() -> set[str]:
    """What has to come up: free actions by their pieces, marked cards, offices."""
    verbs = {"use": TOKENS, "complete": MISSIONS, "sit for": DECREES, "open": OFFICES, "mark": TECHNOLOGIES}
    return {f"{verb} {name}" for verb, names in verbs.items() for name in names}


def test_crowded_tables_are_the_same_and_bring_up_everything() -> None:
    seen: set[str] = set()
    owned: set[str] = set()
    used: set[str] = set()
    for number in SITUATIONS:
        pair = next_turns(crowded(number)).play(number, DECISIONS)
        seen |= pair.seen
        owned |= {piece for seat in pair.table.seats for piece in (seat.ability, *seat.technologies)}
        used |= {pair.table.planets[space] for seat in pair.table.seats for space in seat.outposts[1:]}
    assert {question.name.lower() for question in Question} - seen == {"draft"}
    assert pieces_and_answers() - seen == set()
    assert {*ABILITIES, *TECHNOLOGIES} - owned == set()
    assert set(PLANETS) - used == {"tech_nightmare"}
    assert RARE - seen == set()


def test_ties_are_broken_the_same() -> None:
    matches = [next_turns(tied(number)).play(number).match for number in TIES]
    assert {len(match.winners()) for match in matches} >= {1, 2}

"""The engine beside a second, independent implementation of the rules (`reference/`): they agree at every decision.

After a change of the rules, raise the numbers for a while.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from types import ModuleType
from typing import Any, Final

import pytest

from galaktyka.games.roll import assign, explore, manage, rules, scoring, ship
from galaktyka.games.roll import round as rounds
from galaktyka.games.roll.bag import put_in_bag
from galaktyka.games.roll.dice import move_all
from galaktyka.games.roll.position import NUMBER
from galaktyka.games.roll.state import Question, Seat
from galaktyka.games.roll.tables import BONUS, COLOURS, POWER, SIDE
from tests.games.roll.beside import new_game, next_round
from tests.games.roll.reference.box import SIDES
from tests.games.roll.situations import crowded, tied
from tests.games.roll.spec import power_row
from tests.games.rows import changed

GAMES: Final = range(3)  # for each number of players
SITUATIONS: Final = range(120)
DECISIONS: Final = 60  # of each situation
TIES: Final = range(12)

# Answers that are easily never chosen.
RARE: Final = {
    *("assign: dictate", "assign: pass", "bank: pass", "bank: pay", "explore: pass", "explore: rearrange"),
    *("place_where: bottom", "place_where: top", "return_tile: return", "to_cup: cup", "to_cup: pass"),
}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_are_the_same(players: int) -> None:
    for seed in GAMES:
        assert new_game(players, seed).play(seed).match.over


def test_crowded_tables_are_the_same_and_bring_up_everything() -> None:
    seen: set[str] = set()
    tiles: set[str] = set()
    for number in SITUATIONS:
        pair = next_round(crowded(number)).play(number, DECISIONS)
        seen |= pair.seen
        tiles |= {tile for seat in pair.table.seats for tile in seat.tableau}
    assert {question.name.lower() for question in Question} - seen == {"place_start"}
    assert seen >= RARE
    assert tiles >= {name for name, side in SIDES.items() if side.development}


def test_ties_are_broken_the_same() -> None:
    matches = [next_round(tied(number)).play(number).match for number in TIES]
    assert all(len(set(match.scores())) == 1 for match in matches)
    assert {len(match.winners()) for match in matches} >= {1, 2}


def is_found() -> bool:
    """Whether what is wrong in the engine now is noticed."""
    situations = chain(map(tied, TIES), map(crowded, SITUATIONS))
    for situation in situations:
        try:
            next_round(situation).play(situation.seed, DECISIONS)
        except AssertionError:
            return True
    return False


def column_to_citizenry(me: Seat, column: int) -> None:
    """Where unused workers do not go."""
    move_all(me.column[column * COLOURS : (column + 1) * COLOURS], me.citizenry[0:COLOURS])


WRONG_RULES: Final[list[tuple[ModuleType, str, Any]]] = [
    (assign, "times_moved", lambda *_: 0),  # one use of a power moves a die twice
    (explore, "STOCK_CREDITS", 3),
    (explore, "TILES_TO_RETURN", 2),
    (explore, "abandon_tile", lambda s, _, tile: put_in_bag(s, tile)),  # it can be drawn again at once
    (explore, "matters", lambda *_: False),  # yellow explorers are like all others
    (manage, "ALWAYS_LEFT", 2),
    (rounds, "BEST_CONSUME", 1),  # strict order comes too late
    (rounds, "LAST_TABLEAU", 13),
    (rounds, "column_to_cup", column_to_citizenry),
    (rounds, "has_highest_worlds", lambda *_: True),
    (rounds, "has_most_developments", lambda *_: True),
    (rounds, "roll_extra_die", lambda *_: None),
    (rules, "may_stop_sending", lambda *_: True),  # Galactic Exchange may send nothing
    (scoring, "rounded_up", lambda number, divisor: number // divisor),
    (scoring, "tie_break", lambda me: me.credits),  # dice in the cup do not count
    (ship, "matches", lambda die, world: die == world),  # purple dice match purple worlds alone
]

WRONG_FACTS: Final[list[tuple[str, Callable[[], Any], dict[str, int]]]] = [
    ("alien_research_ship", lambda: POWER[power_row("alien_research_ship", 0)], {"dice": 1}),
    ("executive_power", lambda: POWER[power_row("executive_power", 0)], {"same_source": 0}),
    ("free_trade_zone", lambda: POWER[power_row("free_trade_zone", 0)], {"minimum": 1}),
    ("galactic_federation", lambda: POWER[power_row("galactic_federation", 0)], {"high": 3}),
    ("mad_scientists", lambda: POWER[power_row("mad_scientists", 0)], {"tied": 2}),
    ("new_galactic_order", lambda: BONUS[SIDE[NUMBER["new_galactic_order"]].bonus], {"divisor": 2}),
    ("rebel_miners", lambda: SIDE[NUMBER["rebel_miners"]], {"removes": 0}),
    ("spice_world", lambda: SIDE[NUMBER["spice_world"]], {"cost": 3}),
]


@pytest.mark.parametrize(("module", "name", "instead"), WRONG_RULES, ids=[name for _, name, _ in WRONG_RULES])
def test_a_wrong_rule_is_found(module: ModuleType, name: str, instead: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, name, instead)
    assert is_found()


@pytest.mark.parametrize(("tile", "row", "wrong"), WRONG_FACTS, ids=[tile for tile, _, _ in WRONG_FACTS])
def test_a_wrong_fact_is_found(tile: str, row: Callable[[], Any], wrong: dict[str, int]) -> None:
    with changed(row(), **wrong):
        assert is_found()

"""The engine and the reference side by side: the same answers, and at every decision the same table.

The engine rolls and draws; the reference is told what, and has to say everything else by itself.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

import galaktyka as gk
from galaktyka.engine.record import over
from galaktyka.games.roll.moments import causes
from galaktyka.games.roll.notation import parse_action
from galaktyka.games.roll.state import Roll
from galaktyka.games.roll.tables import NO_PHASE, SIDES, Phase
from galaktyka.games.roll.view import SeatView, _seat_view
from tests.games.asking import Ask, Steps
from tests.games.pair import Pair
from tests.games.roll.reference.box import PHASES, WILD
from tests.games.roll.reference.build import effective_cost
from tests.games.roll.reference.round import play_rounds
from tests.games.roll.reference.scoring import score, winners
from tests.games.roll.reference.seat import BUILDERS, DICTATED, STRIP, Dice, Seat
from tests.games.roll.reference.setup import deal, play_game
from tests.games.roll.reference.table import Table
from tests.games.roll.situations import Situation

SPECTATOR: Final = -1
SLOW: Final = ("abandon", "recall", "dictate", "rearrange", "pass")  # answers that get games nowhere


class EngineLuck:
    """What the engine rolled and drew."""

    def __init__(self, match: gk.Match) -> None:
        self.match = match
        self._extra = ""

    def rolled(self, seat: int) -> list[tuple[str, str]]:
        layout = self.match.view(seat).seats[seat].layout
        return [(dice.colour, dice.face) for dice in layout.rolled for _ in range(dice.count)]

    def drawn(self, seat: int) -> list[str]:
        return list(self.match.view(seat).seats[seat].drawn)

    def extra_die(self) -> str:
        return self._extra

    def look_ahead(self, seat: int, answer: str) -> None:
        """With two players, see the extra die before an answer: after it the phases may all be over."""
        if answer == "ready" and self.match.players == 2 and self.match.owing == [seat]:
            s = over(Roll, self.match.record)
            shown = [s.extra for _ in causes(s, seat, parse_action(s.seat[seat].question, answer))]
            self._extra = next((PHASES[extra] for extra in shown if extra != NO_PHASE), "")


class RollPair(Pair):
    """A game of Roll."""

    def __init__(self, match: gk.Match, table: Table, steps: Steps[None], luck: EngineLuck) -> None:
        super().__init__(match, steps)
        self.table, self._luck = table, luck

    def tell_engine(self, seat: int, answer: str) -> None:
        self._luck.look_ahead(seat, answer)
        super().tell_engine(seat, answer)

    def choose(self, asked: Ask, luck: Random) -> str:
        legal = sorted(asked.legal)
        busy = [answer for answer in legal if not answer.startswith(SLOW)]
        if "pass" in legal and luck.random() < (0.2 if busy else 0.5):
            return "pass"
        if "ready" in legal and luck.random() < 0.3:
            return "ready"
        return luck.choice(busy if busy and luck.random() < 0.75 else legal)

    def compare_tables(self) -> None:
        s = over(Roll, self.match.record)
        check_middle(s, self.table)
        for seat in self.table.seats:
            check_seat(_seat_view(s, seat.number, own=True), seat)

    def winners(self) -> list[int]:
        return winners(self.table)


def new_game(players: int, seed: int) -> RollPair:
    """A whole game from its setup."""
    match = gk.new("roll", players=players, seed=seed, backend="python")
    luck = EngineLuck(match)
    seats = match.view(SPECTATOR).seats
    table = deal([(seat.faction, seat.tableau[-1].tile) for seat in seats], luck)
    return RollPair(match, table, play_game(table), luck)


def next_round(situation: Situation) -> RollPair:
    """A situation, from its next round on."""
    match = situation.match()
    luck = EngineLuck(match)
    table = Table(situation.seats, luck, situation.pool, set(situation.bag), situation.first)
    return RollPair(match, table, play_rounds(table), luck)


def check_middle(s: Roll, table: Table) -> None:
    """Round, phase, order, pool, bag and abandoned tiles."""
    active = {name for phase, name in enumerate(PHASES) if s.active >> phase & 1}
    assert (s.turn, Phase(s.phase).name.lower(), active) == (table.turn, table.phase, table.active)
    assert (s.strict, s.first, s.pool) == (table.strict, table.first, table.pool)
    assert sorted(SIDES[s.bag[i]].id for i in range(s.bag_size)) == sorted(table.bag)
    assert sorted(SIDES[s.abandoned[i]].id for i in range(s.abandoned_size)) == sorted(table.abandoned)


def check_seat(view: SeatView, seat: Seat) -> None:
    """Everything of a seat, as its owner sees it."""
    assert (view.credits, view.vp, view.score) == (seat.credits, seat.vp, score(seat))
    assert [tile.tile for tile in view.tableau] == seat.tableau
    for tile in view.tableau:
        assert sorted(tile.goods) == sorted(seat.goods.get(tile.tile, []))
    for phase, stack in zip(BUILDERS, (view.developments, view.worlds), strict=True):
        mine = seat.stacks[phase]
        assert (stack.tiles, stack.dice) == (mine, seat.builders[phase] + Counter())
        assert stack.cost == (effective_cost(seat, mine[0]) if mine else 0)
    assert (view.citizenry, view.crew, view.extra) == (+seat.citizenry, +seat.crew, +seat.virtual)
    assert sorted(view.drawn or []) == sorted(seat.hand)
    assert view.abandoned == seat.abandoned
    check_layout(view, seat)


def check_layout(view: SeatView, seat: Seat) -> None:
    """Dice in the cup and the columns, and before the reveal on the strip and in the Dictate area."""
    assert view.layout is not None
    behind = {place: dice_in(seat, place) for place in (*PHASES, WILD, STRIP, DICTATED)}
    for phase in PHASES:
        assert view.layout.columns[phase] == behind[phase] + seat.columns[phase]
    assert view.layout.wild == behind[WILD]
    assert [view.layout.strip] == (list(behind[STRIP]) or [""])
    assert view.layout.dictated == behind[DICTATED]
    assert view.selected == seat.selected
    assert (sorted(view.layout.used), view.layout.dictates) == (sorted(seat.used), seat.dictates)
    assert view.cup == (+seat.cup)


def dice_in(seat: Seat, place: str) -> Dice:
    """Dice of a place behind the screen."""
    return Counter(die.colour for die in seat.layout if die.column == place)

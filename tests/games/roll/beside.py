"""The engine and the reference side by side: the same answers, and at every decision the same table.

The engine rolls and draws; the reference is told what, and has to say everything else by itself.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final, Self

import galaktyka as gk
from galaktyka.engine.record import over
from galaktyka.games.roll.moments import causes
from galaktyka.games.roll.notation import parse_action
from galaktyka.games.roll.state import Roll
from galaktyka.games.roll.tables import NO_PHASE, SIDES, Phase
from galaktyka.games.roll.view import SeatView, _seat_view
from tests.games.asking import Answer, Asked, Steps
from tests.games.roll.reference.box import PHASES, WILD
from tests.games.roll.reference.build import effective_cost
from tests.games.roll.reference.round import play_rounds
from tests.games.roll.reference.scoring import score, winners
from tests.games.roll.reference.seat import BUILDERS, DICTATED, STRIP, Dice, Seat
from tests.games.roll.reference.setup import deal, play_game
from tests.games.roll.reference.table import Table
from tests.games.roll.situations import Situation

SPECTATOR: Final = -1
WHOLE_GAME: Final = 5000  # decisions; games end long before
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


class Pair:
    """A match of the engine, and the same table by the reference."""

    def __init__(self, match: gk.Match, table: Table, steps: Steps[None], luck: EngineLuck) -> None:
        self.match, self.table, self.steps, self.luck = match, table, steps, luck
        self.asked: Asked = next(steps)
        self.seen: set[str] = set()  # questions that came up, and answers to them by their first words
        self.said: list[Answer] = []

    def play(self, seed: int, decisions: int = WHOLE_GAME) -> Self:
        """Play at random, and compare before every decision and after the last."""
        try:
            self._play(Random(seed), decisions)
        except AssertionError as difference:
            difference.add_note(f"Seed {seed}, {len(self.said)} decisions, the last of them {self.said[-3:]}.")
            raise
        return self

    def _play(self, luck: Random, decisions: int) -> None:
        for _ in range(decisions):
            if not self.asked:
                break
            check(self.match, self.table, self.asked)
            seat = luck.choice(sorted(self.asked))
            question, legal, _ = self.asked[seat]
            answer = choose(sorted(legal), luck)
            self.seen |= {question, f"{question}: {answer.split()[0]}"}
            self.answer(seat, answer)
        check(self.match, self.table, self.asked)

    def answer(self, seat: int, answer: str) -> None:
        """A seat gives the same answer here and there."""
        self.luck.look_ahead(seat, answer)
        self.match.play(seat, answer)
        self.said.append((seat, answer))
        try:
            self.asked = self.steps.send((seat, answer))
        except StopIteration:
            self.asked = {}


def new_game(players: int, seed: int) -> Pair:
    """A whole game from its setup."""
    match = gk.new("roll", players=players, seed=seed, backend="python")
    luck = EngineLuck(match)
    seats = match.view(SPECTATOR).seats
    table = deal([(seat.faction, seat.tableau[-1].tile) for seat in seats], luck)
    return Pair(match, table, play_game(table), luck)


def next_round(situation: Situation) -> Pair:
    """A situation, from its next round on."""
    match = situation.match()
    luck = EngineLuck(match)
    table = Table(situation.seats, luck, situation.pool, set(situation.bag), situation.first)
    return Pair(match, table, play_rounds(table), luck)


def choose(legal: list[str], luck: Random) -> str:
    """An answer that is random, but mostly gets the game somewhere."""
    busy = [answer for answer in legal if not answer.startswith(SLOW)]
    if "pass" in legal and luck.random() < (0.2 if busy else 0.5):
        return "pass"
    if "ready" in legal and luck.random() < 0.3:
        return "ready"
    return luck.choice(busy if busy and luck.random() < 0.75 else legal)


def check(match: gk.Match, table: Table, asked: Asked) -> None:
    """The engine has the same questions, the same answers to them, and the same table."""
    assert match.owing == sorted(asked)
    for number, question in asked.items():
        assert match.question(number) == question.question
        legal = match.legal(number)
        assert len(legal) == len(set(legal))
        assert set(legal) == question.legal
    s = over(Roll, match.record)
    check_middle(s, table)
    for seat in table.seats:
        check_seat(_seat_view(s, seat.number, own=True), seat)
    assert match.over == (not asked)
    if match.over:
        assert match.winners() == winners(table)


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

"""A round: choose actions, play the phases that were chosen, discard down, look for the end (race.md 4)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Final

from tests.games.asking import Steps, ask, together
from tests.games.race.reference.box import HAND_LIMIT, LAST_TABLEAU
from tests.games.race.reference.consume import consume
from tests.games.race.reference.develop import develop
from tests.games.race.reference.explore import explore
from tests.games.race.reference.goals import check_goals
from tests.games.race.reference.produce import produce
from tests.games.race.reference.seat import Seat
from tests.games.race.reference.settle import settle
from tests.games.race.reference.table import Table

ACTIONS: Final = ("explore +5", "explore +1/+1", "develop", "settle", "consume trade", "consume 2x", "produce")
TWICE: Final = ("develop", "settle")  # of these the advanced game has two cards (15)
# The phases: their names here and on cards, how they are played, and by which action cards they are chosen.
PHASES: Final[list[tuple[str, str, Callable[[Table], Steps[None]], tuple[str, ...]]]] = [
    ("explore", "I", explore, ("explore +5", "explore +1/+1")),
    ("develop", "II", develop, ("develop",)),
    ("settle", "III", settle, ("settle",)),
    ("consume", "IV", consume, ("consume trade", "consume 2x")),
    ("produce", "V", produce, ("produce",)),
]


def play_rounds(table: Table) -> Steps[None]:
    """Rounds until the game is over."""
    while True:
        table.turn += 1
        for seat in table.seats:
            seat.actions.clear()
        yield from together(choose_action(table, seat) for seat in table.seats)
        for seat in table.seats:
            seat.actions.update(seat.choice.split(" & "))
            seat.choice = ""
        yield from play_phases(table)
        if (yield from end_round(table)):
            return


def choose_action(table: Table, seat: Seat) -> Steps[None]:
    """One action card in secret; two of nine in the advanced game (4.1, 15)."""
    legal = set(ACTIONS)
    if "advanced" in table.options:
        pairs = combinations_with_replacement(ACTIONS, 2)
        legal = {f"{one} & {other}" for one, other in pairs if one != other or one in TWICE}
    seat.choice = yield from ask(seat, "choose_action", legal)


def play_phases(table: Table) -> Steps[None]:
    """Each chosen phase once, twice if a player chose it twice; after each the goals are looked at (4.2, 14, 15)."""
    for name, number, play, cards in PHASES:
        for repeat in range(times(table, cards)):
            yield from play_phase(table, name, number, play, repeat)


def times(table: Table, cards: tuple[str, ...]) -> int:
    """How often a phase is played; both Explore, or both Consume, cards make one phase (15)."""
    return max(seat.actions[card] for seat in table.seats for card in cards)


def play_phase(table: Table, name: str, number: str, play: Callable[[Table], Steps[None]], repeat: int) -> Steps[None]:
    """One phase, and the goals after it."""
    table.begin_phase(name, repeat)
    yield from play(table)
    check_goals(table, number)


def end_round(table: Table) -> Steps[bool]:
    """All discard down at once; then the goals, and whether the game is over (4.3, 4.4)."""
    table.phase = "none"
    for seat in table.seats:
        seat.surplus = max(0, len(seat.hand) - most_kept(seat, "hand_limit", HAND_LIMIT))
    yield from together(discard_down(table, seat) for seat in table.seats)
    check_goals(table, "round_end")
    return is_over(table)


def most_kept(seat: Seat, code: str, usual: int) -> int:
    """A limit that a card of the tableau may raise."""
    cards = [power for card in seat.cards for power in card.powers if power["code"] == code]
    return max([usual, *(int(power["cards"]) for power in cards)])


def discard_down(table: Table, seat: Seat) -> Steps[None]:
    """Discard what is above the hand limit (4.3)."""
    for left in range(seat.surplus, 0, -1):
        answer = yield from ask(seat, "hand_limit", {f"discard {card}" for card in seat.hand}, left)
        table.discard_from_hand(seat, answer.split()[1])


def is_over(table: Table) -> bool:
    """A full tableau, or an empty pool (13)."""
    full = (len(seat.tableau) >= most_kept(seat, "tableau_end_threshold", LAST_TABLEAU) for seat in table.seats)
    return table.pool == 0 or any(full)

"""Phase I, Explore: draw, and keep some (race.md 6)."""

from __future__ import annotations

from tests.games.asking import Steps, ask, together
from tests.games.race.reference.seat import Seat
from tests.games.race.reference.table import Table

DRAWN, KEPT = 2, 1
MORE_DRAWN = {"explore +5": 5, "explore +1/+1": 1}
MORE_KEPT = {"explore +1/+1": 1}


def explore(table: Table) -> Steps[None]:
    """All draw all their cards; then all choose at once what they keep (6)."""
    for seat in table.in_order():
        drawn = DRAWN + bonus(seat, MORE_DRAWN) + seat.total("explore_draw", "cards")
        seat.drawn = table.take_cards(seat, drawn)
    yield from together(keep_some(table, seat) for seat in table.seats)


def bonus(seat: Seat, cards: dict[str, int]) -> int:
    """What the action cards of a seat add."""
    return sum(cards[action] for action in cards if seat.bonuses[action])


def keep_some(table: Table, seat: Seat) -> Steps[None]:
    """Discard as many cards as were drawn and are not kept; with a mix power, any of the hand (6)."""
    kept = KEPT + bonus(seat, MORE_KEPT) + seat.total("explore_keep", "cards")
    surplus = max(0, len(seat.drawn) - kept)
    if seat.has("explore_mix_with_hand") or surplus == 0:
        seat.hand += seat.drawn
        seat.drawn = []
        for left in range(surplus, 0, -1):
            answer = yield from ask(seat, "discard_explored", {f"discard {card}" for card in seat.hand}, left)
            table.discard_from_hand(seat, answer.split()[1])
    else:
        yield from keep_of_drawn(table, seat, kept)


def keep_of_drawn(table: Table, seat: Seat, kept: int) -> Steps[None]:
    """Without a mix power the discards come from the cards drawn in this phase (6)."""
    for left in range(kept, 0, -1):
        answer = yield from ask(seat, "keep", {f"keep {card}" for card in seat.drawn}, left)
        card = answer.split()[1]
        seat.drawn.remove(card)
        seat.hand.append(card)
    while seat.drawn:
        table.discard(seat, seat.drawn.pop(0))

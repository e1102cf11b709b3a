"""Gambling World: naming a number, and the ante (race.md 10.2, race-powers.md)."""

from __future__ import annotations

from tests.games.asking import Steps, ask
from tests.games.race.reference.box import CARDS, Power
from tests.games.race.reference.seat import Seat
from tests.games.race.reference.table import Table


def guess(table: Table, seat: Seat, number: int) -> None:
    """Keep the top card if its cost or defence is the number, else discard it."""
    card = table.take_top(seat)
    if card is None:
        return
    if CARDS[card].value == number:
        seat.hand.append(card)
    else:
        table.discard(seat, card)


def eligible(card: str, power: Power) -> bool:
    """Whether a card may be put up."""
    return bool(power["min_value"] <= CARDS[card].value <= power["max_value"])


def ante(table: Table, seat: Seat, power: Power) -> Steps[None]:
    """Put up a hand card; a dearer one among as many as it costs wins it back, and one of them."""
    legal = {f"ante {card}" for card in seat.hand if eligible(card, power)}
    answer = yield from ask(seat, "ante", legal)
    card = answer.split()[1]
    seat.drawn = table.take_cards(seat, CARDS[card].value)
    if any(CARDS[other].value > CARDS[card].value for other in seat.drawn):
        yield from take_one(seat)
    else:
        table.discard_from_hand(seat, card)
    while seat.drawn:
        table.discard(seat, seat.drawn.pop())


def take_one(seat: Seat) -> Steps[None]:
    """One of the cards turned over goes to the hand."""
    taken = seat.drawn[0]
    if len(seat.drawn) > 1:
        answer = yield from ask(seat, "take_revealed", {f"take {card}" for card in seat.drawn})
        taken = answer.split()[1]
    seat.drawn.remove(taken)
    seat.hand.append(taken)

"""How long the game will last, and what a card in hand is worth because of it."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.games.race.round import LAST_TABLEAU, last_tableau
from galaktyka.games.race.state import Race, seats, two_actions
from galaktyka.players.race import weights as w
from galaktyka.players.race.goods import consume_value, produced_goods

ROUND: Final = 10  # time is counted in tenths of a round


@kernel
def rounds_left(o: Race, seat: int) -> int:
    """Rounds to come after this one, in tenths: until the fullest tableau is full or the pool is empty."""
    cards = LAST_TABLEAU
    chips = 0
    for other in range(seats(o)):
        cards = min(cards, last_tableau(o, other) - int(o.seat[other].tableau_size))
        chips += w.CHIPS + w.CHIPS_OF_CYCLE * cycle_chips(o, other) // 100
    by_cards = cards * w.ROUNDS_PER_CARD
    by_chips = ROUND * w.VP * o.pool // chips
    rounds = max(0, min(by_cards, by_chips) - ROUND)
    return w.ADVANCED * rounds // 100 if two_actions(o) == 1 else rounds


@kernel
def cycle_chips(o: Race, seat: int) -> int:
    """Chips, in hundredths, that a seat takes when all its worlds have produced and it consumes everything."""
    return consume_value(o, seat, produced_goods(o, seat, 1, True), w.VP, 0, True)


@kernel
def card_value(o: Race, seat: int, rounds: int) -> int:
    """What a card in hand is worth as money: less in a full hand, and when little time is left to spend it."""
    crowd = max(0, o.seat[seat].hand_size - w.EASY_HAND)
    return max(w.CARD // 4, w.CARD - w.CROWD * crowd) * min(rounds, w.CARD_HORIZON) // w.CARD_HORIZON

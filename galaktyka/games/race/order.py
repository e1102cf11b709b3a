"""Where player order matters (race.md 12): seats act together unless the cards might run out."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.race.state import Race
from galaktyka.games.race.tables import CARD, HIGHEST_PRICE, NO_CARD, POWER, Phase


@kernel
def cards_may_run_out(s: Race) -> bool:
    """Whether the draws of this phase could empty the draw pile."""
    most = 0
    for seat in range(s.players):
        most += most_draws(s, seat)
    return most >= s.deck_size


@kernel
def most_draws(s: Race, seat: int) -> int:
    """No fewer cards than the seat can draw in this Consume or Produce phase."""
    me = s.seat[seat]
    most = int(me.tableau_size)  # a good on every world
    trades = 1
    bonus = 0
    for slot in range(me.active):
        card = CARD[me.tableau[slot]]
        for row in range(card.powers_from, card.powers_to):
            power = POWER[row]
            if power.phase == s.phase:
                most += 1 + power.amount * max(1, power.uses, power.high, me.tableau_size)
                trades += 1
            elif power.phase == Phase.TRADE:
                bonus += power.amount
    if s.phase == Phase.CONSUME and has_goods(s, seat):
        most += trades * (HIGHEST_PRICE + bonus)
    return most


@kernel
def has_goods(s: Race, seat: int) -> bool:
    """Whether the seat holds any good."""
    me = s.seat[seat]
    for slot in range(me.tableau_size):
        if me.good[slot] != NO_CARD:
            return True
    return False

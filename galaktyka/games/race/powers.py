"""Reading powers off a tableau. Only cards that were there when the phase began count (race.md 5)."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.race.state import Race
from galaktyka.games.race.tables import CARD, POWER


@kernel
def power_total(s: Race, seat: int, code: int) -> int:
    """The sum of the amounts of all powers of one opcode."""
    me = s.seat[seat]
    total = 0
    for slot in range(me.active):
        card = CARD[me.tableau[slot]]
        for row in range(card.powers_from, card.powers_to):
            if POWER[row].code == code:
                total += POWER[row].amount
    return total

"""Military strength (race.md 8.2)."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.race.powers import power_total, worlds_of_sort
from galaktyka.games.race.state import Race
from galaktyka.games.race.tables import CARD, POWER, REBEL, Keyword, Power


@kernel
def strength(s: Race, seat: int, card: int) -> int:
    """Military against a world: general, specialised against it, and temporary of this phase."""
    me = s.seat[seat]
    total = int(me.temporary)
    for slot in range(me.active):
        facts = CARD[me.tableau[slot]]
        for row in range(facts.powers_from, facts.powers_to):
            power = POWER[row]
            if power.code == Power.MILITARY and fights(power.against, card):
                total += power.amount * (worlds_of_sort(s, seat, power.per) if power.per != 0 else 1)
    return total


@kernel
def fights(against: int, card: int) -> bool:
    """Whether Military counts against a world: general always, specialised against its kind or Rebels."""
    if against == 0:
        return True
    if against == REBEL:
        return (CARD[card].keywords & Keyword.REBEL) != 0
    return against == CARD[card].kind


@kernel
def reserve(s: Race, seat: int) -> int:
    """Temporary Military that the seat could still call up in this phase."""
    return power_total(s, seat, Power.DISCARD_SELF_FOR_MILITARY)


@kernel
def general_military(s: Race, seat: int) -> int:
    """General Military of the whole tableau: negative counts, specialised and temporary do not (race.md 13)."""
    me = s.seat[seat]
    total = 0
    military_worlds = 0
    for slot in range(me.tableau_size):
        military_worlds += CARD[me.tableau[slot]].military
    for slot in range(me.tableau_size):
        facts = CARD[me.tableau[slot]]
        for row in range(facts.powers_from, facts.powers_to):
            if POWER[row].code == Power.MILITARY and POWER[row].against == 0:
                total += POWER[row].amount * (military_worlds if POWER[row].per != 0 else 1)
    return total

"""The price of a good (race.md 10.1)."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.race.powers import worlds_of_sort
from galaktyka.games.race.state import Race
from galaktyka.games.race.tables import CARD, POWER, PRICE, Kind, Power


@kernel
def sale_price(s: Race, seat: int, slot: int, with_powers: bool) -> int:
    """Cards for the good of a slot: by its kind, and with all $ powers where they count."""
    kind = CARD[s.seat[seat].tableau[slot]].kind
    price = PRICE[kind]
    return price + trade_bonus(s, seat, slot, kind) if with_powers else price


@kernel
def trade_bonus(s: Race, seat: int, sold: int, kind: int) -> int:
    """What $ powers add: for any good, for its kind, or for the good of their own world."""
    me = s.seat[seat]
    total = 0
    for slot in range(me.active):
        facts = CARD[me.tableau[slot]]
        for row in range(facts.powers_from, facts.powers_to):
            power = POWER[row]
            fits = power.kind == Kind.NONE or power.kind == kind
            if power.code == Power.TRADE_BONUS and fits and (power.here == 0 or slot == sold):
                total += power.amount * (worlds_of_sort(s, seat, power.per) if power.per != 0 else 1)
    return total

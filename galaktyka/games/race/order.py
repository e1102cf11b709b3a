"""Where player order matters (race.md 12): seats act together unless the cards or the chips might run out."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.games.race.powers import acts_in, has_code, worlds_of_sort
from galaktyka.games.race.state import Race, chose, goods_of
from galaktyka.games.race.tables import CARD, HIGHEST_PRICE, NO_CARD, POWER, ActionCard, Kind, Phase, Power

MOST_VP_PER_GOOD: Final = max(-(-power.vp // power.goods) for power in POWER if power.code == Power.CONSUME)


@kernel
def cards_may_run_out(s: Race) -> bool:
    """Whether the draws of this Consume or Produce phase could empty a draw pile that seats share."""
    if s.draft == 1:
        return False
    most = 0
    for seat in range(s.players):
        most += most_draws(s, seat)
    return most >= s.deck_size


@kernel
def chips_may_run_out(s: Race) -> bool:
    """Whether the VP of this Consume phase could empty the pool."""
    most = 0
    for seat in range(s.players):
        most += most_vp(s, seat)
    return most >= s.pool


@kernel
def most_draws(s: Race, seat: int) -> int:
    """No fewer cards than the seat can draw, or lay as goods, in this Consume or Produce phase."""
    me = s.seat[seat]
    most = 0
    for slot in range(me.active):
        if not acts_in(me.tableau[slot], s.phase):
            continue
        for row in range(CARD[me.tableau[slot]].powers_from, CARD[me.tableau[slot]].powers_to):
            if POWER[row].phase == s.phase:
                most += draws_of_power(s, seat, row)
    if s.phase == Phase.PRODUCE:
        return most + empty_worlds(s, seat)
    sells = chose(s, seat, ActionCard.CONSUME_TRADE) and goods_of(me, Kind.NONE) > 0
    return most + highest_sale(s, seat) if sells else most


@kernel
def draws_of_power(s: Race, seat: int, row: int) -> int:
    """No fewer cards than one power can draw."""
    if POWER[row].code == Power.CONSUME_AT_TRADE_PRICE:
        return highest_sale(s, seat)
    if POWER[row].code == Power.GUESS_TOP_CARD:
        return 1
    if POWER[row].code == Power.ANTE_CARD:
        return POWER[row].high
    return POWER[row].amount * most_uses(s, seat, row)


@kernel
def highest_sale(s: Race, seat: int) -> int:
    """No fewer cards than one good can bring."""
    me = s.seat[seat]
    price = HIGHEST_PRICE
    for slot in range(me.active):
        if not has_code(me.tableau[slot], Power.TRADE_BONUS):
            continue
        for row in range(CARD[me.tableau[slot]].powers_from, CARD[me.tableau[slot]].powers_to):
            if POWER[row].code == Power.TRADE_BONUS:
                price += POWER[row].amount * (worlds_of_sort(s, seat, POWER[row].per) if POWER[row].per != 0 else 1)
    return price


@kernel
def most_uses(s: Race, seat: int, row: int) -> int:
    """How often at most a power gives its reward in this phase."""
    me = s.seat[seat]
    power = POWER[row]
    if power.code == Power.CONSUME:
        return min(power.uses, goods_of(me, power.kind) // power.goods)
    if power.code == Power.CONSUME_ALL:
        return goods_of(me, Kind.NONE)
    if power.code == Power.CONSUME_DISTINCT_KINDS:
        return min(power.high if power.flag == 1 else 1, goods_of(me, Kind.NONE))
    if power.code == Power.DISCARD_HAND:
        return power.uses
    if power.code == Power.DRAW_PER_WORLD:
        return me.active
    if power.code == Power.DRAW_PER_GOOD_PRODUCED or power.code == Power.DRAW_PER_KIND_PRODUCED:
        return empty_worlds(s, seat)
    return 1


@kernel
def empty_worlds(s: Race, seat: int) -> int:
    """Worlds of the tableau that a good could still be laid on."""
    me = s.seat[seat]
    count = 0
    for slot in range(me.active):
        if CARD[me.tableau[slot]].kind != Kind.NONE and me.good[slot] == NO_CARD:
            count += 1
    return count


@kernel
def most_vp(s: Race, seat: int) -> int:
    """No fewer VP than the seat can gain in this Consume phase; those for hand cards are never doubled."""
    me = s.seat[seat]
    for_goods = 0
    for_cards = 0
    for_nothing = 0
    for slot in range(me.active):
        if not acts_in(me.tableau[slot], Phase.CONSUME):
            continue
        for row in range(CARD[me.tableau[slot]].powers_from, CARD[me.tableau[slot]].powers_to):
            if POWER[row].phase == Phase.CONSUME:
                if POWER[row].code == Power.DISCARD_HAND:
                    for_cards += POWER[row].vp * most_uses(s, seat, row)
                elif POWER[row].code == Power.GAIN_VP:
                    for_nothing += POWER[row].vp
                else:
                    for_goods += POWER[row].vp * most_uses(s, seat, row)
    for_goods = min(for_goods, MOST_VP_PER_GOOD * goods_of(me, Kind.NONE)) + for_nothing
    return for_cards + (2 * for_goods if chose(s, seat, ActionCard.CONSUME_2X) else for_goods)

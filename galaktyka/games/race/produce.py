"""Phase V: Produce (race.md 11)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import ask, close, then, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.games.race.actions import BONUS, CARD_ACTIONS, PASS
from galaktyka.games.race.deck import draw_cards, lay_good
from galaktyka.games.race.order import cards_may_run_out
from galaktyka.games.race.powers import acts_in, has_code, has_trait, worlds_of_sort
from galaktyka.games.race.state import (
    NO_POWER,
    Op,
    Question,
    Race,
    begin_phase,
    chose,
    in_order,
    tableau_slot,
    then_in_order,
)
from galaktyka.games.race.tables import CARD, KINDS, NO_CARD, POWER, ActionCard, Kind, Phase, Power, Trait

NO_PRODUCTION: Final = 1000  # a cost nobody can pay


@kernel
def produce(s: Race) -> None:
    """Everybody produces; in player order where cards may run out (11, 12)."""
    begin_phase(s, Phase.PRODUCE, 0)
    then(s, Op.PRODUCE_END, 0, 0)
    if cards_may_run_out(s):
        then_in_order(s, Op.PRODUCE_WORLDS)
    else:
        for seat in range(s.players):
            then_seat(s, seat, Op.PRODUCE_WORLDS, 0)


@kernel
def produce_worlds(s: Race, seat: int) -> None:
    """Every empty production world gets a good first: no later choice is lost by that (11.1)."""
    me = s.seat[seat]
    for slot in range(me.active):
        if production_cost(me.tableau[slot]) == 0 and me.good[slot] == NO_CARD:
            produce_on(s, seat, slot)
    then_seat(s, seat, Op.PRODUCE_NEXT, 0)


@kernel
def production_cost(card: int) -> int:
    """Hand cards that producing on a world by its own power costs; NO_PRODUCTION if it has none (11.1)."""
    for row in range(CARD[card].powers_from, CARD[card].powers_to):
        if POWER[row].code == Power.PRODUCE:
            return POWER[row].cost
    return NO_PRODUCTION


@kernel
def produce_on(s: Race, seat: int, slot: int) -> None:
    """Lay a good on an empty world, and draw if the world rewards it (11.1, 11.4)."""
    me = s.seat[seat]
    if not lay_good(s, seat, slot):
        return
    card = CARD[me.tableau[slot]]
    me.produced[card.kind] += 1
    for row in range(card.powers_from, card.powers_to):
        if POWER[row].code == Power.DRAW_IF_PRODUCED_HERE:
            draw_cards(s, seat, POWER[row].amount)


@kernel
def is_empty_windfall(s: Race, seat: int, slot: int) -> bool:
    """A windfall world of the tableau that holds no good."""
    me = s.seat[seat]
    return slot < me.active and CARD[me.tableau[slot]].windfall == 1 and me.good[slot] == NO_CARD


@kernel
def can_fill(s: Race, seat: int, row: int, slot: int) -> bool:
    """Whether a windfall power (NO_POWER: the Produce bonus) may produce on a slot (11.2, 11.3)."""
    if not is_empty_windfall(s, seat, slot):
        return False
    if row == NO_POWER:
        return True
    card = CARD[s.seat[seat].tableau[slot]]
    if POWER[row].others == 1 and card.powers_from <= row < card.powers_to:
        return False
    return POWER[row].kind == Kind.NONE or POWER[row].kind == card.kind


@kernel
def worlds_to_fill(s: Race, seat: int, row: int) -> int:
    """The slots a windfall power (NO_POWER: the Produce bonus) could produce on, as a bit mask."""
    slots = 0
    for slot in range(s.seat[seat].active):
        if can_fill(s, seat, row, slot):
            slots |= 1 << slot
    return slots


@kernel
def bonus_open(s: Race, seat: int) -> bool:
    """Whether the Produce bonus is this seat's, unused, and has a world to produce on (11.2)."""
    if s.seat[seat].bonus_used == 1 or not chose(s, seat, ActionCard.PRODUCE):
        return False
    return worlds_to_fill(s, seat, NO_POWER) != 0


@kernel
def fills_windfall(s: Race, seat: int, slot: int, row: int) -> bool:
    """Whether a row is an unused windfall power with a world to produce on (11.3)."""
    if POWER[row].code != Power.PRODUCE_ON_WINDFALL or (s.seat[seat].used[slot] & POWER[row].bit) != 0:
        return False
    return worlds_to_fill(s, seat, row) != 0


@kernel
def draws_in_produce(s: Race, seat: int, slot: int, row: int) -> bool:
    """Whether a row is an unused power that draws cards in Produce by its owner's choice of moment (11.4)."""
    code = POWER[row].code
    if POWER[row].phase != Phase.PRODUCE or (s.seat[seat].used[slot] & POWER[row].bit) != 0:
        return False
    return (
        code == Power.DRAW
        or code == Power.DRAW_PER_KIND_PRODUCED
        or code == Power.DRAW_PER_GOOD_PRODUCED
        or code == Power.DRAW_PER_WORLD
    )


@kernel
def can_produce_with(s: Race, seat: int, action: int) -> bool:
    """Whether an action names the bonus or an unused power of Produce that the seat may use now."""
    if action == BONUS:
        return bonus_open(s, seat)
    return produce_row(s, seat, action - CARD_ACTIONS) != NO_POWER


@kernel
def produce_row(s: Race, seat: int, design: int) -> int:
    """The row of the first usable Produce power of a design in the tableau, or NO_POWER."""
    me = s.seat[seat]
    slot = tableau_slot(me, design)
    if slot >= me.active:
        return NO_POWER
    card = CARD[me.tableau[slot]]
    for row in range(card.powers_from, card.powers_to):
        if fills_windfall(s, seat, slot, row) or draws_in_produce(s, seat, slot, row):
            return row
        if costs_to_produce(s, seat, slot, row) and POWER[row].cost <= me.hand_size:
            return row
    return NO_POWER


@kernel
def costs_to_produce(s: Race, seat: int, slot: int, row: int) -> bool:
    """Whether a row produces on its own empty world for hand cards, and was not declined (11.1)."""
    me = s.seat[seat]
    if POWER[row].code != Power.PRODUCE or POWER[row].cost == 0 or (me.used[slot] & POWER[row].bit) != 0:
        return False
    return me.good[slot] == NO_CARD


@kernel
def may_decline(s: Race, seat: int) -> bool:
    """Whether a production that costs hand cards is open: now, or after drawing early (11.1, 11.4)."""
    me = s.seat[seat]
    if not has_trait(me, Trait.PRODUCES_FOR_CARDS):
        return False
    cards = int(me.hand_size)
    cost = NO_PRODUCTION
    for slot in range(me.active):
        for row in range(CARD[me.tableau[slot]].powers_from, CARD[me.tableau[slot]].powers_to):
            if costs_to_produce(s, seat, slot, row):
                cost = min(cost, POWER[row].cost)
            elif draws_in_produce(s, seat, slot, row):
                cards += cards_for_power(s, seat, row)
    return cost <= cards


@kernel
def decline(s: Race, seat: int) -> None:
    """No production that costs hand cards in this phase."""
    me = s.seat[seat]
    for slot in range(me.active):
        for row in range(CARD[me.tableau[slot]].powers_from, CARD[me.tableau[slot]].powers_to):
            if costs_to_produce(s, seat, slot, row):
                me.used[slot] |= POWER[row].bit


@kernel
def produce_next(s: Race, seat: int) -> None:
    """Ask which power fills which windfall world; without a choice go on by itself, and draw at the end (11)."""
    worlds = fillable_worlds(s, seat)
    if worlds == 0:
        if may_decline(s, seat):
            ask(s, seat, Question.PRODUCE, 1)
        else:
            draw_at_end(s, seat)
    elif is_single(worlds) or ways_to_go_on(s, seat) == 1:
        fill_unasked(s, seat)
    else:
        ask(s, seat, Question.PRODUCE, 1)


@kernel
def is_single(slots: int) -> bool:
    """Whether a bit mask of slots names exactly one."""
    return slots != 0 and (slots & (slots - 1)) == 0


@kernel
def fillable_worlds(s: Race, seat: int) -> int:
    """The slots that the bonus or any unused windfall power could still produce on, as a bit mask."""
    me = s.seat[seat]
    slots = worlds_to_fill(s, seat, NO_POWER)
    if slots == 0 or bonus_open(s, seat):
        return slots
    slots = 0
    for slot in range(me.active):
        if not acts_in(me.tableau[slot], Phase.PRODUCE):
            continue
        for row in range(CARD[me.tableau[slot]].powers_from, CARD[me.tableau[slot]].powers_to):
            if fills_windfall(s, seat, slot, row):
                slots |= worlds_to_fill(s, seat, row)
    return slots


@kernel
def ways_to_go_on(s: Race, seat: int) -> int:
    """How many cards, and the bonus, could be used next."""
    me = s.seat[seat]
    ways = 1 if bonus_open(s, seat) else 0
    for slot in range(me.active):
        if produce_row(s, seat, CARD[me.tableau[slot]].design) != NO_POWER:
            ways += 1
    return ways


@kernel
def fill_unasked(s: Race, seat: int) -> None:
    """Only one world can be filled, or only one thing can fill it: a card's power if there is one, else the bonus."""
    me = s.seat[seat]
    for slot in range(me.active):
        design = CARD[me.tableau[slot]].design
        row = produce_row(s, seat, design)
        if row != NO_POWER and POWER[row].code == Power.PRODUCE_ON_WINDFALL:
            produce_with(s, seat, CARD_ACTIONS + design)
            return
    produce_with(s, seat, BONUS)


@kernel
def produce_with(s: Race, seat: int, action: int) -> None:
    """Use the bonus, a windfall power, pay for a good, draw early, or decline to pay; then the next one (11)."""
    me = s.seat[seat]
    close(s, seat)
    then_seat(s, seat, Op.PRODUCE_NEXT, 0)
    if action == PASS:
        decline(s, seat)
        return
    row = NO_POWER
    slot = 0
    if action == BONUS:
        me.bonus_used = 1
    else:
        slot = tableau_slot(me, action - CARD_ACTIONS)
        row = produce_row(s, seat, action - CARD_ACTIONS)
        me.used[slot] |= POWER[row].bit
    if row == NO_POWER or POWER[row].code == Power.PRODUCE_ON_WINDFALL:
        choose_world_to_fill(s, seat, row)
    elif POWER[row].code == Power.PRODUCE:
        then_seat(s, seat, Op.PRODUCE_HERE, slot)
        ask(s, seat, Question.PAY, POWER[row].cost)
    else:
        draw_for_power(s, seat, row)


@kernel
def choose_world_to_fill(s: Race, seat: int, row: int) -> None:
    """Ask for the windfall world, unless there is only one."""
    me = s.seat[seat]
    me.power = row
    if not is_single(worlds_to_fill(s, seat, row)):
        ask(s, seat, Question.WINDFALL_WORLD, 1)
        return
    for slot in range(me.active):
        if can_fill(s, seat, row, slot):
            fill_windfall(s, seat, slot)
            return


@kernel
def fill_windfall(s: Race, seat: int, slot: int) -> None:
    """Produce on the chosen windfall world."""
    close(s, seat)
    s.seat[seat].power = 0
    produce_on(s, seat, slot)


@kernel
def draw_for_power(s: Race, seat: int, row: int) -> None:
    """Draw for a power: a fixed number, per kind or good produced so far, or per world (11.4)."""
    draw_cards(s, seat, cards_for_power(s, seat, row))


@kernel
def cards_for_power(s: Race, seat: int, row: int) -> int:
    """The cards that a power draws if it is used now (11.4)."""
    me = s.seat[seat]
    power = POWER[row]
    times = 1
    if power.code == Power.DRAW_PER_KIND_PRODUCED:
        times = kinds_produced(s, seat)
    elif power.code == Power.DRAW_PER_GOOD_PRODUCED:
        times = int(me.produced[power.kind])
    elif power.code == Power.DRAW_PER_WORLD:
        times = worlds_of_sort(s, seat, power.per)
    return times * power.amount


@kernel
def kinds_produced(s: Race, seat: int) -> int:
    """Different kinds of goods the seat produced in this phase."""
    count = 0
    for kind in range(1, KINDS):
        if s.seat[seat].produced[kind] > 0:
            count += 1
    return count


@kernel
def draw_at_end(s: Race, seat: int) -> None:
    """All production is done: the remaining draws follow, the order in which they are worth most (11.4)."""
    me = s.seat[seat]
    for slot in range(me.active):
        if not acts_in(me.tableau[slot], Phase.PRODUCE):
            continue
        for row in range(CARD[me.tableau[slot]].powers_from, CARD[me.tableau[slot]].powers_to):
            if draws_in_produce(s, seat, slot, row):
                me.used[slot] |= POWER[row].bit
                draw_for_power(s, seat, row)


@kernel
def produce_end(s: Race) -> None:
    """After all players: who produced strictly the most of a kind draws (11.5)."""
    for place in range(s.players):
        seat = in_order(s, place)
        me = s.seat[seat]
        for slot in range(me.active):
            if not has_code(me.tableau[slot], Power.DRAW_IF_MOST_PRODUCED):
                continue
            for row in range(CARD[me.tableau[slot]].powers_from, CARD[me.tableau[slot]].powers_to):
                if POWER[row].code == Power.DRAW_IF_MOST_PRODUCED and produced_most(s, seat, POWER[row].kind):
                    draw_cards(s, seat, POWER[row].amount)


@kernel
def produced_most(s: Race, seat: int, kind: int) -> bool:
    """Whether the seat produced more goods of a kind than every other seat (11.5)."""
    for other in range(s.players):
        if other != seat and s.seat[other].produced[kind] >= s.seat[seat].produced[kind]:
            return False
    return s.seat[seat].produced[kind] > 0

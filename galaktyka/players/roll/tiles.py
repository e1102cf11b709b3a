"""Tiles: what completing one gains, and what one is worth in a stack."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.roll.build import effective_cost
from galaktyka.games.roll.dice import is_producer, owned, zone_count
from galaktyka.games.roll.observe import HIDDEN
from galaktyka.games.roll.powers import worlds_of
from galaktyka.games.roll.produce import room_of
from galaktyka.games.roll.scoring import score
from galaktyka.games.roll.state import Roll, Seat, add_to_tableau
from galaktyka.games.roll.tables import (
    COLOURS,
    INSTANT,
    NO_BONUS,
    POWER,
    PRICE,
    SIDE,
    TILES,
    Colour,
    Instant,
    Phase,
    Place,
    Power,
)
from galaktyka.players.roll import weights as w
from galaktyka.players.roll.clock import ROUND, credits_worth, in_time


@kernel
def die_worth(me: Seat, colour: int) -> int:
    """What a die of a colour is worth in the cup."""
    return w.DIE + w.COLOURS[colour] + w.OWN_WORLD * worlds_of(me, colour)


@kernel
def tile_gain(o: Roll, seat: int, side: int, rounds: int) -> int:
    """What completing a tile adds: points, powers, room for goods, dice and credits."""
    value = w.VP * points_added(o, seat, side) + instant_worth(o, seat, side, rounds)
    for row in range(SIDE[side].powers_from, SIDE[side].powers_to):
        value += rounds * power_income(o, seat, row, rounds) // ROUND
    if SIDE[side].bonus != NO_BONUS:
        value += rounds * w.GROWTH // ROUND
    if is_producer(side):
        value += rounds * room_worth(o.seat[seat], side) // ROUND
    return value


@kernel
def points_added(o: Roll, seat: int, side: int) -> int:
    """What a tile adds to the score, by itself and by what counts it."""
    me = o.seat[seat]
    before = score(o, seat)
    slot = add_to_tableau(me, side)
    after = score(o, seat)
    me.tableau[slot] = 0
    me.tableau_size -= 1
    return after - before


@kernel
def room_worth(me: Seat, side: int) -> int:
    """What room for a good brings a round: dearer goods more, and less where there is much room already."""
    return max(0, w.CAPACITY + 2 * PRICE[SIDE[side].colour] - w.CROWDED * room_of(me))


@kernel
def instant_worth(o: Roll, seat: int, side: int, rounds: int) -> int:
    """What a tile gives once."""
    value = 0
    me = o.seat[seat]
    for row in range(SIDE[side].instant_from, SIDE[side].instant_to):
        effect = INSTANT[row]
        if effect.code == Instant.GAIN_CREDITS:
            value += credits_worth(o, seat, effect.amount, rounds)
        elif effect.code == Instant.REMOVE_DIE:
            value -= in_time(w.DIE, rounds)
        elif effect.code == Instant.GAIN_DIE:
            value += effect.amount * in_time(new_die_worth(me, effect.colour, effect.place), rounds)
    return value


@kernel
def new_die_worth(me: Seat, colour: int, place: int) -> int:
    """What a new die is worth where the tile puts it."""
    value = 2 * die_worth(me, colour)  # for the rest of the game, not for the next round alone
    if place == Place.CITIZENRY:
        value -= w.SPARE
    return value + w.FRESH if place == Place.GOOD else value


@kernel
def power_income(o: Roll, seat: int, row: int, rounds: int) -> int:
    """What a power brings a round on average."""
    power = POWER[row]
    if power.phase == Phase.ASSIGN:
        return assign_income(o.seat[seat], row)
    if power.phase == Phase.SHIP:
        return w.RATES[power.phase] * ship_income(o.seat[seat], row) // 100
    if power.phase == Phase.EXPLORE:
        return w.RATES[power.phase] * explore_income(row) // 100
    if power.phase == Phase.PRODUCE:
        return w.RATES[power.phase] * produce_income(o.seat[seat], row) // 100
    return build_income(o.seat[seat], row)


@kernel
def assign_income(me: Seat, row: int) -> int:
    """What a Reassign power brings a round: the more dice it is for, the more."""
    power = POWER[row]
    if power.code != Power.REASSIGN:
        return w.DICTATE
    all_dice = 0
    fitting = 0
    for colour in range(COLOURS):
        dice = owned(me, colour)
        all_dice += dice
        fitting += dice * ((int(power.dice) >> colour) & 1)
    return w.REASSIGN * int(power.high) * min(2 * fitting, all_dice) // max(1, all_dice)


@kernel
def explore_income(row: int) -> int:
    """What a power of Explore brings when the phase is played."""
    power = POWER[row]
    if power.code == Power.EXTRA_WORKER:
        return w.ACTION * colours_in(power.dice)
    if power.code == Power.DRAW_EXTRA_TILE:
        return w.RESEARCH * power.amount
    if power.code == Power.CREDITS_IF_MOST_DEVELOPMENTS:
        return w.CONDITION * w.SPARE * power.amount // 100
    return w.RECONNAISSANCE if power.code == Power.SCOUT_PLACE_ON_TOP else w.REARRANGE


@kernel
def colours_in(dice: int) -> int:
    """How many colours a mask has."""
    total = 0
    for colour in range(COLOURS):
        total += (dice >> colour) & 1
    return total


@kernel
def build_income(me: Seat, row: int) -> int:
    """What a power of Develop or Settle brings a round."""
    power = POWER[row]
    if power.code == Power.CREDITS_FLAT:
        return w.RATES[power.phase] * w.SPARE * power.amount // 100
    if power.code == Power.CREDITS_PER_DIE_IN_CITIZENRY:
        return w.RATES[power.phase] * w.SPARE * owned(me, power.colour) // (2 * 100 * power.per)
    if power.code == Power.BUILD_DISCOUNT:
        share = 100 if power.reassign == 0 and power.colours in (0, 255) else 40
        return w.BUILDS * w.WORK * power.amount * share // 10_000
    if power.code == Power.CREDITS_ON_COMPLETE:
        return w.BUILDS * w.SPARE * power.amount // 100
    return w.BUILDS * w.SPARE * 2 // 100


@kernel
def produce_income(me: Seat, row: int) -> int:
    """What a power of Produce brings when the phase is played."""
    power = POWER[row]
    if power.code == Power.CREDITS_PER_GOOD_ON_WORLD:
        worlds = 0
        for colour in range(COLOURS):
            worlds += worlds_of(me, colour) * ((int(power.colours) >> colour) & 1)
        return w.SPARE * power.amount * worlds
    if power.code == Power.CREDITS_PER_GOOD_DIE:
        return w.SPARE * power.amount * owned(me, power.colour) // 2
    if power.code == Power.GOODS_CAPACITY:
        return w.CAPACITY * room_of(me)
    amount = w.SPARE * power.amount
    return w.CONDITION * amount // 100 if power.code == Power.CREDITS_IF_MOST_DEVELOPMENTS else amount


@kernel
def ship_income(me: Seat, row: int) -> int:
    """What a power of Ship brings when the phase is played."""
    power = POWER[row]
    if power.code == Power.EXTRA_WORKER:
        return w.ACTION * colours_in(power.dice)
    if power.code == Power.CREDITS_FLAT:
        return w.SPARE * power.amount
    if power.code == Power.VP_FLAT or power.code == Power.PAY_CREDITS_FOR_VP_ON_TRADE:
        return w.VP * power.amount
    if power.code == Power.CREDITS_IF_HIGHEST_COST_WORLD:
        return w.CONDITION * w.SPARE * power.amount // 100
    if power.code == Power.CREDITS_PER_DIE_IN_CITIZENRY:
        return w.SPARE * power.amount * owned(me, power.colour) // (2 * power.per)
    worlds = 0
    for colour in range(Colour.BLUE, COLOURS):
        worlds += worlds_of(me, colour) * ((int(power.colours) >> colour) & 1)
    each = w.VP if power.code == Power.CONSUME_BONUS_VP else w.SPARE
    return w.SHIPMENTS * each * power.amount * worlds // 100


@kernel
def stack_worth(o: Roll, seat: int, side: int, ahead: int, rounds: int) -> int:
    """What a tile is worth in a stack, its dice paid for, when so many dice must be put there before."""
    cost = effective_cost(o.seat[seat], side)
    return tile_gain(o, seat, side, rounds) - w.WORK * cost - w.LATE * (ahead + cost // 2)


@kernel
def dice_ahead(me: Seat, zone: int, places: int) -> int:
    """Dice that the first tiles of a stack still need."""
    dice = -zone_count(me, zone)
    for place in range(places):
        tile = me.pile[zone * TILES + place]
        dice += w.UNKNOWN_COST if tile == HIDDEN else effective_cost(me, zone * TILES + tile)
    return max(0, dice)

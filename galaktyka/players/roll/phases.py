"""What each phase brings a seat with the workers that it has there."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.roll.build import effective_cost
from galaktyka.games.roll.dice import zone_count
from galaktyka.games.roll.explore import STOCK_CREDITS
from galaktyka.games.roll.observe import HIDDEN
from galaktyka.games.roll.powers import power_total
from galaktyka.games.roll.produce import room_of
from galaktyka.games.roll.round import LAST_TABLEAU
from galaktyka.games.roll.scoring import score
from galaktyka.games.roll.state import Roll, Seat, tiles_in_zone
from galaktyka.games.roll.tables import COLOURS, POWER, SIDE, TILES, Colour, Phase, Power
from galaktyka.players.roll import weights as w
from galaktyka.players.roll.clock import credits_worth, in_time, soon
from galaktyka.players.roll.goods import (
    consume_worth,
    goods_on,
    matching_goods,
    room_on,
    stored_worth,
    trade_credits,
    trade_worth,
)
from galaktyka.players.roll.outcome import outcome
from galaktyka.players.roll.tiles import colours_in, tile_gain


@kernel
def workers_of(me: Seat, phase: int, colour: int) -> int:
    """Workers of a colour in a phase, the selecting die included."""
    selecting = me.selected == phase and me.strip == 1 + colour
    return int(me.column[phase * COLOURS + colour]) + int(selecting)


@kernel
def workers(me: Seat, phase: int) -> int:
    """All workers in a phase."""
    total = 0
    for colour in range(COLOURS):
        total += workers_of(me, phase, colour)
    return total


@kernel
def virtual_workers(me: Seat, phase: int) -> int:
    """Workers that powers add to a phase."""
    total = 0
    for slot in range(me.tableau_size):
        side = SIDE[me.tableau[slot]]
        for row in range(side.powers_from, side.powers_to):
            if POWER[row].code == Power.EXTRA_WORKER and POWER[row].phase == phase:
                total += colours_in(POWER[row].dice)
    return total


@kernel
def phase_outcome(o: Roll, seat: int, phase: int, rounds: int) -> int:
    """What a phase brings a seat if it is played."""
    if phase == Phase.EXPLORE:
        return explore_outcome(o, seat, rounds)
    if phase == Phase.PRODUCE:
        return produce_outcome(o, seat, rounds)
    if phase == Phase.SHIP:
        return ship_outcome(o, seat, rounds)
    return build_outcome(o, seat, phase, rounds)


@kernel
def scout_worth(tiles: int, rounds: int) -> int:
    """What another tile is worth beside so many in the stacks."""
    return in_time(3 * w.SCOUT // (2 + tiles), rounds)


@kernel
def explore_outcome(o: Roll, seat: int, rounds: int) -> int:
    """Every explorer Scouts or Stocks, whichever is worth more by then."""
    me = o.seat[seat]
    dice = workers(me, Phase.EXPLORE)
    tiles = tiles_in_zone(me)
    value = 0
    money = 0
    for _ in range(dice + virtual_workers(me, Phase.EXPLORE)):
        scouting = scout_worth(tiles, rounds)
        now = credits_worth(o, seat, money, rounds)
        if scouting >= credits_worth(o, seat, money + STOCK_CREDITS, rounds) - now:
            value += scouting
            tiles += 1
        else:
            money += STOCK_CREDITS
    return outcome(value + w.RESEARCH * power_total(me, Phase.EXPLORE, Power.DRAW_EXTRA_TILE), money, dice, dice)


@kernel
def build_outcome(o: Roll, seat: int, phase: int, rounds: int) -> int:
    """Workers complete tiles one after another; the rest begin the next one, or return to the cup."""
    me = o.seat[seat]
    zone = phase - Phase.DEVELOP
    waiting = zone_count(me, zone)
    dice = workers(me, phase)
    gone = home = value = built = 0
    while built < me.pile_size[zone]:
        side = zone * TILES + me.pile[zone * TILES + built]
        cost = tile_cost(me, side, zone)
        if waiting + dice < cost:
            share = tile_worth(o, seat, side, zone, rounds) * dice // cost
            value += w.PROGRESS * soon(share, rounds) // 100
            gone += dice
            break
        value += tile_worth(o, seat, side, zone, rounds)
        placed = max(0, cost - waiting)
        waiting = max(0, waiting - cost)
        dice -= placed
        gone += placed
        home += cost
        built += 1
    money = power_total(me, phase, Power.CREDITS_FLAT) + built * power_total(me, phase, Power.CREDITS_ON_COMPLETE)
    return outcome(value + ending(o, seat, built, value), money, gone, home)


@kernel
def tile_cost(me: Seat, side: int, zone: int) -> int:
    """Dice that a tile of a stack needs, as far as anybody knows."""
    return w.UNKNOWN_COST if side == zone * TILES + HIDDEN else effective_cost(me, side)


@kernel
def tile_worth(o: Roll, seat: int, side: int, zone: int, rounds: int) -> int:
    """What completing a tile of a stack brings."""
    if side == zone * TILES + HIDDEN:
        return w.UNKNOWN_COST * w.UNKNOWN_TILE
    return max(0, tile_gain(o, seat, side, rounds))


@kernel
def ending(o: Roll, seat: int, built: int, value: int) -> int:
    """What it is worth to end the game by these tiles: the lead, or what the seat is behind."""
    size = int(o.seat[seat].tableau_size)
    if built == 0 or size >= LAST_TABLEAU or size + built < LAST_TABLEAU:
        return 0
    best = -1000
    for other in range(o.players):
        if other != seat:
            best = max(best, score(o, other))
    return w.LEAD * (w.VP * (score(o, seat) - best) + value) // 100


@kernel
def produce_outcome(o: Roll, seat: int, rounds: int) -> int:
    """Producers fill the worlds, dearest first; their dice stay there."""
    me = o.seat[seat]
    dice = workers(me, Phase.PRODUCE)
    placed = min(dice, room_of(me))
    left = placed
    value = 0
    for world in range(Colour.YELLOW, Colour.PURPLE, -1):
        here = min(left, room_on(me, world))
        matching = min(here, workers_of(me, Phase.PRODUCE, world) + workers_of(me, Phase.PRODUCE, Colour.PURPLE))
        value += matching * stored_worth(o, seat, world, True, rounds)
        value += (here - matching) * stored_worth(o, seat, world, False, rounds)
        left -= here
    return outcome(value, power_total(me, Phase.PRODUCE, Power.CREDITS_FLAT), placed, 0)


@kernel
def ship_outcome(o: Roll, seat: int, rounds: int) -> int:
    """Shippers take goods, dearest first; shipper and good come to Citizenry."""
    me = o.seat[seat]
    dice = workers(me, Phase.SHIP)
    left = dice + virtual_workers(me, Phase.SHIP)
    value = w.VP * power_total(me, Phase.SHIP, Power.VP_FLAT)
    money = power_total(me, Phase.SHIP, Power.CREDITS_FLAT)
    shipped = 0
    for world in range(Colour.YELLOW, Colour.PURPLE, -1):
        matching = workers_of(me, Phase.SHIP, world) + workers_of(me, Phase.SHIP, Colour.PURPLE)
        goods = matching_goods(me, world)
        for i in range(min(left, goods_on(me, world))):
            fits = int(i < goods) + int(i < matching)
            consumed = consume_worth(o, seat, world, fits, rounds)
            value -= stored_worth(o, seat, world, i < goods, rounds)
            if consumed >= trade_worth(o, seat, world, rounds):
                value += consumed
            else:
                money += trade_credits(me, world)
            shipped += 1
        left = dice + virtual_workers(me, Phase.SHIP) - shipped
    used = min(dice, shipped)
    return outcome(value, money, used, used + shipped)

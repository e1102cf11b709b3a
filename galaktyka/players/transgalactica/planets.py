"""What outposts, mining and collecting are worth."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import MINING_ROWS, NONE, ORE, RESOURCES, Color, Kind, Track
from galaktyka.games.transgalactica.mining import SOURCES, mining_program
from galaktyka.games.transgalactica.planets import colors_at
from galaktyka.games.transgalactica.production import PLACES, produces
from galaktyka.games.transgalactica.state import Transgalactica, level_of
from galaktyka.games.transgalactica.tables import MINING, OUTPOST_SPACE, PIRATE, PLANET
from galaktyka.players.transgalactica import weights as w
from galaktyka.players.transgalactica.clock import incomes_left, rounds_left
from galaktyka.players.transgalactica.goals import prospects
from galaktyka.players.transgalactica.goods import gain_value, price_value, wanted
from galaktyka.players.transgalactica.rewards import reward
from galaktyka.players.transgalactica.tracks import token_glance


@kernel
def mine_value(o: Transgalactica, seat: int) -> int:
    """Everything with the mining mark, once."""
    value = 0
    for source in range(SOURCES):
        program = mining_program(o, seat, source)
        if program != NONE:
            value += reward(o, seat, program)
    return value


@kernel
def mining_token_value(o: Transgalactica, seat: int) -> int:
    """The open mining token, for the minings to come and the one now."""
    me = o.seat[seat]
    if o.mining_open == NONE or me.mining_size >= MINING_ROWS:
        return 0
    return reward(o, seat, MINING[o.mining_open].effects) * (100 + w.MINES * incomes_left(o)) // 100


@kernel
def collect_value(o: Transgalactica, seat: int, level: int) -> int:
    """Collecting with so many levels: the best resources that the outposts give."""
    value, places = 0, 0
    for place in range(PLACES):
        resources = produces(o, seat, place)
        if resources != 0 and places < level:
            value += gain_value(o, seat, wanted(o, seat, resources), 1)
            places += 1
    return value


@kernel
def producers(o: Transgalactica, seat: int) -> int:
    """Outposts that give a resource."""
    count = 0
    for place in range(PLACES):
        if produces(o, seat, place) != 0:
            count += 1
    return count


@kernel
def planet_value(o: Transgalactica, seat: int, space: int) -> int:
    """What a planet gives who has an outpost there: resources, moves, and its own reward."""
    planet = o.planet[space]
    value = 0
    if PLANET[planet].produces != 0 and producers(o, seat) <= level_of(o.seat[seat], Track.PRODUCTION):
        value += w.ANY * w.COLLECTS * rounds_left(o) // 100
    if colors_at(o, space) & Color.GREY != 0:
        value += w.GREY * rounds_left(o)
    gives = reward(o, seat, PLANET[planet].effects)
    if PLANET[planet].kind == Kind.MINING:
        return value + gives + gives * w.MINES * rounds_left(o) // 100
    if PLANET[planet].kind == Kind.WILD:
        return value + gives * incomes_left(o) - w.CREW * rounds_left(o)
    return value + gives * w.PLANET_USES * rounds_left(o) // 100


@kernel
def outpost_value(o: Transgalactica, seat: int, space: int, paid: int) -> int:
    """An outpost on a space: the planet, its token, the panel space it leaves, and the goals it serves."""
    me = o.seat[seat]
    place = int(me.placed)
    value = planet_value(o, seat, space) - w.PRIORITY - prospects(o, seat)
    value += reward(o, seat, OUTPOST_SPACE[place].immediate)
    value += reward(o, seat, OUTPOST_SPACE[place].income) * (1 + incomes_left(o))
    if o.token[space] != NONE:
        value += token_glance(o, seat, o.token[space])
    if paid == 1:
        value -= price_value(o, seat, ORE, OUTPOST_SPACE[place].ore)
    me.outposts |= 1 << space
    me.placed += 1
    value += prospects(o, seat)
    me.placed -= 1
    me.outposts -= 1 << space
    return value


@kernel
def pirate_value(o: Transgalactica, seat: int, space: int) -> int:
    """Pirates on a space: VP now and as income, and the goals they serve."""
    me = o.seat[seat]
    vp = w.VP * PIRATE[o.pirate[space]].vp
    value = vp + vp * incomes_left(o) * w.PIRATE_ROUNDS // 100 - prospects(o, seat)
    me.pirates_size += 1
    value += prospects(o, seat)
    me.pirates_size -= 1
    return value


@kernel
def resources_at(o: Transgalactica, seat: int, place: int) -> int:
    """What collecting from a place brings."""
    return gain_value(o, seat, wanted(o, seat, produces(o, seat, place) & ((1 << RESOURCES) - 1)), 1)

"""Planets: where outposts stand, what colours and kinds they are, and placing one (transgalactica.md 6.2, 7)."""

from __future__ import annotations

from galaktyka.engine.flow import ask, close, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import (
    ALL_COLORS,
    FEWEST,
    HOME,
    NONE,
    ORE,
    OUTPOSTS,
    SPACES,
    Color,
    Kind,
    PowerCode,
    Track,
)
from galaktyka.games.transgalactica.state import (
    FRESH,
    Op,
    Question,
    Transgalactica,
    has_outpost,
    has_power,
    level_of,
)
from galaktyka.games.transgalactica.tables import EFFECT, LINK, MAP, OUTPOST_SPACE, PLANET, RULES, RULING


@kernel
def energy_of(s: Transgalactica, start: int, end: int) -> int:
    """The energy of a step between two spaces; 0 if no line joins them."""
    return int(LINK[((s.players - FEWEST) * SPACES + start) * SPACES + end].energy)


@kernel
def steps_of(s: Transgalactica, start: int, end: int) -> int:
    """How many steps it takes at least from a space to another; 0 if there is no way."""
    return int(LINK[((s.players - FEWEST) * SPACES + start) * SPACES + end].steps)


@kernel
def is_wormhole(s: Transgalactica, space: int) -> bool:
    """Whether a space has a wormhole."""
    return MAP[(s.players - FEWEST) * SPACES + space].wormhole == 1


@kernel
def colors_at(s: Transgalactica, space: int) -> int:
    """The colours of the planet on a space; the central planet has none (U5)."""
    return int(PLANET[s.planet[space]].colors)


@kernel
def grey_moves(s: Transgalactica, seat: int) -> int:
    """Spaces more for each grey planet with an own outpost (6.2, U12, U13)."""
    me = s.seat[seat]
    moves = 0
    for space in range(SPACES):
        if has_outpost(me, space) and gives_move(colors_at(s, space)):
            moves += RULES[0].grey_move
    if me.nightmare == 1 and gives_move(ALL_COLORS):
        moves += RULES[0].grey_move
    return moves


@kernel
def gives_move(colors: int) -> bool:
    """Whether a planet of these colours gives a move; of multicolour ones it is a ruling (U12)."""
    return colors & Color.GREY != 0 and (colors != ALL_COLORS or RULING[0].multicolor_moves == 1)


@kernel
def outposts_of_kind(s: Transgalactica, seat: int, kind: int) -> int:
    """Outposts on planets of a kind; Kind.ANY counts every planet but the central one."""
    me = s.seat[seat]
    count = 0
    for space in range(SPACES):
        if has_outpost(me, space) and s.planet[space] != NONE:
            if kind == Kind.ANY or PLANET[s.planet[space]].kind == kind:
                count += 1
    return count


@kernel
def outposts_of_color(s: Transgalactica, seat: int, colors: int) -> int:
    """Planets with an own outpost that have one of the colours, the special planet included (U13)."""
    me = s.seat[seat]
    count = int(me.nightmare)
    for space in range(SPACES):
        if has_outpost(me, space) and colors_at(s, space) & colors != 0:
            count += 1
    return count


@kernel
def next_slot_trade(s: Transgalactica, space: int) -> int:
    """The trade level of the next free slot; of the last one if all are taken (6.2, ruling 75)."""
    planet = s.planet[space]
    if s.filled[space] == 0 or PLANET[planet].slots == 1:
        return int(PLANET[planet].trade_1)
    return int(PLANET[planet].trade_2)


@kernel
def can_settle(s: Transgalactica, seat: int, space: int, paid: int) -> bool:
    """Whether an outpost may be placed on a space: slot, trade level, crew, pirates, ore (6.2)."""
    me = s.seat[seat]
    planet = s.planet[space]
    if planet == NONE or s.pirate[space] != NONE or has_outpost(me, space) or me.placed >= OUTPOSTS:
        return False
    if s.filled[space] >= PLANET[planet].slots:
        if PLANET[planet].kind != Kind.ACTION or not has_power(me, PowerCode.CROWDED_ACTION_PLANETS):
            return False
    if level_of(me, Track.TRADE) < next_slot_trade(s, space) or me.crew < PLANET[planet].crew:
        return False
    return paid == 0 or me.goods[ORE] >= OUTPOST_SPACE[me.placed].ore


@kernel
def place_outpost(s: Transgalactica, seat: int, space: int, paid: int) -> None:
    """Pay, discard crew on a wild planet, take what lies there and gain what the places give (6.2)."""
    me = s.seat[seat]
    planet = s.planet[space]
    if paid == 1:
        me.goods[ORE] -= OUTPOST_SPACE[me.placed].ore
    me.crew -= PLANET[planet].crew
    if OUTPOST_SPACE[me.placed].income != NONE:
        then_seat(s, seat, Op.EFFECTS, OUTPOST_SPACE[me.placed].income)
    if OUTPOST_SPACE[me.placed].immediate != NONE:
        then_seat(s, seat, Op.EFFECTS, OUTPOST_SPACE[me.placed].immediate)
    if PLANET[planet].kind == Kind.MINING:
        then_seat(s, seat, Op.EFFECTS, PLANET[planet].effects)
    me.placed += 1
    me.outposts |= 1 << space
    s.filled[space] += 1
    if s.token[space] != NONE:
        s.bonus[s.token[space]] = FRESH + seat
        s.token[space] = NONE


@kernel
def place_first(s: Transgalactica) -> None:
    """Every player's first outpost and ship go to the central planet (3.2)."""
    for seat in range(s.players):
        me = s.seat[seat]
        me.outposts = 1 << HOME
        me.placed = 1
        me.ships = 1


@kernel
def can_place_anywhere(s: Transgalactica, seat: int, space: int, row: int) -> bool:
    """Whether an effect may place an outpost on this action planet (technology 29, pioneer, U17)."""
    return PLANET[s.planet[space]].kind == Kind.ACTION and can_settle(s, seat, space, EFFECT[row].cost)


@kernel
def can_place_somewhere(s: Transgalactica, seat: int, row: int) -> bool:
    """Whether there is an action planet for the outpost of an effect."""
    for space in range(SPACES):
        if can_place_anywhere(s, seat, space, row):
            return True
    return False


@kernel
def ask_place(s: Transgalactica, seat: int, row: int) -> None:
    """Ask where on the action planets to place an outpost."""
    if can_place_somewhere(s, seat, row):
        ask(s, seat, Question.PLACE, row)


@kernel
def answer_place(s: Transgalactica, seat: int, space: int) -> None:
    """Place the outpost of an effect, or none."""
    row = int(s.seat[seat].amount)
    close(s, seat)
    if space < SPACES:
        place_outpost(s, seat, space, EFFECT[row].cost)

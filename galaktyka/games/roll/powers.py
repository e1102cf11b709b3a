"""Reading powers off a tableau. A completed tile has its powers at once (roll.md 7)."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.roll.state import Roll, Seat
from galaktyka.games.roll.tables import POWER, SIDE, Phase, Power


@kernel
def power_total(me: Seat, phase: int, code: int) -> int:
    """The sum of the amounts of all powers of one opcode in a phase."""
    total = 0
    for slot in range(me.tableau_size):
        side = SIDE[me.tableau[slot]]
        if (side.phases >> phase) & 1 == 1:
            for row in range(side.powers_from, side.powers_to):
                if POWER[row].code == code and POWER[row].phase == phase:
                    total += POWER[row].amount
    return total


@kernel
def has_power(me: Seat, phase: int, code: int) -> bool:
    """Whether a tile of the tableau has a power of this opcode in a phase."""
    for slot in range(me.tableau_size):
        side = SIDE[me.tableau[slot]]
        if (side.phases >> phase) & 1 == 1:
            for row in range(side.powers_from, side.powers_to):
                if POWER[row].code == code and POWER[row].phase == phase:
                    return True
    return False


@kernel
def power_for_world(me: Seat, code: int, colour: int) -> int:
    """The sum of the amounts of a Ship power that count for a world of a colour."""
    total = 0
    for slot in range(me.tableau_size):
        side = SIDE[me.tableau[slot]]
        if (side.phases >> Phase.SHIP) & 1 == 1:
            for row in range(side.powers_from, side.powers_to):
                if POWER[row].code == code and (POWER[row].colours >> colour) & 1 == 1:
                    total += POWER[row].amount
    return total


@kernel
def power_for_die(me: Seat, code: int, colour: int) -> int:
    """The amount of an Explore power about dice of a colour; 0 if there is none."""
    for slot in range(me.tableau_size):
        side = SIDE[me.tableau[slot]]
        if (side.phases >> Phase.EXPLORE) & 1 == 1:
            for row in range(side.powers_from, side.powers_to):
                if POWER[row].code == code and POWER[row].colour == colour:
                    return POWER[row].amount
    return 0


@kernel
def goods_capacity(me: Seat) -> int:
    """Goods that each world of a seat may hold: one, or more by a power that always works (roll.md 10)."""
    return max(1, power_total(me, Phase.PRODUCE, Power.GOODS_CAPACITY))


@kernel
def developments_of(me: Seat) -> int:
    """Developments in a tableau, faction halves included."""
    total = 0
    for slot in range(me.tableau_size):
        total += SIDE[me.tableau[slot]].development
    return total


@kernel
def worlds_of(me: Seat, colour: int) -> int:
    """Worlds of a colour in a tableau."""
    total = 0
    for slot in range(me.tableau_size):
        side = SIDE[me.tableau[slot]]
        total += int(side.development == 0 and side.colour == colour)
    return total


@kernel
def has_most_developments(s: Roll, seat: int) -> bool:
    """Whether a seat has more developments than every other."""
    mine = developments_of(s.seat[seat])
    for other in range(s.players):
        if other != seat and developments_of(s.seat[other]) >= mine:
            return False
    return True


@kernel
def highest_world(me: Seat) -> int:
    """The highest printed cost among the worlds of a seat."""
    best = -1
    for slot in range(me.tableau_size):
        side = SIDE[me.tableau[slot]]
        if side.development == 0:
            best = max(best, int(side.cost))
    return best


@kernel
def has_highest_worlds(s: Roll, seat: int) -> bool:
    """Whether all worlds of the highest printed cost are a seat's own (roll.md 14, Space Tourism)."""
    mine = highest_world(s.seat[seat])
    for other in range(s.players):
        if other != seat and highest_world(s.seat[other]) >= mine:
            return False
    return True


@kernel
def most_worlds_limit(s: Roll, seat: int, row: int) -> int:
    """How many workers a power moves whose owner must have most worlds of a colour (roll.md 14, Mad Scientists)."""
    colour = int(POWER[row].most)
    mine = worlds_of(s.seat[seat], colour)
    limit = int(POWER[row].high)
    for other in range(s.players):
        if other != seat:
            theirs = worlds_of(s.seat[other], colour)
            if theirs > mine:
                return 0
            if theirs == mine:
                limit = int(POWER[row].tied)
    return limit

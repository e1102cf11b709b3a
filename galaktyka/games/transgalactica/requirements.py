"""What missions and decrees ask for (transgalactica.md 8, 9)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import (
    COLORS,
    COMMERCIAL,
    CULTURAL,
    DUAL,
    KINDS,
    NONE,
    SPACES,
    TECH_SLOTS,
    WAR,
    MissionType,
    Need,
)
from galaktyka.games.transgalactica.planets import colors_at, outposts_of_color, outposts_of_kind
from galaktyka.games.transgalactica.state import Seat, Transgalactica, has_outpost, level_of
from galaktyka.games.transgalactica.tables import NEED, RULING

EMPTY_SET: Final = 1  # a set of sets of colours that holds only the empty one


@kernel
def meets_all(s: Transgalactica, seat: int, first: int, last: int) -> bool:
    """Whether a seat meets all requirements from a row up to another."""
    for row in range(first, last):
        if not meets(s, seat, row):
            return False
    return True


@kernel
def meets(s: Transgalactica, seat: int, row: int) -> bool:
    """Whether a seat meets one requirement."""
    me = s.seat[seat]
    code = NEED[row].code
    count = int(NEED[row].count)
    if code == Need.LEVEL:
        return level_of(me, NEED[row].track) >= count
    if code == Need.LEVEL_ANY:
        return level_of(me, NEED[row].track) >= count or level_of(me, NEED[row].other_track) >= NEED[row].other_count
    if code == Need.PIRATES:
        return me.pirates_size >= count
    if code == Need.TECHS:
        return techs_marked(me) >= count
    if code == Need.EACH_TYPE or code == Need.ANY_TYPE:
        return meets_missions(me, code, count, NEED[row].types)
    return meets_outposts(s, seat, row)


@kernel
def techs_marked(me: Seat) -> int:
    """How many technologies a seat has marked."""
    count = 0
    for slot in range(TECH_SLOTS):
        count += (int(me.marked) >> slot) & 1
    return count


@kernel
def missions_of(me: Seat, kind: int) -> int:
    """Completed missions of a type; dual ones are commercial and war (U14)."""
    count = int(me.completed[kind])
    if kind != MissionType.CULTURAL:
        count += int(me.completed[DUAL])
    return count


@kernel
def meets_missions(me: Seat, code: int, count: int, types: int) -> bool:
    """Missions of one of the types, or of each: a dual one fills one gap only (U14, ruling 88)."""
    if code == Need.ANY_TYPE:
        for kind in range(DUAL):
            if (types >> kind) & 1 == 1 and missions_of(me, kind) >= count:
                return True
        return False
    gaps = max(0, count - int(me.completed[COMMERCIAL])) + max(0, count - int(me.completed[WAR]))
    return me.completed[CULTURAL] >= count and me.completed[DUAL] >= gaps


@kernel
def meets_outposts(s: Transgalactica, seat: int, row: int) -> bool:
    """Requirements about planets with an own outpost."""
    code = NEED[row].code
    count = int(NEED[row].count)
    if s.seat[seat].placed - 1 + s.seat[seat].nightmare < count:
        return False  # the central planet counts for nothing here
    if code == Need.OUTPOSTS:
        return outposts_of_kind(s, seat, NEED[row].kind) >= count
    if code == Need.EACH_KIND:
        for kind in range(KINDS):
            if (NEED[row].kinds >> kind) & 1 == 1 and outposts_of_kind(s, seat, kind) == 0:
                return False
        return True
    if code == Need.DIFFERENT_COLORS:
        return different_colors(s, seat) >= count
    if code == Need.ONE_COLOR and NEED[row].mission == 1 and RULING[0].one_color == 0:  # U15
        return outposts_of_color(s, seat, NEED[row].colors) >= count
    for color in range(COLORS):
        if code == Need.SAME_COLOR or (NEED[row].colors >> color) & 1 == 1:
            if outposts_of_color(s, seat, 1 << color) >= count:
                return True
    return False


@kernel
def different_colors(s: Transgalactica, seat: int) -> int:
    """The most colours that different planets can stand for, one each (ruling 91)."""
    me = s.seat[seat]
    sets = EMPTY_SET
    for space in range(SPACES):
        if has_outpost(me, space) and s.planet[space] != NONE:
            sets = with_planet(sets, colors_at(s, space))
    if me.nightmare == 1:
        sets = with_planet(sets, (1 << COLORS) - 1)
    best = 0
    for chosen in range(1 << COLORS):
        if (sets >> chosen) & 1 == 1:
            best = max(best, bits_of(chosen))
    return best


@kernel
def with_planet(sets: int, colors: int) -> int:
    """The sets of colours that can be stood for when one more planet may stand for one of its colours."""
    grown = sets
    for chosen in range(1 << COLORS):
        if (sets >> chosen) & 1 == 1:
            for color in range(COLORS):
                if (colors >> color) & 1 == 1:
                    grown |= 1 << (chosen | 1 << color)
    return grown


@kernel
def bits_of(number: int) -> int:
    """How many bits of a small number are set."""
    count = 0
    while number > 0:
        count += number & 1
        number >>= 1
    return count

"""What a seat works for: missions, decrees and objectives, worth the more the less is missing."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import (
    ANY_GOOD,
    COLORS,
    DECREES_OPEN,
    GOODS,
    KINDS,
    MISSION_SLOTS,
    NONE,
    RESOURCES,
    Need,
)
from galaktyka.games.transgalactica.goods import of_mission
from galaktyka.games.transgalactica.missions import can_take, discount, log_room, mission_price
from galaktyka.games.transgalactica.planets import outposts_of_color, outposts_of_kind
from galaktyka.games.transgalactica.requirements import different_colors, meets_missions, missions_of, techs_marked
from galaktyka.games.transgalactica.scoring import best_objective_vp, technology_vp
from galaktyka.games.transgalactica.state import Seat, Transgalactica, level_of
from galaktyka.games.transgalactica.tables import DECREE, MISSION, NEED
from galaktyka.players.transgalactica import weights as w
from galaktyka.players.transgalactica.clock import rounds_left
from galaktyka.players.transgalactica.goods import price_value
from galaktyka.players.transgalactica.rewards import reward


@kernel
def missing_level(me: Seat, track: int, level: int) -> int:
    """Levels missing on a track."""
    return max(0, level - level_of(me, track))


@kernel
def missing_outposts(o: Transgalactica, seat: int, row: int) -> int:
    """Outposts missing for a requirement about planets."""
    code, count = NEED[row].code, int(NEED[row].count)
    if code == Need.OUTPOSTS:
        return max(0, count - outposts_of_kind(o, seat, NEED[row].kind))
    if code == Need.EACH_KIND:
        kinds = 0
        for kind in range(KINDS):
            if (NEED[row].kinds >> kind) & 1 == 1 and outposts_of_kind(o, seat, kind) == 0:
                kinds += 1
        return kinds
    if code == Need.DIFFERENT_COLORS:
        return max(0, count - different_colors(o, seat))
    most = 0
    for color in range(COLORS):
        if code == Need.SAME_COLOR or (NEED[row].colors >> color) & 1 == 1:
            most = max(most, outposts_of_color(o, seat, 1 << color))
    return max(0, count - most)


@kernel
def missing_missions(me: Seat, row: int) -> int:
    """Missions missing for a requirement about them."""
    if meets_missions(me, NEED[row].code, NEED[row].count, NEED[row].types):
        return 0
    most, kinds = 0, 0
    for kind in range(3):
        most = max(most, missions_of(me, kind))
        kinds += 1 if missions_of(me, kind) > 0 else 0
    return max(1, NEED[row].count - most) if NEED[row].code == Need.ANY_TYPE else max(1, 3 - kinds)


@kernel
def missing(o: Transgalactica, seat: int, row: int) -> int:
    """How many levels, outposts or cards are missing for a requirement."""
    me = o.seat[seat]
    code, count = NEED[row].code, int(NEED[row].count)
    if code == Need.LEVEL:
        return missing_level(me, NEED[row].track, count)
    if code == Need.LEVEL_ANY:
        other = missing_level(me, NEED[row].other_track, NEED[row].other_count)
        return min(missing_level(me, NEED[row].track, count), other)
    if code == Need.PIRATES:
        return max(0, count - int(me.pirates_size))
    if code == Need.TECHS:
        return max(0, count - techs_marked(me))
    if code == Need.EACH_TYPE or code == Need.ANY_TYPE:
        return missing_missions(me, row)
    return missing_outposts(o, seat, row)


@kernel
def chance(o: Transgalactica, seat: int, first: int, last: int) -> int:
    """The chance in percent that the requirements from a row up to another will be met."""
    steps = 0
    for row in range(first, last):
        steps += missing(o, seat, row)
    return max(0, 100 - steps * (w.FAR + w.LATE // rounds_left(o)))


@kernel
def mission_gain(o: Transgalactica, seat: int, mission: int) -> int:
    """What completing a mission brings, less its price; a free choice of a discount falls on the dearest resource."""
    value, dearest = reward(o, seat, MISSION[mission].reward), 0
    for good in range(GOODS):
        if of_mission(mission, good) > 0:
            value -= price_value(o, seat, good, mission_price(o, seat, mission, good, GOODS))
            if good < RESOURCES:
                dearest = max(dearest, price_value(o, seat, good, 1))
    return value + dearest * discount(o, seat, ANY_GOOD)


@kernel
def mission_prospect(o: Transgalactica, seat: int, mission: int) -> int:
    """What a mission in the log is worth before it is completed."""
    likely = chance(o, seat, MISSION[mission].needs_from, MISSION[mission].needs_to)
    return max(0, mission_gain(o, seat, mission)) * likely // 100 * w.LOG // 100


@kernel
def decree_prospect(o: Transgalactica, seat: int, place: int) -> int:
    """What a decree is worth to a seat that may still sit there."""
    office = o.office[place]
    if office != NONE and (o.silver[office] != NONE or o.gold[office] == seat + 1):
        return 0
    value = w.DECREE if office == NONE else w.SHARED_DECREE
    decree = o.decree[place]
    return value * chance(o, seat, DECREE[decree].needs_from, DECREE[decree].needs_to) // 100


@kernel
def standing(o: Transgalactica, seat: int) -> int:
    """What a seat works for besides its missions: the better objective, technologies that score, open decrees."""
    value = w.OBJECTIVE * best_objective_vp(o, seat) + w.VP * technology_vp(o, seat)
    for place in range(DECREES_OPEN):
        value += decree_prospect(o, seat, place)
    return value


@kernel
def prospects(o: Transgalactica, seat: int) -> int:
    """All that a seat works for."""
    me = o.seat[seat]
    value = standing(o, seat)
    for i in range(me.log_size):
        value += mission_prospect(o, seat, me.log[i])
    return value


@kernel
def type_value(o: Transgalactica, seat: int, mission: int) -> int:
    """What a mission is good for besides its reward: objectives and decrees that count its type."""
    me = o.seat[seat]
    kind = MISSION[mission].type
    value = -standing(o, seat)
    me.completed[kind] += 1
    value += standing(o, seat)
    me.completed[kind] -= 1
    return value


@kernel
def completion_value(o: Transgalactica, seat: int, mission: int) -> int:
    """Completing a mission now."""
    return mission_gain(o, seat, mission) + type_value(o, seat, mission)


@kernel
def returned_value(o: Transgalactica, seat: int, mission: int) -> int:
    """What must go back for a mission with a full log: the least of its level."""
    me = o.seat[seat]
    if me.log_size < log_room(o, seat):
        return 0
    least = w.DECREE
    for i in range(me.log_size):
        if MISSION[me.log[i]].level == MISSION[mission].level:
            least = min(least, mission_prospect(o, seat, me.log[i]))
    return least


@kernel
def take_value(o: Transgalactica, seat: int, mission: int) -> int:
    """Taking a mission: what it promises, less what goes back for it."""
    likely = chance(o, seat, MISSION[mission].needs_from, MISSION[mission].needs_to)
    promised = mission_prospect(o, seat, mission) + type_value(o, seat, mission) * likely // 100
    return promised - returned_value(o, seat, mission)


@kernel
def best_take(o: Transgalactica, seat: int, ahead: int) -> int:
    """The best mission that may be taken after so many steps more; 0 if none is worth it."""
    best = 0
    for slot in range(MISSION_SLOTS):
        if can_take(o, seat, slot, ahead):
            best = max(best, take_value(o, seat, o.mission[slot]))
    return best

"""The end of the game (transgalactica.md 12). Objectives are secret: they count when the game is over."""

from __future__ import annotations

from galaktyka.engine.flow import over
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, i32
from galaktyka.games.transgalactica.codes import (
    CREDIT,
    MISSION_TYPES,
    NONE,
    SPACES,
    TECH_SLOTS,
    TRACKS,
    MissionType,
    Per,
    PowerCode,
)
from galaktyka.games.transgalactica.goods import resources_of
from galaktyka.games.transgalactica.planets import outposts_of_color
from galaktyka.games.transgalactica.requirements import missions_of, techs_marked
from galaktyka.games.transgalactica.state import Transgalactica, has_outpost, level_of, power_row
from galaktyka.games.transgalactica.tables import OBJECTIVE, PLANET, POWER, RULES


@kernel
def scores(s: Transgalactica, out: Array[i32]) -> None:
    """The score of every seat."""
    for seat in range(s.players):
        out[seat] = score(s, seat)


@kernel
def score(s: Transgalactica, seat: int) -> int:
    """VP scored, leftovers, technologies, and at the end the better objective."""
    total = int(s.seat[seat].vp) + leftover_vp(s, seat) + technology_vp(s, seat)
    if over(s):
        total += best_objective_vp(s, seat)
    return total


@kernel
def leftover_vp(s: Transgalactica, seat: int) -> int:
    """VP for credits, and for resources of all kinds together (12)."""
    me = s.seat[seat]
    return int(me.goods[CREDIT]) * RULES[0].vp_per_credit + resources_of(me) // RULES[0].resources_per_vp


@kernel
def technology_vp(s: Transgalactica, seat: int) -> int:
    """VP of technologies that score at the end, but for the one that looks at the objective."""
    total, skip = 0, 0
    row = power_row(s, seat, PowerCode.SCORE_LEVELS, skip)
    while row != NONE:
        total += POWER[row].vp * levels_on(s, seat, POWER[row].tracks)
        skip += 1
        row = power_row(s, seat, PowerCode.SCORE_LEVELS, skip)
    row = power_row(s, seat, PowerCode.SCORE_MARKERS, 0)
    return total + POWER[row].vp * markers_beside(s, seat)


@kernel
def levels_on(s: Transgalactica, seat: int, tracks: int) -> int:
    """The levels of a seat on some tracks together."""
    total = 0
    for track in range(TRACKS):
        if (tracks >> track) & 1 == 1:
            total += level_of(s.seat[seat], track)
    return total


@kernel
def markers_beside(s: Transgalactica, seat: int) -> int:
    """Markers of all players on the technologies that a seat has marked (technology 25)."""
    total = 0
    for slot in range(TECH_SLOTS):
        if (int(s.seat[seat].marked) >> slot) & 1 == 1:
            for other in range(s.players):
                total += (int(s.seat[other].marked) >> slot) & 1
    return total


@kernel
def best_objective_vp(s: Transgalactica, seat: int) -> int:
    """The better of the two objectives (12)."""
    me = s.seat[seat]
    return max(objective_vp(s, seat, me.objectives[0]), objective_vp(s, seat, me.objectives[1]))


@kernel
def objective_vp(s: Transgalactica, seat: int, objective: int) -> int:
    """The better term or the sum of the terms, and what a technology adds for each time it counts (technology 28)."""
    facts = OBJECTIVE[objective]
    first = amount_of(s, seat, facts.per_1, facts.of_1)
    second = amount_of(s, seat, facts.per_2, facts.of_2)
    vp_1 = capped(first * facts.vp_1, facts.most_1)
    vp_2 = capped(second * facts.vp_2, facts.most_2)
    row = power_row(s, seat, PowerCode.SCORE_OBJECTIVE, 0)
    if facts.best == 0:
        return vp_1 + vp_2 + capped((first + second) * POWER[row].vp, POWER[row].most)
    return max(
        vp_1 + capped(first * POWER[row].vp, POWER[row].most), vp_2 + capped(second * POWER[row].vp, POWER[row].most)
    )


@kernel
def capped(vp: int, most: int) -> int:
    """VP up to a limit; 0 is none."""
    return min(vp, most) if most > 0 else vp


@kernel
def amount_of(s: Transgalactica, seat: int, per: int, of: int) -> int:
    """How often a term of an objective counts."""
    me = s.seat[seat]
    if per == Per.TECHS_MARKED:
        return techs_marked(me)
    if per == Per.MISSIONS_COMPLETED:
        total = 0
        for kind in range(MISSION_TYPES):
            total += int(me.completed[kind])
        return total
    if per == Per.MISSIONS_CULTURAL:
        return missions_of(me, MissionType.CULTURAL)
    if per == Per.MISSIONS_COMMERCIAL:
        return missions_of(me, MissionType.COMMERCIAL)
    if per == Per.MISSIONS_WAR:
        return missions_of(me, MissionType.WAR)
    if per == Per.PIRATE_TOKENS:
        return int(me.pirates_size)
    if per == Per.OUTPOSTS_COLOR:
        return outposts_of_color(s, seat, of)
    if per == Per.OUTPOSTS_ON_MAP:
        return int(me.placed)
    if per == Per.OUTPOSTS_ON_TRADE_PLANETS:
        return trade_outposts(s, seat)
    if per == Per.RESOURCES_LEFT:
        return resources_of(me)
    return levels_on(s, seat, of) if per == Per.LEVELS else 0


@kernel
def trade_outposts(s: Transgalactica, seat: int) -> int:
    """Outposts on planets that demand a trade level."""
    count = 0
    for space in range(SPACES):
        planet = s.planet[space]
        if has_outpost(s.seat[seat], space) and PLANET[planet].trade_1 + PLANET[planet].trade_2 > 0:
            count += 1
    return count


@kernel
def winners(s: Transgalactica) -> int:
    """The seats with the most VP, as a bit mask; ties share the victory (12)."""
    best, mask = -10000, 0
    for seat in range(s.players):
        points = score(s, seat)
        if points > best:
            best, mask = points, 0
        if points == best:
            mask |= 1 << seat
    return mask

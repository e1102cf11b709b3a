"""What steps on tracks are worth: their spaces, what they open, and the goals they serve."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import (
    GOODS,
    INCOME_ROWS,
    LEVELS,
    MILITARY,
    MINING_ROWS,
    NONE,
    PILE,
    SPACES,
    TECH_SLOTS,
    TRACKS,
    TRADE,
    Cost,
    Track,
)
from galaktyka.games.transgalactica.maintenance import military_of
from galaktyka.games.transgalactica.state import Transgalactica, level_of
from galaktyka.games.transgalactica.tables import (
    EFFECT,
    FLEET,
    INCOME_ROW,
    MINING,
    MINING_ROW,
    PIRATE,
    SPACE,
    TECH_SLOT,
    TOKEN,
)
from galaktyka.games.transgalactica.tracks import can_advance, can_waive, is_open, price
from galaktyka.players.transgalactica import weights as w
from galaktyka.players.transgalactica.clock import incomes_left, rounds_left
from galaktyka.players.transgalactica.goals import prospects
from galaktyka.players.transgalactica.goods import price_value
from galaktyka.players.transgalactica.rewards import reward
from galaktyka.players.transgalactica.technologies import tech_value


@kernel
def token_glance(o: Transgalactica, seat: int, token: int) -> int:
    """A bonus token, at a glance."""
    return reward(o, seat, TOKEN[token].effects)


@kernel
def space_value(o: Transgalactica, seat: int, track: int) -> int:
    """The space where the marker stands, just reached: its token or reward, its income now and later."""
    row = track * LEVELS + int(o.seat[seat].level[track])
    income = reward(o, seat, SPACE[row].income)
    value = income + incomes_left(o) * (income - reward(o, seat, SPACE[row - 1].income))
    pile = int(SPACE[row].pile) - 1
    if pile >= 0 and o.pile_size[pile] > 0:
        return value + token_glance(o, seat, o.piles[pile * PILE + o.pile_size[pile] - 1])
    return value + reward(o, seat, SPACE[row].fallback)


@kernel
def technology_opens(o: Transgalactica, seat: int) -> int:
    """The technologies that the level just reached brings into reach, if there is a marker for them."""
    me = o.seat[seat]
    value = w.TECHNOLOGY * rounds_left(o)
    if me.hold == 0:
        return value
    for slot in range(TECH_SLOTS):
        if TECH_SLOT[slot].level == level_of(me, Track.TECHNOLOGY):
            value += tech_value(o, seat, o.tech[slot]) * w.CARD_IN_REACH // 100
    return value


@kernel
def politics_opens(o: Transgalactica, seat: int) -> int:
    """The rows of the panel that the level just reached opens."""
    me = o.seat[seat]
    level = level_of(me, Track.POLITICS)
    value = w.POLITICS * rounds_left(o)
    for row in range(MINING_ROWS):
        if MINING_ROW[row].level == level and row < me.mining_size:
            value += reward(o, seat, MINING[me.mining[row]].effects) * w.MINES * rounds_left(o) // 100
    for row in range(INCOME_ROWS):
        if INCOME_ROW[row].politics == level:
            value += row_value(o, seat, row) * incomes_left(o)
    return value


@kernel
def row_value(o: Transgalactica, seat: int, row: int) -> int:
    """What a row of the income track gives each time, once it is open."""
    me = o.seat[seat]
    fleet, pirate = int(INCOME_ROW[row].fleet), int(INCOME_ROW[row].pirate)
    if fleet > 0:
        return reward(o, seat, FLEET[me.fleet[fleet - 1]].income) if me.level[TRADE] >= 2 * fleet else 0
    return w.VP * PIRATE[me.pirates[pirate - 1]].vp if pirate <= me.pirates_size else 0


@kernel
def trade_opens(o: Transgalactica, seat: int) -> int:
    """A marker for the hold, or a fleet token: its reward now, and as income as far as politics goes."""
    me = o.seat[seat]
    value = w.TRADE * rounds_left(o)
    if me.level[TRADE] % 2 == 1:
        return value + w.MARKER * rounds_left(o) // 3
    fleet = int(me.level[TRADE]) // 2
    income = reward(o, seat, FLEET[me.fleet[fleet - 1]].income)
    for row in range(INCOME_ROWS):
        if INCOME_ROW[row].fleet == fleet:
            share = 100 if level_of(me, Track.POLITICS) >= INCOME_ROW[row].politics else w.NO_ROW
            value += income + income * incomes_left(o) * share // 100
    return value


@kernel
def military_standing(o: Transgalactica, seat: int) -> int:
    """What the scoring at the end of a round gives or takes, in VP; those who are level share it in full (4.3.1)."""
    mine = military_of(o, seat)
    below, above = -1, LEVELS
    for other in range(o.players):
        level = military_of(o, other)
        if level < mine:
            below = max(below, level)
        elif level > mine:
            above = min(above, level)
    if above == LEVELS:
        return mine - below if below >= 0 else 0
    return mine - above if below < 0 else 0


@kernel
def military_opens(o: Transgalactica, seat: int) -> int:
    """The lead, and pirates that can be beaten now."""
    me = o.seat[seat]
    level = int(me.level[MILITARY])
    now = military_standing(o, seat)
    me.level[MILITARY] = level - 1
    gained = now - military_standing(o, seat)
    me.level[MILITARY] = level
    value = w.MILITARY * rounds_left(o) + w.VP * gained * rounds_left(o) * w.LEAD // 100
    for space in range(SPACES):
        pirate = o.pirate[space]
        if pirate != NONE and PIRATE[pirate].strength == level_of(me, Track.MILITARY):
            worth = w.VP * PIRATE[pirate].vp * (1 + incomes_left(o) * w.PIRATE_ROUNDS // 100)
            value += worth * w.PIRATES_IN_REACH // 100
    return value


@kernel
def opens(o: Transgalactica, seat: int, track: int) -> int:
    """What the level just reached makes possible."""
    if track == Track.TECHNOLOGY:
        return technology_opens(o, seat)
    if track == Track.MILITARY:
        return military_opens(o, seat)
    if track == Track.POLITICS:
        return politics_opens(o, seat)
    if track == Track.TRADE:
        return trade_opens(o, seat)
    grows = 1 if o.seat[seat].placed + o.seat[seat].nightmare >= o.seat[seat].level[track] else 0
    return (w.PRODUCTION + grows * w.ANY * w.COLLECTS // 100) * rounds_left(o)


@kernel
def steps_value(o: Transgalactica, seat: int, track: int, steps: int) -> int:
    """So many steps on a track, as far as it goes, without their price."""
    me = o.seat[seat]
    level = int(me.level[track])
    value = -prospects(o, seat)
    for _ in range(steps):
        if is_open(o, seat, track):
            me.level[track] += 1
            value += opens(o, seat, track) + (space_value(o, seat, track) if track != Track.TRADE else 0)
    value += prospects(o, seat)
    me.level[track] = level
    return value


@kernel
def step_price(o: Transgalactica, seat: int, track: int, row: int) -> int:
    """What the step of an effect costs; the main action does without the dearest good it may."""
    if EFFECT[row].cost == Cost.FREE:
        return 0
    total, dearest = 0, 0
    for good in range(GOODS):
        cost = price(o, seat, track, row, good)
        if cost > 0:
            total += price_value(o, seat, good, cost)
            if EFFECT[row].cost == Cost.MAIN and can_waive(o, seat, track, row, good):
                dearest = max(dearest, price_value(o, seat, good, 1))
    return total - dearest


@kernel
def advance_value(o: Transgalactica, seat: int, track: int, row: int) -> int:
    """What an effect brings on one of its tracks."""
    return steps_value(o, seat, track, EFFECT[row].steps) - step_price(o, seat, track, row)


@kernel
def best_advance(o: Transgalactica, seat: int, row: int) -> int:
    """What an effect brings on the best of its tracks; 0 if it can advance on none."""
    best, ways = 0, 0
    for track in range(TRACKS):
        if can_advance(o, seat, track, row):
            value = advance_value(o, seat, track, row)
            best = max(best, value) if ways > 0 else value
            ways += 1
    return best

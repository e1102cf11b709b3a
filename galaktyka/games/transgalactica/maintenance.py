"""The maintenance phase, and the beginning of a round (transgalactica.md 4, 4.3)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import then
from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import AREAS, CREW_SPACES, MILITARY, NONE, TRACKS, PowerCode, Track
from galaktyka.games.transgalactica.income import begin_income
from galaktyka.games.transgalactica.priority import update_priority
from galaktyka.games.transgalactica.state import (
    FRESH,
    OUT,
    READY,
    Op,
    Transgalactica,
    level_of,
    power_row,
    score_vp,
)
from galaktyka.games.transgalactica.tables import POWER, RULES, RULING

FAR_BELOW: Final = -99
FAR_ABOVE: Final = 99


@kernel
def begin_round(s: Transgalactica) -> None:
    """Income, then turns."""
    s.turn += 1
    s.passes = 0
    s.place = s.players - 1
    then(s, Op.NEXT_TURN, 0, 0)
    begin_income(s)


@kernel
def maintenance(s: Transgalactica) -> None:
    """Military, workers, mining token, priority, round marker; after the last round the game is over (4.3)."""
    score_military(s)
    for seat in range(s.players):
        return_workers(s, seat)
    for area in range(AREAS):
        s.main_users[area] = 0
    lay_mining_token(s)
    update_priority(s)
    if s.turn < RULES[0].rounds:
        token = s.round_token[s.turn + 1]
        if token != NONE:
            s.bonus[token] = FRESH + s.order[0]
            s.round_token[s.turn + 1] = NONE
        then(s, Op.BEGIN_ROUND, 0, 0)


@kernel
def military_of(s: Transgalactica, seat: int) -> int:
    """The level that the round-end scoring sees; temporary levels do not count (U9)."""
    me = s.seat[seat]
    if RULING[0].temporary_levels_score == 1:
        return level_of(me, Track.MILITARY)
    return int(me.level[MILITARY])


@kernel
def score_military(s: Transgalactica) -> None:
    """The highest gain what they are ahead of the next lower level, the lowest lose in the same way (4.3.1)."""
    high, low = FAR_BELOW, FAR_ABOVE
    for seat in range(s.players):
        high = max(high, military_of(s, seat))
        low = min(low, military_of(s, seat))
    if high == low:
        return
    second, above = low, high
    for seat in range(s.players):
        level = military_of(s, seat)
        if level < high:
            second = max(second, level)
        if level > low:
            above = min(above, level)
    for seat in range(s.players):
        level = military_of(s, seat)
        if level == high:
            score_vp(s.seat[seat], (high - second) * gain_factor(s, seat))
        elif level == low:
            score_vp(s.seat[seat], (low - above) * loss_factor(s, seat))


@kernel
def gain_factor(s: Transgalactica, seat: int) -> int:
    """Technology 9 multiplies the gain of a leader."""
    row = power_row(s, seat, PowerCode.MILITARY_SCORING, 0)
    return int(POWER[row].gain) if row != NONE else 1


@kernel
def loss_factor(s: Transgalactica, seat: int) -> int:
    """Technology 9 multiplies the loss of the last."""
    row = power_row(s, seat, PowerCode.MILITARY_SCORING, 0)
    return int(POWER[row].loss) if row != NONE else 1


@kernel
def return_workers(s: Transgalactica, seat: int) -> None:
    """Workers come back; crew beyond the spaces returns to the capsules; what lasts a round ends (4.3.2)."""
    me = s.seat[seat]
    me.captains += me.captains_out
    me.captains_out = 0
    me.crew += me.crew_out
    me.crew_out = 0
    if me.lieutenant == OUT:
        me.lieutenant = READY
    room = CREW_SPACES - (1 if me.lieutenant == READY else 0)
    if me.crew > room:
        me.capsules += me.crew - room
        me.crew = room
    me.used = 0
    me.ability_used = 0
    me.planets_used = 0
    me.reuse = 0
    me.last_track = 0
    for track in range(TRACKS):
        me.temporary[track] = 0


@kernel
def lay_mining_token(s: Transgalactica) -> None:
    """If the mining token was taken, the next one is laid open (4.3.3)."""
    if s.mining_open == NONE and s.mining_deck_size > 0:
        s.mining_deck_size -= 1
        s.mining_open = s.mining_deck[s.mining_deck_size]
        s.mining_deck[s.mining_deck_size] = NONE

"""Mining (transgalactica.md 6.3)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import MINING_ROWS, NONE, SPACES, Event, Kind, Track
from galaktyka.games.transgalactica.events import happen
from galaktyka.games.transgalactica.planets import outposts_of_kind
from galaktyka.games.transgalactica.state import Op, Transgalactica, has_outpost, level_of, score_vp
from galaktyka.games.transgalactica.tables import MINING, MINING_ROW, NIGHTMARE, PLANET

# Sources of mining in their order: rows of the track, spaces of the map, the special planet.
FIRST_SPACE: Final = MINING_ROWS
SPECIAL: Final = FIRST_SPACE + SPACES
SOURCES: Final = SPECIAL + 1


@kernel
def take_mining_token(s: Transgalactica, seat: int) -> None:
    """Move the open token to the next free space of the mining track; a full one takes none (6.3)."""
    me = s.seat[seat]
    if s.mining_open != NONE and me.mining_size < MINING_ROWS:
        me.mining[me.mining_size] = s.mining_open
        me.mining_size += 1
        s.mining_open = NONE


@kernel
def mine(s: Transgalactica, seat: int) -> None:
    """Gain everything with the mining mark."""
    then_seat(s, seat, Op.MINE_STEP, 0)
    happen(s, seat, Event.MINING_ACTION)


@kernel
def activate_planets(s: Transgalactica, seat: int, vp: int) -> None:
    """Gain what the own mining planets give, and VP for each; tokens give nothing (ruling 86)."""
    score_vp(s.seat[seat], vp * outposts_of_kind(s, seat, Kind.MINING))
    for space in range(SPACES - 1, -1, -1):
        program = mining_program(s, seat, FIRST_SPACE + space)
        if program != NONE:
            then_seat(s, seat, Op.EFFECTS, program)


@kernel
def mining_program(s: Transgalactica, seat: int, source: int) -> int:
    """What a source gives: tokens down to the politics marker, all planets (6.3)."""
    me = s.seat[seat]
    if source < FIRST_SPACE:
        open_row = source < me.mining_size and level_of(me, Track.POLITICS) >= MINING_ROW[source].level
        return int(MINING[me.mining[source]].effects) if open_row else NONE
    if source < SPECIAL:
        space = source - FIRST_SPACE
        mined = has_outpost(me, space) and PLANET[s.planet[space]].kind == Kind.MINING
        return int(PLANET[s.planet[space]].effects) if mined else NONE
    return int(PLANET[NIGHTMARE].effects) if me.nightmare == 1 else NONE


@kernel
def mine_step(s: Transgalactica, seat: int, source: int) -> None:
    """Gain from the next source that gives something, and go on with those behind it."""
    while source < SOURCES:
        program = mining_program(s, seat, source)
        source += 1
        if program != NONE:
            then_seat(s, seat, Op.MINE_STEP, source)
            then_seat(s, seat, Op.EFFECTS, program)
            return

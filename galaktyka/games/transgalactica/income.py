"""The income phase (transgalactica.md 4.1)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import ask, close, then, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import (
    CREW_SPACES,
    GOODS,
    INCOME_ROWS,
    LEVELS,
    NONE,
    OUTPOSTS,
    SPACES,
    TRADE,
    Code,
    Kind,
    PowerCode,
    Timing,
    Track,
)
from galaktyka.games.transgalactica.state import (
    FRESH,
    RESERVED,
    SPENT,
    Op,
    Question,
    Transgalactica,
    has_outpost,
    level_of,
    power_row,
    score_vp,
)
from galaktyka.games.transgalactica.tables import (
    CREW_SPACE,
    EFFECT,
    FLEET,
    INCOME_ROW,
    OUTPOST_SPACE,
    PIRATE,
    PLANET,
    POWER,
    SPACE,
    TOKEN,
    TOKENS,
)

# Sources of income in their order (4.1): planets, main tracks, income track, outpost spaces, crew spaces.
FIRST_PAID: Final = SPACES  # planets that cost something, which those before may have given
FIRST_TRACK: Final = FIRST_PAID + SPACES
FIRST_ROW: Final = FIRST_TRACK + Track.TRADE
FIRST_OUTPOST: Final = FIRST_ROW + INCOME_ROWS
FIRST_CREW: Final = FIRST_OUTPOST + OUTPOSTS
SOURCES: Final = FIRST_CREW + CREW_SPACES


@kernel
def begin_income(s: Transgalactica) -> None:
    """Every player gains income; one after the other, since tokens of the tracks may be reached."""
    for place in range(s.players - 1, -1, -1):
        then(s, Op.INCOME, s.order[place], 0)


@kernel
def income(s: Transgalactica, seat: int) -> None:
    """Missing goods first (11.8), then a token that doubles income may be used (U18), then all sources."""
    me = s.seat[seat]
    row = power_row(s, seat, PowerCode.SCAVENGE, 0)
    if row != NONE:
        for good in range(GOODS):
            if me.goods[good] == 0:
                me.goods[good] += POWER[row].amount
    then_seat(s, seat, Op.INCOME_STEP, 0)
    if doubling_token(s, seat) != NONE:
        ask(s, seat, Question.DOUBLE_INCOME, 0)


@kernel
def doubling_token(s: Transgalactica, seat: int) -> int:
    """A token of the seat that is for the income phase: a fresh one, or one of the reserve (11.4)."""
    for token in range(1, TOKENS + 1):
        if TOKEN[token].timing == Timing.INCOME_PHASE:
            if s.bonus[token] == FRESH + seat or s.bonus[token] == RESERVED + seat:
                return token
    return NONE


@kernel
def answer_double(s: Transgalactica, seat: int, token: int) -> None:
    """Use the token, or keep it."""
    close(s, seat)
    if token != NONE:
        if s.bonus[token] == RESERVED + seat:
            s.seat[seat].ability_used = 1
        s.bonus[token] = SPENT + seat
        then_seat(s, seat, Op.EFFECTS, TOKEN[token].effects)


@kernel
def income_step(s: Transgalactica, seat: int, source: int) -> None:
    """Gain from the next source that gives something, and go on with those behind it; doubled income runs twice."""
    me = s.seat[seat]
    rounds = 2 if me.doubled == 1 else 1
    while source < SOURCES * rounds:
        program = income_program(s, seat, source % SOURCES)
        source += 1
        if program != NONE:
            then_seat(s, seat, Op.INCOME_STEP, source)
            then_seat(s, seat, Op.EFFECTS, program)
            return
    me.doubled = 0


@kernel
def income_program(s: Transgalactica, seat: int, source: int) -> int:
    """What a source gives as a program; VP of pirates are scored at once."""
    me = s.seat[seat]
    if source < FIRST_TRACK:
        return planet_program(s, seat, source % SPACES, source >= FIRST_PAID)
    if source < FIRST_ROW:
        track = source - FIRST_TRACK
        return int(SPACE[track * LEVELS + me.level[track]].income)
    if source < FIRST_OUTPOST:
        return row_program(s, seat, source - FIRST_ROW)
    if source < FIRST_CREW:
        outpost = source - FIRST_OUTPOST
        return int(OUTPOST_SPACE[outpost].income) if outpost < me.placed else NONE
    crew = int(me.crew) + (1 if me.lieutenant != NONE else 0)
    return int(CREW_SPACE[source - FIRST_CREW].income) if source - FIRST_CREW >= crew else NONE


@kernel
def planet_program(s: Transgalactica, seat: int, space: int, paid: bool) -> int:
    """What a wild planet gives: those that cost nothing, or those that are paid for (D1)."""
    planet = s.planet[space]
    if not has_outpost(s.seat[seat], space) or PLANET[planet].kind != Kind.WILD:
        return NONE
    program = int(PLANET[planet].effects)
    return program if (EFFECT[program].code == Code.PAY_FOR) == paid else NONE


@kernel
def row_program(s: Transgalactica, seat: int, row: int) -> int:
    """The fleet token or the pirates on a row of the income track, down to the politics marker (4.1, U30)."""
    me = s.seat[seat]
    if level_of(me, Track.POLITICS) < INCOME_ROW[row].politics:
        return NONE
    fleet, pirate = int(INCOME_ROW[row].fleet), int(INCOME_ROW[row].pirate)
    if fleet > 0:
        return int(FLEET[me.fleet[fleet - 1]].income) if me.level[TRADE] >= 2 * fleet else NONE
    if pirate <= me.pirates_size:
        score_vp(me, PIRATE[me.pirates[pirate - 1]].vp)
    return NONE

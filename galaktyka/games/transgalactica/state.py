"""The record of a Transgalactica table: everything there is to know about it, in one block of bytes.

How a game runs on the flow machine:

- The table's frames are the course of a round: drafts, income of each seat in order, turns, follow actions, and
  maintenance.
- A seat's own frames are what it has still to do: the rest of a program of effects, an exploration action with what is
  left of it, the further income. They nest as deep as cards allow ("take any main action at once"), and the table waits
  until they are done. Only one seat at a time has frames, so that the order of everything is the rulebook's.
- What a question needs to know stands in `amount`: a row of EFFECT, an area, the state of an exploration.

Numbers of pieces begin at 1; 0 is none.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from galaktyka.engine.flow import MAX_SEATS, Frame, SeatFlow, Table
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, i16, length, record, u8, u16, u32
from galaktyka.games.transgalactica.codes import (
    AREAS,
    DECREES_OPEN,
    GOODS,
    MINING_ROWS,
    MISSION_SLOTS,
    MISSION_TYPES,
    OFFICES,
    PILE,
    SPACES,
    TECH_SLOTS,
    TRACKS,
    PowerCode,
)
from galaktyka.games.transgalactica.tables import (
    ABILITY,
    FLEETS,
    MINING_TOKENS,
    MISSIONS,
    PILE_COUNT,
    PIRATES,
    POWER,
    RULING,
    TECH,
    TOKENS,
)

NESTED_FRAMES: Final = 40  # effects nest deeper here than in other games
MOST_SHIPS: Final = 2
MOST_LOG: Final = 3
OFFERED: Final = 5
BAG: Final = 40  # more than there are pieces of any kind
ROUNDS: Final = 6  # rows of the round track, from 1
LEVEL_2: Final = 14  # the deck of level 2 begins here

# Where a bonus token is: 0 in the box or on the board, else one of these + the seat.
FRESH: Final = 1  # may be used
SPENT: Final = 9  # used, face down
RESERVED: Final = 17  # in the reserve of an ability
DISCARDED: Final = 25  # out of the game, seen by all

READY: Final = 1  # the lieutenant is on the panel
OUT: Final = 2  # the lieutenant is at work


class Op(IntEnum):
    """Frames of the flow machine: what the table, or one seat, still has to do."""

    DRAFT = 1
    SETUP_GAINS = 2
    FIRST_OUTPOSTS = 3
    SETUP_ABILITY = 4
    BEGIN_ROUND = 5
    INCOME = 6
    NEXT_TURN = 7
    TURN = 8
    FOLLOW = 9
    MAINTENANCE = 10
    EFFECTS = 11
    INCOME_STEP = 12
    MINE_STEP = 13
    STEP = 14
    ACTION = 15
    EXPLORE = 16
    PAY_TIMES = 17
    COLLECT = 18
    REFILL = 19
    END_TURN = 20


class Question(IntEnum):
    """What a seat can be asked; `amount` is what the question needs to know."""

    DRAFT = 1
    TURN = 2
    END_TURN = 3
    FOLLOW = 4
    EXPLORE = 5
    JUMP = 6
    PLACE = 7
    CHOOSE_AREA = 8
    CHOOSE_OPTION = 9
    CHOOSE_TRACK = 10
    WAIVE = 11
    GAIN_ANY = 12
    GOOD_OF = 13
    PAY_FOR = 14
    PAY_ONE = 15
    PAY_ANY = 16
    MARK = 17
    TAKE_MISSION = 18
    RETURN_MISSION = 19
    COMPLETE_MISSION = 20
    MISSION_WAIVE = 21
    OFFICE = 22
    COLLECT = 23
    REUSE = 24
    DOUBLE_INCOME = 25
    WORMHOLE_PRICE = 26


@record
class Seat(SeatFlow):
    """One player's control panel, cards and pieces."""

    stack: Array[Frame] = length(NESTED_FRAMES)
    goods: Array[i16] = length(GOODS)  # energy, ore, aliens, credits
    vp: i16
    level: Array[u8] = length(TRACKS)  # where the markers stand; trade: spaces unlocked
    raised: Array[u8] = length(TRACKS)  # levels that technologies add
    temporary: Array[u8] = length(TRACKS)  # levels that tokens add until the end of the round
    captains: u8  # ready on the panel
    captains_out: u8  # at work until maintenance
    crew: u8
    crew_out: u8
    capsules: u8  # crew in the cryo capsules
    lieutenant: u8  # 0 none, READY or OUT
    ship: Array[u8] = length(MOST_SHIPS)  # the space each ship orbits
    ships: u8
    outposts: u32  # spaces with an own outpost, a bit each
    placed: u8  # outposts taken from the panel
    nightmare: u8  # 1: owns the special planet
    hold: u8  # development markers in the hold
    fleet: Array[u8] = length(FLEETS, "fleet")  # fleet tokens of trade 2, 4 and 6
    mining: Array[u8] = length(MINING_ROWS, "mining")  # the mining track, from the top
    mining_size: u8
    pirates: Array[u8] = length(PIRATES, "pirate")  # beaten pirates in the order they were beaten
    pirates_size: u8
    marked: u16  # slots of technologies, a bit each
    used: u16  # slots of technologies used this round, a bit each
    ability: u8
    ability_used: u8  # 1: used this round
    powers: u32  # PowerCodes at work, a bit each
    events: u16  # Events that some power waits for, a bit each
    reuse: u8  # captains that may stand on used main spaces this round
    log: Array[u8] = length(MOST_LOG, "mission")  # missions taken and not completed
    log_size: u8
    completed: Array[u8] = length(MISSION_TYPES)  # missions completed, by type
    objectives: Array[u8] = length(2, "objective")  # secret until the end
    wealth: u8  # number of the wealth set taken in the draft
    planets_used: u32  # action planets used this round, a bit each
    last_track: u8  # the track advanced last, + 1
    collected: u32  # spaces that have produced in this collection, a bit each
    doubled: u8  # 1: income counts twice this round
    segment: u8  # where the priority marker stands
    spot: u8  # and its place within the segment


@record
class Transgalactica(Table):
    """The whole table."""

    seat: Array[Seat] = length(MAX_SEATS)
    turn: u16  # rounds begun
    order: Array[u8] = length(MAX_SEATS)  # seats by priority
    active: u8  # 1 + the seat whose turn it is; 0 outside the action phase
    place: u8  # its place in the order
    passes: u8  # turns passed one after another
    main_users: Array[u8] = length(AREAS)  # seats that used each main space this round, a bit each
    planet: Array[u8] = length(SPACES, "planet")
    pirate: Array[u8] = length(SPACES, "pirate")
    token: Array[u8] = length(SPACES, "token")  # the bonus token lying on a planet
    filled: Array[u8] = length(SPACES)  # outposts on each planet
    piles: Array[u8] = length(PILE_COUNT * PILE, "token")  # tokens on the tracks; the top is the last one
    pile_size: Array[u8] = length(PILE_COUNT)
    round_token: Array[u8] = length(ROUNDS, "token")
    bonus: Array[u8] = length(TOKENS + 1)  # where each bonus token is
    mining_open: u8  # the mining token that lies open
    mining_deck: Array[u8] = length(MINING_TOKENS, "mining")
    mining_deck_size: u8
    tech: Array[u8] = length(TECH_SLOTS, "technology")
    mission: Array[u8] = length(MISSION_SLOTS, "mission")
    deck: Array[u8] = length(MISSIONS, "mission")  # level 1 from 0, level 2 from LEVEL_2; the top is the last one
    deck_size: Array[u8] = length(2)
    decree: Array[u8] = length(DECREES_OPEN, "decree")
    office: Array[u8] = length(DECREES_OPEN, "office")  # the office each decree was put on
    gold: Array[u8] = length(OFFICES + 1)  # 1 + the seat in the gold seat of each office
    silver: Array[u8] = length(OFFICES + 1)
    wealth: Array[u8] = length(2 * OFFERED, "wealth")  # the sets of two wealth cards to draft from
    abilities: Array[u8] = length(OFFERED, "ability")  # the abilities to draft from
    bag: Array[u8] = length(BAG)  # pieces to draw from while the table is laid; empty otherwise
    bag_size: u8


@kernel
def level_of(me: Seat, track: int) -> int:
    """A level as requirements see it: the marker, technologies and tokens together (1, technology 19)."""
    return int(me.level[track]) + int(me.raised[track]) + int(me.temporary[track])


@kernel
def has_power(me: Seat, code: int) -> bool:
    """Whether a technology or the ability of a seat has such a power."""
    return (int(me.powers) >> code) & 1 == 1


@kernel
def has_outpost(me: Seat, space: int) -> bool:
    """Whether a seat has an outpost on a space."""
    return (int(me.outposts) >> space) & 1 == 1


@kernel
def power_row(s: Transgalactica, seat: int, code: int, skip: int) -> int:
    """The row of the seat's power of a kind, after so many others of it; 0 if there is none."""
    me = s.seat[seat]
    if not has_power(me, code):
        return 0
    for slot in range(TECH_SLOTS + 1):
        first, last = 0, 0
        if slot == TECH_SLOTS:
            first, last = int(ABILITY[me.ability].powers_from), int(ABILITY[me.ability].powers_to)
        elif (int(me.marked) >> slot) & 1 == 1:
            first, last = int(TECH[s.tech[slot]].powers_from), int(TECH[s.tech[slot]].powers_to)
        for row in range(first, last):
            if POWER[row].code == code:
                if skip == 0:
                    return row
                skip -= 1
    return 0


@kernel
def slot_of_power(s: Transgalactica, seat: int, code: int) -> int:
    """The slot of a marked technology with a power that was not used this round; TECH_SLOTS if there is none."""
    me = s.seat[seat]
    if not has_power(me, code):
        return TECH_SLOTS
    for slot in range(TECH_SLOTS):
        if (int(me.marked) >> slot) & 1 == 1 and (int(me.used) >> slot) & 1 == 0:
            for row in range(TECH[s.tech[slot]].powers_from, TECH[s.tech[slot]].powers_to):
                if POWER[row].code == code:
                    return slot
    return TECH_SLOTS


@kernel
def learn(me: Seat, first: int, last: int) -> None:
    """Powers begin to work."""
    for row in range(first, last):
        me.powers |= 1 << POWER[row].code
        if POWER[row].code == PowerCode.WHEN:
            me.events |= 1 << POWER[row].event
        if POWER[row].code == PowerCode.LEVEL_BONUS:
            for track in range(TRACKS):
                if (POWER[row].tracks >> track) & 1 == 1:
                    me.raised[track] += POWER[row].amount


@kernel
def waits_for(me: Seat, event: int) -> bool:
    """Whether some power of the seat waits for an event."""
    return (int(me.events) >> event) & 1 == 1


@kernel
def score_vp(me: Seat, vp: int) -> None:
    """Score VP, or lose them down to the end of the track (U10)."""
    me.vp = max(int(RULING[0].vp_floor), int(me.vp) + vp)


@kernel
def workers_of(me: Seat) -> int:
    """Captains and crew that are ready."""
    return int(me.captains) + int(me.crew)


@kernel
def is_active(s: Transgalactica, seat: int) -> bool:
    """Whether it is the seat's own turn."""
    return s.active == seat + 1

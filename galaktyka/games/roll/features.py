"""What a seat may know, as numbers for a network (see `galaktyka.engine.features`).

Seats are counted from the seat itself, clockwise; places of seats that are not there stay 0. Dice are counts by colour.
Until the reveal the dice of other seats count as in their cups, since nobody else knows where they lie.
"""

from __future__ import annotations

from typing import Final

from galaktyka.engine.features import FeaturePart, Features, byte, offset_of
from galaktyka.engine.flow import NOTHING
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.games.roll.actions import WORKERS
from galaktyka.games.roll.observe import hidden_dice, holds_a_tile, layouts_are_secret
from galaktyka.games.roll.scoring import score
from galaktyka.games.roll.state import DICTATE, GOODS_HERE, NO_DIE, NO_POWER, ZONES, Question, Roll
from galaktyka.games.roll.tables import (
    COLOURS,
    COLUMNS,
    NO_PHASE,
    PHASES,
    POWER,
    SIDE,
    SIDE_COUNT,
    TILES,
    Colour,
    Phase,
)

SEATS: Final = 5
STEPS: Final = len(Phase)
QUESTIONS: Final = 24  # room for those to come
POWERS: Final = len(POWER)
WORLDS: Final = len(Colour)
SEAT_NUMBERS: Final = 9
FLAG: Final = 10  # a flag among numbers whose unit is 10

PARTS: Final = (
    FeaturePart("players", (SEATS,), 1, "how many play, one of five"),
    FeaturePart("phase", (STEPS,), 1, "the phase or step being played, one of those of `Phase`"),
    FeaturePart("active", (PHASES,), 1, "phases that occur this round"),
    FeaturePart("extra", (PHASES,), 1, "the phase that the extra die of two players shows"),
    FeaturePart("question", (QUESTIONS,), 1, "what the seat is asked, one of those of `Question`"),
    FeaturePart("amount", (1,), 5, "how many answers of this kind are still wanted"),
    FeaturePart("numbers", (4,), 16, "the round, VP left in the pool, tiles in the bag and abandoned"),
    FeaturePart("drawn", (TILES,), 1, "tiles that the seat has in hand"),
    FeaturePart("placing", (ZONES * TILES,), 1, "the side that it is about to place"),
    FeaturePart("abandoned", (TILES,), 1, "tiles that it abandoned in this phase"),
    FeaturePart("stacks", (ZONES * TILES,), 1, "sides in its two stacks: 1 + the tiles above it"),
    FeaturePart("used", (SIDE_COUNT,), 1, "tiles whose Reassign power it used this round"),
    FeaturePart("at_work", (POWERS + 1,), 1, "the Reassign power that moves its workers, the last one for Dictate"),
    FeaturePart("moved", (PHASES, COLOURS), 1, "workers that this power has moved, by the column where they are now"),
    FeaturePart("source", (PHASES,), 1, "the column that the first of them came from"),
    FeaturePart("shipping", (2, WORKERS), 1, "the task of the shipper at work, and its colour, virtual ones last"),
    FeaturePart("world", (SIDE_COUNT,), 1, "the world on which it has to choose a good"),
    FeaturePart(
        "times", (5,), 1, "tiles abandoned for a Scout, too few in the bag, Dictates, dice sent to the cup, rearranged"
    ),
    FeaturePart(
        "seats",
        (SEATS, SEAT_NUMBERS),
        10,
        "of each seat: is there (10), owes a decision (10), credits, VP in chips, tiles in the tableau, in the "
        "development stack, in the world stack and in hand, score so far",
    ),
    FeaturePart("tops", (SEATS, ZONES * TILES), 1, "sides on top of the stacks"),
    FeaturePart("cup", (SEATS, COLOURS), 1, "dice in the cup"),
    FeaturePart("citizenry", (SEATS, COLOURS), 1, "dice in Citizenry"),
    FeaturePart("columns", (SEATS, COLUMNS, COLOURS), 1, "dice below the strip by phase, wild ones last"),
    FeaturePart("strip", (SEATS, COLOURS), 1, "the die on the strip"),
    FeaturePart("selected", (SEATS, PHASES), 1, "the phase that a seat selected"),
    FeaturePart("dictated", (SEATS, COLOURS), 1, "dice in the Dictate area"),
    FeaturePart("zone", (SEATS, ZONES, COLOURS), 1, "developers and settlers on the stacks"),
    FeaturePart("crew", (SEATS, COLOURS), 1, "dice that complete a tile right now"),
    FeaturePart("virtual", (SEATS, COLOURS), 1, "extra workers of this phase"),
    FeaturePart("scouted", (SEATS, COLOURS), 1, "colours of explorers that Scouted in this phase"),
    FeaturePart("tableau", (SEATS, SIDE_COUNT), 1, "tiles in the tableau"),
    FeaturePart("goods", (SEATS, SIDE_COUNT), 1, "goods on each of them"),
    FeaturePart("good_dice", (SEATS, WORLDS, COLOURS), 1, "goods by the colour of the world and of the die"),
)

AT_PLAYERS: Final = offset_of(PARTS, "players")
AT_PHASE: Final = offset_of(PARTS, "phase")
AT_ACTIVE: Final = offset_of(PARTS, "active")
AT_EXTRA: Final = offset_of(PARTS, "extra")
AT_QUESTION: Final = offset_of(PARTS, "question")
AT_AMOUNT: Final = offset_of(PARTS, "amount")
AT_NUMBERS: Final = offset_of(PARTS, "numbers")
AT_DRAWN: Final = offset_of(PARTS, "drawn")
AT_PLACING: Final = offset_of(PARTS, "placing")
AT_ABANDONED: Final = offset_of(PARTS, "abandoned")
AT_STACKS: Final = offset_of(PARTS, "stacks")
AT_USED: Final = offset_of(PARTS, "used")
AT_WORK: Final = offset_of(PARTS, "at_work")
AT_MOVED: Final = offset_of(PARTS, "moved")
AT_SOURCE: Final = offset_of(PARTS, "source")
AT_SHIPPING: Final = offset_of(PARTS, "shipping")
AT_WORLD: Final = offset_of(PARTS, "world")
AT_TIMES: Final = offset_of(PARTS, "times")
AT_SEATS: Final = offset_of(PARTS, "seats")
AT_TOPS: Final = offset_of(PARTS, "tops")
AT_CUP: Final = offset_of(PARTS, "cup")
AT_CITIZENRY: Final = offset_of(PARTS, "citizenry")
AT_COLUMNS: Final = offset_of(PARTS, "columns")
AT_STRIP: Final = offset_of(PARTS, "strip")
AT_SELECTED: Final = offset_of(PARTS, "selected")
AT_DICTATED: Final = offset_of(PARTS, "dictated")
AT_ZONE: Final = offset_of(PARTS, "zone")
AT_CREW: Final = offset_of(PARTS, "crew")
AT_VIRTUAL: Final = offset_of(PARTS, "virtual")
AT_SCOUTED: Final = offset_of(PARTS, "scouted")
AT_TABLEAU: Final = offset_of(PARTS, "tableau")
AT_GOODS: Final = offset_of(PARTS, "goods")
AT_GOOD_DICE: Final = offset_of(PARTS, "good_dice")


@kernel
def features(s: Roll, seat: int, out: Array[u8]) -> None:
    """Fill cleared bytes with the features of a seat."""
    table_features(s, seat, out)
    question_features(s, seat, out)
    own_tiles(s, seat, out)
    power_at_work(s, seat, out)
    for place in range(s.players):
        other = (seat + place) % s.players
        seat_features(s, other, place, out)
        dice_features(s, other, place, out)
        tableau_features(s, other, place, out)
        if other != seat and layouts_are_secret(s):
            hidden_features(s, other, place, out)
        else:
            layout_features(s, other, place, out)


@kernel
def table_features(s: Roll, seat: int, out: Array[u8]) -> None:
    """What lies open in the middle, and what the seat itself abandoned."""
    out[AT_PLAYERS + s.players - 1] = 1
    out[AT_PHASE + s.phase] = 1
    for phase in range(PHASES):
        out[AT_ACTIVE + phase] = (s.active >> phase) & 1
    if s.extra != NO_PHASE:
        out[AT_EXTRA + s.extra] = 1
    out[AT_NUMBERS], out[AT_NUMBERS + 1] = byte(s.turn), byte(s.pool)
    out[AT_NUMBERS + 2], out[AT_NUMBERS + 3] = s.bag_size, s.abandoned_size
    for i in range(s.abandoned_size):
        if s.abandoned_by[i] == seat:
            out[AT_ABANDONED + s.abandoned[i]] = 1


@kernel
def question_features(s: Roll, seat: int, out: Array[u8]) -> None:
    """What the seat is asked, and what it has done towards an answer."""
    me = s.seat[seat]
    if me.question != NOTHING:
        out[AT_QUESTION + me.question] = 1
        out[AT_AMOUNT] = byte(me.amount)
    if me.question == Question.SHIP_GOOD or (me.question == Question.GOOD and s.phase == Phase.SHIP):
        out[AT_SHIPPING + me.task] = 1
    if me.question == Question.GOOD:
        out[AT_WORLD + me.tableau[me.choice]] = 1
    out[AT_TIMES], out[AT_TIMES + 1], out[AT_TIMES + 2] = me.pending, me.missing, me.dictates
    if me.question == Question.TO_CUP:
        out[AT_TIMES + 3] = me.choice
    out[AT_TIMES + 4] = me.arranged


@kernel
def own_tiles(s: Roll, seat: int, out: Array[u8]) -> None:
    """The tiles that only the seat knows."""
    me = s.seat[seat]
    for i in range(me.drawn_size):
        out[AT_DRAWN + me.drawn[i]] = 1
    if holds_a_tile(me):
        out[AT_PLACING + me.choice] = 1
    for zone in range(ZONES):
        for i in range(me.pile_size[zone]):
            out[AT_STACKS + zone * TILES + me.pile[zone * TILES + i]] = 1 + i


@kernel
def power_at_work(s: Roll, seat: int, out: Array[u8]) -> None:
    """The Reassign powers of this round, and the one that is moving workers."""
    me = s.seat[seat]
    for slot in range(me.tableau_size):
        out[AT_USED + me.tableau[slot]] = me.used[slot]
    if me.power != NO_POWER:
        out[AT_WORK + (POWERS if me.power == DICTATE else int(me.power))] = 1
        for i in range(me.moves):
            out[AT_MOVED + me.moved[i]] += 1
        if me.source != NO_PHASE:
            out[AT_SOURCE + me.source] = 1


@kernel
def seat_features(s: Roll, seat: int, place: int, out: Array[u8]) -> None:
    """What everybody sees of a seat in numbers, and the tops of its stacks."""
    me = s.seat[seat]
    at = AT_SEATS + SEAT_NUMBERS * place
    out[at] = FLAG
    out[at + 1] = FLAG if me.question != NOTHING else 0
    out[at + 2], out[at + 3], out[at + 4] = byte(me.credits), byte(me.vp), me.tableau_size
    out[at + 5], out[at + 6], out[at + 7] = me.pile_size[0], me.pile_size[1], me.drawn_size
    out[at + 8] = byte(score(s, seat))
    for zone in range(ZONES):
        if me.pile_size[zone] > 0:
            out[AT_TOPS + (place * ZONES + zone) * TILES + me.pile[zone * TILES]] = 1


@kernel
def dice_features(s: Roll, seat: int, place: int, out: Array[u8]) -> None:
    """Dice that lie open at any time."""
    me = s.seat[seat]
    for colour in range(COLOURS):
        at = place * COLOURS + colour
        out[AT_CUP + at], out[AT_CITIZENRY + at] = me.cup[colour], me.citizenry[colour]
        out[AT_CREW + at], out[AT_VIRTUAL + at] = me.crew[colour], me.virtual[colour]
        out[AT_SCOUTED + at] = (me.scouted >> colour) & 1
    for i in range(ZONES * COLOURS):
        out[AT_ZONE + place * ZONES * COLOURS + i] = me.zone[i]


@kernel
def hidden_features(s: Roll, seat: int, place: int, out: Array[u8]) -> None:
    """Behind a screen are as many dice of each colour as there were in the cup."""
    for colour in range(COLOURS):
        out[AT_CUP + place * COLOURS + colour] += hidden_dice(s.seat[seat], colour)


@kernel
def layout_features(s: Roll, seat: int, place: int, out: Array[u8]) -> None:
    """A layout that the seat may see."""
    me = s.seat[seat]
    for i in range(COLUMNS * COLOURS):
        out[AT_COLUMNS + place * COLUMNS * COLOURS + i] = me.column[i]
    for colour in range(COLOURS):
        out[AT_DICTATED + place * COLOURS + colour] = me.dictated[colour]
    if me.strip != NO_DIE:
        out[AT_STRIP + place * COLOURS + me.strip - 1] = 1
    if me.selected != NO_PHASE:
        out[AT_SELECTED + place * PHASES + me.selected] = 1


@kernel
def tableau_features(s: Roll, seat: int, place: int, out: Array[u8]) -> None:
    """Tableaus and the goods on them are open."""
    me = s.seat[seat]
    for slot in range(me.tableau_size):
        out[AT_TABLEAU + place * SIDE_COUNT + me.tableau[slot]] = 1
    for i in range(me.tableau_size * GOODS_HERE):
        if me.goods[i] != NO_DIE:
            side = me.tableau[i // GOODS_HERE]
            out[AT_GOODS + place * SIDE_COUNT + side] += 1
            out[AT_GOOD_DICE + (place * WORLDS + SIDE[side].colour) * COLOURS + me.goods[i] - 1] += 1


FEATURES: Final = Features(PARTS, features)

"""What a seat sees, as a structure for JSON. It is filled from an observation, which holds nothing hidden.

Dice are counts by colour, such as {"white": 3}; colours without dice are left out.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from msgspec import Struct

from galaktyka.engine.flow import MAX_SEATS, NOTHING, over, owing
from galaktyka.games.roll.actions import ACTIONS
from galaktyka.games.roll.build import effective_cost
from galaktyka.games.roll.dice import column_count
from galaktyka.games.roll.notation import COLOUR_NAME, COLUMN_NAME, PHASE_NAME, action_text, question_name
from galaktyka.games.roll.observe import HIDDEN, layouts_are_secret
from galaktyka.games.roll.rules import legal
from galaktyka.games.roll.scoring import score, winners
from galaktyka.games.roll.state import DICTATE, GOODS_HERE, NO_DIE, NO_POWER, Question, Roll, Seat
from galaktyka.games.roll.tables import COLOURS, NO_PHASE, PHASES, SIDE, SIDES, TILES, WILD, Phase

Dice = dict[str, int]


class TileView(Struct, frozen=True):
    """A tile in a tableau."""

    tile: str
    goods: list[str]  # colours of the dice on it


class StackView(Struct, frozen=True):
    """A stack of the Construction zone."""

    size: int
    top: str  # the side that lies open; "" if the stack is empty
    cost: int  # dice it needs, after discounts; 0 if the stack is empty
    tiles: list[str] | None  # all of them, top first; only the owner's
    dice: Dice  # developers or settlers on it


class FaceView(Struct, frozen=True):
    """Dice that show the same face."""

    colour: str
    face: str
    count: int


class LayoutView(Struct, frozen=True):
    """The dice behind a screen, or, after the reveal, what is left of them in the columns."""

    rolled: list[FaceView]
    columns: dict[str, Dice]  # below the strip, by phase; after the reveal the selecting die is in its column
    wild: Dice  # dice that still need a column
    strip: str  # colour of the die on the strip; "" before selecting and after the reveal
    dictated: Dice
    step: str  # what is next before the reveal: "select", "wilds", "reassign", "move", or ""
    power: str  # the power at work: a tile, "dictate", or ""
    moves: int  # workers it has moved
    used: list[str]  # tiles whose Reassign powers were used this round
    dictates: int  # how often Dictate was used this round


class SeatView(Struct, frozen=True):
    """One seat as another seat, or its owner, sees it."""

    faction: int
    tableau: list[TileView]
    developments: StackView
    worlds: StackView
    cup: Dice
    citizenry: Dice
    crew: Dice  # dice that complete a tile right now
    extra: Dice  # virtual workers of this phase
    layout: LayoutView | None  # None: behind the screen
    selected: str  # the phase it selected; "" if none or secret
    selector: str  # colour of the die it selected with
    drawn_size: int
    drawn: list[str] | None  # tiles in hand by their development sides; only the owner's
    placing: str  # the side of the tile that goes on top or underneath
    abandoned: int  # tiles abandoned for the next Scout
    credits: int
    vp: int
    score: int
    question: str  # what it is asked; "" if it owes nothing
    amount: int  # how many answers of this kind are still wanted, or how many workers are left


class RollView(Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int | None  # None: a spectator
    players: int
    round: int
    phase: str  # "setup", "assign", one of the five phases, "manage"
    active: list[str]  # phases that occur this round
    extra_die: str  # with two players: the phase that the extra die shows; "" before
    first: int  # strict order begins here
    strict: bool  # this phase is played in strict order
    pool: int
    bag: int
    abandoned: int
    known_abandoned: list[str]  # tiles under the Explore tile that the seat laid there
    seats: list[SeatView]
    owing: list[int]
    legal: list[str]
    over: bool
    winners: list[int]


def view(o: Roll, seat: int) -> RollView:
    """The table as an observation shows it to a seat."""
    playing = 0 <= seat < o.players
    ended = over(o)
    return RollView(
        seat=seat if playing else None,
        players=o.players,
        round=o.turn,
        phase=Phase(o.phase).name.lower(),
        active=[name for phase, name in enumerate(PHASE_NAME) if o.active >> phase & 1],
        extra_die="" if o.extra == NO_PHASE else PHASE_NAME[o.extra],
        first=o.first,
        strict=o.strict == 1,
        pool=o.pool,
        bag=o.bag_size,
        abandoned=o.abandoned_size,
        known_abandoned=[SIDES[o.abandoned[i]].id for i in range(o.abandoned_size) if o.abandoned[i] != HIDDEN],
        seats=[_seat_view(o, other, other == seat) for other in range(o.players)],
        owing=_seats(owing(o)),
        legal=_legal(o, seat) if playing else [],
        over=ended,
        winners=_seats(winners(o) if ended else 0),
    )


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(MAX_SEATS) if mask >> seat & 1]


def _legal(o: Roll, seat: int) -> list[str]:
    mask = np.zeros(ACTIONS, np.uint8)
    legal(o, seat, mask)
    return [action_text(o.seat[seat].question, int(action)) for action in np.flatnonzero(mask)]


def _dice(counts: Iterator[int] | list[int]) -> Dice:
    return {name: count for name, count in zip(COLOUR_NAME, counts, strict=True) if count}


def _colour(die: int) -> str:
    return "" if die == NO_DIE else COLOUR_NAME[die - 1]


def _seat_view(o: Roll, seat: int, own: bool) -> SeatView:
    me = o.seat[seat]
    return SeatView(
        faction=SIDE[me.tableau[0]].faction,
        tableau=[_tile_view(me, slot) for slot in range(me.tableau_size)],
        developments=_stack_view(me, 0, own),
        worlds=_stack_view(me, 1, own),
        cup=_dice(list(me.cup)),
        citizenry=_dice(list(me.citizenry)),
        crew=_dice(list(me.crew)),
        extra=_dice(list(me.virtual)),
        layout=_layout_view(me) if own or not layouts_are_secret(o) else None,
        selected="" if me.selected == NO_PHASE else PHASE_NAME[me.selected],
        selector=_colour(me.selector),
        drawn_size=me.drawn_size,
        drawn=[SIDES[me.drawn[i]].id for i in range(me.drawn_size)] if own else None,
        placing=SIDES[me.choice].id if own and me.question == Question.PLACE_WHERE else "",
        abandoned=me.pending,
        credits=me.credits,
        vp=me.vp,
        score=score(o, seat),
        question="" if me.question == NOTHING else question_name(me.question),
        amount=me.amount,
    )


def _tile_view(me: Seat, slot: int) -> TileView:
    here = range(slot * GOODS_HERE, (slot + 1) * GOODS_HERE)
    goods = [_colour(me.goods[place]) for place in here if me.goods[place] != NO_DIE]
    return TileView(tile=SIDES[me.tableau[slot]].id, goods=goods)


def _stack_view(me: Seat, zone: int, own: bool) -> StackView:
    size = me.pile_size[zone]
    sides = [zone * TILES + me.pile[zone * TILES + i] for i in range(size if own else min(size, 1))]
    return StackView(
        size=size,
        top=SIDES[sides[0]].id if sides else "",
        cost=effective_cost(me, sides[0]) if sides else 0,
        tiles=[SIDES[side].id for side in sides] if own else None,
        dice=_dice([me.zone[zone * COLOURS + colour] for colour in range(COLOURS)]),
    )


def _layout_view(me: Seat) -> LayoutView:
    used = [SIDES[me.tableau[slot]].id for slot in range(me.tableau_size) if me.used[slot]]
    return LayoutView(
        rolled=list(_rolled(me)),
        columns={PHASE_NAME[phase]: _column(me, phase) for phase in range(PHASES)},
        wild=_column(me, WILD),
        strip=_colour(me.strip),
        dictated=_dice(list(me.dictated)),
        step=_step(me),
        power=_power(me),
        moves=me.moves,
        used=used,
        dictates=me.dictates,
    )


def _rolled(me: Seat) -> Iterator[FaceView]:
    for face, name in enumerate(COLUMN_NAME):
        for colour in range(COLOURS):
            if count := me.rolled[face * COLOURS + colour]:
                yield FaceView(colour=COLOUR_NAME[colour], face=name, count=count)


def _column(me: Seat, column: int) -> Dice:
    return _dice([me.column[column * COLOURS + colour] for colour in range(COLOURS)])


def _step(me: Seat) -> str:
    """Where the seat is in assigning its dice."""
    if me.question == Question.SELECT:
        return "select"
    if me.question != Question.ASSIGN:
        return ""
    if me.power != NO_POWER:
        return "move"
    return "wilds" if column_count(me, WILD) else "reassign"


def _power(me: Seat) -> str:
    """The Reassign power at work."""
    if me.power in (NO_POWER, DICTATE):
        return "dictate" if me.power == DICTATE else ""
    return next(side.id for number, side in enumerate(SIDES) if _has_row(number, me.power))


def _has_row(side: int, row: int) -> bool:
    return SIDE[side].powers_from <= row < SIDE[side].powers_to

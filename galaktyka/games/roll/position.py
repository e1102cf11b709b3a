"""Any situation, built by hand: tableaus, stacks, dice and goods, credits, chips, bag, phase."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from galaktyka.engine.by_hand import MOST_VP, within
from galaktyka.engine.errors import PositionError
from galaktyka.engine.flow import ask, then
from galaktyka.engine.match import Match, Seed
from galaktyka.engine.random import key_words, seed_stream
from galaktyka.engine.record import Array, over
from galaktyka.games.roll.bag import put_in_bag
from galaktyka.games.roll.dice import below_strip, goods_at, is_producer, lay_good, owned
from galaktyka.games.roll.game import GAME
from galaktyka.games.roll.notation import COLOUR_NAME, COLUMN_NAME, PHASE_NAME
from galaktyka.games.roll.powers import goods_capacity
from galaktyka.games.roll.round import forget_layout, roll_cup
from galaktyka.games.roll.rules import advance
from galaktyka.games.roll.state import GOODS_HERE, Op, Question, Roll, Seat, add_to_pile, add_to_tableau, tableau_slot
from galaktyka.games.roll.tables import (
    COLOURS,
    DICE,
    FIRST_FACTION,
    MAX_CREDITS,
    NO_PHASE,
    POOL_EACH,
    SIDES,
    START_CREDITS,
    TILES,
    Phase,
)

Dice = Mapping[str, int]
NUMBER: Final = {side.id: number for number, side in enumerate(SIDES)}


@dataclass(frozen=True)
class SeatSetup:
    """What one seat has. Dice are counts by colour, such as {"white": 3}.

    `columns` holds dice below the strip by phase; in "assign" they are what was rolled, with "wild" as a further
    column, and a seat without any rolls its cup. `goods` lists the colours of the goods on each world.
    """

    tableau: Sequence[str] = ()
    developments: Sequence[str] = ()  # the stack, top first
    worlds: Sequence[str] = ()
    cup: Dice = field(default_factory=dict)
    citizenry: Dice = field(default_factory=dict)
    columns: Mapping[str, Dice] = field(default_factory=dict)
    developers: Dice = field(default_factory=dict)
    settlers: Dice = field(default_factory=dict)
    goods: Mapping[str, Sequence[str]] = field(default_factory=dict)
    credits: int = START_CREDITS
    vp: int = 0


def position(
    seats: Sequence[SeatSetup],
    *,
    phase: str = "assign",
    later: Sequence[str] = (),
    bag: Sequence[str] | None = None,
    abandoned: Sequence[str] = (),
    first: int = 0,
    pool: int | None = None,
    turn: int = 1,
    alone: bool = False,
    seed: Seed = 0,
    backend: str | None = None,
) -> Match:
    """The match that begins in a situation, run to its first decision.

    `phase` is "assign", one of the five phases, or "manage"; `later` are phases that occur after it. The bag holds the
    tiles that are named nowhere, or exactly those of `bag`; a tile is named by either side. `first` is where strict
    order begins. With `alone` everything ends with the last of these phases.
    """
    array = GAME.new_record(len(seats), {})
    s = over(Roll, array)
    seed_stream(s.random, key_words(seed))
    s.first, s.turn, s.extra = within("first", first, len(seats) - 1), turn, NO_PHASE
    s.pool = POOL_EACH * len(seats) if pool is None else within("pool", pool, MOST_VP)
    box = _Box()
    for seat, wanted in enumerate(seats):
        _lay_tiles(s.seat[seat], wanted, box)
        _lay_dice(s.seat[seat], wanted)
        _lay_goods(s.seat[seat], wanted)
    for name in abandoned:
        s.abandoned[s.abandoned_size] = box.take_tile(name)
        s.abandoned_size += 1
    for tile in sorted(box.left) if bag is None else [box.take_tile(name) for name in bag]:
        put_in_bag(s, tile)
    _check_dice(s)
    _schedule(s, seats, phase, later, alone)
    return Match(GAME, players=len(seats), options={}, seed=seed, start=array, backend_name=backend)


class _Box:
    """All tiles of the game, to be taken out by the name of a side."""

    def __init__(self) -> None:
        self.left = set(range(TILES))
        self._start = set(range(FIRST_FACTION, len(SIDES)))

    def take_side(self, name: str) -> int:
        """Take out the tile that has this side; returns the side."""
        if name not in NUMBER:
            raise PositionError(f"There is no tile '{name}'.")
        side = NUMBER[name]
        box, number = (self._start, side) if side >= FIRST_FACTION else (self.left, side % TILES)
        if number not in box:
            raise PositionError(f"'{name}' lies somewhere else already, on this or on its other side.")
        box.discard(number)
        return side

    def take_tile(self, name: str) -> int:
        """Take out the game tile that has this side."""
        side = self.take_side(name)
        if side >= FIRST_FACTION:
            raise PositionError(f"'{name}' is a start tile: it lies in a tableau only.")
        return side % TILES


def _lay_tiles(me: Seat, wanted: SeatSetup, box: _Box) -> None:
    for name in wanted.tableau:
        add_to_tableau(me, box.take_side(name))
    for zone, stack in enumerate((wanted.developments, wanted.worlds)):
        for name in stack:
            tile = box.take_tile(name)
            if NUMBER[name] // TILES != zone:
                raise PositionError(f"'{name}' cannot lie in the {('development', 'world')[zone]} stack.")
            add_to_pile(me, zone, tile)


def _lay_dice(me: Seat, wanted: SeatSetup) -> None:
    forget_layout(me)
    me.credits, me.vp = within("credits", wanted.credits, MAX_CREDITS), within("vp", wanted.vp, MOST_VP)
    _add_dice(me.cup, 0, wanted.cup)
    _add_dice(me.citizenry, 0, wanted.citizenry)
    _add_dice(me.zone, 0, wanted.developers)
    _add_dice(me.zone, COLOURS, wanted.settlers)
    for name, dice in wanted.columns.items():
        if name not in COLUMN_NAME:
            raise PositionError(f"There is no column '{name}'; use {', '.join(COLUMN_NAME)}.")
        _add_dice(me.column, COLUMN_NAME.index(name) * COLOURS, dice)
        _add_dice(me.rolled, COLUMN_NAME.index(name) * COLOURS, dice)


def _add_dice(place: Array[int], begin: int, dice: Dice) -> None:
    for name, number in dice.items():
        colour = _colour(name)
        if not 0 <= number <= DICE[colour]:
            raise PositionError(f"The game has {DICE[colour]} {name} dice, not {number}.")
        place[begin + colour] = number


def _colour(name: str) -> int:
    if name not in COLOUR_NAME:
        raise PositionError(f"There are no {name} dice; use {', '.join(COLOUR_NAME)}.")
    return COLOUR_NAME.index(name)


def _lay_goods(me: Seat, wanted: SeatSetup) -> None:
    for name, colours in wanted.goods.items():
        slot = tableau_slot(me, NUMBER[name]) if name in wanted.tableau else me.tableau_size
        if slot == me.tableau_size or not is_producer(me.tableau[slot]):
            raise PositionError(f"The seat has no world '{name}' that could hold a good.")
        for colour in colours:
            if goods_at(me, slot) == min(GOODS_HERE, goods_capacity(me)):
                raise PositionError(f"There is no room for {len(colours)} goods on '{name}'.")
            lay_good(me, slot, _colour(colour))


def _check_dice(s: Roll) -> None:
    """No more dice than the game has."""
    for colour, name in enumerate(COLOUR_NAME):
        dice = sum(owned(s.seat[seat], colour) for seat in range(s.players))
        if dice > DICE[colour]:
            raise PositionError(f"The game has {DICE[colour]} {name} dice, not {dice}.")


def _schedule(s: Roll, seats: Sequence[SeatSetup], phase: str, later: Sequence[str], alone: bool) -> None:
    """Let the phase be played next, then those that occur later, then, unless it is alone, the end of the round."""
    if phase == "assign":
        _ask_to_assign(s, seats)
    else:
        if not alone:
            then(s, Op.MANAGE, 0, 0)
        for number in reversed(list(_phases([] if phase == "manage" else [phase, *later]))):
            s.active |= 1 << number
            then(s, Op.BEGIN_PHASE, 0, number)
    advance(s)


def _phases(names: Sequence[str]) -> Iterator[int]:
    for name in names:
        if name not in PHASE_NAME:
            raise PositionError(f"There is no phase '{name}'; use assign, {', '.join(PHASE_NAME)} or manage.")
        yield PHASE_NAME.index(name)


def _ask_to_assign(s: Roll, seats: Sequence[SeatSetup]) -> None:
    """Everybody has rolled: what the setup says, or all dice of the cup."""
    s.phase = Phase.ASSIGN
    then(s, Op.REVEAL, 0, 0)
    for seat, wanted in enumerate(seats):
        if not wanted.columns:
            roll_cup(s, seat)
        if below_strip(s.seat[seat]) == 0:
            raise PositionError(f"Seat {seat} has no die to assign: give it some in its cup or in columns.")
        ask(s, seat, Question.SELECT, 1)

"""The robot of the solitaire game as typed, validated facts (data/robot.json, race.md 18).

The rulebook that describes the robot was not at hand. So every entry of the file is marked: `known` names the source
that it comes from, `ours` says what we put in its place. Whoever owns the rulebook can correct an entry there, without
code. Whatever is wrong in the file ends in one `DataError` that names the file, the entry and the field.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final, Generic, Literal, TypeAlias, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct, field

from galaktyka.engine.errors import DataError
from galaktyka.engine.facts import explain
from galaktyka.games.race.cards import load_cards

FILE: Final = "galaktyka/games/race/data/robot.json"
FACES: Final = 6
DICE: Final = 2

Action: TypeAlias = Literal["explore", "develop", "settle", "consume_trade", "consume_2x", "produce"]
Reaction: TypeAlias = Literal["explore", "develop", "settle", "consume", "produce"]
Face: TypeAlias = Action | Literal["copy", "preferred"]
Sort: TypeAlias = Literal["non_military", "military", "any"]
Level: TypeAlias = Literal["easy", "normal", "hard"]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=60)]
T = TypeVar("T")


class _Marked(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that a source says, or that is our own design: exactly one of the two."""

    known: str | None = None
    ours: str | None = None


class Fact(_Marked, Generic[T], frozen=True, kw_only=True):
    """One marked value."""

    value: T = field(name="is")


class _Step(_Marked, frozen=True, kw_only=True, tag_field="do"):
    pass


class Draw(_Step, frozen=True, kw_only=True, tag="draw"):
    """Lay cards from the draw pile on the robot's pile."""

    cards: Number


class Credit(_Step, frozen=True, kw_only=True, tag="credit"):
    """Move the credit counter up."""

    amount: Number


class Economy(_Step, frozen=True, kw_only=True, tag="economy"):
    """Move the economy counter up."""

    amount: Number


class Earn(_Step, frozen=True, kw_only=True, tag="earn"):
    """Take VP chips: so many percent of the economy, rounded down."""

    percent: Annotated[int, Meta(ge=1, le=1000)]


class Develop(_Step, frozen=True, kw_only=True, tag="develop"):
    """Place a development tile, or else the first development that turns up in the pile and can be paid for."""

    price: Fact[Number]  # credits for a development of cost 1 to 5
    six_price: Fact[Number]  # credits for one of cost 6
    tile_price: Fact[Number]  # credits for a tile


class Settle(_Step, frozen=True, kw_only=True, tag="settle"):
    """Place the first world of the right sort that turns up in the pile and can be paid for."""

    price: Fact[Number]  # credits
    dear_from: Fact[Number]  # worlds of this cost or defence and more are dear
    dear_price: Fact[Number]  # credits for those
    economy: Fact[Number]  # a world that can hold goods moves the economy counter up so much


Step: TypeAlias = Draw | Credit | Economy | Earn | Develop | Settle
NONE: Final = Fact(value=0, ours="nothing is known of it")


class StartWorld(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the robot plays a start world."""

    credit: Fact[Number]
    economy: Fact[Number]
    preferred: Fact[Action]  # what the robot symbol on a die means
    worlds: Fact[Sort]  # which worlds it settles
    explore_cards: Fact[Number] = NONE  # more cards to draw
    develop_cards: Fact[Number] = NONE
    settle_cards: Fact[Number] = NONE
    produce_credit: Fact[Number] = NONE  # more credits
    six_discount: Fact[Number] = NONE  # fewer credits for a development of cost 6
    tile_discount: Fact[Number] = NONE


class Strength(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One level of difficulty."""

    tiles: Fact[Annotated[int, Meta(ge=1, le=3)]]
    tile_vp: Fact[Literal[6, 9]]
    credit: Fact[Number]  # more at the start
    economy: Fact[Number]
    cards: Fact[Number]  # on the robot's pile at the start
    most_economy: Fact[Number]  # where the economy counter stops


class Robot(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole robot; the fields are those of robot.json."""

    pool: Fact[Number]  # VP in the pool
    last_tableau: Fact[Number]  # cards and tiles in the robot's tableau that end the game
    most_credit: Fact[Number]  # where the credit counter stops
    dice: tuple[Fact[tuple[Face, ...]], ...]
    actions: dict[Action, tuple[Step, ...]]  # what the robot does in a phase that it chose
    reactions: dict[Reaction, tuple[Step, ...]]  # … that only the player chose
    start_worlds: dict[str, StartWorld]
    levels: dict[Level, Strength]


@cache
def load_robot() -> Robot:
    """The robot."""
    return parse_robot((files("galaktyka.games.race") / "data" / "robot.json").read_bytes())


def parse_robot(data: bytes, file: str = FILE) -> Robot:
    """The robot in `data`, or a DataError about the first thing that is wrong with it."""
    try:
        robot = msgspec.json.decode(data, type=Robot)
    except msgspec.ValidationError as error:
        where, problem = explain(str(error))
        raise DataError(f"{file}, field '{where}': {problem}.") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DataError(f"{file} is not JSON: {error}.") from error
    for where, problem in (*_missing(robot), *_unmarked(robot)):
        raise DataError(f"{file}, field '{where}': {problem}.")
    return robot


def _missing(robot: Robot) -> Iterator[tuple[str, str]]:
    """Parts that the rules cannot do without."""
    if len(robot.dice) != DICE or any(len(die.value) != FACES for die in robot.dice):
        yield "dice", f"there are {DICE} dice with {FACES} faces each"
    for name, given, wanted in (
        ("actions", robot.actions, get_args(Action)),
        ("reactions", robot.reactions, get_args(Reaction)),
        ("levels", robot.levels, get_args(Level)),
    ):
        yield from ((f"{name}.{key}", "it is missing") for key in wanted if key not in given)
    numbered = {card.id for card in load_cards() if card.start is not None}
    for world in sorted(robot.start_worlds.keys() ^ numbered):
        yield f"start_worlds.{world}", "it is missing" if world in numbered else "there is no such start world"


def _unmarked(robot: Robot) -> Iterator[tuple[str, str]]:
    """Entries that do not say whether they are known or ours."""
    for where, entry in _entries(robot, ""):
        if (entry.known is None) == (entry.ours is None):
            yield where, "mark it either 'known', with its source, or 'ours'"


def our_entries(robot: Robot) -> list[tuple[str, Any, str]]:
    """Where our own design stands in for the rulebook: each entry, its value or the numbers of the step, and why."""
    ours = ((where, entry) for where, entry in _entries(robot, "") if entry.ours is not None)
    return [(where, _plain(entry), str(entry.ours)) for where, entry in ours if entry is not NONE]


def _plain(entry: _Marked) -> Any:
    if isinstance(entry, Fact):
        return entry.value
    plain = {key: value for key, value in msgspec.to_builtins(entry).items() if key not in ("known", "ours")}
    return {key: value for key, value in plain.items() if not isinstance(value, dict)}  # facts are entries themselves


def _entries(part: Any, where: str) -> Iterator[tuple[str, _Marked]]:
    """Every marked entry with its path in the file."""
    if isinstance(part, _Marked):
        yield where, part
    if isinstance(part, Struct):
        for name in part.__struct_fields__:
            yield from _entries(getattr(part, name), f"{where}.{name}".lstrip("."))
    elif isinstance(part, dict):
        for key, value in part.items():
            yield from _entries(value, f"{where}.{key}")
    elif isinstance(part, tuple):
        for place, value in enumerate(part):
            yield from _entries(value, f"{where}[{place}]")

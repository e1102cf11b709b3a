"""The tiles and dice of Roll for the Galaxy as typed, validated facts (data/tiles.json, data/dice.json).

`load_box` and `load_dice` are the only doors to the data: what they return is complete and consistent, and whatever is
wrong in a file ends in one `DataError` that names the file, the entry and the field.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from galaktyka.engine.errors import DataError
from galaktyka.engine.facts import Name, Problem, explain, naming_problems
from galaktyka.games.roll.power_types import (
    BonusVp,
    BuildersToCup,
    DieColour,
    GainDie,
    Instant,
    Power,
    Reassign,
    SetStartingCredits,
    WorldColour,
)

FOLDER: Final = "galaktyka/games/roll/data"
TILES_FILE: Final = f"{FOLDER}/tiles.json"
DICE_FILE: Final = f"{FOLDER}/dice.json"
SIX_PLUS: Final = 6  # the cost of the developments that have a bonus

Face: TypeAlias = Literal["explore", "develop", "settle", "produce", "ship", "wild"]
T = TypeVar("T")


class Side(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side of a game tile, one half of a faction tile, or a home world."""

    id: str
    name: Name
    own_names: tuple[Literal["pl", "cs"], ...]  # languages in which no rulebook of the game prints the name
    kind: Literal["development", "world"]
    cost: Annotated[int, Meta(ge=0, le=6)]  # dice needed, and VP at the end
    colour: WorldColour | None  # of a world
    powers: tuple[Power, ...]
    instant: tuple[Instant, ...]
    bonus_vp: BonusVp | None

    @property
    def reassign(self) -> bool:
        """Whether it has a Reassign power."""
        return any(power.when == "assign" for power in self.powers)


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A game tile with its two sides."""

    development: Side
    world: Side


class Faction(Struct, frozen=True, forbid_unknown_fields=True):
    """A faction tile: two halves side by side."""

    number: Annotated[int, Meta(ge=1, le=9)]
    parts: tuple[Side, Side]


class Box(Struct, frozen=True):
    """All tiles of the game."""

    tiles: tuple[Tile, ...]
    factions: tuple[Faction, ...]
    homes: tuple[Side, ...]

    @property
    def sides(self) -> tuple[Side, ...]:
        """Developments, worlds, faction halves, home worlds: the order in which the rules number them."""
        return (
            *(tile.development for tile in self.tiles),
            *(tile.world for tile in self.tiles),
            *(part for faction in self.factions for part in faction.parts),
            *self.homes,
        )


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    """The dice of one colour."""

    colour: DieColour
    count: Annotated[int, Meta(ge=1)]
    faces: tuple[Face, Face, Face, Face, Face, Face]


class StartDice(Struct, frozen=True, forbid_unknown_fields=True):
    """The dice every player starts with."""

    cup: dict[DieColour, int]
    citizenry: dict[DieColour, int]


class Dice(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The dice of the game, and the numbers printed on mats and screens."""

    dice: tuple[Die, ...]
    trade_price: dict[WorldColour, int]
    pool_per_player: int
    start_dice: StartDice
    start_credits: int
    max_credits: int


@cache
def load_box() -> Box:
    """All tiles, in the order of the file."""
    return parse_box((files("galaktyka.games.roll") / "data" / "tiles.json").read_bytes())


@cache
def load_dice() -> Dice:
    """The dice and the numbers of the game."""
    return parse_dice((files("galaktyka.games.roll") / "data" / "dice.json").read_bytes())


def parse_box(data: bytes, file: str = TILES_FILE) -> Box:
    """The tiles in `data`, or a DataError about the first thing that is wrong with them."""
    rows = _decode(data, file, dict[str, list[dict[str, Any]]])
    for field in ("tiles", "factions", "home_worlds"):
        if field not in rows:
            raise DataError(f"{file} has no list '{field}'.")
    box = Box(
        tuple(_convert(row, Tile, file) for row in rows["tiles"]),
        tuple(_convert(row, Faction, file) for row in rows["factions"]),
        tuple(_convert(row, Side, file) for row in rows["home_worlds"]),
    )
    _check_box(box, file)
    return box


def parse_dice(data: bytes, file: str = DICE_FILE) -> Dice:
    """The dice in `data`, or a DataError about the first thing that is wrong with them."""
    rows = _decode(data, file, dict[str, Any])
    try:
        dice = msgspec.convert(rows, Dice)
    except msgspec.ValidationError as error:
        field, problem = explain(str(error))
        raise DataError(f"{file}, field '{field}': {problem}.") from error
    seen: set[str] = set()
    for die in dice.dice:
        if die.colour in seen:
            raise DataError(f"{file}, die '{die.colour}', field 'colour': the colour stands in the list twice.")
        seen.add(die.colour)
    return dice


def _decode(data: bytes, file: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DataError(f"{file} is not a JSON object as it should be: {error}.") from error


def _convert(row: dict[str, Any], kind: type[T], file: str) -> T:
    """One entry as its Struct; errors name it by the id that a person would look for."""
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        field, problem = explain(str(error))
        raise _wrong(file, _entry(row), field, problem) from error


def _entry(row: dict[str, Any]) -> str:
    if isinstance(row.get("development"), dict):
        return str(row["development"].get("id", "without an id"))
    return f"faction {row['number']}" if "number" in row else str(row.get("id", "without an id"))


def _wrong(file: str, entry: str, field: str, problem: str) -> DataError:
    return DataError(f"{file}, tile '{entry}', field '{field}': {problem}.")


def _check_box(box: Box, file: str) -> None:
    """What no side can tell alone comes last: unique ids and numbers."""
    for tile in box.tiles:
        for side, kind in ((tile.development, "development"), (tile.world, "world")):
            if side.kind != kind:
                raise _wrong(file, side.id, "kind", f"this side is a {kind}")
    for side in box.sides:
        for field, problem in _problems(side):
            raise _wrong(file, side.id, field, problem)
    ids: set[str] = set()
    for side in box.sides:
        if side.id in ids:
            raise _wrong(file, side.id, "id", "another side has the same id")
        ids.add(side.id)
    if [faction.number for faction in box.factions] != list(range(1, len(box.factions) + 1)):
        raise _wrong(file, "factions", "number", "faction tiles are numbered from 1, in order")


def _problems(side: Side) -> Iterator[Problem]:
    yield from naming_problems(side.id, side.name, side.own_names)
    yield from _kind_problems(side)
    for index, power in enumerate(side.powers):
        yield from ((f"powers[{index}].{field}", problem) for field, problem in _power_problems(power))
    for index, effect in enumerate(side.instant):
        yield from ((f"instant[{index}].{field}", problem) for field, problem in _instant_problems(side, effect))


def _kind_problems(side: Side) -> Iterator[Problem]:
    world = side.kind == "world"
    if world != (side.colour is not None):
        yield "colour", "worlds, and only they, have a colour"
    if world and side.powers:
        yield "powers", "only a development has powers"
    if world and not side.instant:
        yield "instant", "every world has an instant effect"
    if not world and not side.powers and not side.instant:
        yield "powers", "a development has a power or an instant effect"
    if (side.bonus_vp is not None) != (not world and side.cost == SIX_PLUS):
        yield "bonus_vp", f"developments of cost {SIX_PLUS}, and only they, have a bonus"


def _power_problems(power: Power) -> Iterator[Problem]:
    if isinstance(power, (Reassign, BuildersToCup)) and power.min > power.max:
        yield "min", "it is greater than max"


def _instant_problems(side: Side, effect: Instant) -> Iterator[Problem]:
    if isinstance(effect, GainDie) and effect.place == "good" and (side.colour in {None, "gray"} or effect.count != 1):
        yield "place", "one good lies on a world that is not gray, nowhere else"
    if isinstance(effect, SetStartingCredits) and len(side.instant) > 1:
        yield "code", "other starting credits are all that a home world gives"

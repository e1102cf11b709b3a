"""The tiles and dice as constant tables that the rules read: a row for each side, power, instant effect and bonus.

Rows come from `tiles.load_box` and `tiles.load_dice`; nothing here knows a single tile. Sides are numbered as
`Box.sides` orders them: the developments of the game tiles, their worlds, faction halves, home worlds. So game tile t
shows side t as a development and side TILES + t as a world.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

from galaktyka.engine.record import Constant, constant, i16, record
from galaktyka.games.roll.power_types import GainDie
from galaktyka.games.roll.tiles import Side, load_box, load_dice


class Colour(IntEnum):
    """Colours of dice, and of worlds; only worlds are gray."""

    WHITE = 0
    RED = 1
    PURPLE = 2
    BLUE = 3
    BROWN = 4
    GREEN = 5
    YELLOW = 6
    GRAY = 7


COLOURS: Final = 7  # colours of dice
ANY_COLOUR: Final = 255  # a mask with every colour, gray too


class Phase(IntEnum):
    """The phases in their order, and the steps of a round around them."""

    EXPLORE = 0
    DEVELOP = 1
    SETTLE = 2
    PRODUCE = 3
    SHIP = 4
    ASSIGN = 5
    MANAGE = 6
    SETUP = 7


PHASES: Final = 5
ANY_PHASE: Final = 31  # a mask with every phase
WILD: Final = 5  # the face that goes to any column, and the place where such dice wait for it
COLUMNS: Final = 6  # the five columns below the strip, and that place
NO_PHASE: Final = 255
FACES: Final = 6


class Power(IntEnum):
    """What a power does (docs/rules/roll-powers.md)."""

    REASSIGN = 1
    DICTATE_UNLIMITED = 2
    DICTATE_MULTI = 3
    EXTRA_WORKER = 4
    REARRANGE_CONSTRUCTION_ZONE = 5
    DRAW_EXTRA_TILE = 6
    CREDITS_IF_SCOUTED_WITH = 7
    STOCK_VALUE = 8
    SCOUT_PLACE_ON_TOP = 9
    CREDITS_IF_MOST_DEVELOPMENTS = 10
    BUILD_DISCOUNT = 11
    BUILDERS_TO_CUP = 12
    BUILDERS_OF_COLOUR_TO_CUP = 13
    CREDITS_ON_COMPLETE = 14
    CREDITS_FLAT = 15
    CREDITS_PER_DIE_IN_CITIZENRY = 16
    CREDITS_PER_GOOD_ON_WORLD = 17
    CREDITS_PER_GOOD_DIE = 18
    GOODS_CAPACITY = 19
    TRADE_BONUS_CREDITS = 20
    CONSUME_BONUS_CREDITS = 21
    CONSUME_BONUS_VP = 22
    PAY_CREDITS_FOR_VP_ON_TRADE = 23
    VP_FLAT = 24
    CREDITS_IF_HIGHEST_COST_WORLD = 25


class Instant(IntEnum):
    """What happens once, when a tile is completed."""

    REMOVE_DIE = 1
    GAIN_DIE = 2
    GAIN_CREDITS = 3
    SET_STARTING_CREDITS = 4


class Place(IntEnum):
    """Where a new die goes."""

    CUP = 0
    CITIZENRY = 1
    GOOD = 2


class Bonus(IntEnum):
    """What a 6+ development counts at the end."""

    FRACTION_OF_DEVELOPMENT_COST = 1
    FRACTION_OF_WORLD_COST = 2
    PER_DEVELOPMENT = 3
    PER_WORLD = 4
    PER_GOOD = 5
    PER_DIFFERENT_DIE_COLOUR_OWNED = 6
    PER_GROUP_OF_DICE_OWNED = 7
    TRIANGULAR_VP_CHIPS = 8


@record
class SideFacts:
    """One side of a tile."""

    development: i16  # 1 for a development, 0 for a world
    cost: i16
    colour: i16  # Colour of a world; of a development GRAY, which nothing reads
    reassign: i16  # 1: it has a Reassign power
    faction: i16  # number of the faction tile it is a half of, or 0
    phases: i16  # bit p: it has a power of phase p
    powers_from: i16  # its rows in POWER: from, up to
    powers_to: i16
    instant_from: i16  # its rows in INSTANT: from, up to
    instant_to: i16
    removes: i16  # 1: its instant effect removes a die
    bonus: i16  # its row in BONUS, or NO_BONUS


@record
class PowerFacts:
    """One power: what a parameter means depends on the opcode, as its name says."""

    code: i16
    phase: i16
    amount: i16  # credits, VP, tiles, fewer dice, or goods on a world
    colour: i16  # of a die
    dice: i16  # mask of colours of dice
    colours: i16  # mask of colours of worlds
    low: i16  # fewest dice
    high: i16  # most dice
    source: i16  # the column dice come from, or NO_PHASE
    to: i16  # mask of the columns they may go to
    selected: i16  # 1: only to the phase that was selected
    same_source: i16  # 1: all of them from one column
    most: i16  # Colour of the worlds of which the owner must have most, or NO_CONDITION
    tied: i16  # most dice when tied
    development: i16  # 1: about developments, 0: about worlds
    reassign: i16  # 1: only developments with a Reassign power
    minimum: i16  # the floor of a discount
    per: i16  # dice that count together
    extra: i16  # credits more …
    extra_colours: i16  # … for worlds of these colours
    cost: i16  # credits to pay


@record
class InstantFacts:
    """One instant effect."""

    code: i16
    colour: i16
    amount: i16  # dice or credits
    place: i16  # Place of new dice


@record
class BonusFacts:
    """What a 6+ development scores."""

    code: i16
    vp: i16
    colours: i16  # mask of colours of worlds
    colour: i16  # of dice
    divisor: i16  # of a sum of costs, or dice that count together
    reassign: i16  # 1: only developments with a Reassign power
    without: i16  # 1: only developments without one


NO_BONUS: Final = -1
NO_CONDITION: Final = -1


def _mask(colours: tuple[str, ...]) -> int:
    return sum(1 << Colour[colour.upper()] for colour in colours) if colours else ANY_COLOUR


def _power_row(power: Any) -> dict[str, int]:
    """A power as a row; parameters that its opcode does not have are 0."""
    row = {
        "code": Power[power.code.upper()],
        "phase": Phase[power.when.upper()],
        "amount": next((getattr(power, n) for n in ("amount", "count", "capacity", "vp") if hasattr(power, n)), 0),
        "development": getattr(power, "target", "") == "development",
        "low": getattr(power, "min", 0),
        "high": getattr(power, "max", 0),
        "reassign": getattr(power, "reassign_only", 0),
        "minimum": getattr(power, "minimum", 0),
        "per": getattr(power, "per", 0),
        "cost": getattr(power, "cost", 0),
        "most": NO_CONDITION,
    }
    if hasattr(power, "colour"):
        row["colour"] = Colour[power.colour.upper()]
    if hasattr(power, "dice"):
        row["dice"] = _mask(power.dice)
    if hasattr(power, "colours"):
        row["colours"] = _mask(power.colours)
    return row | _reassign_row(power) | _extra_row(power)


def _reassign_row(power: Any) -> dict[str, int]:
    """Where workers come from and where they may go."""
    if power.code != "reassign":
        return {}
    selected = power.to == "selected"
    to = () if selected else power.to
    row = {
        "source": Phase[power.source.upper()] if power.source else NO_PHASE,
        "to": sum(1 << Phase[name.upper()] for name in to) if to else ANY_PHASE,
        "selected": selected,
        "same_source": power.same_source,
    }
    if power.most_worlds is not None:
        row["most"] = Colour[power.most_worlds.colour.upper()]
        row["high"], row["tied"] = power.most_worlds.sole, power.most_worlds.tied
    return row


def _extra_row(power: Any) -> dict[str, int]:
    extra = getattr(power, "extra", None)
    return {} if extra is None else {"extra": extra.amount, "extra_colours": _mask(extra.colours)}


def _instant_row(effect: Any) -> dict[str, int]:
    row = {"code": Instant[effect.code.upper()], "amount": getattr(effect, "amount", getattr(effect, "count", 0))}
    if isinstance(effect, GainDie):
        row |= {"colour": Colour[effect.colour.upper()], "place": Place[effect.place.upper()]}
    return row


def _bonus_row(bonus: Any) -> dict[str, int]:
    row = {
        "code": Bonus[bonus.code.upper()],
        "vp": getattr(bonus, "vp", 0),
        "divisor": getattr(bonus, "denominator", getattr(bonus, "group", 0)),
        "reassign": getattr(bonus, "reassign_only", 0),
        "without": getattr(bonus, "without_reassign", 0),
    }
    if hasattr(bonus, "colour"):
        row["colour"] = Colour[bonus.colour.upper()]
    if hasattr(bonus, "colours"):
        row["colours"] = _mask(bonus.colours)
    return row


def _side_row(side: Side, faction: int) -> dict[str, int]:
    return {
        "development": side.kind == "development",
        "cost": side.cost,
        "colour": Colour[(side.colour or "gray").upper()],
        "reassign": side.reassign,
        "faction": faction,
        "phases": sum({1 << Phase[power.when.upper()] for power in side.powers}),
        "removes": any(effect.code == "remove_die" for effect in side.instant),
    }


Tables = tuple[Constant[SideFacts], Constant[PowerFacts], Constant[InstantFacts], Constant[BonusFacts]]


def _build() -> Tables:
    factions = {part.id: faction.number for faction in load_box().factions for part in faction.parts}
    rows: list[dict[str, int]] = []
    powers: list[dict[str, int]] = []
    instants: list[dict[str, int]] = []
    bonuses: list[dict[str, int]] = []
    for side in SIDES:
        row = _side_row(side, factions.get(side.id, 0))
        row["powers_from"], row["instant_from"] = len(powers), len(instants)
        powers += [_power_row(power) for power in side.powers]
        instants += [_instant_row(effect) for effect in side.instant]
        row["powers_to"], row["instant_to"] = len(powers), len(instants)
        row["bonus"] = NO_BONUS if side.bonus_vp is None else len(bonuses)
        bonuses += [] if side.bonus_vp is None else [_bonus_row(side.bonus_vp)]
        rows.append(row)
    return (
        constant(SideFacts, rows),
        constant(PowerFacts, powers),
        constant(InstantFacts, instants),
        constant(BonusFacts, bonuses),
    )


def _by_colour(amounts: dict[Any, int]) -> tuple[int, ...]:
    return tuple(amounts.get(colour.name.lower(), 0) for colour in Colour)


SIDES: Final = load_box().sides
SIDE, POWER, INSTANT, BONUS = _build()
SIDE_COUNT: Final = len(SIDE)
TILES: Final = len(load_box().tiles)
FACTIONS: Final = len(load_box().factions)
HOMES: Final = len(load_box().homes)
FIRST_FACTION: Final = 2 * TILES  # the sides of faction tiles begin here, two for each
FIRST_HOME: Final = FIRST_FACTION + 2 * FACTIONS

DICE: Final = tuple(die.count for die in sorted(load_dice().dice, key=lambda die: Colour[die.colour.upper()]))
FACE: Final = tuple(  # the face of a die: its colour, then the side that lies on top
    WILD if face == "wild" else int(Phase[face.upper()])
    for die in sorted(load_dice().dice, key=lambda die: Colour[die.colour.upper()])
    for face in die.faces
)
PRICE: Final = _by_colour(dict(load_dice().trade_price))  # credits for a good, by the colour of its world
POOL_EACH: Final = load_dice().pool_per_player
START_CUP: Final = _by_colour(dict(load_dice().start_dice.cup))
START_CITIZENRY: Final = _by_colour(dict(load_dice().start_dice.citizenry))
START_CREDITS: Final = load_dice().start_credits
MAX_CREDITS: Final = load_dice().max_credits

"""The small vocabulary of named numbers that tables and rules share."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

NONE: Final = 0  # no piece, no effect, no power
FEWEST: Final = 2  # players
SPACES: Final = 20  # spaces that a map can have
HOME: Final = 0  # the space of the central planet
GOODS: Final = 4
RESOURCES: Final = 3  # the first goods are resources, the last one is the credit
TRACKS: Final = 5
LEVELS: Final = 10  # rows of SPACE for each track
ANY_GOOD: Final = 4
TECH_SLOTS: Final = 9
MISSION_SLOTS: Final = 6
OPEN_PER_LEVEL: Final = 3
DECREES_OPEN: Final = 4
OFFICES: Final = 4
MINING_ROWS: Final = 4
INCOME_ROWS: Final = 6
CREW_SPACES: Final = 4
OUTPOSTS: Final = 7
PILE: Final = 3  # places of a pile of tokens


class Good(IntEnum):
    """Resources, then credits."""

    ENERGY = 0
    ORE = 1
    ALIEN = 2
    CREDIT = 3


# Places in the arrays of a seat; as plain numbers, since compiled code indexes with nothing else.
ENERGY: Final = int(Good.ENERGY)
ORE: Final = int(Good.ORE)
ALIEN: Final = int(Good.ALIEN)
CREDIT: Final = int(Good.CREDIT)


class Track(IntEnum):
    """The four main tracks, and trade on the control panel."""

    TECHNOLOGY = 0
    MILITARY = 1
    PRODUCTION = 2
    POLITICS = 3
    TRADE = 4


MILITARY: Final = int(Track.MILITARY)
TRADE: Final = int(Track.TRADE)


class Area(IntEnum):
    """The eight action areas (transgalactica.md 6)."""

    OMNI = 0
    EXPLORATION = 1
    MINING = 2
    TRADE = 3
    TECHNOLOGY = 4
    MILITARY = 5
    PRODUCTION = 6
    POLITICS = 7


AREAS: Final = len(Area)
ANY_AREA: Final = 8


class Color(IntEnum):
    """Colours of planets, a bit each."""

    GREEN = 1
    YELLOW = 2
    PURPLE = 4
    GREY = 8


COLORS: Final = 4
ALL_COLORS: Final = 15


class Kind(IntEnum):
    """Kinds of planets."""

    ANY = 0
    ACTION = 1
    MINING = 2
    WILD = 3
    SPECIAL = 4


KINDS: Final = len(Kind)


class MissionType(IntEnum):
    """Types of missions; DUAL is commercial or war."""

    COMMERCIAL = 0
    WAR = 1
    CULTURAL = 2
    DUAL = 3


MISSION_TYPES: Final = len(MissionType)
COMMERCIAL: Final = int(MissionType.COMMERCIAL)
WAR: Final = int(MissionType.WAR)
CULTURAL: Final = int(MissionType.CULTURAL)
DUAL: Final = int(MissionType.DUAL)


class Category(IntEnum):
    """Categories of bonus tokens."""

    BASIC = 0
    ADVANCED = 1


class Timing(IntEnum):
    """When a bonus token may be used."""

    OWN_TURN = 0
    EXPLORATION_ACTION = 1
    INCOME_PHASE = 2


class Code(IntEnum):
    """What an effect does; the names are those of effect_types.py."""

    GAIN = 1
    CHOOSE = 2
    ADVANCE = 3
    PAY_FOR = 4
    PAY_ONE_OF = 5
    MOVE_FREE = 6
    JUMP_TO_WORMHOLE = 7
    WORMHOLE_ACCESS = 8
    PLACE_OUTPOST = 9
    MARK_TECH = 10
    TAKE_MISSION = 11
    COMPLETE_MISSION = 12
    MOBILISE = 13
    TAKE_ACTION = 14
    EXPLORE = 15
    TAKE_MINING_TOKEN = 16
    MINE = 17
    ACTIVATE_MINING_PLANETS = 18
    COLLECT_RESOURCES = 19
    REUSE_BONUS_TOKEN = 20
    DRAW_BONUS_TOKENS = 21
    DOUBLE_INCOME = 22
    TEMP_LEVEL = 23
    CAPTAIN_MAY_REUSE_MAIN = 24
    COMMISSION_LIEUTENANT = 25
    TAKE_PLANET = 26
    ADD_SHIP = 27
    UPDATE_PRIORITY_TRACK = 28


class Cost(IntEnum):
    """What an advance costs."""

    FREE = 0
    FULL = 1
    MAIN = 2


class PowerCode(IntEnum):
    """What a power does; the names are those of effect_types.py."""

    WHEN = 1
    FREE_STEP = 2
    MISSION_CAPACITY = 3
    MISSION_DISCOUNT = 4
    MISSION_REACH = 5
    ACTIVATE = 6
    MILITARY_SCORING = 7
    WORMHOLE_PRICE = 8
    TRADE_DISCOUNT = 9
    CROWDED_ACTION_PLANETS = 10
    FOREIGN_ACTION_PLANET = 11
    LEVEL_BONUS = 12
    USED_MAIN_SPACES = 13
    SECONDARY_AS_MAIN = 14
    SCORE_LEVELS = 15
    SCORE_MARKERS = 16
    SCORE_OBJECTIVE = 17
    RESERVE_TOKEN = 18
    PRIVATE_OMNI = 19
    MILITARY_WATCH = 20
    SCAVENGE = 21
    SECOND_SHIP = 22


class Event(IntEnum):
    """What a power of the kind WHEN waits for."""

    SHIP_MOVED = 0
    ADVANCED_MILITARY = 1
    ADVANCED_PRODUCTION = 2
    MINING_ACTION = 3
    EXPLORATION_ACTION = 4
    SECONDARY_ACTION = 5
    TECHNOLOGY_MARKED = 6
    MISSION_TAKEN = 7
    COMMERCIAL_OR_WAR_MISSION = 8
    ACTION_PLANET_USED = 9
    SENATE_SEAT = 10


class Need(IntEnum):
    """What a requirement asks for."""

    LEVEL = 1
    LEVEL_ANY = 2
    OUTPOSTS = 3
    DIFFERENT_COLORS = 4
    SAME_COLOR = 5
    ONE_COLOR = 6
    EACH_KIND = 7
    PIRATES = 8
    TECHS = 9
    EACH_TYPE = 10
    ANY_TYPE = 11


class Per(IntEnum):
    """What an objective counts."""

    NOTHING = 0
    TECHS_MARKED = 1
    MISSIONS_COMPLETED = 2
    MISSIONS_CULTURAL = 3
    MISSIONS_COMMERCIAL = 4
    MISSIONS_WAR = 5
    PIRATE_TOKENS = 6
    OUTPOSTS_COLOR = 7
    OUTPOSTS_ON_MAP = 8
    OUTPOSTS_ON_TRADE_PLANETS = 9
    RESOURCES_LEFT = 10
    LEVELS = 11

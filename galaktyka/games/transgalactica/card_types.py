"""Planets, tokens and cards in the data files of Transgalactica."""

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from galaktyka.games.transgalactica.board_types import Row, Sources, Value
from galaktyka.games.transgalactica.effect_types import (
    Color,
    Count,
    Effects,
    Goods,
    Kind,
    MissionType,
    Power,
    Resource,
    Some,
    Track,
)

Category: TypeAlias = Literal["mining", "basic", "advanced"]


class Slot(Row, frozen=True, kw_only=True):
    """A place for an outpost, and the trade level it demands."""

    trade: Annotated[int, Meta(ge=0, le=6)]


class Planet(Row, frozen=True, kw_only=True):
    """A planet tile (7)."""

    id: str
    kind: Kind | Literal["special"]
    base: bool
    colors: Annotated[tuple[Color, ...], Meta(min_length=1)]
    slots: tuple[Slot, ...]
    discard_crew: Annotated[int, Meta(ge=0, le=1)]
    trigger: Literal["worker", "mining", "income"]
    effects: Effects
    portable_wormhole: bool = False
    source: Sources


class Home(Row, frozen=True, kw_only=True):
    """The central planet."""

    id: str
    kind: Literal["home"]
    colors: tuple[Color, ...]
    produces: Literal["any"]
    capacity: Literal["all_players"]
    counts_for_color_or_type: Literal[False]
    counts_as_outpost_on_map: Literal[True]
    holds_pirates: Literal[False]
    source: Sources


class ColorProduction(Row, frozen=True, kw_only=True):
    """What an outpost on a planet of each colour produces."""

    yellow: Resource | None
    green: Resource | None
    purple: Resource | None
    grey: Resource | None
    source: Sources


class Planets(Row, frozen=True, kw_only=True):
    """planets.json."""

    color_production: ColorProduction
    multicolor_production: Value[Literal["any"]]
    two_color_production: Value[Literal["choose_one_of_its_resource_colors"]]
    grey_movement_bonus: Value[Count]
    home: Home
    planets: tuple[Planet, ...]


class Token(Row, frozen=True, kw_only=True):
    """A bonus or mining token."""

    id: str
    category: Category
    effects: Annotated[Effects, Meta(min_length=1)]
    timing: Literal["mining", "own_turn", "exploration_action", "income_phase"]
    starting: bool = False
    source: Sources


class TokenCounts(Row, frozen=True, kw_only=True):
    """How many tokens of each category there are."""

    mining: Some
    basic: Some
    advanced: Some
    source: str


class BonusTokens(Row, frozen=True, kw_only=True):
    """bonus_tokens.json."""

    counts: TokenCounts
    mining: tuple[Token, ...]
    basic: tuple[Token, ...]
    advanced: tuple[Token, ...]


class Technology(Row, frozen=True, kw_only=True):
    """A technology card (10)."""

    id: str
    order: Some
    level: Annotated[int, Meta(ge=1, le=3)]
    timing: Literal["permanent", "once_per_round", "end_of_game", "one_time"]
    effects: Effects = ()
    powers: tuple[Power, ...] = ()
    source: Sources


class Technologies(Row, frozen=True, kw_only=True):
    """technologies.json."""

    drawn_per_level: Value[Annotated[int, Meta(ge=3, le=3)]]
    technologies: tuple[Technology, ...]


class OutpostsOfKind(Row, frozen=True, kw_only=True):
    """Outposts on planets of a kind."""

    kind: Kind | Literal["any"]
    count: Some


class OutpostsOfColor(Row, frozen=True, kw_only=True):
    """Outposts on planets of one of the colours."""

    any_of: tuple[Color, ...]
    count: Some


class MissionsOfType(Row, frozen=True, kw_only=True):
    """Completed missions of one of the types."""

    types: tuple[MissionType, ...]
    count: Some


class Requirement(Row, frozen=True, kw_only=True):
    """One thing that a mission or decree asks for; exactly one field is given."""

    level: Mapping[Track, int] | None = None
    level_any: Mapping[Track, int] | None = None
    outposts: OutpostsOfKind | None = None
    outposts_different_colors: Some | None = None
    outposts_same_color: Some | None = None
    outposts_of_one_color: OutpostsOfColor | None = None
    outposts_each_kind: tuple[Kind, ...] | None = None
    pirate_tokens: Some | None = None
    techs_marked: Some | None = None
    missions_each_type: Some | None = None
    missions_any_type: MissionsOfType | None = None


class Mission(Row, frozen=True, kw_only=True):
    """A mission card (8)."""

    id: str
    order: Some
    number: Some
    level: Annotated[int, Meta(ge=1, le=2)]
    types: Annotated[tuple[MissionType, ...], Meta(min_length=1)]
    cost: Goods
    requirement: tuple[Requirement, ...]
    reward: Annotated[Effects, Meta(min_length=1)]
    source: Sources


class TypeColors(Row, frozen=True, kw_only=True):
    """The colours of the types of missions."""

    commercial: str
    war: str
    cultural: str
    source: str


class Missions(Row, frozen=True, kw_only=True):
    """missions.json."""

    open_per_level: Value[Annotated[int, Meta(ge=3, le=3)]]
    log_capacity: Value[Annotated[int, Meta(ge=2, le=2)]]
    type_colors: TypeColors
    missions: tuple[Mission, ...]


class Decree(Row, frozen=True, kw_only=True):
    """A decree card (9)."""

    id: str
    order: Some
    group: str
    requirement: Annotated[tuple[Requirement, ...], Meta(min_length=1)]
    source: Sources


class Office(Row, frozen=True, kw_only=True):
    """An office of the Senate."""

    id: str
    reward: Annotated[Effects, Meta(min_length=1)]
    seats: tuple[Literal["gold", "silver"], ...]
    first_seat: Literal["gold"]
    silver_gives_gold_holder: Goods
    source: Sources


class Senate(Row, frozen=True, kw_only=True):
    """senate.json."""

    decrees_in_play: Value[Annotated[int, Meta(ge=4, le=4)]]
    advances_are_free: Value[Literal[True]]
    decrees: tuple[Decree, ...]
    offices: tuple[Office, ...]


class Term(Row, frozen=True, kw_only=True):
    """VP for each of something."""

    per: Literal[
        "techs_marked",
        "missions_completed",
        "missions_cultural",
        "missions_commercial",
        "missions_war",
        "pirate_tokens",
        "outposts_color",
        "outposts_on_map",
        "outposts_on_trade_planets",
        "resources_left",
        "levels",
    ]
    vp: Some
    color: Color | None = None
    tracks: tuple[Track, ...] = ()
    max: Some | None = None


class Scoring(Row, frozen=True, kw_only=True):
    """The terms of an objective: the best of them, or all together."""

    combine: Literal["best", "sum"]
    terms: Annotated[tuple[Term, ...], Meta(min_length=1, max_length=2)]


class Objective(Row, frozen=True, kw_only=True):
    """An objective card."""

    id: str
    order: Some
    scoring: Scoring
    source: Sources


class Objectives(Row, frozen=True, kw_only=True):
    """objectives.json."""

    dealt_per_player: Value[Annotated[int, Meta(ge=2, le=2)]]
    scored_per_player: Value[Annotated[int, Meta(ge=1, le=1)]]
    objectives: tuple[Objective, ...]


class Ability(Row, frozen=True, kw_only=True):
    """An ability tile (11)."""

    id: str
    order: Some
    setup: Effects = ()
    powers: tuple[Power, ...] = ()
    source: Sources


class Abilities(Row, frozen=True, kw_only=True):
    """abilities.json."""

    offered: Value[str]
    abilities: tuple[Ability, ...]


class Pirate(Row, frozen=True, kw_only=True):
    """A pirate token."""

    id: str
    strength: Annotated[int, Meta(ge=1, le=7)]
    vp: Some
    source: Sources


class Pirates(Row, frozen=True, kw_only=True):
    """pirates.json."""

    active_count: Value[Some]
    blank_count: Value[Some]
    active_in_game: Value[Literal["players + 1"]]
    pirates: tuple[Pirate, ...]


class WealthCard(Row, frozen=True, kw_only=True):
    """A wealth card."""

    id: str
    effects: Annotated[Effects, Meta(min_length=1)]
    source: Sources


class WealthCards(Row, frozen=True, kw_only=True):
    """wealth_cards.json."""

    count: Value[Some]
    cards_per_set: Value[Annotated[int, Meta(ge=2, le=2)]]
    sets_offered: Value[str]
    advances_are_free: Value[Literal[True]]
    cards: tuple[WealthCard, ...]

"""The board in the data files of Transgalactica: components, open rulings, areas, tracks, control panel and maps."""

from collections.abc import Mapping
from typing import Annotated, Generic, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct

from galaktyka.games.transgalactica.effect_types import Area, Count, Effects, Goods, Some

T = TypeVar("T")
Sources: TypeAlias = Mapping[str, str]
Level: TypeAlias = Annotated[int, Meta(ge=0, le=9)]


class Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry of a data file."""


class Value(Row, Generic[T], frozen=True, kw_only=True):
    """A single number or word, and where it comes from."""

    value: T
    source: str


class Range(Row, frozen=True, kw_only=True):
    """The fewest and the most players."""

    min: Some
    max: Annotated[int, Meta(ge=2, le=5)]
    source: str


class Component(Row, frozen=True, kw_only=True):
    """How many of a piece the box holds."""

    id: str
    count: Some
    source: Sources


class EndScoring(Row, frozen=True, kw_only=True):
    """What leftovers score (transgalactica.md 12)."""

    vp_per_credit: Count
    resources_per_vp: Some
    objectives_scored: Annotated[int, Meta(ge=1, le=1)]
    source: Sources


class Components(Row, frozen=True, kw_only=True):
    """components.json."""

    players: Range
    rounds: Value[Annotated[int, Meta(ge=1, le=5)]]
    player_colors: Value[tuple[str, ...]]
    components: tuple[Component, ...]
    end_scoring: EndScoring


class Rulings(Row, frozen=True, kw_only=True):
    """rulings.json: what the rulebook leaves open, with the default (transgalactica.md 13, 14)."""

    free_actions_during_follow: Value[bool]
    action_planet_use: Value[Literal["once", "once_per_player"]]
    free_military_needs_technology: Value[bool]
    temporary_levels_count_for_military_scoring: Value[bool]
    advance_two_is_two_single_steps: Value[bool]
    wormhole_jump_uses_one_move: Value[bool]
    technology_15_stacks_with_main_trade_discount: Value[bool]
    technology_1_scores_per: Value[Literal["movement", "space"]]
    two_grey_or_yellow_must_be_one_color: Value[bool]
    private_omni_can_be_followed: Value[bool]
    multicolor_gives_grey_move: Value[bool]
    vp_floor: Value[Annotated[int, Meta(ge=-999, le=0)]]


class AreaFacts(Row, frozen=True, kw_only=True):
    """An action area in both versions (6)."""

    id: Area
    main: Effects
    secondary: Effects
    source: Sources


class Areas(Row, frozen=True, kw_only=True):
    """areas.json."""

    areas: tuple[AreaFacts, ...]


class Stack(Row, frozen=True, kw_only=True):
    """Bonus tokens lying on a space."""

    category: Literal["basic", "advanced"]
    stack: Annotated[int, Meta(ge=1, le=3)]


class Space(Row, frozen=True, kw_only=True):
    """A space of a track."""

    level: Level
    income: Effects = ()
    tokens: Stack | None = None
    fallback: Effects = ()
    required_technology: Level = 0
    source: Sources


class CardSlot(Row, frozen=True, kw_only=True):
    """Where a technology or a mission lies, and the level it needs."""

    slot: str
    card_level: Annotated[int, Meta(ge=1, le=3)]
    required_level: Level
    source: Sources


class TrackFacts(Row, frozen=True, kw_only=True):
    """One of the four main tracks."""

    start_level: Value[Level]
    max_level: Value[Level]
    cost: Value[Goods]
    main_action_cost_options: Value[tuple[Goods, ...]] | None = None
    spaces: tuple[Space, ...]
    card_slots: tuple[CardSlot, ...] = ()


class FourTracks(Row, frozen=True, kw_only=True):
    """The main tracks by name."""

    technology: TrackFacts
    military: TrackFacts
    production: TrackFacts
    politics: TrackFacts


class Round(Row, frozen=True, kw_only=True):
    """A space of the round track."""

    round: Some
    tokens: Stack | None
    source: Sources


class PriorityTrack(Row, frozen=True, kw_only=True):
    """The track that orders the players."""

    segments: Some
    order: str
    segment_of_player: str
    source: Sources


class Tracks(Row, frozen=True, kw_only=True):
    """tracks.json."""

    tracks: FourTracks
    rounds: tuple[Round, ...]
    priority_track: PriorityTrack


class OutpostSpace(Row, frozen=True, kw_only=True):
    """An outpost space of the control panel."""

    index: Some
    ore_cost: Count
    immediate: Effects
    income: Effects
    source: Sources


class CrewSpace(Row, frozen=True, kw_only=True):
    """A crew space of the control panel."""

    index: Some
    income_when_empty: Effects
    source: Sources


class Workers(Row, frozen=True, kw_only=True):
    """Captains and crew."""

    captain_slots: Value[Some]
    captains_by_player_count: Value[Mapping[str, int]]
    starting_crew: Value[Count]
    crew_pieces: Value[Some]
    captain_pieces: Value[Some]
    crew_slots: tuple[CrewSpace, ...]
    fill_order: Value[str]


class MiningSpace(Row, frozen=True, kw_only=True):
    """A space of the mining track."""

    index: Some
    required_politics: Level
    source: Sources


class IncomeSpace(Row, frozen=True, kw_only=True):
    """A space of the income track."""

    index: Some
    holds: Literal["pirate", "fleet_1", "fleet_2", "fleet_3"]
    required_politics: Level
    source: Sources


class TradeSpace(Row, frozen=True, kw_only=True):
    """A space of the trade track."""

    level: Level
    holds: Literal["development_marker", "fleet_token"]
    goes_to: Literal["hold", "fleet_1", "fleet_2", "fleet_3"]
    source: Sources


class TradeTrack(Row, frozen=True, kw_only=True):
    """The trade track of the control panel."""

    full_cost: Value[Goods]
    main_action_pays: Value[Some]
    spaces: tuple[TradeSpace, ...]


class DevelopmentMarkers(Row, frozen=True, kw_only=True):
    """Where development markers begin."""

    in_hold_at_start: Count
    on_trade_track: Count
    source: Sources


class FleetToken(Row, frozen=True, kw_only=True):
    """A fleet income token."""

    id: str
    income: Effects
    source: Sources


class ControlPanel(Row, frozen=True, kw_only=True):
    """control_panel.json."""

    outposts: tuple[OutpostSpace, ...]
    workers: Workers
    mining_track: tuple[MiningSpace, ...]
    income_track: tuple[IncomeSpace, ...]
    trade_track: TradeTrack
    development_markers: DevelopmentMarkers
    fleet_tokens: tuple[FleetToken, ...]
    mission_log_slots: Value[Annotated[int, Meta(ge=2, le=2)]]
    starting_credits: Value[Count]
    extra_pirate_tokens: Value[str]


class MapSpace(Row, frozen=True, kw_only=True):
    """A space of the galaxy map."""

    id: str
    kind: Literal["home", "base", "open"]
    ring: Count
    x: float
    y: float
    wormhole: bool
    source: Sources | None = None  # if it differs from `space_source` of the file


class Line(Row, frozen=True, kw_only=True):
    """A connection of two spaces, and the energy that a step along it costs."""

    a: str
    b: str
    energy: Annotated[int, Meta(ge=1, le=2)]
    source: Sources | None = None


class Galaxy(Row, frozen=True, kw_only=True):
    """The map for a number of players."""

    players: Some
    board: str
    spaces: tuple[MapSpace, ...]
    edges: tuple[Line, ...]
    source: Sources


class Maps(Row, frozen=True, kw_only=True):
    """maps.json."""

    space_source: Sources
    edge_source: Sources
    maps: Mapping[str, Galaxy]

"""The closed vocabulary of effects and powers in the data files of Transgalactica.

An effect happens once and is over: it stands on tokens, planets, missions, offices and action areas. A power lasts: it
stands on technologies and abilities. Every class is one opcode; its fields are its parameters.
"""

from typing import Annotated, Literal, TypeAlias, cast

from msgspec import Meta, Struct

Resource: TypeAlias = Literal["energy", "ore", "alien"]
Good: TypeAlias = Literal["energy", "ore", "alien", "credit"]
Track: TypeAlias = Literal["technology", "military", "production", "politics", "trade"]
Area: TypeAlias = Literal["omni", "exploration", "mining", "trade", "technology", "military", "production", "politics"]
Version: TypeAlias = Literal["main", "secondary"]
Color: TypeAlias = Literal["green", "yellow", "purple", "grey"]
Kind: TypeAlias = Literal["action", "mining", "wild"]
MissionType: TypeAlias = Literal["commercial", "war", "cultural"]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=99)]


class Goods(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An amount of each good; `any` is resources of kinds that the player chooses."""

    energy: Count = 0
    ore: Count = 0
    alien: Count = 0
    credit: Count = 0
    any: Count = 0


class _Effect(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op"):
    @property
    def op(self) -> str:
        """The opcode, as the data files spell it."""
        return cast(str, self.__struct_config__.tag)


class Gain(_Effect, frozen=True, kw_only=True, tag="gain"):
    """Take goods from the supply and score VP."""

    energy: Count = 0
    ore: Count = 0
    alien: Count = 0
    credit: Count = 0
    any: Count = 0
    vp: Count = 0


class Choose(_Effect, frozen=True, kw_only=True, tag="choose"):
    """Pick exactly one of the lists of effects."""

    options: Annotated[
        tuple[Annotated[tuple["Effect", ...], Meta(min_length=1)], ...], Meta(min_length=2, max_length=3)
    ]


class Advance(_Effect, frozen=True, kw_only=True, tag="advance"):
    """Advance on one of the tracks; `main` waives one unit of the full price, a discount waives what it names."""

    tracks: Annotated[tuple[Track, ...], Meta(min_length=1)]
    steps: Annotated[int, Meta(ge=1, le=2)]
    cost: Literal["free", "full", "main"]
    discount: Goods = Goods()
    optional: bool = False
    different: bool = False  # not on the track that was advanced just before


class PayFor(_Effect, frozen=True, kw_only=True, tag="pay_for"):
    """Up to so many times: pay, then resolve the effects."""

    max_times: Annotated[int, Meta(ge=1, le=7)]
    pay: Goods
    then: Annotated[tuple["Effect", ...], Meta(min_length=1)]


class PayOneOf(_Effect, frozen=True, kw_only=True, tag="pay_one_of"):
    """Pay one of these goods, or take no part in what follows."""

    goods: Annotated[tuple[Good, ...], Meta(min_length=1)]


class MoveFree(_Effect, frozen=True, kw_only=True, tag="move_free"):
    """Move a ship up to so many spaces without energy; this is no exploration action."""

    spaces: Annotated[int, Meta(ge=1, le=2)]


class JumpToWormhole(_Effect, frozen=True, kw_only=True, tag="jump_to_wormhole"):
    """Put a ship on any space with a wormhole, without cost."""


class WormholeAccess(_Effect, frozen=True, kw_only=True, tag="wormhole_access"):
    """For one jump a ship counts as orbiting a wormhole planet; the jump is paid for."""


class PlaceOutpost(_Effect, frozen=True, kw_only=True, tag="place_outpost"):
    """Place an outpost, for the ore of the next outpost space or for nothing; all other requirements stay."""

    where: Literal["orbit", "any_action_planet"]
    cost: Literal["pay", "free"]


class MarkTech(_Effect, frozen=True, kw_only=True, tag="mark_tech"):
    """Put a development marker from the hold on an available technology."""


class TakeMission(_Effect, frozen=True, kw_only=True, tag="take_mission"):
    """Take an available mission."""


class CompleteMission(_Effect, frozen=True, kw_only=True, tag="complete_mission"):
    """Complete a mission of the log without its cost or without its requirement."""


class Mobilise(_Effect, frozen=True, kw_only=True, tag="mobilise"):
    """Move crew from the cryo capsules to the control panel."""

    crew: Some


class TakeAction(_Effect, frozen=True, kw_only=True, tag="take_action"):
    """Resolve an action of an area, or of any but omni, without a worker; nobody follows."""

    area: Area | Literal["any"]
    version: Version


class Explore(_Effect, frozen=True, kw_only=True, tag="explore"):
    """An exploration action: move and place an outpost, or one of the two in the secondary version."""

    version: Version


class TakeMiningToken(_Effect, frozen=True, kw_only=True, tag="take_mining_token"):
    """Move the mining token that lies open to the own mining track."""


class Mine(_Effect, frozen=True, kw_only=True, tag="mine"):
    """Gain what the mining track, down to the politics marker, and the mining planets give."""


class ActivateMiningPlanets(_Effect, frozen=True, kw_only=True, tag="activate_mining_planets"):
    """Gain what the own mining planets give, then VP for each of them."""

    vp_per_planet: Some


class CollectResources(_Effect, frozen=True, kw_only=True, tag="collect_resources"):
    """As many outposts as the production level give a resource each."""


class ReuseBonusToken(_Effect, frozen=True, kw_only=True, tag="reuse_bonus_token"):
    """Use a spent bonus token once more and discard it."""


class DrawBonusTokens(_Effect, frozen=True, kw_only=True, tag="draw_bonus_tokens"):
    """Draw tokens from the unused ones into the own reserve."""

    basic: Count
    advanced: Count


class DoubleIncome(_Effect, frozen=True, kw_only=True, tag="double_income"):
    """Double all rewards of this income phase."""


class TempLevel(_Effect, frozen=True, kw_only=True, tag="temp_level"):
    """A level counts higher until the end of the round."""

    track: Literal["trade", "military"]
    amount: Some


class CaptainMayReuseMain(_Effect, frozen=True, kw_only=True, tag="captain_may_reuse_main"):
    """One captain of this round may stand on a main space that others have used; nobody follows."""


class CommissionLieutenant(_Effect, frozen=True, kw_only=True, tag="commission_lieutenant"):
    """Swap a mobilised crew member for the lieutenant."""


class TakePlanet(_Effect, frozen=True, kw_only=True, tag="take_planet"):
    """Take the special planet that lies on no map."""

    planet: str


class AddShip(_Effect, frozen=True, kw_only=True, tag="add_ship"):
    """Put a second ship beside the first."""


class UpdatePriorityTrack(_Effect, frozen=True, kw_only=True, tag="update_priority_track"):
    """Move the own priority marker to the segment of the outposts placed."""


Effect: TypeAlias = (
    Gain
    | Choose
    | Advance
    | PayFor
    | PayOneOf
    | MoveFree
    | JumpToWormhole
    | WormholeAccess
    | PlaceOutpost
    | MarkTech
    | TakeMission
    | CompleteMission
    | Mobilise
    | TakeAction
    | Explore
    | TakeMiningToken
    | Mine
    | ActivateMiningPlanets
    | CollectResources
    | ReuseBonusToken
    | DrawBonusTokens
    | DoubleIncome
    | TempLevel
    | CaptainMayReuseMain
    | CommissionLieutenant
    | TakePlanet
    | AddShip
    | UpdatePriorityTrack
)
Effects: TypeAlias = tuple[Effect, ...]

Event: TypeAlias = Literal[
    "ship_moved",
    "advanced_military",
    "advanced_production",
    "mining_action",
    "exploration_action",
    "secondary_action",
    "technology_marked",
    "mission_taken",
    "commercial_or_war_mission",
    "action_planet_used",
    "senate_seat",
]


class _Power(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="power"):
    @property
    def power(self) -> str:
        """The opcode, as the data files spell it."""
        return cast(str, self.__struct_config__.tag)


class When(_Power, frozen=True, kw_only=True, tag="when"):
    """Whenever the event happens to the owner: resolve the effects."""

    event: Event
    then: Annotated[Effects, Meta(min_length=1)]


class FreeStep(_Power, frozen=True, kw_only=True, tag="free_step"):
    """More spaces without energy in every movement."""

    amount: Annotated[int, Meta(ge=1, le=1)]


class MissionCapacity(_Power, frozen=True, kw_only=True, tag="mission_capacity"):
    """How many cards the mission log holds."""

    amount: Annotated[int, Meta(ge=2, le=3)]


class MissionDiscount(_Power, frozen=True, kw_only=True, tag="mission_discount"):
    """A mission costs less of a good; `any`: of a resource of the player's choice."""

    good: Good | Literal["any"]
    amount: Annotated[int, Meta(ge=1, le=1)]


class MissionReach(_Power, frozen=True, kw_only=True, tag="mission_reach"):
    """Missions so many slots further than the politics level."""

    amount: Some


class Activate(_Power, frozen=True, kw_only=True, tag="activate"):
    """Once a round: pay, then resolve the effects."""

    pay: Goods
    then: Annotated[Effects, Meta(min_length=1)]


class MilitaryScoring(_Power, frozen=True, kw_only=True, tag="military_scoring"):
    """Gains and losses of the military scoring are multiplied."""

    gain_factor: Count
    loss_factor: Count


class WormholePrice(_Power, frozen=True, kw_only=True, tag="wormhole_price"):
    """A jump may be paid for with any resources instead of an alien, which scores VP."""

    any: Some
    vp: Count


class TradeDiscount(_Power, frozen=True, kw_only=True, tag="trade_discount"):
    """Unlocking trade spaces costs less of a good."""

    good: Good
    amount: Some


class CrowdedActionPlanets(_Power, frozen=True, kw_only=True, tag="crowded_action_planets"):
    """Outposts may be placed on action planets without a free slot."""


class ForeignActionPlanet(_Power, frozen=True, kw_only=True, tag="foreign_action_planet"):
    """Once a round: use an action planet where only others have an outpost."""


class LevelBonus(_Power, frozen=True, kw_only=True, tag="level_bonus"):
    """Levels count higher than the markers show."""

    tracks: tuple[Track, ...]
    amount: Some


class UsedMainSpaces(_Power, frozen=True, kw_only=True, tag="used_main_spaces"):
    """Captains may stand on main spaces that others have used; nobody follows."""


class SecondaryAsMain(_Power, frozen=True, kw_only=True, tag="secondary_as_main"):
    """Once a round: a secondary action is resolved as the main one."""


class ScoreLevels(_Power, frozen=True, kw_only=True, tag="score_levels"):
    """At the end: VP for each level on the tracks."""

    tracks: tuple[Track, ...]
    vp: Some


class ScoreMarkers(_Power, frozen=True, kw_only=True, tag="score_markers"):
    """At the end: VP for each marker on the technologies the player has marked."""

    vp: Some


class ScoreObjective(_Power, frozen=True, kw_only=True, tag="score_objective"):
    """At the end: VP for each time the scored objective counts."""

    vp: Some
    max: Some


class ReserveToken(_Power, frozen=True, kw_only=True, tag="reserve_token"):
    """Once a round: use a token of the reserve."""


class PrivateOmni(_Power, frozen=True, kw_only=True, tag="private_omni"):
    """An own space for one worker a round that works like omni without its price."""


class MilitaryWatch(_Power, frozen=True, kw_only=True, tag="military_watch"):
    """VP whenever anybody advances on military through a card or a planet."""

    vp: Some


class Scavenge(_Power, frozen=True, kw_only=True, tag="scavenge"):
    """Before income: of each good the player has none of, gain some."""

    amount: Some


class SecondShip(_Power, frozen=True, kw_only=True, tag="second_ship"):
    """Exploration moves may be split between two ships, with one more free move or outpost."""


Power: TypeAlias = (
    When
    | FreeStep
    | MissionCapacity
    | MissionDiscount
    | MissionReach
    | Activate
    | MilitaryScoring
    | WormholePrice
    | TradeDiscount
    | CrowdedActionPlanets
    | ForeignActionPlanet
    | LevelBonus
    | UsedMainSpaces
    | SecondaryAsMain
    | ScoreLevels
    | ScoreMarkers
    | ScoreObjective
    | ReserveToken
    | PrivateOmni
    | MilitaryWatch
    | Scavenge
    | SecondShip
)

"""The closed vocabulary of card powers: one frozen Struct per opcode (docs/rules/race-powers.md).

A power in cards.json is an object whose `code` picks the Struct; every other key is a typed parameter of it.
"""

from typing import Annotated, Literal, TypeAlias, cast

from msgspec import Meta, Struct

Phase: TypeAlias = Literal["setup", "I", "II", "III", "$", "IV", "V", "round_end", "game_end"]
Good: TypeAlias = Literal["novelty", "rare", "genes", "alien"]
Keyword: TypeAlias = Literal["rebel", "alien", "imperium", "uplift", "terraforming"]
Source: TypeAlias = Literal["any_world", "this_world"]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=20)]


class _Power(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="code"):
    @property
    def code(self) -> str:
        """The opcode, as cards.json spells it."""
        return cast(str, self.__struct_config__.tag)


class OptionalPower(_Power, frozen=True, kw_only=True):
    """A power that its owner may decline; forced when only it can place the card he revealed (race.md 5)."""

    optional: bool  # the loader insists on true


# Setup, round end, game end


class StartHandSize(_Power, frozen=True, kw_only=True, tag="start_hand_size"):
    """The owner keeps `cards` of the six dealt cards."""

    phase: Literal["setup"]
    cards: Positive


class HandLimit(_Power, frozen=True, kw_only=True, tag="hand_limit"):
    """The owner discards down to `cards` at the end of a round."""

    phase: Literal["round_end"]
    cards: Positive


class TableauEndThreshold(_Power, frozen=True, kw_only=True, tag="tableau_end_threshold"):
    """The owner ends the game only with `cards` or more cards in the tableau."""

    phase: Literal["game_end"]
    cards: Positive


# I: Explore


class ExploreDraw(_Power, frozen=True, kw_only=True, tag="explore_draw"):
    """Look at `cards` more cards."""

    phase: Literal["I"]
    cards: Positive


class ExploreKeep(_Power, frozen=True, kw_only=True, tag="explore_keep"):
    """Keep `cards` more of the cards drawn."""

    phase: Literal["I"]
    cards: Positive


class ExploreMixWithHand(_Power, frozen=True, kw_only=True, tag="explore_mix_with_hand"):
    """The cards drawn join the hand before discarding."""

    phase: Literal["I"]


# II: Develop


class DrawAtPhaseStart(_Power, frozen=True, kw_only=True, tag="draw_at_phase_start"):
    """Draw `cards` before anybody chooses a development."""

    phase: Literal["II"]
    cards: Positive


class ReduceDevelopmentCost(_Power, frozen=True, kw_only=True, tag="reduce_development_cost"):
    """A development costs `amount` less."""

    phase: Literal["II"]
    amount: Positive


class DiscardSelfToReduceDevelopmentCost(
    OptionalPower, frozen=True, kw_only=True, tag="discard_self_to_reduce_development_cost"
):
    """Discard this card: a development costs `amount` less."""

    phase: Literal["II"]
    amount: Positive


class DrawAfterDevelop(_Power, frozen=True, kw_only=True, tag="draw_after_develop"):
    """Draw `cards` after placing a development."""

    phase: Literal["II"]
    cards: Positive


# III: Settle


class Military(_Power, frozen=True, kw_only=True, tag="military"):
    """`amount` Military, general or only `against` some worlds, once or `per` world of a sort."""

    phase: Literal["III"]
    amount: Annotated[int, Meta(ge=-9, le=9)]
    against: Literal["rebel", "novelty", "rare", "genes", "alien"] | None
    per: Literal["own_military_world"] | None


class ReduceWorldCost(_Power, frozen=True, kw_only=True, tag="reduce_world_cost"):
    """A world costs `amount` less, any world or only one of the kind `good`."""

    phase: Literal["III"]
    amount: Positive
    good: Good | None


class DiscardSelfToSettleFree(OptionalPower, frozen=True, kw_only=True, tag="discard_self_to_settle_free"):
    """Discard this card: a non-military world costs 0, unless it is of the kind `except_good`."""

    phase: Literal["III"]
    except_good: Good | None


class DiscardSelfForMilitary(OptionalPower, frozen=True, kw_only=True, tag="discard_self_for_military"):
    """Discard this card: `amount` Military until the end of the phase."""

    phase: Literal["III"]
    amount: Positive


class DiscardHandForMilitary(OptionalPower, frozen=True, kw_only=True, tag="discard_hand_for_military"):
    """Discard up to `max_cards` hand cards: each gives `military_per_card` Military until the end of the phase."""

    phase: Literal["III"]
    max_cards: Positive
    military_per_card: Positive


class PayForMilitary(OptionalPower, frozen=True, kw_only=True, tag="pay_for_military"):
    """Pay for a military world: its defence less `discount`; `only` and `except_good` narrow the worlds."""

    phase: Literal["III"]
    discount: Count
    only: Literal["rebel"] | None
    except_good: Good | None


class PayForMilitaryDiscount(_Power, frozen=True, kw_only=True, tag="pay_for_military_discount"):
    """`amount` less when a military world is paid for; no permission to pay by itself."""

    phase: Literal["III"]
    amount: Positive


class DiscardSelfToConquerNonmilitary(
    OptionalPower, frozen=True, kw_only=True, tag="discard_self_to_conquer_nonmilitary"
):
    """Discard this card: conquer a non-military world against its cost plus `defense_modifier`."""

    phase: Literal["III"]
    defense_modifier: Annotated[int, Meta(ge=-9, le=9)]
    combinable_with_takeover: bool


class SettleSecondWorld(OptionalPower, frozen=True, kw_only=True, tag="settle_second_world"):
    """Place a second world in the same phase."""

    phase: Literal["III"]


class DrawAfterSettle(_Power, frozen=True, kw_only=True, tag="draw_after_settle"):
    """Draw `cards` after placing a world."""

    phase: Literal["III"]
    cards: Positive


class Takeover(OptionalPower, frozen=True, kw_only=True, tag="takeover"):
    """Take a world over from an opponent who fits `victim_has` (race.md 9)."""

    phase: Literal["III"]
    victim_has: Literal["rebel_military_world", "imperium_card", "total_military_at_least_1"]
    target: Literal["military_world", "rebel_military_world"]
    attack_per_own_rebel_military_world: Count
    discard_self: bool
    takeover_symbol: bool


class TakeoverDefense(_Power, frozen=True, kw_only=True, tag="takeover_defense"):
    """More defence against takeovers for each own military world."""

    phase: Literal["III"]
    per_own_rebel_military_world: Count
    per_own_other_military_world: Count
    takeover_symbol: bool


# $: Trade


class TradeBonus(_Power, frozen=True, kw_only=True, tag="trade_bonus"):
    """`cards` more for a good sold, of any or one kind, from any or this world, once or `per` world of a sort."""

    phase: Literal["$"]
    cards: Positive
    good: Good | None
    source: Source
    per: Literal["own_chromosome_world"] | None


# IV: Consume


class Consume(_Power, frozen=True, kw_only=True, tag="consume"):
    """Discard `goods_per_use` goods for `vp` VP and `cards` cards, up to `max_uses` times."""

    phase: Literal["IV"]
    good: Good | None
    source: Source
    goods_per_use: Positive
    max_uses: Positive
    vp: Count
    cards: Count


class ConsumeDistinctKinds(_Power, frozen=True, kw_only=True, tag="consume_distinct_kinds"):
    """Discard goods of `min_kinds` to `max_kinds` different kinds, rewarded once or per good."""

    phase: Literal["IV"]
    min_kinds: Annotated[int, Meta(ge=1, le=4)]
    max_kinds: Annotated[int, Meta(ge=1, le=4)]
    vp: Count
    cards: Count
    reward_per: Literal["use", "good"]


class ConsumeAll(_Power, frozen=True, kw_only=True, tag="consume_all"):
    """Discard all goods left for `vp_per_good` VP each, plus `vp_offset`."""

    phase: Literal["IV"]
    vp_per_good: Positive
    vp_offset: Annotated[int, Meta(ge=-9, le=9)]


class ConsumeAtTradePrice(_Power, frozen=True, kw_only=True, tag="consume_at_trade_price"):
    """Discard a good and draw its price, with or without trade powers."""

    phase: Literal["IV"]
    apply_trade_powers: bool


class DiscardHand(OptionalPower, frozen=True, kw_only=True, tag="discard_hand"):
    """Discard up to `max_cards` hand cards, each for `vp_per_card` VP and `cards_per_card` cards."""

    phase: Literal["IV"]
    max_cards: Positive
    vp_per_card: Count
    cards_per_card: Count
    vp_doubled: bool


class GainVp(_Power, frozen=True, kw_only=True, tag="gain_vp"):
    """Take `vp` VP for nothing."""

    phase: Literal["IV"]
    vp: Positive
    vp_doubled: bool


class GuessTopCard(_Power, frozen=True, kw_only=True, tag="guess_top_card"):
    """Name a number from `min_number` to `max_number`; keep the top card if its cost or defence is that number."""

    phase: Literal["IV"]
    min_number: Count
    max_number: Count


class AnteCard(OptionalPower, frozen=True, kw_only=True, tag="ante_card"):
    """Ante a hand card of value `min_value` to `max_value` against as many cards from the deck."""

    phase: Literal["IV"]
    min_value: Count
    max_value: Count


class Draw(_Power, frozen=True, kw_only=True, tag="draw"):
    """Draw `cards`."""

    phase: Literal["IV", "V"]
    cards: Positive


# V: Produce


class Produce(_Power, frozen=True, kw_only=True, tag="produce"):
    """Produce a good on this world, for `discard_hand_cost` hand cards."""

    phase: Literal["V"]
    discard_hand_cost: Count
    optional: bool = False  # the loader insists: true exactly when it costs hand cards


class ProduceOnWindfall(_Power, frozen=True, kw_only=True, tag="produce_on_windfall"):
    """Produce on an own windfall world, of any or one kind, perhaps not on this one."""

    phase: Literal["V"]
    good: Good | None
    exclude_self: bool


class DrawIfProducedHere(_Power, frozen=True, kw_only=True, tag="draw_if_produced_here"):
    """Draw `cards` when a good is produced on this world."""

    phase: Literal["V"]
    cards: Positive


class DrawPerKindProduced(_Power, frozen=True, kw_only=True, tag="draw_per_kind_produced"):
    """Draw `cards` for each kind of good produced this phase."""

    phase: Literal["V"]
    cards: Positive


class DrawPerGoodProduced(_Power, frozen=True, kw_only=True, tag="draw_per_good_produced"):
    """Draw `cards` for each good of the kind `good` produced this phase."""

    phase: Literal["V"]
    cards: Positive
    good: Good


class DrawIfMostProduced(_Power, frozen=True, kw_only=True, tag="draw_if_most_produced"):
    """Draw `cards` after producing more goods of the kind `good` than every other player."""

    phase: Literal["V"]
    cards: Positive
    good: Good


class DrawPerWorld(_Power, frozen=True, kw_only=True, tag="draw_per_world"):
    """Draw `cards` for each own world of a sort."""

    phase: Literal["V"]
    cards: Positive
    world: Literal["genes", "military", "rebel", "chromosome"]


Power: TypeAlias = (
    StartHandSize
    | HandLimit
    | TableauEndThreshold
    | ExploreDraw
    | ExploreKeep
    | ExploreMixWithHand
    | DrawAtPhaseStart
    | ReduceDevelopmentCost
    | DiscardSelfToReduceDevelopmentCost
    | DrawAfterDevelop
    | Military
    | ReduceWorldCost
    | DiscardSelfToSettleFree
    | DiscardSelfForMilitary
    | DiscardHandForMilitary
    | PayForMilitary
    | PayForMilitaryDiscount
    | DiscardSelfToConquerNonmilitary
    | SettleSecondWorld
    | DrawAfterSettle
    | Takeover
    | TakeoverDefense
    | TradeBonus
    | Consume
    | ConsumeDistinctKinds
    | ConsumeAll
    | ConsumeAtTradePrice
    | DiscardHand
    | GainVp
    | GuessTopCard
    | AnteCard
    | Draw
    | Produce
    | ProduceOnWindfall
    | DrawIfProducedHere
    | DrawPerKindProduced
    | DrawPerGoodProduced
    | DrawIfMostProduced
    | DrawPerWorld
)

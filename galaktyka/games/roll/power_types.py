"""The closed vocabulary of tile powers: one frozen Struct per opcode (docs/rules/roll-powers.md).

A power in tiles.json is an object whose `code` picks the Struct; every other key is a typed parameter of it. An empty
list of colours means any colour.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, cast

from msgspec import Meta, Struct

PhaseName: TypeAlias = Literal["explore", "develop", "settle", "produce", "ship"]
DieColour: TypeAlias = Literal["white", "red", "purple", "blue", "brown", "green", "yellow"]
WorldColour: TypeAlias = Literal["gray", "blue", "brown", "green", "yellow"]
Target: TypeAlias = Literal["development", "world"]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=20)]


class _Coded(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="code"):
    @property
    def code(self) -> str:
        """The opcode, as tiles.json spells it."""
        return cast(str, self.__struct_config__.tag)


# Assign


class MostWorlds(Struct, frozen=True, forbid_unknown_fields=True):
    """A condition: `sole` workers with most worlds of a colour alone, `tied` if tied for most, else none."""

    colour: WorldColour
    sole: Positive
    tied: Positive


class Reassign(_Coded, frozen=True, kw_only=True, tag="reassign"):
    """Move `min` to `max` different workers of some colours, perhaps from one column only, to other columns."""

    when: Literal["assign"]
    min: Positive
    max: Positive
    dice: tuple[DieColour, ...]
    source: PhaseName | None  # the column they come from; None: any
    to: tuple[PhaseName, ...] | Literal["selected"]  # where they may go; none named: anywhere
    same_source: bool  # all of them come from one column
    most_worlds: MostWorlds | None = None  # takes the place of `max`


class DictateUnlimited(_Coded, frozen=True, kw_only=True, tag="dictate_unlimited"):
    """Dictate any number of times a round, each with a die of its own."""

    when: Literal["assign"]


class DictateMulti(_Coded, frozen=True, kw_only=True, tag="dictate_multi"):
    """Each Dictate moves 1 to `max` workers."""

    when: Literal["assign"]
    max: Positive


# Explore


class ExtraWorker(_Coded, frozen=True, kw_only=True, tag="extra_worker"):
    """A virtual worker of each colour named, for this phase."""

    when: Literal["explore", "ship"]
    dice: tuple[DieColour, ...]


class RearrangeConstructionZone(_Coded, frozen=True, kw_only=True, tag="rearrange_construction_zone"):
    """Between tasks: put the tiles of both stacks in any order, on either side."""

    when: Literal["explore"]


class DrawExtraTile(_Coded, frozen=True, kw_only=True, tag="draw_extra_tile"):
    """After all tasks: draw `count` tiles and place them under the stacks."""

    when: Literal["explore"]
    count: Positive


class CreditsIfScoutedWith(_Coded, frozen=True, kw_only=True, tag="credits_if_scouted_with"):
    """At the end: credits if an explorer of the colour Scouted."""

    when: Literal["explore"]
    colour: DieColour
    amount: Positive


class StockValue(_Coded, frozen=True, kw_only=True, tag="stock_value"):
    """Stock with an explorer of the colour gives `amount`."""

    when: Literal["explore"]
    colour: DieColour
    amount: Positive


class ScoutPlaceOnTop(_Coded, frozen=True, kw_only=True, tag="scout_place_on_top"):
    """A tile drawn by Scout may go on top of its stack."""

    when: Literal["explore"]


class CreditsIfMostDevelopments(_Coded, frozen=True, kw_only=True, tag="credits_if_most_developments"):
    """At the end: credits for having more developments than every other player."""

    when: Literal["explore", "produce"]
    amount: Positive


# Develop and Settle


class BuildDiscount(_Coded, frozen=True, kw_only=True, tag="build_discount"):
    """Tiles of a sort need `amount` fewer dice, down to `minimum`."""

    when: Literal["develop", "settle"]
    target: Target
    colours: tuple[WorldColour, ...]
    reassign_only: bool  # only developments with a Reassign power
    amount: Positive
    minimum: Positive


class BuildersToCup(_Coded, frozen=True, kw_only=True, tag="builders_to_cup"):
    """`min` to `max` of the dice that completed a tile go to the cup."""

    when: Literal["develop", "settle"]
    target: Target
    min: Positive
    max: Positive


class BuildersOfColourToCup(_Coded, frozen=True, kw_only=True, tag="builders_of_colour_to_cup"):
    """All dice of a colour that completed a tile go to the cup."""

    when: Literal["develop", "settle"]
    target: Target
    colour: DieColour


class ExtraCredits(Struct, frozen=True, forbid_unknown_fields=True):
    """More credits for a world of one of these colours."""

    colours: tuple[WorldColour, ...]
    amount: Positive


class CreditsOnComplete(_Coded, frozen=True, kw_only=True, tag="credits_on_complete"):
    """Credits for each other tile completed, and more for some worlds."""

    when: Literal["develop", "settle"]
    target: Target
    amount: Positive
    extra: ExtraCredits | None


class CreditsFlat(_Coded, frozen=True, kw_only=True, tag="credits_flat"):
    """Credits at the end of the phase."""

    when: Literal["develop", "settle", "produce", "ship"]
    amount: Positive


class CreditsPerDieInCitizenry(_Coded, frozen=True, kw_only=True, tag="credits_per_die_in_citizenry"):
    """At the end: `amount` for each `per` dice of the colour in Citizenry, rounded up."""

    when: Literal["develop", "ship"]
    colour: DieColour
    per: Positive
    amount: Positive


# Produce


class CreditsPerGoodOnWorld(_Coded, frozen=True, kw_only=True, tag="credits_per_good_on_world"):
    """At the end: credits for each good on a world of these colours, whatever the die."""

    when: Literal["produce"]
    colours: tuple[WorldColour, ...]
    amount: Positive


class CreditsPerGoodDie(_Coded, frozen=True, kw_only=True, tag="credits_per_good_die"):
    """At the end: credits for each good that is a die of the colour, whatever the world."""

    when: Literal["produce"]
    colour: DieColour
    amount: Positive


class GoodsCapacity(_Coded, frozen=True, kw_only=True, tag="goods_capacity"):
    """Every own world that is not gray holds up to `capacity` goods, in all phases."""

    when: Literal["produce"]
    capacity: Annotated[int, Meta(ge=2, le=2)]


# Ship


class TradeBonusCredits(_Coded, frozen=True, kw_only=True, tag="trade_bonus_credits"):
    """More credits for each good traded from a world of these colours."""

    when: Literal["ship"]
    colours: tuple[WorldColour, ...]
    amount: Positive


class ConsumeBonusCredits(_Coded, frozen=True, kw_only=True, tag="consume_bonus_credits"):
    """Credits for each good consumed from a world of these colours."""

    when: Literal["ship"]
    colours: tuple[WorldColour, ...]
    amount: Positive


class ConsumeBonusVp(_Coded, frozen=True, kw_only=True, tag="consume_bonus_vp"):
    """More VP for each good consumed from a world of these colours."""

    when: Literal["ship"]
    colours: tuple[WorldColour, ...]
    amount: Positive


class PayCreditsForVpOnTrade(_Coded, frozen=True, kw_only=True, tag="pay_credits_for_vp_on_trade"):
    """After each trade the owner may pay `cost` credits for `vp` VP."""

    when: Literal["ship"]
    cost: Positive
    vp: Positive


class VpFlat(_Coded, frozen=True, kw_only=True, tag="vp_flat"):
    """VP at the end of the phase."""

    when: Literal["ship"]
    amount: Positive


class CreditsIfHighestCostWorld(_Coded, frozen=True, kw_only=True, tag="credits_if_highest_cost_world"):
    """At the end: credits if all worlds of the highest printed cost are the owner's."""

    when: Literal["ship"]
    amount: Positive


Power: TypeAlias = (
    Reassign
    | DictateUnlimited
    | DictateMulti
    | ExtraWorker
    | RearrangeConstructionZone
    | DrawExtraTile
    | CreditsIfScoutedWith
    | StockValue
    | ScoutPlaceOnTop
    | CreditsIfMostDevelopments
    | BuildDiscount
    | BuildersToCup
    | BuildersOfColourToCup
    | CreditsOnComplete
    | CreditsFlat
    | CreditsPerDieInCitizenry
    | CreditsPerGoodOnWorld
    | CreditsPerGoodDie
    | GoodsCapacity
    | TradeBonusCredits
    | ConsumeBonusCredits
    | ConsumeBonusVp
    | PayCreditsForVpOnTrade
    | VpFlat
    | CreditsIfHighestCostWorld
)


# Instant effects


class RemoveDie(_Coded, frozen=True, kw_only=True, tag="remove_die"):
    """Return one own die from anywhere to the stock, before everything that the tile gives."""

    count: Annotated[int, Meta(ge=1, le=1)]


class GainDie(_Coded, frozen=True, kw_only=True, tag="gain_die"):
    """Take dice from the stock into the cup, into Citizenry, or as a good onto this world."""

    colour: DieColour
    count: Positive
    place: Literal["cup", "citizenry", "good"]


class GainCredits(_Coded, frozen=True, kw_only=True, tag="gain_credits"):
    """Gain credits."""

    amount: Positive


class SetStartingCredits(_Coded, frozen=True, kw_only=True, tag="set_starting_credits"):
    """The owner of this home world starts with other credits."""

    amount: Positive


Instant: TypeAlias = RemoveDie | GainDie | GainCredits | SetStartingCredits


# Bonus VP of 6+ developments


class FractionOfDevelopmentCost(_Coded, frozen=True, kw_only=True, tag="fraction_of_development_cost"):
    """The total cost of developments, divided and rounded up."""

    reassign_only: bool
    denominator: Positive


class FractionOfWorldCost(_Coded, frozen=True, kw_only=True, tag="fraction_of_world_cost"):
    """The total cost of worlds of these colours, divided and rounded up."""

    colours: tuple[WorldColour, ...]
    denominator: Positive


class PerDevelopment(_Coded, frozen=True, kw_only=True, tag="per_development"):
    """VP for each development, or only for each without a Reassign power."""

    without_reassign: bool
    vp: Positive


class PerWorld(_Coded, frozen=True, kw_only=True, tag="per_world"):
    """VP for each world of these colours."""

    colours: tuple[WorldColour, ...]
    vp: Positive


class PerGood(_Coded, frozen=True, kw_only=True, tag="per_good"):
    """VP for each good on own worlds."""

    vp: Positive


class PerDifferentDieColourOwned(_Coded, frozen=True, kw_only=True, tag="per_different_die_colour_owned"):
    """VP for each colour among all own dice."""

    vp: Positive


class PerGroupOfDiceOwned(_Coded, frozen=True, kw_only=True, tag="per_group_of_dice_owned"):
    """VP for each `group` own dice of the colour, rounded up."""

    colour: DieColour
    group: Positive
    vp: Positive


class TriangularVpChips(_Coded, frozen=True, kw_only=True, tag="triangular_vp_chips"):
    """The largest n with 1 + 2 + … + n not above the VP in chips."""


BonusVp: TypeAlias = (
    FractionOfDevelopmentCost
    | FractionOfWorldCost
    | PerDevelopment
    | PerWorld
    | PerGood
    | PerDifferentDieColourOwned
    | PerGroupOfDiceOwned
    | TriangularVpChips
)

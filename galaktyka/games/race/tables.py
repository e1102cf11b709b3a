"""The cards as constant tables that the rules read: one row a card, one a power, one a scoring rule.

Rows come from `cards.load_cards`; nothing here knows a single card. Cards are numbered in the order of the data file,
copies side by side, so that the copies of a design are neighbours in a sorted hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Any, Final

from galaktyka.engine.record import Constant, constant, i16, i64, record
from galaktyka.games.race import cards as data
from galaktyka.games.race.cards import Card, load_cards

DECKS: Final = 4  # decks of cards: 1 is added for The Gathering Storm, 2 for Rebel vs Imperium (race.md 1)
MAX_CARDS: Final = 192  # cards a record has room for: all sets together have 181
NO_CARD: Final = 255
ANY: Final = -1  # a condition that every card meets


class Kind(IntEnum):
    """Kinds of goods, in the order of their price."""

    NONE = 0
    NOVELTY = 1
    RARE = 2
    GENES = 3
    ALIEN = 4


KINDS: Final = 5
PRICE: Final = (0, 2, 3, 4, 5)  # cards drawn for selling a good of each kind (race.md 10.1)
HIGHEST_PRICE: Final = max(PRICE)

# Sorts of worlds that powers count or fight: 1 to 4 are the kinds of goods, 0 stands for any world.
REBEL: Final = 5
MILITARY: Final = 6
CHROMOSOME: Final = 7
TRACKS: Final = REBEL + 1  # Military tracks: general, and specialised against each kind and against Rebels
SORTS: Final = {
    "rebel": REBEL,
    "military": MILITARY,
    "chromosome": CHROMOSOME,
    "own_military_world": MILITARY,
    "own_chromosome_world": CHROMOSOME,
}


class Phase(IntEnum):
    """The phases of a round; TRADE is part of Consume and only marks powers."""

    NONE = 0
    EXPLORE = 1
    DEVELOP = 2
    SETTLE = 3
    TRADE = 4
    CONSUME = 5
    PRODUCE = 6
    SETUP = 7
    ROUND_END = 8
    GAME_END = 9


PHASE_OF: Final = {
    "I": Phase.EXPLORE,
    "II": Phase.DEVELOP,
    "III": Phase.SETTLE,
    "$": Phase.TRADE,
    "IV": Phase.CONSUME,
    "V": Phase.PRODUCE,
    "setup": Phase.SETUP,
    "round_end": Phase.ROUND_END,
    "game_end": Phase.GAME_END,
}


class ActionCard(IntEnum):
    """The seven action cards, in the order of the phases."""

    EXPLORE_5 = 0
    EXPLORE_1_1 = 1
    DEVELOP = 2
    SETTLE = 3
    CONSUME_TRADE = 4
    CONSUME_2X = 5
    PRODUCE = 6


ACTION_CARDS: Final = len(ActionCard)


class Keyword(IntEnum):
    """The words printed on a card that other cards count, a bit each."""

    REBEL = 1
    ALIEN = 2
    IMPERIUM = 4
    UPLIFT = 8
    TERRAFORMING = 16


class Power(IntEnum):
    """What a power does (docs/rules/race-powers.md). A power of the same name in two phases has one opcode."""

    EXPLORE_DRAW = 1
    EXPLORE_KEEP = 2
    DRAW_AFTER_DEVELOP = 3
    REDUCE_DEVELOPMENT_COST = 4
    DRAW_AT_PHASE_START = 5
    MILITARY = 6
    REDUCE_WORLD_COST = 7
    DISCARD_SELF_TO_SETTLE_FREE = 8
    DISCARD_SELF_FOR_MILITARY = 9
    PAY_FOR_MILITARY = 10
    DRAW_AFTER_SETTLE = 11
    TRADE_BONUS = 12
    CONSUME = 13
    CONSUME_DISTINCT_KINDS = 14
    DISCARD_HAND = 15
    CONSUME_AT_TRADE_PRICE = 16
    CONSUME_ALL = 17
    DRAW = 18
    GUESS_TOP_CARD = 19
    PRODUCE = 20
    DRAW_IF_PRODUCED_HERE = 21
    PRODUCE_ON_WINDFALL = 22
    DRAW_PER_KIND_PRODUCED = 23
    DRAW_PER_GOOD_PRODUCED = 24
    DRAW_IF_MOST_PRODUCED = 25
    DRAW_PER_WORLD = 26
    START_HAND_SIZE = 27
    HAND_LIMIT = 28
    TABLEAU_END_THRESHOLD = 29
    EXPLORE_MIX_WITH_HAND = 30
    DISCARD_SELF_TO_REDUCE_DEVELOPMENT_COST = 31
    DISCARD_HAND_FOR_MILITARY = 32
    PAY_FOR_MILITARY_DISCOUNT = 33
    DISCARD_SELF_TO_CONQUER_NONMILITARY = 34
    SETTLE_SECOND_WORLD = 35
    TAKEOVER = 36
    TAKEOVER_DEFENSE = 37
    GAIN_VP = 38
    ANTE_CARD = 39


class Victim(IntEnum):
    """What makes an opponent vulnerable to a takeover power (race.md 9.1)."""

    REBEL_MILITARY_WORLD = 1
    IMPERIUM_CARD = 2
    TOTAL_MILITARY_AT_LEAST_1 = 3


class Trait(IntEnum):
    """Rare powers that rules ask every card of a tableau for, a bit each, so that most cards answer at once."""

    LENDS_MILITARY = 1
    HIRES = 2
    DISGUISES = 4
    SETTLES_FREE = 8
    HELPS_TO_DEVELOP = 16
    HAS_LIMITS = 32
    PRODUCES_FOR_CARDS = 64
    GAMBLES = 128


RESERVES: Final = int(Trait.LENDS_MILITARY) + int(Trait.HIRES)
SETTLE_HELPERS: Final = RESERVES + int(Trait.DISGUISES) + int(Trait.SETTLES_FREE)

TRAIT_OF: Final = {
    "discard_self_for_military": Trait.LENDS_MILITARY,
    "discard_hand_for_military": Trait.HIRES,
    "discard_self_to_conquer_nonmilitary": Trait.DISGUISES,
    "discard_self_to_settle_free": Trait.SETTLES_FREE,
    "discard_self_to_reduce_development_cost": Trait.HELPS_TO_DEVELOP,
    "hand_limit": Trait.HAS_LIMITS,
    "tableau_end_threshold": Trait.HAS_LIMITS,
    "ante_card": Trait.GAMBLES,
    "guess_top_card": Trait.GAMBLES,
}


class Per(IntEnum):
    """What a scoring rule counts."""

    CARD = 0
    TOTAL_MILITARY = 1
    THREE_VP_CHIPS = 2
    DISTINCT_WORLD_KINDS = 3


@record
class CardFacts:
    """One card; developments and worlds in one table."""

    design: i16  # index of the design: copies share it
    development: i16  # 1 for a development, 0 for a world
    value: i16  # cost, or the defence of a military world
    vp: i16  # printed VP, 0 if variable
    military: i16  # 1 for a military world
    windfall: i16  # 1 for a windfall world
    kind: i16  # Kind of its goods
    keywords: i16  # Keyword bits
    chromosome: i16
    decks: i16  # bit d: this copy is in deck d
    start: i16  # number of a start world, or -1
    first_hand: i16  # preset hand of the first game, or 0
    phases: i16  # bit p: the card has a power of phase p
    traits: i16  # Trait bits
    codes: i64  # bit c: the card has a power of opcode c
    powers_from: i16  # its rows in POWER: from, up to
    powers_to: i16
    bonus_from: i16  # its rows in BONUS: from, up to
    bonus_to: i16


@record
class PowerFacts:
    """One power of a card: what a parameter means depends on the opcode, as its name says."""

    code: i16
    phase: i16
    bit: i16  # 1 << its place among the powers of its card, to mark it used
    amount: i16  # cards drawn, Military, or discount
    vp: i16  # VP for each use
    kind: i16  # only this kind of good or world; NONE: any
    against: i16  # Military only against, or payment and takeover only for, this sort of worlds; 0: any
    except_kind: i16  # not for worlds of this kind
    goods: i16  # goods taken by each use
    uses: i16  # how often at most
    low: i16  # fewest kinds, or the smallest number
    high: i16  # most kinds, or the greatest number
    here: i16  # 1: only the good on this very world
    others: i16  # 1: not on this very world
    flag: i16  # 1: rewards each good (distinct kinds), counts $ powers (trade price), is discarded (takeover)
    offset: i16  # VP added once (consume all), or defence added (conquering a non-military world)
    per: i16  # the amount is for each own world of this sort; 0: once
    cost: i16  # hand cards that using it costs
    other: i16  # amount for each other military world (takeover defence)
    victim: i16  # whom a takeover power may attack


@record
class BonusFacts:
    """One rule of a variable development; ANY where it does not care."""

    per: i16
    vp: i16
    development: i16
    military: i16
    kind: i16
    windfall: i16
    keyword: i16
    chromosome: i16
    cost: i16
    phase: i16
    design: i16
    least: i16  # kinds of worlds it takes


PER_REBEL_WORLD: Final = ("attack_per_own_rebel_military_world", "per_own_rebel_military_world")


def _kind(good: str | None) -> Kind:
    return Kind[good.upper()] if good else Kind.NONE


def _sort(world: str | None) -> int:
    """A sort of worlds: a kind of good, or what SORTS names; 0 for None."""
    return SORTS[world] if world in SORTS else _kind(world)


def _power_row(power: Any, place: int) -> dict[str, int]:
    """A power as a row; parameters that its opcode does not have are 0."""

    def number(*names: str) -> int:
        return next((int(getattr(power, n)) for n in names if getattr(power, n, None) is not None), 0)

    def word(*names: str) -> str | None:
        return next((getattr(power, n) for n in names if getattr(power, n, None) is not None), None)

    target, victim = word("target"), word("victim_has")
    return {
        "code": Power[power.code.upper()],
        "phase": PHASE_OF[power.phase],
        "bit": 1 << place,
        "amount": number("amount", "cards", "discount", "cards_per_card", "military_per_card", *PER_REBEL_WORLD),
        "vp": number("vp", "vp_per_card", "vp_per_good"),
        "kind": _kind(word("good")),
        "against": REBEL if target == "rebel_military_world" else _sort(word("against", "only")),
        "except_kind": _kind(word("except_good")),
        "goods": number("goods_per_use"),
        "uses": number("max_uses", "max_cards"),
        "low": number("min_kinds", "min_number", "min_value"),
        "high": number("max_kinds", "max_number", "max_value"),
        "here": word("source") == "this_world",
        "others": number("exclude_self"),
        "flag": word("reward_per") == "good" or number("apply_trade_powers", "discard_self"),
        "offset": number("vp_offset", "defense_modifier"),
        "per": _sort(word("per", "world")),
        "cost": number("discard_hand_cost"),
        "other": number("per_own_other_military_world"),
        "victim": Victim[victim.upper()] if victim else 0,
    }


def _bonus_rows(card: Card, design_of: dict[str, int]) -> Iterator[dict[str, int]]:
    for rule in card.bonus_vp:
        match rule:
            case data.MilitaryBonus(vp=vp):
                yield {"per": Per.TOTAL_MILITARY, "vp": vp}
            case data.ChipBonus(vp=vp):
                yield {"per": Per.THREE_VP_CHIPS, "vp": vp}
            case data.KindBonus(table=table):
                for kinds in range(1, len(table)):
                    yield {"per": Per.DISTINCT_WORLD_KINDS, "vp": table[kinds] - table[kinds - 1], "least": kinds}
            case data.CardBonus(vp=vp, match=wanted):
                for name in wanted.ids or (None,):
                    yield _match_row(vp, wanted, ANY if name is None else design_of[name])


def _match_row(vp: int, wanted: data.Match, design: int) -> dict[str, int]:
    def given(value: int | None) -> int:
        return ANY if value is None else value

    return {
        "per": Per.CARD,
        "vp": vp,
        "development": ANY if wanted.type is None else wanted.type == "development",
        "military": given(wanted.military),
        "kind": ANY if wanted.good is None else _kind(wanted.good),
        "windfall": ANY if wanted.production is None else not wanted.production,
        "keyword": ANY if wanted.keyword is None else Keyword[wanted.keyword.upper()],
        "chromosome": given(wanted.chromosome),
        "cost": given(wanted.cost),
        "phase": ANY if wanted.power_phase is None else PHASE_OF[wanted.power_phase],
        "design": design,
    }


def copies_in(card: Card, deck: int) -> int:
    """How many copies of a design are in a deck."""
    return card.copies.base + (deck & 1) * card.copies.tgs + (deck >> 1) * card.copies.rvi


def _copies(card: Card, row: dict[str, int]) -> Iterator[dict[str, int]]:
    """A row for each copy of a design: some are only in decks with an expansion, or without it."""
    counts = [copies_in(card, deck) for deck in range(DECKS)]
    for copy in range(max(counts)):
        yield {**row, "decks": sum(1 << deck for deck, count in enumerate(counts) if copy < count)}


def _trait(power: Any) -> int:
    """The bit of a rare power, or 0."""
    if getattr(power, "discard_hand_cost", 0) > 0:
        return Trait.PRODUCES_FOR_CARDS
    return TRAIT_OF.get(power.code, 0)


def _card_row(card: Card, design: int) -> dict[str, int]:
    return {
        "design": design,
        "development": card.kind == "development",
        "value": card.value,
        "vp": card.vp or 0,
        "military": card.military,
        "windfall": card.windfall,
        "kind": _kind(card.good),
        "keywords": sum(Keyword[word.upper()] for word in card.keywords),
        "chromosome": card.chromosome,
        "start": card.start.number if card.start else -1,
        "first_hand": card.first_game_hand or 0,
        "phases": sum({1 << PHASE_OF[power.phase] for power in card.powers}),
        "traits": sum({_trait(power) for power in card.powers}),
        "codes": sum({1 << Power[power.code.upper()] for power in card.powers}),
    }


def _build() -> tuple[tuple[Card, ...], Constant[CardFacts], Constant[PowerFacts], Constant[BonusFacts]]:
    designs = load_cards()
    design_of = {card.id: index for index, card in enumerate(designs)}
    rows: list[dict[str, int]] = []
    powers: list[dict[str, int]] = []
    bonuses: list[dict[str, int]] = []
    for design, card in enumerate(designs):
        row = _card_row(card, design)
        row["powers_from"], row["bonus_from"] = len(powers), len(bonuses)
        powers += [_power_row(power, place) for place, power in enumerate(card.powers)]
        bonuses += _bonus_rows(card, design_of)
        row["powers_to"], row["bonus_to"] = len(powers), len(bonuses)
        rows += _copies(card, row)
    return designs, constant(CardFacts, rows), constant(PowerFacts, powers), constant(BonusFacts, bonuses)


DESIGNS, CARD, POWER, BONUS = _build()
CARDS: Final = len(CARD)
DESIGN_COUNT: Final = len(DESIGNS)

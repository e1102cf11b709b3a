"""The cards of Race for the Galaxy as typed, validated facts (data/cards.json).

`load_cards` is the only door to the data: whatever it returns is complete and consistent, and whatever is wrong in the
file ends in one `DataError` that names the file, the card and the field.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal, TypeAlias, cast

import msgspec
from msgspec import Meta, Struct

from galaktyka.engine.errors import DataError
from galaktyka.engine.facts import Name, Problem, explain, naming_problems
from galaktyka.games.race.power_types import (
    AnteCard,
    Consume,
    ConsumeDistinctKinds,
    DiscardHand,
    DrawIfProducedHere,
    Good,
    GuessTopCard,
    Keyword,
    OptionalPower,
    Phase,
    Power,
    Produce,
    TradeBonus,
)

FILE: Final = "galaktyka/games/race/data/cards.json"


class Copies(Struct, frozen=True, forbid_unknown_fields=True):
    """How many copies each set adds; negative where a set removes a card."""

    base: int
    tgs: int
    rvi: int


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Number and colour of a start world."""

    number: Annotated[int, Meta(ge=0, le=11)]
    colour: Literal["red", "blue"]


class Match(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which cards of the tableau score: every condition that is given must hold."""

    type: Literal["world", "development"] | None = None
    military: bool | None = None
    good: Good | None = None
    production: bool | None = None  # true: production world, false: windfall world
    keyword: Keyword | None = None
    chromosome: bool | None = None
    cost: int | None = None
    power_phase: Phase | None = None
    ids: tuple[str, ...] | None = None  # stands alone

    def fits(self, card: "Card") -> bool:
        """Whether the card meets every condition that is given."""
        conditions = (
            (self.type, card.kind),
            (self.military, card.military),
            (self.good, card.good),
            (self.production, None if card.good is None else card.production),
            (self.chromosome, card.chromosome),
            (self.cost, card.cost),
        )
        return (
            all(wanted is None or wanted == found for wanted, found in conditions)
            and (self.keyword is None or self.keyword in card.keywords)
            and (self.power_phase is None or any(power.phase == self.power_phase for power in card.powers))
            and (self.ids is None or card.id in self.ids)
        )


class _Bonus(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="per"):
    @property
    def per(self) -> str:
        """What the rule counts, as cards.json spells it."""
        return cast(str, self.__struct_config__.tag)


class CardBonus(_Bonus, frozen=True, kw_only=True, tag="card"):
    """`vp` for each card of the tableau that matches no earlier rule of the list (race.md 13)."""

    vp: int
    match: Match


class MilitaryBonus(_Bonus, frozen=True, kw_only=True, tag="total_military"):
    """`vp` for each point of general Military."""

    vp: int


class ChipBonus(_Bonus, frozen=True, kw_only=True, tag="three_vp_chips"):
    """`vp` for every three VP in chips, rounded down."""

    vp: int


class KindBonus(_Bonus, frozen=True, kw_only=True, tag="distinct_world_kinds"):
    """VP by the number of different kinds among the worlds: `table[0]` to `table[4]`."""

    table: tuple[int, int, int, int, int]


BonusVp: TypeAlias = CardBonus | MilitaryBonus | ChipBonus | KindBonus


class Card(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One card design; the fields are those of cards.json."""

    id: str
    name: Name
    own_names: tuple[Literal["pl", "cs"], ...]  # languages in which no rulebook prints the name, so it is ours
    kind: Literal["world", "development"]
    cost: Annotated[int, Meta(ge=0, le=9)] | None = None
    defense: Annotated[int, Meta(ge=0, le=9)] | None = None
    vp: int | None  # null: variable, see bonus_vp
    copies: Copies
    start: Start | None
    first_game_hand: Annotated[int, Meta(ge=1, le=5)] | None
    military: bool
    windfall: bool
    good: Good | None
    keywords: tuple[Keyword, ...]
    chromosome: bool
    powers: tuple[Power, ...]
    bonus_vp: tuple[BonusVp, ...]
    notes: str | None = None

    @property
    def value(self) -> int:
        """Cost, or the defence of a military world."""
        return cast(int, self.cost if self.defense is None else self.defense)

    @property
    def production(self) -> bool:
        """Whether this is a production world: a world with a kind of good that is not a windfall world."""
        return self.good is not None and not self.windfall


@cache
def load_cards() -> tuple[Card, ...]:
    """All card designs of all sets, in the order of the file."""
    return parse_cards((files("galaktyka.games.race") / "data" / "cards.json").read_bytes())


def parse_cards(data: bytes, file: str = FILE) -> tuple[Card, ...]:
    """The cards in `data`, or a DataError about the first thing that is wrong with them."""
    try:
        rows = msgspec.json.decode(data, type=list[dict[str, object]])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DataError(f"{file} is not a JSON list of cards: {error}.") from error
    cards = tuple(_card(row, position, file) for position, row in enumerate(rows))
    for card in cards:
        for field, problem in _problems(card):
            raise _wrong(file, card.id, field, problem)
    _check_deck(cards, file)
    return cards


def _wrong(file: str, card: str, field: str, problem: str) -> DataError:
    return DataError(f"{file}, card '{card}', field '{field}': {problem}.")


def _card(row: dict[str, object], position: int, file: str) -> Card:
    try:
        return msgspec.convert(row, Card)
    except msgspec.ValidationError as error:
        field, problem = explain(str(error))
        raise _wrong(file, str(row.get("id", f"number {position + 1}")), field, problem) from error


def _problems(card: Card) -> Iterator[Problem]:
    yield from _identity_problems(card)
    yield from _kind_problems(card)
    yield from _good_problems(card)
    yield from _score_problems(card)
    for index, power in enumerate(card.powers):
        for field, problem in _power_problems(card, power):
            yield f"powers[{index}].{field}", problem


def _identity_problems(card: Card) -> Iterator[Problem]:
    yield from naming_problems(card.id, card.name, card.own_names)
    if len(set(card.keywords)) != len(card.keywords):
        yield "keywords", "a keyword stands in the list twice"
    if card.copies.base < 0 or card.copies.tgs < 0 or card.copies.base + card.copies.rvi < 0:
        yield "copies", "a set removes more copies than there are"


def _kind_problems(card: Card) -> Iterator[Problem]:
    if (card.cost is None) == (card.defense is None):
        yield "cost", "a card has either a cost or a defense"
    if card.military != (card.defense is not None):
        yield "defense", "military worlds, and only they, have a defense"
    if card.start and card.start.colour != ("red" if card.start.number % 2 else "blue"):
        yield "start.colour", "odd start worlds are red and even ones blue"
    if card.kind == "development":
        for field in ("military", "windfall", "good", "chromosome", "start"):
            if getattr(card, field):
                yield field, "only a world can have it"


def _good_problems(card: Card) -> Iterator[Problem]:
    if card.windfall and card.good is None:
        yield "good", "a windfall world needs a kind of good"
    if card.production != any(isinstance(power, Produce) for power in card.powers):
        yield "powers", "production worlds, and only they, have the power 'produce'"


def _score_problems(card: Card) -> Iterator[Problem]:
    if (card.vp is None) != bool(card.bonus_vp):
        yield "vp", "the VP are null exactly when there is a bonus_vp list"
    for index, rule in enumerate(card.bonus_vp):
        if isinstance(rule, CardBonus) and rule.match == Match():
            yield f"bonus_vp[{index}].match", "a match needs at least one condition"
        if isinstance(rule, CardBonus) and rule.match.ids is not None and rule.match != Match(ids=rule.match.ids):
            yield f"bonus_vp[{index}].match.ids", "names of cards stand without other conditions"
        if isinstance(rule, KindBonus) and rule.table[0] != 0:
            yield f"bonus_vp[{index}].table", "no kind gives no VP"


def _power_problems(card: Card, power: Power) -> Iterator[Problem]:
    match power:
        case Consume(vp=0, cards=0) | ConsumeDistinctKinds(vp=0, cards=0):
            yield "vp", "the power gives neither VP nor cards"
        case DiscardHand(vp_per_card=0, cards_per_card=0):
            yield "vp_per_card", "the power gives neither VP nor cards"
        case ConsumeDistinctKinds(min_kinds=low, max_kinds=high) if low > high:
            yield "min_kinds", "it is greater than max_kinds"
        case GuessTopCard(min_number=low, max_number=high) if low > high:
            yield "min_number", "it is greater than max_number"
        case AnteCard(min_value=low, max_value=high) if low > high:
            yield "min_value", "it is greater than max_value"
        case Produce(optional=optional, discard_hand_cost=cost) if optional != (cost > 0):
            yield "optional", "producing is optional exactly when it costs hand cards"
        case OptionalPower(optional=False):
            yield "optional", f"the power '{power.code}' is always optional"
        case Consume(source="this_world") | TradeBonus(source="this_world") if card.good is None:
            yield "source", "this card never holds a good"
        case DrawIfProducedHere() if card.good is None:
            yield "code", "this card never holds a good"


def _check_deck(cards: tuple[Card, ...], file: str) -> None:
    """What no card can tell alone: unique ids and start numbers, and names of cards that exist."""
    ids: set[str] = set()
    numbers: set[int] = set()
    for card in cards:
        if card.id in ids:
            raise _wrong(file, card.id, "id", "another card has the same id")
        ids.add(card.id)
        if card.start and card.start.number in numbers:
            raise _wrong(file, card.id, "start.number", "another start world has the same number")
        numbers.update([card.start.number] if card.start else [])
    for card in cards:
        for index, rule in enumerate(card.bonus_vp):
            for other in (rule.match.ids or ()) if isinstance(rule, CardBonus) else ():
                if other not in ids:
                    raise _wrong(file, card.id, f"bonus_vp[{index}].match.ids", f"there is no card '{other}'")

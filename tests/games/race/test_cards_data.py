"""The card data against the tables printed in the rulebooks, and the loader against data that is wrong."""

import copy
import json
import re
from collections import Counter
from collections.abc import Callable, Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, get_args

import pytest

from galaktyka.engine.errors import DataError, GalaktykaError
from galaktyka.games.race.cards import FILE, Card, CardBonus, Match, load_cards, parse_cards
from galaktyka.games.race.power_types import (
    Consume,
    ConsumeAll,
    ConsumeAtTradePrice,
    ConsumeDistinctKinds,
    DiscardHand,
    DiscardSelfForMilitary,
    Military,
    Power,
    ProduceOnWindfall,
)

Test = Callable[[Card], bool]
Set = Literal["base", "tgs", "rvi"]


def deck(*sets: Set) -> list[Card]:
    """One entry for each physical card of these sets together."""
    return [card for card in load_cards() for _ in range(sum(getattr(card.copies, name) for name in sets))]


def count(cards: Iterable[Card], *tests: Test) -> int:
    return sum(all(test(card) for test in tests) for card in cards)


def split(cards: list[Card], *tests: Test) -> tuple[int, int]:
    """How many non-military and how many military worlds pass."""
    return count(cards, civil, *tests), count(cards, military, *tests)


def development(card: Card) -> bool:
    return card.kind == "development"


def world(card: Card) -> bool:
    return card.kind == "world"


def civil(card: Card) -> bool:
    return world(card) and not card.military


def military(card: Card) -> bool:
    return world(card) and card.military


def start(card: Card) -> bool:
    return card.start is not None


def no_start(card: Card) -> bool:
    return card.start is None


def windfall(card: Card) -> bool:
    return card.windfall


def production(card: Card) -> bool:
    return card.production


def rebel(card: Card) -> bool:
    return "rebel" in card.keywords


def of_kind(kind: str) -> Test:
    return lambda card: card.good == kind


def worth(value: int) -> Test:
    return lambda card: card.value == value


def strength(amount: int, against: str | None = None) -> Test:
    return lambda card: any(
        isinstance(power, Military) and (power.amount, power.against, power.per) == (amount, against, None)
        for power in card.powers
    )


def having(*powers: type) -> Test:
    return lambda card: any(isinstance(power, powers) for power in card.powers)


# Base game


def test_the_base_game_has_114_cards_in_the_printed_groups() -> None:
    base = deck("base")
    rest = [card for card in base if no_start(card)]
    assert len(base) == 114
    assert split([card for card in base if start(card)]) == (4, 1)
    assert (count(rest, world), count(rest, development)) == (59, 50)
    assert split(rest) == (37, 22)


def test_the_base_game_has_12_single_developments_of_cost_6_and_19_pairs() -> None:
    copies = Counter((card.value == 6, card.copies.base) for card in load_cards() if development(card))
    assert (copies[True, 1], copies[False, 2]) == (12, 19)
    assert (copies[True, 2], copies[False, 1]) == (0, 0)


@pytest.mark.parametrize(
    ("defense", "worlds", "rebels", "aliens"),
    [(1, 6, 1, 0), (2, 7, 1, 1), (3, 3, 2, 0), (4, 2, 0, 1), (5, 2, 1, 1), (6, 2, 1, 1), (7, 1, 1, 0)],
)
def test_military_worlds_by_defense(defense: int, worlds: int, rebels: int, aliens: int) -> None:
    cards = [card for card in deck("base") if military(card) and card.defense == defense]
    assert (len(cards), count(cards, rebel), count(cards, of_kind("alien"))) == (worlds, rebels, aliens)


def test_military_worlds_that_single_powers_aim_at() -> None:
    worlds = [card for card in deck("base") if military(card)]
    assert len(worlds) == 23
    assert count(worlds, of_kind("alien")) == 4  # no Contact Specialist
    assert count(worlds, rebel) == 7  # Galactic Imperium
    assert count(worlds, of_kind("rare")) == 3  # Alpha Centauri
    assert [card.defense for card in worlds if start(card)] == [2]


@pytest.mark.parametrize(
    ("tests", "by_amount"),
    [
        ((development,), (2, 3, 2)),
        ((military, no_start), (4, 1, 1)),
        ((civil, no_start), (2, 0, 0)),
        ((civil, start), (1, 0, 0)),
        ((military, start), (0, 1, 0)),
    ],
)
def test_cards_with_1_2_and_3_military(tests: tuple[Test, ...], by_amount: tuple[int, int, int]) -> None:
    assert tuple(count(deck("base"), strength(amount), *tests) for amount in (1, 2, 3)) == by_amount


def test_19_cards_raise_military_as_the_czech_rulebook_says() -> None:
    """The Polish one prints 12, which its own list contradicts (race.md 19)."""
    base = deck("base")
    lasting = sum(count(base, strength(amount)) for amount in (1, 2, 3))
    assert count(base, having(DiscardSelfForMilitary), development) == 2
    assert lasting + count(base, having(DiscardSelfForMilitary)) == 19


def test_specialised_and_negative_military() -> None:
    base = deck("base")
    assert [card.id for card in base if strength(4, "rebel")(card)] == ["galactic_imperium"]
    assert [card.id for card in base if strength(1, "rare")(card)] == ["alpha_centauri"]
    assert (count(base, development, strength(2, "alien")), count(base, world, strength(2, "alien"))) == (1, 1)
    assert count(base, strength(-1)) == 5


@pytest.mark.parametrize(
    ("cost", "developments", "worlds"),
    [(0, 0, 2), (1, 12, 6), (2, 12, 11), (3, 4, 10), (4, 8, 5), (5, 2, 5), (6, 12, 2)],
)
def test_paid_cards_by_cost(cost: int, developments: int, worlds: int) -> None:
    paid = [card for card in deck("base") if card.cost == cost]
    assert (count(paid, development), count(paid, world)) == (developments, worlds)


def test_91_cards_are_paid_for() -> None:
    assert count(deck("base"), lambda card: card.cost is not None) == 91


@pytest.mark.parametrize(
    ("kind", "windfalls", "productions"),
    [("novelty", (2, 3), (8, 1)), ("rare", (5, 2), (5, 1)), ("genes", (2, 5), (3, 1)), ("alien", (3, 3), (1, 1))],
)
def test_worlds_with_goods(kind: str, windfalls: tuple[int, int], productions: tuple[int, int]) -> None:
    base = deck("base")
    assert split(base, windfall, of_kind(kind)) == windfalls
    assert split(base, production, of_kind(kind)) == productions


def test_25_windfall_and_21_production_worlds() -> None:
    assert (count(deck("base"), windfall), count(deck("base"), production)) == (25, 21)


def test_powers_that_produce_on_windfall_worlds() -> None:
    def producing(*, of_a_kind: bool) -> Test:
        return lambda card: any(
            isinstance(power, ProduceOnWindfall) and (power.good is not None) == of_a_kind for power in card.powers
        )

    base = deck("base")
    assert (count(base, development, producing(of_a_kind=True)), count(base, world, producing(of_a_kind=True))) == (
        6,
        2,
    )
    assert [card.kind for card in base if producing(of_a_kind=False)(card)] == ["world"]


def test_33_cards_consume_goods_and_3_consume_hand_cards() -> None:
    base = deck("base")
    goods = having(Consume, ConsumeDistinctKinds, ConsumeAll, ConsumeAtTradePrice)
    assert (count(base, civil, goods), count(base, military, goods), count(base, development, goods)) == (16, 2, 15)
    assert count(base, start, goods) == 3
    assert (count(base, development, having(DiscardHand)), count(base, world, having(DiscardHand))) == (2, 1)


@pytest.mark.parametrize(("hand", "name"), [(1, "base"), (2, "base"), (3, "base"), (4, "base"), (5, "tgs")])
def test_each_preset_hand_has_four_cards_of_its_set(hand: int, name: Set) -> None:
    cards = [card for card in load_cards() if card.first_game_hand == hand]
    assert len(cards) == 4
    assert all(getattr(card.copies, name) for card in cards)


# Expansions


def test_sizes_of_the_decks() -> None:
    assert len(load_cards()) == 151
    assert (len(deck("base", "tgs")), len(deck("base", "rvi")), len(deck("base", "tgs", "rvi"))) == (136, 158, 180)


def test_what_each_expansion_adds() -> None:
    def added(name: Set) -> tuple[int, int]:
        plain = [card for card in load_cards() if not card.id.startswith("gambling_world")]
        starts = sum(getattr(card.copies, name) for card in plain if start(card))
        return starts, sum(getattr(card.copies, name) for card in plain) - starts

    assert (added("tgs"), added("rvi")) == ((4, 18), (3, 41))


@pytest.mark.parametrize(
    ("test", "by_value"),
    [
        (development, [0, 23, 12, 10, 11, 2, 22, 0, 0, 0]),
        (civil, [3, 11, 17, 15, 5, 6, 4, 1, 0, 0]),
        (military, [0, 11, 9, 6, 3, 4, 2, 1, 1, 1]),
    ],
)
def test_all_cards_by_cost_or_defense(test: Test, by_value: list[int]) -> None:
    everything = deck("base", "tgs", "rvi")
    assert [count(everything, test, worth(value)) for value in range(10)] == by_value


def test_start_worlds_are_numbered_0_to_11() -> None:
    numbers = sorted(card.start.number for card in deck("base", "tgs", "rvi") if card.start)
    assert numbers == list(range(12))


def test_replaced_and_repeated_cards() -> None:
    def gambling(*sets: Set) -> list[str]:
        return [card.id for card in deck(*sets) if card.name.en == "Gambling World"]

    everything = Counter(card.id for card in deck("base", "tgs", "rvi"))
    assert gambling("base", "tgs") == ["gambling_world"]
    assert gambling("base", "tgs", "rvi") == ["gambling_world_rvi"]
    assert (everything["research_labs"], everything["contact_specialist"], max(everything.values())) == (3, 3, 3)


# Names

KEYWORD_STEMS = {
    "rebel": ("rebeli", "rebel"),
    "alien": ("obc", "mimozem"),
    "imperium": ("imperi", "imperi"),
    "uplift": ("wspomag", "vyspěl"),
    "terraforming": ("terraform", "terraform"),
}


def test_names_are_unique_but_for_the_two_gambling_worlds() -> None:
    for lang in ("en", "pl", "cs"):
        names = Counter(getattr(card.name, lang) for card in load_cards())
        assert [number for number in names.values() if number > 1] == [2]


def test_printed_names_are_told_from_our_own() -> None:
    own = Counter(lang for card in load_cards() for lang in card.own_names)
    assert {lang: len(load_cards()) - own[lang] for lang in ("pl", "cs")} == {"pl": 35, "cs": 44}


def test_a_keyword_is_the_same_word_in_every_name() -> None:
    for card in load_cards():
        for keyword in card.keywords:
            polish, czech = KEYWORD_STEMS[keyword]
            assert polish in card.name.pl.lower(), card.id
            assert czech in card.name.cs.lower().replace("é", "e"), card.id


# Matches


@pytest.mark.parametrize(
    ("match", "fits", "misses"),
    [
        (Match(type="world"), "gem_world", "public_works"),
        (Match(military=True), "new_sparta", "gem_world"),
        (Match(good="novelty"), "gem_world", "comet_zone"),
        (Match(production=True), "gem_world", "asteroid_belt"),
        (Match(production=False), "asteroid_belt", "old_earth"),
        (Match(keyword="rebel"), "rebel_base", "new_sparta"),
        (Match(chromosome=True), "avian_uplift_race", "ancient_race"),
        (Match(cost=6), "galactic_federation", "rebel_base"),
        (Match(power_phase="$"), "old_earth", "black_market_trading_world"),
        (Match(ids=("old_earth", "new_earth")), "new_earth", "new_sparta"),
        (Match(type="world", military=True, keyword="rebel"), "rebel_base", "rebel_cantina"),
    ],
)
def test_a_match_needs_all_its_conditions(match: Match, fits: str, misses: str) -> None:
    cards = {card.id: card for card in load_cards()}
    assert match.fits(cards[fits])
    assert not match.fits(cards[misses])


# Wrong data

RAW: list[dict[str, Any]] = json.loads((files("galaktyka.games.race") / "data" / "cards.json").read_bytes())


def wrong(card: str, change: Callable[[dict[str, Any]], object]) -> str:
    """The sentence that the loader says when one card is changed."""
    rows = copy.deepcopy(RAW)
    change(next(row for row in rows if row["id"] == card))
    with pytest.raises(DataError) as caught:
        parse_cards(json.dumps(rows).encode())
    return str(caught.value)


def put(*path: str | int, value: object) -> Callable[[dict[str, Any]], object]:
    def change(row: dict[str, Any]) -> None:
        target: Any = row
        for step in path[:-1]:
            target = target[step]
        target[path[-1]] = value

    return change


def drop(*path: str | int) -> Callable[[dict[str, Any]], object]:
    def change(row: dict[str, Any]) -> None:
        target: Any = row
        for step in path[:-1]:
            target = target[step]
        del target[path[-1]]

    return change


@pytest.mark.parametrize(
    ("card", "change", "field", "problem"),
    [
        ("old_earth", put("colour", value="green"), "colour", "unknown field"),
        ("old_earth", drop("vp"), "vp", "no required field"),
        ("old_earth", put("good", value="gold"), "good", "'gold'"),
        ("old_earth", put("copies", "tgs", value="1"), "copies.tgs", "Expected `int`, got `str`"),
        ("old_earth", put("windfall", value=0), "windfall", "Expected `bool`, got `int`"),
        ("old_earth", put("own_names", value=["en"]), "own_names[0]", "'en'"),
        ("old_earth", put("powers", 0, "code", value="trade"), "powers[0].code", "'trade'"),
        ("old_earth", drop("powers", 0, "code"), "powers[0].code", "no required field"),
        ("old_earth", put("powers", 1, "amount", value=1), "powers[1].amount", "unknown field"),
        ("old_earth", drop("powers", 1, "vp"), "powers[1].vp", "no required field"),
        ("old_earth", put("powers", 0, "cards", value=0), "powers[0].cards", ">= 1"),
        ("old_earth", put("powers", 0, "cards", value=1.5), "powers[0].cards", "Expected `int`"),
        ("old_earth", put("powers", 0, "phase", value="V"), "powers[0].phase", "'V'"),
        ("merchant_guild", put("bonus_vp", 0, "per", value="world"), "bonus_vp[0].per", "'world'"),
        ("merchant_guild", put("bonus_vp", 0, "match", "goods", value=1), "bonus_vp[0].match.goods", "unknown field"),
        ("galactic_exchange", put("bonus_vp", 0, "table", value=[0, 1]), "bonus_vp[0].table", "length"),
    ],
)
def test_a_wrong_shape_is_named(
    card: str, change: Callable[[dict[str, Any]], object], field: str, problem: str
) -> None:
    sentence = wrong(card, change)
    assert sentence.startswith(f"{FILE}, card '{card}', field '{field}': ")
    assert problem in sentence


@pytest.mark.parametrize(
    ("card", "change", "field", "problem"),
    [
        ("old_earth", put("name", "pl", value=" "), "name.pl", "a name is neither empty nor padded with spaces"),
        ("old_earth", put("own_names", value=["pl", "pl"]), "own_names", "a language stands in the list twice"),
        ("rebel_base", put("keywords", value=["rebel"] * 2), "keywords", "a keyword stands in the list twice"),
        ("gambling_world", put("copies", "rvi", value=-2), "copies", "a set removes more copies than there are"),
        ("old_earth", put("defense", value=3), "cost", "a card has either a cost or a defense"),
        ("old_earth", drop("cost"), "cost", "a card has either a cost or a defense"),
        ("new_sparta", put("military", value=False), "defense", "military worlds, and only they, have a defense"),
        (
            "old_earth",
            put("start", "colour", value="red"),
            "start.colour",
            "odd start worlds are red and even ones blue",
        ),
        ("public_works", put("chromosome", value=True), "chromosome", "only a world can have it"),
        ("old_earth", put("windfall", value=True), "good", "a windfall world needs a kind of good"),
        ("gem_world", put("powers", value=[]), "powers", "production worlds, and only they, have the power 'produce'"),
        ("old_earth", put("vp", value=None), "vp", "the VP are null exactly when there is a bonus_vp list"),
        ("merchant_guild", put("vp", value=3), "vp", "the VP are null exactly when there is a bonus_vp list"),
        (
            "merchant_guild",
            put("bonus_vp", 0, "match", value={}),
            "bonus_vp[0].match",
            "a match needs at least one condition",
        ),
        (
            "mining_league",
            put("bonus_vp", 2, "match", "cost", value=2),
            "bonus_vp[2].match.ids",
            "names of cards stand without other conditions",
        ),
        ("galactic_exchange", put("bonus_vp", 0, "table", 0, value=1), "bonus_vp[0].table", "no kind gives no VP"),
        ("new_vinland", put("powers", 0, "cards", value=0), "powers[0].vp", "the power gives neither VP nor cards"),
        (
            "deficit_spending",
            put("powers", 0, "vp_per_card", value=0),
            "powers[0].vp_per_card",
            "the power gives neither VP nor cards",
        ),
        (
            "diversified_economy",
            put("powers", 0, "min_kinds", value=4),
            "powers[0].min_kinds",
            "it is greater than max_kinds",
        ),
        (
            "gambling_world",
            put("powers", 1, "min_number", value=8),
            "powers[1].min_number",
            "it is greater than max_number",
        ),
        (
            "gambling_world_rvi",
            put("powers", 1, "min_value", value=7),
            "powers[1].min_value",
            "it is greater than max_value",
        ),
        (
            "gem_world",
            put("powers", 0, "optional", value=True),
            "powers[0].optional",
            "producing is optional exactly when it costs hand cards",
        ),
        (
            "colony_ship",
            put("powers", 0, "optional", value=False),
            "powers[0].optional",
            "the power 'discard_self_to_settle_free' is always optional",
        ),
        (
            "old_earth",
            put("powers", 0, "source", value="this_world"),
            "powers[0].source",
            "this card never holds a good",
        ),
        (
            "public_works",
            put("powers", 0, value={"code": "draw_if_produced_here", "phase": "V", "cards": 1}),
            "powers[0].code",
            "this card never holds a good",
        ),
        (
            "mining_league",
            put("bonus_vp", 2, "match", "ids", value=["robots"]),
            "bonus_vp[2].match.ids",
            "there is no card 'robots'",
        ),
        ("alpha_centauri", put("start", "number", value=0), "start.number", "another start world has the same number"),
    ],
)
def test_a_contradiction_is_named(
    card: str, change: Callable[[dict[str, Any]], object], field: str, problem: str
) -> None:
    assert wrong(card, change) == f"{FILE}, card '{card}', field '{field}': {problem}."


def test_ids_are_snake_case_and_unique() -> None:
    assert wrong("old_earth", put("id", value="Old Earth")) == (
        f"{FILE}, card 'Old Earth', field 'id': an id is written in snake_case."
    )
    assert wrong("old_earth", put("id", value="new_earth")) == (
        f"{FILE}, card 'new_earth', field 'id': another card has the same id."
    )


def test_a_card_without_an_id_is_named_by_its_place() -> None:
    assert wrong("epsilon_eridani", drop("id")).startswith(f"{FILE}, card 'number 2', field 'id': ")


@pytest.mark.parametrize("data", [b"", b"[{", b"\xff", b"{}", b"[1]"])
def test_a_file_that_is_no_list_of_cards_is_named(data: bytes) -> None:
    with pytest.raises(DataError, match=f"^{FILE} is not a JSON list of cards: "):
        parse_cards(data)


def test_a_data_error_can_be_shown_to_a_person() -> None:
    assert issubclass(DataError, GalaktykaError)


def test_every_bonus_rule_counts_some_card() -> None:
    for card in load_cards():
        for rule in card.bonus_vp:
            if isinstance(rule, CardBonus):
                assert any(rule.match.fits(other) for other in load_cards()), (card.id, rule)


# The written reference

REFERENCE = Path(__file__).parents[3] / "docs" / "rules" / "race-powers.md"


def test_the_reference_describes_every_opcode_with_its_parameters() -> None:
    described = {
        (match[1], frozenset(re.findall(r"`(\w+)`", match[2])))
        for match in re.finditer(r"^### `(\w+)`(.*)$", REFERENCE.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert described == {
        (kind.__struct_config__.tag, frozenset(kind.__struct_fields__) - {"phase", "optional"})
        for kind in get_args(Power)
    }


def test_the_reference_lists_the_cards_of_every_opcode() -> None:
    listed: set[tuple[str, str]] = set()
    for section in REFERENCE.read_text(encoding="utf-8").split("\n### ")[1:]:
        code, cards = re.match(r"`(\w+)`", section), re.search(r"^- Cards: (.*)\.$", section, re.MULTILINE)
        assert code
        assert cards
        listed |= {(code[1], re.sub(r" \w+=.*", "", entry)) for entry in cards[1].split("; ")}
    printed = {card.id: card.name.en for card in load_cards()} | {"gambling_world_rvi": "Gambling World (RvI)"}
    assert listed == {(power.code, printed[card.id]) for card in load_cards() for power in card.powers}

"""Every word of Race in three languages: complete, parallel, and made from the parameters alone."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from galaktyka.engine.errors import DataError, GalaktykaError
from galaktyka.engine.words import LANGS, Lang
from galaktyka.games.race import text
from galaktyka.games.race.cards import CardBonus, ChipBonus, KindBonus, Match, MilitaryBonus, load_cards
from galaktyka.games.race.goal_data import load_goals
from galaktyka.games.race.power_types import (
    Consume,
    ConsumeDistinctKinds,
    DiscardHand,
    DiscardHandForMilitary,
    Draw,
    DrawIfMostProduced,
    ExploreDraw,
    Military,
    PayForMilitary,
    Power,
    ProduceOnWindfall,
    ReduceDevelopmentCost,
    ReduceWorldCost,
    TradeBonus,
)
from galaktyka.games.race.robot_tables import FACE_NAMES, LEVELS
from galaktyka.games.race.text import (
    TextError,
    bonus_lines,
    bonus_text,
    card_lines,
    card_name,
    message,
    power_text,
    type_line,
)

CARDS = {card.id: card for card in load_cards()}
POWERS: dict[str, Power] = {power.code: power for card in reversed(load_cards()) for power in card.powers}

# Every message that is not a power, with arguments to try it with.
SAMPLES: dict[str, dict[str, str | int]] = {
    "round": {"number": 3},
    "victory-points": {},
    "vp": {"vp": 5},
    "vp-chips": {"vp": 5},
    **{f"phase-{phase}": {} for phase in ("i", "ii", "iii", "trade", "iv", "v")},
    **{
        f"action-card-{card}": {}
        for card in ("explore-5", "explore-1-1", "develop", "settle", "consume-trade", "consume-2x", "produce")
    },
    **{f"good-{good}": {} for good in ("novelty", "rare", "genes", "alien")},
    **{f"keyword-{word}": {} for word in ("rebel", "alien", "imperium", "uplift", "terraforming")},
    "chromosome": {},
    **{f"zone-{zone}": {} for zone in ("hand", "tableau", "deck", "discard")},
    "end-tableau": {"cards": 12},
    "end-vp-pool": {},
    "type-development": {},
    "type-world": {"military": "yes", "output": "windfall", "good": "genes"},
    "card-start": {"number": 4},
    "card-cost": {"value": 3},
    "card-defense": {"value": 3},
    "card-vp-variable": {},
    "power-line": {"phase": "trade", "text": "…"},
    "bonus-card": {
        "vp": 2,
        "other": "yes",
        "itself": "yes",
        **dict.fromkeys(
            ("type", "military", "good", "production", "keyword", "chromosome", "cost", "power_phase"), "none"
        ),
    },
    "bonus-named": {"vp": 2, "names": "…"},
    "robot-name": {},
    **{f"robot-level-{level}": {} for level in LEVELS},
    **{f"robot-face-{face.replace('_', '-')}": {} for face in FACE_NAMES.values()},
    "goal-worth": {"kind": "most", "vp": 5, "tied_vp": 3},
    **{f"goal-{goal.id.replace('_', '-')}": {} for goal in load_goals()},
    **{f"goal-{goal.id.replace('_', '-')}-text": {"needs": goal.needs} for goal in load_goals()},
    "bonus-total-military": {"vp": 1},
    "bonus-three-vp-chips": {"vp": 1},
    "bonus-distinct-world-kinds": {"kinds_1": 1, "kinds_2": 3, "kinds_3": 6, "kinds_4": 10},
    **{
        f"question-{question}": {}
        for question in (
            "choose-action",
            "choose-development",
            "choose-world",
            "choose-second-world",
            "settle-how",
            "sell",
            "consume",
            "consume-good",
            "discard-hand",
            "produce",
            "windfall-world",
            "takeover",
            "takeover-power",
            "reinforce",
            "defend",
            "hire",
            "choose-start",
            "draft",
            "develop-how",
            "ante",
            "take-revealed",
        )
    },
    **{
        f"question-{question}": {"n": 2}
        for question in ("discard-opening", "keep", "pay", "hand-limit", "discard-explored")
    },
    **{
        f"action-{action}": {"card": "…"}
        for action in (
            "start",
            "draft",
            "ante",
            "take",
            "keep",
            "discard",
            "develop",
            "pay",
            "settle",
            "conquer",
            "take-over",
            "pay-for-it",
            "sell",
            "use",
            "consume-good",
            "produce-on",
        )
    },
    **{
        f"action-{action}": {}
        for action in (
            *("produce-bonus", "ante-begin", "no-development", "no-world", "no-takeover", "declare", "defend-no-more"),
            *("pass", "done"),
        )
    },
    "action-guess": {"number": 4},
}


# The files


@cache
def entries(lang: Lang) -> dict[str, ast.Message]:
    source = (files("galaktyka.games.race") / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in messages}) == len(messages)
    return {entry.id.name: entry for entry in messages}


class Names(Visitor):
    """Collects the variables and the messages that a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


def names_in(found: dict[str, ast.Message], name: str) -> Names:
    id_, _, attribute = name.partition(".")
    patterns = {entry.id.name: entry.value for entry in found[id_].attributes} | {"": found[id_].value}
    names = Names()
    names.visit(patterns[attribute])
    return names


def variables(found: dict[str, ast.Message], name: str) -> set[str]:
    """The variables of a message and of all that it refers to."""
    names = names_in(found, name)
    return names.variables.union(*(variables(found, other) for other in names.messages))


def shared_ids(lang: Lang) -> set[str]:
    return {name for name in entries(lang) if not name.startswith("part-")}


@pytest.mark.parametrize("lang", LANGS)
def test_a_file_has_exactly_the_messages_that_are_used(lang: Lang) -> None:
    codes = {kind.__struct_config__.tag for kind in get_args(Power)}
    assert shared_ids(lang) == {f"power-{code.replace('_', '-')}" for code in codes} | set(SAMPLES)


@pytest.mark.parametrize("lang", LANGS)
def test_every_piece_is_used_by_some_message(lang: Lang) -> None:
    found = entries(lang)
    pieces = {name for name in found if name.startswith("part-")}
    pieces |= {f"{name}.{entry.id.name}" for name in pieces for entry in found[name].attributes}
    used: set[str] = set()
    for name in shared_ids(lang) | pieces:
        used |= names_in(found, name).messages - {name}
    assert pieces <= used


@pytest.mark.parametrize("lang", ["pl", "cs"])
def test_a_message_has_the_same_variables_in_every_language(lang: Lang) -> None:
    found, english = entries(lang), entries("en")
    for name in shared_ids("en"):
        assert variables(found, name) == variables(english, name), name


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("id_", SAMPLES)
def test_a_message_takes_the_arguments_listed_for_it(id_: str, lang: Lang) -> None:
    found = message(id_, lang, **SAMPLES[id_])
    assert found == found.strip() != ""
    assert set(SAMPLES[id_]) == variables(entries(lang), id_)


# Cards


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_has_all_its_words(lang: Lang) -> None:
    for card in load_cards():
        lines = card_lines(card, lang)
        assert lines[:2] == (card_name(card, lang), type_line(card, lang))
        assert sum(line.endswith(".") for line in lines) == len(card.powers) + len(bonus_lines(card, lang)), lines
        for line in lines:
            assert line == " ".join(line.split()), line
            assert not {"none", "yes", "no"} & set(line.lower().replace(".", " ").split()), line


def test_a_card_speaks_each_language_for_itself() -> None:
    for card in load_cards():
        for power in card.powers:
            assert len({power_text(power, lang) for lang in LANGS}) == len(LANGS)


def alternatives(kind: msgspec.inspect.Type, value: object) -> Iterator[object]:
    """Other values that a field of this type could have."""
    match kind:
        case msgspec.inspect.IntType():
            assert isinstance(value, int)
            yield from (value + 1, value + 4) if kind.le is None or value + 4 <= kind.le else (value - 1,)
        case msgspec.inspect.BoolType():
            yield not value
        case msgspec.inspect.LiteralType():
            yield from (other for other in kind.values if other != value)
        case msgspec.inspect.UnionType():
            for member in kind.types:
                yield from alternatives(member, value)
        case msgspec.inspect.NoneType():
            if value is not None:
                yield None
        case _:
            raise AssertionError(kind)


def variants(thing: Any, *fixed: str) -> Iterator[tuple[str, Any]]:
    """Copies of a Struct that differ from it in one field, and the name of that field."""
    for field in msgspec.structs.fields(thing):
        if field.name not in fixed:
            kind = msgspec.inspect.type_info(field.type)
            for value in alternatives(kind, getattr(thing, field.name)):
                yield field.name, msgspec.structs.replace(thing, **{field.name: value})


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("code", sorted(POWERS))
def test_each_parameter_changes_the_sentence(code: str, lang: Lang) -> None:
    power = POWERS[code]
    sentences = {power_text(power, lang)}
    for field, other in variants(power, "phase", "optional"):
        sentence = power_text(other, lang)
        assert sentence not in sentences, field
        sentences.add(sentence)


def test_every_opcode_is_on_some_card() -> None:
    assert set(POWERS) == {kind.__struct_config__.tag for kind in get_args(Power)}


@pytest.mark.parametrize("lang", LANGS)
def test_each_condition_changes_the_scoring_rule(lang: Lang) -> None:
    rule = CardBonus(vp=2, match=Match(type="world", military=True, keyword="rebel"))
    sentences = [bonus_text(rule, lang), bonus_text(rule, lang, other=True), bonus_text(rule, lang, itself=True)]
    sentences.append(bonus_text(CardBonus(vp=3, match=rule.match), lang))
    sentences += [
        bonus_text(CardBonus(vp=2, match=match), lang)
        for _, match in variants(rule.match, "ids", "cost", "power_phase")
        if match.type != "development"
    ]
    sentences += [bonus_text(CardBonus(vp=2, match=Match(cost=cost)), lang) for cost in (1, 2)]
    sentences += [
        bonus_text(CardBonus(vp=2, match=Match(type="development", power_phase=phase)), lang)
        for phase in (None, "I", "II", "III", "$", "IV", "V")
    ]
    assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("lang", LANGS)
def test_the_numbers_of_other_scoring_rules_are_in_their_sentences(lang: Lang) -> None:
    assert bonus_text(MilitaryBonus(vp=4), lang).startswith("4 ")
    assert bonus_text(ChipBonus(vp=4), lang).startswith("4 ")
    kinds = bonus_text(KindBonus(table=(0, 21, 32, 43, 54)), lang)
    assert [number for number in (21, 32, 43, 54) if str(number) in kinds] == [21, 32, 43, 54]


# Scoring rules as the rulebooks word them


def test_other_cards_are_called_other_and_the_card_itself_is_mentioned() -> None:
    assert bonus_lines(CARDS["alien_tech_institute"], "en") == (
        "3 VP for each Alien technology production world.",
        "2 VP for each Alien technology windfall world.",
        "2 VP for each other ALIEN card (including this card).",
    )


def test_rules_for_every_kind_are_one_line() -> None:
    assert bonus_lines(CARDS["merchant_guild"], "pl") == ("2 PZ za każdy świat produkcyjny.",)
    assert bonus_lines(CARDS["pan_galactic_league"], "cs") == (
        "2 VB za každou planetu s Geny.",
        "1 VB za každou jinou vojenskou planetu.",
        "3 VB za kartu „Vyjednavač“.",
    )


def test_two_versions_of_a_card_are_named_once() -> None:
    assert "2 PZ za kartę „Świat Hazardu”." in bonus_lines(CARDS["galactic_bankers"], "pl")


# Exact sentences


@pytest.mark.parametrize(
    ("power", "english", "polish", "czech"),
    [
        (Draw(phase="V", cards=1), "Draw 1 card.", "Dobierz 1 kartę.", "Vezmi si 1 kartu."),
        (Draw(phase="V", cards=2), "Draw 2 cards.", "Dobierz 2 karty.", "Vezmi si 2 karty."),
        (Draw(phase="V", cards=5), "Draw 5 cards.", "Dobierz 5 kart.", "Vezmi si 5 karet."),
        (
            ExploreDraw(phase="I", cards=5),
            "Draw 5 more cards to choose from.",
            "Dobierz o 5 kart więcej do wyboru.",
            "Prohlédni si o 5 karet víc.",
        ),
        (
            ReduceDevelopmentCost(phase="II", amount=2),
            "Pay 2 cards less for a development.",
            "Zapłać za technologię o 2 karty mniej.",
            "Za technologii zaplať o 2 karty méně.",
        ),
        (
            ReduceWorldCost(phase="III", amount=1, good="rare"),
            "Pay 1 card less for Rare elements worlds.",
            "Zapłać za świat z Minerałami o 1 kartę mniej.",
            "Za planetu se Vzácnými prvky zaplať o 1 kartu méně.",
        ),
        (
            Military(phase="III", amount=-1, against=None, per=None),
            "−1 Military.",
            "−1 Siły.",
            "−1 k vojenské síle.",
        ),
        (
            Military(phase="III", amount=4, against="rebel", per=None),
            "+4 Military against REBEL worlds.",
            "+4 Siły przeciw światom Rebelii.",
            "+4 k vojenské síle proti rebelským planetám.",
        ),
        (
            DiscardHandForMilitary(phase="III", optional=True, max_cards=2, military_per_card=1),
            "You may discard up to 2 cards from your hand for +1 Military each until the end of the phase.",
            "Możesz odrzucić maksymalnie 2 karty z ręki, aby za każdą otrzymać +1 Siły do końca fazy.",
            "Můžeš odhodit až 2 karty z ruky a za každou získat do konce fáze +1 k vojenské síle.",
        ),
        (
            PayForMilitary(phase="III", optional=True, discount=1, only=None, except_good="alien"),
            "You may pay for a military world as for a non-military one; its cost is its defence less 1 "
            "(not for Alien technology worlds).",
            "Możesz zapłacić za świat militarny jak za nie-militarny; jego koszt to obrona pomniejszona o 1 "
            "(oprócz światów z Technologiami Obcych).",
            "Můžeš zaplatit za vojenskou planetu jako za nevojenskou; její cenou je obrana snížená o 1 "
            "(kromě planet s Mimozemskými technologiemi).",
        ),
        (
            TradeBonus(phase="$", cards=3, good="novelty", source="any_world", per=None),
            "Draw 3 more cards when you sell Novelty goods.",
            "Sprzedając Nowości, dobierz o 3 karty więcej.",
            "Při prodeji Novinek si vezmi o 3 karty víc.",
        ),
        (
            Consume(phase="IV", good="rare", source="any_world", goods_per_use=2, max_uses=1, vp=3, cards=0),
            "Consume 2 goods (Rare elements) for 3 VP.",
            "Skonsumuj 2 towary (Minerały) za 3 PZ.",
            "Spotřebuj 2 kusy zboží (Vzácné prvky) za 3 VB.",
        ),
        (
            Consume(phase="IV", good=None, source="any_world", goods_per_use=5, max_uses=3, vp=1, cards=5),
            "Consume 5 goods for 1 VP and 5 cards, up to 3 times.",
            "Skonsumuj 5 towarów za 1 PZ i 5 kart, maksymalnie 3 razy.",
            "Spotřebuj 5 kusů zboží za 1 VB a 5 karet, nejvýše 3krát.",
        ),
        (
            ConsumeDistinctKinds(phase="IV", min_kinds=1, max_kinds=4, vp=1, cards=1, reward_per="good"),
            "Consume up to 4 goods of different kinds for 1 VP and 1 card each.",
            "Skonsumuj maksymalnie 4 towary różnych rodzajów, każdy za 1 PZ i 1 kartę.",
            "Spotřebuj až 4 kusy zboží různých druhů, každý za 1 VB a 1 kartu.",
        ),
        (
            DiscardHand(phase="IV", optional=True, max_cards=5, vp_per_card=1, cards_per_card=0, vp_doubled=False),
            "You may discard up to 5 cards from your hand; each gives you 1 VP (not doubled).",
            "Możesz odrzucić maksymalnie 5 kart z ręki; za każdą dostajesz 1 PZ (bez podwajania).",
            "Můžeš odhodit až 5 karet z ruky; za každou získáš 1 VB (bez zdvojnásobení).",
        ),
        (
            DrawIfMostProduced(phase="V", cards=2, good="rare"),
            "At the end of the phase draw 2 cards if you produced more Rare elements than every other player.",
            "Na koniec fazy dobierz 2 karty, jeśli wyprodukujesz w niej więcej Minerałów niż każdy inny gracz.",
            "Na konci fáze si vezmi 2 karty, pokud v ní vyprodukuješ více Vzácných prvků než kterýkoli jiný hráč.",
        ),
        (
            ProduceOnWindfall(phase="V", good="genes", exclude_self=True),
            "Produce a good on one of your other Genes windfall worlds.",
            "Wyprodukuj towar na jednym ze swoich innych światów zdobycznych z Genami.",
            "Vyprodukuj zboží na jedné ze svých jiných prémiových planet s Geny.",
        ),
    ],
)
def test_powers_in_words(power: Power, english: str, polish: str, czech: str) -> None:
    assert tuple(power_text(power, lang) for lang in LANGS) == (english, polish, czech)


@pytest.mark.parametrize(
    ("id_", "n", "english", "polish", "czech"),
    [
        ("pay", 1, "Pay 1 card from your hand.", "Zapłać 1 kartę z ręki.", "Zaplať 1 kartu z ruky."),
        ("pay", 2, "Pay 2 cards from your hand.", "Zapłać 2 karty z ręki.", "Zaplať 2 karty z ruky."),
        ("pay", 5, "Pay 5 cards from your hand.", "Zapłać 5 kart z ręki.", "Zaplať 5 karet z ruky."),
        (
            "keep",
            1,
            "Keep 1 of the cards you drew.",
            "Zatrzymaj 1 kartę z dobranych.",
            "Ponech si 1 kartu ze sejmutých.",
        ),
        (
            "keep",
            3,
            "Keep 3 of the cards you drew.",
            "Zatrzymaj 3 karty z dobranych.",
            "Ponech si 3 karty ze sejmutých.",
        ),
        (
            "hand-limit",
            12,
            "Discard 12 cards: you are over your hand limit.",
            "Przekraczasz limit kart na ręce: odrzuć 12 kart.",
            "Máš v ruce příliš mnoho karet: odhoď 12 karet.",
        ),
    ],
)
def test_questions_in_words(id_: str, n: int, english: str, polish: str, czech: str) -> None:
    assert tuple(message(f"question-{id_}", lang, n=n) for lang in LANGS) == (english, polish, czech)


@pytest.mark.parametrize(
    ("card", "english", "polish", "czech"),
    [
        ("public_works", "Development", "Technologia", "Technologie"),
        ("old_earth", "World", "Świat", "Planeta"),
        ("new_sparta", "Military world", "Świat militarny", "Vojenská planeta"),
        (
            "asteroid_belt",
            "Windfall world: Rare elements",
            "Świat zdobyczny: Minerały",
            "Prémiová planeta: Vzácné prvky",
        ),
        ("gem_world", "Production world: Novelty goods", "Świat produkcyjny: Nowości", "Produkující planeta: Novinky"),
        (
            "avian_uplift_race",
            "Military windfall world: Genes",
            "Militarny świat zdobyczny: Geny",
            "Vojenská prémiová planeta: Geny",
        ),
        (
            "lost_alien_battle_fleet",
            "Military production world: Alien technology",
            "Militarny świat produkcyjny: Technologie Obcych",
            "Vojenská produkující planeta: Mimozemské technologie",
        ),
    ],
)
def test_type_lines(card: str, english: str, polish: str, czech: str) -> None:
    assert tuple(type_line(CARDS[card], lang) for lang in LANGS) == (english, polish, czech)


def test_a_whole_card_in_words() -> None:
    assert card_lines(CARDS["clandestine_uplift_lab"], "pl") == (
        "Tajne Laboratorium Wspomagania",
        "Świat militarny",
        "Obrona 3",
        "2 PZ",
        "WSPOMAGANI",
        "symbol chromosomu",
        "I: Dobierz o 1 kartę więcej do wyboru.",
        "$: Sprzedając Geny, dobierz o 1 kartę więcej za każdy świat z symbolem chromosomu na swoim stole.",
        "IV: Skonsumuj 1 towar za 1 PZ i 1 kartę.",
    )
    assert card_lines(CARDS["doomed_world"], "cs")[:5] == (
        "Planeta odsouzená k zániku",
        "Planeta",
        "Startovní planeta 8",
        "Cena 1",
        "−1 VB",
    )


# Errors


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(TextError, match=r"^There is no message 'power-dance' in the language 'cs'\.$"):
        message("power-dance", "cs")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(TextError, match=r"^The message 'question-pay' in the language 'pl' cannot be filled in: "):
        message("question-pay", "pl")


def test_an_unknown_language_is_an_error() -> None:
    lang: Any = "de"
    with pytest.raises(TextError, match=r"^There are no texts in the language 'de'; choose one of en, pl, cs\.$"):
        message("phase-i", lang)


def test_a_broken_locale_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("good = fine\nbroken = { $card\n", encoding="utf-8")
    monkeypatch.setattr(text, "files", lambda _package: tmp_path)
    with pytest.raises(DataError, match=r"locale/en\.ftl has a message that cannot be read: broken = "):
        text._bundle.__wrapped__("en")


def test_text_errors_can_be_shown_to_a_person() -> None:
    assert issubclass(TextError, GalaktykaError)

"""Every word of Transgalactica in three languages: complete, parallel, and made from the parameters alone."""

from __future__ import annotations

import re
from importlib.resources import files

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from galaktyka.engine.words import LANGS, Lang
from galaktyka.games.transgalactica.effect_types import Effect, Gain, Power, WormholePrice
from galaktyka.games.transgalactica.facts import load_facts
from galaktyka.games.transgalactica.tables import VOCABULARIES
from galaktyka.games.transgalactica.text import (
    LINES,
    TextError,
    effects_text,
    message,
    name,
    piece_lines,
    pieces_of,
    power_text,
)

each_language = pytest.mark.parametrize("lang", LANGS)


def messages(lang: Lang) -> dict[str, set[str]]:
    """The ids of a language with the arguments that they use."""
    text = (files("galaktyka.games.transgalactica") / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return {entry.id.name: set(re.findall(r"\$(\w+)", _source(text, entry))) for entry in entries}


def _source(text: str, entry: ast.Message) -> str:
    assert entry.span is not None
    return text[entry.span.start : entry.span.end]


def test_all_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english = messages("en")
    assert len(english) > 200
    for lang in LANGS:
        assert messages(lang) == english


@each_language
def test_every_piece_has_a_name_and_a_text(lang: Lang) -> None:
    for vocabulary, pieces in pieces_of(load_facts()).items():
        assert [piece.id for piece in pieces] == VOCABULARIES[vocabulary][1:]
        for piece in pieces:
            lines = piece_lines(vocabulary, piece.id, lang)
            assert len(lines) >= 2, piece.id
            for line in lines:
                assert line == line.strip()
                assert not re.search(r"[{}$_]|  |None", line), line


def test_technologies_abilities_decrees_offices_and_objectives_have_names_of_their_own() -> None:
    for vocabulary in ("technology", "ability", "decree", "office", "objective"):
        for lang in LANGS:
            names = [name(vocabulary, id_, lang) for id_ in VOCABULARIES[vocabulary][1:]]
            assert len(set(names)) == len(names), vocabulary


def tags(union: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in union.__args__}  # type: ignore[attr-defined]


@each_language
def test_every_opcode_has_a_sentence(lang: Lang) -> None:
    known = messages(lang)
    assert {f"effect-{tag.replace('_', '-')}" for tag in tags(Effect)} <= known.keys()
    assert {f"power-{tag.replace('_', '-')}" for tag in tags(Power)} <= known.keys()


SAMPLES = [
    (
        "mission",
        "mission_2_04",
        "en",
        (
            "Mission 16 (war)",
            "Cost: 3 energy",
            "Requirement: military 4",
            "Reward: gain 2 aliens, 5 VP; move your ship 1 space without energy",
        ),
    ),
    (
        "planet",
        "act_purple_base",
        "en",
        (
            "Action planet (purple)",
            "Action: up to 2×: pay 1 resource of any kind and advance 1 on technology or politics",
        ),
    ),
    ("technology", "tech_06", "pl", ("Biuro rozliczeń", "Misje kosztują cię mniej o: 1 kredyt.")),
    (
        "token",
        "basic_15",
        "pl",
        ("Podstawowy żeton premii", "Awansuj o 1 na torze: wojskowość, ze zniżką: 1 energia, 1 kredyt"),
    ),
    (
        "objective",
        "objective_outposts_and_stock",
        "cs",
        ("Dobře zásobený", "2 VB za každou základnu na mapě plus 1 VB za každý zbylý zdroj (nejvýše 12 VB)"),
    ),
    (
        "decree",
        "decree_12",
        "cs",
        ("Prověření agenti", "Požadavek: splněné mise jednoho typu: 3 (obchodní nebo válečná)"),
    ),
    (
        "planet",
        "mine_multi_4_6",
        "cs",
        ("Těžební planeta (vícebarevná)", "Úrovně obchodu míst: 4 / 6", "Těžba: 3 VB"),
    ),
]


@pytest.mark.parametrize(("vocabulary", "piece", "lang", "lines"), SAMPLES)
def test_samples(vocabulary: str, piece: str, lang: Lang, lines: tuple[str, ...]) -> None:
    assert piece_lines(vocabulary, piece, lang) == lines


def test_words_follow_the_numbers() -> None:
    assert effects_text((Gain(ore=1, alien=2),), "en") == "gain 1 ore, 2 aliens"
    assert effects_text((Gain(ore=5, alien=2),), "pl") == "5 surowców, 2 obcych"
    price = msgspec.structs.replace(WormholePrice(any=2, vp=2), any=3)
    assert "3 dowolne zasoby" in power_text(price, "pl")


def test_what_does_not_exist_is_said() -> None:
    with pytest.raises(TextError, match="There is no technology 'tech_99'"):
        name("technology", "tech_99", "en")
    with pytest.raises(TextError, match="There is no moon 'x'"):
        name("moon", "x", "en")
    with pytest.raises(TextError):
        message("no-such-message", "en")


def test_every_vocabulary_has_lines() -> None:
    assert set(LINES) == set(VOCABULARIES)

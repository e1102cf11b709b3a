"""`galaktyka games` and `galaktyka cards`."""

from __future__ import annotations

import json

import pytest

from galaktyka.cli.race.cards import find_cards, power_lines, search_cards
from galaktyka.engine.words import LANGS, Lang
from galaktyka.games.race.tables import DESIGNS
from tests.cli.conftest import Run


def test_games_lists_players_and_options(run: Run) -> None:
    outcome = run("games")
    assert outcome.code == 0
    for word in ("race", "Race for the Galaxy", "1-6", "advanced", "first_game", "takeovers"):
        assert word in outcome.out


def test_games_for_programs(run: Run) -> None:
    race, *others = json.loads(run("games", "--json").out)
    assert "transgalactica" in {game["name"] for game in others}
    assert race["name"] == "race"
    assert race["players"] == {"min": 1, "max": 6}
    assert [option["name"] for option in race["options"]][:4] == ["advanced", "first_game", "tgs", "rvi"]


@pytest.mark.parametrize("lang", LANGS)
def test_all_cards_are_shown_with_all_their_words(run: Run, lang: Lang) -> None:
    outcome = run("cards", "race", "--lang", lang)
    shown = "".join(outcome.out.split())
    for card in DESIGNS:
        assert all("".join(line.split()) in shown for line in power_lines(card, lang)), card.id
        assert all(word in shown for word in getattr(card.name, lang).split()), card.id


def test_cards_for_programs(run: Run) -> None:
    cards = json.loads(run("cards", "race", "--lang", "pl", "--json").out)
    assert [card["id"] for card in cards] == [card.id for card in DESIGNS]
    earth = next(card for card in cards if card["id"] == "old_earth")
    assert earth["name"]["pl"] == "Stara Ziemia"
    assert earth["type"] == "Świat"
    assert earth["text"] == [
        "$: Sprzedając towar, dobierz o 1 kartę więcej.",
        "IV: Skonsumuj 1 towar za 1 PZ, maksymalnie 2 razy.",
    ]
    assert {"cost", "defense", "vp", "powers", "keywords", "copies", "start"} <= earth.keys()


def test_a_single_card_is_shown_as_a_whole(run: Run) -> None:
    out = run("cards", "race", "galactic_federation", "--lang", "cs").out
    assert "Galaktická federace" in out
    assert "Cena 6" in out
    assert "2 VB za každou technologii s cenou 6 (včetně této karty)." in out


def test_a_query_finds_words_without_diacritics_and_in_any_order(run: Run) -> None:
    plain = json.loads(run("cards", "race", "GORNICZY", "swiat", "--lang", "pl", "--json").out)
    assert "mining_world" in {card["id"] for card in plain}
    assert len(plain) < len(DESIGNS)


def test_an_exact_name_means_that_card_alone() -> None:
    assert [card.id for card in find_cards("Mining World")] == ["mining_world"]
    assert [card.id for card in search_cards("świat górniczy", "en")] == ["mining_world"]
    assert len(find_cards("world")) > 10


def test_words_of_a_power_find_its_cards() -> None:
    found = search_cards("trade price", "en")
    assert {card.id for card in found} >= {"trade_league", "black_market_trading_world"}
    assert all(any("trade price" in line for line in power_lines(card, "en")) for card in found)

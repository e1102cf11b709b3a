"""Transgalactica in the terminal: whole games in three languages, hints, undo, pieces, replay."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import galaktyka as gk
from galaktyka.cli.transgalactica.face import TransgalacticaFace
from galaktyka.engine.words import Lang
from galaktyka.games.transgalactica.position import SeatSetup, position
from tests.cli.conftest import Run
from tests.cli.person import Person, keys


def sit(seed: int = 3, lang: Lang = "en") -> Person:
    return Person(gk.new("transgalactica", players=2, seed=seed, backend="python"), lang, width=110)


@pytest.fixture(scope="module")
def game() -> tuple[Person, str]:
    """A game in Polish, played to its end as hints say, and what the screen showed."""
    person = sit(1, "pl")
    return person, person.play()


def test_a_whole_game_is_played_and_scored(game: tuple[Person, str]) -> None:
    person, screen = game
    assert person.session.match.over
    for words in ("Bot powtarza akcję", "Runda 2", "Twoja tura", "Zajęte pola akcji głównych", "w trakcie gry"):
        assert words in screen
    for total in person.session.match.scores():
        assert f": {total} PZ" in screen


def test_a_replay_tells_everything(game: tuple[Person, str], run: Run, tmp_path: Path) -> None:
    file = tmp_path / "finished.galaktyka"
    game[0].session.match.save(file)
    told = run("replay", str(file), "--lang", "cs")
    assert told.code == 0
    assert "Hráč 1 umisťuje základnu: " in " ".join(told.out.split())


@pytest.mark.parametrize("lang", ["en", "pl", "cs"])
def test_every_sentence_of_a_story_has_one_full_stop(game: tuple[Person, str], lang: Lang) -> None:
    match = game[0].session.match.copy()
    history = match.history
    match.undo(len(history))
    narrator = TransgalacticaFace(lang, ["Ada", "Bo"]).narrator(0)
    for seat, action in history:
        narrator.watch(match.record, seat, action)
        match.step(seat, action)
    told = [line.text for line in narrator.tell() if not line.heading]
    assert len(told) > 50
    assert [text for text in told if not text.endswith(".") or ".." in text] == []


def test_the_table_shows_the_map_cards_seats_and_own_objectives() -> None:
    screen = sit().type("table", "?")
    for words in ("Map", "Central planet", "Technologies, with the level", "Senate: decrees", "Your objectives", "⚡1"):
        assert words in screen
    assert "◇ a free office of the Senate" in screen


def test_a_hint_names_a_choice_that_is_offered() -> None:
    person = sit()
    assert f"A bot would say: {person.best()}. " in person.type("hint")


def test_an_answer_can_be_taken_back() -> None:
    match = position([SeatSetup(credit=2), SeatSetup()], backend="python")
    person = Person(match, seat=1, width=110)
    before = list(keys(person))
    choices = person.session.face.choices(person.session.match, person.session.seat)
    buy = next(choice.key for choice in choices if choice.label == "1 credit for 1: ore")
    assert "Your last decision is taken back." in person.type(buy, "undo")
    assert list(keys(person)) == before


def test_several_resources_are_chosen_at_once() -> None:
    seats = [SeatSetup(outposts=["B1"]), SeatSetup()]
    match = position(seats, planets={"B1": "act_yellow_base"}, backend="python")
    match.play(0, "crew to B1")
    person = Person(match, seat=1, width=110)
    assert person.session.face.answers(person.session.match, person.session.seat) == 2
    assert "⚡1 ▲1" in person.type("1 2")


def test_you_are_spoken_to() -> None:
    screen = sit().type("1")
    assert "You take the ability " in screen


def test_pieces_are_found_by_words_on_them(run: Run) -> None:
    one = run("cards", "transgalactica", "deep drills")
    assert "On every mining action" in one.out
    several = run("cards", "transgalactica", "mobilise", "crew")
    assert "Office of" in several.out
    assert run("cards", "transgalactica", "no such words").err.startswith("No card of Transgalactica has the words")


def test_pieces_for_programs_and_in_other_languages(run: Run) -> None:
    pieces = msgspec.json.decode(run("cards", "transgalactica", "--json").out)
    assert {"id", "kind_of_piece", "name", "text"} <= pieces[0].keys()
    assert {"mission", "technology", "decree", "ability", "token"} <= {piece["kind_of_piece"] for piece in pieces}
    polish = run("cards", "transgalactica", "tech_03", "--lang", "pl").out
    assert "wydobyci" in polish

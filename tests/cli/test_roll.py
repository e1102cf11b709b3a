"""Roll in the terminal: whole games in three languages, two numbers for a die, hints, undo, tiles, replay."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import galaktyka as gk
from galaktyka.engine.words import Lang
from galaktyka.games.roll.tables import SIDES, TILES
from tests.cli.conftest import Run
from tests.cli.person import Person, keys


def sit(seed: int = 4, lang: Lang = "en") -> Person:
    return Person(gk.new("roll", players=2, seed=seed, backend="python"), lang, width=100)


@pytest.fixture(scope="module")
def game() -> tuple[Person, str]:
    """A game in Polish, played to its end as hints say, and what the screen showed."""
    person = sit(1, "pl")
    return person, person.play()


def test_a_whole_game_is_played_and_scored(game: tuple[Person, str]) -> None:
    person, screen = game
    assert person.session.match.over
    assert "Wygrywa" in screen
    for words in ("Te akcje zostaną rozpatrzone", "Bot ", "Runda 2", "Gra się kończy: "):
        assert words in screen
    for total in person.session.match.scores():
        assert f": {total} PZ (kości w kubku i kredyty przy remisie: " in screen


@pytest.mark.parametrize(("lang", "words"), [("en", "Player 2 completes "), ("cs", "Hráč 1 dobírá")])
def test_a_replay_tells_everything(game: tuple[Person, str], run: Run, tmp_path: Path, lang: Lang, words: str) -> None:
    file = tmp_path / "finished.galaktyka"
    game[0].session.match.save(file)
    told = run("replay", str(file), "--lang", lang)
    assert told.code == 0
    assert words in told.out


def test_the_story_tells_both_seats_phase_by_phase(game: tuple[Person, str], run: Run, tmp_path: Path) -> None:
    file = tmp_path / "finished.galaktyka"
    game[0].session.match.save(file)
    told = " ".join(run("replay", str(file)).out.split())
    for words in ("Round 2", "These phases occur: ", "Player 1 selected ", "Player 2 selected ", "completes "):
        assert words in told
    assert "Player 1 draws " in told  # each seat's own tiles are told where nobody listens in particular


def test_the_first_tiles_show_the_side_that_each_would_be() -> None:
    person = sit()
    screen = person.type()
    drawn = person.session.match.view(person.session.seat).seats[person.session.seat].drawn or []
    numbers = [next(number for number, side in enumerate(SIDES) if side.id == tile) for tile in drawn]
    assert len(numbers) == 2
    for number in numbers:
        assert SIDES[number].name.en in screen
        assert SIDES[number + TILES].name.en in screen


def test_a_die_and_its_phase_have_two_numbers() -> None:
    person = sit()
    person.type("1")
    offered = keys(person)
    assert {key.split()[0] for key in offered} == {"1", "2", "3", "4", "5"}
    assert min(int(key.split()[1]) for key in offered) == 6
    screen = person.type("6 2")  # in any order
    assert "You: Develop" in screen


def test_one_number_of_two_is_not_enough() -> None:
    person = sit()
    person.type("1")
    assert "There is no such choice: 2." in person.type("2")


def test_a_selection_can_be_taken_back() -> None:
    person = sit()
    person.type("1")
    before = list(keys(person))
    person.type(before[0])
    assert "Your last decision is taken back." in person.type("undo")
    assert list(keys(person)) == before


def test_a_scout_that_has_drawn_cannot_be_taken_back() -> None:
    seats = [gk.roll.SeatSetup(columns={"explore": {"white": 1}}), gk.roll.SeatSetup(cup={"white": 1})]
    person = Person(gk.roll.position(seats, phase="explore", backend="python"), seat=1, width=100)
    choices = person.session.face.choices(person.session.match, person.session.seat)
    scout = next(choice.key for choice in choices if "Scout" in choice.label)
    drawn = person.type(scout, "undo")
    assert "That cannot be taken back any more: you have learned something new since then." in drawn
    assert person.session.match.view(0).seats[0].drawn


def test_a_hint_names_a_choice_that_is_offered() -> None:
    person = sit()
    screen = person.type("1", "hint")
    assert f"A bot would say: {person.best()}. Select" in screen


def test_the_table_shows_stacks_dice_and_tiles() -> None:
    person = sit()
    screen = person.type("1", "table", "?")
    for words in ("cup: ", "Citizenry: ", "development stack: ◇", "world stack: ○", "construction zone", "credits 8"):
        assert words in screen
    assert "◇2 is a development of cost 2, ○2 a world of cost 2" in screen


def test_tasks_say_what_they_bring() -> None:
    seats = [gk.roll.SeatSetup(columns={"explore": {"white": 1}}), gk.roll.SeatSetup(cup={"white": 1})]
    match = gk.roll.position(seats, phase="explore", backend="python")
    screen = Person(match, seat=1, width=100).type()
    assert "Stock: white die" in screen
    assert "2 credits" in screen
    assert "1 tile" in screen


def test_tiles_are_found_by_words_on_them(run: Run) -> None:
    one = run("cards", "roll", "space docks")
    assert "◇2" in one.out
    assert "Ship: You have an extra worker" in one.out
    several = run("cards", "roll", "genes", "world")
    assert "Plague World" in several.out
    assert run("cards", "roll", "no such words").err.startswith("No card of Roll for the Galaxy has the words")


def test_tiles_for_programs_and_in_other_languages(run: Run) -> None:
    tiles = msgspec.json.decode(run("cards", "roll", "--json").out)
    assert len(tiles) == len(SIDES)
    assert {"id", "cost", "powers", "type", "text"} <= tiles[0].keys()
    docks = next(side for side in SIDES if side.id == "space_docks")
    assert docks.name.pl in run("cards", "roll", "space docks", "--lang", "pl").out
    assert docks.name.cs in run("cards", "roll", "space docks", "--lang", "cs").out


def test_simulate_arena_and_bench_know_the_game(run: Run) -> None:
    simulated = msgspec.json.decode(run("simulate", "roll", "--players", "3", "--games", "1", "--json").out)
    assert len(simulated["seats"]) == 3
    played = msgspec.json.decode(run("arena", "roll", "--bots", "heuristic,random", "--games", "1", "--json").out)
    assert played["bots"].keys() == {"heuristic", "random"}
    measured = msgspec.json.decode(run("bench", "roll", "--quick", "--backend", "python", "--json").out)
    assert measured["decisions_per_s"] > 0

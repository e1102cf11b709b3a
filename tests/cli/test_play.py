"""`galaktyka play`: whole games through piped input, and everything a person can do in one."""

from __future__ import annotations

import os
import re
import string
import subprocess
import sys
from collections.abc import Callable, Sequence
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import galaktyka as gk
from galaktyka.cli.table import session, terminal
from galaktyka.cli.table.files import load_game, save_game
from galaktyka.cli.table.terminal import Terminal
from galaktyka.engine.errors import PlayerError
from galaktyka.engine.match import Match
from galaktyka.engine.words import LANGS, Lang
from galaktyka.players import Bot, decide
from galaktyka.players.registry import BOTS, TRAINED
from tests.cli.conftest import Run
from tests.cli.person import Person, keys

Sit = Callable[..., Person]
OVER = {"en": "Game over", "pl": "Koniec gry", "cs": "Konec hry"}
ABROAD = {"en": ("PZ", "VB"), "pl": ("VP", "VB"), "cs": ("VP", "PZ")}  # words that other languages use


def typed_game(lang: Lang, players: int = 2, **options: bool) -> tuple[Person, str]:
    """A whole game as somebody typed it."""
    person = Person(gk.new("race", players=players, seed=3, backend="python", **options), lang)
    person.play()
    return person, "\n".join(person.typed)


@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_game_through_a_pipe(run: Run, lang: Lang) -> None:
    person, lines = typed_game(lang)
    outcome = run("play", "--lang", lang, "--seed", "3", stdin=lines)
    assert (outcome.code, outcome.err) == (0, "")
    assert OVER[lang] in outcome.out
    for score in person.session.match.scores():
        assert f": {score} " in outcome.out
    assert not any(f" {word} " in outcome.out for word in ABROAD[lang])
    assert max(map(len, outcome.out.splitlines())) <= 80


def test_a_whole_game_in_a_process_of_its_own() -> None:
    _, lines = typed_game("pl", players=3)
    command = [sys.executable, "-m", "galaktyka.cli", "play", "--players", "3", "--seed", "3", "--lang", "pl"]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=False, env=os.environ)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Bot 2" in done.stdout
    assert "Bot 3" in done.stdout
    assert OVER["pl"] in done.stdout


@pytest.mark.parametrize("option", ["advanced", "first-game"])
def test_a_whole_game_with_an_option(run: Run, option: str) -> None:
    _, lines = typed_game("en", **{option.replace("-", "_"): True})
    outcome = run("play", "--seed", "3", f"--{option}", stdin=lines)
    assert OVER["en"] in outcome.out
    if option == "advanced":
        assert "type two numbers" in outcome.out


@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_game_against_the_robot(run: Run, lang: Lang) -> None:
    _, lines = typed_game(lang, players=1, tgs=True, solitaire=True, robot_easy=True)
    outcome = run("play", "--lang", lang, "--seed", "3", "-x", "tgs", "--solitaire", "easy", stdin=lines)
    assert (outcome.code, outcome.err) == (0, "")
    assert OVER[lang] in outcome.out
    assert {"en": "robot (reconstruction)", "pl": "robot (rekonstrukcja)", "cs": "robot (rekonstrukce)"}[lang] in (
        outcome.out
    )
    assert max(map(len, outcome.out.splitlines())) <= 80


def test_the_scenario_is_played_with_takeovers(run: Run) -> None:
    outcome = run("play", "-x", "rvi", "--duel", "--seed", "3", stdin="")
    assert outcome.code == 0
    assert "Rebel Cantina" in outcome.out
    assert "Imperium Warlord" in outcome.out
    assert "vulnerable by" in outcome.out


def test_a_robot_has_a_level(run: Run) -> None:
    outcome = run("play", "-x", "tgs", "--solitaire", "cruel")
    assert "There is no robot 'cruel': choose --solitaire easy, normal, hard." in outcome.err


def test_a_game_of_four_at_the_last_seat(run: Run) -> None:
    outcome = run("play", "--players", "4", "--seat", "4", "--bot", "random", "--seed", "one", stdin="")
    assert outcome.code == 0
    for name in ("Bot 1", "Bot 2", "Bot 3", "You"):
        assert f"{name} · " in outcome.out


def test_a_bot_that_plays_at_random_does_something_else_every_time(run: Run) -> None:
    outcome = run("play", "--bot", "random", "--seed", "9", stdin="1\n" * 80)
    chosen = re.findall(r"^Round \d+ · You: .+ · Bot: (.+)$", outcome.out, re.MULTILINE)
    assert len(chosen) > 6
    assert len(set(chosen)) > 2


def test_the_same_seed_deals_the_same_cards(run: Run) -> None:
    first, again, other = (run("play", "--seed", seed).out.partition("interrupted")[0] for seed in ("7", "7", "8"))
    assert first == again
    assert first != other


def test_a_number_of_any_length_is_a_seed(run: Run) -> None:
    outcome = run("play", "--seed", "9" * 5000)
    assert (outcome.code, outcome.err) == (0, "")


def test_opponents_are_counted(run: Run) -> None:
    assert run("play", "--bot", "random,random,random").err == "--bot names one bot, not 3.\n"
    outcome = run("play", "--players", "4", "--bot", "random,random")
    assert outcome.err == "--bot names one bot for all 3 other seats, or 3, not 2.\n"


def test_without_a_seed_every_game_is_another(run: Run) -> None:
    assert run("play").out.partition("interrupted")[0] != run("play").out.partition("interrupted")[0]


# The screen


def test_the_first_screen_shows_the_table(sit: Sit) -> None:
    person = sit()
    screen = person.type()
    view = person.session.match.view(0)
    for words in ("Bot · ", "You · ", "VP pool 24", "I: Explore", "Discard 2 cards", "? for help"):
        assert words in screen
    for card in view.seats[0].hand:
        assert "".join(card.split("_")) in "".join(screen.lower().replace("-", "").replace(":", "").split())


def test_a_round_shows_phases_and_what_everybody_chose(sit: Sit) -> None:
    screen = sit().type("1 2", "develop", then_hints=True)
    assert "▶[II: Develop]" in screen
    assert "You: Develop · Bot: " in screen


def test_what_the_bot_holds_is_never_on_the_screen(sit: Sit) -> None:
    person = sit()
    bot_hand = person.session.match.view(1).seats[1].hand
    own = person.session.match.view(0).seats[0].hand
    screen = person.type("table")
    hidden = [card for card in bot_hand if card not in own]
    assert hidden
    for card in hidden:
        assert card.replace("_", " ") not in screen.lower()


# Answers


def test_several_numbers_answer_at_once(sit: Sit) -> None:
    person = sit()
    before = person.session.match.view(0).seats[0].hand
    person.type("2 4")
    assert person.session.match.view(0).seats[0].hand == [before[0], before[2], before[4], before[5]]


def test_an_answer_may_be_given_in_the_words_of_a_saved_game(sit: Sit) -> None:
    person = sit()
    text = person.session.match.legal(0)[0]
    person.type(text)
    assert person.session.match.history[-1] == (0, sit().session.match.legal_ids(0)[0])


@pytest.mark.parametrize(
    ("line", "reply"),
    [
        ("9", "There is no such choice: 9."),
        ("0", "There is no such choice: 0."),
        ("1 1", "There is no such choice: 1 1."),
        ("1 2 3", "At most 2 answers are wanted here"),
        ("hello there", "“hello there” is neither a choice nor a command nor a card"),
        ("\x00\x1b[31m", "is neither a choice"),
        ("world", "That could be: "),
        ("undo", "There is nothing of yours to take back."),
        ("", ""),
    ],
)
def test_what_is_not_understood_changes_nothing(sit: Sit, line: str, reply: str) -> None:
    person = sit()
    before = person.session.match.hash
    assert reply in person.type(line)
    assert person.session.match.hash == before


def test_bytes_that_are_no_text_are_not_understood(run: Run) -> None:
    outcome = run("play", "--seed", "3", stdin=b"\xff\xfe\n1 2\n")
    assert outcome.code == 0
    assert "is neither a choice" in outcome.out
    assert "Round 1" in outcome.out


@pytest.mark.parametrize("line", ["old earth", "? Old Earth", "? stara ziemia", "STARA ZEME"])
def test_a_name_shows_the_card(sit: Sit, line: str) -> None:
    screen = sit().type(line)
    assert "Start world 0" in screen
    assert "$: Draw 1 more card when you sell a good." in screen


@pytest.mark.parametrize("game", gk.GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_no_letter_ends_the_game(game: str, lang: Lang) -> None:
    person = Person(gk.new(game, seed=3, backend="python"), lang)
    before = person.session.match.hash
    screen = person.type(*(f"? {letter}" for letter in string.ascii_lowercase))
    assert person.typed[-1] == "? z"
    assert re.search(rf"\b{len(person.session.face.find('e'))}\b", screen)
    assert person.session.match.hash == before


def test_a_few_names_are_said_and_many_counted(sit: Sit) -> None:
    assert "That could be: Old Earth, Earth's Lost Colony, New Earth." in sit().type("earth")
    assert "type more of the one you mean" in sit().type("e")


def test_a_line_of_any_length_is_not_understood(sit: Sit) -> None:
    screen = sit().type("x" * 5000, "1 2")
    assert "is neither a choice" in screen
    assert "Round 1" in screen


def test_help_explains_every_command(sit: Sit) -> None:
    screen = sit().type("?")
    for word in ("table", "log", "hint", "undo", "save", "quit", "◇2 is a development"):
        assert word in screen


def test_a_hint_is_one_of_the_choices_and_changes_nothing(sit: Sit) -> None:
    person = sit()
    before = person.session.match.hash
    screen = person.type("hint")
    assert "A bot would say: " in screen
    assert screen.partition("A bot would say: ")[2].partition(".")[0] in keys(person)
    assert person.session.match.hash == before


def test_the_log_tells_what_happened(sit: Sit) -> None:
    person = sit()
    assert "Bot: discards 2 cards." in person.type("log").partition("? for help")[2]
    screen = person.type("1 2", "develop", "log")
    assert screen.count("Round 1 · You: Develop · Bot: ") == 2


# Taking back


def test_a_decision_that_taught_nothing_is_taken_back(sit: Sit) -> None:
    person = sit()
    before = person.session.match.hash
    screen = person.type("1 2", "undo")
    assert "Your last decision is taken back." in screen
    assert person.session.match.hash == before


def test_a_decision_after_which_something_was_revealed_stands(sit: Sit) -> None:
    person = sit()
    person.type("1 2", "explore +5")
    before = person.session.match.hash
    assert "you have learned something new since then" in person.type("undo")
    assert person.session.match.hash == before


def test_decisions_are_taken_back_one_by_one(sit: Sit) -> None:
    person = sit()
    first = person.session.match.hash
    person.type("1")
    second = person.session.match.hash
    person.type("1", "undo")
    assert person.session.match.hash == second
    person.type("undo")
    assert person.session.match.hash == first


# Saving


def test_a_game_is_saved_and_goes_on_where_it_was(run: Run, sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "my game.galaktyka"
    person = sit()
    assert f"saved in {path}" in person.type("1 2", f"save {path}")
    outcome = run("play", "--load", str(path), stdin="undo\nundo\n")
    assert "Round 1" in outcome.out
    assert outcome.out.count("Your last decision is taken back.") == 2
    assert gk.load(path).hash == sit().session.match.hash  # the end of input saved the undone game to the same file


def test_a_saved_game_remembers_seat_and_bots(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "saved"
    run("play", "--players", "3", "--seat", "2", "--bot", "random,heuristic", stdin=f"save {path}\n")
    saved = load_game(path)
    assert (saved.seat, saved.bots) == (1, ["random", "heuristic"])
    again = run("play", "--load", str(path)).out
    assert "against random, heuristic" in again
    assert "Bot 1 · " in again
    assert "Bot 3 · " in again
    moved = run("play", "--load", str(path), "--seat", "1", "--bot", "random").out
    assert "against random, random" in moved
    assert "Bot 2 · " in moved


def test_every_name_of_a_bot_is_remembered(tmp_path: Path) -> None:
    names = [*BOTS, *TRAINED]
    save_game(gk.new("race", players=2, seed=1), 0, names, tmp_path / "saved")
    assert load_game(tmp_path / "saved").bots == names


def test_a_plain_saved_match_can_be_played_on(run: Run, tmp_path: Path) -> None:
    gk.new("race", players=2, seed=1).save(tmp_path / "match")
    assert "against heuristic" in run("play", "--load", str(tmp_path / "match")).out


def test_a_finished_game_shows_its_result(run: Run, saved: Path) -> None:
    outcome = run("play", "--load", str(saved), stdin="log\nold earth\nhint\nquit\n")
    assert (outcome.code, outcome.err) == (0, "")
    assert "Game over" in outcome.out
    assert "Start world 0" in outcome.out


def test_a_finished_game_can_be_saved(finished: Match, tmp_path: Path) -> None:
    Person(finished.copy()).type(f"save {tmp_path / 'end'}")
    assert gk.load(tmp_path / "end").hash == finished.hash


@pytest.mark.parametrize("lines", ["", "1 2\n", "1 2\nquit\n"])
def test_the_end_of_input_saves_the_game(run: Run, tmp_path: Path, lines: str) -> None:
    outcome = run("play", "--seed", "3", stdin=lines)
    assert outcome.code == 0
    (path,) = (tmp_path / "data" / "galaktyka" / "games").iterdir()
    assert f'galaktyka play --load "{path}"' in outcome.out
    assert not gk.load(path).over


def test_a_bot_that_fails_costs_nobody_the_game(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(bot: Bot, match: Match, seat: int, seed: int) -> int:
        if len(match.history) > 2:
            raise PlayerError("The bot has fallen asleep.")
        return decide(bot, match, seat, seed)

    monkeypatch.setattr(session, "decide", fail)
    outcome = run("play", "--seed", "3", stdin="1 2\n")
    assert (outcome.code, outcome.err) == (2, "The bot has fallen asleep.\n")
    (path,) = (tmp_path / "data" / "galaktyka" / "games").iterdir()
    assert len(gk.load(path).history) == 4


def test_leaving_asks_whether_to_save(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "data" / "galaktyka" / "games"
    outcome = run("play", stdin="quit\n\nquit\nno\n")
    assert "The game goes on." in outcome.out
    assert not folder.exists()
    outcome = run("play", stdin="quit\nyes\n")
    assert outcome.code == 0
    assert len(list(folder.iterdir())) == 1


def test_a_file_that_is_not_a_game_is_never_overwritten(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(b"dear \xff")
    assert "is not a saved game, so it is left alone" in sit().type(f"save {path}")
    assert path.read_bytes() == b"dear \xff"


def test_another_game_is_replaced_only_on_demand(sit: Sit, saved: Path) -> None:
    before = saved.read_bytes()
    person = sit()
    screen = person.type(f"save {saved}", "no")
    assert "holds another game. Replace it?" in screen
    assert saved.read_bytes() == before
    person.type(f"save {saved}", "yes")
    assert gk.load(saved).hash == person.session.match.hash
    assert "Replace it?" not in person.type("save")  # its own file by now


def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(sit: Sit, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    person = sit()
    screen = person.type(f"save {tmp_path / 'file' / 'game'}", "1 2")
    assert "cannot be written" in screen
    assert "Round 1" in screen


@pytest.mark.parametrize(
    ("name", "reason"),
    [("a" * 300, "File name too long"), ("~nobody-of-this-name/game", "Could not determine home directory")],
)
def test_a_name_that_no_file_can_have_is_said_and_the_game_goes_on(sit: Sit, name: str, reason: str) -> None:
    screen = sit().type(f"save {name}", "1 2")
    assert f"{name} cannot be written: {reason}." in screen
    assert "Round 1" in screen


def test_a_game_that_cannot_be_saved_in_its_file_is_saved_in_another(sit: Sit, tmp_path: Path) -> None:
    person = sit()
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    person.session.file = tmp_path / "file" / "game"
    screen = person.type()
    assert f"{tmp_path / 'file' / 'game'} cannot be written" in screen
    (path,) = (tmp_path / "data" / "galaktyka" / "games").iterdir()
    assert f'galaktyka play --load "{path}"' in screen


def test_a_number_of_any_length_is_no_choice(sit: Sit) -> None:
    assert "There is no such choice:" in sit().type("9" * 5000)
    assert "Round 1" in sit().type(f"{'0' * 5000}1 02")


def test_a_terminal_that_has_gone_costs_nobody_the_game(sit: Sit, tmp_path: Path) -> None:
    class Gone(StringIO):
        def write(self, _text: str, /) -> int:
            raise OSError("Input/output error")

    person = sit()
    console = Console(file=Gone())
    with pytest.raises(OSError, match="Input/output error"):
        Terminal(person.session, person.bots, console, "en", input).play()
    (path,) = (tmp_path / "data" / "galaktyka" / "games").iterdir()
    assert gk.load(path).hash == person.session.match.hash


def test_who_is_told_to_leave_while_the_game_is_saved_saves_it(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Path] = []

    def save(match: Match, seat: int, bots: Sequence[str], path: Path) -> None:
        told.append(path)
        if len(told) == 1:
            raise SystemExit(129)
        save_game(match, seat, bots, path)

    monkeypatch.setattr(terminal, "save_game", save)
    with pytest.raises(SystemExit):
        sit().type()
    assert [*(tmp_path / "data" / "galaktyka" / "games").iterdir()] == told[1:]


@pytest.mark.parametrize("option", [["race"], ["--seed", "1"], ["--players", "2"], ["--advanced"], ["--first-game"]])
def test_a_saved_game_knows_its_game_and_options(run: Run, saved: Path, option: list[str]) -> None:
    outcome = run("play", *option, "--load", str(saved))
    assert outcome.code == 2
    assert "give --load without them" in outcome.err

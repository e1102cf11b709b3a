"""Ratings from results, and the page they are written on."""

import math
import re
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from threading import Event
from typing import Any, Final

import numpy as np
import pytest

import galaktyka as gk
from galaktyka.arena import GameResult, Processes, Tournament, tournament
from galaktyka.arena.elo import ratings
from galaktyka.engine.errors import OptionError
from galaktyka.engine.game import Game
from galaktyka.players import bot_names, decide
from galaktyka.players.neural import FULL, NeuralBot
from galaktyka.players.neural.network import write_network
from galaktyka.players.registry import Make
from tests.players.untrained import untrained
from tests.properties.play import RACE
from tools import ladder
from tools.ladder import Seats, main, rating_rows, with_chapter

LONG: Final = 120.0  # seconds
ROW: Final = re.compile(r"^\| `([^`@]+)` \| (-?\d+) \| -?\d+ to (-?\d+) \| \d+ \| ([^|]+) \|$", re.MULTILINE)


def game(deal: int, first: str, second: str, first_wins: bool) -> GameResult:
    winners = (0,) if first_wins else (1,)
    return GameResult(str(deal), (first, second), (1, 0), winners, (1, 1), (0.0, 0.0), 1, "")


def games(strengths: dict[str, float], deals: int, seed: int = 0) -> list[GameResult]:
    """Results of bots whose true ratings are known."""
    luck, found = np.random.default_rng(seed), []
    names = list(strengths)
    for deal in range(deals):
        for a in names:
            for b in names:
                if a != b:
                    chance = 1 / (1 + 10 ** ((strengths[b] - strengths[a]) / 400))
                    found.append(game(deal, a, b, bool(luck.random() < chance)))
    return found


def test_true_ratings_are_found_within_their_intervals() -> None:
    true = {"weak": 800.0, "heuristic": 1000.0, "strong": 1250.0}
    table = ratings(games(true, 300), "heuristic")
    assert list(table) == ["strong", "heuristic", "weak"]
    assert table["heuristic"].elo == 1000
    for name, elo in true.items():
        low, high = table[name].ci95
        assert low - 1 <= elo <= high + 1
        assert high - low < 120
    assert table["strong"].games == 1200


def test_more_games_say_more() -> None:
    widths = []
    for deals in (20, 320):
        low, high = ratings(games({"heuristic": 1000, "other": 1100}, deals), "heuristic")["other"].ci95
        widths.append(high - low)
    assert widths[1] < widths[0] / 2


def test_pairs_meet_as_often_in_every_draw_as_they_did() -> None:
    """One deal of a pair beside hundreds of another: without it in every draw the bot would have no number."""
    few = [game(0, "rare", "heuristic", True), game(0, "heuristic", "rare", True)]
    table = ratings([*games({"heuristic": 1000, "other": 1100}, 200), *few], "heuristic")
    assert table["rare"].ci95 == pytest.approx((1000, 1000), abs=1)


def lost(deals: int) -> list[GameResult]:
    return [game(deal, "heuristic", "hopeless", True) for deal in range(deals)]


def chance(elo: float) -> float:
    """Of winning against the bot at 1000."""
    return 1 / (1 + 10 ** ((1000 - elo) / 400))


@pytest.mark.parametrize("games", [50, 500])
def test_a_bot_that_lost_every_game_has_a_number(games: int) -> None:
    """It may be as weak as it likes, and at most so strong that it loses every game once in twenty times."""
    row = ratings(lost(games), "heuristic")["hopeless"]
    low, high = row.ci95
    assert low == -math.inf
    assert (1 - chance(high)) ** games == pytest.approx(0.05)
    assert -500 < row.elo < high
    assert row.wins == 0


def test_the_number_of_a_bot_that_lost_every_game_is_no_higher_than_it_may_be() -> None:
    """Sixteen others, and with each of them half a game that nobody played: more than the games themselves allow."""
    others = ["heuristic", *(f"other{number}" for number in range(15))]
    row = ratings([game(deal, one, "hopeless", True) for one in others for deal in range(50)], "heuristic")["hopeless"]
    assert row.elo == row.ci95[1]
    assert (1 - chance(row.elo)) ** (50 * len(others)) == pytest.approx(0.05, rel=0.1)


def test_a_bot_that_won_every_game_is_at_least_so_strong() -> None:
    low, high = ratings(lost(50), "hopeless")["heuristic"].ci95
    assert high == math.inf
    assert chance(low) ** 50 == pytest.approx(0.05)


def test_one_win_bounds_a_bot_on_both_sides() -> None:
    low, high = ratings([*lost(50), game(50, "heuristic", "hopeless", False)], "heuristic")["hopeless"].ci95
    assert -math.inf < low < high < math.inf


def at_table(deal: int, bots: tuple[str, ...], winner: int) -> GameResult:
    zeros = (0,) * len(bots)
    return GameResult(str(deal), bots, zeros, (winner,), zeros, (0.0,) * len(bots), 1, "")


def test_true_ratings_are_found_at_larger_tables_too() -> None:
    """Seats win as often as their strength is of all strengths at the table; one bot sits at two of the four."""
    true = {"weak": 800.0, "heuristic": 1000.0, "strong": 1250.0}
    bots = ("weak", "heuristic", "heuristic", "strong")
    strengths = np.array([10 ** (true[name] / 400) for name in bots])
    luck = np.random.default_rng(1)
    winners = luck.choice(4, size=3000, p=strengths / strengths.sum())
    table = ratings([at_table(deal, bots, int(winner)) for deal, winner in enumerate(winners)], "heuristic")
    for name, elo in true.items():
        low, high = table[name].ci95
        assert low - 1 <= elo <= high + 1
        assert high - low < 120
    assert [row.games for row in table.values()] == [3000] * 3
    assert sum(row.wins for row in table.values()) == 3000


def test_who_wins_nothing_at_a_larger_table_is_bounded_by_all_who_sat_there() -> None:
    bots = ("heuristic", "hopeless", "heuristic")
    _, high = ratings([at_table(deal, bots, 0) for deal in range(90)], "heuristic")["hopeless"].ci95
    strength = 10 ** ((high - 1000) / 400)
    assert (2 / (2 + strength)) ** 90 == pytest.approx(0.05)


def test_who_wins_its_share_everywhere_is_as_strong_as_the_others() -> None:
    table = ratings([at_table(deal, ("a", "heuristic", "b"), deal % 3) for deal in range(30)], "heuristic")
    assert [row.elo for row in table.values()] == pytest.approx([1000] * 3)


def test_ratings_need_the_anchor() -> None:
    with pytest.raises(OptionError, match="games with 'heuristic', by whom all are measured"):
        ratings([game(1, "a", "b", True)], "heuristic")


def test_what_is_said_of_a_table_is_replaced_and_the_rest_stays() -> None:
    two, five = Seats.read("2", RACE), Seats.read("5+tgs+goals", RACE)
    page = "# Ladder\n"
    for rules, seats, text in ((RACE, two, "old"), (gk.game("roll"), two, "roll's"), (RACE, five, "of five")):
        page = with_chapter(page, rules, seats, text)
    again = with_chapter(page, RACE, two, "new")
    assert again == page.replace("old", "new")
    order = ["# Ladder", "## Race for the Galaxy", "new", "of five", "## Roll for the Galaxy", "roll's"]
    assert sorted(order, key=again.index) == order
    assert all(again.count(part) == 1 for part in order)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("many", "'many' is no table"),
        ("", "'' is no table"),
        ("1", "'1' is no table"),
        ("5", "5"),
        ("3+dragons", "dragons"),
    ],
)
def test_tables_that_the_game_does_not_have_are_refused(
    text: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["race", "--seats", f"2,{text}", "--out", str(tmp_path / "ladder.md")]) == 1
    assert says in capsys.readouterr().err
    assert not (tmp_path / "ladder.md").exists()  # nothing was played


def test_tables_with_options_are_named_so(tmp_path: Path) -> None:
    out = tmp_path / "ladder.md"
    command = ["race", "--games", "4", "--bots", "random,heuristic", "--out", str(out)]
    assert main([*command, "--seats", "5+tgs,2+advanced"]) == 0
    text = out.read_text(encoding="utf-8")
    assert "One of them and 4 `heuristic` bots at a table of 5 with `tgs`:\n\n| bot | games |" in text
    assert "Games of two with `advanced`:\n\n| bot | Elo |" in text
    assert "Games of two:" not in text


def test_the_page_says_what_is_known_of_bots_that_won_nothing_or_everything() -> None:
    rows = rating_rows(ratings([*lost(50), game(50, "heuristic", "other", False)], "heuristic"))
    assert "| `hopeless` | 198 | -1000 to 516 | 50 | none |" in rows
    assert "| `other` | 1191 | 488 to 3000 | 1 | 100.0% |" in rows
    assert "| `heuristic` | 1000 | 1000 to 1000 | 51 | 98.0% |" in rows


def test_the_page_begins_with_what_it_means() -> None:
    assert ladder.PAGE.read_text(encoding="utf-8").startswith(f"{ladder.HEAD}\n")


def opponents(page: str, locale: str) -> list[str]:
    """The rows of the bots as the README shows them: names in the browser and in commands, and Elo in games of two."""
    tables = [page.partition(f"<!-- {name} 2 -->")[2].partition("<!--")[0] for name in gk.GAMES]
    elo: dict[str, list[str]] = {}
    for name, number, high, won in (row for table in tables for row in ROW.findall(table)):
        elo.setdefault(name, []).append(f"at most {high}" if won == "none" else number)
    titles = dict(re.findall(r"^bot-([\w-]+) = (.+)$", locale, re.MULTILINE))
    return [f"| {titles[name]} | `{name}` | {' | '.join(elo[name])} |" for name in bot_names(RACE)]


def test_the_readme_tells_of_the_opponents_what_the_ladder_measured() -> None:
    locale = (ladder.ROOT / "web/src/locale/en.ftl").read_text(encoding="utf-8")
    readme = (ladder.ROOT / "README.md").read_text(encoding="utf-8")
    table = readme.partition("<!-- opponents -->\n")[2].partition("<!--")[0]
    shown = [re.sub(r"^((?:\| [^|]+ ){2})\| [^|]+ ", r"\1", row) for row in table.splitlines()[2:]]  # without words
    page = ladder.PAGE.read_text(encoding="utf-8")
    assert shown == opponents(page, locale)
    assert shown != opponents(page.replace("| `heuristic` | 1000 |", "| `heuristic` | 1001 |", 1), locale)


def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "ladder.md"
    command = ["race", "--games", "4", "--seats", "2,3,4", "--out", str(out)]
    assert main([*command, "--bots", "random,heuristic,neural-novice"]) == 0
    text = out.read_text(encoding="utf-8")
    assert "| `heuristic` | 1000 | 1000 to 1000 | 8 |" in text
    among = text.partition("Different bots at a table of 3:")[2].partition("One of them")[0]
    assert among.count("| 3 |") == 3  # games of each of the three: one deal, everybody in every seat
    assert "Different bots at a table of 4" not in text
    assert "One of them and 2 `heuristic` bots at a table of 3:" in text


def test_two_processes_write_the_page_of_one(tmp_path: Path) -> None:
    pages = []
    for processes in "12":
        out = tmp_path / f"{processes}.md"
        command = ["race", "--games", "12", "--seats", "2,3", "--processes", processes, "--out", str(out)]
        assert main([*command, "--bots", "random,heuristic"]) == 0
        pages.append(out.read_text(encoding="utf-8"))
    assert pages[0] == pages[1]


def test_a_ladder_wants_a_process(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["race", "--processes", "0", "--out", str(tmp_path / "ladder.md")]) == 1
    assert capsys.readouterr().err == "At least 1 process is needed to play, not 0.\n"


@pytest.mark.parametrize(("said", "searching"), [([], 4), (["--searching", "7"], 7)])
def test_who_takes_its_time_plays_fewer_games_none_against_random_and_none_at_mixed_larger_tables(
    said: list[str], searching: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "searches", lambda name: name == "neural-novice")
    played: list[tuple[tuple[str, ...], int]] = []

    def noted(rules: Game, names: Sequence[str], games: int, **table: Any) -> Tournament:
        played.append((tuple(names), games))
        return tournament(rules, names, 1, **table)

    monkeypatch.setattr(ladder, "tournament", noted)
    command = ["race", "--games", "20", *said, "--seats", "2,3", "--out", str(tmp_path / "ladder.md")]
    assert main([*command, "--bots", "random,heuristic,neural-novice"]) == 0
    assert sorted(played) == [
        (("heuristic", "neural-novice"), searching),
        (("neural-novice", "heuristic", "heuristic"), searching),
        (("random", "heuristic"), 20),
        (("random", "heuristic", "heuristic"), 20),
    ]


def test_what_was_measured_is_kept_when_larger_tables_are_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def given_up(rules: Game, names: Sequence[str], games: int, *, players: int, **table: Any) -> Tournament:
        if players > 2:
            raise KeyboardInterrupt
        return tournament(rules, names, games, players=players, **table)

    monkeypatch.setattr(ladder, "tournament", given_up)
    out = tmp_path / "ladder.md"
    with pytest.raises(KeyboardInterrupt):
        main(["race", "--games", "2", "--seats", "2,3", "--bots", "random,heuristic", "--out", str(out)])
    assert "| `heuristic` | 1000 | 1000 to 1000 | 2 |" in out.read_text(encoding="utf-8")


def test_who_stops_a_ladder_does_not_wait_for_its_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = Event()

    def endless(_rules: Game, names: Sequence[str], _games: int, *, workers: Processes, **_table: Any) -> None:
        if "random" in names:
            assert begun.wait(LONG / 2)
            raise KeyboardInterrupt
        workers.map(time.sleep, [(LONG,)] * 10, lambda _: begun.set())

    monkeypatch.setattr(ladder, "tournament", endless)
    began, command = time.monotonic(), ["race", "--processes", "2", "--out", str(tmp_path / "ladder.md")]
    with pytest.raises(KeyboardInterrupt):
        main([*command, "--bots", "heuristic,neural,random"])
    assert time.monotonic() - began < LONG / 2


def test_who_cannot_be_rated_is_told_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.ladder.tournament", lambda *_, **__: pytest.fail("Something was played."))
    command = ["race", "--out", str(tmp_path / "ladder.md")]
    for bots in ("random", "heuristic", "heuristic,heuristic"):
        assert main([*command, "--bots", bots]) == 1
        assert "A ladder needs 'heuristic'" in capsys.readouterr().err
    assert main([*command, "--bots", "heuristic,genius"]) == 1
    assert "There is no bot 'genius'" in capsys.readouterr().err


def test_the_neural_bot_of_a_commit_plays_with_the_weights_of_then(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / ladder.WEIGHTS
    folder.mkdir(parents=True)
    write_network(untrained(RACE), folder / "race.npz")
    who = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.org"]
    for command in (["init", "-q"], ["add", "."], [*who, "commit", "-qm", "Ship weights"], ["tag", "old"]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    monkeypatch.setattr(ladder, "ROOT", tmp_path)
    bots: dict[str, Make] = {}
    monkeypatch.setattr(ladder, "TRAINED", bots)
    assert ladder.enrol(RACE, "old") == "neural@old"
    bot = bots["neural@old"](RACE, "python")
    match = gk.new("race", players=2, seed=1, backend="python")
    same = NeuralBot("neural", RACE, untrained(RACE), FULL, "python")
    assert decide(bot, match, 0, 1) == decide(same, match, 0, 1)
    assert main(["race", "--past", "never", "--out", str(tmp_path / "ladder.md")]) == 1
    assert "The commit 'never' has no weights of Race for the Galaxy" in capsys.readouterr().err

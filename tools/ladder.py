"""Rate the bots of a game and write the ladder: python tools/ladder.py race [--games N] [--bots A,B] [--seats 2,5+tgs].

`--past COMMIT,COMMIT` adds the neural bot as it was at these commits, with the weights of then and the code of now.
`--seats` names tables by their size, with options behind a plus. Every pair of bots plays at least so many games of
two, with the same deals and both in every seat. At larger tables every choice of bots plays a fifth as many, each bot
in every seat, and each bot plays against heuristic bots. Bots that search take their time: they play a fifth of the
games, or as many as `--searching` says, meet no random bot, whose games are long and tell nothing about them, and do
not mix with others at larger tables. What docs/ladder.md says about a table is written anew as soon as it has been
played; what it says about others stays. `--processes` lets several of them play at the same time.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from tempfile import NamedTemporaryFile

import galaktyka as gk
from galaktyka.arena import GameResult, Standing, Tournament, tournament
from galaktyka.arena.elo import Rating, ratings
from galaktyka.arena.workers import Processes
from galaktyka.engine.errors import GalaktykaError, OptionError
from galaktyka.engine.game import Game
from galaktyka.players import bot_names
from galaktyka.players.neural import FULL, NeuralBot
from galaktyka.players.neural.network import read_network
from galaktyka.players.registry import TRAINED, check_names, searches

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "ladder.md"
WEIGHTS = "galaktyka/players/neural/weights"
ANCHOR = "heuristic"
AIMLESS = "random"
FEWER = 5  # times as many games of two as of a choice of bots at a larger table, and as of bots that search
LOWEST, HIGHEST = -1000, 3000  # where the page's scale ends
HEAD = """# The ladder

How strong the bots are, measured by `python tools/ladder.py`: all who meet get the same deals, each in every seat.
`neural@COMMIT` is the neural bot with the weights of an earlier commit. A bot that is missing from a table was not
measured there.

Elo numbers are those under which the results are most likely, with `heuristic` at 1000; 400 more win ten times as often
as the other at the same table. Behind them stands where they lie with 95 % confidence. Every pair that met counts one
more drawn game, which lifts bots that win next to nothing. Of a bot that won no game at all only the most that it may
be is known, the upper end of its interval: its number rests on those drawn games and is no higher than that, and the
interval goes down to where the scale ends, at -1000, where one game in 100,000 is won against `heuristic`. Numbers of
different table sizes cannot be compared.

At larger tables each bot also plays alone among `heuristic` bots. Its fair share is what everybody would win if all
were as strong: one game in as many as there are seats. 1.00 of a fair share is as strong as `heuristic`, 2.00 wins
twice as often as that.

`expert` takes its time: it plays fewer games, need not meet `random`, and sits at larger tables only among `heuristic`
bots.
"""


def check_bots(game: Game, names: Sequence[str]) -> None:
    """Refuse bots that the game does not have, or that do not meet the one whom all are measured by."""
    check_names(game, names)
    if ANCHOR not in names or len(set(names)) < 2:
        raise OptionError(f"A ladder needs '{ANCHOR}', by whom all are measured, and another bot: name both.")


def enrol(game: Game, commit: str) -> str:
    """Add the neural bot with the weights of a commit to the bots that there are; returns its name."""
    name = f"neural@{commit}"
    command = ["git", "show", f"{commit}:{WEIGHTS}/{game.name}.npz"]
    shown = subprocess.run(command, check=False, cwd=ROOT, capture_output=True)
    if shown.returncode:
        raise OptionError(f"The commit '{commit}' has no weights of {game.title}: name another one.")
    with NamedTemporaryFile(suffix=".npz") as file:
        Path(file.name).write_bytes(shown.stdout)
        network = read_network(game, Path(file.name))
    TRAINED[name] = lambda game, backend: NeuralBot(name, game, network, FULL, backend)
    return name


def enrol_all(game: str, commits: Sequence[str]) -> list[str]:
    """Add those of several commits, in whatever process this is."""
    return [enrol(gk.game(game), commit) for commit in commits]


def fewer(games: int) -> int:
    """A fifth of so many, rounded up."""
    return -(-games // FEWER)


@dataclass(frozen=True)
class Enough:
    """How many games are enough, and who plays them."""

    games: int  # for each pair, or each bot among heuristic ones
    searching: int  # where one of them searches
    workers: Processes

    def where(self, names: Sequence[str]) -> int:
        """For these bots."""
        return self.searching if any(map(searches, names)) else self.games


@dataclass(frozen=True)
class Seats:
    """A table that bots meet at."""

    count: int
    options: tuple[str, ...]

    @classmethod
    def read(cls, text: str, game: Game) -> Seats:
        """A table as the command names it: `3`, or `5+tgs+goals`; refused where the game does not have it."""
        count, *options = text.split("+")
        if not count.isdecimal() or int(count) < 2:
            raise OptionError(f"'{text}' is no table: name 2 seats or more, and options behind a plus, as in 5+tgs.")
        game.new_record(int(count), dict.fromkeys(options, True))
        return cls(int(count), tuple(options))

    def __str__(self) -> str:
        return "+".join([str(self.count), *self.options])

    @property
    def title(self) -> str:
        """For people, as an end of what they are told."""
        options = " ".join(f"`{option}`" for option in self.options)
        return ("two" if self.count == 2 else f"{self.count}") + (f" with {options}" if options else "")

    def play(self, game: Game, names: Sequence[str], enough: Enough) -> Tournament:
        """Let bots meet there."""
        options, games = dict.fromkeys(self.options, True), enough.where(names)
        workers = enough.workers
        return tournament(game, names, games, seed="ladder", players=self.count, options=options, workers=workers)

    def play_all(self, game: Game, companies: Sequence[Sequence[str]], enough: Enough) -> list[Tournament]:
        """Let several companies meet there, all at the same time, so that no worker waits for the end of one."""
        with ThreadPoolExecutor(max(1, len(companies))) as threads:
            played = {threads.submit(self.play, game, company, enough): company for company in companies}
            try:
                for number, future in enumerate(as_completed(played), start=1):
                    future.result()
                    print(f"table {number} of {len(played)}: {', '.join(played[future])}", file=sys.stderr, flush=True)
            except BaseException:  # threads would wait for games that nobody wants any more
                enough.workers.close()
                raise
        return [future.result() for future in played]


def tells(company: Sequence[str]) -> bool:
    """Whether games of these bots say anything for the time that they take."""
    return AIMLESS not in company or not any(map(searches, company))


def met(game: Game, names: Sequence[str], seats: Seats, enough: Enough) -> list[GameResult]:
    """At least so many games of every choice of bots for a table."""
    companies = [company for company in combinations(names, seats.count) if tells(company)]
    return [result for played in seats.play_all(game, companies, enough) for result in played.results]


def among_heuristic(game: Game, names: Sequence[str], seats: Seats, enough: Enough) -> dict[str, Standing]:
    """How each bot does among heuristic ones."""
    ranked = [name for name in names if name != ANCHOR]
    others = [ANCHOR] * (seats.count - 1)
    played = seats.play_all(game, [[name, *others] for name in ranked], enough)
    return {name: found.bots[name] for name, found in zip(ranked, played, strict=True)}


def rating_rows(table: dict[str, Rating]) -> str:
    """The ratings as a table."""
    rows = []
    for name, row in table.items():
        between = f"{max(row.ci95[0], LOWEST):.0f} to {min(row.ci95[1], HIGHEST):.0f}"
        won = f"{row.wins / row.games:.1%}" if row.wins else "none"
        rows.append(f"| `{name}` | {row.elo:.0f} | {between} | {row.games} | {won} |")
    return "\n".join(["| bot | Elo | 95 % | games | won |", "|---|---:|---:|---:|---:|", *rows])


def larger_rows(table: dict[str, Standing], seats: int) -> str:
    """What bots win at a larger table, in fair shares."""
    rows = []
    for name, row in sorted(table.items(), key=lambda entry: -entry[1].share):
        between = f"{row.ci95[0]:.1%} to {row.ci95[1]:.1%}"
        rows.append(f"| `{name}` | {row.games} | {row.share:.1%} | {between} | {row.share * seats:.2f} |")
    return "\n".join(["| bot | games | won | 95 % | of a fair share |", "|---|---:|---:|---:|---:|", *rows])


def chapter(game: Game, names: Sequence[str], seats: Seats, enough: Enough) -> str:
    """What the page says about a table, after everybody has played there."""
    if seats.count == 2:
        return f"Games of {seats.title}:\n\n{rating_rows(ratings(met(game, names, seats, enough), ANCHOR))}"
    parts = []
    quick = [name for name in names if not searches(name)]
    if len(quick) >= seats.count:
        rated = ratings(met(game, quick, seats, replace(enough, games=fewer(enough.games))), ANCHOR)
        parts += [f"Different bots at a table of {seats.title}:", rating_rows(rated)]
    found = larger_rows(among_heuristic(game, names, seats, enough), seats.count)
    parts += [f"One of them and {seats.count - 1} `{ANCHOR}` bots at a table of {seats.title}:", found]
    return "\n\n".join(parts)


def with_chapter(page: str, game: Game, seats: Seats, text: str) -> str:
    """The page with what it says about a table replaced, or added at the end of what it says about the game."""
    begin, end = (f"<!-- {mark}{game.name} {seats} -->" for mark in ("", "end of "))
    marked = f"{begin}\n{text}\n{end}"
    old = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    if old.search(page):
        return old.sub(lambda _: marked, page)
    last = f"<!-- end of {game.name} -->"
    if last not in page:
        page = f"{page.rstrip()}\n\n<!-- {game.name} -->\n## {game.title}\n\n{last}\n"
    return page.replace(last, f"{marked}\n\n{last}")


def play(game: Game, names: Sequence[str], tables: Sequence[Seats], enough: Enough, out: Path) -> None:
    """Play at all tables, and write down each as soon as it has been played."""
    for seats in tables:
        text = chapter(game, names, seats, enough)
        page = out.read_text(encoding="utf-8") if out.exists() else HEAD
        out.write_text(with_chapter(page, game, seats, text), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and write the page; a mistake is told in one sentence."""
    parser = argparse.ArgumentParser(description="Rate the bots of a game.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200, help="for each pair, at least")
    parser.add_argument("--searching", type=int, help="the same where a bot searches; a fifth of it if left out")
    parser.add_argument("--bots", help="names separated by commas; all if left out")
    parser.add_argument("--past", default="", help="commits whose neural bots play too, separated by commas")
    parser.add_argument("--seats", default="2", help="tables, separated by commas: 2,3,5+tgs")
    parser.add_argument("--out", type=Path, default=PAGE)
    parser.add_argument("--processes", type=int, default=1, help="how many of them play; not more than cores are idle")
    wanted = parser.parse_args(arguments)
    try:
        game = gk.game(wanted.game)
        names = wanted.bots.split(",") if wanted.bots else list(bot_names(game))
        past = [commit for commit in wanted.past.split(",") if commit]
        names += enrol_all(game.name, past)
        check_bots(game, names)
        tables = [Seats.read(text, game) for text in wanted.seats.split(",")]
        with closing(Processes(wanted.processes, enrol_all, game.name, past)) as workers:
            searching = fewer(wanted.games) if wanted.searching is None else wanted.searching
            play(game, names, tables, Enough(wanted.games, searching, workers), wanted.out)
    except GalaktykaError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Options and arguments that several commands share, and checks of their values."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, redirect_stdout
from typing import Annotated, Final

import typer

from galaktyka.arena import Cluster, Processes
from galaktyka.arena.workers import Workers
from galaktyka.engine.errors import OptionError
from galaktyka.engine.game import Game
from galaktyka.engine.words import Lang
from galaktyka.players.registry import check_names

SEED_DIGITS: Final = 1000  # more would be too long a number for a match, and a text is as good a seed

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as race; 'galaktyka games' lists them.")]
Players = Annotated[int, typer.Option("--players", "-p", help="How many play.")]
Seed = Annotated[str, typer.Option("--seed", "-s", help="A number or text: the same seed gives the same games.")]
Bots = Annotated[
    str, typer.Option("--bots", "-b", help="Bots by name, separated by commas; expert:2s thinks 2 s a move.")
]
Language = Annotated[Lang | None, typer.Option("--lang", "-l", help="The language; by default that of your system.")]
Json = Annotated[bool, typer.Option("--json", help="Write JSON for programs.")]
GameOptions = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game, such as advanced; may be repeated.")
]
Expansions = Annotated[
    str | None, typer.Option("--expansions", "-x", metavar="SETS", help="Expansions, separated by commas: tgs,rvi.")
]
Goals = Annotated[bool, typer.Option("--goals", help="Play for goals too.")]
Takeovers = Annotated[bool, typer.Option("--takeovers", help="Worlds can be taken over from other players.")]
Draft = Annotated[bool, typer.Option("--draft", help="Everybody drafts a deck of his own first.")]
BackendName = Annotated[
    str | None, typer.Option("--backend", help="How the rules run: auto, python (uncompiled) or cpu (compiled).")
]

ProcessCount = Annotated[
    int,
    typer.Option("--processes", help="How many processes play, each on a core of its own; the results are the same."),
]
OnRay = Annotated[bool, typer.Option("--ray", help="Let the workers of a Ray cluster play, here or at RAY_ADDRESS.")]
RayAddress = Annotated[
    str | None, typer.Option("--ray-address", metavar="ADDRESS", help="The Ray cluster, such as ray://host:10001.")
]


def at_least(value: int, least: int, option: str) -> int:
    """The value, if it is not too small."""
    if value < least:
        raise OptionError(f"{option} must be at least {least}, not {value}.")
    return value


def seed_of(text: str) -> int | str:
    """A seed as a person wrote it: a number if it is one, else the text itself, as a number that is too long is."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= SEED_DIGITS else text


def names_in(text: str, option: str) -> Sequence[str]:
    """The names in a list separated by commas."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise OptionError(f"{option} is a list of names separated by commas, not '{text}'.")
    return names


def check_table(game: Game, players: int, options: Mapping[str, bool], bots: Sequence[str]) -> None:
    """Refuse a table that cannot be, before any long work begins."""
    game.new_record(players, options)
    check_names(game, bots)


@contextmanager
def workers_of(processes: int, on_ray: bool, address: str | None) -> Iterator[Workers | None]:
    """Who plays besides this process, while they are needed; what Ray has to say goes to the error stream."""
    if at_least(processes, 1, "--processes") > 1 and (on_ray or address is not None):
        raise OptionError("Take --processes or a Ray cluster, not both.")
    if on_ray or address is not None:
        with redirect_stdout(sys.stderr), closing(Cluster(address)) as cluster:
            yield cluster
    elif processes > 1:
        with closing(Processes(processes)) as here:
            yield here
    else:
        yield None


def game_options(names: Sequence[str] | None, expansions: str | None = None, **flags: bool) -> dict[str, bool]:
    """Options of a game that were named, expansions among them, or set by flags; dashes may stand for underscores."""
    sets = names_in(expansions, "--expansions") if expansions is not None else ()
    chosen = [*(names or ()), *sets, *(name for name, on in flags.items() if on)]
    return {name.replace("-", "_"): True for name in chosen}

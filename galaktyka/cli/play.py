"""`galaktyka play`: a game in the terminal against bots."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

import galaktyka as gk
from galaktyka.analysis import Adviser
from galaktyka.cli.background import compile_in_background
from galaktyka.cli.console import stdout
from galaktyka.cli.faces import face_of
from galaktyka.cli.language import language, say
from galaktyka.cli.options import (
    BackendName,
    Draft,
    Expansions,
    Goals,
    Language,
    Takeovers,
    game_options,
    names_in,
    seed_of,
)
from galaktyka.cli.table.files import Saved, load_game
from galaktyka.cli.table.session import Session
from galaktyka.cli.table.terminal import Terminal, use_line_editing
from galaktyka.engine.errors import OptionError
from galaktyka.engine.match import Match
from galaktyka.engine.words import Lang
from galaktyka.players import bot
from galaktyka.players.neural import is_trained

DEFAULT_GAME: Final = "race"
DEFAULT_BOT: Final = "heuristic"
DEFAULT_PLAYERS: Final = 2
ROBOTS: Final = ("easy", "normal", "hard")
ENDINGS: Final = (signal.SIGHUP, signal.SIGTERM)
BY_SIGNAL: Final = 128  # and the signal's number: the exit code that shells expect


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game.", show_default=DEFAULT_GAME)] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many play, you included.", show_default="2")
    ] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="Your seat, from 1.", show_default="1")] = None,
    bots: Annotated[
        str | None,
        typer.Option("--bot", "-b", help="Your opponents: one bot for all, or one each.", show_default=DEFAULT_BOT),
    ] = None,
    lang: Language = None,
    advanced: Annotated[bool, typer.Option("--advanced", help="The two-player game with two actions a round.")] = False,
    first_game: Annotated[bool, typer.Option("--first-game", help="Preset hands for your first game.")] = False,
    expansions: Expansions = None,
    goals: Goals = False,
    takeovers: Takeovers = False,
    draft: Draft = False,
    duel: Annotated[bool, typer.Option("--duel", help="The two-player scenario Rebel vs Imperium.")] = False,
    solitaire: Annotated[
        str | None,
        typer.Option("--solitaire", metavar="LEVEL", help="Alone against a robot: easy, normal or hard; with tgs."),
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", "-s", help="Deal the cards of this seed.")] = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")] = None,
    backend: BackendName = None,
) -> None:
    """Play a game against bots, in English, Polish or Czech.

    Type ? during the game for what you can do: look at cards, take back, ask for a hint, save.
    """
    tongue = language(lang)
    flags = {"advanced": advanced, "first_game": first_game, "goals": goals, "draft": draft}
    flags["takeovers"] = takeovers or duel  # the scenario is played with them
    options = game_options(None, expansions, **flags, duel=duel, **_solitaire(solitaire))
    if load is not None:
        if game is not None or players is not None or seed is not None or options:
            raise OptionError("A saved game knows its game, players, options and seed: give --load without them.")
        saved = load_game(load)
    else:
        table = gk.game(game or DEFAULT_GAME)
        dealt = token_hex(16) if seed is None else seed_of(seed)
        count = (DEFAULT_PLAYERS if solitaire is None else 1) if players is None else players
        saved = Saved(Match(table, players=count, options=options, seed=dealt, backend_name=backend), None, None)
    console = stdout()
    session, names = sit_down(saved, seat, bots, tongue, backend)
    session.file = load
    _greet(console, session, names, tongue, compile_in_background(saved.match.game, backend))
    use_line_editing()
    with farewell():
        Terminal(session, names, console, tongue).play()


@contextmanager
def farewell() -> Iterator[None]:
    """Leave in order when the window is closed or the program is told to end, so that the game is saved."""

    def leave(number: int, _frame: object) -> None:
        for ending in ours:
            signal.signal(ending, signal.SIG_IGN)  # a window that is closed says so twice: saving goes on
        raise SystemExit(BY_SIGNAL + number)

    ours = [number for number in ENDINGS if signal.getsignal(number) == signal.SIG_DFL]  # nohup ignores one
    for number in ours:
        signal.signal(number, leave)
    try:
        yield
    finally:
        for number in ours:
            signal.signal(number, signal.SIG_DFL)


def _solitaire(level: str | None) -> dict[str, bool]:
    """The options of a solitaire game against a robot of some level."""
    if level is None:
        return {}
    if level not in ROBOTS:
        raise OptionError(f"There is no robot '{level}': choose --solitaire {', '.join(ROBOTS)}.")
    return {"solitaire": True, "robot_easy": level == "easy", "robot_hard": level == "hard"}


def sit_down(
    saved: Saved, seat: int | None, bots: str | None, lang: Lang, backend: str | None
) -> tuple[Session, Sequence[str]]:
    """The person and the bots at a table, and the names of the bots at the other seats."""
    match = saved.match
    own = _seat(seat, saved, match.players)
    names = _bots(bots, saved, match.players - 1)
    others = [other for other in range(match.players) if other != own]
    seated = {other: bot(name, match.game, backend) for other, name in zip(others, names, strict=True)}

    def adviser() -> Adviser | None:
        return Adviser(match.game, None, backend) if is_trained(match.game, match.players) else None

    face = face_of(match.game, lang, seat_names(match.players, own, lang))
    return Session(match, own, seated, adviser, partial(bot, DEFAULT_BOT, match.game, backend), face), names


def _seat(asked: int | None, saved: Saved, players: int) -> int:
    """The person's seat, counted from 0."""
    if asked is None:
        return saved.seat if saved.seat is not None and saved.seat < players else 0
    if not 1 <= asked <= players:
        raise OptionError(f"There is no seat {asked}: choose --seat 1 to {players}.")
    return asked - 1


def _bots(asked: str | None, saved: Saved, others: int) -> Sequence[str]:
    """The bot at each of the other seats."""
    if asked is None:
        return saved.bots if saved.bots is not None and len(saved.bots) == others else [DEFAULT_BOT] * others
    names = names_in(asked, "--bot")
    if len(names) not in (1, others):
        wanted = f"one bot for all {others} other seats, or {others}" if others > 1 else "one bot"
        raise OptionError(f"--bot names {wanted}, not {len(names)}.")
    return names if len(names) == others else list(names) * others


def seat_names(players: int, own: int, lang: Lang) -> list[str]:
    """What the seats are called: the person's "You", the others by number where there are several."""
    names = [say("bot-number", lang, number=seat + 1) for seat in range(players)]
    if players == 2:
        names[1 - own] = say("bot", lang)
    names[own] = say("you", lang)
    return names


def _greet(console: Console, session: Session, bots: Sequence[str], lang: Lang, compiling: bool) -> None:
    title = Text(session.match.game.title, style="bold")
    console.print(title, *([Text(say("against", lang, bots=", ".join(bots)))] if bots else []))
    if compiling:
        console.print(Text(say("compiling", lang), style="dim"))

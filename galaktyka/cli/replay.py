"""`galaktyka replay`: a saved game again, round by round, in words; or only checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import galaktyka as gk
from galaktyka.cli.console import counted, print_json, stdout
from galaktyka.cli.faces import face_of
from galaktyka.cli.language import language, say
from galaktyka.cli.options import Json, Language
from galaktyka.cli.table.face import Face, Line
from galaktyka.cli.table.story import as_story
from galaktyka.engine.errors import SaveError
from galaktyka.engine.match import Match
from galaktyka.engine.words import Lang


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check that the file tells a true game.")] = False,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Tell a saved game round by round, with everything that was hidden; or check it.

    A file is true if the rules allow each of its actions and they lead to the position whose fingerprint it bears.
    """
    match = load_true(file)
    if as_json:
        print_json(_facts(match, file))
    elif verify:
        stdout().print(f"{file}: verified, {len(match.history)} actions lead to the position it names.", soft_wrap=True)
    else:
        _tell(match, language(lang), stdout())


def load_true(file: Path) -> Match:
    """The saved game, every action played again; a file that is not true is refused as damaged."""
    try:
        return gk.load(file)
    except SaveError as error:
        raise SaveError(str(error).replace(f"{file}, line", f"{file} is damaged in line")) from error


def _facts(match: Match, file: Path) -> dict[str, object]:
    """What a program may want to know about a saved game."""
    return {
        "file": str(file),
        "verified": True,
        "game": match.game.name,
        "players": match.players,
        "options": match.options,
        "seed": match.seed,
        "actions": len(match.history),
        "over": match.over,
        "end_reason": match.end_reason,
        "scores": match.scores(),
        "winners": match.winners(),
        "hash": match.hash,
    }


def _tell(match: Match, lang: Lang, console: Console) -> None:
    """Print the story of a game, and its result."""
    names = [say("player-number", lang, number=seat + 1) for seat in range(match.players)]
    face = face_of(match.game, lang, names)
    options = [name for name, on in match.options.items() if on]
    console.print(Text(" · ".join([match.game.title, *options]), style="bold"))
    console.print(as_story(_story(match, face)))
    console.print()
    console.print(face.result(match) if match.over else Text(say("unfinished", lang)))


def _story(match: Match, face: Face) -> list[Line]:
    """Everything that happened in a game."""
    told = match.copy()
    told.undo(len(match.history))
    narrator = face.narrator(None)
    with counted("Reading") as progress:
        for done, (seat, action) in enumerate(match.history):
            progress(done, len(match.history))
            narrator.watch(told.record, seat, action)
            told.step(seat, action)
    return narrator.tell()

"""`galaktyka analyse`: a finished game as a network saw it: who was winning when, and what cost the most."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from galaktyka import analysis
from galaktyka.analysis import Analysis, Mistake
from galaktyka.cli.console import counted, print_json, stdout
from galaktyka.cli.faces import face_of
from galaktyka.cli.language import language, say
from galaktyka.cli.options import Json, Language
from galaktyka.cli.replay import load_true
from galaktyka.engine.errors import OptionError
from galaktyka.engine.match import Match
from galaktyka.engine.words import Lang

STEPS: Final = "▁▂▃▄▅▆▇█"
CURVE: Final = 56  # columns


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game that has ended.")],
    seat: Annotated[int | None, typer.Option("--seat", help="Whose mistakes, from 1; by default everybody's.")] = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Show how everybody's chance of winning went in a finished game, and the decisions that cost the most."""
    match = load_true(file)
    if seat is not None and not 1 <= seat <= match.players:
        raise OptionError(f"There is no seat {seat}: choose --seat 1 to {match.players}.")
    with counted("Analysing", hidden=as_json) as progress:
        found = analysis.analyse(match, None if seat is None else [seat - 1], progress=progress)
    if as_json:
        print_json(found.json())
    else:
        _show(match, found, language(lang), stdout())


def _show(match: Match, found: Analysis, lang: Lang, console: Console) -> None:
    names = [say("player-number", lang, number=seat + 1) for seat in range(match.players)]
    console.print(Text(say("analysis-chances", lang), style="bold"))
    for seat, name in enumerate(names):
        chances = [row[seat] for row in found.chances]
        console.print(f"{name}  {curve(chances)}  {_percent(chances[-2])}", soft_wrap=True)
    console.print()
    if not found.mistakes:
        console.print(say("analysis-flawless", lang))
        return
    console.print(Text(say("analysis-mistakes", lang), style="bold"))
    console.print(_table(match, found.mistakes, names, lang))


def curve(chances: Sequence[float]) -> str:
    """Chances as a line of blocks; a long game is told by what lies at equal distances."""
    columns = min(CURVE, len(chances))
    shown = [chances[place * (len(chances) - 1) // max(1, columns - 1)] for place in range(columns)]
    return "".join(STEPS[round(chance * (len(STEPS) - 1))] for chance in shown)


def _table(match: Match, mistakes: Sequence[Mistake], names: Sequence[str], lang: Lang) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(say("analysis-loss", lang), justify="right")
    table.add_column(say("analysis-player", lang))
    table.add_column(say("analysis-moment", lang), justify="right")
    table.add_column(say("analysis-taken", lang))
    table.add_column(say("analysis-better", lang))
    for mistake in sorted(mistakes, key=loss_in_percent, reverse=True):
        taken, better = _words(match, mistake, names, lang)
        table.add_row(f"−{loss_in_percent(mistake)} %", names[mistake.seat], str(mistake.step + 1), taken, better)
    return table


def loss_in_percent(mistake: Mistake) -> int:
    """What it cost: by how much the two chances differ as they are told, in the browser too."""
    return analysis.in_percent(mistake.best) - analysis.in_percent(mistake.chance)


def _words(match: Match, mistake: Mistake, names: Sequence[str], lang: Lang) -> list[str]:
    """What was done and what would have been better, as a player would say it."""
    then = match.copy()
    then.undo(len(match.history) - mistake.step)
    choices = face_of(match.game, lang, names).choices(then, mistake.seat)
    labels = {then.action_text(mistake.seat, choice.action): choice.label for choice in choices}
    return [labels.get(text, text) for text in (mistake.action, mistake.better)]


def _percent(share: float) -> str:
    return f"{analysis.in_percent(share)} %"

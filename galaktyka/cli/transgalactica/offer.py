"""The choices of a question of Transgalactica, laid out with what a person needs to know to choose."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from galaktyka.cli.table.face import Choice
from galaktyka.cli.table.looks import NAME_WIDTH, plain_table
from galaktyka.cli.transgalactica.pieces import piece_words
from galaktyka.cli.transgalactica.words import words
from galaktyka.engine.saying import Choice as GameChoice
from galaktyka.engine.words import Lang
from galaktyka.games.transgalactica.actions import PASS
from galaktyka.games.transgalactica.choices import choices as game_choices
from galaktyka.games.transgalactica.view import TransgalacticaView

REPEATED = ("gain_any", "pay_any")  # questions that take several answers of one kind


def list_choices(view: TransgalacticaView, seat: int, actions: Sequence[int], lang: Lang) -> list[Choice]:
    """The legal actions, numbered from 1; doing nothing more is 0."""
    chosen: list[Choice] = []
    pairs = zip(actions, game_choices(view, seat), strict=True)
    for action, choice in sorted(pairs, key=lambda pair: pair[0] == PASS):
        key = "0" if action == PASS else str(len(chosen) + 1)
        chosen.append(Choice(key, action, label(choice, lang), times(view, seat)))
    return chosen


def label(choice: GameChoice, lang: Lang) -> str:
    """An answer in words."""
    first, *further = (words(said, lang) for said in choice.say)
    return "; ".join([first, *(part[:1].lower() + part[1:] for part in further)])


def times(view: TransgalacticaView, seat: int) -> int:
    """How often an answer may be given to the question as it stands."""
    me = view.seats[seat]
    return me.amount if me.question in REPEATED else 1


def lay_out(view: TransgalacticaView, seat: int, choices: Sequence[Choice], lang: Lang) -> RenderableType:
    """The choices in words, with what stands on the pieces they name."""
    table = plain_table()
    table.add_column(justify="right", no_wrap=True, style="bold")
    table.add_column(width=NAME_WIDTH * 2)
    table.add_column(ratio=1)
    pieces = dict(zip(_actions(choices), (_piece(choice) for choice in game_choices(view, seat)), strict=True))
    for choice in choices:
        piece = pieces[choice.action]
        table.add_row(choice.key, Text(choice.label, style="bold"), piece_words(piece, lang) if piece else "")
    return table


def _actions(choices: Sequence[Choice]) -> list[int]:
    """Legal actions come in rising order."""
    return sorted(choice.action for choice in choices)


def _piece(choice: GameChoice) -> str:
    """The piece that an answer is about: one it names, or the planet of a space."""
    if choice.card:
        return choice.card
    args = choice.say[0].args if choice.say else {}
    return str(args.get("card", ""))

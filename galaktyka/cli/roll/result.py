"""The end of a game of Roll: who won, and what every tile was worth."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from galaktyka.cli.language import say
from galaktyka.cli.roll.tiles import BY_ID, cost_mark
from galaktyka.cli.table.looks import verdict
from galaktyka.engine.match import SPECTATOR, Match
from galaktyka.engine.record import over
from galaktyka.engine.words import Lang
from galaktyka.games.roll.result import SeatScore, seat_scores
from galaktyka.games.roll.round import LAST_TABLEAU
from galaktyka.games.roll.state import Roll
from galaktyka.games.roll.text import message, tile_name


def final_scores(match: Match, names: Sequence[str], lang: Lang) -> RenderableType:
    """Why the game ended, what every seat scored for what, and who won."""
    scores = seat_scores(over(Roll, match.observation(SPECTATOR)))
    order = sorted(range(match.players), key=lambda seat: (-scores[seat].total, -scores[seat].tie_break))
    parts: list[RenderableType] = [
        Rule(say("game-over", lang), style="bold"),
        *_reasons(match.end_reason, lang),
        Text(),
    ]
    for seat in order:
        score = scores[seat]
        head = say("roll-final-score", lang, name=names[seat], score=score.total, ties=score.tie_break)
        parts += [Text(head, style="bold underline"), _breakdown(score, lang), Text()]
    return Group(*parts, Text(verdict([names[seat] for seat in match.winners()], lang), style="bold"))


def _reasons(reason: str, lang: Lang) -> list[str]:
    """The conditions that ended the game."""
    texts = {"pool": message("end-vp-pool", lang), "tableau": message("end-tableau", lang, tiles=LAST_TABLEAU)}
    return [text for word, text in texts.items() if word in reason]


def _breakdown(score: SeatScore, lang: Lang) -> Table:
    """Victory points by tile, what it counts at the end included, and in chips."""
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    table.add_column(justify="right", min_width=4)
    table.add_column()
    table.add_column()
    for tile in score.cards:
        name = Text(tile_name(BY_ID[tile.card], lang))
        if tile.bonus:
            name.append(f" ({tile.vp} + {tile.bonus})", style="dim")
        table.add_row(str(tile.vp + tile.bonus), cost_mark(BY_ID[tile.card]), name)
    table.add_row(str(score.chips), "", say("chips", lang))
    return table

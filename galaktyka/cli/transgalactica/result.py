"""The end of a game of Transgalactica: who won, and where the points came from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from galaktyka.cli.language import say
from galaktyka.cli.table.looks import verdict
from galaktyka.cli.transgalactica.pieces import piece_name
from galaktyka.engine.match import SPECTATOR, Match
from galaktyka.engine.record import over
from galaktyka.engine.words import Lang
from galaktyka.games.transgalactica.result import SeatScore, seat_scores
from galaktyka.games.transgalactica.state import Transgalactica


def final_scores(match: Match, names: Sequence[str], lang: Lang) -> RenderableType:
    """What every seat scored for what, and who won."""
    scores = seat_scores(over(Transgalactica, match.observation(SPECTATOR)))
    parts: list[RenderableType] = [Rule(say("game-over", lang), style="bold"), Text()]
    for seat in sorted(range(match.players), key=lambda seat: -scores[seat].total):
        head = f"{names[seat]}: {say('tg-points', lang, vp=scores[seat].total)}"
        parts += [Text(head, style="bold underline"), _breakdown(scores[seat], lang), Text()]
    return Group(*parts, Text(verdict([names[seat] for seat in match.winners()], lang), style="bold"))


def _breakdown(score: SeatScore, lang: Lang) -> Table:
    """Points during the game, for what is left, of technologies, and of the better objective."""
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    table.add_column(justify="right", min_width=4)
    table.add_column()
    table.add_row(str(score.scored), say("tg-scored", lang))
    table.add_row(str(score.credits + score.resources), say("tg-leftovers", lang))
    for card in score.technologies:
        table.add_row(str(card.vp), piece_name(card.card, lang))
    if score.objectives:
        best = max(score.objectives, key=lambda card: card.vp)
        table.add_row(str(best.vp), piece_name(best.card, lang))
    return table

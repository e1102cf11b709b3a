"""The end of a game of Race: who won, and what every card was worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from galaktyka.cli.language import say
from galaktyka.cli.race.cards import cost_mark, vp_words
from galaktyka.cli.race.robot import robot_breakdown, robot_name
from galaktyka.cli.table.looks import verdict
from galaktyka.engine.match import Match
from galaktyka.engine.record import over
from galaktyka.engine.words import Lang
from galaktyka.games.race.result import goal_scores, robot_result
from galaktyka.games.race.round import LAST_TABLEAU
from galaktyka.games.race.scoring import bonus_vp, tie_break
from galaktyka.games.race.state import Race
from galaktyka.games.race.tables import CARD, DESIGNS
from galaktyka.games.race.text import card_name, goal_name, message

SPECTATOR: Final = -1


def final_scores(match: Match, names: Sequence[str], lang: Lang) -> RenderableType:
    """Why the game ended, what every seat scored for what, and who won."""
    o = over(Race, match.observation(SPECTATOR))
    scores = match.scores()
    order = sorted(range(match.players), key=lambda seat: (-scores[seat], -tie_break(o, seat)))
    parts: list[RenderableType] = [
        Rule(say("game-over", lang), style="bold"),
        *_reasons(match.end_reason, lang),
        Text(),
    ]
    for seat in order:
        head = say("final-score", lang, name=names[seat], score=scores[seat], ties=tie_break(o, seat))
        parts += [Text(head, style="bold underline"), _breakdown(o, seat, lang), Text()]
    winners = [names[seat] for seat in match.winners()]
    robot = robot_result(o)
    if robot is not None:
        parts.append(robot_breakdown(robot, lang))
    return Group(*parts, Text(verdict(winners or [robot_name(lang)], lang), style="bold"))


def _reasons(reason: str, lang: Lang) -> list[str]:
    """The conditions that ended the game."""
    texts = {"pool": message("end-vp-pool", lang), "tableau": message("end-tableau", lang, cards=LAST_TABLEAU)}
    return [text for word, text in texts.items() if word in reason]


def _breakdown(o: Race, seat: int, lang: Lang) -> Table:
    """Victory points by card, for goals, and in chips."""
    me = o.seat[seat]
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    table.add_column(justify="right", min_width=4)
    table.add_column()
    table.add_column()
    for slot in range(me.tableau_size):
        card = DESIGNS[CARD[me.tableau[slot]].design]
        points = CARD[me.tableau[slot]].vp + bonus_vp(o, seat, me.tableau[slot])
        name = Text(card_name(card, lang))
        if card.vp is None:
            name.append(f" ({vp_words(card, lang)})", style="dim")
        table.add_row(str(points).replace("-", "\N{MINUS SIGN}"), cost_mark(card), name)
    for goal in goal_scores(o, seat):
        table.add_row(str(goal.vp), "", say("goal-line", lang, goal=goal_name(goal.goal, lang)))
    table.add_row(str(me.vp), "", say("chips", lang))
    return table

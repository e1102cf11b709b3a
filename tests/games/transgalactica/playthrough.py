"""The golden playthroughs of Transgalactica: which they are, and what is remarked."""

from __future__ import annotations

from collections.abc import Iterator

import galaktyka as gk
from galaktyka.engine.record import over
from galaktyka.games.transgalactica.scoring import best_objective_vp, leftover_vp, technology_vp
from galaktyka.games.transgalactica.state import Transgalactica
from tests.games.playthrough import SPECTATOR, Manner, Playthrough, choose_active

PLAYTHROUGHS = [
    Playthrough("transgalactica", "two_players", players=2, seed=1),
    Playthrough("transgalactica", "three_players", players=3, seed=2),
    Playthrough("transgalactica", "four_players", players=4, seed=3),
    Playthrough("transgalactica", "five_players", players=5, seed=4),
]


def table_remarks(match: gk.Match, turn: int) -> Iterator[str]:
    """What everybody can see."""
    view = match.view(SPECTATOR)
    what = f"round {turn}" if turn else "the setup"
    yield f"# After {what}: order {', '.join(map(str, view.order))}"
    for number, seat in enumerate(view.seats):
        goods = ", ".join(f"{count} {name}" for name, count in seat.goods.items())
        levels = ", ".join(f"{name} {level}" for name, level in seat.levels.items())
        yield f"#   seat {number}: {seat.vp} VP; {goods}; {levels}; {7 - seat.outposts_left} outposts"


def score_remarks(match: gk.Match) -> Iterator[str]:
    """What every seat scores for what."""
    yield f"# The game is over ({match.end_reason}); winners: {', '.join(map(str, match.winners()))}"
    s = over(Transgalactica, match.record)
    for seat in range(match.players):
        parts = [
            (s.seat[seat].vp, "scored"),
            (leftover_vp(s, seat), "leftovers"),
            (technology_vp(s, seat), "technologies"),
            (best_objective_vp(s, seat), "objective"),
        ]
        assert sum(points for points, _ in parts) == match.scores()[seat]
        yield f"#   seat {seat}: {match.scores()[seat]} = {', '.join(f'{points} {what}' for points, what in parts)}"


MANNER = Manner(choose_active, table_remarks, score_remarks)

"""Complete games as text that people can read and the program can play again: the golden playthroughs.

The text is that of a saved game; remarks show the table after every round, and how each seat scores.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import galaktyka as gk
from galaktyka.engine.record import over
from galaktyka.engine.save import action_lines, match_text
from galaktyka.games.transgalactica.scoring import best_objective_vp, leftover_vp, technology_vp
from galaktyka.games.transgalactica.state import Transgalactica

FOLDER = Path(__file__).parent / "golden"
SPECTATOR = -1


@dataclass(frozen=True)
class Playthrough:
    """A game that is always played the same way."""

    name: str
    players: int
    seed: int

    @property
    def path(self) -> Path:
        """The file that keeps its text."""
        return FOLDER / f"{self.name}.txt"

    def new(self) -> gk.Match:
        """The match before its first action."""
        return gk.new("transgalactica", players=self.players, seed=self.seed, backend="python")


PLAYTHROUGHS = [
    Playthrough("two_players", players=2, seed=1),
    Playthrough("three_players", players=3, seed=2),
    Playthrough("four_players", players=4, seed=3),
    Playthrough("five_players", players=5, seed=4),
]


def play(game: Playthrough) -> str:
    """Play a game to its end and write it down."""
    match = game.new()
    remarks: dict[int, list[str]] = {}
    turn = match.view(SPECTATOR).round
    while match.owing:
        seat = match.owing[0]
        match.play(seat, choose(match.legal(seat), f"{game.name} {len(match.history)}"))
        number = int(match.record[0]["turn"])
        if number != turn or match.over:
            remarks[len(match.history)] = list(table_remarks(match, turn))
            turn = number
    remarks[len(match.history)] += score_remarks(match)
    return write_down(match, remarks)


def choose(legal: Sequence[str], moment: str) -> str:
    """An action that looks random and is always the same, however actions are numbered; passing only if it must."""
    active = sorted(action for action in legal if action != "pass") or legal
    return active[int.from_bytes(hashlib.sha256(moment.encode()).digest()[:8], "big") % len(active)]


def write_down(match: gk.Match, remarks: dict[int, list[str]]) -> str:
    """The saved game, with remarks after so many actions."""
    actions = action_lines(match)
    saved = match_text(match).splitlines()
    lines = saved[: -len(actions) - 1]
    for count, action in enumerate(actions, 1):
        lines += [action, *remarks.get(count, [])]
    return "\n".join([*lines, saved[-1]]) + "\n"


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

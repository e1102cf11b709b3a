"""Complete games as text that people can read and the program can play again: the golden playthroughs.

The text is that of a saved game; remarks show what lies open on the table after every round, and how each seat scores.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import galaktyka as gk
from galaktyka.engine.record import over
from galaktyka.engine.save import action_lines, match_text
from galaktyka.games.roll.scoring import bonus_vp
from galaktyka.games.roll.state import Roll
from galaktyka.games.roll.tables import NO_BONUS, SIDE, SIDES
from galaktyka.games.roll.view import SeatView

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
        return gk.new("roll", players=self.players, seed=self.seed, backend="python")


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
        view = match.view(SPECTATOR)
        if view.round != turn or match.over:
            remarks[len(match.history)] = list(table_remarks(match, turn))
            turn = view.round
    remarks[len(match.history)] += score_remarks(match)
    return write_down(match, remarks)


def choose(legal: Sequence[str], moment: str) -> str:
    """An action that looks random and is always the same, however actions are numbered.

    Recalling dice, abandoning tiles and Dictate come rarely, so that games get somewhere.
    """
    rare = ("abandon", "recall", "dictate", "rearrange", "pass")
    busy = sorted(action for action in legal if not action.startswith(rare))
    luck = int.from_bytes(hashlib.sha256(moment.encode()).digest()[:8], "big")
    some = busy if busy and luck % 5 else sorted(legal)
    if "pass" in legal and not busy and luck % 5:
        return "pass"
    return some[luck // 5 % len(some)]


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
    yield f"# After {what}: {view.pool} VP in the pool, {view.bag} tiles in the bag"
    for number, seat in enumerate(view.seats):
        where = {"cup": seat.cup, "Citizenry": seat.citizenry}
        dice = "; ".join(f"{place} {counts(held)}" for place, held in where.items() if held)
        yield f"#   seat {number}: {seat.vp} VP, {seat.credits} credits; {dice}; {', '.join(tableau(seat))}"


def counts(dice: dict[str, int]) -> str:
    return ", ".join(f"{number} {colour}" for colour, number in dice.items())


def tableau(seat: SeatView) -> Iterator[str]:
    """The tiles in front of a seat, with the goods on them."""
    for tile in seat.tableau:
        yield f"{tile.tile} ({', '.join(tile.goods)})" if tile.goods else tile.tile


def score_remarks(match: gk.Match) -> Iterator[str]:
    """Why the game ended, and what every seat scores for what."""
    yield f"# The game is over ({match.end_reason}); winners: {', '.join(map(str, match.winners()))}"
    s = over(Roll, match.record)
    for number in range(match.players):
        me = s.seat[number]
        sides = [me.tableau[slot] for slot in range(me.tableau_size)]
        parts = [(me.vp, "chips"), (sum(SIDE[side].cost for side in sides), "printed")]
        parts += [(bonus_vp(me, side), SIDES[side].id) for side in sides if SIDE[side].bonus != NO_BONUS]
        assert sum(points for points, _ in parts) == match.scores()[number]
        yield f"#   seat {number}: {match.scores()[number]} = {', '.join(f'{points} {what}' for points, what in parts)}"

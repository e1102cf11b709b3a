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
from galaktyka.games.race.result import goal_scores, robot_result
from galaktyka.games.race.scoring import bonus_vp
from galaktyka.games.race.state import Race
from galaktyka.games.race.tables import CARD, DESIGNS
from galaktyka.games.race.view import RobotView, SeatView

FOLDER = Path(__file__).parent / "golden"
SPECTATOR = -1


@dataclass(frozen=True)
class Playthrough:
    """A game that is always played the same way."""

    name: str
    players: int
    seed: int
    options: tuple[str, ...] = ()

    @property
    def path(self) -> Path:
        """The file that keeps its text."""
        return FOLDER / f"{self.name}.txt"

    def new(self) -> gk.Match:
        """The match before its first action."""
        return gk.new(
            "race",
            players=self.players,
            seed=self.seed,
            backend="python",
            **dict.fromkeys(self.options, True),
        )


PLAYTHROUGHS = [
    Playthrough("two_players", players=2, seed=1),
    Playthrough("three_players", players=3, seed=2),
    Playthrough("four_players", players=4, seed=3),
    Playthrough("two_players_advanced", players=2, seed=4, options=("advanced",)),
    Playthrough("two_players_first_game", players=2, seed=5, options=("first_game",)),
    Playthrough("four_players_takeovers", players=4, seed=205, options=("tgs", "rvi", "goals", "takeovers")),
    Playthrough("five_players", players=5, seed=6, options=("tgs",)),
    Playthrough("three_players_draft", players=3, seed=9, options=("tgs", "rvi", "draft")),
    Playthrough("duel", players=2, seed=7, options=("rvi", "takeovers", "duel")),
    Playthrough("solitaire", players=1, seed=8, options=("tgs", "solitaire")),
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
    yield f"# After {what}: {view.pool} VP in the pool, {view.deck} cards to draw, {view.discard} discarded"
    for number, seat in enumerate(view.seats):
        yield f"#   seat {number}: {seat.vp} VP, {seat.hand_size} in hand; {', '.join(tableau(seat))}"
    for tile in view.goals:
        counts, owners = (" ".join(map(str, numbers)) for numbers in (tile.counts, tile.owners))
        yield f"#   {tile.goal}: {counts}; {f'of seat {owners}' if owners else 'open'}"
    if view.robot is not None:
        robot = view.robot
        counters = f"credit {robot.credit}, economy {robot.economy}, tiles {robot.tiles}"
        yield f"#   robot: {robot.vp} VP, {robot.pile} in its pile, {counters}; {', '.join(tableau(robot))}"


def tableau(seat: SeatView | RobotView) -> Iterator[str]:
    """The cards in front of a seat, with the goods on them."""
    for card in seat.tableau:
        yield f"{card.card} ({card.good})" if card.good else card.card


def score_remarks(match: gk.Match) -> Iterator[str]:
    """Why the game ended, and what every seat scores for what."""
    yield f"# The game is over ({match.end_reason}); winners: {', '.join(map(str, match.winners()))}"
    s = over(Race, match.record)
    for number in range(match.players):
        me = s.seat[number]
        cards = [me.tableau[slot] for slot in range(me.tableau_size)]
        parts = [(me.vp, "chips"), (sum(CARD[card].vp for card in cards), "printed")]
        parts += [(bonus_vp(s, number, card), DESIGNS[CARD[card].design].id) for card in cards if is_variable(card)]
        parts += [(goal.vp, goal.goal) for goal in goal_scores(s, number)]
        assert sum(points for points, _ in parts) == match.scores()[number]
        yield f"#   seat {number}: {match.scores()[number]} = {', '.join(f'{points} {what}' for points, what in parts)}"
    yield from robot_remark(s)


def robot_remark(s: Race) -> Iterator[str]:
    """What the robot scores for what."""
    robot = robot_result(s)
    if robot is not None:
        cards = sum(card.vp + card.bonus for card in robot.cards)
        assert robot.total == robot.chips + cards + robot.tiles
        yield f"#   robot: {robot.total} = {robot.chips} chips, {cards} cards, {robot.tiles} tiles"


def is_variable(card: int) -> bool:
    """Whether a card scores by what else lies in the tableau."""
    return CARD[card].bonus_from < CARD[card].bonus_to

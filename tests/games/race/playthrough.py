"""The golden playthroughs of Race: which they are, and what is remarked."""

from __future__ import annotations

from collections.abc import Iterator

import galaktyka as gk
from galaktyka.engine.record import over
from galaktyka.games.race.result import goal_scores, robot_result
from galaktyka.games.race.scoring import bonus_vp
from galaktyka.games.race.state import Race
from galaktyka.games.race.tables import CARD, DESIGNS
from galaktyka.games.race.view import RobotView, SeatView
from tests.games.playthrough import SPECTATOR, Manner, Playthrough, choose_active

PLAYTHROUGHS = [
    Playthrough("race", "two_players", players=2, seed=1),
    Playthrough("race", "three_players", players=3, seed=2),
    Playthrough("race", "four_players", players=4, seed=3),
    Playthrough("race", "two_players_advanced", players=2, seed=4, options=("advanced",)),
    Playthrough("race", "two_players_first_game", players=2, seed=5, options=("first_game",)),
    Playthrough("race", "four_players_takeovers", players=4, seed=205, options=("tgs", "rvi", "goals", "takeovers")),
    Playthrough("race", "five_players", players=5, seed=6, options=("tgs",)),
    Playthrough("race", "three_players_draft", players=3, seed=9, options=("tgs", "rvi", "draft")),
    Playthrough("race", "duel", players=2, seed=7, options=("rvi", "takeovers", "duel")),
    Playthrough("race", "solitaire", players=1, seed=8, options=("tgs", "solitaire")),
]


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


MANNER = Manner(choose_active, table_remarks, score_remarks)

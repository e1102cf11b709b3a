"""The final score of Race, card by card (race.md 13)."""

from __future__ import annotations

from msgspec import Struct

from galaktyka.games.race.goal_tables import GOALS
from galaktyka.games.race.goals import goal_vp
from galaktyka.games.race.scoring import bonus_vp, robot_score, score, tie_break, winners
from galaktyka.games.race.sight import name
from galaktyka.games.race.state import ROBOT, Race
from galaktyka.games.race.tables import CARD


class CardScore(Struct, frozen=True):
    """What a card of a tableau is worth."""

    card: str
    vp: int  # printed
    bonus: int  # counted at the end


class GoalScore(Struct, frozen=True):
    """What a goal is worth to a seat."""

    goal: str
    vp: int


class SeatScore(Struct, frozen=True):
    """The score of one seat."""

    chips: int
    cards: list[CardScore]
    goals: list[GoalScore]  # those that give VP
    total: int
    tie_break: int  # hand cards and goods
    winner: bool


class RobotScore(Struct, frozen=True):
    """The score of the solitaire game's robot."""

    chips: int
    cards: list[CardScore]
    tiles: int  # VP of its development tiles
    total: int
    winner: bool


def robot_result(o: Race) -> RobotScore | None:
    """The robot's score, None if there is no robot."""
    if o.solitaire == 0:
        return None
    me = o.seat[ROBOT]
    cards = [_card_score(o, ROBOT, me.tableau[slot]) for slot in range(me.tableau_size)]
    total = robot_score(o)
    return RobotScore(me.vp, cards, total - score(o, ROBOT), total, winners(o) == 0)


def seat_scores(o: Race) -> list[SeatScore]:
    """The scores of all seats, from what everybody may see."""
    won = winners(o)
    return [_seat_score(o, seat, bool(won >> seat & 1)) for seat in range(o.players)]


def _seat_score(o: Race, seat: int, winner: bool) -> SeatScore:
    me = o.seat[seat]
    cards = [_card_score(o, seat, me.tableau[slot]) for slot in range(me.tableau_size)]
    return SeatScore(me.vp, cards, goal_scores(o, seat), score(o, seat), tie_break(o, seat), winner)


def goal_scores(o: Race, seat: int) -> list[GoalScore]:
    """The goals that give a seat VP."""
    scores = [GoalScore(GOALS[o.goal[tile]].id, goal_vp(o, seat, tile)) for tile in range(o.goal_size)]
    return [score for score in scores if score.vp > 0]


def _card_score(o: Race, seat: int, card: int) -> CardScore:
    return CardScore(name(card), CARD[card].vp, bonus_vp(o, seat, card))

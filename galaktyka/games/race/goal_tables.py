"""The goals as constant tables that the rules read: one row a goal, and for each card the goals it counts for."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from galaktyka.engine.record import constant, i16, record
from galaktyka.games.race.goal_data import Goal, load_goals
from galaktyka.games.race.tables import DESIGNS, PHASE_OF, Phase

FIRST_GOALS: Final = 4  # tiles in play (race.md 14)
MOST_GOALS: Final = 2
GOAL_TILES: Final = FIRST_GOALS + MOST_GOALS


class Count(IntEnum):
    """What a goal counts."""

    CARDS = 0
    VP_CHIPS = 1
    WORLD_KINDS = 2
    POWER_PHASES = 3
    GOODS = 4
    MILITARY = 5
    HAND_LIMIT_DISCARDS = 6


@record
class GoalFacts:
    """One goal."""

    most: i16  # 1 for a most goal, 0 for a first goal
    rvi: i16  # 1: of Rebel vs Imperium, 0: of The Gathering Storm
    vp: i16  # for the tile
    tied_vp: i16  # most goals: for as much as anybody, without the tile
    counts: i16  # Count
    needs: i16  # the least that counts
    checked: i16  # bit p: checked at the end of phase p; bit 0: after the discard at the end of the round
    bit: i16  # its bit in GoalMarks


@record
class GoalMarks:
    """One design: the goals that count it as a card, a bit each."""

    goals: i16


def _row(goal: Goal, place: int) -> dict[str, int]:
    moments = [Phase.NONE if moment == "round_end" else PHASE_OF[moment] for moment in goal.checked_after]
    return {
        "most": goal.kind == "most",
        "rvi": goal.set == "rvi",
        "vp": goal.vp,
        "tied_vp": goal.tied_vp,
        "counts": Count[goal.counts.what.upper()],
        "needs": goal.needs,
        "checked": sum(1 << moment for moment in moments),
        "bit": 1 << place,
    }


GOALS: Final = load_goals()
GOAL = constant(GoalFacts, [_row(goal, place) for place, goal in enumerate(GOALS)])
COUNTED = constant(
    GoalMarks,
    [{"goals": sum(1 << place for place, goal in enumerate(GOALS) if goal.counts.fits(card))} for card in DESIGNS],
)

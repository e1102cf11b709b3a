"""Dice behind screens: who imagines how others may assign them asks the others again (roll.md 4, 5)."""

from __future__ import annotations

from galaktyka.engine.game import Records, Seats
from galaktyka.games.roll.state import Op, Question


def ask_again(worlds: Records, others: Seats) -> None:
    """Let the others choose and assign again as long as the screens stand."""
    if worlds["stack"][0, int(worlds["depth"][0]) - 1]["op"] == Op.REVEAL:
        worlds["seat"]["question"][:, others], worlds["seat"]["amount"][:, others] = Question.SELECT, 1

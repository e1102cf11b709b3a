"""Choices made in secret and not yet revealed: who imagines how others may choose asks them again (race.md 4, 7, 8)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import NOTHING
from galaktyka.engine.game import Records, Seats
from galaktyka.games.race.settle import SECOND_WORLD
from galaktyka.games.race.state import NO_CHOICE, Op, Question

ASKED: Final = {  # what the table waits for, and what everybody was asked before
    int(Op.REVEAL_ACTIONS): Question.CHOOSE_ACTION,
    int(Op.REVEAL_DEVELOPMENTS): Question.CHOOSE_DEVELOPMENT,
    int(Op.REVEAL_WORLDS): Question.CHOOSE_WORLD,
}


def ask_again(worlds: Records, others: Seats) -> None:
    """Take back phases, developments and worlds chosen in secret; not everybody chooses a second world (8)."""
    top = worlds["stack"][0, int(worlds["depth"][0]) - 1]
    op = int(top["op"])
    if op not in ASKED or (op == Op.REVEAL_WORLDS and top["number"] == SECOND_WORLD):
        return
    seats = worlds["seat"]
    again = others[seats["question"][0, others] == NOTHING]
    seats["question"][:, again], seats["amount"][:, again], seats["choice"][:, again] = ASKED[op], 1, NO_CHOICE

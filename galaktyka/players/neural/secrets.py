"""Secret choices that others have already made: in a possible world they are asked again, and decide by their policy.

Dealing anew (`resample`) makes such choices at random, which keeps them secret but is not how anybody plays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from galaktyka.engine.flow import NOTHING
from galaktyka.engine.game import Game, Records
from galaktyka.games.race.settle import SECOND_WORLD
from galaktyka.games.race.state import NO_CHOICE
from galaktyka.games.race.state import Op as RaceOp
from galaktyka.games.race.state import Question as RaceQuestion
from galaktyka.games.roll.state import Op as RollOp
from galaktyka.games.roll.state import Question as RollQuestion

Seats = np.ndarray[Any, np.dtype[np.intp]]
ASKED: Final = {  # what the table of Race waits for, and what everybody was asked before
    int(RaceOp.REVEAL_ACTIONS): RaceQuestion.CHOOSE_ACTION,
    int(RaceOp.REVEAL_DEVELOPMENTS): RaceQuestion.CHOOSE_DEVELOPMENT,
    int(RaceOp.REVEAL_WORLDS): RaceQuestion.CHOOSE_WORLD,
}


def ask_again(game: Game, worlds: Records, seat: int) -> None:
    """Take back what other seats have decided in secret and not revealed; `worlds` are copies of one position."""
    if game.name in REOPEN and worlds["depth"][0] > 0:
        others = np.flatnonzero(np.arange(int(worlds["players"][0])) != seat)
        REOPEN[game.name](worlds, others)


def reopen_race(worlds: Records, others: Seats) -> None:
    """Phases, developments and worlds are chosen in secret (race.md 4, 7, 8); not everybody chooses a second world."""
    top = worlds["stack"][0, int(worlds["depth"][0]) - 1]
    op = int(top["op"])
    if op not in ASKED or (op == RaceOp.REVEAL_WORLDS and top["number"] == SECOND_WORLD):
        return
    seats = worlds["seat"]
    again = others[seats["question"][0, others] == NOTHING]
    seats["question"][:, again], seats["amount"][:, again], seats["choice"][:, again] = ASKED[op], 1, NO_CHOICE


def reopen_roll(worlds: Records, others: Seats) -> None:
    """Dice are rolled and assigned behind screens (roll.md 4, 5)."""
    if worlds["stack"][0, int(worlds["depth"][0]) - 1]["op"] == RollOp.REVEAL:
        worlds["seat"]["question"][:, others], worlds["seat"]["amount"][:, others] = RollQuestion.SELECT, 1


REOPEN: Final[dict[str, Callable[[Records, Seats], None]]] = {"race": reopen_race, "roll": reopen_roll}

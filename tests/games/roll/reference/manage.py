"""Managing the empire: Recruit and Recall (roll.md 12)."""

from __future__ import annotations

from typing import Final

from tests.games.asking import Steps, ask
from tests.games.roll.reference.goods import take_good
from tests.games.roll.reference.seat import BUILDERS, Seat, move

ALWAYS_LEFT: Final = 1  # credits after recruiting, if there would be none


def manage(seat: Seat) -> Steps[None]:
    """Recruit what can be paid, then recall what is wanted (12.1, 12.2)."""
    yield from recruit(seat)
    yield from recall(seat)


def recruit(seat: Seat) -> Steps[None]:
    """A credit for each die; which of them is a choice if not all can be paid (12.1)."""
    while seat.credits > 0 and +seat.citizenry:
        colours = list(+seat.citizenry)
        colour = colours[0]
        if seat.credits < seat.citizenry.total() and len(colours) > 1:
            legal = {f"recruit {die} from citizenry" for die in colours}
            colour = (yield from ask(seat, "recruit", legal)).split()[1]
        move(seat.citizenry, seat.cup, colour)
        seat.credits -= 1
    seat.credits = max(seat.credits, ALWAYS_LEFT)


def recall(seat: Seat) -> Steps[None]:
    """Builders and goods into the cup, as many as wanted; at least one if it is empty (12.2)."""
    while legal := recallable(seat):
        answer = yield from ask(seat, "recall", legal | ({"pass"} if +seat.cup else set()))
        if answer == "pass":
            return
        _, what, *where = answer.split()
        if where:
            phase = next(phase for phase, name in BUILDERS.items() if name == where[-1])
            move(seat.builders[phase], seat.cup, what)
        else:
            good = yield from take_good(seat, what)
            seat.cup[good] += 1


def recallable(seat: Seat) -> set[str]:
    """Dice on stacks and goods on worlds."""
    dice = {f"recall {die} from {BUILDERS[phase]}" for phase, dice in seat.builders.items() for die in +dice}
    return dice | {f"recall {world}" for world, goods in seat.goods.items() if goods}

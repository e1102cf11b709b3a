"""What the stories of all games are made of: an action seen slowly, moment by moment, and what each one changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from galaktyka.engine.game import Records
from galaktyka.engine.record import copied
from galaktyka.engine.saying import Said, Told, Value


class Sight(Protocol):
    """The table as somebody sees it."""

    @property
    def round(self) -> int:
        """The round that is played."""
        ...

    @property
    def phase(self) -> str:
        """Its phase."""
        ...


Place_co = TypeVar("Place_co", covariant=True)


class SeatsSight(Sight, Protocol[Place_co]):
    """The same, with the seats one by one."""

    @property
    def seats(self) -> Sequence[Place_co]:
        """Every seat as the observer sees it."""
        ...


Cause_co = TypeVar("Cause_co", covariant=True)
Sight_co = TypeVar("Sight_co", bound=Sight, covariant=True)


@dataclass(frozen=True)
class Story(Generic[Sight_co]):
    """What an action led to: what there is to tell, the position, and the table as all saw it before and after."""

    told: list[Told]
    record: Records
    before: Sight_co
    after: Sight_co


@dataclass(frozen=True)
class Moment(Generic[Cause_co, Sight_co]):
    """One thing that happened, and the table as all saw it before and after."""

    cause: Cause_co
    before: Sight_co
    after: Sight_co

    def told(self, seat: int | None, say: Said | None, own: Said | None = None) -> Told:
        """Something told in this moment."""
        return Told(seat, self.after.round, self.after.phase, say, own)


@dataclass(frozen=True)
class Change(Generic[Cause_co, Place_co]):
    """What one moment changed for one seat."""

    moment: Moment[Cause_co, SeatsSight[Place_co]]
    seat: int

    @property
    def _cause(self) -> Cause_co:
        return self.moment.cause

    @property
    def _was(self) -> Place_co:
        return self.moment.before.seats[self.seat]

    @property
    def _is(self) -> Place_co:
        return self.moment.after.seats[self.seat]

    def _all(self, message: str, **args: Value) -> Told:
        return self.moment.told(self.seat, Said(message, args))


def frameless(record: Records, *ignored: str) -> bytes:
    """A position without what is still to be done, and without some fields of its seats.

    Two moments with the same have nothing between them to tell.
    """
    still = copied(record)
    for part in (still[0], *still[0]["seat"]):
        part["stack"], part["depth"] = 0, 0
    for field in ignored:
        still[0]["seat"][field] = 0
    still["now"] = 0
    return still.tobytes()


def missing_from(numbers: Sequence[int], others: Sequence[int]) -> list[int]:
    """The numbers that are not among the others, in order."""
    left = Counter(others)
    missing = []
    for number in numbers:
        if left[number] > 0:
            left[number] -= 1
        else:
            missing.append(number)
    return missing

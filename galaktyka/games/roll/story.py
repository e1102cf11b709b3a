"""What happened at a table of Roll, told without words, to everybody and to the seat itself.

What all may know is read off a spectator's observations, what only a seat may know off its own. So the story can tell
nothing that the listener could not have seen at the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from galaktyka.engine import story
from galaktyka.engine.game import Records
from galaktyka.engine.lens import Lens
from galaktyka.engine.match import SPECTATOR
from galaktyka.engine.record import copied
from galaktyka.engine.saying import Said, Told
from galaktyka.engine.story import Story, missing_from
from galaktyka.games.roll.moments import Cause, causes
from galaktyka.games.roll.notation import COLOUR_NAME, PHASE_NAME
from galaktyka.games.roll.sight import Place, Sight, name, names, read
from galaktyka.games.roll.state import Op, Question
from galaktyka.games.roll.tables import NO_PHASE

# What became of goods that left their worlds, by phase; anywhere else they were removed.
GOODS_GONE: Final = {"ship": "log-ships", "manage": "log-recalls-goods"}


def follow(lens: Lens, record: Records, seat: int, action: int) -> Story[Sight]:
    """Tell what a legal action leads to from a position."""
    s, moving = lens.load(record)
    earlier = record
    first = before = read(lens.observe(record, SPECTATOR))
    told: list[Told] = []
    for cause in causes(s, seat, action):
        later = copied(moving)
        after = read(lens.observe(later, SPECTATOR))
        told += Moment(cause, before, after, lens, earlier, later).tell()
        before, earlier = after, later
    return Story(told, copied(moving), first, before)


def opening(lens: Lens, record: Records) -> list[Told]:
    """Tell what a dealt table looks like: start tiles, and to each seat its first tiles."""
    table = read(lens.observe(record, SPECTATOR))
    told = []
    for seat, place in enumerate(table.seats):
        start = Said("log-start-tiles", {"cards": names(place.tableau)})
        told.append(Told(seat, table.round, table.phase, start))
        drawn = names(read(lens.observe(record, seat)).seats[seat].drawn)
        told.append(Told(seat, table.round, table.phase, own=Said("log-you-draw", {"cards": drawn})))
    return told


@dataclass(frozen=True)
class Moment(story.Moment[Cause, Sight]):
    """One thing that happened, and the table around it."""

    lens: Lens
    earlier: Records  # the positions themselves, to look at through a seat's own eyes
    later: Records

    def tell(self) -> Iterator[Told]:
        """Everything there is to tell, seat by seat."""
        if self.before.abandoned > self.after.abandoned and self.cause.op != Op.END_PHASE:
            yield self.told(None, Said("log-refilled"))
        for seat in range(len(self.after.seats)):
            yield from Change(self, seat).tell()
        if self.cause.op == Op.REVEAL:
            yield from self._revealed()

    def _revealed(self) -> Iterator[Told]:
        if self.after.extra != NO_PHASE:
            yield self.told(None, Said("log-extra-die", {"actions": [phase_message(self.after.extra)]}))
        active = [phase_message(phase) for phase in range(len(PHASE_NAME)) if self.after.active >> phase & 1]
        yield self.told(None, Said("log-phases", {"actions": active}))


@dataclass(frozen=True)
class Change(story.Change[Cause, Place]):
    """What one moment changed for one seat."""

    moment: Moment

    @cached_property
    def _own(self) -> tuple[Sight, Sight]:
        """The table before and after, through the seat's own eyes."""
        lens = self.moment.lens
        positions = (self.moment.earlier, self.moment.later)
        before, after = (read(lens.observe(record, self.seat)) for record in positions)
        return before, after

    def _both(self, say: Said | None, own: str, sides: list[int]) -> Told:
        """Something that others see happen, with tiles that only the seat sees."""
        return self.moment.told(self.seat, say, Said(own, {"cards": names(sides)}))

    def tell(self) -> Iterator[Told]:
        """Everything there is to tell of the seat."""
        yield from self._choices()
        yield from self._tiles()
        yield from self._completed()
        yield from self._goods()
        yield from self._dice()
        yield from self._gains()

    def _asked(self, *questions: Question) -> bool:
        """Whether this came of the seat's own answer to one of these questions."""
        return self._cause.seat == self.seat and self._cause.question in questions

    def _choices(self) -> Iterator[Told]:
        """What lies open after setup and after the reveal."""
        if self._cause.op == Op.START:
            yield self._all("log-first-tiles", cards=names(self._is.tops))
        elif self._cause.op == Op.REVEAL:
            yield self._all("log-selects", actions=[phase_message(self._is.selected)])

    def _tiles(self) -> Iterator[Told]:
        """Tiles drawn, abandoned, taken up, placed, returned."""
        if self._is.pending > self._was.pending:
            before, after = (sight.known_abandoned for sight in self._own)
            yield self._both(Said("log-abandons"), "log-you-abandon", missing_from(after, before))
        elif self._asked(Question.RETURN_TILE):
            yield self._both(Said("log-returns"), "log-you-return", self._stack_change()[1])
        elif self._is.drawn_size > self._was.drawn_size:
            yield self._drew()
        elif self._asked(Question.PLACE_TILE, Question.PLACE_WHERE) and self._is.tiles > self._was.tiles:
            yield self._both(None, "log-you-place", self._stack_change()[0])

    def _drew(self) -> Told:
        if self._is.tiles < self._was.tiles:
            return self._all("log-rearranges")
        before, after = (sight.seats[self.seat].drawn for sight in self._own)
        drawn = missing_from(after, before)
        return self._both(Said("log-draws", {"count": len(drawn)}), "log-you-draw", drawn)

    def _stack_change(self) -> tuple[list[int], list[int]]:
        """The sides that joined the seat's stacks, and those that left them."""
        before, after = (sight.seats[self.seat].stacks for sight in self._own)
        return missing_from(after, before), missing_from(before, after)

    def _completed(self) -> Iterator[Told]:
        for side in self._is.tableau[len(self._was.tableau) :]:
            yield self._all("log-completes", card=name(side))

    def _goods(self) -> Iterator[Told]:
        """Goods that were produced, shipped, recalled or removed; one on a new world came with it."""
        pairs = list(zip(self._was.tableau, self._was.goods, self._is.goods, strict=False))
        made = [side for side, before, after in pairs if len(after) > len(before)]
        lost = [side for side, before, after in pairs if len(after) < len(before)]
        if made and self.moment.after.phase == "produce":
            yield self._all("log-produces", cards=names(made))
        if lost:
            yield self._all(GOODS_GONE.get(self.moment.before.phase, "log-removes-goods"), cards=names(lost))

    def _dice(self) -> Iterator[Told]:
        """Dice removed, recruited and recalled."""
        if self._asked(Question.REMOVE_DIE) and self._was.goods == self._is.goods:
            for colour, (before, after) in enumerate(zip(self._was.dice, self._is.dice, strict=True)):
                if after < before:
                    yield self._all("log-removes", colour=COLOUR_NAME[colour])
        if self._recruits() and self._was.citizenry > self._is.citizenry:
            yield self._all("log-recruits", count=self._was.citizenry - self._is.citizenry)
        if self._asked(Question.RECALL) and self._was.zone > self._is.zone:
            yield self._all("log-recalls", count=self._was.zone - self._is.zone)

    def _recruits(self) -> bool:
        return self._cause.seat == self.seat and (
            self._cause.op == Op.RECRUIT or self._cause.question == Question.RECRUIT
        )

    def _gains(self) -> Iterator[Told]:
        """Credits and victory points."""
        gain = self._is.credits - self._was.credits
        if gain > 0 and self.moment.after.phase not in {"manage", "setup"}:
            yield self._all("log-stocks" if self._asked(Question.EXPLORE) else "log-credits", credits=gain)
        if self._asked(Question.BANK) and gain < 0:
            yield self._all("log-pays", credits=-gain)
        if self._is.vp > self._was.vp:
            yield self._all("log-earns", vp=self._is.vp - self._was.vp)


def phase_message(phase: int) -> str:
    """The message that names a phase."""
    return f"phase-{PHASE_NAME[phase]}"

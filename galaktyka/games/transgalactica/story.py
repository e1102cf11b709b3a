"""What happened at a table of Transgalactica, told without words.

Everything but objectives and piles is open, so the story is read off a spectator's observations alone: it can tell
nothing that anybody could not have seen at the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from galaktyka.engine import story
from galaktyka.engine.game import Records
from galaktyka.engine.lens import Lens
from galaktyka.engine.match import SPECTATOR
from galaktyka.engine.record import copied
from galaktyka.engine.saying import Said, Told, Value
from galaktyka.engine.story import Story, frameless
from galaktyka.games.transgalactica import actions as act
from galaktyka.games.transgalactica.checks import SPACE_IDS
from galaktyka.games.transgalactica.choices import WORKER_MESSAGES
from galaktyka.games.transgalactica.codes import SPACES, Area
from galaktyka.games.transgalactica.moments import Cause, causes
from galaktyka.games.transgalactica.sight import Sight, read
from galaktyka.games.transgalactica.state import Op, Question
from galaktyka.games.transgalactica.view import SeatView


def follow(lens: Lens, record: Records, seat: int, action: int) -> Story[Sight]:
    """Tell what a legal action leads to from a position."""
    s, moving = lens.load(record)
    earlier = copied(record)
    first = before = read(lens.observe(record, SPECTATOR))
    told: list[Told] = []
    for cause in causes(s, seat, action):
        if cause.question is not None or _still(moving) != _still(earlier):
            after = read(lens.observe(moving, SPECTATOR))
            told += Moment(cause, before, after).tell()
            before, earlier = after, copied(moving)
    return Story(told, copied(moving), first, read(lens.observe(moving, SPECTATOR)))


def _still(record: Records) -> bytes:
    """A position without what is still to be done or asked."""
    return frameless(record, "question", "amount")


def opening(lens: Lens, record: Records) -> list[Told]:
    """Tell what a dealt table looks like: who begins, and the starting mining token of each seat."""
    table = read(lens.observe(record, SPECTATOR))
    first = table.table.order[0]
    told = [Told(first, table.round, table.phase, Said("log-first"))]
    for seat, place in enumerate(table.table.seats):
        told.append(Told(seat, table.round, table.phase, Said("log-mining-token", {"card": place.mining[0]})))
    return told


@dataclass(frozen=True)
class Moment(story.Moment[Cause, Sight]):
    """One thing that happened, and the table around it."""

    def tell(self) -> Iterator[Told]:
        """Everything there is to tell: what was done, then what changed, seat by seat."""
        if self.after.round != self.before.round:
            yield self.told(None, Said("log-round", {"n": self.after.round}))
        if self.cause.op == Op.MAINTENANCE:
            yield self.told(None, Said("log-maintenance"))
        if self.cause.question is not None:
            yield from (self.told(self.cause.seat, said) for said in self._deed())
        for seat in range(len(self.after.table.seats)):
            yield from (self.told(seat, said) for said in self._changes(seat))
        if self.after.table.over and not self.before.table.over:
            yield from self._ending()

    def _deed(self) -> Iterator[Said]:
        """What a seat chose to do, where the changes alone would not tell it."""
        action, question = self.cause.number, self.cause.question
        if question == Question.TURN and action == act.PASS:
            yield Said("log-pass")
        elif question == Question.TURN and act.AREA <= action < act.STEP:
            yield Said("log-main", {"actions": [_area(action - act.AREA)]})
        elif question == Question.TURN and act.STEP <= action < act.FREE:
            worker, space = divmod(action - act.STEP, SPACES)
            planet = next(there.planet for there in self.after.table.map if there.space == SPACE_IDS[space])
            yield Said("log-captain-to" if worker else "log-crew-to", {"card": planet, "space": SPACE_IDS[space]})
        elif question == Question.FOLLOW and action in WORKER_MESSAGES:
            yield Said("log-follow", {"actions": [WORKER_MESSAGES[action][1]]})
        elif question == Question.TURN and action in WORKER_MESSAGES:
            yield Said("log-omni", {"actions": [WORKER_MESSAGES[action][1]]})
        elif question == Question.CHOOSE_AREA:
            yield Said("log-area", {"actions": [_area(action - act.AREA)]})

    def _changes(self, seat: int) -> Iterator[Said]:
        """What the moment changed for one seat."""
        was, now = self.before.table.seats[seat], self.after.table.seats[seat]
        yield from _drafted(was, now)
        yield from self._map_changes(seat, was, now)
        yield from _cards(was, now)
        yield from self._senate(seat)
        yield from _levels(was, now)
        yield from _goods(was, now)

    def _map_changes(self, seat: int, was: SeatView, now: SeatView) -> Iterator[Said]:
        for ship, (old, new) in enumerate(zip(was.ships, now.ships, strict=False), 1):
            if old != new:
                yield Said("log-ship", {"ship": ship, "space": new})
        for old_space, space in zip(self.before.table.map, self.after.table.map, strict=True):
            if seat in space.outposts and seat not in old_space.outposts and space.planet:
                yield Said("log-outpost", {"card": space.planet, "space": space.space})
        for pirate in _new(was.pirates, now.pirates):
            yield Said("log-pirates", {"card": pirate})
        for token in _new(was.mining, now.mining):
            yield Said("log-mining-token", {"card": token})

    def _senate(self, seat: int) -> Iterator[Said]:
        for old, office in zip(self.before.table.offices, self.after.table.offices, strict=True):
            for place in ("gold", "silver"):
                if getattr(office, place) == seat != getattr(old, place):
                    yield Said(f"log-{place}-seat", {"card": office.decree, "office_card": office.office})

    def _ending(self) -> Iterator[Told]:
        """The objectives are turned up, and the winners named."""
        for seat, place in enumerate(self.after.table.seats):
            if place.objectives:
                yield self.told(seat, Said("log-objectives", {"cards": list(place.objectives)}))
        for seat in self.after.table.winners:
            yield self.told(seat, Said("log-wins", {"n": self.after.table.seats[seat].score}))


def _area(number: int) -> str:
    return f"area-{Area(number).name.lower()}"


def _new(was: list[str], now: list[str]) -> list[str]:
    """What came to a list of names."""
    return list((Counter(now) - Counter(was)).elements())


def _drafted(was: SeatView, now: SeatView) -> Iterator[Said]:
    if now.ability and not was.ability:
        yield Said("log-ability", {"card": now.ability})


def _cards(was: SeatView, now: SeatView) -> Iterator[Said]:
    """Technologies, missions and tokens that came, went or were used."""
    done = sum(now.completed.values()) > sum(was.completed.values())
    for card in _new(now.log, was.log):
        yield Said("log-mission-done" if done else "log-mission-returned", {"card": card})
    for card in _new(was.log, now.log):
        yield Said("log-mission-taken", {"card": card})
    for card in _new(was.technologies, now.technologies):
        yield Said("log-technology", {"card": card})
    for card in _new(was.spent_tokens, now.spent_tokens):
        yield Said("log-token-used", {"card": card})
    for card in _new(was.fresh_tokens, now.fresh_tokens):
        yield Said("log-token", {"card": card})


def _levels(was: SeatView, now: SeatView) -> Iterator[Said]:
    for track, level in now.levels.items():
        if level != was.levels[track]:
            yield Said("log-level", {"actions": [f"track-{track}"], "n": level})


def _goods(was: SeatView, now: SeatView) -> Iterator[Said]:
    """Goods, VP and crew that came or went."""
    for good, count in now.goods.items():
        change = count - was.goods[good]
        if change:
            args: dict[str, Value] = {"n": abs(change), "actions": [f"good-{good}"]}
            yield Said("log-gain" if change > 0 else "log-pay", args)
    if now.vp != was.vp:
        yield Said("log-vp" if now.vp > was.vp else "log-vp-lost", {"n": abs(now.vp - was.vp)})
    if now.capsules < was.capsules:
        yield Said("log-mobilised", {"n": was.capsules - now.capsules})

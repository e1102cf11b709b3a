"""What a seat did, read off two views of the table: nothing can be told that the views do not show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Final

from galaktyka.cli.race.moments import Cause
from galaktyka.games.race.state import Op, Question
from galaktyka.games.race.view import RaceView, SeatView

UNKNOWN: Final = ""  # a card whose face the listener cannot know


@dataclass
class Deeds:
    """What one seat did for a while; cards by their ids, in the order in which a story tells it."""

    chosen: list[str] = field(default_factory=list)  # action cards
    sold: list[str] = field(default_factory=list)  # worlds whose good was sold
    left: list[str] = field(default_factory=list)  # cards discarded from the tableau
    placed: list[str] = field(default_factory=list)
    attacked: list[str] = field(default_factory=list)  # worlds that it declared it would take over
    taken: list[str] = field(default_factory=list)  # worlds taken over
    yielded: list[str] = field(default_factory=list)  # worlds that others took over
    repelled: list[str] = field(default_factory=list)  # worlds that it failed to take over
    paid: list[str] = field(default_factory=list)
    consumed: list[str] = field(default_factory=list)  # worlds whose good was consumed
    discarded: list[str] = field(default_factory=list)
    vp: int = 0  # victory points taken in chips
    tiles: int = 0  # development tiles that the robot placed
    produced: list[str] = field(default_factory=list)  # worlds that got a good
    kept: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    won: list[str] = field(default_factory=list)  # goals
    lost: list[str] = field(default_factory=list)  # goals

    def add(self, more: Deeds) -> None:
        """Tell further deeds together with these."""
        for entry in fields(self):
            setattr(self, entry.name, getattr(self, entry.name) + getattr(more, entry.name))

    def __bool__(self) -> bool:
        return any(getattr(self, entry.name) for entry in fields(self))


def deeds_between(before: SeatView, after: SeatView, cause: Cause) -> Deeds:
    """What a seat did between two views of it."""
    deeds = Deeds(vp=after.vp - before.vp)
    if cause.op == Op.RESOLVE_TAKEOVER:
        deeds.taken, deeds.yielded = _more(after, before), _more(before, after)
    else:
        deeds.placed, deeds.left = _more(after, before), _more(before, after)
    had, has = _goods(before), _goods(after)
    deeds.produced = [world for world in has if world not in had and world not in deeds.taken]
    lost = [world for world in had if world not in has and world not in deeds.left + deeds.yielded]
    sale = cause.op == Op.TRADE or cause.question == Question.SELL
    deeds.sold, deeds.consumed = (lost, []) if sale else ([], lost)
    if after.actions != before.actions and after.actions:
        deeds.chosen = list(after.actions)
    deeds.won = [goal for goal in after.goals if goal not in before.goals]
    deeds.lost = [goal for goal in before.goals if goal not in after.goals]
    _tell_hand(deeds, before, after, cause)
    return deeds


def takeover_deeds(seat: int, before: RaceView, after: RaceView) -> Deeds:
    """The takeover that a seat declared or failed at between two views of the table."""
    deeds = Deeds()
    for was, attack in zip(before.attacks, after.attacks, strict=False):
        if attack.attacker != seat or attack.outcome == was.outcome:
            continue
        if attack.outcome == "declared":
            deeds.attacked = [attack.world]
        elif attack.outcome == "failed":
            deeds.repelled = [attack.world]
    return deeds


def robot_deeds(before: RaceView, after: RaceView) -> Deeds:
    """What the robot of the solitaire game did besides what a seat does: tiles that it placed."""
    if before.robot is None or after.robot is None:
        return Deeds()
    return Deeds(tiles=after.robot.tiles - before.robot.tiles)


def _more(view: SeatView, other: SeatView) -> list[str]:
    """Cards of one tableau that the other lacks."""
    there = {card.card for card in other.tableau}
    return [card.card for card in view.tableau if card.card not in there]


def _goods(view: SeatView) -> list[str]:
    return [card.card for card in view.tableau if card.good]


def _tell_hand(deeds: Deeds, before: SeatView, after: SeatView, cause: Cause) -> None:
    """Cards that came into the hand or left it otherwise than to the tableau."""
    if cause.op == Op.PASS_CARDS:
        return  # the cards that go round are nobody's yet
    from_hand = [] if cause.op == Op.REVEAL_START_WORLDS else deeds.placed
    gained, lost = _hand_change(before, after, from_hand)
    if cause.question == Question.PAY:
        deeds.paid = lost
    else:
        deeds.discarded = lost
    if cause.question == Question.KEEP or cause.op == Op.EXPLORE:
        deeds.kept = gained
    else:
        deeds.drawn = gained


def _hand_change(before: SeatView, after: SeatView, placed: Sequence[str]) -> tuple[list[str], list[str]]:
    """Cards gained and lost; their names where the hands are open to the listener, else only their number."""
    if before.hand is None or after.hand is None:
        change = after.hand_size - before.hand_size + len(placed)
        return [UNKNOWN] * change, [UNKNOWN] * -change
    gained = Counter(after.hand) - Counter(before.hand)
    lost = Counter(before.hand) - Counter(after.hand) - Counter(placed)
    return list(gained.elements()), list(lost.elements())

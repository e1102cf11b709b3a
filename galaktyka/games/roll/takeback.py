"""When an answer may be taken back: as long as nothing became known by it, and nobody acted on it.

So everything behind a screen can be taken back until all are ready, and so can tasks that neither draw nor uncover.
"""

from __future__ import annotations

from galaktyka.engine.game import Records
from galaktyka.engine.record import copied
from galaktyka.games.roll.sight import Sight
from galaktyka.games.roll.state import Question

ASSIGNING = (Question.SELECT, Question.ASSIGN)  # others see no more than that a seat is at it


def reveals_nothing(before: Records, after: Records, seat: int, seen_before: Sight, seen_after: Sight) -> bool:
    """Whether an answer drew or rolled nothing, uncovered no tile, and let nothing run for the whole table."""
    if before["depth"][0] != after["depth"][0] or (before["stack"][0] != after["stack"][0]).any():
        return False
    if before["random"].tobytes() != after["random"].tobytes():
        return False
    return _open_tiles(seen_after) <= _open_tiles(seen_before)


def _open_tiles(seen: Sight) -> set[int]:
    """The sides that all can see, in tableaus and on top of stacks."""
    return {side for place in seen.seats for side in (*place.tableau, *place.tops)}


def looks_the_same(before: Sight, after: Sight, seat: int) -> bool:
    """Whether all that others see of an answer is that one came which was due anyway."""
    asked, asked_now = before.seats[seat].question, after.seats[seat].question
    same = asked_now in (0, asked) or (asked in ASSIGNING and asked_now in ASSIGNING)
    return same and _public(before, seat) == _public(after, seat)


def _public(sight: Sight, seat: int) -> bytes:
    """What all see, without the question of a seat."""
    observation = copied(sight.observation)
    me = observation[0]["seat"][seat]
    for field in ("question", "amount"):
        me[field] = 0
    return observation.tobytes()

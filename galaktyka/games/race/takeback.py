"""When an answer may be taken back: as long as nothing became known by it, and nobody acted on it."""

from __future__ import annotations

from galaktyka.engine.game import Records
from galaktyka.engine.record import copied
from galaktyka.games.race.sight import Sight
from galaktyka.games.race.state import HOW

COUNTERS = ("hand", "hand_size", "drawn", "drawn_size")  # of a seat that gives cards away: others see only their number


def reveals_nothing(before: Records, after: Records, seat: int, seen_before: Sight, seen_after: Sight) -> bool:
    """Whether an answer showed nobody a card that he had not seen, and let nothing run for the whole table."""
    if before["depth"][0] != after["depth"][0] or (before["stack"][0] != after["stack"][0]).any():
        return False
    return _known(after, seat, seen_after) <= _known(before, seat, seen_before)


def _known(record: Records, seat: int, seen: Sight) -> set[int]:
    """The cards whose faces the seat sees: its own, and those that lie open."""
    me = record[0]["seat"][seat]
    own = [*me["hand"][: me["hand_size"]].tolist(), *me["drawn"][: me["drawn_size"]].tolist()]
    own_discards = (record[0]["discarded"] & HOW == 1 + seat).nonzero()[0].tolist()
    return {*own, *own_discards, *seen.discarded, *(card for place in seen.seats for card in place.tableau)}


def looks_the_same(before: Sight, after: Sight, seat: int) -> bool:
    """Whether all that others see of an answer is that one came which was due anyway."""
    asked, asked_now = before.seats[seat].question, after.seats[seat].question
    return asked_now in (0, asked) and _public(before, seat) == _public(after, seat)


def _public(sight: Sight, seat: int) -> bytes:
    """What all see, without the question of a seat and the number of its cards."""
    observation = copied(sight.observation)
    me = observation[0]["seat"][seat]
    for field in ("question", "amount", *COUNTERS):
        me[field] = 0
    observation["discard_size"] = 0
    return observation.tobytes()

"""Military of a tableau: general, specialised and temporary (race.md 8.2, 9.1)."""

from __future__ import annotations

from tests.games.asking import Steps, ask
from tests.games.race.reference.box import Card
from tests.games.race.reference.seat import Seat, Source
from tests.games.race.reference.table import Table


def general(cards: list[Card]) -> int:
    """General Military, negative included (13, 14)."""
    return strength(cards, against=None)


def strength(cards: list[Card], against: Card | None) -> int:
    """General Military, and what is specialised against a world (8.2 B)."""
    worlds = sum(card.military for card in cards)
    total = 0
    for power in (power for card in cards for power in card.powers if power["code"] == "military"):
        if counts_against(power["against"], against):
            total += int(power["amount"]) * (worlds if power["per"] == "own_military_world" else 1)
    return total


def counts_against(sort: str | None, world: Card | None) -> bool:
    """Whether Military counts: general always, specialised against worlds of its sort."""
    if sort is None:
        return True
    return world is not None and sort in (world.good, *(("rebel",) if "rebel" in world.keywords else ()))


def military_against(seat: Seat, world: Card) -> int:
    """General and specialised Military of the tableau as the phase began, and temporary Military (8.1, 8.2 B)."""
    return strength(seat.track, world) + seat.temporary


def tactics(seat: Seat) -> list[Source]:
    """Cards that can be discarded for temporary Military (8.2)."""
    return list(seat.sources("discard_self_for_military"))


def use_tactics(table: Table, seat: Seat, source: Source) -> None:
    """Discard the card; its Military lasts to the end of the phase (8.2)."""
    table.discard_from_tableau(seat, source.placed)
    seat.temporary += int(source.power["amount"])


def hirelings(seat: Seat) -> list[Source]:
    """Powers for which a hand card can be discarded now (8.2)."""
    if not seat.hand:
        return []
    return [source for source in seat.sources("discard_hand_for_military") if not source.used and left(source)]


def left(source: Source) -> int:
    """The hand cards that a power still takes in this phase."""
    return int(source.power["max_cards"]) - source.placed.hired


def hire(table: Table, seat: Seat, source: Source) -> Steps[None]:
    """Discard one hand card for Military; several powers may take turns, which comes to the same (8.2)."""
    answer = yield from ask(seat, "hire", {f"discard {card}" for card in seat.hand})
    table.discard_from_hand(seat, answer.split()[1])
    source.placed.hired += 1
    seat.temporary += int(source.power["military_per_card"])


def raisable(seat: Seat, hand: int) -> int:
    """The temporary Military that a seat could still raise with so many hand cards (8.2)."""
    sources = [source for source in seat.sources("discard_hand_for_military") if not source.used]
    most = min(hand, sum(left(source) for source in sources))
    return most + sum(int(source.power["amount"]) for source in tactics(seat))


def close_powers(seat: Seat) -> None:
    """What is left of a power that was used serves only in defence from now on (8.2)."""
    for source in seat.sources("discard_hand_for_military"):
        if source.placed.hired:
            source.use()


def in_reserve(seat: Seat) -> list[Source]:
    """Powers for which a hand card can be discarded in defence, also where they were used in part (9.3)."""
    return [source for source in seat.sources("discard_hand_for_military") if seat.hand and left(source)]

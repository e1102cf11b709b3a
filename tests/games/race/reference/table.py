"""The middle of the table: piles, pool, goals, order, and where luck comes from (race.md 1, 12)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Protocol

from tests.games.race.reference.seat import NO_GOOD, Placed, Seat


class Luck(Protocol):
    """What chance brought at the table that is watched, and what that table took care of."""

    def shuffled(self) -> list[str]:
        """The next draw pile that was shuffled, its top at the end."""

    def dealt(self, seat: int) -> list[str]:
        """The packet that a seat was dealt in the draft."""

    def in_order(self) -> bool:
        """Whether a phase is played in player order lest cards or chips run out."""


@dataclass
class Pile:
    """A draw pile, its top at the end, and the discards that renew it."""

    deck: list[str]
    discards: list[str] = field(default_factory=list)


@dataclass(eq=False)
class Attack:
    """A takeover of this Settle phase (9.2)."""

    attacker: Seat
    victim: Seat
    world: Placed
    means: str = ""  # the card whose power is used
    strength: int = 0
    outcome: str = "planned"


@dataclass
class Table:
    """All there is to know between two answers."""

    seats: list[Seat]
    luck: Luck
    piles: list[Pile]  # one for all, or in the draft variant one for each seat (17)
    pool: int
    first: int  # player order begins here
    options: frozenset[str] = frozenset()
    goals: dict[str, set[int]] = field(default_factory=dict)  # tiles in play, and who has won or holds each
    undealt: list[str] = field(default_factory=list)  # cards that are still to be drafted (17)
    removed: list[str] = field(default_factory=list)  # cards that were left over after the draft (17)
    turn: int = 0
    phase: str = "none"
    attacks: list[Attack] = field(default_factory=list)  # of this Settle phase, in the order declared
    at_once: bool = False  # this phase is played by all at once: nothing may run out

    def in_order(self) -> list[Seat]:
        """The seats, clockwise from the lowest start world (3.1, 12)."""
        return self.seats[self.first :] + self.seats[: self.first]

    def pile(self, seat: Seat) -> Pile:
        """The piles from which a seat draws and to which it discards (17)."""
        return self.piles[seat.number % len(self.piles)]

    def take_top(self, seat: Seat) -> str | None:
        """The top card, if there is one; an empty draw pile is renewed at once (12)."""
        pile = self.pile(seat)
        self._renew(pile)
        if not pile.deck:
            return None
        card = pile.deck.pop()
        assert pile.deck or not self.at_once or len(self.piles) > 1  # else player order would matter (12, 17)
        self._renew(pile)
        return card

    def _renew(self, pile: Pile) -> None:
        if not pile.deck and pile.discards:
            pile.deck = self.luck.shuffled()
            assert sorted(pile.deck) == sorted(pile.discards)
            pile.discards = []

    def take_cards(self, seat: Seat, count: int) -> list[str]:
        """So many cards from the top, or as many as there are (12)."""
        taken = [self.take_top(seat) for _ in range(count)]
        return [card for card in taken if card is not None]

    def draw(self, seat: Seat, count: int) -> None:
        """Draw from the deck into the hand (5)."""
        seat.hand += self.take_cards(seat, count)

    def discard(self, seat: Seat, card: str) -> None:
        """A card goes to the discard pile."""
        self.pile(seat).discards.append(card)

    def discard_from_hand(self, seat: Seat, card: str) -> None:
        """A card of the hand goes to the discard pile."""
        seat.hand.remove(card)
        self.discard(seat, card)

    def discard_from_tableau(self, seat: Seat, placed: Placed) -> None:
        """A card leaves the tableau at once (5)."""
        assert not placed.good
        seat.tableau.remove(placed)
        self.discard(seat, placed.id)

    def discard_good(self, seat: Seat, placed: Placed) -> None:
        """A good leaves its world, unseen (10)."""
        self.discard(seat, placed.good)
        placed.good = NO_GOOD

    def lay_good(self, seat: Seat, placed: Placed) -> bool:
        """The top card becomes a good; false if there is none (11)."""
        assert placed.card.good
        assert not placed.good
        placed.good = self.take_top(seat) or NO_GOOD
        return bool(placed.good)

    def gain_vp(self, seat: Seat, vp: int) -> None:
        """All VP are paid, also when the pool runs out (10.4)."""
        seat.vp += vp
        self.pool = max(0, self.pool - vp)

    def begin_phase(self, phase: str, repeat: int) -> None:
        """All cards that lie there now count; a single action card brings no bonus in a repeated phase (5, 15)."""
        self.phase = phase
        self.attacks = []
        for seat in self.seats:
            seat.bonuses = seat.actions - Counter(dict.fromkeys(seat.actions, repeat))
            seat.bonus_used, seat.settled, seat.temporary = False, 0, 0
            seat.produced.clear()
            for placed in seat.tableau:
                placed.active, placed.hired = True, 0
                placed.used.clear()
            seat.track = seat.cards

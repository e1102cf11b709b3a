"""What one player has: hand, tableau with goods, chips, and what was chosen (race.md 1, 4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from tests.games.race.reference.box import CARDS, Card, Power

NO_GOOD: Final = ""


@dataclass(eq=False)
class Placed:
    """A card in a tableau."""

    card: Card
    good: str = NO_GOOD  # the card that lies on it face down
    active: bool = True  # it was there when the phase began: its powers count (5)
    used: set[int] = field(default_factory=set)  # its powers that were used in this phase
    hired: int = 0  # hand cards that were discarded for its Military in this phase

    @property
    def id(self) -> str:
        """The name of the card."""
        return self.card.id


@dataclass(eq=False)
class Source:
    """A power of a card in a tableau."""

    placed: Placed
    index: int  # its place on the card
    power: Power

    @property
    def used(self) -> bool:
        """Whether it was used in this phase."""
        return self.index in self.placed.used

    def use(self) -> None:
        """It cannot be used again in this phase (10.2)."""
        self.placed.used.add(self.index)


@dataclass(eq=False)
class Seat:
    """One player."""

    number: int
    hand: list[str] = field(default_factory=list)
    tableau: list[Placed] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)  # cards looked at and not yet kept or discarded
    vp: int = 0  # in chips
    choice: str = ""  # chosen in secret, or revealed and not completed
    actions: Counter[str] = field(default_factory=Counter)  # action cards of this round
    bonuses: Counter[str] = field(default_factory=Counter)  # action cards whose bonus counts in this phase
    bonus_used: bool = False  # of Settle or Produce, in this phase
    track: list[Card] = field(default_factory=list)  # the tableau as the phase began (8.1, 9.1)
    settled: int = 0  # settle actions used in this phase
    temporary: int = 0  # Military of this Settle phase (8.2)
    produced: Counter[str] = field(default_factory=Counter)  # goods of this phase, by kind
    surplus: int = 0  # cards discarded at the hand limit of this round

    @property
    def cards(self) -> list[Card]:
        """The cards of the tableau."""
        return [placed.card for placed in self.tableau]

    def sources(self, code: str, phase: str | None = None) -> Iterator[Source]:
        """Powers with a code that count in this phase: their cards lay there when it began (5)."""
        for placed in self.tableau:
            for index, power in enumerate(placed.card.powers if placed.active else ()):
                if power["code"] == code and phase in (None, power["phase"]):
                    yield Source(placed, index, power)

    def powers(self, code: str, phase: str | None = None) -> Iterator[Power]:
        """Powers with a code that count in this phase."""
        return (source.power for source in self.sources(code, phase))

    def total(self, code: str, key: str, phase: str | None = None) -> int:
        """A number of powers with a code, added up."""
        return sum(int(power[key]) for power in self.powers(code, phase))

    def has(self, code: str) -> bool:
        """Whether a power with a code counts in this phase."""
        return any(True for _ in self.powers(code))

    def goods(self, kind: str | None = None) -> list[Placed]:
        """Cards of the tableau on which goods lie, of one kind or of any."""
        return [placed for placed in self.tableau if placed.good and kind in (None, placed.card.good)]

    def empty_worlds(self, windfall: bool) -> list[Placed]:
        """Windfall or production worlds without a good."""
        return [
            placed
            for placed in self.tableau
            if placed.card.good and placed.card.windfall == windfall and not placed.good
        ]

    def find(self, card: str) -> Placed:
        """The card of the tableau with a name; there is only one."""
        return next(placed for placed in self.tableau if placed.id == card)

    def place(self, card: str) -> Placed:
        """A card of the hand goes to the tableau; its powers count from the next phase on (5)."""
        self.hand.remove(card)
        placed = Placed(CARDS[card], active=False)
        self.tableau.append(placed)
        return placed

"""The face of a game: how it looks and speaks in a terminal. Every game that can be played here has one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rich.console import RenderableType

from galaktyka.engine.game import Records
from galaktyka.engine.match import Match


@dataclass(frozen=True)
class Choice:
    """One of the things a person may answer."""

    key: str  # the number to type, or several numbers in rising order that belong together
    action: int
    label: str  # the action in words
    times: int  # how often it may be given for the question as it stands


@dataclass(frozen=True)
class Line:
    """One line of a story: a heading, or something that happened, with a mark for when."""

    text: str
    mark: str = ""
    heading: bool = False


class Narrator(Protocol):
    """Tells what happened at a table, from what its listener may know."""

    def watch(self, record: Records, seat: int, action: int) -> None:
        """See what an action leads to from a position."""

    def tell(self) -> list[Line]:
        """What was seen since the last telling."""


class Face(Protocol):
    """How a game looks and speaks, in one language and with names for the seats."""

    def find(self, query: str) -> Sequence[Any]:
        """The cards that a query may mean; the one it names, if it names one."""

    def card(self, card: Any) -> RenderableType:
        """A card with everything that stands on it."""

    def cards(self, cards: Sequence[Any]) -> RenderableType:
        """Cards in a list, with their words."""

    def search(self, query: str) -> Sequence[Any]:
        """The cards that have all words of a query anywhere on them."""

    def card_name(self, card: Any) -> str:
        """The name of a card."""

    def facts(self, card: Any) -> dict[str, Any]:
        """A card for programs: its facts and its words."""

    def marks(self) -> str:
        """What the signs on the screen mean."""

    def header(self, match: Match, seat: int) -> RenderableType:
        """Where the game stands, in a few lines."""

    def table(self, match: Match, seat: int, *, hand: bool) -> RenderableType:
        """Everything that lies on the table, and the seat's hand if it is wanted."""

    def question(self, match: Match, seat: int) -> str:
        """What the seat is asked, and how many answers it owes."""

    def answers(self, match: Match, seat: int) -> int:
        """How many answers the seat owes to its question."""

    def choices(self, match: Match, seat: int) -> Sequence[Choice]:
        """What the seat may answer."""

    def offer(self, match: Match, seat: int, choices: Sequence[Choice]) -> RenderableType:
        """The choices, with what a person needs to know to choose."""

    def opens_round(self, match: Match, seat: int) -> bool:
        """Whether a round begins with this question, so that the whole table should be shown."""

    def offers_hand(self, match: Match, seat: int) -> bool:
        """Whether the choices are the hand itself, so that it need not be shown besides."""

    def narrator(self, listener: int | None) -> Narrator:
        """Somebody who tells what happens, as a seat may know it; without a listener, everything."""

    def result(self, match: Match) -> RenderableType:
        """Who won, and what every card was worth."""

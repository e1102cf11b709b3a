"""A table to tell stories at: what the seats have, a phase, and what everybody does.

    table = race(players=2).seat(0, tableau=["old_earth"], hand=["replicant_robots"], cash=4)
    table.phase("develop", chosen_by=[0])
    table.play(0, "develop replicant_robots").pay(0, 3)
    assert table.tableau(0) == ["old_earth", "replicant_robots"]

A seat that the story does not mention has nothing and wants nothing: it passes where it may.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Self

import galaktyka as gk
from galaktyka.engine.match import Match
from galaktyka.games.race.tables import DESIGNS
from galaktyka.games.race.view import RaceView, SeatView
from tests.games.race.decks import copies


@dataclass(frozen=True)
class Place:
    """What the story gives a seat; `cash` are further hand cards that nobody names."""

    tableau: Sequence[str] = ()
    hand: Sequence[str] = ()
    goods: Sequence[str] = ()
    cash: int = 0
    vp: int = 0
    won: Sequence[str] = ()  # goals


@dataclass
class Middle:
    """What the story puts in the middle of the table."""

    deck: Sequence[str] = ()  # its first card is the top
    only_deck: bool = False  # cards that are named nowhere are out of the game
    discarded: Sequence[str] = ()
    pool: int | None = None
    first: int = 0
    advanced: bool = False
    tgs: bool = False
    rvi: bool = False
    goals: Sequence[str] = ()  # the tiles in play
    takeovers: bool = False


@dataclass
class Table:
    """A table that is laid seat by seat, and played from the moment a phase begins."""

    players: int
    middle: Middle
    places: dict[int, Place] = field(default_factory=dict)
    _match: Match | None = None

    def seat(
        self,
        seat: int,
        *,
        tableau: Sequence[str] = (),
        hand: Sequence[str] = (),
        goods: Sequence[str] = (),
        cash: int = 0,
        vp: int = 0,
        won: Sequence[str] = (),
    ) -> Self:
        """Give a seat what it has."""
        assert self._match is None, "the story has begun"
        self.places[seat] = Place(tableau, hand, goods, cash, vp, won)
        return self

    def phase(self, name: str, *, chosen_by: Sequence[int] | Mapping[int, str] = (), repeat: int = 0) -> Self:
        """Begin a phase. `chosen_by` are the seats that chose it, with their action cards where there are several."""
        chosen = chosen_by if isinstance(chosen_by, Mapping) else dict.fromkeys(chosen_by, name)
        money = self._unnamed_cards()
        self._match = gk.race.position(
            [self._setup(seat, chosen.get(seat, ""), money) for seat in range(self.players)],
            phase=name,
            repeat=repeat,
            **vars(self.middle),
        )
        return self._let_bystanders_pass()

    def play(self, seat: int, *answers: str) -> Self:
        """Let a seat answer, one question after the other."""
        for answer in answers:
            self.match.play(seat, answer)
            self._let_bystanders_pass()
        return self

    def pay(self, seat: int, cards: int) -> Self:
        """Let a seat pay exactly this many cards, whichever they are."""
        assert (self.asked(seat), self.amount(seat)) == ("pay", cards)
        for _ in range(cards):
            self.play(seat, self.legal(seat)[0])
        return self

    def choose(self, *roles: str) -> Self:
        """Let every seat, in turn, choose its action cards for a round."""
        for seat, role in enumerate(roles):
            self.match.play(seat, role)
        return self._let_bystanders_pass()

    @property
    def match(self) -> Match:
        """The match under way."""
        assert self._match is not None, "no phase has begun"
        return self._match

    @property
    def over(self) -> bool:
        """Whether the round is over, or the game: nobody has anything left to do in it."""
        return all(self.asked(seat) == "choose_action" for seat in self.match.owing)

    @property
    def phase_now(self) -> str:
        """The phase being played."""
        return self._see(0).phase

    @property
    def pool(self) -> int:
        """VP left in the pool."""
        return self._see(0).pool

    @property
    def deck(self) -> int:
        """Cards in the draw pile."""
        return self._see(0).deck

    @property
    def discard(self) -> int:
        """Cards in the discard pile."""
        return self._see(0).discard

    def hand(self, seat: int) -> list[str]:
        """The cards a seat holds, by name."""
        return sorted(self._own(seat).hand or [])

    def drawn(self, seat: int) -> list[str]:
        """The cards a seat looks at in Explore, by name."""
        return sorted(self._own(seat).drawn or [])

    def tableau(self, seat: int) -> list[str]:
        """The cards a seat has played, in the order it placed them."""
        return [card.card for card in self._own(seat).tableau]

    def goods(self, seat: int) -> list[str]:
        """The worlds of a seat that hold a good, in the order of its tableau."""
        return [card.card for card in self._own(seat).tableau if card.good]

    def vp(self, seat: int) -> int:
        """Victory points in chips."""
        return self._own(seat).vp

    def score(self, seat: int) -> int:
        """What the seat would score now."""
        return self.match.scores()[seat]

    def asked(self, seat: int) -> str:
        """The question a seat owes an answer to."""
        return self.match.question(seat)

    def amount(self, seat: int) -> int:
        """How many answers it owes."""
        return self._own(seat).amount

    def legal(self, seat: int) -> list[str]:
        """What a seat may answer."""
        return self.match.legal(seat)

    def _see(self, seat: int) -> RaceView:
        view: RaceView = self.match.view(seat)
        return view

    def _own(self, seat: int) -> SeatView:
        return self._see(seat).seats[seat]

    def _setup(self, seat: int, action: str, money: Iterator[str]) -> gk.race.SeatSetup:
        place = self.places.get(seat, Place())
        return gk.race.SeatSetup(
            tableau=place.tableau,
            hand=[*place.hand, *(next(money) for _ in range(place.cash))],
            goods=place.goods,
            actions=action.split(" & ") if action else [],
            vp=place.vp,
            goals=place.won,
        )

    def _unnamed_cards(self) -> Iterator[str]:
        """Cards that the story does not name."""
        named = Counter([*self.middle.deck, *self.middle.discarded])
        for place in self.places.values():
            named.update([*place.tableau, *place.hand])
        for design in DESIGNS:
            if design.start is None:
                yield from [design.id] * (copies(design, tgs=self.middle.tgs, rvi=self.middle.rvi) - named[design.id])

    def _is_idle(self, seat: int) -> bool:
        return seat not in self.places and self.asked(seat) != "choose_action"

    def _let_bystanders_pass(self) -> Self:
        """Seats that the story does not mention do what costs them least thought."""
        while idle := [seat for seat in self.match.owing if self._is_idle(seat)]:
            legal = self.legal(idle[0])
            self.match.play(idle[0], "pass" if "pass" in legal else legal[0])
        return self


def race(
    players: int = 2,
    *,
    deck: Sequence[str] = (),
    only_deck: bool = False,
    discarded: Sequence[str] = (),
    pool: int | None = None,
    first: int = 0,
    goals: Sequence[str] = (),
    **options: bool,
) -> Table:
    """An empty table; options are those of the game, such as `tgs=True`."""
    return Table(players, Middle(deck, only_deck, discarded, pool, first, goals=goals, **options))

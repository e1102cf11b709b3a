"""A table for tests that read like a story: build a situation, let seats act, look at what came of it."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from galaktyka.engine.record import over
from galaktyka.games.transgalactica.checks import SPACE_IDS
from galaktyka.games.transgalactica.facts import GOOD_NAMES, TRACK_NAMES
from galaktyka.games.transgalactica.position import SeatSetup, position
from galaktyka.games.transgalactica.state import FRESH, SPENT, Seat, Transgalactica
from galaktyka.games.transgalactica.tables import TOKENS, VOCABULARIES


def rule_modules() -> list[ModuleType]:
    """All modules of the game that are loaded: to put another table in where they read one."""
    return [module for name, module in sys.modules.items() if name.startswith("galaktyka.games.transgalactica.")]


FULL_CREW = 4  # no crew space is empty, so that income holds nothing but what is looked at


class Table:
    """A match, seen by a test."""

    def __init__(self, *seats: SeatSetup, **situation: Any) -> None:
        self.match = position(seats, backend="python", **situation)

    @property
    def s(self) -> Transgalactica:
        """The record."""
        return over(Transgalactica, self.match.record)

    def me(self, seat: int) -> Seat:
        return self.s.seat[seat]

    def play(self, seat: int, *texts: str) -> Table:
        """Let a seat answer, one question after the other."""
        for text in texts:
            self.match.play(seat, text)
        return self

    def finish(self, seat: int) -> Table:
        """Let a seat end its turn, if it is asked."""
        if self.asked(seat) == "end_turn":
            self.play(seat, "pass")
        return self

    def asked(self, seat: int) -> str:
        return self.match.question(seat)

    def legal(self, seat: int) -> list[str]:
        return self.match.legal(seat)

    def can(self, seat: int, text: str) -> bool:
        return text in self.legal(seat)

    def goods(self, seat: int) -> dict[str, int]:
        """The goods a seat has, without those it lacks."""
        return {name: self.me(seat).goods[i] for i, name in enumerate(GOOD_NAMES) if self.me(seat).goods[i]}

    def vp(self, seat: int) -> int:
        return self.me(seat).vp

    def level(self, seat: int, track: str) -> int:
        return self.me(seat).level[TRACK_NAMES.index(track)]

    def ship(self, seat: int, number: int = 0) -> str:
        return SPACE_IDS[self.me(seat).ship[number]]

    def tokens(self, seat: int, where: int = FRESH) -> list[str]:
        return [VOCABULARIES["token"][t] for t in range(1, TOKENS + 1) if self.s.bonus[t] == where + seat]

    def spent(self, seat: int) -> list[str]:
        return self.tokens(seat, SPENT)

    def log(self, seat: int) -> list[str]:
        return [VOCABULARIES["mission"][mission] for mission in self.me(seat).log if mission]

    def missions(self) -> list[str]:
        return [VOCABULARIES["mission"][mission] for mission in self.s.mission if mission]

    def score(self, seat: int) -> int:
        return self.match.scores()[seat]

    def pass_all(self) -> Table:
        """Everybody passes until the round is over."""
        number = self.s.turn
        while self.match.owing and self.s.turn == number:
            self.play(self.match.owing[0], "pass")
        return self

    def next_round(self, seat: int) -> Table:
        """Everybody passes, and answers anyhow, until the seat has a turn in the next round."""
        self.pass_all()
        while self.asked(seat) != "turn":
            first = self.match.owing[0]
            self.play(first, self.legal(first)[0])
        return self

"""Matches that lie, lose, forget or leak: each must be found out by the property that is there to notice it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from galaktyka.engine.errors import IllegalActionError
from galaktyka.engine.game import Records
from galaktyka.engine.match import Match

Spoil = Callable[[Any], None]
Leak = Callable[[Any, Any], None]


def spoiled(spoil: Spoil) -> type[Match]:
    """A match whose record has gone wrong."""

    class Spoiled(Match):
        @property
        def record(self) -> Records:
            array = super().record
            spoil(array[0])
            return array

    return Spoiled


def leaking(leak: Leak) -> type[Match]:
    """A match whose observations tell something of the record that they should not."""

    class Leaking(Match):
        def observation(self, seat: int) -> Records:
            out = super().observation(seat)
            leak(self._record[0], out[0])
            return out

    return Leaking


class Shy(Match):
    """Leaves a legal action out of its list."""

    def legal_ids(self, seat: int) -> list[int]:
        return super().legal_ids(seat)[1:]


class Bold(Match):
    """Names an action that is not legal."""

    def legal_ids(self, seat: int) -> list[int]:
        legal = super().legal_ids(seat)
        return sorted({*legal, 0}) if legal else []


class Silent(Match):
    """Leaves a seat that owes a decision without a legal action."""

    def legal_ids(self, seat: int) -> list[int]:
        return [] if seat == 1 else super().legal_ids(seat)


class Talkative(Match):
    """Offers actions to seats that owe nothing."""

    def legal_ids(self, seat: int) -> list[int]:
        return super().legal_ids(seat) or [0]


class Mumbling(Match):
    """Has the same words for every action."""

    def legal(self, seat: int) -> list[str]:
        return super().legal(seat)[:1] * len(super().legal(seat))


class Endless(Match):
    """Never says that the game is over."""

    @property
    def over(self) -> bool:
        return False


class Idle(Match):
    """Lets everybody explore for ever."""

    def legal_ids(self, seat: int) -> list[int]:
        legal = super().legal_ids(seat)
        return legal[:1] if self.question(seat) == "choose_action" else legal[-1:]


class Sloppy(Match):
    """Counts a refused action as a round."""

    def step(self, seat: int, action: int) -> None:
        try:
            super().step(seat, action)
        except IllegalActionError:
            self._record["turn"] += 1
            raise


class Forgiving(Match):
    """Accepts an illegal action without a word."""

    def step(self, seat: int, action: int) -> None:
        if action in self.legal_ids(seat):
            super().step(seat, action)


class Reseeded(Match):
    """Names another seed than the one it was dealt from."""

    def _restart(self) -> None:
        super()._restart()
        self.seed = 12345


class Forgetful(Match):
    """Does not write down its third action."""

    @property
    def history(self) -> list[tuple[int, int]]:
        done = super().history
        return done[:2] + done[3:]


class ShortUndo(Match):
    """Takes back one action fewer than it should."""

    def undo(self, actions: int = 1) -> None:
        super().undo(max(0, actions - 1))


class LuckyUndo(Match):
    """Takes actions back, but not the luck that came with them."""

    def undo(self, actions: int = 1) -> None:
        after = self._record["random"].copy()
        super().undo(actions)
        self._record["random"] = after


class Jealous(Match):
    """Remembers who answered when."""

    def step(self, seat: int, action: int) -> None:
        super().step(seat, action)
        self._record["seat"][0][seat]["temporary"] = len(self.history)


class Boastful(Match):
    """Counts the cards of hands among the points."""

    def scores(self) -> list[int]:
        hands = self._record[0]["seat"]["hand"]
        return [score + int(hands[seat].sum()) for seat, score in enumerate(super().scores())]


class Stacking(Match):
    """Keeps a part of the table as it was when it deals anew."""

    kept = "deck"

    def resampled(self, seat: int, seed: int | str) -> Self:
        twin = super().resampled(seat, seed)
        twin._record[self.kept] = self._record[self.kept]
        return twin


class StackingHands(Stacking):
    """Leaves every hand where it is."""

    kept = "seat"


class StackingLuck(Stacking):
    """Keeps the source of all luck."""

    kept = "random"

"""The story of a game of Race: what happened, phase by phase, as a listener may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from typing import Final

from galaktyka.cli.language import say
from galaktyka.cli.race.cards import BY_ID
from galaktyka.cli.race.deeds import UNKNOWN, Deeds, deeds_between, robot_deeds, takeover_deeds
from galaktyka.cli.race.moments import Cause, SlowMotion
from galaktyka.cli.race.phases import NUMERALS, role_words
from galaktyka.cli.race.robot import as_seat, robot_name
from galaktyka.cli.table.face import Line
from galaktyka.engine.game import Records
from galaktyka.engine.words import Lang
from galaktyka.games.race.state import Op
from galaktyka.games.race.text import card_name, goal_name, message
from galaktyka.games.race.view import RaceView, SeatView

OPENERS: Final = (Op.REVEAL_ACTIONS, Op.EXPLORE, Op.DEVELOP, Op.SETTLE, Op.CONSUME, Op.PRODUCE, Op.ROUND_END)


@dataclass
class Chapter:
    """What happened in one phase."""

    round: int
    phase: str  # "none" between phases
    scores: tuple[int, ...] = ()  # how the seats stood when it began
    deeds: dict[int, Deeds] = field(default_factory=dict)


class RaceNarrator:
    """Watches steps and tells what happened; without a listener it knows all hands."""

    def __init__(self, lang: Lang, names: Sequence[str], listener: int | None) -> None:
        self._lang = lang
        self._names = [*names, robot_name(lang)]  # the robot, where there is one, sits behind the seats
        self._seats = len(names)
        self._listener = listener
        self._chapters: list[Chapter] = []
        self._table = SlowMotion()

    def watch(self, record: Records, seat: int, action: int) -> None:
        """See what an action leads to from a position."""
        self._table.set_up(record)
        earlier, before = self._look()
        for cause in self._table.take(seat, action):
            table, after = self._look()
            if not self._chapters or cause.op in OPENERS:
                scores = tuple(view.score for view in before)
                self._chapters.append(Chapter(table.round, table.phase, scores))
            self._note(before, after, cause)
            self._note_openly(earlier, table)
            earlier, before = table, after

    def tell(self) -> list[Line]:
        """What was seen since the last telling."""
        lines = [line for chapter in self._chapters for line in self._lines(chapter)]
        self._chapters = [Chapter(chapter.round, chapter.phase) for chapter in self._chapters[-1:]]
        return lines

    def _look(self) -> tuple[RaceView, list[SeatView]]:
        """The table, and each seat as the listener sees it; without a listener, as it sees itself."""
        if self._listener is not None:
            table = self._table.look(self._listener)
            return table, [*table.seats, *_robot_of(table)]
        views = [self._table.look(seat) for seat in range(self._seats)]
        return views[0], [*(view.seats[seat] for seat, view in enumerate(views)), *_robot_of(views[0])]

    def _note(self, before: Sequence[SeatView], after: Sequence[SeatView], cause: Cause) -> None:
        for seat in range(len(after)):
            deeds = deeds_between(before[seat], after[seat], cause)
            if seat == self._listener and cause.question is not None and cause.seat == seat:
                deeds.paid, deeds.discarded, deeds.kept = [], [], []  # the listener has just said so
            self._add(seat, deeds)

    def _note_openly(self, before: RaceView, after: RaceView) -> None:
        for seat in range(len(after.seats)):
            self._add(seat, takeover_deeds(seat, before, after))
        self._add(self._seats, robot_deeds(before, after))

    def _add(self, seat: int, deeds: Deeds) -> None:
        if deeds:
            self._chapters[-1].deeds.setdefault(seat, Deeds()).add(deeds)

    def _lines(self, chapter: Chapter) -> Iterator[Line]:
        chosen = [
            f"{self._names[seat]}: {self._roles(deeds)}" for seat, deeds in self._ordered(chapter) if deeds.chosen
        ]
        if chosen:
            yield Line(" · ".join([message("round", self._lang, number=chapter.round), *chosen]), heading=True)
            if self._listener is None:
                yield Line(self._standing(chapter))
        for seat, deeds in self._ordered(chapter):
            clauses = list(self._clauses(seat, deeds))
            if clauses:
                yield Line(f"{self._names[seat]}: {', '.join(clauses)}.", NUMERALS[chapter.phase])

    def _standing(self, chapter: Chapter) -> str:
        scores = [f"{self._names[seat]} {score}" for seat, score in enumerate(chapter.scores)]
        return say("standing", self._lang, scores=", ".join(scores))

    def _ordered(self, chapter: Chapter) -> list[tuple[int, Deeds]]:
        return sorted(chapter.deeds.items())

    def _roles(self, deeds: Deeds) -> str:
        return " + ".join(role_words(card, self._lang) for card in deeds.chosen)

    def _clauses(self, seat: int, deeds: Deeds) -> Iterator[str]:
        you = "yes" if seat == self._listener else "no"
        for entry in fields(deeds):
            value = getattr(deeds, entry.name)
            if entry.name == "chosen" or not value:
                continue
            if isinstance(value, int):
                yield say(f"deed-{entry.name}", self._lang, you=you, count=value)
            else:
                yield say(f"deed-{entry.name}", self._lang, you=you, count=len(value), cards=self._cards(value))

    def _cards(self, ids: Sequence[str]) -> str:
        """The names of the cards (or goals), "none" where they are not known."""
        if UNKNOWN in ids:
            return "none"
        return ", ".join(self._name(id_) for id_ in ids)

    def _name(self, id_: str) -> str:
        return card_name(BY_ID[id_], self._lang) if id_ in BY_ID else goal_name(id_, self._lang)


def _robot_of(table: RaceView) -> list[SeatView]:
    return [as_seat(table.robot)] if table.robot is not None else []

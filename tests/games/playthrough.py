"""Complete games as text that people can read and the program can play again: the golden playthroughs.

The text is that of a saved game; remarks show what lies open on the table after every round, and how each seat scores.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import galaktyka as gk
from galaktyka.engine.save import action_lines, match_text

SPECTATOR: Final = -1


@dataclass(frozen=True)
class Playthrough:
    """A game that is always played the same way."""

    game: str
    name: str
    players: int
    seed: int
    options: tuple[str, ...] = ()

    @property
    def path(self) -> Path:
        """The file that keeps its text."""
        return Path(__file__).parent / self.game / "golden" / f"{self.name}.txt"

    def new(self) -> gk.Match:
        """The match before its first action."""
        options = dict.fromkeys(self.options, True)
        return gk.new(self.game, players=self.players, seed=self.seed, backend="python", **options)


@dataclass(frozen=True)
class Manner:
    """How the playthroughs of a game are played and told."""

    choose: Callable[[Sequence[str], str], str]  # (legal, moment): one of them, always the same
    after_round: Callable[[gk.Match, int], Iterable[str]]  # remarks on the table
    at_the_end: Callable[[gk.Match], Iterable[str]]  # remarks on the scores


def luck(moment: str) -> int:
    """A number that looks random and is always the same."""
    return int.from_bytes(hashlib.sha256(moment.encode()).digest()[:8], "big")


def choose_active(legal: Sequence[str], moment: str) -> str:
    """An action that looks random and is always the same, however actions are numbered; passing only if it must."""
    active = sorted(action for action in legal if action != "pass") or legal
    return active[luck(moment) % len(active)]


def play(game: Playthrough, manner: Manner) -> str:
    """Play a game to its end and write it down."""
    match = game.new()
    remarks: dict[int, list[str]] = {}
    turn = match.view(SPECTATOR).round
    while match.owing:
        seat = match.owing[0]
        match.play(seat, manner.choose(match.legal(seat), f"{game.name} {len(match.history)}"))
        now = match.view(SPECTATOR).round
        if now != turn or match.over:
            remarks[len(match.history)] = list(manner.after_round(match, turn))
            turn = now
    remarks[len(match.history)] += manner.at_the_end(match)
    return write_down(match, remarks)


def moments(game: Playthrough, manner: Manner, every: int, *, last_first: bool = False) -> Iterator[gk.Match]:
    """A game seen every few decisions and at its end; `last_first`: of several seats the last one answers first."""
    match = game.new()
    while match.owing:
        if len(match.history) % every == 0:
            yield match
        seat = match.owing[-1 if last_first else 0]
        match.play(seat, manner.choose(match.legal(seat), f"{game.name} {len(match.history)}"))
    yield match


def write_down(match: gk.Match, remarks: dict[int, list[str]]) -> str:
    """The saved game, with remarks after so many actions."""
    actions = action_lines(match)
    saved = match_text(match).splitlines()
    lines = saved[: -len(actions) - 1]
    for count, action in enumerate(actions, 1):
        lines += [action, *remarks.get(count, [])]
    return "\n".join([*lines, saved[-1]]) + "\n"

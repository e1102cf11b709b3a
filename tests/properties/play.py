"""Random games for the properties: every variant, from the deal to any point, by a few numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from hypothesis import strategies as st

import galaktyka as gk
from galaktyka.engine.game import Records
from galaktyka.engine.match import Match

RACE: Final = gk.race.GAME
MOST_DECISIONS: Final = 5000  # random games end long before
SCARCE_DECISIONS: Final = 400  # with a handful of cards a game may never end


@dataclass(frozen=True)
class Variant:
    """How many play, and with which options; `scarce`: with a handful of cards, so that the piles run out."""

    players: int
    advanced: bool = False
    first_game: bool = False
    scarce: bool = False
    also: tuple[str, ...] = ()  # options of the expansions

    def __str__(self) -> str:
        marks = [name for name in ("advanced", "first_game", "scarce") if getattr(self, name)]
        return " ".join([f"{self.players} players", *marks, *self.also])

    @property
    def options(self) -> dict[str, bool]:
        return {"advanced": self.advanced, "first_game": self.first_game, **dict.fromkeys(self.also, True)}

    @property
    def points(self) -> int | None:
        """How much of a game to look at; None: all of it."""
        return SCARCE_DECISIONS if self.scarce else None

    def new(self, seed: int, backend: str = "cpu", kind: type[Match] = Match) -> Match:
        """A new match; `kind` may be a mutant."""
        start = self._scarce_start() if self.scarce else None
        return kind(RACE, players=self.players, options=self.options, seed=seed, start=start, backend_name=backend)

    def _scarce_start(self) -> Records:
        """Everybody has a start world; all other cards but a few are out of the game."""
        worlds = ["old_earth", "epsilon_eridani", "alpha_centauri", "new_sparta"]
        hands = ["public_works", "gem_world", "rebel_outpost", "spice_world", "mining_robots", "colony_ship"]
        seats = [
            gk.race.SeatSetup(
                tableau=[worlds[seat]], hand=hands[seat::4], goods=["alpha_centauri"] if seat == 2 else ()
            )
            for seat in range(self.players)
        ]
        deck = ["contact_specialist", "gambling_world", "prosperous_world", "new_earth", "trade_league", "comet_zone"]
        return gk.race.position(seats, deck=deck, only_deck=True, advanced=self.advanced, backend="python").record


EVERYTHING: Final = ("tgs", "rvi", "goals", "takeovers")

VARIANTS: Final = (
    Variant(2),
    Variant(3),
    Variant(4),
    Variant(2, first_game=True),
    Variant(3, first_game=True),
    Variant(4, first_game=True),
    Variant(2, advanced=True),
    Variant(2, advanced=True, first_game=True),
    Variant(2, advanced=True, scarce=True),
    Variant(4, scarce=True),
    Variant(2, also=("tgs", "goals")),
    Variant(3, also=("rvi",)),
    Variant(5, also=EVERYTHING),
    Variant(6, also=EVERYTHING),
    Variant(2, advanced=True, also=EVERYTHING),
    Variant(5, also=("tgs",), first_game=True),
    Variant(3, also=("tgs", "draft")),
    Variant(5, also=(*EVERYTHING, "draft")),
    Variant(2, also=("rvi", "takeovers", "duel")),
    Variant(2, advanced=True, also=(*EVERYTHING, "duel")),
    Variant(1, also=("tgs", "solitaire")),
    Variant(1, also=("tgs", "rvi", "solitaire", "robot_hard")),
)


def decide(match: Match, luck: Random) -> None:
    """Let one of the seats that owe a decision make one, at random."""
    seat = luck.choice(match.owing)
    match.step(seat, luck.choice(match.legal_ids(seat)))


def walk(match: Match, luck: Random) -> Iterator[Match]:
    """Play at random to the end: the match before every decision, and after the last."""
    for _ in range(MOST_DECISIONS):
        yield match
        if match.over:
            return
        decide(match, luck)
    raise AssertionError(f"The game goes on after {MOST_DECISIONS} decisions.")


@dataclass(frozen=True)
class Situation:
    """A point of a random game, found again by these numbers."""

    variant: Variant
    seed: int
    luck: int
    decisions: int

    def match(self, backend: str = "cpu", kind: type[Match] = Match) -> Match:
        """Play to that point, or to the end of the game if that comes first."""
        match = self.variant.new(self.seed, backend, kind)
        luck = Random(self.luck)
        for _ in range(self.decisions):
            if match.over:
                break
            decide(match, luck)
        return match


VARIANT = st.sampled_from(VARIANTS)
NUMBER = st.integers(0, 1 << 32)
SITUATION = st.builds(Situation, VARIANT, NUMBER, NUMBER, st.integers(0, 300))

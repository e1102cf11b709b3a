"""What all environments share: a table that is dealt from seeds, shown as numbers, and rewarded at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

import galaktyka as gk
from galaktyka.engine.batch import REWARDS
from galaktyka.engine.errors import GalaktykaError, IllegalActionError, NotAskedError, OptionError
from galaktyka.engine.feature_rows import features_of
from galaktyka.engine.features import Features
from galaktyka.engine.game import Game
from galaktyka.engine.match import Match, Seed

Row = np.ndarray[Any, np.dtype[np.float32]]
ActionMask = np.ndarray[Any, np.dtype[np.int8]]
Observation = dict[str, np.ndarray[Any, Any]]

ILLEGAL: Final = ("error", "lose")
LOSS: Final = -1.0  # the reward of a seat that loses by an illegal action


def game_of(game: str | Game) -> Game:
    """A game, by its name or as it is."""
    return gk.game(game) if isinstance(game, str) else game


def checked(value: str, known: tuple[str, ...], what: str) -> str:
    """A value that is one of those known."""
    if value not in known:
        raise OptionError(f"There is no {what} '{value}'; there is {', '.join(known)}.")
    return value


class EnvTable:
    """A match that can be dealt again and again.

    The first game after seeding has the seed itself, as `galaktyka.new` takes it; later ones add their number to it.
    """

    def __init__(
        self,
        game: str | Game,
        players: int,
        options: Mapping[str, bool],
        *,
        seed: Seed = 0,
        reward: str = "win",
        illegal: str = "error",
        backend: str | None = None,
    ) -> None:
        """Nothing is dealt yet, but everything that cannot be is refused."""
        self.game = game_of(game)
        self.game.new_record(players, options)
        self.features: Features = features_of(self.game)
        self.players = players
        self.reward = checked(reward, REWARDS, "reward")
        self.illegal = checked(illegal, ILLEGAL, "answer to illegal actions")
        self._options = options
        self._backend = backend
        self._seed: Seed = seed
        self._dealt = 0
        self._losers: set[int] = set()
        self._match: Match | None = None

    @property
    def match(self) -> Match:
        """The game being played."""
        if self._match is None:
            raise NotAskedError("No game has been dealt yet: call reset first.")
        return self._match

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or by an illegal action."""
        return bool(self._losers) or self.match.over

    @property
    def owing(self) -> list[int]:
        """The seats that owe a decision."""
        return [] if self.over else self.match.owing

    def deal(self, seed: Seed | None = None) -> None:
        """Deal a game: the first one of a new seed, or the next one of the present seed."""
        if seed is not None:
            self._seed, self._dealt = seed, 0
        chosen = f"{self._seed}/{self._dealt}" if self._dealt else self._seed
        self._match = Match(
            self.game, players=self.players, options=self._options, seed=chosen, backend_name=self._backend
        )
        self._dealt += 1
        self._losers = set()

    def act(self, seat: int, action: int) -> None:
        """Take an action; an illegal one is an error, or loses the game at once."""
        try:
            self.match.step(seat, action)
        except (IllegalActionError, NotAskedError) as error:
            self.refuse(seat, error)

    def refuse(self, seat: int, error: GalaktykaError) -> None:
        """A seat did what it may not: raise the error, or let the seat lose."""
        if self.illegal == "error":
            raise error
        self._losers.add(seat)

    def mask(self, seat: int) -> ActionMask:
        """The legal actions of a seat; none if it owes no decision."""
        mask = np.zeros(self.game.actions, np.int8)
        if seat in self.owing:
            mask[self.match.legal_ids(seat)] = 1
        return mask

    def row(self, seat: int) -> Row:
        """The features of a seat in their units."""
        return self.features.scaled(self.match.features(seat))

    def rewards(self) -> list[float]:
        """What each seat gets: nothing before the end."""
        if not self.over:
            return [0.0] * self.players
        if self._losers:
            return [LOSS if seat in self._losers else 0.0 for seat in range(self.players)]
        return final_rewards(self.match, self.reward)


def final_rewards(match: Match, reward: str) -> list[float]:
    """What each seat gets for a finished game: its share of the victory, or its score."""
    if reward == "score":
        return [float(score) for score in match.scores()]
    winners = match.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.players)]

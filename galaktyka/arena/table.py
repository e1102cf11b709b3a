"""One game between bots, decision by decision."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

import numpy as np

from galaktyka.arena.result import GameResult
from galaktyka.engine.backend import backend
from galaktyka.engine.errors import PlayerError
from galaktyka.engine.flow import DONE, MAX_SEATS
from galaktyka.engine.game import Game, Mask, Records
from galaktyka.engine.match import Seed
from galaktyka.engine.playout import lowest_seat, scramble
from galaktyka.engine.random import key_words
from galaktyka.engine.record import over
from galaktyka.players.bot import Bot
from galaktyka.players.playout import MOST_DECISIONS, first_state


def endless(names: Sequence[str]) -> PlayerError:
    """The error of bots that play on and on."""
    return PlayerError(
        f"The game between {', '.join(names)} was stopped: it had not ended after {MOST_DECISIONS} decisions."
    )


class Play:
    """A game being played by bots, on the bare rules: no history, no more work than needed."""

    def __init__(
        self, game: Game, bots: Sequence[Bot], seed: Seed, options: Mapping[str, bool], backend_name: str | None
    ) -> None:
        self.game = game
        self.bots = bots
        self.backend = backend(game, backend_name)
        self.record = game.new_record(len(bots), options)
        self.s = self.backend.see(self.record)
        self.decisions = [0] * len(bots)
        self.seconds = [0.0] * len(bots)
        key = key_words(seed)
        self.backend.rules.setup(self.s, key)
        self.state = first_state(key)
        self._observation: Records = np.zeros_like(self.record)
        self._seen = self.backend.see(self._observation)
        self._mask: Mask = np.zeros(game.actions, np.uint8)

    def run(self) -> None:
        """Play to the end."""
        while seats := self.backend.rules.owing(self.s):
            if sum(self.decisions) == MOST_DECISIONS:
                raise endless([bot.name for bot in self.bots])
            self.state = scramble(self.state)
            self._decide(lowest_seat(seats))

    def _decide(self, seat: int) -> None:
        rules = self.backend.rules
        self._observation.view(np.uint8)[:] = 0
        self._mask[:] = 0
        rules.observe(self.s, seat, self._seen)
        rules.legal(self.s, seat, self._mask)
        started = time.perf_counter()
        action = self.bots[seat].choose(self._observation, seat, self._mask, self.state)
        self.seconds[seat] += time.perf_counter() - started
        self.decisions[seat] += 1
        if rules.step(self.s, seat, action) != DONE:
            raise PlayerError(f"Bot '{self.bots[seat].name}' chose action {action}, which the rules do not allow.")

    def result(self, seed: Seed) -> GameResult:
        """How the game ended."""
        scores = np.zeros(MAX_SEATS, np.int32)
        self.backend.rules.scores(self.s, scores)
        winners = self.backend.rules.winners(self.s)
        seats = range(len(self.bots))
        return GameResult(
            seed=str(seed),
            bots=tuple(bot.name for bot in self.bots),
            scores=tuple(int(scores[seat]) for seat in seats),
            winners=tuple(seat for seat in seats if winners >> seat & 1),
            decisions=tuple(self.decisions),
            seconds=tuple(self.seconds),
            rounds=int(self.record[0]["turn"]),
            end_reason=self.game.end_reason(over(self.game.record, self.record)),
        )


def play_match(
    game: Game,
    bots: Sequence[Bot],
    seed: Seed,
    options: Mapping[str, bool] | None = None,
    backend_name: str | None = None,
) -> GameResult:
    """Play one game between bots, one for each seat in order."""
    play = Play(game, bots, seed, options or {}, backend_name)
    play.run()
    return play.result(seed)

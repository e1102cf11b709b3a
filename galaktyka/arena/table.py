"""Games between bots, decision by decision."""

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
from galaktyka.players.bot import Bot, SearchBot, possible_world
from galaktyka.players.playout import MOST_DECISIONS, first_state


class BotTable:
    """A table at which bots play one game after another, on the bare rules: no history, no more work than needed."""

    def __init__(self, game: Game, players: int, options: Mapping[str, bool], backend_name: str | None = None) -> None:
        self.game = game
        self.players = players
        self._backend = backend(game, backend_name)
        self._blank = game.new_record(players, options).view(np.uint8)
        self._record: Records = np.zeros(1, game.new_record(players, options).dtype)
        self._observation: Records = np.zeros_like(self._record)
        self._bytes = self._record.view(np.uint8)
        self._observed = self._observation.view(np.uint8)
        self._s = self._backend.see(self._record)
        self._seen = self._backend.see(self._observation)
        self._mask: Mask = np.zeros(game.actions, np.uint8)

    def play(self, bots: Sequence[Bot], seed: Seed) -> GameResult:
        """Play one game, with a bot for each seat in order."""
        if len(bots) != self.players:
            raise PlayerError(f"The table has {self.players} seats, not {len(bots)}.")
        decisions, seconds = [0] * self.players, [0.0] * self.players
        key = key_words(seed)
        self._bytes[:] = self._blank
        self._backend.rules.setup(self._s, key)
        state = first_state(key)
        while seats := self._backend.rules.owing(self._s):
            if sum(decisions) >= MOST_DECISIONS:
                raise endless([bot.name for bot in bots])
            state = scramble(state)
            seat = lowest_seat(seats)
            seconds[seat] += self._decide(bots[seat], seat, state)
            decisions[seat] += 1
        return self._result(str(seed), bots, decisions, seconds)

    def _decide(self, bot: Bot, seat: int, seed: int) -> float:
        """Let a bot decide; returns the seconds it took."""
        rules = self._backend.rules
        self._observed[:] = 0
        self._mask[:] = 0
        rules.observe(self._s, seat, self._seen)
        rules.legal(self._s, seat, self._mask)
        started = time.perf_counter()
        action = self._answer(bot, seat, seed)
        seconds = time.perf_counter() - started
        if rules.step(self._s, seat, action) != DONE:
            raise PlayerError(f"Bot '{bot.name}' chose action {action}, which the rules do not allow.")
        return seconds

    def _answer(self, bot: Bot, seat: int, seed: int) -> int:
        """What a bot does with what its seat may know."""
        if isinstance(bot, SearchBot):
            world = possible_world(self._backend, self._record, seat, seed)
            return bot.search(world, seat, self._mask, seed)
        return bot.choose(self._observation, seat, self._mask, seed)

    def _result(self, seed: str, bots: Sequence[Bot], decisions: list[int], seconds: list[float]) -> GameResult:
        scores = np.zeros(MAX_SEATS, np.int32)
        self._backend.rules.scores(self._s, scores)
        winners = self._backend.rules.winners(self._s)
        return GameResult(
            seed=seed,
            bots=tuple(bot.name for bot in bots),
            scores=tuple(scores[: self.players].tolist()),
            winners=seats_in(winners),
            decisions=tuple(decisions),
            seconds=tuple(seconds),
            rounds=int(self._record[0]["turn"]),
            end_reason=self.game.end_reason(self._record.view(np.recarray)[0]),
        )


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask."""
    return tuple(seat for seat in range(MAX_SEATS) if mask >> seat & 1)


def endless(names: Sequence[str]) -> PlayerError:
    """The error of bots that play on and on."""
    return PlayerError(
        f"The game of {', '.join(names)} was stopped: it had not ended after {MOST_DECISIONS} decisions."
    )


def play_match(
    game: Game,
    bots: Sequence[Bot],
    seed: Seed,
    options: Mapping[str, bool] | None = None,
    backend_name: str | None = None,
) -> GameResult:
    """Play one game between bots, one for each seat in order."""
    return BotTable(game, len(bots), options or {}, backend_name).play(bots, seed)

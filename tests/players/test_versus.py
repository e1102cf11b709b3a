"""Batches in which bots answer, on a tiny game: what happens is what matches with the same bots have."""

from __future__ import annotations

import numpy as np
import pytest

from galaktyka import players
from galaktyka.engine.batch import Batch
from galaktyka.engine.errors import OptionError
from galaktyka.engine.match import Match
from galaktyka.engine.playout import scramble
from galaktyka.engine.random import key_words
from galaktyka.players.bot import choice
from galaktyka.players.playout import first_state
from galaktyka.players.versus import BotBatch, Bots
from tests.engine.toy import GAME

GAMES = 6


class Place:
    """One place of a batch, played by hand."""

    def __init__(self, seed: str, bots: list[str | None]) -> None:
        self.match = Match(GAME, players=len(bots), options={}, seed=seed, backend_name="python")
        self._bots = [None if name is None else players.bot(name, GAME, "python") for name in bots]
        self._state = first_state(key_words(seed))
        self.answer()

    def answer(self) -> None:
        """Let the bots decide until somebody else has to."""
        while owing := self.match.owing:
            bot = self._bots[owing[0]]
            if bot is None:
                return
            self._state = scramble(self._state)
            self.match.step(owing[0], choice(bot, self.match, owing[0], self._state))


@pytest.mark.parametrize("bots", [["random", None], [None, "heuristic", "random"], [None, "random", None]])
def test_bots_answer_as_they_do_in_matches(bots: list[str | None]) -> None:
    batch = BotBatch(GAME, bots=bots, games=GAMES, options={}, seed=4, threads=2, reward="score")
    places = [Place(batch.seed_of(i), bots) for i in range(GAMES)]
    ended = 0
    for _ in range(60):
        for i, place in enumerate(places):
            assert place.match.record["seat"].tobytes() == batch.records["seat"][i].tobytes()
            assert place.match.owing[0] == batch.seats[i]
            assert place.match.legal_ids(place.match.owing[0]) == np.flatnonzero(batch.masks[i]).tolist()
        actions = batch.random_actions()
        batch.step(actions)
        for i, place in enumerate(places):
            place.match.step(place.match.owing[0], int(actions[i]))
            place.answer()
            assert bool(batch.done[i]) == place.match.over
            if place.match.over:
                assert batch.rewards[i].tolist() == place.match.scores()
                places[i] = Place(batch.seed_of(i), bots)
                ended += 1
    assert ended > GAMES


def test_random_play_goes_through_steps() -> None:
    played, stepped = (BotBatch(GAME, bots=["random", None], games=GAMES, options={}, seed=1) for _ in range(2))
    played.play_random(40)
    for _ in range(40):
        stepped.step(stepped.random_actions())
    assert played.records.tobytes() == stepped.records.tobytes()
    assert played.done.all()


def test_a_batch_goes_on_from_a_snapshot_as_if_it_had_never_stopped() -> None:
    first, second = (BotBatch(GAME, bots=["random", None], games=GAMES, options={}, seed=1) for _ in range(2))
    for _ in range(7):
        first.step(first.random_actions())
    second.restore(first.snapshot())
    for _ in range(20):
        actions = first.random_actions()
        first.step(actions)
        second.step(actions)
        assert first.records.tobytes() == second.records.tobytes()


def test_somebody_must_be_left_to_act() -> None:
    with pytest.raises(OptionError, match="A batch needs a seat without a bot"):
        BotBatch(GAME, bots=["random", "heuristic"], games=GAMES, options={})


def test_all_seats_without_bots_are_a_plain_batch() -> None:
    with_nobody = BotBatch(GAME, bots=[None, None], games=GAMES, options={}, seed=1)
    assert with_nobody.seats.tolist() == [0] * GAMES


def test_bots_that_are_asked_answer_as_they_do_in_matches() -> None:
    batch = Batch(GAME, games=200, players=3, options={}, seed=8)
    bot, seeds = players.bot("heuristic", GAME, "python"), np.arange(200, dtype=np.int64) << 40
    actions = Bots(GAME, threads=2).decide(batch.records, batch.seats.copy(), seeds)
    for place in range(0, 200, 9):
        match = Match(GAME, players=3, options={}, seed=batch.seed_of(place), backend_name="python")
        assert actions[place] == choice(bot, match, int(batch.seats[place]), int(seeds[place]))
    assert not batch.episodes.any()  # nothing was done yet

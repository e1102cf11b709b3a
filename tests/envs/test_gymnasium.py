"""Gymnasium environments: one seat against bots, alone and in many games at once."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import galaktyka as gk
from galaktyka import envs, players
from galaktyka.engine.errors import IllegalActionError, OptionError, PlayerError
from galaktyka.engine.playout import scramble
from galaktyka.engine.random import key_words
from galaktyka.envs.batched import SeatVectorEnv
from galaktyka.envs.single import SeatEnv
from galaktyka.players.bot import choice
from galaktyka.players.playout import first_state

STEPS = 250


def first_legal(mask: np.ndarray[Any, Any]) -> int:
    return int(np.argmax(mask))


@pytest.mark.filterwarnings("ignore:.*not within the observation space bounds")
def test_a_seat_passes_the_test_of_the_interface() -> None:
    check_env(envs.gymnasium("race", bots="random", illegal="lose"), skip_render_check=True)


def play(env: SeatEnv, seed: int) -> tuple[float, list[tuple[int, int]]]:
    """A game in which the agent takes the first legal action; its reward and its history."""
    env.reset(seed=seed)
    total, ended = 0.0, False
    info: dict[str, Any] = {}
    while not ended:
        _, reward, ended, cut, info = env.step(first_legal(env.action_masks()))
        assert not cut
        assert env.match.over == ended
        assert (env.action_masks() == info["action_mask"]).all()
        total += reward
    assert info["scores"] == env.match.scores()
    return total, env.match.history


@pytest.mark.parametrize(("seat", "bots"), [(0, "heuristic"), (1, "random"), (2, ["random", "heuristic"])])
def test_a_seat_plays_against_its_bots(seat: int, bots: str | list[str]) -> None:
    env = envs.gymnasium("race", players=3, seat=seat, bots=bots, reward="score")
    reward, history = play(env, 3)
    assert reward == env.match.scores()[seat]
    again, other = play(env, 3), play(env, 4)
    assert again == (reward, history)
    assert other[1] != history
    match = gk.new("race", players=3, seed=4)
    for who, action in env.match.history:
        match.step(who, action)
    assert match.over


def test_the_bots_answer_as_the_seed_has_it() -> None:
    env = envs.gymnasium("race", bots="heuristic")
    play(env, 8)
    match, opponent = gk.new("race", seed=8), players.bot("heuristic", gk.game("race"))
    state, answers = first_state(key_words(8)), 0
    for who, action in env.match.history:
        if who == 1:
            state = scramble(state)
            assert choice(opponent, match, 1, state) == action
            answers += 1
        match.step(who, action)
    assert answers > 20


def test_winning_is_rewarded_by_its_share() -> None:
    env = envs.gymnasium("race", bots="random")
    rewards = [play(env, seed)[0] for seed in range(4)]
    assert set(rewards) <= {0.0, 0.5, 1.0}


def test_an_illegal_action_is_an_error_or_loses() -> None:
    env = envs.gymnasium("race", bots="random")
    env.reset(seed=1)
    wrong = first_legal(~env.action_masks())
    with pytest.raises(IllegalActionError):
        env.step(wrong)
    env = envs.gymnasium("race", bots="random", illegal="lose")
    env.reset(seed=1)
    _, reward, ended, _, _ = env.step(wrong)
    assert (reward, ended) == (-1.0, True)
    assert not env.action_masks().any()


def vector(**settings: Any) -> SeatVectorEnv:
    chosen: dict[str, Any] = {"games": 6, "bots": "random", "seed": 3}
    return envs.vector("race", **(chosen | settings))


@pytest.mark.parametrize(("bots", "seat"), [("random", 0), ("heuristic", 1)])
def test_a_vector_plays_what_single_seats_play(bots: str, seat: int) -> None:
    many = vector(bots=bots, seat=seat, reward="score", threads=2)
    singles = [envs.gymnasium("race", bots=bots, seat=seat, reward="score") for _ in range(6)]
    rows, infos = many.reset()
    for i, single in enumerate(singles):
        single.begin(many.batch.seed_of(i))
    finished = 0
    for _ in range(STEPS):
        for i, single in enumerate(singles):
            assert single.match.record.tobytes() == many.batch.records[i : i + 1].tobytes()
            assert (single.action_masks() == infos["action_mask"][i]).all()
        assert rows[0].tolist() == singles[0].table.row(seat).tolist()
        actions = many.batch.random_actions()
        rows, rewards, ended, cut, infos = many.step(actions)
        assert not cut.any()
        for i, single in enumerate(singles):
            _, reward, over, _, info = single.step(int(actions[i]))
            assert (reward, over) == (rewards[i], ended[i])
            if over:
                assert infos["scores"][i].tolist() == info["scores"]
                single.begin(many.batch.seed_of(i))
                finished += 1
    assert finished > 0


def test_a_vector_fits_its_spaces() -> None:
    many = vector()
    rows, _ = many.reset(seed=5)
    assert many.observation_space.contains(rows)
    assert many.action_space.contains(many.batch.random_actions().astype(np.int64))
    raw = vector(scaled=False, seed=5)
    bytes_, _ = raw.reset()
    assert raw.observation_space.contains(bytes_)
    assert many.features.scaled(bytes_).tolist() == rows.tolist()


def test_a_vector_deals_anew() -> None:
    many = vector()
    first = many.reset()[0]
    second = many.reset()[0]
    assert (first != second).any()
    assert (many.reset(seed=3)[0] == first).all()
    with pytest.raises(OptionError, match="one seed for all its games"):
        many.reset(seed=[1, 2])


def test_random_play_of_a_vector_ends_games_against_its_bots() -> None:
    many = vector(reward="win")
    many.batch.play_random(STEPS)
    assert many.batch.done.all()
    assert set(many.batch.seats.tolist()) == {0}
    assert many.batch.rewards.sum(axis=1) == pytest.approx(1)


def test_the_heuristic_bot_beats_random_play() -> None:
    many = vector(games=64, bots="heuristic")
    wins, games = 0.0, 0
    for _ in range(200):
        _, rewards, ended, _, _ = many.step(many.batch.random_actions())
        wins, games = wins + rewards.sum(), games + int(ended.sum())
    assert games > 20
    assert wins < games / 4


def test_what_cannot_be_is_refused_in_one_sentence() -> None:
    with pytest.raises(OptionError, match="There is no seat 2"):
        envs.gymnasium("race", seat=2)
    with pytest.raises(OptionError, match="one bot for all other seats, or 2, not 1"):
        envs.gymnasium("race", players=3, bots=["random"])
    with pytest.raises(PlayerError, match="no bot 'deep'"):
        envs.vector("race", games=1, bots="deep")
    with pytest.raises(OptionError, match="at least one game"):
        envs.vector("race", games=0)
    with pytest.raises(OptionError, match="no reward 'fame'"):
        envs.vector("race", games=1, reward="fame")


def copied_anew(env: SeatEnv) -> SeatEnv:
    elsewhere: SeatEnv = pickle.loads(pickle.dumps(env))
    return elsewhere


@pytest.mark.parametrize("way", [copy.deepcopy, copied_anew])
@pytest.mark.parametrize("backend", ["python", "cpu"])
def test_a_copy_goes_on_as_its_original_does(way: Callable[[SeatEnv], SeatEnv], backend: str) -> None:
    """With compiled rules, the bots of a copy used to see what those of the original had seen last."""
    env = envs.gymnasium("race", players=3, bots=["heuristic", "random"], backend=backend)
    env.reset(seed=5)
    for _ in range(10):
        env.step(first_legal(env.action_masks()))
    twin = way(env)
    middle = env.match.hash
    for _ in range(30):
        twin.step(first_legal(twin.action_masks()))
    assert env.match.hash == middle
    for _ in range(30):
        env.step(first_legal(env.action_masks()))
    assert twin.match.hash == env.match.hash != middle
    assert twin.match.game is env.match.game
    assert twin.reset()[0].tolist() == env.reset()[0].tolist()

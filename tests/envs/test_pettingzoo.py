"""PettingZoo environments pass PettingZoo's own tests, and play what matches play."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import galaktyka as gk
from galaktyka import envs
from galaktyka.engine.errors import IllegalActionError, NotAskedError, OptionError
from galaktyka.engine.feature_rows import features_of
from galaktyka.envs.aec import TurnEnv
from galaktyka.envs.parallel import TableEnv

FEATURES = features_of(gk.game("race"))


def turns(**settings: Any) -> TurnEnv:
    return envs.pettingzoo("race", players=2, **settings)


def table(**settings: Any) -> TableEnv:
    return envs.pettingzoo_parallel("race", players=3, **settings)


@pytest.mark.filterwarnings("ignore:Observation")  # it would rather have arrays than a Dict with a mask
def test_turns_pass_the_test_of_the_interface() -> None:
    api_test(turns(), num_cycles=300)


def test_turns_repeat_themselves_with_their_seed() -> None:
    seed_test(turns, num_cycles=100)


def test_tables_pass_the_test_of_the_interface() -> None:
    parallel_api_test(table(), num_cycles=300)


def test_tables_repeat_themselves_with_their_seed() -> None:
    parallel_seed_test(lambda: table(illegal="lose"), num_cycles=20)  # it acts without a look at the masks


@pytest.mark.parametrize("reward", ["win", "score"])
def test_turns_play_what_a_match_plays(reward: str) -> None:
    env = turns(reward=reward)
    env.reset(seed=5)
    match = gk.new("race", players=2, seed=5)
    chance = Random(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, gained, ended, cut, _ = env.last()
        total[agent] += gained
        if ended:
            env.step(None)
            continue
        seat = env.possible_agents.index(agent)
        assert not cut
        assert seat == match.owing[0]
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        assert legal == match.legal_ids(seat)
        assert observation["observation"].tolist() == FEATURES.scaled(match.features(seat)).tolist()
        action = chance.choice(legal)
        env.step(action)
        match.step(seat, action)
    assert match.over
    assert env.match.hash == match.hash
    winners = match.winners()
    shares = [(seat in winners) / len(winners) for seat in range(2)]
    assert list(total.values()) == (match.scores() if reward == "score" else shares)


def test_a_table_plays_what_a_match_plays() -> None:
    env = table(reward="score")
    observations, _ = env.reset(seed=6)
    match = gk.new("race", players=3, seed=6)
    chance = Random(2)
    rewards: dict[str, float] = {}
    while env.agents:
        owing = match.owing
        actions = {}
        for seat, agent in enumerate(env.agents):
            legal = np.flatnonzero(observations[agent]["action_mask"]).tolist()
            assert legal == (match.legal_ids(seat) if seat in owing else [env.wait])
            actions[agent] = chance.choice(legal)
        for seat in owing:
            match.step(seat, actions[env.agents[seat]])
        observations, rewards, ended, cut, _ = env.step(actions)
        assert set(ended.values()) == {match.over}
        assert not any(cut.values())
        assert match.over or not any(rewards.values())
    assert env.match.hash == match.hash
    assert list(rewards.values()) == match.scores()


def test_later_games_of_a_seed_are_numbered() -> None:
    env = turns()
    seeds = []
    for seed in (7, None, None, 7):
        env.reset(seed=seed)
        seeds.append(env.match.seed)
    assert seeds == [7, "7/1", "7/2", 7]


def test_an_illegal_action_is_an_error_or_loses() -> None:
    env = turns()
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe("seat_0")["action_mask"] == 0)[0])
    before = env.match.hash
    with pytest.raises(IllegalActionError, match="not allowed now"):
        env.step(wrong)
    assert env.match.hash == before
    env = turns(illegal="lose")
    env.reset(seed=1)
    env.step(wrong)
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(env.terminations.values())


def test_everybody_who_acts_illegally_at_once_loses() -> None:
    env = table(illegal="lose")
    env.reset(seed=1)
    before = env.match.hash
    with pytest.raises(OptionError, match="seat_2 has no action"):
        env.step({"seat_0": env.wait, "seat_1": env.wait})
    assert (env.agents, env.match.hash) == (env.possible_agents, before)
    legal = env.match.legal_ids(1)[0]
    _, rewards, ended, _, _ = env.step({"seat_0": env.wait, "seat_1": legal, "seat_2": env.wait})
    assert rewards == {"seat_0": -1.0, "seat_1": 0.0, "seat_2": -1.0}
    assert all(ended.values())


@pytest.mark.parametrize("make", [turns, table])
def test_an_environment_can_be_copied_here_and_elsewhere(make: Callable[[], TurnEnv | TableEnv]) -> None:
    env = make()
    env.reset(seed=1)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert (twin.match.hash, twin.match.history) == (env.match.hash, env.match.history)
        assert twin.table.game is env.table.game
        twin.match.step(0, twin.match.legal_ids(0)[0])
        assert twin.match.hash != env.match.hash


def test_everybody_acts_and_who_is_not_asked_waits() -> None:
    env = table()
    observations, _ = env.reset(seed=1)
    first = {agent: int(np.argmax(seen["action_mask"])) for agent, seen in observations.items()}
    before = env.match.hash
    with pytest.raises(IllegalActionError, match=f"Action {env.wait} of seat_1 is not allowed"):
        env.step(first | {"seat_1": env.wait})
    with pytest.raises(OptionError, match="seat_2 has no action"):
        env.step({"seat_0": first["seat_0"], "seat_1": first["seat_1"]})
    assert env.match.hash == before
    env.match.step(0, first["seat_0"])
    env.match.step(0, env.match.legal_ids(0)[0])
    with pytest.raises(IllegalActionError, match="seat_0 owes no decision now and can only wait"):
        env.step(first)
    env.step(first | {"seat_0": env.wait})
    assert [seat for seat, _ in env.match.history] == [0, 0, 1, 2]


def test_what_cannot_be_is_refused_in_one_sentence() -> None:
    with pytest.raises(NotAskedError, match="call reset first"):
        turns().observe("seat_0")
    with pytest.raises(OptionError, match="no reward 'glory'; there is win, score"):
        turns(reward="glory")
    with pytest.raises(OptionError, match="'shrug'; there is error, lose"):
        table(illegal="shrug")
    with pytest.raises(OptionError, match="is for"):
        envs.pettingzoo("race", players=9)

"""OpenSpiel games pass OpenSpiel's own checks, and play what matches play."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.observation import make_observation

import galaktyka as gk
from galaktyka import envs
from galaktyka.engine.errors import OptionError
from galaktyka.engine.feature_rows import features_of
from galaktyka.engine.notation import position_text

RACE = gk.game("race")
FEATURES = features_of(RACE)


def random_step(state: Any, chance: Random) -> None:
    state.apply_action(chance.choice(state.legal_actions()))


def test_random_games_pass_the_test_of_the_interface() -> None:
    pyspiel.random_sim_test(envs.openspiel("race", players=2, deals=20), num_sims=1, serialize=False, verbose=False)


def test_states_are_written_and_read() -> None:
    game = envs.openspiel("race", players=2, seed=4, deals=20, reward="score", advanced=True)
    state, chance = game.new_initial_state(), Random(1)
    for _ in range(60):
        random_step(state, chance)
    for twin in (state.clone(), pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())):
        assert str(twin) == str(state)
        assert twin.history() == state.history()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert str(pyspiel.load_game(str(game))) == str(game)


@pytest.mark.parametrize("reward", ["win", "score"])
def test_a_game_is_what_the_match_of_its_deal_is(reward: str) -> None:
    game = envs.openspiel("race", players=2, seed=9, deals=50, reward=reward)
    state, chance = game.new_initial_state(), Random(2)
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 50
    assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
    state.apply_action(17)
    match = gk.new("race", players=2, seed="9/17")
    while not state.is_terminal():
        seat = state.current_player()
        assert seat == match.owing[0]
        assert state.legal_actions() == match.legal_ids(seat)
        action = chance.choice(state.legal_actions())
        assert state.action_to_string(seat, action) == match.action_text(seat, action)
        state.apply_action(action)
        match.step(seat, action)
    assert str(state) == position_text(RACE, match.record)
    winners = match.winners()
    shares = [(seat in winners) / len(winners) for seat in range(2)]
    assert state.returns() == (shares if reward == "win" else [score / 100 for score in match.scores()])


def test_observers_show_features_and_positions() -> None:
    game = envs.openspiel("race", players=2, deals=5)
    state = game.new_initial_state()
    observer = make_observation(game)
    observer.set_from(state, 0)
    assert not observer.tensor.any()
    state.apply_action(2)
    match = gk.new("race", players=2, seed="0/2")
    for seat in range(2):
        observer.set_from(state, seat)
        expected = FEATURES.scaled(match.features(seat))
        assert observer.tensor.tolist() == expected.tolist() == state.information_state_tensor(seat)
        assert observer.dict["hand"].tolist() == FEATURES.named(expected)["hand"].tolist()
        assert state.information_state_string(seat).endswith(position_text(RACE, match.observation(seat)))
    assert state.information_state_string(0) != state.information_state_string(1)
    assert game.information_state_tensor_shape() == [FEATURES.size]


def test_what_a_player_cannot_know_does_not_change_his_information() -> None:
    """The secret choice of seat 0 is not in what seat 1 knows."""
    game = envs.openspiel("race", players=2, deals=5)
    states = [game.new_initial_state() for _ in range(2)]
    for number, state in enumerate(states):
        state.apply_action(2)
        state.apply_action(state.legal_actions()[number])
    assert states[0].information_state_string(1) == states[1].information_state_string(1)
    assert states[0].information_state_string(0) != states[1].information_state_string(0)


def test_the_environment_of_openspiel_plays_it() -> None:
    env = rl_environment.Environment(envs.openspiel("race", players=2, deals=5), chance_event_sampler=None)
    env.seed(1)
    time_step, chance = env.reset(), np.random.default_rng(1)
    while not time_step.last():
        seat = time_step.observations["current_player"]
        time_step = env.step([int(chance.choice(time_step.observations["legal_actions"][seat]))])
    assert sum(time_step.rewards) == 1


def test_what_cannot_be_is_refused_in_one_sentence() -> None:
    with pytest.raises(OptionError, match="at least one deal"):
        envs.openspiel("race", deals=0)
    with pytest.raises(OptionError, match="from 0 to 2147483647, not -1"):
        envs.openspiel("race", seed=-1)
    with pytest.raises(OptionError, match="take no settings"):
        envs.openspiel("race", deals=5).make_py_observer(params={"colour": 1})

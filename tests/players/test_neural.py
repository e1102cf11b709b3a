"""Neural players: files of weights, levels, and what every bot promises, with a network that nobody has trained."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

import galaktyka as gk
from galaktyka import players
from galaktyka.engine.errors import PlayerError
from galaktyka.engine.feature_rows import features_of
from galaktyka.players.bot import legal_mask
from galaktyka.players.kernels import kernel_bot
from galaktyka.players.neural import FULL, LEVELS, Level, NeuralBot
from galaktyka.players.neural.levels import LONG, level_for, picked
from galaktyka.players.neural.network import (
    FORMAT,
    LARGEST_BYTE,
    Network,
    arrays_of,
    fingerprint,
    read_arrays,
    read_network,
    write_network,
)
from tests.players.seeds import SEED
from tests.players.test_non_interference import interferes
from tests.players.untrained import untrained
from tests.properties.play import RACE, SITUATION, Situation

BOTS = [NeuralBot("untrained", RACE, untrained(RACE), level, "cpu") for level in (FULL, LEVELS["novice"])]


@settings(max_examples=60)
@given(situation=SITUATION, seed=SEED)
def test_it_plays_legally_the_same_for_the_same_knowledge_and_whatever_is_hidden(
    situation: Situation, seed: int
) -> None:
    match = situation.match()
    for seat in match.owing:
        for bot in BOTS:
            action = players.decide(bot, match, seat, seed)
            assert action in match.legal_ids(seat)
            assert players.decide(bot, match.copy(), seat, seed) == action
            assert not interferes(bot, match, seat, seed)


@settings(max_examples=10)
@given(situation=SITUATION, seed=SEED)
def test_it_chooses_the_same_compiled_and_uncompiled(situation: Situation, seed: int) -> None:
    match = situation.match()
    plain = NeuralBot("untrained", RACE, untrained(RACE), FULL, "python")
    for seat in match.owing:
        assert players.decide(plain, match, seat, seed) == players.decide(BOTS[0], match, seat, seed)


def test_what_it_sees_makes_a_difference() -> None:
    matches = [gk.new("race", seed=seed, backend="cpu") for seed in range(20)]
    ranks = [match.legal_ids(0).index(players.decide(BOTS[0], match, 0, 1)) for match in matches]
    assert len(set(ranks)) > 2


def test_a_weaker_level_spreads_its_choice_but_takes_nothing_absurd() -> None:
    scores = np.array([3.0, 2.5, 9.0, -20.0], np.float32)
    legal = np.array([1, 1, 0, 1], np.uint8)
    luck = np.random.default_rng(1).integers(0, 1 << 62, 4000)

    def shares(level: Level) -> list[float]:
        counts = Counter(picked(scores, legal, level, int(seed)) for seed in luck)
        return [counts[action] / len(luck) for action in range(4)]

    assert shares(FULL) == [1, 0, 0, 0]
    spread = [shares(LEVELS[name]) for name in ("skilled", "practised", "novice")]
    assert all(row[2] == row[3] == 0 for row in spread)
    firsts = [row[0] for row in spread]
    assert firsts == sorted(firsts, reverse=True)
    assert firsts[0] == pytest.approx(1 / (1 + np.exp(-0.5 / LEVELS["skilled"].temperature)), abs=0.03)


def written(network: Network, folder: Path) -> Path:
    write_network(network, folder / "weights.npz")
    return folder / "weights.npz"


def test_weights_come_back_from_a_file_nearly_as_they_were(tmp_path: Path) -> None:
    network = untrained(RACE)
    network.inputs.weight[7] = 0  # a feature that was never seen
    again = read_network(RACE, written(network, tmp_path))
    assert again.about == network.about
    assert len(again.blocks) == 1
    for name, array in arrays_of(network).items():
        row = np.abs(array).max(axis=-1, keepdims=True)
        coarse = name in ("inputs.weight", "block0.layer.weight")
        assert (np.abs(arrays_of(again)[name] - array) <= row * (0.51 / LARGEST_BYTE if coarse else 1e-3)).all(), name
    assert not again.inputs.weight[7].any()
    assert np.abs(again.inputs.weight[8] - network.inputs.weight[8]).max() > 0


def test_a_file_takes_a_byte_for_each_of_most_weights(tmp_path: Path) -> None:
    network = untrained(RACE, width=64, blocks=4)
    large = network.inputs.weight.size + sum(layer.weight.size for _, layer in network.blocks)
    assert written(network, tmp_path).stat().st_size < 1.2 * large


def test_a_file_in_half_precision_is_still_read(tmp_path: Path) -> None:
    network = untrained(RACE)
    about = np.array(json.dumps({**network.about, "format": 1}))
    halves: dict[str, Any] = {name: array.astype(np.float16) for name, array in arrays_of(network).items()}
    np.savez(tmp_path / "old.npz", about=about, **halves)
    again = read_network(RACE, tmp_path / "old.npz")
    assert all((arrays_of(again)[name] == half).all() for name, half in halves.items())
    rewritten = read_network(RACE, written(again, tmp_path))
    assert rewritten.about == network.about


def flipped(data: bytes, place: int, bit: int) -> bytes:
    return data[:place] + bytes([data[place] ^ 1 << bit]) + data[place + 1 :]


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:0],
        lambda data: data[:5000],
        lambda data: flipped(data, 28, 0),  # where the first array begins
        lambda data: flipped(data, data.rindex(b"PK\1\2") + 8, 0),  # whether the last one is encrypted
        lambda data: flipped(data, data.rindex(b"PK\1\2") + 10, 0),  # how it was compressed
    ],
    ids=["empty", "cut", "place", "encryption", "compression"],
)
def test_a_damaged_file_is_refused_in_one_sentence(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    path = written(untrained(RACE), tmp_path)
    path.write_bytes(damage(path.read_bytes()))
    with pytest.raises(PlayerError, match="holds no weights of a neural player, or is damaged"):
        read_network(RACE, path)


@pytest.mark.parametrize("about", ["[]", "3", "{", ""])
def test_a_file_that_does_not_describe_itself_is_refused_in_one_sentence(tmp_path: Path, about: str) -> None:
    np.savez(tmp_path / "weights.npz", about=np.array(about))
    with pytest.raises(PlayerError, match="holds no weights of a neural player, or is damaged"):
        read_network(RACE, tmp_path / "weights.npz")


def test_a_file_that_is_not_there_or_of_another_kind_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(PlayerError, match="There are no weights at"):
        read_network(RACE, tmp_path / "nothing.npz")
    np.save(tmp_path / "one.npy", np.zeros(3))
    with pytest.raises(PlayerError, match="holds no weights of a neural player, or is damaged"):
        read_network(RACE, tmp_path / "one.npy")


def test_whichever_bit_is_flipped_arrays_are_read_as_they_were_or_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "whole.npz", one=np.arange(3))
    whole, path, refused = (tmp_path / "whole.npz").read_bytes(), tmp_path / "flipped.npz", 0
    for place in range(len(whole)):
        for bit in range(8):
            path.write_bytes(flipped(whole, place, bit))
            try:
                assert [array.tolist() for array in read_arrays(path).values()] in ([[0, 1, 2]], [])
            except ValueError:
                refused += 1
    assert refused > len(whole)


@pytest.mark.parametrize(
    ("about", "problem"),
    [
        ({"game": "chess"}, "are for chess, not for race"),
        ({"features": "others"}, "other features than Race for the Galaxy has now"),
    ],
)
def test_weights_for_something_else_are_refused(tmp_path: Path, about: dict[str, str], problem: str) -> None:
    network = untrained(RACE)
    with pytest.raises(PlayerError, match=problem):
        read_network(RACE, written(replace(network, about={**network.about, **about}), tmp_path))


@pytest.mark.parametrize("form", [0, 9, None, "2"])
def test_weights_of_a_format_that_is_not_known_are_refused(tmp_path: Path, form: object) -> None:
    path = written(untrained(RACE), tmp_path)
    arrays: dict[str, Any] = read_arrays(path)
    about = {**json.loads(str(arrays.pop("about"))), "format": form}
    np.savez(path, about=np.array(json.dumps(about)), **arrays)
    with pytest.raises(PlayerError, match=f"have format {form}, not {FORMAT}"):
        read_network(RACE, path)


def test_older_weights_do_not_look_at_features_that_came_later(tmp_path: Path) -> None:
    network, parts = untrained(RACE), features_of(RACE).parts
    known = sum(part.size for part in parts[:-2])
    inputs = replace(network.inputs, weight=network.inputs.weight[:known])
    older = replace(network, inputs=inputs, about={**network.about, "features": fingerprint(parts[:-2])})
    again = read_network(RACE, written(older, tmp_path))
    assert again.inputs.weight.shape == network.inputs.weight.shape
    assert np.abs(again.inputs.weight[:known] - inputs.weight).max() < 1e-2
    assert not again.inputs.weight[known:].any()


def test_weights_tell_the_rules_they_learned_and_serve_newer_ones(tmp_path: Path) -> None:
    network = untrained(RACE)
    assert network.about["rules_version"] == RACE.rules_version
    older = replace(network, about={**network.about, "rules_version": RACE.rules_version - 1})
    assert read_network(RACE, written(older, tmp_path)).about["rules_version"] == RACE.rules_version - 1


def test_weights_of_the_wrong_shape_or_without_sense_are_refused(tmp_path: Path) -> None:
    network = untrained(RACE)
    narrow = replace(network, policy=replace(network.policy, bias=network.policy.bias[:7]))
    with pytest.raises(PlayerError, match=r"wrong shape: policy.bias is \(7,\), not \(208,\)"):
        read_network(RACE, written(narrow, tmp_path))
    broken = replace(network, value=replace(network.value, bias=np.full(2, np.nan, np.float32)))
    with pytest.raises(PlayerError, match="holds numbers that are none"):
        read_network(RACE, written(broken, tmp_path))


def test_a_bot_that_is_no_kernel_does_not_play_in_batches() -> None:
    with pytest.raises(PlayerError, match="The bot 'neural' does not play in batches: take random or heuristic"):
        kernel_bot("neural")


def test_a_game_that_goes_on_for_ever_is_ended_by_trying_other_things() -> None:
    match = gk.new("race", players=2, seed=1, backend="python")
    bot = NeuralBot("neural", RACE, untrained(RACE), FULL, "python")
    observation, mask = match.observation(0), legal_mask(match, 0)
    seeds = np.random.default_rng(1).integers(0, 2**62, 30).tolist()
    usual = {bot.choose(observation, 0, mask, seed) for seed in seeds}
    observation["turn"][0] = LONG + 1
    restless = {bot.choose(observation, 0, mask, seed) for seed in seeds}
    assert len(usual) == 1
    assert len(restless) > 1
    assert all(mask[action] for action in restless)


def test_a_surer_network_is_played_with_more_heat() -> None:
    novice = LEVELS["novice"]
    assert level_for("race", novice).temperature > novice.temperature
    assert level_for("a game without a network that ships", novice) == novice
    assert level_for("race", FULL) == FULL

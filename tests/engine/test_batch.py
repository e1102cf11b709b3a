"""Batches: many games at once give exactly what single matches give."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

import galaktyka as gk
from galaktyka.engine.batch import DRAWN_ALONE, Batch
from galaktyka.engine.decision import WAIT
from galaktyka.engine.errors import IllegalActionError, OptionError
from galaktyka.engine.flow import MAX_SEATS
from galaktyka.engine.mix import Kind
from galaktyka.engine.record import dtype_of, over
from galaktyka.engine.stepping import nth_marked, order_by_decision, place_in_word, reward_by_win

GAMES = 12
STEPS = 500


def chosen(batch: gk.Batch, chance: np.random.Generator) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """A random legal action in every game."""
    actions: np.ndarray[tuple[int], np.dtype[np.int64]] = (chance.random(batch.masks.shape) * batch.masks).argmax(1)
    return actions


@pytest.mark.parametrize(("players", "advanced", "first_game"), [(2, False, False), (2, True, False), (3, False, True)])
def test_a_batch_plays_what_matches_with_its_seeds_play(players: int, advanced: bool, first_game: bool) -> None:
    def dealt(seed: str) -> gk.Match:
        return gk.new("race", players=players, seed=seed, advanced=advanced, first_game=first_game)

    batch = gk.batch("race", games=GAMES, players=players, seed=5, threads=2, advanced=advanced, first_game=first_game)
    matches = [dealt(batch.seed_of(i)) for i in range(GAMES)]
    chance = np.random.default_rng(players)
    ended = 0
    for _ in range(STEPS):
        actions = chosen(batch, chance)
        for i, match in enumerate(matches):
            assert int(batch.seats[i]) == match.owing[0]
            assert np.flatnonzero(batch.masks[i]).tolist() == match.legal_ids(match.owing[0])
            match.step(match.owing[0], int(actions[i]))
        batch.step(actions)
        for i in np.flatnonzero(batch.done).tolist():
            assert matches[i].over
            assert batch.scores[i, :players].tolist() == matches[i].scores()
            assert int(batch.winners[i]) == sum(1 << seat for seat in matches[i].winners())
            matches[i] = dealt(batch.seed_of(i))
            ended += 1
        assert all(batch.records[i].tobytes() == matches[i].record.tobytes() for i in range(GAMES))
    assert ended > 0
    assert int(batch.episodes.sum()) == ended


@pytest.mark.parametrize("reward", ["win", "score"])
def test_features_and_rewards_are_those_of_matches(reward: str) -> None:
    batch = gk.batch("race", games=4, players=3, seed=2, features=True, reward=reward)
    matches = [gk.new("race", players=3, seed=batch.seed_of(i)) for i in range(4)]
    chance = np.random.default_rng(3)
    ended = 0
    for _ in range(STEPS):
        rows = [match.features(match.owing[0]).tolist() for match in matches]
        assert batch.features.tolist() == rows
        actions = chosen(batch, chance)
        for match, action in zip(matches, actions.tolist(), strict=True):
            match.step(match.owing[0], action)
        batch.step(actions)
        assert not batch.rewards[batch.done == 0].any()
        for i in np.flatnonzero(batch.done).tolist():
            winners = matches[i].winners()
            shares = [(seat in winners) / len(winners) for seat in range(3)]
            assert batch.rewards[i] == pytest.approx(shares if reward == "win" else matches[i].scores())
            matches[i] = gk.new("race", players=3, seed=batch.seed_of(i))
            ended += 1
    assert ended > 0


@pytest.mark.parametrize(("winning", "rewards"), [(0b00, [0, 0]), (0b10, [0, 1]), (0b11, [0.5, 0.5])])
def test_winners_share_one_and_where_nobody_won_nobody_gets_it(winning: int, rewards: list[float]) -> None:
    out = np.ones(2, np.float32)
    reward_by_win(2, winning, out)
    assert out.tolist() == rewards


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(OptionError, match="no reward 'glory'; there is win, score"):
        gk.batch("race", games=1, reward="glory")


def test_the_places_of_a_mixed_batch_take_turns_between_tables() -> None:
    kinds: list[Kind] = [(2, {}), (3, {"tgs": True}), (2, {"advanced": True})]
    (players, options), *mix = kinds
    batch = gk.Batch(gk.race.GAME, games=7, players=players, options=options, seed=4, threads=2, mix=mix)
    assert batch.seat_counts.tolist() == [2, 3, 2, 2, 3, 2, 2]
    batch.play_random(STEPS)
    assert batch.episodes.all()
    batch.deal()
    for i, (players, options) in enumerate([*kinds, *kinds, kinds[0]]):
        match = gk.Match(gk.race.GAME, players=players, options=options, seed=batch.seed_of(i))
        assert batch.records[i].tobytes() == match.record.tobytes()


def test_a_batch_goes_on_from_where_another_one_stood() -> None:
    first, second = (gk.batch("race", games=GAMES, seed=1, features=True) for _ in range(2))
    first.play_random(STEPS)
    second.restore(first.snapshot())
    chance = np.random.default_rng(1)
    for _ in range(STEPS):
        assert second.features.tobytes() == first.features.tobytes()
        assert second.masks.tobytes() == first.masks.tobytes()
        actions = chosen(first, chance)
        first.step(actions)
        second.step(actions)
    assert second.records.tobytes() == first.records.tobytes()
    assert [second.seed_of(i) for i in range(GAMES)] == [first.seed_of(i) for i in range(GAMES)]


def test_the_number_of_threads_changes_nothing() -> None:
    batches = [gk.batch("race", games=GAMES, seed="threads", threads=threads) for threads in (1, 2, 5)]
    chance = np.random.default_rng(0)
    for _ in range(200):
        actions = chosen(batches[0], chance)
        for batch in batches:
            batch.step(actions)
    first = batches[0].records.tobytes()
    assert all(batch.records.tobytes() == first for batch in batches)


def test_a_game_can_be_left_alone() -> None:
    batch = gk.batch("race", games=3, seed=1)
    for _ in range(STEPS):
        before = batch.records.copy()
        actions = batch.random_actions()
        actions[1] = WAIT
        batch.step(actions)
        assert batch.records[1] == before[1]
        assert (batch.records[[0, 2]] != before[[0, 2]]).all()
    assert int(batch.episodes[1]) == 0
    assert int(batch.episodes[0]) > 0


def test_random_actions_are_legal_and_each_as_likely() -> None:
    batches = [gk.batch("race", games=2000, seed=seed, first_game=True) for seed in (1, 1, 2)]
    drawn = [batch.random_actions() for batch in batches]
    assert batches[0].masks[np.arange(2000), drawn[0]].all()
    assert drawn[0].tolist() == drawn[1].tolist() != drawn[2].tolist()
    assert drawn[0].tolist() != batches[0].random_actions().tolist()
    counts = np.bincount(drawn[0])[batches[0].masks[0].astype(bool)[: drawn[0].max() + 1]]
    chances = 2000 / batches[0].masks[0].sum()
    assert counts == pytest.approx(chances, abs=5 * chances**0.5)  # five standard deviations


def test_many_threads_draw_the_actions_that_one_draws() -> None:
    one, two = (gk.batch("race", games=DRAWN_ALONE + 1, seed=1, threads=threads) for threads in (1, 2))
    assert one.random_actions().tolist() == two.random_actions().tolist()


@pytest.mark.parametrize("reward", ["win", "score"])
def test_playing_at_random_is_stepping_at_random(reward: str) -> None:
    played, stepped = (gk.batch("race", games=4, seed=3, reward=reward, features=True) for _ in range(2))
    played.play_random(STEPS)
    last = np.zeros_like(stepped.rewards)
    for _ in range(STEPS):
        stepped.step(stepped.random_actions())
        last[stepped.done == 1] = stepped.rewards[stepped.done == 1]
    assert played.done.all()
    assert played.records.tobytes() == stepped.records.tobytes()
    assert played.features.tobytes() == stepped.features.tobytes()
    assert played.masks.tobytes() == stepped.masks.tobytes()
    assert played.rewards.tolist() == last.tolist()


@pytest.mark.parametrize("marked", [[0], [7, 8], [31], [0, 3, 4, 15, 16, 30], list(range(32))])
def test_the_nth_marked_action_is_found_across_words(marked: list[int]) -> None:
    masks = np.zeros(64, np.uint8)
    masks[32 + np.array(marked)] = 1
    words = masks.view(np.int64).tolist()
    assert [nth_marked(words, 4, n) for n in range(len(marked))] == marked


def test_every_marked_action_of_every_word_is_found() -> None:
    for pattern in range(256):
        marked = [byte for byte in range(8) if pattern >> byte & 1]
        word = sum(1 << 8 * byte for byte in marked)
        assert [place_in_word(word, n) for n in range(len(marked))] == marked


def test_compiled_code_knows_the_type_of_the_records_at_once() -> None:
    batch = gk.batch("race", games=2)  # an equal type that is another object would be compared field by field
    assert batch.records.dtype is batch._blank.dtype is dtype_of(gk.race.GAME.record)


def test_all_games_are_dealt_anew_on_demand() -> None:
    batch = gk.batch("race", games=3, seed=1)
    seeds = [batch.seed_of(i) for i in range(3)]
    batch.step(batch.random_actions())
    batch.deal()
    assert not set(seeds) & {batch.seed_of(i) for i in range(3)}
    assert gk.new("race", seed=batch.seed_of(2)).record.tobytes() == batch.records[2:3].tobytes()


def test_other_seeds_deal_other_games() -> None:
    seeds = {gk.batch("race", games=3, seed=seed).seed_of(i) for seed in (1, 2) for i in range(3)}
    assert len(seeds) == 6


def test_an_illegal_action_is_named_and_changes_nothing_in_its_game() -> None:
    batch = gk.batch("race", games=3, seed=1)
    before = batch.records[1].tobytes()
    actions = chosen(batch, np.random.default_rng(0))
    actions[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(IllegalActionError, match="game 1 of the batch"):
        batch.step(actions)
    assert batch.records[1].tobytes() == before


def test_nobody_else_writes_what_actions_are_checked_by() -> None:
    batch = gk.batch("race", games=2, players=2)
    for shown in (batch.seats, batch.masks):
        with pytest.raises(ValueError, match="read-only"):
            shown[0] = 1


def test_bad_sizes_are_refused() -> None:
    with pytest.raises(OptionError, match="at least one game"):
        gk.batch("race", games=0)
    with pytest.raises(OptionError, match="takes 2 actions, not 3"):
        gk.batch("race", games=2).step(np.zeros(3, np.int32))
    odd = replace(gk.race.GAME, actions=gk.race.GAME.actions + 1)
    with pytest.raises(OptionError, match="has 209 actions: batches want a multiple of 16"):
        Batch(odd, games=1, players=2, options={})


def test_games_with_the_same_decision_follow_one_another() -> None:
    batch = gk.batch("race", games=64, players=3, seed=3, threads=1)
    for _ in range(40):
        batch.step(batch.random_actions())
    games = [over(gk.race.GAME.record, batch.records[i : i + 1]) for i in range(len(batch))]
    order = np.zeros(len(batch), np.int32)
    order_by_decision(batch._kinds, order)
    assert sorted(order.tolist()) == list(range(len(batch)))
    told = [(games[i].seat[batch.seats[i]].question, batch.seats[i]) for i in order.tolist()]
    changes = sum(a != b for a, b in pairwise(told))
    assert 1 < len(set(told)) == changes + 1


def test_scores_have_room_for_every_seat() -> None:
    assert gk.batch("race", games=2, players=4).scores.shape == (2, MAX_SEATS)

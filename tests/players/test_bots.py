"""What every bot promises: a legal action in every situation, the same one for the same knowledge and seed."""

import copy
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings

import galaktyka as gk
from galaktyka import players
from galaktyka.engine.errors import PlayerError
from galaktyka.engine.game import Game
from galaktyka.engine.match import Match
from galaktyka.players import Bot
from galaktyka.players.neural import EFFORT, Expert, unhurried
from galaktyka.players.registry import searches
from tests.players.seeds import SEED
from tests.properties.play import RACE, SITUATION, Situation

ROOT = Path(__file__).parents[2]
RATED = re.compile(r"\| `([^`]+)` \| -?\d+ \| (-?\d+) to (-?\d+) \|")


def test_the_bots_are_known_by_name() -> None:
    assert {"random", "heuristic", "neural", "expert"} <= {*players.bot_names(RACE)}
    assert [players.bot(name, RACE).name for name in players.bot_names(RACE)] == list(players.bot_names(RACE))


def ratings(game: str, page: str) -> dict[str, tuple[int, int]]:
    """Between which Elo numbers the bots of a game lie in games of two, by the page of the ladder."""
    section = page.partition(f"<!-- {game} -->")[2].partition("\n\n| bot |")[2].partition("\n\n")[0]
    return {name: (int(low), int(high)) for name, low, high in RATED.findall(section)}


def out_of_order(names: Sequence[str], rated: Mapping[str, tuple[int, int]]) -> list[tuple[str, str]]:
    """Pairs whose first is certainly stronger than the second, though it stands before it."""
    known = [name for name in names if name in rated]
    return [(one, other) for one, other in combinations(known, 2) if rated[one][0] > rated[other][1]]


@pytest.mark.parametrize("game", gk.GAMES.values(), ids=gk.GAMES)
def test_bots_are_listed_as_the_ladder_measured_them(game: Game) -> None:
    rated = ratings(game.name, (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8"))
    assert {"random", "heuristic", "neural-novice", "neural"} <= rated.keys()
    assert out_of_order(players.bot_names(game), rated) == []


def test_bots_in_another_order_than_measured_are_found() -> None:
    page = "<!-- chess -->\n\n| bot | Elo |\n|---|\n| `a` | 5 | 4 to 6 | 9 |\n| `b` | 2 | -1 to 3 | 9 |\n\n| `c` | 9 |"
    assert ratings("chess", page) == {"a": (4, 6), "b": (-1, 3)}
    assert out_of_order(["a", "b"], ratings("chess", page)) == [("a", "b")]
    assert out_of_order(["b", "a"], ratings("chess", page)) == []


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(PlayerError) as refusal:
        players.bot("genius", RACE)
    assert str(refusal.value) == f"There is no bot 'genius'; there is {', '.join(players.bot_names(RACE))}."


def test_an_expert_can_be_told_how_long_it_may_think() -> None:
    expert = players.bot("expert:1.5s", RACE)
    assert isinstance(expert, Expert)
    assert expert.name == "expert:1.5s"
    assert expert.effort == unhurried("race", 1.5)
    assert expert.effort.seconds == 1.5
    assert expert.effort.actions > unhurried("roll", 1.5).actions > EFFORT.actions  # it takes the time to try more
    assert [name for name in ("neural", "expert", "expert:1.5s", "expert:0s") if searches(name)] == [
        "expert",
        "expert:1.5s",
    ]


@pytest.mark.parametrize("name", ["expert:0s", "expert:0.0s", "expert:1", "expert:-1s", "expert:s", "neural:1s"])
def test_a_time_to_think_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(PlayerError, match="There is no bot"):
        players.bot(name, RACE)


@settings(max_examples=150)
@given(situation=SITUATION, seed=SEED)
def test_a_bot_answers_every_question_legally(bot: Bot, situation: Situation, seed: int) -> None:
    match = situation.match()
    for seat in match.owing:
        assert players.decide(bot, match, seat, seed) in match.legal_ids(seat)


@pytest.mark.parametrize(("count", "options"), [(2, {}), (3, {}), (4, {}), (2, {"advanced": True})])
def test_every_question_comes_up_and_is_answered_legally(count: int, options: dict[str, bool]) -> None:
    """Heuristic games reach what random ones rarely do: rich tableaus, many goods, the last rounds."""
    heuristic = players.bot("heuristic", RACE, "cpu")
    asked: Counter[str] = Counter()
    for seed in range(6):
        match = gk.new("race", players=count, seed=seed, backend="cpu", **options)
        while not match.over:
            seat = match.owing[-1]
            asked[match.question(seat)] += 1
            match.step(seat, players.decide(heuristic, match, seat, len(match.history)))
    assert {"choose_action", "keep", "pay", "choose_world", "sell", "consume", "consume_good"} <= set(asked)


@settings(max_examples=50)
@given(situation=SITUATION, seed=SEED)
def test_the_same_knowledge_and_seed_give_the_same_action(bot: Bot, situation: Situation, seed: int) -> None:
    match = situation.match()
    for seat in match.owing:
        first = players.decide(bot, match, seat, seed)
        players.decide(bot, match, match.owing[-1], seed + 1)  # a bot must not remember
        assert players.decide(bot, match.copy(), seat, seed) == first


@settings(max_examples=20)
@given(situation=SITUATION, seed=SEED)
def test_a_bot_leaves_what_it_is_given_as_it_was(bot: Bot, situation: Situation, seed: int) -> None:
    match = situation.match()
    for seat in match.owing:
        observation = match.observation(seat)
        mask = legal_mask(match, seat)
        given_observation, given_mask = observation.copy(), mask.copy()
        bot.choose(observation, seat, mask, seed)
        assert observation.tobytes() == given_observation.tobytes()
        assert mask.tobytes() == given_mask.tobytes()


@settings(max_examples=15)
@given(situation=SITUATION, seed=SEED)
def test_a_bot_chooses_the_same_compiled_and_uncompiled(bot: Bot, situation: Situation, seed: int) -> None:
    match = situation.match()
    plain = players.bot(bot.name, RACE, "python")
    for seat in match.owing:
        assert players.decide(plain, match, seat, seed) == players.decide(bot, match, seat, seed)


@pytest.mark.parametrize("name", ["random", "heuristic", "neural", "expert"])
@settings(max_examples=10)
@given(before=SITUATION, now=SITUATION, seed=SEED)
def test_a_copy_of_a_bot_thinks_for_itself(name: str, before: Situation, now: Situation, seed: int) -> None:
    bot, earlier, match = players.bot(name, RACE, "cpu"), before.match(), now.match()
    for seat in earlier.owing[:1]:
        players.decide(bot, earlier, seat, seed)
    twin = copy.deepcopy(bot)
    for seat in match.owing:
        assert players.decide(twin, match, seat, seed) == players.decide(bot, match, seat, seed)


@pytest.mark.parametrize("most", [7000, 1 << 32, 1 << 62])
def test_the_random_bot_takes_each_action_as_often_whatever_the_seeds(most: int) -> None:
    match = gk.new("race", players=2, seed=3, first_game=True, backend="cpu")
    bot = players.bot("random", RACE, "cpu")
    seeds = np.random.default_rng(1).integers(0, most, 7000)
    chosen = Counter(players.decide(bot, match, 0, int(seed)) for seed in seeds)
    assert sorted(chosen) == match.legal_ids(0)
    assert all(900 < times < 1100 for times in chosen.values())


def legal_mask(match: Match, seat: int) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    mask = np.zeros(match.game.actions, np.uint8)
    mask[match.legal_ids(seat)] = 1
    return mask

"""Products of matrices take one thread while a bot or an adviser thinks."""

from collections.abc import Iterator

import pytest
from threadpoolctl import threadpool_info, threadpool_limits

import galaktyka as gk
from galaktyka import players
from galaktyka.analysis.adviser import Adviser, advice
from galaktyka.players.bot import Bot
from galaktyka.players.neural import FULL, Effort, Expert, NeuralBot
from galaktyka.players.neural.network import Network, Rows, Values
from tests.players.untrained import untrained
from tests.properties.play import RACE

EFFORT = Effort(worlds=2, actions=2, least=0.0, rounds=1)


def threads() -> list[int]:
    """How many each library takes that multiplies matrices."""
    return [library["num_threads"] for library in threadpool_info() if library["user_api"] == "blas"]


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[list[int]]]:
    """What `threads` said whenever a network was asked; outside of that there are two."""
    found: list[list[int]] = []
    evaluate = Network.evaluate

    def noting(network: Network, rows: Rows) -> tuple[Values, Values]:
        found.append(threads())
        return evaluate(network, rows)

    monkeypatch.setattr(Network, "evaluate", noting)
    with threadpool_limits(limits=2, user_api="blas"):
        if set(threads()) != {2}:
            pytest.skip("this NumPy multiplies matrices with one thread only")
        yield found
        assert set(threads()) == {2}  # as before


@pytest.mark.parametrize(
    "bot",
    [
        NeuralBot("neural", RACE, untrained(RACE), FULL, "cpu"),
        Expert("expert", RACE, untrained(RACE), "cpu", EFFORT),
    ],
    ids=lambda bot: bot.name,
)
def test_a_bot_thinks_with_one_thread(bot: Bot, noted: list[list[int]]) -> None:
    match = gk.new("race", seed=3, backend="cpu")
    players.decide(bot, match, 0, 1)
    assert len(noted) > (1 if isinstance(bot, Expert) else 0)  # an expert has played on
    assert {number for numbers in noted for number in numbers} == {1}


def test_an_adviser_thinks_with_one_thread(noted: list[list[int]]) -> None:
    match = gk.new("race", seed=3, backend="cpu")
    advice(match, 0, Adviser(RACE, untrained(RACE), "cpu", EFFORT))
    assert len(noted) > 1
    assert {number for numbers in noted for number in numbers} == {1}

"""The bots under test."""

import pytest

from galaktyka import players
from galaktyka.players import Bot
from tests.properties.play import RACE


@pytest.fixture(scope="session", params=players.bot_names(RACE))
def bot(request: pytest.FixtureRequest) -> Bot:
    """Each of the bots, compiled."""
    return players.bot(request.param, RACE, "cpu")

"""Bots answer each question once, whatever order the news of a table comes in."""

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from galaktyka.server import autoplay
from galaktyka.server.autoplay import Autoplay, no_stronger


class Tables:
    """Takes moves and remembers their ids."""

    def __init__(self) -> None:
        self.moves: list[str] = []

    async def move(self, *arguments: Any) -> int:
        self.moves.append(arguments[3])
        await asyncio.sleep(0)
        return int(arguments[4]) + 1


class Bots(Autoplay):
    """Bots that need no rules, no workers and no database to pass."""

    def __init__(self, tables: Tables) -> None:
        self._desk: Any = Mock()
        self._tables: Any = tables
        self._metrics: Any = Mock()
        self._thinking = {}
        self._answered = {}
        self._decide: Any = AsyncMock(return_value=0)
        self._text: Any = Mock(return_value="pass")


def row(version: int) -> Any:
    """A table at which the bot of seat 0 is asked its question number `version`."""
    seat = SimpleNamespace(played_by_bot=True, bot="random", kind="bot", away=False)
    return SimpleNamespace(id="table", seats=[seat], asked=[version], version=version, stage="playing")


@pytest.mark.parametrize(
    ("bot", "chain"),
    [
        ("fair", ["fair", "weak"]),
        ("weak", ["weak"]),
        ("gone", ["good", "fair", "weak"]),
        ("good:1s", ["good", "fair", "weak"]),
    ],
)
def test_a_bot_is_followed_by_weaker_ones_and_one_that_is_gone_by_all(bot: str, chain: list[str]) -> None:
    assert no_stronger(bot, ["weak", "fair", "good"]) == chain


def test_an_old_look_at_a_table_starts_no_second_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autoplay, "waiting", Mock(return_value=[0]))
    tables = Tables()
    bots = Bots(tables)

    async def story() -> None:
        for version in (1, 1, 2):  # the second look is older than the first answer
            bots.consider(row(version))
            await asyncio.sleep(0.01)

    asyncio.run(story())
    assert tables.moves == ["bot-1", "bot-2"]

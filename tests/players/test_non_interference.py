"""What a seat cannot know cannot change what its bot does; bots that peek are found out."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

import galaktyka as gk
from galaktyka import players
from galaktyka.engine.backend import backend
from galaktyka.engine.game import Game, Mask, Records
from galaktyka.engine.match import Match
from galaktyka.players import Bot
from galaktyka.players.registry import searches
from tests.players.seeds import SEED
from tests.properties.play import SITUATION, Situation, Variant

DEALS = 4  # how often what is hidden is dealt anew
Decide = Callable[[Bot, Match, int, int], int]


def interferes(bot: Bot, match: Match, seat: int, seed: int, decide: Decide = players.decide) -> bool:
    """Whether the bot does something else when everything that its seat cannot know is dealt anew."""
    action = decide(bot, match, seat, seed)
    return any(decide(bot, match.resampled(seat, deal), seat, seed) != action for deal in range(DEALS))


class Peeking:
    """A bot that lets the top card of the draw pile decide, and the cards in other hands."""

    name = "peeking"

    def choose(self, observation: Records, seat: int, legal: Mask, _seed: int, /) -> int:
        """An action that depends on what it should not see."""
        s = observation[0]
        other = s["seat"][(seat + 1) % s["players"]]
        secret = int(s["deck"][s["deck_size"] - 1]) + int(other["hand"][: other["hand_size"]].sum())
        actions = np.flatnonzero(legal)
        return int(actions[secret % len(actions)])


def decide_with_open_cards(bot: Bot, match: Match, seat: int, seed: int) -> int:
    """A table that shows bots the whole position instead of what their seat may know."""
    mask = np.zeros(match.game.actions, np.uint8)
    mask[match.legal_ids(seat)] = 1
    return bot.choose(match.record, seat, mask, seed)


@settings(max_examples=60)
@given(situation=SITUATION, seed=SEED)
def test_hidden_cards_do_not_change_what_a_bot_does(bot: Bot, situation: Situation, seed: int) -> None:
    match = situation.match()
    for seat in match.owing:
        assert not interferes(bot, match, seat, seed)


EVERY_BOT = [(game, name) for game in gk.GAMES.values() for name in players.bot_names(game)]


@pytest.mark.parametrize(("game", "name"), EVERY_BOT, ids=[f"{game.name}-{name}" for game, name in EVERY_BOT])
def test_what_is_hidden_changes_nothing_that_any_bot_does_in_a_whole_game(game: Game, name: str) -> None:
    """At decisions all over a game that is played well, by the bots that ship."""
    bot, policy = players.bot(name, game, "cpu"), players.bot("neural", game, "cpu")
    match = gk.new(game.name, players=3, seed=11, backend="cpu")
    apart = 40 if searches(name) else 4  # decisions from one that is looked at to the next
    while not match.over:
        seat, seed = match.owing[-1], len(match.history)
        if seed % apart == 0:
            assert not interferes(bot, match, seat, seed)
        match.step(seat, players.decide(policy, match, seat, seed))


def situations() -> list[Match]:
    return [Situation(Variant(2), seed, seed, 40).match() for seed in range(20)]


def test_a_bot_that_peeks_finds_nothing_to_see() -> None:
    for match in situations():
        assert not any(interferes(Peeking(), match, seat, 1) for seat in match.owing)


def test_a_bot_that_peeks_is_found_out_where_cards_lie_open() -> None:
    found = [
        interferes(Peeking(), match, seat, 1, decide_with_open_cards) for match in situations() for seat in match.owing
    ]
    assert sum(found) > len(found) // 2


def test_a_bot_that_peeks_is_found_out_when_observations_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(s: Any, seat: int, out: Any) -> None:
        backend(match.game, "cpu").rules.observe(s, seat, out)
        out["deck"] = s["deck"]

    found = []
    for match in situations():
        leaking = replace(match._backend, rules=replace(match._backend.rules, observe=leak))
        monkeypatch.setattr(match, "_backend", leaking)
        found += [interferes(Peeking(), match, seat, 1) for seat in match.owing]
    assert sum(found) > len(found) // 2

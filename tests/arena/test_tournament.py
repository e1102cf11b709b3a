"""Tournaments: the same deals for everybody, everybody in every seat."""

from collections import Counter

import pytest

from galaktyka.arena import play_match, tournament
from galaktyka.arena.table import BotTable
from galaktyka.arena.tournament import lineups, rotations, schedule
from galaktyka.engine.errors import OptionError, PlayerError
from galaktyka.engine.game import Mask, Records
from galaktyka.players import bot
from tests.properties.play import RACE


@pytest.mark.parametrize(("names", "seats"), [("ab", 2), ("abcd", 4), ("abc", 2), ("ab", 4), ("aab", 3), ("abcde", 3)])
def test_every_bot_sits_everywhere_with_the_same_deals(names: str, seats: int) -> None:
    at: Counter[tuple[str, int, str]] = Counter()  # bot, seat, deal
    deals = set()
    for deal, lineup in schedule(names, seats, 200, "x"):
        assert len(lineup) == seats
        deals.add(deal)
        at.update((name, seat, deal) for seat, name in enumerate(lineup))
    for name in names:
        assert {at[name, seat, deal] for seat in range(seats) for deal in deals} == {at[name, 0, min(deals)]}
        assert at[name, 0, min(deals)] > 0


def test_a_schedule_has_at_least_the_games_asked_for() -> None:
    for games in (1, 2, 3, 10, 11):
        planned = list(schedule("abc", 2, games, 0))
        assert games <= len(planned) < games + 6  # three pairs in two rotations


def test_bots_meet_in_every_combination() -> None:
    assert lineups("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert lineups("ab", 4) == [("a", "b", "a", "b")]
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_other_seeds_are_other_deals() -> None:
    assert {deal for deal, _ in schedule("ab", 2, 10, 1)}.isdisjoint(deal for deal, _ in schedule("ab", 2, 10, 2))


def test_games_are_as_scheduled() -> None:
    results = tournament(RACE, ["random", "heuristic"], 4, seed=5).results
    assert [(result.seed, result.bots) for result in results] == [
        ("5/0", ("random", "heuristic")),
        ("5/0", ("heuristic", "random")),
        ("5/1", ("random", "heuristic")),
        ("5/1", ("heuristic", "random")),
    ]


def test_rotated_games_have_the_same_deal() -> None:
    """The start worlds, dealt before anybody decides, are the same in both games of a pair."""
    seen: list[list[int]] = []

    class Watching:
        name = "watching"

        def choose(self, observation: Records, seat: int, legal: Mask, seed: int) -> int:
            if observation[0]["turn"] == 0:
                seen.append([int(each["tableau"][0]) for each in observation[0]["seat"]])
            return player.choose(observation, seat, legal, seed)

    player = bot("random", RACE)
    for seated in ([Watching(), player], [player, Watching()]):
        play_match(RACE, seated, "a deal")
    assert len(seen) == 4  # two opening discards each
    assert seen[0] == seen[2]


def test_the_same_seed_gives_the_same_results() -> None:
    def scores(seed: int) -> list[tuple[int, ...]]:
        return [result.scores for result in tournament(RACE, ["heuristic", "random"], 6, seed=seed).results]

    assert scores(1) == scores(1)
    assert scores(1) != scores(2)


def test_a_match_tells_how_it_went() -> None:
    result = play_match(RACE, [bot("heuristic", RACE), bot("random", RACE), bot("random", RACE)], 3)
    assert result.bots == ("heuristic", "random", "random")
    assert result.end_reason in ("tableau", "pool", "pool and tableau")
    assert result.rounds > 5
    assert all(0 < seconds < 60 for seconds in result.seconds)
    assert all(count > result.rounds for count in result.decisions)
    best = max(result.scores)
    assert all(result.scores[seat] == best for seat in result.winners)


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    tournament(RACE, ["random"], 3, progress=lambda done, total: told.append((done, total)))
    assert told == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_a_bot_that_cheats_is_stopped() -> None:
    class Cheating:
        name = "cheating"

        def choose(self, _observation: Records, _seat: int, legal: Mask, _seed: int, /) -> int:
            return int(legal.argmin())  # the first action that is not allowed

    with pytest.raises(PlayerError, match=r"Bot 'cheating' chose action \d+, which the rules do not allow\."):
        play_match(RACE, [Cheating(), bot("random", RACE)], 1)


def test_bots_that_never_end_a_game_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galaktyka.arena.table.MOST_DECISIONS", 20)
    with pytest.raises(PlayerError, match="of random, random was stopped: it had not ended after 20 decisions"):
        play_match(RACE, [bot("random", RACE)] * 2, 1)


def test_a_table_has_a_seat_for_each_bot() -> None:
    with pytest.raises(PlayerError, match="The table has 3 seats, not 2"):
        BotTable(RACE, 3, {}).play([bot("random", RACE)] * 2, 1)


def test_json_has_every_bot() -> None:
    assert set(tournament(RACE, ["random", "heuristic"], 2).json()["bots"]) == {"random", "heuristic"}


def test_bad_tournaments_are_refused() -> None:
    with pytest.raises(OptionError, match="at least one game"):
        tournament(RACE, ["random"], 0)
    with pytest.raises(PlayerError, match="There is no bot 'genius'"):
        tournament(RACE, ["random", "genius"], 2)
    with pytest.raises(PlayerError, match="at least one bot"):
        tournament(RACE, [], 2)
    with pytest.raises(OptionError, match="1 to 6 players, not 7"):
        tournament(RACE, ["random"], 2, players=7)
    with pytest.raises(OptionError, match="no option 'solo'"):
        tournament(RACE, ["random"], 2, options={"solo": True})

"""The heuristic bot of Roll: situations in which a sensible player knows what to do, and whole games.

Situations run uncompiled, and so do games at the smallest and at the largest table: every index is checked there. What
takes many games or many decisions runs compiled, where the bot does the same.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import pytest

import galaktyka as gk
from galaktyka import players
from galaktyka.arena import simulate
from galaktyka.engine.match import Match
from galaktyka.engine.record import over
from galaktyka.games.roll.position import NUMBER
from galaktyka.games.roll.state import Roll
from galaktyka.games.roll.tables import Phase
from galaktyka.players.roll.chances import chance, chances_by_others, with_phase
from galaktyka.players.roll.clock import credits_worth, rounds_left
from galaktyka.players.roll.layout import layout_worth
from galaktyka.players.roll.outcome import credits_of, gone_of, home_of, outcome, value_of
from galaktyka.players.roll.tiles import tile_gain

ROLL = gk.roll.GAME
BOT = players.bot("heuristic", ROLL, "python")
OTHER = gk.roll.SeatSetup(tableau=["old_earth"], cup={"white": 3})
GAMES = 40  # at each seat, against a random player


def situation(phase: str = "assign", **mine: Any) -> Match:
    """Two seats, the bot first."""
    return gk.roll.position([gk.roll.SeatSetup(**mine), OTHER], phase=phase, backend="python")


def choice(match: Match, seat: int = 0) -> str:
    """What the bot does at a seat, in words."""
    return ROLL.action_text(match._question(seat), players.decide(BOT, match, seat, 1))


def choices(match: Match, seat: int = 0) -> list[str]:
    """What the bot does at a seat until another one has to act, or something else begins."""
    done = []
    while seat in match.owing:
        done.append(choice(match, seat))
        match.play(seat, done[-1])
    return done


def look(match: Match, seat: int = 0) -> Roll:
    """What the bot sees."""
    return over(Roll, match.observation(seat))


# Assigning


ROLLED: Mapping[str, Mapping[str, int]] = {"develop": {"white": 2}, "explore": {"white": 1}}


def test_it_selects_the_phase_that_completes_a_tile() -> None:
    match = situation(developments=["galactic_demand"], worlds=["alien_sentinels"], columns=ROLLED)
    assert choice(match).startswith("select develop with white")


def test_it_explores_when_it_has_nothing_to_build() -> None:
    assert choice(situation(columns=ROLLED)).startswith("select explore with white")


def test_it_ships_what_lies_on_its_worlds() -> None:
    match = situation(
        tableau=["deserted_alien_outpost", "plague_world"],
        goods={"deserted_alien_outpost": ["yellow"], "plague_world": ["green"]},
        columns={"ship": {"white": 2}},
    )
    assert choice(match).startswith("select ship")


def test_wild_dice_follow_the_work() -> None:
    match = situation(developments=["space_marines"], columns={"develop": {"white": 2}, "wild": {"red": 1}})
    done = choices(match)
    assert done[0] == "select develop with white from develop"
    assert "move red from wild to develop" in done


def test_it_dictates_a_worker_to_where_it_completes_a_tile() -> None:
    columns = {"develop": {"white": 1}, "explore": {"white": 1}, "ship": {"white": 1}, "produce": {"white": 1}}
    match = situation(developments=["space_marines"], columns=columns)
    done = choices(match)
    assert done[0].startswith("select develop")
    assert any(text.startswith("dictate white") for text in done)
    assert any(text.endswith("to develop") for text in done)


def test_it_is_ready_when_every_die_lies_well() -> None:
    assert choices(situation(developments=["galactic_demand"], columns={"develop": {"white": 2}}))[1:] == ["ready"]


def test_a_layout_gains_by_the_die_that_completes_a_tile() -> None:
    """Seen from the same seat, with the same chances."""
    worths = []
    for developers in range(4):
        columns = {"develop": {"white": developers}, "settle": {"white": 3 - developers}}
        o = look(situation(developments=["space_marines"], columns=columns))
        worths.append(layout_worth(o, 0, with_phase(0, Phase.DEVELOP), rounds_left(o)))
    steps = [after - before for before, after in pairwise(worths)]
    assert worths == sorted(worths)
    assert steps[2] > steps[0] > 0


def test_others_are_expected_to_select_what_they_can_use() -> None:
    rich = gk.roll.SeatSetup(developments=["space_docks"], developers={"white": 1}, cup={"white": 3})
    match = gk.roll.position([gk.roll.SeatSetup(cup={"white": 3}), rich, OTHER], phase="assign", backend="python")
    o = look(match)
    chances = chances_by_others(o, 0, rounds_left(o))
    assert chance(chances, Phase.DEVELOP) > chance(chances, Phase.SHIP)
    assert chance(with_phase(chances, Phase.SHIP), Phase.SHIP) == 100


def test_the_extra_die_of_two_players_may_add_any_phase() -> None:
    o = look(situation(columns=ROLLED))
    chances = chances_by_others(o, 0, rounds_left(o))
    assert all(chance(chances, phase) >= 16 for phase in range(5))


# Phases


def test_it_stocks_when_it_cannot_pay_its_workers() -> None:
    match = situation(
        "explore",
        developments=["investment_credits", "replicant_robots"],
        worlds=["gem_world", "asteroid_belt"],
        columns={"explore": {"white": 1}},
        citizenry={"white": 6},
        credits=0,
    )
    assert choice(match) == "stock white"


def test_it_scouts_when_its_stacks_are_empty() -> None:
    assert choice(situation("explore", columns={"explore": {"white": 1}}, credits=8)) == "scout white"


def test_it_abandons_a_tile_that_does_nothing_for_it() -> None:
    """There is no blue world whose goods Galactic Demand would make dearer, and a Scout draws another tile for it."""
    match = situation("explore", developments=["galactic_demand"], columns={"explore": {"white": 1}}, credits=10)
    assert choices(match)[:2] == ["abandon galactic_demand", "scout white"]


def test_it_consumes_with_the_die_that_matches() -> None:
    match = situation(
        "ship",
        tableau=["plague_world"],
        goods={"plague_world": ["green"]},
        columns={"ship": {"white": 1, "green": 1}},
        credits=10,
    )
    assert choice(match) == "consume green"


def test_it_trades_when_its_dice_wait_for_credits() -> None:
    match = situation(
        "ship",
        tableau=["deserted_alien_outpost"],
        goods={"deserted_alien_outpost": ["white"]},
        columns={"ship": {"white": 1}},
        citizenry={"white": 7},
        credits=0,
    )
    assert choice(match) == "trade white"


def test_a_producer_goes_where_its_colour_is() -> None:
    match = situation("produce", tableau=["gem_world", "plague_world"], columns={"produce": {"green": 1}})
    assert choice(match) == "produce plague_world"


def test_it_recruits_the_better_die() -> None:
    assert choice(situation("manage", citizenry={"white": 2, "green": 1}, credits=1)) == "recruit green from citizenry"


def test_it_removes_a_plain_die() -> None:
    match = situation(
        "settle", worlds=["former_penal_colony"], columns={"settle": {"white": 1}}, cup={"white": 2, "green": 1}
    )
    assert choice(match) == "remove white from citizenry"


def test_it_recalls_a_die_that_has_nothing_to_build() -> None:
    assert choice(situation("manage", developers={"white": 1}, cup={"white": 1})) == "recall white from developers"


def test_it_leaves_a_good_that_counts_at_the_end() -> None:
    full = ["galactic_reserves", "public_works", "space_docks", "galactic_demand", "backup_planning", "trade_levies"]
    tableau = [*full, "gem_world", "spice_world", "plague_world", "asteroid_belt", "space_port", "outlaw_world"]
    match = situation("manage", tableau=tableau, goods={"gem_world": ["white"]}, cup={"white": 1})
    assert choice(match) == "pass"


# Values


def test_the_four_numbers_of_an_outcome_do_not_touch_each_other() -> None:
    for numbers in [(-250, 3, 2, 1), (7, 0, 0, 200), (0, 255, 255, 255)]:
        brings = outcome(*numbers)
        assert (value_of(brings), credits_of(brings), gone_of(brings), home_of(brings)) == numbers


def test_a_tile_that_counts_others_is_worth_more_with_them() -> None:
    alone, league = look(situation(cup={"white": 1})), ["gem_world", "spice_world", "space_port"]
    blue = look(situation(cup={"white": 1}, tableau=league))
    side = NUMBER["free_trade_association"]
    assert tile_gain(blue, 0, side, 30) > tile_gain(alone, 0, side, 30) + 200


def test_looking_at_a_tile_changes_nothing() -> None:
    match = situation(developments=["space_marines"], worlds=["gem_world"], columns=ROLLED, tableau=["trade_levies"])
    observation = match.observation(0)
    o = over(Roll, observation)
    before = observation.tobytes()
    for side in range(110):
        tile_gain(o, 0, side, 40)
    layout_worth(o, 0, chances_by_others(o, 0, 40), 40)
    assert observation.tobytes() == before


def test_credits_are_worth_most_while_dice_wait_and_nothing_above_the_track() -> None:
    needy, easy, full = (
        look(situation(cup={"white": 1}, citizenry={"white": citizens}, credits=owned))
        for citizens, owned in [(5, 0), (0, 5), (0, 10)]
    )
    assert credits_worth(needy, 0, 1, 40) > credits_worth(easy, 0, 1, 40) > credits_worth(full, 0, 1, 40) == 0


def test_no_round_is_left_when_the_end_has_come() -> None:
    o = look(situation(cup={"white": 1}))
    assert rounds_left(o) > 0
    o.pool = 0
    assert rounds_left(o) == 0


# Whole games


TABLES = [(2, "python"), (3, "cpu"), (4, "cpu"), (5, "python")]


@pytest.mark.parametrize(("count", "backend"), TABLES)
def test_a_whole_game_is_played_legally(count: int, backend: str) -> None:
    """`Match.step` refuses whatever is not legal."""
    counts: Counter[str] = Counter()
    bot = players.bot("heuristic", ROLL, backend)
    match = gk.new("roll", players=count, seed=count, backend=backend)
    while not match.over:
        seat = match.owing[-1]
        counts[match.question(seat)] += 1
        match.step(seat, players.decide(bot, match, seat, len(match.history)))
    assert {"place_start", "select", "assign", "explore", "place_tile", "ship", "recall"} <= set(counts)
    assert 7 <= match.view(-1).round <= 30


def test_it_beats_random_players() -> None:
    names: Sequence[str]
    won = 0.0
    for names, seat in ((["heuristic", "random"], 0), (["random", "heuristic"], 1)):
        won += simulate(ROLL, 2, GAMES, seed="strength", bots=names, backend="cpu").seats[seat].share
    assert won / 2 >= 0.9

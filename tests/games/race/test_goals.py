"""Goals (race.md 14): each of the fifteen at its edge, and how tiles are drawn, won, lost and scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain

import pytest

import galaktyka as gk
from galaktyka.engine.errors import PositionError
from galaktyka.engine.notation import parse_position, position_text
from galaktyka.games.race.goal_data import load_goals
from galaktyka.games.race.goal_tables import GOAL
from galaktyka.games.race.tables import Phase
from tests.games.race.table import Table, race
from tests.games.rows import changed

GOALS = load_goals()
ROW = {goal.id: row for row, goal in enumerate(GOALS)}
FIRST = [goal.id for goal in GOALS if goal.kind == "first"]
MOST = [goal.id for goal in GOALS if goal.kind == "most"]
WORLDS = (
    *("gem_world", "tourist_world", "outlaw_world", "empath_world", "refugee_world", "hive_world"),
    *("new_sparta", "space_port", "artist_colony", "new_vinland", "new_earth"),
)


@dataclass(frozen=True)
class Holding:
    """What a seat has at the end of a phase."""

    tableau: Sequence[str] = ()
    goods: Sequence[str] = ()
    vp: int = 0
    cash: int = 0

    def without_the_last(self) -> Holding:
        """The same with one less of what a goal counts."""
        if self.vp or self.cash:
            return replace(self, vp=max(0, self.vp - 1), cash=max(0, self.cash - 1))
        if self.goods:
            return replace(self, goods=self.goods[:-1])
        return replace(self, tableau=self.tableau[:-1])


@dataclass(frozen=True)
class Line:
    """One goal: two holdings without a common card that just reach it, and the phases after which it is looked at."""

    goal: str
    reached: Holding
    other: Holding
    phases: tuple[str, ...]

    def __str__(self) -> str:
        return self.goal


def full(*worlds: str) -> Holding:
    """Worlds that all hold a good."""
    return Holding(worlds, goods=worlds)


LINES = [
    Line("galactic_standard_of_living", Holding(vp=5), Holding(vp=5), ("consume",)),
    Line(
        "system_diversity",
        Holding(["old_earth", "asteroid_belt", "gem_world", "hive_world", "damaged_alien_factory"]),
        Holding(["spice_world", "mining_world", "plague_world", "alien_robotic_factory"]),
        ("settle",),
    ),
    Line(
        "overlord_discoveries",
        Holding(["old_earth", "alien_tech_institute", "alien_rosetta_stone_world", "alien_toy_shop"]),
        Holding(["alien_robot_sentry", "alien_robotic_factory", "lost_alien_warship"]),
        ("develop", "settle"),
    ),
    Line("budget_surplus", Holding(cash=11), Holding(cash=11), ("round end",)),
    Line(
        "innovation_leader",
        Holding(
            [
                "galactic_federation",
                "alpha_centauri",
                "export_duties",
                "tourist_world",
                "comet_zone",
                "expedition_force",
            ]
        ),
        Holding(
            [
                "investment_credits",
                "contact_specialist",
                "pirate_world",
                "pilgrimage_world",
                "gem_world",
                "trading_outpost",
            ]
        ),
        ("develop", "settle"),
    ),
    Line("galactic_status", Holding(["old_earth", "merchant_guild"]), Holding(["mining_league"]), ("develop",)),
    Line(
        "uplift_knowledge",
        Holding(["old_earth", "uplift_code", "avian_uplift_race", "alien_uplift_center"]),
        Holding(["reptilian_uplift_race", "aquatic_uplift_race", "insect_uplift_race"]),
        ("develop", "settle"),
    ),
    Line(
        "galactic_riches",
        full("asteroid_belt", "pirate_world", "refugee_world", "avian_uplift_race"),
        full("destroyed_world", "radioactive_world", "reptilian_uplift_race", "gem_world"),
        ("settle", "produce"),
    ),
    Line(
        "expansion_leader",
        Holding([*WORLDS[:6], "drop_ships", "old_earth"]),
        Holding([*WORLDS[6:11], "mining_robots", "public_works", "colony_ship"]),
        ("develop", "settle"),
    ),
    Line(
        "greatest_military",
        Holding(["drop_ships", "contact_specialist", "new_sparta", "epsilon_eridani", "expedition_force"]),
        Holding(["lost_alien_warship", "new_galactic_order", "mercenary_fleet"]),
        ("develop", "settle"),
    ),
    Line(
        "largest_industry",
        Holding(["hive_world", "gem_world", "asteroid_belt", "mining_world"]),
        Holding(["spice_world", "radioactive_world", "new_survivalists"]),
        ("settle",),
    ),
    Line(
        "greatest_infrastructure",
        Holding(["old_earth", "public_works", "drop_ships", "mining_robots", "colony_ship"]),
        Holding(["trade_league", "expedition_force", "space_marines", "merchant_guild"]),
        ("develop", "settle"),
    ),
    Line(
        "production_leader",
        Holding(["asteroid_belt", "gem_world", "comet_zone", "artist_colony", "damaged_alien_factory"]),
        Holding(["spice_world", "mining_world", "new_survivalists", "hive_world"]),
        ("settle",),
    ),
    Line(
        "propaganda_edge",
        Holding(["rebel_cantina", "rebel_base", "rebel_miners", "rebel_outpost"]),
        Holding(["rebel_fuel_cache", "rebel_homeworld", "rebel_colony"]),
        ("settle",),
    ),
    Line(
        "research_leader",
        Holding(["old_earth", "expedition_force", "star_nomad_lair", "research_labs"]),
        Holding(["rebel_pact", "galactic_survey_seti", "trading_outpost"]),
        ("develop", "settle"),
    ),
]
BY_GOAL = {line.goal: line for line in LINES}
EVERY_PHASE = ("explore", "develop", "settle", "consume", "produce", "round end")


def after(phase: str, goal: str, *holdings: Holding, holders: Sequence[int] = ()) -> Table:
    """The table at the end of a phase in which nobody placed anything, with one goal in play."""
    table = race(max(2, len(holdings)), tgs=True, rvi=True, goals=[goal])
    for seat, holding in enumerate(holdings):
        table.seat(seat, **vars(holding), won=[goal] if seat in holders else ())
    table.phase(phase)
    while not table.over and (table.phase_now != "none" or phase == "round end"):
        seat = table.match.owing[0]
        table.play(seat, "pass" if "pass" in table.legal(seat) else table.legal(seat)[0])
    return table


def owners(table: Table) -> list[int]:
    """Who has the only goal in play."""
    owners_of: list[int] = table.match.view(0).goals[0].owners
    return owners_of


def check_line(line: Line) -> None:
    """A goal is won with just enough of what it counts, and not with one less, after its phases and no other."""
    for phase in EVERY_PHASE:
        expected = [0] if phase in line.phases else []
        assert owners(after(phase, line.goal, line.reached)) == expected, phase
        assert owners(after(phase, line.goal, Holding(), line.other)) == ([1] if expected else []), phase
        assert owners(after(phase, line.goal, line.reached.without_the_last())) == [], phase


def test_every_goal_has_exactly_one_line() -> None:
    assert Counter(line.goal for line in LINES) == Counter(goal.id for goal in GOALS)


@pytest.mark.parametrize("line", LINES, ids=str)
def test_a_goal_is_won_at_its_edge(line: Line) -> None:
    check_line(line)


@pytest.mark.parametrize("line", LINES, ids=str)
@pytest.mark.parametrize("change", [1, -1])
def test_a_line_fails_when_the_threshold_changes(line: Line, change: int) -> None:
    row = GOAL[ROW[line.goal]]
    with changed(row, needs=row.needs + change), pytest.raises(AssertionError):
        check_line(line)


@pytest.mark.parametrize("line", LINES, ids=str)
def test_a_line_fails_when_the_goal_counts_something_else(line: Line) -> None:
    row = GOAL[ROW[line.goal]]
    for what in {facts.counts for facts in GOAL} - {row.counts}:
        with changed(row, counts=what), pytest.raises(AssertionError):
            check_line(line)


@pytest.mark.parametrize("line", LINES, ids=str)
def test_a_line_fails_when_the_goal_is_looked_at_after_other_phases(line: Line) -> None:
    row = GOAL[ROW[line.goal]]
    phases = (Phase.NONE, Phase.DEVELOP, Phase.SETTLE, Phase.CONSUME, Phase.PRODUCE)
    for phase in phases[:1] if line.goal == "budget_surplus" else phases:  # nobody discards at the limit in a phase
        with changed(row, checked=row.checked ^ (1 << phase)), pytest.raises(AssertionError):
            check_line(line)


@pytest.mark.parametrize("goal", FIRST)
def test_a_first_goal_goes_to_everybody_who_reaches_it_at_once(goal: str) -> None:
    line = BY_GOAL[goal]
    table = after(line.phases[0], goal, line.reached, line.other)
    assert owners(table) == [0, 1]
    assert [goal_points(table, seat) for seat in (0, 1)] == [3, 3]


@pytest.mark.parametrize("goal", FIRST)
def test_a_first_goal_is_closed_for_good_and_never_lost(goal: str) -> None:
    line = BY_GOAL[goal]
    table = after(line.phases[0], goal, Holding(), line.other, holders=[0])
    assert owners(table) == [0]
    assert [goal_points(table, seat) for seat in (0, 1)] == [3, 0]


@pytest.mark.parametrize("goal", MOST)
def test_a_tie_leaves_a_most_goal_in_the_middle(goal: str) -> None:
    line = BY_GOAL[goal]
    table = after(line.phases[0], goal, line.reached, line.other)
    assert owners(table) == []
    assert [goal_points(table, seat) for seat in (0, 1)] == [3, 3]


@pytest.mark.parametrize("goal", MOST)
@pytest.mark.parametrize("holder", [0, 1])
def test_a_tie_takes_a_most_goal_from_nobody(goal: str, holder: int) -> None:
    line = BY_GOAL[goal]
    table = after(line.phases[0], goal, line.reached, line.other, holders=[holder])
    assert owners(table) == [holder]
    assert goal_points(table, holder) == 5
    assert goal_points(table, 1 - holder) == 3


@pytest.mark.parametrize("goal", MOST)
def test_a_most_goal_goes_back_when_its_holder_falls_below_the_threshold(goal: str) -> None:
    line = BY_GOAL[goal]
    table = after(line.phases[0], goal, line.reached.without_the_last(), holders=[0])
    assert owners(table) == []
    assert goal_points(table, 0) == 0


@pytest.mark.parametrize("goal", MOST)
def test_a_most_goal_moves_to_who_alone_has_more(goal: str) -> None:
    line = BY_GOAL[goal]
    table = after(line.phases[0], goal, line.reached.without_the_last(), line.other, holders=[0])
    assert owners(table) == [1]
    assert [goal_points(table, seat) for seat in (0, 1)] == [0, 5]


def goal_points(table: Table, seat: int) -> int:
    """VP for goals: what the score has beyond chips and cards."""
    same = race(table.players, tgs=True, rvi=True)
    for other, place in table.places.items():
        same.seat(other, tableau=place.tableau, vp=place.vp)
    return table.score(seat) - same.phase("choose actions").score(seat)


# Set-up


def drawn(seed: int, **options: bool) -> list[str]:
    match = gk.new("race", players=2, seed=seed, tgs=True, goals=True, backend="python", **options)
    return [tile.goal for tile in match.view(0).goals]


@pytest.mark.parametrize("rvi", [False, True])
def test_four_first_and_two_most_goals_of_the_sets_in_use_are_drawn(rvi: bool) -> None:
    in_use = {goal.id for goal in GOALS if goal.set == "tgs" or rvi}
    draws = [drawn(seed, rvi=rvi) for seed in range(60)]
    for tiles in draws:
        assert [goal in FIRST for goal in tiles] == [True] * 4 + [False] * 2
        assert len(set(tiles)) == len(tiles)
    assert set(chain(*draws)) == in_use


def test_every_goal_is_drawn_as_often_as_any_other() -> None:
    counts = Counter(chain(*(drawn(seed, rvi=True) for seed in range(300))))
    assert all(abs(counts[goal] - 300 * 4 / 9) < 40 for goal in FIRST)
    assert all(abs(counts[goal] - 300 * 2 / 6) < 40 for goal in MOST)


def test_without_the_option_there_are_no_goals() -> None:
    match = gk.new("race", players=2, seed=1, tgs=True, backend="python")
    assert match.view(0).goals == []


# Situations by hand


@pytest.mark.parametrize(
    ("goals", "won", "rvi", "sentence"),
    [
        (["glory"], [], True, "There is no goal 'glory'"),
        (["expansion_leader"], [], False, "The goal 'expansion_leader' needs the option 'rvi'"),
        (["galactic_status"] * 2, [], True, "The goal 'galactic_status' is named twice"),
        (FIRST[:7], [], True, "There is room for 6 goals, not for 7"),
        (["galactic_status"], ["budget_surplus"], True, "The goal 'budget_surplus' is not in play"),
    ],
)
def test_goals_that_cannot_be_are_refused(goals: list[str], won: list[str], rvi: bool, sentence: str) -> None:
    with pytest.raises(PositionError, match=sentence):
        gk.race.position([gk.race.SeatSetup(goals=won), gk.race.SeatSetup()], goals=goals, tgs=True, rvi=rvi)


def test_two_seats_cannot_hold_one_most_goal() -> None:
    seats = [gk.race.SeatSetup(goals=["greatest_military"])] * 2
    with pytest.raises(PositionError, match="Only one seat can hold the goal 'greatest_military'"):
        gk.race.position(seats, goals=["greatest_military"], tgs=True)


def test_a_view_shows_the_goals_in_play_and_who_has_them() -> None:
    match = gk.race.position(
        [
            gk.race.SeatSetup(tableau=["drop_ships", "new_sparta", "space_marines"], goals=["greatest_military"]),
            gk.race.SeatSetup(tableau=["expedition_force"], vp=3, goals=["galactic_status"]),
        ],
        goals=["greatest_military", "galactic_status", "galactic_standard_of_living"],
        tgs=True,
        backend="python",
    )
    view = match.view(1)
    assert [(tile.goal, tile.kind, tile.needs, tile.counts, tile.owners) for tile in view.goals] == [
        ("galactic_standard_of_living", "first", 5, [0, 3], []),
        ("galactic_status", "first", 1, [0, 0], [1]),
        ("greatest_military", "most", 6, [7, 1], [0]),
    ]
    assert [seat.goals for seat in view.seats] == [["greatest_military"], ["galactic_status"]]
    assert match.view(-1).goals == view.goals


def test_a_position_with_goals_is_the_same_after_it_was_written_and_read() -> None:
    match = gk.race.position(
        [gk.race.SeatSetup(goals=["budget_surplus"]), gk.race.SeatSetup(goals=["production_leader"])],
        goals=["budget_surplus", "production_leader", "galactic_standard_of_living"],
        tgs=True,
    )
    text = position_text(match.game, match.record)
    assert "goal = galactic_standard_of_living budget_surplus production_leader\n" in text
    assert parse_position(match.game, text).tobytes() == match.record.tobytes()

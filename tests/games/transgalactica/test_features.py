"""Features of Transgalactica: complete, and made of nothing but what the seat may know."""

import numpy as np
import pytest

from galaktyka.games.transgalactica.checks import SPACE_IDS
from galaktyka.games.transgalactica.codes import TECH_SLOTS, Area
from galaktyka.games.transgalactica.explore import EXPLORING, OUTPOST
from galaktyka.games.transgalactica.features import FEATURES, FLAG
from galaktyka.games.transgalactica.position import SeatSetup
from galaktyka.games.transgalactica.state import Question, Transgalactica
from galaktyka.games.transgalactica.tables import EFFECT, VOCABULARIES
from galaktyka.games.transgalactica.technology import can_mark
from tests.games.featured import check_that_features_hide, played
from tests.games.transgalactica.table import Table


def named(table: Table, seat: int) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.uint8]]]:
    return FEATURES.named(table.match.features(seat))


def place(kind: str, name: str) -> int:
    return VOCABULARIES[kind].index(name) - 1


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("decisions", [0, 7, 40, 90, 400])
def test_an_observation_has_the_same_features_as_the_whole_game(players: int, decisions: int) -> None:
    check_that_features_hide(played("transgalactica", players, decisions, decisions), Transgalactica)


def test_a_seat_in_numbers() -> None:
    mine = SeatSetup(
        energy=2,
        alien=1,
        vp=7,
        levels={"technology": 3, "trade": 2},
        crew=2,
        ships=["B1"],
        outposts=["B1"],
        ability="scavenger",
        log=["mission_1_02"],
        tokens=["basic_03"],
        spent=["advanced_01"],
        completed={"war": 1},
        pirates=["pirate_2"],
        mining=["mining_03", "mining_07"],
    )
    table = Table(mine, SeatSetup())
    parts = named(table, 0)
    score = table.score(0)
    assert parts["seats"][0][:9].tolist() == [FLAG, FLAG, FLAG, 0, 7, score, 3, 0, 2]
    assert parts["goods"][0].tolist() == [2, 0, 1, 0]
    assert parts["markers"][0].tolist() == [3, 0, 1, 0, 2]
    assert parts["ability"][0].nonzero()[0].tolist() == [place("ability", "scavenger")]
    assert parts["ships"][0].nonzero()[0].tolist() == [SPACE_IDS.index("B1")]
    assert parts["outposts"][0].nonzero()[0].tolist() == [0, SPACE_IDS.index("B1")]
    assert parts["log"][0].nonzero()[0].tolist() == [place("mission", "mission_1_02")]
    assert parts["tokens"][0][0].nonzero()[0].tolist() == [place("token", "basic_03")]
    assert parts["tokens"][0][1].nonzero()[0].tolist() == [place("token", "advanced_01")]
    assert parts["completed"][0].tolist() == [0, 1, 0, 0]
    assert parts["beaten"][0].nonzero()[0].tolist() == [place("pirate", "pirate_2")]
    assert parts["mining"][0][place("mining", "mining_07")] == 2
    assert parts["seats"][2:].sum() == 0


def test_objectives_are_known_to_their_seat_alone() -> None:
    table = Table(SeatSetup(objectives=["objective_grey", "objective_war"]), SeatSetup(objectives=["objective_green"]))
    assert named(table, 0)["objectives"].nonzero()[0].tolist() == sorted(
        [place("objective", "objective_grey"), place("objective", "objective_war")]
    )
    assert place("objective", "objective_grey") not in named(table, 1)["objectives"].nonzero()[0]


def test_levels_that_tokens_add_are_seen() -> None:
    table = Table(SeatSetup(tokens=["basic_18"]), SeatSetup()).play(0, "use basic_18")
    parts = named(table, 0)
    assert (parts["markers"][0][4], parts["levels"][0][4]) == (0, 2)


def test_what_a_question_is_about() -> None:
    table = Table(SeatSetup(energy=2, ore=2, ships=["B1"]), SeatSetup(credit=1))
    table.play(0, "exploration")
    parts = named(table, 0)
    bits = sum(int(bit) << number for number, bit in enumerate(parts["exploration"]))
    assert bits & (EXPLORING | OUTPOST) == EXPLORING | OUTPOST
    table.play(0, "pass").finish(0)
    parts = named(table, 1)
    assert parts["question"].nonzero()[0].tolist() == [Question.FOLLOW]
    assert parts["area"].nonzero()[0].tolist() == [Area.EXPLORATION]
    assert parts["main_spaces"][1].nonzero()[0].tolist() == [Area.EXPLORATION]


def test_a_choice_names_its_effect_and_a_gain_its_number() -> None:
    table = Table(SeatSetup(), SeatSetup()).play(0, "technology")
    parts = named(table, 0)
    assert parts["question"].nonzero()[0].tolist() == [Question.CHOOSE_OPTION]
    assert parts["effect"].sum() == 1
    table = Table(SeatSetup(crew=1, outposts=["B1"]), SeatSetup(), planets={"B1": "act_yellow_base"})
    parts = named(table.play(0, "crew to B1"), 0)
    assert parts["amount"].tolist() == [2]
    assert parts["used_planets"][0].nonzero()[0].tolist() == [SPACE_IDS.index("B1")]


def test_the_decree_that_needs_an_office_is_named() -> None:
    table = Table(SeatSetup(levels={"technology": 6, "politics": 6}), SeatSetup(), decrees=["decree_03"])
    parts = named(table.play(0, "sit for decree_03"), 0)
    asked = parts["asked_decree"].nonzero()[0].tolist()
    assert parts["decrees"][asked[0]].nonzero()[0].tolist() == [place("decree", "decree_03")]
    table.play(0, "open office_points")
    assert named(table, 1)["senators"][1].sum() == 1


def test_technologies_and_planets_are_told_by_piece_too() -> None:
    planets = {"B1": "act_yellow_base", "B2": "act_green_base"}
    mine = SeatSetup(technologies=["tech_01"], ships=["B1"], outposts=["B2"])
    parts = named(Table(mine, SeatSetup(), planets=planets), 0)
    assert parts["marked_technologies"][0].nonzero()[0].tolist() == [place("technology", "tech_01")]
    assert not parts["used_technologies"].any()
    assert parts["outpost_planets"][0].nonzero()[0].tolist() == [place("planet", "act_green_base")]
    assert parts["ship_planets"][0].nonzero()[0].tolist() == [place("planet", "act_yellow_base")]
    assert not parts["ship_planets"][1].any()  # its ship is at the central planet, which is none of them


def test_a_technology_that_was_used_is_told_by_piece_too() -> None:
    mine = SeatSetup(alien=1, technologies=["tech_01", "tech_07"], spent=["basic_03"])
    parts = named(Table(mine, SeatSetup()).play(0, "activate tech_07", "use basic_03"), 0)
    assert parts["used_technologies"][0].nonzero()[0].tolist() == [place("technology", "tech_07")]


@pytest.mark.parametrize(("ship", "steps"), [("B1", 0), ("H", 1), ("I1", 1), ("B2", 2)])
def test_planets_are_as_many_steps_away_as_lines_lead_there(ship: str, steps: int) -> None:
    table = Table(SeatSetup(ships=[ship]), SeatSetup(), planets={"B1": "act_yellow_base"})
    near = named(table, 0)["near_planets"][:, place("planet", "act_yellow_base")]
    assert near.tolist() == [int(steps == far) for far in (1, 2, 3)]


def test_planets_on_the_map_are_told_by_place_with_what_they_mean_to_the_seat() -> None:
    planets = {"B1": "act_yellow_base", "B2": "act_yellow_purple_2_4", "I1": "mine_green_1", "I2": "wild_grey"}
    mine = SeatSetup(ore=9, crew=0, ships=["B1"], levels={"trade": 1})
    parts = named(Table(mine, SeatSetup(), planets=planets), 0)
    flags = {space: parts["places"][SPACE_IDS.index(space)].tolist() for space in ("H", *planets)}
    assert flags == {
        "H": [0] * 8,  # the central planet is none of them
        "B1": [0, 1, 0, 0, 1, 0, 0, 1],
        "B2": [0, 1, 1, 0, 1, 0, 0, 0],  # wants trade 2
        "I1": [1, 0, 0, 0, 0, 1, 0, 1],
        "I2": [0, 0, 0, 1, 0, 0, 1, 0],  # wants a crew member
    }
    numbers = parts["place_numbers"]
    assert numbers[SPACE_IDS.index("B2")].tolist() == [1, 2]
    assert numbers[SPACE_IDS.index("I1")].tolist() == [0, 1]
    assert numbers[SPACE_IDS.index("B1")].tolist() == [0, 0]


def test_steps_are_counted_from_the_nearest_ship() -> None:
    table = Table(SeatSetup(ships=["B1", "B2"], ability="second_ship"), SeatSetup())
    numbers = named(table, 0)["place_numbers"]
    for space, steps in (("H", 1), ("I1", 1)):
        assert numbers[SPACE_IDS.index(space)][1] == steps


def test_grey_planets_and_technologies_lengthen_an_exploration() -> None:
    assert named(Table(SeatSetup(), SeatSetup()), 0)["moves"].tolist() == [1, 0]
    planets = {"B1": "act_grey_base", "B2": "act_yellow_base"}
    mine = SeatSetup(outposts=["B1", "B2"], technologies=["tech_01"])
    parts = named(Table(mine, SeatSetup(), planets=planets), 0)
    assert parts["moves"].tolist() == [2, 1]
    assert parts["outpost_counts"][0].tolist() == [0, 1, 0, 1, 2, 0, 0]
    assert not parts["outpost_counts"][1:].any()
    assert named(Table(mine, SeatSetup(), planets=planets), 1)["outpost_counts"][1].tolist() == [0, 1, 0, 1, 2, 0, 0]


def test_the_special_planet_counts_for_all_colours() -> None:
    parts = named(Table(SeatSetup(ability="technology_nightmare"), SeatSetup()), 0)
    assert parts["outpost_counts"][0].tolist() == [1, 1, 1, 1, 0, 0, 0]


def test_technologies_within_reach_are_told() -> None:
    ready = SeatSetup(levels={"technology": 1}, hold=1)
    table = Table(ready, SeatSetup())
    markable = named(table, 0)["markable"]
    assert 0 < markable.sum() < TECH_SLOTS
    assert markable.nonzero()[0].tolist() == sorted(
        tech - 1 for slot, tech in enumerate(table.s.tech) if can_mark(table.s, 0, slot, 0)
    )
    assert not named(Table(SeatSetup(levels={"technology": 1}, hold=0), SeatSetup()), 0)["markable"].any()


def test_missions_tell_whether_they_are_met_and_can_be_paid_for() -> None:
    mine = SeatSetup(energy=2, levels={"military": 1}, log=["mission_1_02", "mission_1_06"])
    other = SeatSetup(levels={"military": 1, "trade": 1})
    table = Table(mine, other, missions=["mission_1_01", "mission_1_03", "mission_1_05"])
    met, paid, others = named(table, 0)["mission_prospects"]
    war, trade = place("mission", "mission_1_02"), place("mission", "mission_1_06")
    assert (met[war], paid[war], others[war]) == (1, 1, 1)
    assert (met[trade], paid[trade], others[trade]) == (0, 0, 1)
    assert met[place("mission", "mission_1_01")] == 1  # it lies open, and asks for ore alone
    assert not named(table, 1)["mission_prospects"][:, war].any()  # what is in a log is no prospect of others


def test_decrees_tell_who_meets_them() -> None:
    able = SeatSetup(levels={"technology": 6, "politics": 6})
    table = Table(able, SeatSetup(), able, decrees=["decree_03"])
    third = place("decree", "decree_03")
    assert named(table, 0)["decree_prospects"][:, third].tolist() == [1, 1]
    assert named(table, 1)["decree_prospects"][:, third].tolist() == [0, 2]


def test_objectives_tell_what_they_would_bring_now() -> None:
    mine = SeatSetup(objectives=["objective_war", "objective_pirates"], completed={"war": 2}, pirates=["pirate_2"])
    parts = named(Table(mine, SeatSetup(objectives=["objective_green"])), 0)
    found = {name: parts["objective_vp"][place("objective", name)] for name in ("objective_war", "objective_pirates")}
    assert found == {"objective_war": 8, "objective_pirates": 5}
    assert parts["objective_vp"].sum() == 13


def test_seats_are_counted_from_the_seat_itself() -> None:
    match = played("transgalactica", 3, 60, 150)
    mine, next_one = FEATURES.named(match.features(1)), FEATURES.named(match.features(2))
    assert mine["tokens"][1].tolist() == next_one["tokens"][0].tolist()
    assert mine["seats"][0].tolist() == next_one["seats"][2].tolist()


def test_every_question_and_effect_has_a_place() -> None:
    parts = FEATURES.named(np.zeros(FEATURES.size))
    assert max(Question) < len(parts["question"])
    assert len(EFFECT) <= len(parts["effect"])

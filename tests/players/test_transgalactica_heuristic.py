"""The heuristic bot of Transgalactica: situations in which a sensible player knows what to do, and whole games.

Situations run uncompiled, and so do games at the smallest and at the largest table: every index is checked there. What
takes many games or many decisions runs compiled, where the bot does the same.
"""

from collections import Counter
from typing import Any

import pytest

import galaktyka as gk
from galaktyka import players
from galaktyka.arena import simulate
from galaktyka.engine.match import Match
from galaktyka.engine.record import over
from galaktyka.games.transgalactica.checks import SPACE_IDS
from galaktyka.games.transgalactica.codes import ENERGY, ORE, SPACES, Track
from galaktyka.games.transgalactica.position import SeatSetup, position
from galaktyka.games.transgalactica.state import Transgalactica
from galaktyka.games.transgalactica.tables import TOKENS, VOCABULARIES, WEALTH
from galaktyka.players.transgalactica.draft import card_value, draft_value
from galaktyka.players.transgalactica.effects import best_action
from galaktyka.players.transgalactica.goals import mission_gain, mission_prospect, prospects
from galaktyka.players.transgalactica.goods import gain_value, price_value, wanted
from galaktyka.players.transgalactica.routes import NO_WAY, reach
from galaktyka.players.transgalactica.technologies import tech_value
from galaktyka.players.transgalactica.tokens import use_value
from galaktyka.players.transgalactica.tracks import military_standing, steps_value
from galaktyka.players.transgalactica.turns import chances

GAME = gk.transgalactica.GAME
BOT = players.bot("heuristic", GAME, "python")
GAMES = 40  # at each seat, against a random player


def situation(mine: SeatSetup, other: SeatSetup | None = None, **table: Any) -> Match:
    """Two seats, the bot first."""
    return position([mine, other or SeatSetup()], backend="python", **table)


def choice(match: Match, seat: int = 0) -> str:
    """What the bot does at a seat, in words."""
    return GAME.action_text(match._question(seat), players.decide(BOT, match, seat, 1))


def look(match: Match, seat: int = 0) -> Transgalactica:
    """What the bot sees."""
    return over(Transgalactica, match.observation(seat))


def number(kind: str, name: str) -> int:
    return VOCABULARIES[kind].index(name)


# Turns


def test_it_completes_a_mission_that_it_can_pay_for() -> None:
    match = situation(SeatSetup(energy=3, ore=3, log=["mission_1_09"]), round=4)
    assert choice(match) == "complete mission_1_09"


def test_it_sits_down_in_the_senate() -> None:
    mine = SeatSetup(levels={"technology": 6, "politics": 6})
    assert choice(situation(mine, decrees=["decree_03"])) == "sit for decree_03"


def test_it_takes_the_goods_of_a_token_first() -> None:
    assert choice(situation(SeatSetup(tokens=["basic_03"]))) == "use basic_03"


def test_it_keeps_levels_that_help_nothing_now() -> None:
    assert choice(situation(SeatSetup(tokens=["basic_18"]))) != "use basic_18"


def test_it_sends_crew_to_a_planet_when_its_captains_are_gone() -> None:
    mine = SeatSetup(captains=0, outposts=["B1"])
    assert choice(situation(mine, planets={"B1": "act_yellow_base"})) == "crew to B1"


def test_it_places_an_outpost_on_a_rich_planet() -> None:
    mine = SeatSetup(ore=3, energy=2, ships=["B1"], captains=1)
    match = situation(mine, planets={"B1": "act_yellow_base"}, planet_tokens={"B1": "basic_13"})
    match.play(0, "exploration")
    assert choice(match) == "place"


def test_it_beats_pirates_where_it_can() -> None:
    mine = SeatSetup(levels={"military": 4}, ships=["I1"])
    match = situation(mine, pirates={"I1": "pirate_5"})
    match.play(0, "exploration")
    assert choice(match) == "fight"


def test_it_buys_what_it_lacks_for_good_work() -> None:
    """Only exploration is left, and with one ore more an outpost can be placed where a token lies."""
    mine = SeatSetup(credit=3, ships=["B1"], captains=1, crew=0)
    taken = dict.fromkeys(("omni", "mining", "trade", "technology", "military", "production", "politics"), 1)
    planets = {"B1": "act_yellow_base"}
    match = situation(mine, planets=planets, planet_tokens={"B1": "advanced_11"}, round=2, used=taken)
    assert choice(match) == "buy ore"


def test_it_follows_when_it_pays() -> None:
    match = position([SeatSetup(energy=1), SeatSetup(mining=["mining_07", "mining_08"], levels={"politics": 1})])
    match.play(0, "mining")
    while 0 in match.owing:
        match.play(0, "pass")
    assert choice(match, 1) == "follow with crew"


def test_it_passes_with_nothing_to_do() -> None:
    assert choice(situation(SeatSetup(captains=0, crew=0, credit=1))) == "pass"


def test_it_waits_with_double_income_until_it_is_high() -> None:
    early, late = (situation(SeatSetup(tokens=["advanced_10"]), phase="income", round=n) for n in (2, 5))
    assert choice(early) == "pass"
    assert choice(late) == "use advanced_10"


# Values


def test_goods_are_worth_less_the_more_there_are_and_at_the_end() -> None:
    few, many = (look(situation(SeatSetup(ore=ore))) for ore in (0, 9))
    assert gain_value(few, 0, ORE, 1) > gain_value(many, 0, ORE, 1)
    assert price_value(many, 0, ORE, 2) < 2 * gain_value(few, 0, ORE, 1)
    late = look(situation(SeatSetup(), round=5))
    assert gain_value(late, 0, ENERGY, 1) < gain_value(few, 0, ENERGY, 1)
    assert wanted(many, 0, (1 << ENERGY) | (1 << ORE)) == ENERGY


def test_a_step_that_completes_a_mission_is_worth_more() -> None:
    plain, wanting = (look(situation(SeatSetup(log=log))) for log in ([], ["mission_1_02"]))
    assert steps_value(wanting, 0, Track.MILITARY, 1) > steps_value(plain, 0, Track.MILITARY, 1)


def test_a_mission_is_worth_more_the_less_is_missing() -> None:
    o = [look(situation(SeatSetup(levels={"trade": level}))) for level in (0, 2, 4)]
    values = [mission_prospect(view, 0, number("mission", "mission_2_01")) for view in o]
    assert values[0] < values[1] < values[2]


def test_technologies_for_the_end_gain_and_those_for_every_round_lose_with_time() -> None:
    early, late = (look(situation(SeatSetup(levels={"production": 6}), round=n)) for n in (1, 5))
    lasting, ending = number("technology", "tech_05"), number("technology", "tech_24")
    assert tech_value(early, 0, lasting) > tech_value(late, 0, lasting)
    assert tech_value(late, 0, ending) > tech_value(late, 0, lasting)


def test_the_military_standing_counts_leads_and_gaps() -> None:
    o = look(position([SeatSetup(levels={"military": n}) for n in (4, 2, 1)], backend="python"))
    assert [military_standing(o, seat) for seat in range(3)] == [2, 0, -1]


def test_the_military_standing_is_shared_in_full_by_those_who_are_level() -> None:
    o = look(position([SeatSetup(levels={"military": n}) for n in (3, 3, 1, 1)], backend="python"))
    assert [military_standing(o, seat) for seat in range(4)] == [2, 2, -2, -2]
    level = look(position([SeatSetup(levels={"military": 2}) for _ in range(3)], backend="python"))
    assert military_standing(level, 0) == 0


def test_the_scavenger_spends_the_last_of_a_good_lightly_while_income_is_to_come() -> None:
    plain, scavenger = (look(situation(SeatSetup(ore=3, ability=name))) for name in ("merchant", "scavenger"))
    assert price_value(scavenger, 0, ORE, 1) == price_value(plain, 0, ORE, 1)
    assert price_value(scavenger, 0, ORE, 3) < price_value(plain, 0, ORE, 3)
    last = [look(situation(SeatSetup(ore=3, ability=name), round=5)) for name in ("merchant", "scavenger")]
    assert price_value(last[0], 0, ORE, 3) == price_value(last[1], 0, ORE, 3)


def test_a_mission_is_worth_more_to_the_lobbyist_who_pays_less() -> None:
    plain, lobbyist = (look(situation(SeatSetup(ore=3, ability=name))) for name in ("merchant", "lobbyist"))
    mission = number("mission", "mission_1_01")
    assert mission_gain(lobbyist, 0, mission) == mission_gain(plain, 0, mission) + price_value(plain, 0, ORE, 1)


def test_steps_are_worth_more_than_goods_in_the_draft() -> None:
    o = look(situation(SeatSetup()))
    worth = {name: card_value(o, 0, WEALTH[number("wealth", name)].effects) for name in ("wealth_06", "wealth_01")}
    assert worth["wealth_06"] > worth["wealth_01"] > 0


def test_ways_are_measured_in_energy() -> None:
    o = look(situation(SeatSetup()))
    reach(o, 0, SPACE_IDS.index("H"), 1, 0)
    assert o.bag[SPACE_IDS.index("B1")] == 1
    assert o.bag[SPACE_IDS.index("I1")] == NO_WAY
    reach(o, 0, SPACE_IDS.index("H"), 2, 0)
    assert o.bag[SPACE_IDS.index("I1")] == 2
    reach(o, 0, SPACE_IDS.index("H"), 1, 1)
    assert o.bag[SPACE_IDS.index("I1")] == 1


def test_wealth_and_abilities_have_a_price_in_the_draft() -> None:
    match = gk.new("transgalactica", players=2, seed=4, backend="python")
    while match.question(match.owing[0]) != "draft":
        match.step(match.owing[0], match.legal_ids(match.owing[0])[0])
    seat = match.owing[0]
    o = look(match, seat)
    assert all(draft_value(o, seat, action) > 200 for action in match.legal_ids(seat))


def test_thinking_changes_nothing_but_the_bag() -> None:
    """The bag is where the bot keeps its map."""
    mine = SeatSetup(energy=3, ore=3, alien=2, credit=2, ships=["B1"], log=["mission_1_02"], tokens=["basic_18"])
    observation = situation(mine, pirates={"I1": "pirate_1"}).observation(0)
    before = observation.copy()
    o = over(Transgalactica, observation)
    chances(o, 0)
    best_action(o, 0, 1)
    prospects(o, 0)
    for token in range(1, TOKENS + 1):
        use_value(o, 0, token)
    observation["bag"] = before["bag"]
    assert observation.tobytes() == before.tobytes()
    assert len(before["bag"][0]) == 2 * SPACES


# Whole games


TABLES = [(2, "python"), (3, "cpu"), (4, "cpu"), (5, "python")]


@pytest.mark.parametrize(("count", "backend"), TABLES)
def test_a_whole_game_is_played_legally(count: int, backend: str) -> None:
    """`Match.step` refuses whatever is not legal."""
    asked: Counter[str] = Counter()
    bot = players.bot("heuristic", GAME, backend)
    match = gk.new("transgalactica", players=count, seed=count, backend=backend)
    while not match.over:
        seat = match.owing[-1]
        asked[match.question(seat)] += 1
        match.step(seat, players.decide(bot, match, seat, len(match.history)))
    assert {"draft", "turn", "follow", "explore", "choose_option", "mark", "take_mission"} <= set(asked)
    assert max(match.scores()) > 40


def test_it_beats_random_players() -> None:
    won = 0.0
    for names, seat in ((["heuristic", "random"], 0), (["random", "heuristic"], 1)):
        won += simulate(GAME, 2, GAMES, seed="strength", bots=names, backend="cpu").seats[seat].share
    assert won / 2 >= 0.9

"""Setting up: what lies where, the draft, wealth cards, and what abilities do before the first round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import pytest

import galaktyka as gk
from galaktyka.engine.match import Match
from galaktyka.engine.record import over
from galaktyka.games.transgalactica.codes import Category
from galaktyka.games.transgalactica.facts import GOOD_NAMES, TRACK_NAMES
from galaktyka.games.transgalactica.state import OUT, READY, RESERVED, Transgalactica
from galaktyka.games.transgalactica.tables import FACTS, TOKEN, VOCABULARIES

PLAYERS: Final = (2, 3, 4, 5)
QUIET: Final = ("wealth_13", "wealth_13")  # nothing but credits
OTHER_ABILITY: Final = "scavenger"


def drafting(players: int, seed: int = 5) -> Match:
    """A new game at the beginning of its draft."""
    match = gk.new("transgalactica", players=players, seed=seed, backend="python")
    while match.question(match.owing[0]) != "draft":
        match.step(match.owing[0], match.legal_ids(match.owing[0])[0])
    return match


def drafted(ability: str, cards: tuple[str, str] = QUIET) -> Match:
    """Seat 0 of two has drafted an ability and two wealth cards; its other answers are still to come."""
    array = drafting(2).record
    s = over(Transgalactica, array)
    for i, name in enumerate((ability, OTHER_ABILITY)):
        s.abilities[i] = VOCABULARIES["ability"].index(name)
    for i, name in enumerate((*cards, *QUIET)):
        s.wealth[i] = VOCABULARIES["wealth"].index(name)
    s.seat[0].goods[3] = s.seat[1].goods[3] = 0
    for good in range(3):
        s.seat[0].goods[good] = 0
    match = Match(gk.game("transgalactica"), players=2, options={}, seed=5, start=array, backend_name="python")
    for _ in range(4):
        (seat,) = match.owing
        wanted = (f"ability {ability}", "wealth 1") if seat == 0 else (f"ability {OTHER_ABILITY}", "wealth 2")
        match.play(seat, next(text for text in wanted if text in match.legal(seat)))
    return match


def mine(match: Match) -> Any:
    return over(Transgalactica, match.record).seat[0]


def goods(match: Match) -> dict[str, int]:
    return {name: mine(match).goods[i] for i, name in enumerate(GOOD_NAMES) if mine(match).goods[i]}


@pytest.mark.parametrize("players", PLAYERS)
def test_what_everybody_begins_with(players: int) -> None:
    s = over(Transgalactica, drafting(players).record)
    for seat in range(players):
        me = s.seat[seat]
        assert (me.captains, me.crew, me.capsules, me.hold) == (3 if players == 2 else 2, 1, 5, 2)
        assert me.goods[3] == 1
        assert list(me.level) == [0, 0, 1, 0, 0]
        assert sorted(me.fleet) == [1, 2, 3]
        assert me.mining_size == 1
        assert FACTS.bonus_tokens.mining[me.mining[0] - 1].starting
        assert sum(me.goods[:3]) == 1  # the starting token gave its resource
    assert sorted(s.order[:players]) == list(range(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_what_lies_on_the_table(players: int) -> None:
    s = over(Transgalactica, drafting(players).record)
    levels = Counter(FACTS.technologies.technologies[tech - 1].level for tech in s.tech)
    assert levels == {1: 3, 2: 3, 3: 3}
    numbers = [FACTS.missions.missions[mission - 1].number for mission in s.mission]
    assert numbers == sorted(numbers)
    assert [FACTS.missions.missions[mission - 1].level for mission in s.mission] == [1, 1, 1, 2, 2, 2]
    assert (list(s.deck_size), s.mining_deck_size) == ([11, 9], 13 - players - 1)
    assert len({FACTS.senate.decrees[decree - 1].group for decree in s.decree}) == 4
    assert [bool(token) for token in s.round_token] == [False, False, True, True, True, True]
    assert (len({*s.wealth} - {0}), len({*s.abilities} - {0})) == (2 * players, players)
    for space, planet in enumerate(s.planet):
        kind = FACTS.planets.planets[planet - 1] if planet else None
        assert bool(s.token[space]) == (kind is not None and kind.kind == "action")
        if kind and s.token[space]:
            assert TOKEN[s.token[space]].category == (Category.BASIC if kind.base else Category.ADVANCED)


def test_different_seeds_deal_different_tables() -> None:
    tables = {drafting(4, seed).record[0]["planet"].tobytes() for seed in range(5)}
    assert len(tables) == 5


def test_first_outposts_and_ships_go_to_the_central_planet() -> None:
    s = over(Transgalactica, drafted("private_omni").record)
    for seat in range(2):
        assert (s.seat[seat].placed, s.seat[seat].outposts, s.seat[seat].ships) == (1, 1, 1)
    assert s.turn == 1


def test_lieutenant_takes_the_place_of_a_crew_member() -> None:
    me = mine(drafted("lieutenant"))
    assert (me.crew, me.lieutenant, me.capsules) == (0, 1, 5)


@pytest.mark.parametrize(("where", "ready", "at_work"), [(READY, True, False), (OUT, False, True)])
def test_everybody_sees_where_the_lieutenant_is(where: int, ready: bool, at_work: bool) -> None:
    match = drafted("lieutenant")
    array = match.record
    over(Transgalactica, array).seat[0].lieutenant = where
    table = Match(gk.game("transgalactica"), players=2, options={}, seed=5, start=array, backend_name="python")
    seen = table.view(1).seats[0]
    assert (seen.lieutenant, seen.lieutenant_out) == (ready, at_work)
    assert not table.view(1).seats[1].lieutenant_out


def test_technology_nightmare_lies_beside_the_panel() -> None:
    assert mine(drafted("technology_nightmare")).nightmare == 1


@pytest.mark.parametrize(("ability", "track", "level"), [("lobbyist", 3, 1), ("warlord", 1, 1), ("merchant", 4, 2)])
def test_abilities_that_advance(ability: str, track: int, level: int) -> None:
    match = drafted(ability)
    while match.question(0) == "gain_any":
        match.play(0, "gain ore")
    me = mine(match)
    assert me.level[track] == level
    assert sum(me.level) == 1 + level


def test_merchant_gains_marker_and_fleet_token() -> None:
    match = drafted("merchant")
    assert mine(match).hold == 3
    gains = {"fleet_credit": {"credit": 7}, "fleet_resource": {"credit": 6}, "fleet_vp": {"credit": 6}}
    name = VOCABULARIES["fleet"][mine(match).fleet[0]]
    assert goods(match) == gains[name]
    assert (match.question(0) == "gain_any") == (name == "fleet_resource")


def test_reserve_of_three_basic_and_two_advanced_tokens() -> None:
    s = over(Transgalactica, drafted("reserve_tokens").record)
    reserve = [token for token in range(1, 38) if s.bonus[token] == RESERVED]
    assert Counter(TOKEN[token].category for token in reserve) == {Category.BASIC: 3, Category.ADVANCED: 2}
    assert not {*s.piles, *s.token, *s.round_token} & set(reserve)


def test_pioneer_settles_an_action_planet_and_plays_later() -> None:
    match = drafted("pioneer")
    assert match.question(0) == "place"
    spaces = [text for text in match.legal(0) if text != "pass"]
    match.play(0, spaces[0])
    s = over(Transgalactica, match.record)
    assert (s.seat[0].placed, s.seat[0].segment) == (2, 2)
    assert s.seat[0].crew == 2  # its own one, and one more
    assert list(s.order[:2]) == [1, 0]
    assert sum(1 for token in range(1, 38) if s.bonus[token] == 1) == 1


def test_second_ship_starts_beside_the_first() -> None:
    me = mine(drafted("second_ship"))
    assert (me.ships, list(me.ship)) == (2, [0, 0])


WEALTH: Final[dict[str, Mapping[str, int]]] = {
    "wealth_01": {"energy": 2, "ore": 1},
    "wealth_02": {"energy": 2, "credit": 1},
    "wealth_03": {"ore": 2, "credit": 1},
    "wealth_04": {"alien": 1, "energy": 1, "ore": 1},
    "wealth_05": {"credit": 2, "alien": 1},
    "wealth_06": {"technology": 1, "ore": 1},
    "wealth_07": {"politics": 1, "energy": 1},
    "wealth_08": {"production": 1, "ore": 1},
    "wealth_09": {"military": 1},
    "wealth_10": {"trade": 1},
    "wealth_11": {"technology": 1, "politics": 1},
    "wealth_12": {"production": 1, "credit": 1},
    "wealth_13": {"credit": 3},
    "wealth_14": {"alien": 2, "credit": 1},
}


def test_every_wealth_card_is_written_down() -> None:
    assert list(WEALTH) == VOCABULARIES["wealth"][1:]


@pytest.mark.parametrize("card", WEALTH)
def test_wealth_cards_are_gained_for_nothing(card: str) -> None:
    """The second card of the set gives 3 credits, and the income of the first round is not looked at yet."""
    match = drafted("pioneer", (card, "wealth_13"))  # the pioneer is asked before the first income
    wanted = {**WEALTH[card]}
    wanted["credit"] = wanted.get("credit", 0) + 3
    assert goods(match) == {name: wanted[name] for name in GOOD_NAMES if name in wanted}
    levels = dict(zip(TRACK_NAMES, mine(match).level, strict=True))
    assert levels == {name: wanted.get(name, 0) + (name == "production") for name in TRACK_NAMES}

"""The engine beside a second, independent implementation of the rules (`reference/`): they agree at every decision.

After a change of the rules, raise the numbers for a while.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, Final

import pytest

from galaktyka.games.transgalactica import (
    effects,
    explore,
    free_actions,
    income,
    maintenance,
    missions,
    planets,
    production,
    requirements,
    rules,
    scoring,
    senate,
    setup,
    tracks,
    turn,
)
from galaktyka.games.transgalactica.codes import NONE, Color, Track
from galaktyka.games.transgalactica.explore import BEGUN, EXTRA, OUTPOST
from galaktyka.games.transgalactica.priority import sort_order
from galaktyka.games.transgalactica.state import FRESH, RESERVED, Question, Transgalactica, level_of
from galaktyka.games.transgalactica.tables import (
    CREW_SPACE,
    INCOME_ROW,
    MISSION,
    OFFICE,
    OUTPOST_SPACE,
    PIRATE,
    POWER,
    TECH,
    TRACK,
    VOCABULARIES,
)
from tests.games.rows import changed
from tests.games.transgalactica.beside import new_game, next_turns
from tests.games.transgalactica.reference.box import (
    ABILITIES,
    DECREES,
    MISSIONS,
    OFFICES,
    PLANETS,
    TECHNOLOGIES,
    TOKENS,
)
from tests.games.transgalactica.situations import Situation, crowded, explorers, tied

GAMES: Final = range(3)  # for each number of players
SITUATIONS: Final = range(150)
DECISIONS: Final = 50  # of each situation
FLIGHTS: Final = range(60)
FLYING: Final = 30  # decisions where all explore
TIES: Final = range(12)

# Answers that are easily never chosen.
RARE: Final = {
    *("activate tech_07", "follow with lieutenant", "follow with captain as main", "follow with crew as main"),
    *("omni with captain", "omni with crew", "second fight", "second place", "collect from nightmare"),
    *("explore: activate", "explore: complete", "explore: sit", "choose_track: pass", "pay_for: pass"),
    *("option 1", "option 2", "option 3"),
}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_are_the_same(players: int) -> None:
    for seed in GAMES:
        assert new_game(players, seed).play(seed).match.over


def pieces_and_answers() -> set[str]:
    """What has to come up: free actions by their pieces, marked cards, offices."""
    verbs = {"use": TOKENS, "complete": MISSIONS, "sit for": DECREES, "open": OFFICES, "mark": TECHNOLOGIES}
    return {f"{verb} {name}" for verb, names in verbs.items() for name in names}


def test_crowded_tables_are_the_same_and_bring_up_everything() -> None:
    seen: set[str] = set()
    owned: set[str] = set()
    used: set[str] = set()
    for number in SITUATIONS:
        pair = next_turns(crowded(number)).play(number, DECISIONS)
        seen |= pair.seen
        owned |= {piece for seat in pair.table.seats for piece in (seat.ability, *seat.technologies)}
        used |= {pair.table.planets[space] for seat in pair.table.seats for space in seat.outposts[1:]}
    assert {question.name.lower() for question in Question} - seen == {"draft"}
    assert pieces_and_answers() - seen == set()
    assert {*ABILITIES, *TECHNOLOGIES} - owned == set()
    assert set(PLANETS) - used == {"tech_nightmare"}
    assert RARE - seen == set()


def test_explorations_are_the_same() -> None:
    seen: set[str] = set()
    for number in FLIGHTS:
        seen |= next_turns(explorers(number)).play(number, FLYING).seen
    assert {"second place", "second fight", "use basic_02", "use basic_20", "wormhole_price: option"} - seen == set()


def test_ties_are_broken_the_same() -> None:
    matches = [next_turns(tied(number)).play(number).match for number in TIES]
    assert {len(match.winners()) for match in matches} >= {1, 2}


def is_found() -> bool:
    """Whether what is wrong in the engine now is noticed at crowded tables."""
    return any(differs(crowded(number), DECISIONS) for number in SITUATIONS)


def is_found_by_explorers() -> bool:
    """Whether it is noticed where all explore."""
    return any(differs(explorers(number), FLYING) for number in FLIGHTS)


def differs(situation: Situation, decisions: int) -> bool:
    """Whether the engine and the reference part in a situation."""
    try:
        next_turns(situation).play(situation.seed, decisions)
    except AssertionError:
        return True
    return False


def awake_from_nowhere(s: Transgalactica, seat: int, crew: int) -> None:
    """Crew that does not come from the capsules."""
    s.seat[seat].crew += crew


WRONG_RULES: Final[list[tuple[ModuleType, str, Any]]] = [
    (effects, "is_plain_advance", lambda *_: False),  # nothing goes on at the end of a track
    (effects, "mobilise", awake_from_nowhere),
    (explore, "happen", lambda *_: None),
    (free_actions, "is_at_hand", lambda s, seat, token: s.bonus[token] in (FRESH + seat, RESERVED + seat)),
    (income, "level_of", lambda *_: 9),  # politics does not matter
    (maintenance, "gain_factor", lambda *_: 1),
    (maintenance, "lay_mining_token", lambda *_: None),
    (maintenance, "loss_factor", lambda *_: 1),
    (maintenance, "military_of", lambda s, seat: level_of(s.seat[seat], Track.MILITARY)),  # tokens count (U9)
    (maintenance, "update_priority", sort_order),
    (missions, "discount", lambda *_: 0),
    (missions, "fulfils", lambda *_: True),
    (missions, "sort_missions", lambda *_: None),
    (planets, "gives_move", lambda colors: colors == Color.GREY),  # multicolour planets give none (U12)
    (production, "HOME", NONE - 1),  # the central planet gives nothing
    (requirements, "missions_of", lambda me, kind: me.completed[kind]),  # dual missions are of no type
    (requirements, "with_planet", lambda *_: requirements.EMPTY_SET),
    (rules, "refill", lambda *_: None),
    (scoring, "capped", lambda vp, _: vp),
    (scoring, "markers_beside", lambda s, seat: requirements.techs_marked(s.seat[seat])),
    (scoring, "trade_outposts", lambda *_: 0),
    (senate, "happen", lambda *_: None),
    (tracks, "happen", lambda *_: None),
    (tracks, "is_open", lambda s, seat, track: s.seat[seat].level[track] < TRACK[track].end),
    (turn, "has_rest", lambda *_: False),  # no free action before the end of an exploration (D17)
    (turn, "is_taken", lambda s, seat, area: s.main_users[area] >> seat & 1 == 1),
    (turn, "let_follow", lambda *_: None),
    (turn, "was_used", lambda *_: False),
]


WRONG_FLIGHTS: Final[list[tuple[ModuleType, str, Any]]] = [
    (explore, "after_moving", lambda state: state | BEGUN),  # a secondary action moves and places
    (explore, "after_placing", lambda state: state - (OUTPOST if state & OUTPOST else EXTRA)),
    (explore, "grey_moves", lambda *_: 0),
    (explore, "pay_any", lambda *_: None),  # technology 11 takes nothing
    (explore, "spend_move", lambda *states: states[0]),
]


def piece(vocabulary: str, name: str) -> int:
    """The number of a piece."""
    return VOCABULARIES[vocabulary].index(name)


def power_of(tech: str) -> Any:
    """The first power of a technology."""
    return POWER[TECH[piece("technology", tech)].powers_from]


WRONG_FACTS: Final[list[tuple[str, Callable[[], Any], dict[str, int]]]] = [
    ("crew space", lambda: CREW_SPACE[3], {"income": 0}),
    ("income row", lambda: INCOME_ROW[1], {"politics": 3}),
    ("mission number", lambda: MISSION[piece("mission", "mission_1_02")], {"number": 9}),
    ("office", lambda: OFFICE[piece("office", "office_points")], {"credit": 2}),
    ("outpost", lambda: OUTPOST_SPACE[3], {"ore": 1}),
    ("pirates", lambda: PIRATE[piece("pirate", "pirate_4")], {"vp": 3}),
    ("technology 28", lambda: power_of("tech_28"), {"most": 10}),
]


@pytest.mark.parametrize(("module", "name", "instead"), WRONG_RULES, ids=[name for _, name, _ in WRONG_RULES])
def test_a_wrong_rule_is_found(module: ModuleType, name: str, instead: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, name, instead)
    assert is_found()


@pytest.mark.parametrize(("module", "name", "instead"), WRONG_FLIGHTS, ids=[name for _, name, _ in WRONG_FLIGHTS])
def test_a_wrong_flight_is_found(module: ModuleType, name: str, instead: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, name, instead)
    assert is_found_by_explorers()


@pytest.mark.parametrize(("fact", "row", "wrong"), WRONG_FACTS, ids=[fact for fact, _, _ in WRONG_FACTS])
def test_a_wrong_fact_is_found(fact: str, row: Callable[[], Any], wrong: dict[str, int]) -> None:
    with changed(row(), **wrong):
        assert is_found()


def test_a_wrong_setup_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "captains", lambda _: 2)
    with pytest.raises(AssertionError):
        new_game(2, 0).play(0)
    monkeypatch.setattr(setup, "ACTIVE_PIRATES", 0)
    with pytest.raises(AssertionError):
        new_game(3, 0)

"""Properties of games with takeovers, begun where everybody can attack and be attacked, for 2 to 6 players."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings

import galaktyka as gk
from galaktyka.engine.game import Records
from galaktyka.engine.match import Match
from galaktyka.games.race.state import Outcome
from tests.properties.checks import (
    cards_in_play,
    check_backends_agree,
    check_cards,
    check_decisions,
    check_kernels,
    check_mask_and_step,
    check_no_leak,
    check_position_text,
    check_replay,
    check_resampling,
    check_save,
    check_undo,
    next_viewer,
)
from tests.properties.play import NUMBER, RACE, decide

TABLEAUS = (
    ["imperium_seat", "imperium_cloaking_technology", "rebel_fuel_cache", "drop_ships", "new_military_tactics"],
    ["epsilon_eridani", "rebel_alliance", "rebel_miners", "rebel_warrior_race", "imperium_armaments_world"],
    ["new_sparta", "imperium_cloaking_technology", "rebel_underground", "space_mercenaries", "improved_logistics"],
    ["earths_lost_colony", "imperium_troops", "rebel_base", "space_marines", "expedition_force"],
    ["alpha_centauri", "rebel_pact", "rebel_outpost", "primitive_rebel_world", "new_military_tactics"],
    ["damaged_alien_factory", "imperium_troops", "lost_alien_warship", "rebel_convict_mines", "improved_logistics"],
)
GOODS = ("rebel_fuel_cache", "rebel_warrior_race", "lost_alien_warship")
OPTIONS = {"tgs": True, "rvi": True, "takeovers": True}
MOMENTS = 160  # decisions of a game that are looked at
ABOUT_TAKEOVERS = ("takeover", "takeover_power", "reinforce", "defend")

every_number = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


@cache
def start(players: int, turned: int) -> Records:
    """Everybody has a warlike tableau, another one in each of several starts."""
    seats = []
    for seat in range(players):
        tableau = TABLEAUS[(seat + turned) % len(TABLEAUS)]
        seats.append(gk.race.SeatSetup(tableau=tableau, goods=[card for card in tableau if card in GOODS]))
    return gk.race.position(seats, tgs=True, rvi=True, takeovers=True, backend="python").record


def war(players: int, seed: int, backend: str = "cpu") -> Match:
    """A game that begins with takeovers in reach."""
    begun = start(players, seed % len(TABLEAUS))
    return Match(RACE, players=players, options=OPTIONS, seed=seed, start=begun, backend_name=backend)


def decide_warlike(match: Match, luck: Random) -> tuple[int, int]:
    """Mostly settle, and mostly attack."""
    seat = luck.choice(match.owing)
    legal, texts = match.legal_ids(seat), match.legal(seat)
    if "settle" in texts and luck.random() < 0.7:
        action = legal[texts.index("settle")]
    elif match.question(seat) == "takeover" and luck.random() < 0.8:
        action = luck.choice([one for one, text in zip(legal, texts, strict=True) if text != "pass"])
    else:
        action = luck.choice(legal)
    match.step(seat, action)
    return seat, action


def moments(match: Match, luck: Random) -> Iterator[Match]:
    """The match before each of its first decisions."""
    for _ in range(MOMENTS):
        yield match
        if match.over:
            return
        decide_warlike(match, luck)


def attacks(match: Match) -> list[int]:
    """How the declared takeovers stand."""
    s = match.record[0]
    return [int(outcome) for outcome in s["attack"]["outcome"][: s["attacks"]]]


def is_war(match: Match) -> bool:
    return bool(attacks(match)) or any(match.question(seat) in ABOUT_TAKEOVERS for seat in match.owing)


@every_number
@settings(max_examples=2)
@given(seed=NUMBER)
def test_cards_worlds_and_goods_are_conserved_and_masks_are_right(players: int, seed: int) -> None:
    match = war(players, seed)
    cards = cards_in_play(match)
    for point in moments(match, Random(seed)):
        check_cards(point, cards)
        check_decisions(point)
        check_no_leak(point, next_viewer(point), seed)
        if is_war(point):
            check_mask_and_step(point)
            check_kernels(point)
            check_position_text(point)


@every_number
@settings(max_examples=2)
@given(seed=NUMBER)
def test_takeovers_are_dealt_anew_saved_replayed_and_taken_back(players: int, seed: int) -> None:
    match = war(players, seed)
    cards = cards_in_play(match)
    for point in moments(match, Random(seed)):
        if is_war(point) and len(point.history) % 4 == 0:
            check_resampling(point, next_viewer(point), cards)
            check_save(point)
            check_replay(point)
            check_undo(point.copy(), Random(seed))


@every_number
@settings(max_examples=1)
@given(seed=NUMBER)
def test_backends_agree(players: int, seed: int) -> None:
    match, twin, luck = war(players, seed), war(players, seed, "python"), Random(seed)
    for _ in range(MOMENTS):
        check_backends_agree(match, twin, [next_viewer(match)])
        if match.over:
            return
        twin.step(*decide_warlike(match, luck))


@settings(max_examples=5)
@given(seed=NUMBER)
def test_games_with_takeovers_end(seed: int) -> None:
    match, luck = war(2 + seed % 5, seed), Random(seed)
    while not match.over:
        assert len(match.history) < 5000
        decide(match, luck)


def test_every_question_and_every_outcome_comes_up() -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        for point in moments(war(2 + seed % 5, seed), Random(seed)):
            seen.update(point.question(seat) for seat in point.owing)
            seen.update(Outcome(outcome).name for outcome in attacks(point))
    wanted = {*ABOUT_TAKEOVERS, "PLANNED", "DECLARED", "FOUGHT", "WON", "FAILED"}
    assert wanted - seen.keys() == set()

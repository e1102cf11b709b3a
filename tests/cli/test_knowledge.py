"""What a seat learns by an action: exactly what decides whether it may be taken back."""

from __future__ import annotations

import pytest

import galaktyka as gk
from galaktyka.cli.table.knowledge import has_learned
from galaktyka.engine.match import Match
from galaktyka.games.race import SeatSetup


def learned(match: Match, *steps: tuple[int, str]) -> bool:
    """Whether seat 0 learns something in these steps."""
    now = match.copy()
    for seat, text in steps:
        now.play(seat, text)
    return has_learned(match, now.history[len(match.history) :], 0, now)


def at(phase: str, mine: SeatSetup, theirs: SeatSetup | None = None) -> Match:
    other = theirs or SeatSetup(tableau=["new_sparta"])
    return gk.race.position([mine, other], phase=phase, backend="python")


RICH = ["mining_robots", "gem_world", "drop_ships", "colony_ship", "public_works"]


def test_paying_teaches_nothing() -> None:
    match = at("develop", SeatSetup(tableau=["old_earth"], hand=RICH, actions=["settle"]))
    for text in ("develop mining_robots",):
        match.play(0, text)
    if 1 in match.owing:
        match.play(1, "pass")
    assert match.question(0) == "pay"
    assert not learned(match, (0, "pay gem_world"))


def test_drawing_a_card_teaches_something() -> None:
    match = at("settle", SeatSetup(tableau=["old_earth"], hand=["gem_world", *RICH[2:]], actions=["settle"]))
    if 1 in match.owing:
        match.play(1, "pass")
    match.play(0, "settle gem_world")
    match.play(0, "pay drop_ships")
    assert learned(match, (0, "pay colony_ship"))  # the bonus of Settle draws a card


def test_the_choices_of_others_teach_something_once_they_are_revealed() -> None:
    match = at("choose actions", SeatSetup(tableau=["old_earth"]))
    match.play(1, "produce")
    assert learned(match, (0, "consume 2x"))


def test_cards_seen_and_gone_again_were_learned() -> None:
    """A card that was looked at could have been another one, even if only it was kept."""
    match = at("choose actions", SeatSetup(tableau=["old_earth"]))
    match.play(1, "explore +5")
    after = match.copy()
    after.play(0, "explore +5")
    assert learned(match, (0, "explore +5"), (0, after.legal(0)[0]))


def test_what_others_choose_in_secret_teaches_nothing() -> None:
    match = at("choose actions", SeatSetup(tableau=["old_earth"]))
    assert not learned(match, (1, "produce"))
    assert not learned(match, (1, "explore +5"))


def test_an_open_answer_of_another_seat_teaches_something() -> None:
    theirs = SeatSetup(
        tableau=["new_sparta", "old_earth", "gem_world", "alpha_centauri"],
        goods=["gem_world", "alpha_centauri"],
        actions=["consume trade"],
    )
    match = at("consume", SeatSetup(tableau=["earths_lost_colony"]), theirs)
    assert match.question(1) == "sell"
    assert learned(match, (1, "sell gem_world"))


def test_the_only_card_that_is_left_teaches_nothing() -> None:
    """Who knows where all cards are but one, knows that one too."""
    seats = [
        SeatSetup(tableau=["old_earth"], hand=["gem_world", "drop_ships", "colony_ship"], actions=["settle"]),
        SeatSetup(tableau=["new_sparta"]),
    ]
    match = gk.race.position(seats, phase="settle", deck=["public_works"], only_deck=True, backend="python")
    if 1 in match.owing:
        match.play(1, "pass")
    match.play(0, "settle gem_world")
    match.play(0, "pay drop_ships")
    assert not learned(match, (0, "pay colony_ship"))


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_learned_while_the_known_cards_stay_the_same(seed: int) -> None:
    """Along random games: who holds a card never seen before has learned something."""
    match = gk.new("race", players=2, seed=seed, backend="python")
    checked = 0
    while not match.over and len(match.history) < 60:
        seat = match.owing[0]
        legal = match.legal_ids(seat)
        after = match.copy()
        after.step(seat, legal[len(match.history) % len(legal)])
        if _held(after) - _known(match):
            checked += 1
            assert has_learned(match, after.history[-1:], 0, after)
        match = after
    assert checked


def _held(match: Match) -> set[int]:
    me = match.observation(0)[0]["seat"][0]
    return {*me["hand"][: me["hand_size"]].tolist(), *me["drawn"][: me["drawn_size"]].tolist()}


def _known(match: Match) -> set[int]:
    observation = match.observation(0)[0]
    discarded = {card for card, how in enumerate(observation["discarded"]) if how}
    tableaus = {int(card) for seat in observation["seat"] for card in seat["tableau"][: seat["tableau_size"]]}
    return _held(match) | discarded | tableaus

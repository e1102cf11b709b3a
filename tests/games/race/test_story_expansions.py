"""What is told of powers and rules that only the expansions have."""

from __future__ import annotations

from collections.abc import Sequence

import galaktyka as gk
from galaktyka.engine.lens import Lens
from galaktyka.engine.match import Match
from galaktyka.engine.saying import Said, Told
from galaktyka.games.race import GAME, SeatSetup, position
from galaktyka.games.race.story import follow, opening

LENS = Lens(GAME, "python")


def table(phase: str, *tableau: str, hand: Sequence[str], deck: Sequence[str] = ()) -> Match:
    """Seat 0 with these cards, against somebody who has nothing."""
    seats = [SeatSetup(tableau=tableau, hand=hand), SeatSetup(tableau=["old_earth"])]
    return position(seats, phase=phase, deck=deck, tgs=True, rvi=True, backend="python")


def tell(match: Match, seat: int, answer: str) -> list[Told]:
    """Let a seat answer, and listen."""
    action = GAME.parse_action(match._question(seat), answer)
    told = follow(LENS, match.record, seat, action).told
    match.step(seat, action)
    return told


def public(told: Sequence[Told]) -> list[tuple[int | None, str]]:
    """What all hear: of which seat, and which message."""
    return [(one.seat, one.say.id) for one in told if one.say is not None]


def cards_of(said: Said) -> list[str]:
    """The cards that a message names."""
    cards = said.args["cards"]
    assert isinstance(cards, list)
    return sorted(cards)


def test_a_lost_ante_is_told_with_the_cards_turned_over() -> None:
    match = table("consume", "gambling_world_rvi", hand=["spice_world"], deck=["gem_world", "artist_colony"])
    tell(match, 0, "ante")
    told = tell(match, 0, "ante spice_world")
    assert public(told)[:3] == [(0, "log-antes"), (0, "log-turns-over"), (0, "log-ante-lost")]
    turned = next(one.say for one in told if one.say and one.say.id == "log-turns-over")
    assert cards_of(turned) == ["artist_colony", "gem_world"]


def test_a_won_ante_is_told_with_the_card_that_was_taken() -> None:
    match = table("consume", "gambling_world_rvi", hand=["spice_world"], deck=["gem_world", "pirate_world"])
    tell(match, 0, "ante")
    assert public(tell(match, 0, "ante spice_world")) == [(0, "log-antes"), (0, "log-turns-over")]
    assert public(tell(match, 0, "take pirate_world"))[0] == (0, "log-ante-won")


def test_hired_military_is_told_once_with_the_conquest() -> None:
    match = table("settle", "space_mercenaries", hand=["rebel_miners", "gem_world"])
    match.play(1, "pass")
    tell(match, 0, "settle rebel_miners")
    told = public(tell(match, 0, "discard gem_world"))
    assert told.count((0, "log-discards")) == 1
    assert told.count((0, "log-conquers")) == 1


def test_a_conquest_in_disguise_is_told_with_its_lower_defence() -> None:
    match = table("settle", "imperium_cloaking_technology", "space_marines", hand=["tourist_world"])
    match.play(1, "pass")
    told = tell(match, 0, "settle tourist_world")
    assert (0, "log-helper") in public(told)
    (conquest,) = [one.say for one in told if one.say and one.say.id == "log-conquers"]
    assert (conquest.args["military"], conquest.args["defense"]) == (2, 2)


def test_a_world_paid_for_with_nothing_is_not_told_as_conquered() -> None:
    for answer, message in (("pay", "log-price"), ("conquer", "log-conquers")):
        match = table("settle", "new_sparta", "contact_specialist", hand=["rebel_fuel_cache"])
        match.play(1, "pass")
        tell(match, 0, "settle rebel_fuel_cache")
        assert public(tell(match, 0, answer))[0] == (0, message)


def test_nobody_hears_that_others_place_no_second_world() -> None:
    match = table("settle", "improved_logistics", "space_marines", hand=["outlaw_world", "new_sparta"])
    match.play(1, "pass")
    tell(match, 0, "settle outlaw_world")
    told = public(tell(match, 0, "settle new_sparta"))
    assert (0, "log-settles") in told
    assert (1, "log-settles-nothing") not in told


def test_a_development_is_told_with_its_full_price_and_the_program_that_was_discarded() -> None:
    match = table("develop", "r_and_d_crash_program", hand=["public_works", "gem_world"])
    match.play(1, "pass")
    told = tell(match, 0, "develop public_works")
    (developed,) = [one.say for one in told if one.say and one.say.id == "log-develops"]
    assert developed.args["price"] == 1
    assert (0, "log-helper") in public(tell(match, 0, "use r_and_d_crash_program"))


def test_start_worlds_are_told_to_all_when_all_have_chosen() -> None:
    match = gk.new("race", players=2, seed=1, tgs=True, rvi=True, backend="python")
    assert "log-start-world" not in {message for _, message in public(opening(LENS, match.record))}
    told: list[Told] = []
    while not match.view(0).seats[0].tableau:
        assert "log-start-world" not in {message for _, message in public(told)}
        seat = match.owing[0]
        told = tell(match, seat, match.legal(seat)[0])
    assert {(0, "log-start-world"), (1, "log-start-world")} <= {*public(told)}
    assert (0, "log-draws") not in public(told)


def test_cards_that_go_round_in_a_draft_are_told_to_who_gets_them() -> None:
    match = gk.new("race", players=2, seed=1, tgs=True, draft=True, backend="python")
    tell(match, 0, match.legal(0)[0])
    told = tell(match, 1, match.legal(1)[0])
    assert "log-reshuffled" not in {message for _, message in public(told)}
    looks = [one.own for one in told if one.own is not None and one.own.id == "log-you-look"]
    assert [len(cards_of(look)) for look in looks] == [4, 4]

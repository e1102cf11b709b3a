"""The draw pile and the discard pile: what happens when no card is left (race.md 12)."""

from collections.abc import Sequence

import galaktyka as gk
from galaktyka.games.race import SeatSetup, position


def table(me: SeatSetup, phase: str, *, deck: Sequence[str] = (), discarded: Sequence[str] = ()) -> gk.Match:
    """Two seats and these cards, no others; the second seat has nothing."""
    return position([me, SeatSetup()], phase=phase, deck=deck, discarded=discarded, only_deck=True, backend="python")


def test_explore_draws_nothing_when_there_is_nothing() -> None:
    match = table(SeatSetup(hand=["gem_world"]), "explore")
    assert match.question(0) == "choose_action"
    assert match.view(0).seats[0].hand == ["gem_world"]


def test_explore_draws_what_is_left_in_player_order() -> None:
    match = table(SeatSetup(), "explore", deck=["gem_world", "spice_world", "new_earth"])
    assert match.view(0).seats[0].drawn == ["gem_world", "spice_world"]
    assert match.view(1).seats[1].hand == ["new_earth"]  # a single card is kept without a question


def test_a_good_that_is_sold_may_be_the_only_card_to_draw() -> None:
    seller = SeatSetup(tableau=["comet_zone"], goods=["comet_zone"], actions=["consume trade"])
    match = position([seller, SeatSetup()], phase="consume", only_deck=True, backend="python")
    view = match.view(0)
    assert (view.seats[0].hand_size, view.seats[0].tableau[0].good, view.deck, view.discard) == (1, "", 0, 0)


def test_there_is_nothing_to_guess() -> None:
    match = table(SeatSetup(tableau=["gambling_world"]), "consume")
    match.play(0, "guess 3")
    assert match.question(0) == "choose_action"
    assert (match.view(0).seats[0].hand_size, match.view(0).discard) == (0, 0)


def test_production_stops_when_there_are_no_cards() -> None:
    match = table(SeatSetup(tableau=["gem_world", "comet_zone"]), "produce", deck=["new_earth"])
    view = match.view(0)
    assert [card.good for card in view.seats[0].tableau] == ["novelty", ""]
    assert view.seats[0].hand_size == 0  # nothing to draw for it
    assert view.deck == 0


def test_a_windfall_world_stays_empty_without_a_card() -> None:
    match = table(SeatSetup(tableau=["space_marines"], hand=["alien_robot_sentry"]), "settle")
    match.play(0, "settle alien_robot_sentry")
    match.play(1, "pass")
    assert [(card.card, card.good) for card in match.view(0).seats[0].tableau][1:] == [("alien_robot_sentry", "")]


def test_the_discard_pile_is_shuffled_as_soon_as_the_draw_pile_is_empty() -> None:
    match = table(SeatSetup(tableau=["new_economy"]), "consume", deck=["gem_world"], discarded=["spice_world"])
    view = match.view(0)
    assert view.seats[0].hand == ["gem_world"]
    assert (view.deck, view.discard) == (1, 0)

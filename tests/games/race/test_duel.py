"""The two-player scenario of Rebels against the Imperium (race.md 16)."""

from __future__ import annotations

import pytest

import galaktyka as gk
from galaktyka.engine.errors import OptionError
from galaktyka.engine.match import Match
from tests.games.playthrough import choose_active

PLEDGED = ("rebel_alliance", "imperium_seat")


def duel(seed: int = 1, **options: bool) -> Match:
    return gk.new("race", players=2, seed=seed, rvi=True, takeovers=True, duel=True, backend="python", **options)


def test_the_sides_have_their_start_worlds_and_the_rebels_begin() -> None:
    view = duel().view(0)
    assert [[card.card for card in seat.tableau] for seat in view.seats] == [["rebel_cantina"], ["imperium_warlord"]]
    assert view.first == 0


def test_six_cards_are_dealt_and_four_kept_besides_the_development_of_the_side() -> None:
    for seed in range(10):
        match = duel(seed)
        for seat, pledged in enumerate(PLEDGED):
            assert (match.question(seat), match.view(seat).seats[seat].amount) == ("discard_opening", 2)
            hand = match.view(seat).seats[seat].hand
            assert hand is not None
            assert (len(hand), hand.count(pledged)) == (7, 1)
            assert f"discard {pledged}" not in match.legal(seat)
            for _ in range(2):
                match.play(seat, match.legal(seat)[0])
        for seat, pledged in enumerate(PLEDGED):
            me = match.view(1 - seat).seats[seat]
            assert (me.hand_size, me.shown, me.hand) == (5, [pledged], None)
            assert match.question(seat) == "choose_action"


def test_no_start_worlds_are_chosen_with_both_expansions() -> None:
    assert duel(tgs=True).question(0) == "discard_opening"


def test_what_everybody_knows_stays_where_it_is_when_the_rest_is_dealt_anew() -> None:
    match = duel()
    for seed in range(10):
        twin = match.resampled(0, seed)
        assert twin.observation(0).tobytes() == match.observation(0).tobytes()
        assert "imperium_seat" in (twin.view(1).seats[1].hand or [])


@pytest.mark.parametrize(
    "options", [{}, {"advanced": True}, {"tgs": True}, {"tgs": True, "goals": True, "advanced": True}]
)
def test_a_scenario_can_be_played_to_its_end(options: dict[str, bool]) -> None:
    match = duel(2, **options)
    while match.owing:
        seat = match.owing[0]
        match.play(seat, choose_active(match.legal(seat), f"duel {len(match.history)}"))
    assert match.over
    assert bool(match.view(0).goals) == options.get("goals", False)


@pytest.mark.parametrize(
    ("players", "options", "sentence"),
    [
        (3, {"rvi": True, "takeovers": True}, "The scenario Rebel vs Imperium is for 2 players, not 3"),
        (2, {}, "The option 'duel' needs 'rvi' too."),
        (2, {"rvi": True}, "The option 'duel' needs 'takeovers' too."),
        (2, {"rvi": True, "takeovers": True, "first_game": True}, "'first_game' and 'duel' do not go together"),
    ],
)
def test_options_that_do_not_go_together(players: int, options: dict[str, bool], sentence: str) -> None:
    with pytest.raises(OptionError) as refusal:
        gk.game("race").new_record(players, {"duel": True, **options})
    assert sentence in str(refusal.value)

"""What a seat may know (race.md 2), and dealing anew what it cannot know, with the rules uncompiled."""

from collections import Counter

import pytest

import galaktyka as gk
from galaktyka.engine.record import over
from galaktyka.games.race.state import NO_CHOICE, NOT_DISCARDED, Race, seats
from galaktyka.games.race.tables import CARD, CARDS, DESIGNS, NO_CARD
from tests.games.playthrough import Playthrough, moments
from tests.games.race.decks import deck
from tests.games.race.playthrough import MANNER, PLAYTHROUGHS

EVERY = 7  # decisions from one look to the next
SEEDS = range(40)


def all_cards(match: gk.Match) -> Counter[int]:
    """Every card of the table, wherever it lies."""
    s = over(Race, match.record)
    cards = [s.deck[i] for i in range(s.deck_size)]
    cards += [card for card in range(CARDS) if s.discarded[card] != NOT_DISCARDED]
    assert s.discard_size == sum(s.discarded[card] != NOT_DISCARDED for card in range(CARDS))
    for seat in range(seats(s)):
        me = s.seat[seat]
        cards += [me.hand[i] for i in range(me.hand_size)]
        cards += [me.drawn[i] for i in range(me.drawn_size)]
        cards += [me.tableau[slot] for slot in range(me.tableau_size)]
        cards += [me.good[slot] for slot in range(me.tableau_size) if me.good[slot] != NO_CARD]
    return Counter(cards)


@pytest.mark.parametrize("game", PLAYTHROUGHS, ids=lambda game: game.name)
def test_a_seat_cannot_tell_the_table_from_one_dealt_anew(game: Playthrough) -> None:
    cards = Counter(deck(tgs="tgs" in game.options, rvi="rvi" in game.options))
    for match in moments(game, MANNER, EVERY, last_first=True):
        for seat in range(match.players):
            twin = match.resampled(seat, seed=len(match.history))
            assert twin.observation(seat).tobytes() == match.observation(seat).tobytes()
            assert twin.view(seat) == match.view(seat)
            assert twin.view(-1) == match.view(-1)
            assert all_cards(twin) == cards


def test_a_table_dealt_anew_can_be_played_to_its_end() -> None:
    for match in moments(PLAYTHROUGHS[0], MANNER, EVERY, last_first=True):
        if len(match.history) % (10 * EVERY) == 0:
            twin = match.resampled(0, seed=9)
            while twin.owing:
                twin.play(twin.owing[0], MANNER.choose(twin.legal(twin.owing[0]), f"anew {len(twin.history)}"))
            assert twin.over


def test_what_a_seat_cannot_know_is_dealt_anew() -> None:
    match = gk.race.position(
        [
            gk.race.SeatSetup(tableau=["gem_world"], goods=["gem_world"], hand=["drop_ships"]),
            gk.race.SeatSetup(tableau=["old_earth"], hand=["spice_world", "new_economy"]),
        ],
        phase="explore",
        discarded=["merchant_guild"],
        backend="python",
    )
    tables = [over(Race, match.resampled(0, seed).record) for seed in SEEDS]
    for hidden in (
        {tuple(s.seat[1].hand) for s in tables},
        {tuple(s.seat[1].drawn) for s in tables},
        {tuple(s.discarded) for s in tables},
        {s.seat[0].good[0] for s in tables},
        {s.deck[0] for s in tables},
    ):
        assert len(hidden) > 1
    mine = over(Race, match.record).seat[0]
    assert {tuple(s.seat[0].drawn) for s in tables} == {tuple(mine.drawn)}
    assert {tuple(s.seat[0].hand) for s in tables} == {tuple(mine.hand)}


@pytest.mark.parametrize(("advanced", "roles"), [(False, 7), (True, 23)])
def test_secret_actions_are_chosen_anew_among_all(advanced: bool, roles: int) -> None:
    match = gk.race.position([gk.race.SeatSetup()] * 2, advanced=advanced, backend="python")
    match.step(1, match.legal_ids(1)[0])
    choices = [over(Race, match.resampled(0, seed).record).seat[1].choice for seed in range(10 * roles)]
    assert set(choices) == set(match.legal_ids(0))
    assert len(set(choices)) == roles
    assert {over(Race, match.resampled(1, seed).record).seat[1].choice for seed in SEEDS} == {match.legal_ids(0)[0]}


@pytest.mark.parametrize("phase", ["develop", "settle"])
def test_a_secret_card_is_chosen_anew_from_the_new_hand(phase: str) -> None:
    hand = ["spice_world", "public_works", "space_marines", "tourist_world"]
    match = gk.race.position(
        [gk.race.SeatSetup(), gk.race.SeatSetup(tableau=["old_earth"], hand=hand)], phase=phase, backend="python"
    )
    match.play(1, match.legal(1)[0])
    chosen = []
    for seed in SEEDS:
        me = over(Race, match.resampled(0, seed).record).seat[1]
        if me.choice != NO_CHOICE:
            assert me.choice in list(me.hand)[: me.hand_size]
            chosen.append(me.choice)
    assert {CARD[card].development for card in chosen} == {int(phase == "develop")}
    assert len(set(chosen)) > 1
    assert len(chosen) < len(SEEDS)  # placing nothing is a choice, too
    assert all(CARD[card].value < len(hand) for card in chosen if DESIGNS[CARD[card].design].cost is not None)


def lucky_guess(**seat: list[str]) -> gk.Match:
    """Seat 0 guesses right in Consume, and goes on to the next choice of action cards."""
    seats = [gk.race.SeatSetup(tableau=["gambling_world", *seat.get("tableau", [])], hand=seat.get("hand", []))]
    match = gk.race.position([*seats, gk.race.SeatSetup(tableau=["old_earth"])], phase="consume", deck=["pirate_world"])
    match.play(0, "guess 3")
    return match


def shown(match: gk.Match, to: int) -> list[str]:
    """The hand cards of seat 0 that another seat knows for sure."""
    cards: list[str] = match.view(to).seats[0].shown
    return cards


def test_everybody_knows_a_card_that_was_guessed_right() -> None:
    match = lucky_guess(hand=["gem_world"])
    assert shown(match, 1) == shown(match, 2) == ["pirate_world"]
    for seed in SEEDS:
        assert "pirate_world" in match.resampled(1, seed).view(0).seats[0].hand


def test_a_card_that_leaves_the_hand_face_down_could_be_any_of_it() -> None:
    match = lucky_guess(hand=["gem_world", "artist_colony"])
    match.play(0, "settle")
    match.play(1, "settle")
    match.play(1, "pass")
    match.play(0, "settle artist_colony")
    assert shown(match, 1) == ["pirate_world"]  # the world was laid open
    match.play(0, "pay gem_world")
    assert shown(match, 1) == []


def test_a_card_that_everybody_knows_is_known_no_longer_once_it_is_placed() -> None:
    match = lucky_guess(tableau=["drop_ships"])
    match.play(0, "settle")
    match.play(1, "settle")
    match.play(1, "pass")
    match.play(0, "settle pirate_world")
    assert shown(match, 1) == []
    assert "pirate_world" in [card.card for card in match.view(1).seats[0].tableau]

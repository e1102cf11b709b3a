"""Race.md 3: setting up, dealt or with the preset hands of the first game."""

from __future__ import annotations

from collections import Counter

import pytest

import galaktyka as gk
from galaktyka.engine.match import Match
from galaktyka.games.race.observe import HIDDEN
from galaktyka.games.race.tables import CARD, DESIGNS, NO_CARD
from tests.games.race.decks import deck

START = ["old_earth", "epsilon_eridani", "alpha_centauri", "new_sparta", "earths_lost_colony"]
PRESET = {
    "epsilon_eridani": ["colony_ship", "gem_world", "public_works", "rebel_fuel_cache"],
    "alpha_centauri": ["comet_zone", "expedition_force", "mining_robots", "rebel_miners"],
    "new_sparta": ["export_duties", "former_penal_colony", "malevolent_lifeforms", "new_military_tactics"],
    "earths_lost_colony": ["avian_uplift_race", "contact_specialist", "space_marines", "spice_world"],
}
TABLES = [(players, seed) for players in (2, 3, 4) for seed in range(4)]


def hand(match: Match, seat: int) -> list[str]:
    return sorted(match.view(seat).seats[seat].hand)


def start_world(match: Match, seat: int) -> str:
    tableau = match.view(0).seats[seat].tableau
    assert len(tableau) == 1
    return str(tableau[0].card)


def goods(match: Match) -> list[str]:
    """The start worlds with a good on them."""
    return [card.card for seat in match.view(0).seats for card in seat.tableau if card.good]


def all_cards(match: Match) -> list[int]:
    """Every card of the game, wherever it is."""
    s = match.record[0]
    cards = [*s["deck"][: s["deck_size"]], *(card for card, how in enumerate(s["discarded"]) if how)]
    for seat in s["seat"][: s["players"]]:
        cards += [*seat["hand"][: seat["hand_size"]], *seat["tableau"][: seat["tableau_size"]]]
        cards += [good for good in seat["good"][: seat["tableau_size"]] if good != NO_CARD]
    return sorted(int(card) for card in cards)


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_six_cards_are_dealt_and_two_discarded_unseen(players: int, seed: int) -> None:
    match = gk.new("race", players=players, seed=seed)
    worlds = [start_world(match, seat) for seat in range(players)]
    assert len(set(worlds)) == players
    assert set(worlds) <= set(START)
    assert match.owing == list(range(players))
    for seat in range(players):
        assert len(hand(match, seat)) == 6
        match.step(seat, match.legal_ids(seat)[0])
        match.step(seat, match.legal_ids(seat)[0])
        assert len(hand(match, seat)) == 4
        assert len(match.view(seat).known_discards) == 2
    view = match.view(0)
    assert (view.round, view.discard) == (1, 2 * players)
    assert view.deck == 114 - players - 6 * players - len(goods(match))
    assert all_cards(match) == deck()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pool_holds_twelve_vp_for_each_player(players: int) -> None:
    assert gk.new("race", players=players).view(0).pool == 12 * players


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_alpha_centauri_alone_begins_with_a_good(players: int, seed: int) -> None:
    match = gk.new("race", players=players, seed=seed)
    worlds = [start_world(match, seat) for seat in range(players)]
    assert goods(match) == [world for world in worlds if world == "alpha_centauri"]


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_player_order_begins_at_the_lowest_start_world(players: int, seed: int) -> None:
    match = gk.new("race", players=players, seed=seed)
    numbers = [START.index(start_world(match, seat)) for seat in range(players)]
    assert numbers[match.view(0).first] == min(numbers)


def test_start_worlds_are_dealt_at_random_and_the_others_go_into_the_deck() -> None:
    dealt: Counter[str] = Counter()
    drawn: Counter[str] = Counter()
    for seed in range(60):
        match = gk.new("race", players=2, seed=seed)
        dealt.update(start_world(match, seat) for seat in range(2))
        drawn.update(card for seat in range(2) for card in hand(match, seat) if card in START)
    assert set(dealt) == set(START)
    assert set(drawn) == set(START)


def test_a_start_world_in_play_is_no_new_card() -> None:
    match = gk.new("race", players=2, first_game=True)
    assert [card.new for seat in match.view(0).seats for card in seat.tableau] == [False, False]


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_the_first_game_gives_each_start_world_its_hand(players: int, seed: int) -> None:
    match = gk.new("race", players=players, seed=seed, first_game=True)
    worlds = [start_world(match, seat) for seat in range(players)]
    assert sorted(worlds) == sorted(START[1 : players + 1])
    for seat in range(players):
        assert hand(match, seat) == PRESET[worlds[seat]]
        assert match.question(seat) == "choose_action"  # nobody is dealt six cards, nobody discards
    assert goods(match) == ["alpha_centauri"]
    assert match.view(0).deck == 114 - 5 * players - 1
    assert all_cards(match) == deck()


def test_second_copies_of_preset_cards_stay_in_the_deck() -> None:
    match = gk.new("race", players=4, first_game=True)
    s = match.record[0]
    in_deck = Counter(DESIGNS[CARD[card].design].id for card in s["deck"][: s["deck_size"]])
    twice = [design.id for design in DESIGNS if design.first_game_hand and design.copies.base == 2]
    assert len(twice) == 8
    held = Counter(card for seat in range(4) for card in hand(match, seat))
    assert all((held[card], in_deck[card]) == (1, 1) for card in twice)


def test_nobody_sees_another_opening_hand() -> None:
    match = gk.new("race", players=3, seed=1)
    assert [seat.hand is None for seat in match.view(1).seats] == [True, False, True]
    assert [seat.hand_size for seat in match.view(1).seats] == [6, 6, 6]
    assert set(match.observation(1)[0]["seat"][0]["hand"][:6]) == {HIDDEN}

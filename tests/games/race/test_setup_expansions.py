"""Race.md 3.2 to 3.4: setting up with the expansions."""

from __future__ import annotations

from itertools import product

import pytest

import galaktyka as gk
from galaktyka.engine.match import Match
from galaktyka.games.race.tables import DESIGNS, NO_CARD
from tests.games.race.decks import deck

START = {card.id: card.start.number for card in DESIGNS if card.start}
BASE_STARTS, TGS_STARTS, RVI_STARTS = range(5), range(5, 9), range(9, 12)
PRESET_5 = ["alien_toy_shop", "deserted_alien_world", "hive_world", "space_mercenaries"]


def new(players: int, seed: int, **options: bool) -> Match:
    return gk.new("race", players=players, seed=seed, backend="python", **options)


def all_cards(match: Match) -> list[int]:
    """Every card of the game, wherever it is."""
    s = match.record[0]
    cards = [*s["deck"][: s["deck_size"]], *s["discarded"].nonzero()[0]]
    for seat in s["seat"][: s["players"]]:
        cards += [*seat["hand"][: seat["hand_size"]], *seat["drawn"][: seat["drawn_size"]]]
        cards += [*seat["tableau"][: seat["tableau_size"]]]
        cards += [good for good in seat["good"][: seat["tableau_size"]] if good != NO_CARD]
    return sorted(int(card) for card in cards)


def start_worlds(match: Match) -> list[str]:
    return [seat.tableau[0].card for seat in match.view(-1).seats]


@pytest.mark.parametrize(("tgs", "rvi", "size"), [(0, 0, 114), (1, 0, 136), (0, 1, 158), (1, 1, 180)])
def test_the_sets_in_use_make_the_deck(tgs: int, rvi: int, size: int) -> None:
    match = new(2, 1, tgs=bool(tgs), rvi=bool(rvi))
    assert all_cards(match) == deck(tgs=bool(tgs), rvi=bool(rvi))
    assert len(all_cards(match)) == size


@pytest.mark.parametrize("options", [{"tgs": True}, {"rvi": True}], ids=str)
def test_one_expansion_deals_one_start_world_of_its_sets(options: dict[str, bool]) -> None:
    numbers: set[int] = set()
    for seed in range(40):
        match = new(5, seed, **options)
        worlds = start_worlds(match)
        numbers.update(START[world] for world in worlds)
        for seat, world in enumerate(worlds):
            assert match.view(seat).seats[seat].amount == (3 if world == "ancient_race" else 2)
            assert bool(match.view(seat).seats[seat].tableau[0].good) == (world in ("alpha_centauri", "ancient_race"))
        assert START[worlds[match.view(-1).first]] == min(START[world] for world in worlds)
    assert numbers == {*BASE_STARTS, *(TGS_STARTS if "tgs" in options else RVI_STARTS)}


def test_both_expansions_give_everybody_a_red_and_a_blue_start_world() -> None:
    match = new(6, 1, tgs=True, rvi=True)
    for seat in range(6):
        me = match.view(seat).seats[seat]
        assert (me.question, me.hand_size, me.tableau) == ("choose_start", 6, [])
        assert sorted(START[world] % 2 for world in me.drawn) == [0, 1]
        assert match.view((seat + 1) % 6).seats[seat].drawn is None


def choose(match: Match, pick: int) -> None:
    """Let everybody choose one of his two start worlds, and discard two cards."""
    for seat in range(match.players):
        match.play(seat, match.legal(seat)[pick])
        for _ in range(2):
            assert match.question(seat) == "discard_opening"
            match.play(seat, match.legal(seat)[0])


def test_start_worlds_are_secret_until_all_have_chosen() -> None:
    match = new(3, 2, tgs=True, rvi=True)
    chosen = [match.legal(seat)[seat % 2].removeprefix("start ") for seat in range(3)]
    for seat in range(3):
        assert match.view(2 - seat).seats[seat].tableau == []
        match.play(seat, f"start {chosen[seat]}")
        assert match.view(seat).seats[seat].choice == chosen[seat]
        assert match.view((seat + 1) % 3).seats[seat].choice == ""
        assert match.view(seat).seats[seat].amount == 2  # for Ancient Race too: else the others could tell
    for seat, _ in product(range(3), range(2)):
        match.play(seat, match.legal(seat)[0])
    assert start_worlds(match) == chosen
    assert START[chosen[match.view(0).first]] == min(START[world] for world in chosen)
    assert match.view(0).discard == 3 * 3


def test_ancient_race_discards_a_third_card_after_the_reveal() -> None:
    found = 0
    for seed, pick in product(range(30), range(2)):
        match = new(4, seed, tgs=True, rvi=True)
        choose(match, pick)
        for seat, world in enumerate(start_worlds(match)):
            late = world == "ancient_race"
            found += late
            assert (match.question(seat) == "discard_opening") == late
            if late:
                match.play(seat, match.legal(seat)[0])
                assert match.view(seat).seats[seat].hand_size == 3
                assert match.view(seat).seats[seat].tableau[0].good == "genes"
        assert match.view(0).round == 1
    assert found > 0


def test_the_first_game_with_the_gathering_storm_has_five_hands() -> None:
    match = new(5, 3, tgs=True, first_game=True)
    assert sorted(START[world] for world in start_worlds(match)) == [1, 2, 3, 4, 5]
    separatists = start_worlds(match).index("separatist_colony")
    assert sorted(match.view(separatists).seats[separatists].hand) == PRESET_5
    assert match.view(0).round == 1
    assert all_cards(match) == deck(tgs=True)


def test_preset_hands_replace_the_choice_of_start_worlds() -> None:
    match = new(2, 3, tgs=True, rvi=True, first_game=True)
    assert sorted(start_worlds(match)) == ["alpha_centauri", "epsilon_eridani"]


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (5, {}, "5 players need an expansion."),
        (6, {"tgs": True}, r"6 players need both expansions \(options 'tgs' and 'rvi'\)."),
        (5, {"rvi": True, "first_game": True}, "There are no preset hands for 5 players with these sets"),
        (6, {"tgs": True, "rvi": True, "first_game": True}, "There are no preset hands for 6 players"),
        (2, {"goals": True}, "The option 'goals' needs 'tgs' too."),
        (2, {"takeovers": True, "tgs": True}, "The option 'takeovers' needs 'rvi' too."),
        (3, {"tgs": True, "advanced": True}, "The advanced game is for 2 players, not 3"),
    ],
)
def test_what_does_not_go_together(players: int, options: dict[str, bool], message: str) -> None:
    with pytest.raises(gk.GalaktykaError, match=message):
        new(players, 1, **options)

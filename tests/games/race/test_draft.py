"""The draft variant (race.md 17): cards go round, and everybody plays with a deck of his own."""

from __future__ import annotations

from collections import Counter

import pytest

import galaktyka as gk
from galaktyka.engine.match import Match
from galaktyka.games.race.tables import NO_CARD
from tests.games.race.decks import deck

BOTH = {"tgs": True, "rvi": True, "draft": True}


def drafting(players: int, seed: int = 1, **options: bool) -> Match:
    """A draft that has just begun."""
    return gk.new("race", players=players, seed=seed, backend="python", **{"tgs": True, "draft": True, **options})


def hand(match: Match, seat: int) -> list[str]:
    """The cards that a seat looks at."""
    return list(match.view(seat).seats[seat].hand)


def take(match: Match, picks: list[int]) -> list[str]:
    """Everybody takes a card of his packet, by its place in the list of answers; the names of the cards."""
    taken = []
    for seat, pick in enumerate(picks):
        choice = match.legal(seat)[pick]
        match.play(seat, choice)
        taken.append(choice.removeprefix("draft "))
    return taken


def finish(match: Match) -> None:
    """Let everybody take the first card until the draft is over."""
    while "draft" in {match.question(seat) for seat in match.owing}:
        seat = match.owing[0]
        match.step(seat, match.legal_ids(seat)[0])


def own_cards(match: Match, seat: int) -> set[int]:
    """The cards of a seat's own deck, wherever they are before the first round, and its start worlds."""
    s = match.record[0]
    begin = int(s["seat"]["deck_size"][:seat].sum())
    me = s["seat"][seat]
    worlds = me["drawn"][: me["drawn_size"]]
    return {*map(int, (*s["deck"][begin : begin + me["deck_size"]], *me["hand"][: me["hand_size"]], *worlds))}


def test_everybody_gets_five_cards_and_two_start_worlds() -> None:
    match = drafting(3)
    for seat in range(3):
        assert match.question(seat) == "draft"
        assert (len(hand(match, seat)), len(match.view(seat).seats[seat].drawn)) == (5, 2)
    assert match.view(0).seats[1].hand is None
    assert match.view(0).seats[1].drawn is None


def test_cards_go_round_and_the_direction_changes() -> None:
    match = drafting(3)
    for to_left in (True, False):
        before = [hand(match, seat) for seat in range(3)]
        taken = take(match, [0, 1, 2])
        for seat in range(3):
            giver = (seat - 1) % 3 if to_left else (seat + 1) % 3
            assert Counter(hand(match, seat)) == Counter(before[giver]) - Counter([taken[giver]])
        take(match, [0, 0, 0])
        take(match, [0, 0, 0])
        take(match, [0, 0, 0])  # the fifth card goes along without asking
        assert [len(hand(match, seat)) for seat in range(3)] == [5, 5, 5]


def test_nobody_sees_what_another_has_taken() -> None:
    match = drafting(2)
    match.play(0, match.legal(0)[0])
    assert match.view(1).seats[0].choice == ""
    assert match.view(0).seats[0].choice != ""


@pytest.mark.parametrize(
    ("players", "options", "size", "left"),
    [
        (2, {}, 65, 2),
        (3, {}, 40, 10),
        (2, {"rvi": True}, 85, 6),
        (4, {"rvi": True}, 40, 12),
        (5, {"rvi": True}, 30, 20),
    ],
)
def test_all_full_packets_are_drafted_and_the_rest_is_out(
    players: int, options: dict[str, bool], size: int, left: int
) -> None:
    match = drafting(players, **options)
    finish(match)
    view = match.view(0)
    assert [match.question(seat) for seat in range(players)] == ["choose_start"] * players
    assert [seat.hand_size for seat in view.seats] == [6] * players
    assert (view.deck, view.discard) == (players * (size - 6), left)


def test_every_card_is_drawn_from_and_discarded_to_the_own_deck() -> None:
    match = drafting(3, seed=5, rvi=True)
    finish(match)
    owned = [own_cards(match, seat) for seat in range(3)]
    while match.view(0).round == 0:
        seat = match.owing[0]
        match.step(seat, match.legal_ids(seat)[0])
    for turn in range(400):
        if match.over:
            break
        seat = match.owing[turn % len(match.owing)]
        legal = match.legal_ids(seat)
        match.step(seat, legal[turn % len(legal)])
    s = match.record[0]
    for seat, cards in enumerate(owned):
        me = s["seat"][seat]
        held = {int(card) for card in (*me["hand"][: me["hand_size"]], *me["drawn"][: me["drawn_size"]])}
        goods = {int(good) for good in me["good"][: me["tableau_size"]] if good != NO_CARD}
        played = {int(card) for card in me["tableau"][: me["tableau_size"]]}
        assert held | goods | played <= cards
        own_discards = {card for card in range(len(s["discarded"])) if s["discarded"][card] >> 4 == 1 + seat}
        assert own_discards <= cards


def test_a_seat_knows_which_cards_are_in_its_deck_but_not_their_order() -> None:
    match = drafting(2, seed=3)
    finish(match)
    other = match.resampled(0, seed=9)
    assert own_cards(other, 0) == own_cards(match, 0)
    assert other.record[0]["deck"].tobytes() != match.record[0]["deck"].tobytes()
    assert own_cards(other, 1) != own_cards(match, 1)


def test_all_cards_stay_in_the_game() -> None:
    match = drafting(5, rvi=True)
    finish(match)
    s = match.record[0]
    cards = [*s["deck"][: s["deck_size"]], *s["discarded"].nonzero()[0]]
    for seat in s["seat"][:5]:
        cards += [*seat["hand"][: seat["hand_size"]], *seat["drawn"][: seat["drawn_size"]]]
    assert sorted(map(int, cards)) == deck(tgs=True, rvi=True)


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (4, {"tgs": True, "draft": True}, "The cards of these sets can be drafted by 2 to 3 players, not 4."),
        (6, BOTH, "The cards of these sets can be drafted by 2 to 5 players, not 6."),
        (2, {"rvi": True, "draft": True}, "The option 'draft' needs 'tgs' too."),
        (
            2,
            {"tgs": True, "draft": True, "first_game": True},
            "The options 'first_game' and 'draft' do not go together",
        ),
    ],
)
def test_who_cannot_draft(players: int, options: dict[str, bool], message: str) -> None:
    with pytest.raises(gk.GalaktykaError, match=message):
        gk.new("race", players=players, backend="python", **options)


def test_everybody_sees_which_cards_he_has_drafted_and_nobody_else_does() -> None:
    match = drafting(2, **BOTH)
    first, _ = take(match, [2, 1])
    second, _ = take(match, [0, 3])
    assert Counter(match.view(0).seats[0].drafted) == Counter([first, second])
    assert match.view(1).seats[0].drafted is None
    assert match.view(-1).seats[0].drafted is None
    again = match.resampled(0, 5)
    assert again.view(0) == match.view(0)
    finish(match)
    assert len(match.view(0).seats[0].drafted) == match.view(0).seats[0].deck

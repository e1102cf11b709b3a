"""What holds at every point of every game: each property is a function over a match, so that a mutant can be put in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, Final

import msgspec
import numpy as np

import galaktyka as gk
from galaktyka.engine.errors import GalaktykaError, IllegalActionError, NotAskedError
from galaktyka.engine.match import Match
from galaktyka.engine.notation import parse_position, position_text
from galaktyka.engine.record import over
from galaktyka.engine.save import match_text, parse_match
from galaktyka.games.race.setup import VP_EACH
from galaktyka.games.race.state import Race, in_deck
from galaktyka.games.race.tables import CARD, CARDS, NO_CARD, Kind
from tests.properties.play import decide, walk

SPECTATORS: Final = (-1, 7)  # one below all seats, one above them

# Answers to these have no effect on other seats until all have answered.
SECRET: Final = frozenset(
    {"choose_action", "choose_development", "choose_world", "discard_opening", "keep", "pay", "hand_limit"}  # Race
    | {"choose_start", "draft"}
    | {"place_start", "select", "assign", "recruit", "recall"}  # Roll
)


def places(match: Match) -> int:
    """The places at the table that have cards: the players', and the robot's."""
    return match.players + int(match.record["solitaire"][0])


def taken(match: Match) -> Iterator[int]:
    """The card at every place of the table that holds one."""
    s = match.record[0]
    yield from s["deck"][: s["deck_size"]]
    yield from s["discarded"].nonzero()[0]
    for seat in s["seat"][: places(match)]:
        yield from seat["hand"][: seat["hand_size"]]
        yield from seat["drawn"][: seat["drawn_size"]]
        yield from seat["tableau"][: seat["tableau_size"]]
        goods = seat["good"][: seat["tableau_size"]]
        yield from goods[goods != NO_CARD]


def cards_of_the_game(match: Match) -> list[int]:
    """The cards of the sets that a match is played with."""
    s = over(Race, match.record)
    return [card for card in range(CARDS) if in_deck(s, card)]


def cards_in_play(match: Match) -> list[int]:
    return sorted(int(card) for card in taken(match))


def check_all_the_way(match: Match, luck: Random, check: Callable[[Match], object], points: int | None = None) -> None:
    """Check at every point of a random game, or at the first few."""
    for point in islice(walk(match, luck), points):
        check(point)


def check_cards(match: Match, cards: Sequence[int] = ()) -> None:
    """Every card of the game (or these) lies in exactly one place, the counts are right, empty places are blank."""
    assert cards_in_play(match) == list(cards or cards_of_the_game(match))
    s = match.record[0]
    assert s["discard_size"] == np.count_nonzero(s["discarded"])
    assert not s["deck"][s["deck_size"] :].any()
    for seat in s["seat"][: places(match)]:
        for pile in ("hand", "drawn"):
            held = seat[pile][: seat[f"{pile}_size"]]
            assert list(held) == sorted(held)
            assert not seat[pile][seat[f"{pile}_size"] :].any()
        for row in ("tableau", "good", "used"):
            assert not seat[row][seat["tableau_size"] :].any()
        check_tableau(seat)
    assert not s["seat"][places(match) :].view(np.uint8).any()


def check_tableau(seat: Any) -> None:
    """No card lies twice in a tableau, and goods lie on worlds that can hold them."""
    cards = [CARD[card] for card in seat["tableau"][: seat["tableau_size"]]]
    assert len({card.design for card in cards}) == len(cards)
    for card, good in zip(cards, seat["good"], strict=False):
        assert good == NO_CARD or card.kind != Kind.NONE


def check_chips(match: Match) -> None:
    """Chips come from the pool; only when it is empty may there be more of them."""
    s = match.record[0]
    chips = [int(vp) for vp in s["seat"]["vp"][: places(match)]]
    pool, all_chips = int(s["pool"]), VP_EACH * places(match)
    assert pool >= 0
    assert min(chips) >= 0
    assert sum(chips) + pool == all_chips if pool > 0 else sum(chips) >= all_chips


def check_decisions(match: Match) -> None:
    """Who owes a decision has a legal action, each with a text of its own; nobody else has any."""
    assert match.over == (match.owing == [])
    for seat in range(match.players):
        actions, texts = match.legal_ids(seat), match.legal(seat)
        assert bool(actions) == (seat in match.owing) == bool(match.question(seat))
        question = int(match.record[0]["seat"][seat]["question"])
        assert [match.game.parse_action(question, text) for text in texts] == actions


def check_mask_and_step(match: Match) -> None:
    """An action is taken if and only if it is legal; what is refused leaves every byte as it was."""
    before, history = match.record.tobytes(), match.history
    trial = match.copy()
    for seat in range(-1, match.players + 1):
        legal = set(match.legal_ids(seat)) if 0 <= seat < match.players else set()
        for action in range(-1, match.game.actions + 1):
            accepted = is_accepted(trial, seat, action)
            assert accepted == (action in legal), f"seat {seat}, action {action}"
            if accepted:
                assert trial.history == [*history, (seat, action)]
                trial = match.copy()
            else:
                assert (trial.record.tobytes(), trial.history) == (before, history)


def is_accepted(match: Match, seat: int, action: int) -> bool:
    try:
        match.step(seat, action)
    except (IllegalActionError, NotAskedError):
        return False
    return True


def check_kernels(match: Match) -> None:
    """The number of legal actions is that of the mask, and `apply` does with them what `step` does."""
    rules, see = match._backend.rules, match._backend.see
    for seat in range(match.players):
        mask = np.zeros(match.game.actions, np.uint8)
        assert rules.legal(see(match.record), seat, mask) == np.count_nonzero(mask)
        assert set(mask) <= {0, 1}
        for action in match.legal_ids(seat):
            applied, stepped = match.record, match.copy()
            rules.apply(see(applied), seat, action)
            stepped.step(seat, action)
            assert applied.tobytes() == stepped.record.tobytes()


def check_replay(match: Match) -> None:
    """Options, seed and actions lead to the same bytes again."""
    again = Match(match.game, players=match.players, options=match.options, seed=match.seed, start=match.start)
    try:
        for seat, action in match.history:
            again.step(seat, action)
    except GalaktykaError as error:
        raise AssertionError("The history cannot be played again.") from error
    assert again.record.tobytes() == match.record.tobytes()


def viewers(match: Match) -> tuple[int, ...]:
    """Everybody who looks at the table."""
    return (*range(match.players), *SPECTATORS)


def next_viewer(match: Match) -> int:
    """Everybody in turn, decision by decision."""
    return viewers(match)[len(match.history) % (match.players + len(SPECTATORS))]


def check_undo(match: Match, luck: Random, most: int = 8) -> None:
    """Some actions later, taking them back gives the bytes and the history of before."""
    before, history = match.record.tobytes(), match.history
    steps = 0
    while steps < most and not match.over:
        decide(match, luck)
        steps += 1
    match.undo(steps)
    assert match.record.tobytes() == before
    assert match.history == history


def check_backends_agree(one: Match, other: Match, eyes: Sequence[int]) -> None:
    """Two backends at the same point: the same bytes, and the same answers to everything one can ask."""
    assert one.record.tobytes() == other.record.tobytes()
    assert (one.owing, one.over, one.scores(), one.winners()) == (
        other.owing,
        other.over,
        other.scores(),
        other.winners(),
    )
    for seat in range(one.players):
        assert one.legal_ids(seat) == other.legal_ids(seat)
    for viewer in eyes:
        assert one.observation(viewer).tobytes() == other.observation(viewer).tobytes()
        assert one.resampled(viewer, 5).record.tobytes() == other.resampled(viewer, 5).record.tobytes()


def check_save(match: Match) -> None:
    """A saved game comes back with the same text, bytes and history."""
    try:
        text = match_text(match)
        again = parse_match(text, gk.game)
    except GalaktykaError as error:
        raise AssertionError("The game cannot be saved and read.") from error
    assert match_text(again) == text
    assert again.record.tobytes() == match.record.tobytes()
    assert (again.history, again.seed, again.options) == (match.history, match.seed, match.options)


def check_position_text(match: Match) -> None:
    """The text of a position gives the same bytes again."""
    assert parse_position(match.game, position_text(match.game, match.record)).tobytes() == match.record.tobytes()


def check_order_of_answers(match: Match, luck: Random) -> bool:
    """Secret answers of several seats lead to the same bytes in any order; False where there is nothing to try."""
    seats = [seat for seat in match.owing if match.question(seat) in SECRET]
    answers = [(seat, luck.choice(match.legal_ids(seat))) for seat in seats]
    results = set()
    for order in (answers, answers[::-1], luck.sample(answers, len(answers))):
        trial = match.copy()
        for seat, action in order:
            trial.step(seat, action)
        results.add(trial.record.tobytes())
    assert len(results) == 1
    return len(seats) > 1


def check_no_leak(match: Match, viewer: int, seed: int) -> None:
    """Deal anew what a viewer cannot know: everything it can see, and everything public, stays the same."""
    other = match.resampled(viewer, seed)
    assert other.observation(viewer).tobytes() == match.observation(viewer).tobytes()
    assert msgspec.json.encode(other.view(viewer)) == msgspec.json.encode(match.view(viewer))
    assert public(other) == public(match)
    if viewer in range(match.players):
        assert other.legal(viewer) == match.legal(viewer)


def public(match: Match) -> tuple[Any, ...]:
    """What anybody may ask a match."""
    questions = [match.question(seat) for seat in range(match.players)]
    return match.owing, match.over, match.scores(), match.winners(), match.end_reason, questions


def secrets(match: Match, viewer: int) -> dict[str, tuple[int, ...]]:
    """What a viewer cannot know, by name, where there is enough of it to differ from deal to deal."""
    s = match.record[0]
    found = {"deck": tuple(s["deck"][: s["deck_size"]]), "random": tuple(s["random"]["key"])}
    for seat in set(range(places(match))) - {viewer}:
        him = s["seat"][seat]
        found[f"hand of {seat}"] = tuple(him["hand"][: him["hand_size"]])
        found[f"drawn by {seat}"] = tuple(him["drawn"][: him["drawn_size"]])
        if seat < match.players and match.question(seat) == "" and "choose_action" in map(match.question, match.owing):
            found[f"choice of {seat}"] = (int(him["choice"]),)
    for seat in range(match.players):
        goods = s["seat"][seat]["good"][: s["seat"][seat]["tableau_size"]]
        found[f"goods of {seat}"] = tuple(goods[goods != NO_CARD])
    return {name: cards for name, cards in found.items() if cards}


def check_resampling(match: Match, viewer: int, cards: Sequence[int] = ()) -> None:
    """Resampling deals a position that can be, and leaves nothing hidden as it was."""
    deals = [match.resampled(viewer, seed) for seed in range(16)]
    for deal in deals[:2]:
        check_cards(deal, cards)
        check_chips(deal)
        check_decisions(deal)
    for name in secrets(match, viewer):
        assert len({secrets(deal, viewer)[name] for deal in deals}) > 1, f"{name} is not dealt anew"

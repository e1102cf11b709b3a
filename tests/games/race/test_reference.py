"""The engine beside a second, independent implementation of the rules (`reference/`): they agree at every decision.

After a change of the rules, raise the numbers for a while.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from types import ModuleType
from typing import Any, Final

import pytest

from galaktyka.games.race import (
    consume,
    develop,
    explore,
    goals,
    military,
    order,
    produce,
    scoring,
    settle,
    takeover,
    track,
    worlds,
)
from galaktyka.games.race import round as rounds
from galaktyka.games.race.state import NO_SLOT, Outcome, Question, Race, tableau_slot
from galaktyka.games.race.tables import BONUS, CARD, DESIGNS, POWER, Trait
from tests.games.race.beside import new_game, next_round
from tests.games.race.reference.box import CARDS
from tests.games.race.situations import Situation, crowded, raid, siege, tied
from tests.games.rows import changed

BOTH: Final = ("tgs", "rvi")
# Players and options of whole games, and how many of each.
TABLES: Final[list[tuple[int, tuple[str, ...], int]]] = [
    (2, (), 3),
    (3, (), 3),
    (4, (), 3),
    (2, ("advanced",), 3),
    (3, ("first_game",), 1),
    (5, ("tgs", "goals"), 2),
    (5, ("rvi", "takeovers"), 2),
    (2, (*BOTH, "goals", "takeovers", "advanced"), 2),
    (4, (*BOTH, "goals", "takeovers"), 2),
    (6, (*BOTH, "goals", "takeovers"), 2),
    (3, ("tgs", "draft"), 1),
    (4, (*BOTH, "draft", "takeovers"), 2),
    (2, ("rvi", "takeovers", "duel"), 2),
    (2, (*BOTH, "takeovers", "duel", "goals", "advanced"), 1),
]
CROWDED: Final = range(100)
RAIDS: Final = range(40)
SIEGES: Final = range(40)
DECISIONS: Final = 40  # of each situation
TIES: Final = range(12)

SETUP: Final = {"draft", "choose_start", "discard_opening"}
# Answers that are easily never chosen.
RARE: Final = {
    *("ante: ante", "consume: ante", "consume: guess", "consume: pass", "defend: pass", "defend: use"),
    *("develop_how: pay", "develop_how: use", "discard_hand: pass", "produce: bonus", "produce: pass"),
    *("reinforce: pass", "reinforce: use", "settle_how: conquer", "settle_how: pay", "settle_how: use"),
    *("takeover: pass", "takeover: take", "takeover_power: use"),
}


@pytest.mark.parametrize(("players", "options", "games"), TABLES, ids=lambda value: str(value).replace("'", ""))
def test_whole_games_are_the_same(players: int, options: tuple[str, ...], games: int) -> None:
    for seed in range(games):
        assert new_game(players, seed, *options).play(seed).match.over


def test_crowded_tables_are_the_same_and_bring_up_everything() -> None:
    seen: set[str] = set()
    cards: set[str] = set()
    for situation in chain(map(crowded, CROWDED), map(raid, RAIDS), map(siege, SIEGES)):
        pair = next_round(situation).play(situation.seed, DECISIONS)
        seen |= pair.seen
        cards |= pair.cards
    assert {question.name.lower() for question in Question} - seen == SETUP
    assert seen >= RARE
    assert cards == set(CARDS)


def test_ties_are_broken_the_same() -> None:
    matches = [next_round(tied(number)).play(number).match for number in TIES]
    assert all(len(set(match.scores())) == 1 for match in matches)
    assert {len(match.winners()) for match in matches} >= {1, 2}


def is_found(situations: Iterable[Situation]) -> bool:
    """Whether what is wrong in the engine now is noticed."""
    for situation in situations:
        try:
            next_round(situation).play(situation.seed, DECISIONS)
        except AssertionError:
            return True
    return False


def is_found_anywhere() -> bool:
    """The same, in all situations."""
    return is_found(chain(map(tied, TIES), map(crowded, CROWDED), map(raid, RAIDS)))


def in_the_order_declared(s: Race) -> int:
    """The next takeover to be resolved, without player order."""
    return next(
        (index for index in range(s.attacks) if s.attack[index].outcome == Outcome.DECLARED), takeover.NO_ATTACK
    )


def void_if_gone(s: Race, index: int) -> bool:
    """Whether a takeover has no object any more, whatever became of earlier ones."""
    attack = s.attack[index]
    return tableau_slot(s.seat[attack.victim], CARD[attack.world].design) == NO_SLOT


def without_the_bonus(s: Race, seat: int, world: int, row: int) -> int:
    """The strength of an attack, but for what the power adds."""
    return track.track_against(s.seat[seat].track, world) + s.seat[seat].temporary


WRONG_RULES: Final[list[tuple[ModuleType, str, Any]]] = [
    (consume, "doubled", lambda *arguments: arguments[-1]),
    (consume, "has_own_action", lambda *_: False),
    (consume, "is_optional", lambda *_: True),
    (consume, "kinds_of_goods", lambda *_: 4),
    (consume, "rewards_earned", lambda *arguments: arguments[-1]),
    (develop, "BONUS_DISCOUNT", 0),
    (develop, "discount_of_helper", lambda *_: 2),
    (develop, "tableau_slot", lambda *_: NO_SLOT),  # the same development twice
    (explore, "KEEP", 2),
    (explore, "has_power", lambda *_: False),  # nobody mixes
    (goals, "is_one_seat", lambda seats: seats != 0),
    (order, "most_draws", lambda *_: 0),
    (order, "most_vp", lambda *_: 0),
    (produce, "cards_for_power", lambda *_: 1),
    (produce, "kinds_produced", lambda *_: 1),
    (produce, "may_decline", lambda *_: False),
    (produce, "produced_most", lambda *_: True),
    (rounds, "HAND_LIMIT", 11),
    (rounds, "LAST_TABLEAU", 13),
    (scoring, "CHIPS_PER_POINT", 2),
    (scoring, "tie_break", lambda s, seat: s.seat[seat].hand_size),
    (worlds, "cloak", lambda *_: NO_SLOT),
    (worlds, "settles_free", lambda helper, _: (CARD[helper].traits & Trait.SETTLES_FREE) != 0),  # Alien worlds too
]

WRONG_RULES_OF_RAIDS: Final[list[tuple[ModuleType, str, Any]]] = [
    (military, "worlds_of_sort", lambda *_: 1),  # Hidden Fortress counts once
    (military, "fights", lambda *_: True),  # specialised Military counts against every world
    (settle, "BONUS_DRAW", 0),
    (settle, "finish_hiring", lambda *_: None),  # the rest of a power serves for a second world
    (settle, "late_decisions", lambda *_: False),
    (settle, "lay_good", lambda *_: None),
    (takeover, "attack_strength", without_the_bonus),
    (takeover, "can_lend", lambda *_: False),
    (takeover, "draw_after_world", lambda *_: None),
    (takeover, "finish_hiring", lambda *_: None),
    (takeover, "hand_cards_left_in_defence", military.hand_cards_left),
    (takeover, "is_void", void_if_gone),
    (takeover, "move_world", lambda *_: None),
    (takeover, "next_attack", in_the_order_declared),
    (track, "defence_bonus", lambda *_: 0),
    (track, "fights", lambda *_: True),  # Imperium Seat takes any military world
    (track, "is_vulnerable", lambda *_: True),
    (worlds, "can_settle_again", lambda *_: False),
    (worlds, "is_for_sale", lambda *_: True),
    (worlds, "takeovers_declared", lambda *_: 0),  # a takeover is no settle action
]


def power_of(card: str, place: int) -> Any:
    """The row of a power, by its place on the card."""
    return POWER[facts_of(card).powers_from + place]


def facts_of(card: str) -> Any:
    """The row of a card."""
    return next(facts for facts in CARD if DESIGNS[facts.design].id == card)


WRONG_FACTS: Final[list[tuple[str, Callable[[], Any], dict[str, int]]]] = [
    ("colony_ship", lambda: power_of("colony_ship", 0), {"except_kind": 0}),
    ("diversified_economy", lambda: power_of("diversified_economy", 0), {"low": 2}),
    ("galactic_exchange", lambda: power_of("galactic_exchange", 0), {"flag": 0}),
    ("galactic_federation", lambda: BONUS[facts_of("galactic_federation").bonus_from], {"cost": 5}),
    ("gambling_world_rvi", lambda: power_of("gambling_world_rvi", 1), {"high": 4}),
    ("hidden_fortress", lambda: power_of("hidden_fortress", 0), {"amount": 2}),
    ("mining_league", lambda: power_of("mining_league", 0), {"goods": 1}),
    ("rebel_pact", lambda: power_of("rebel_pact", 2), {"other": 0}),
    ("trade_league", lambda: power_of("trade_league", 1), {"flag": 0}),
]


@pytest.mark.parametrize(("module", "name", "instead"), WRONG_RULES, ids=[name for _, name, _ in WRONG_RULES])
def test_a_wrong_rule_is_found(module: ModuleType, name: str, instead: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, name, instead)
    assert is_found_anywhere()


@pytest.mark.parametrize(
    ("module", "name", "instead"), WRONG_RULES_OF_RAIDS, ids=[name for _, name, _ in WRONG_RULES_OF_RAIDS]
)
def test_a_wrong_rule_of_conquests_and_takeovers_is_found(
    module: ModuleType, name: str, instead: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, name, instead)
    assert is_found(chain(map(siege, SIEGES), map(raid, RAIDS)))


@pytest.mark.parametrize(("card", "row", "wrong"), WRONG_FACTS, ids=[card for card, _, _ in WRONG_FACTS])
def test_a_wrong_fact_is_found(card: str, row: Callable[[], Any], wrong: dict[str, int]) -> None:
    with changed(row(), **wrong):
        assert is_found_anywhere()

"""Situations built by hand: what is laid out, and what cannot be."""

from typing import Any

import pytest

from galaktyka.engine.errors import PositionError
from galaktyka.games.race import SeatSetup, position

TWELVE = [
    "old_earth",
    "gem_world",
    "comet_zone",
    "spice_world",
    "tourist_world",
    "new_vinland",
    "plague_world",
    "space_port",
    "new_earth",
    "mining_world",
    "drop_ships",
    "public_works",
]


@pytest.mark.parametrize(
    ("seat", "table", "sentence"),
    [
        (SeatSetup(tableau=["old_erth"]), {}, "There is no card 'old_erth'."),
        (SeatSetup(hand=["gem_world", "gem_world"]), {}, "'gem_world' is named more often than the game has it."),
        (SeatSetup(hand=["gem_world"]), {"deck": ["gem_world"]}, "'gem_world' is named more often"),
        (SeatSetup(actions=["build"]), {}, "'build' is no action card; they are explore +5, explore +1/+1, develop"),
        (SeatSetup(tableau=["old_earth"], goods=["old_earth"]), {}, "no world 'old_earth' that could hold a good."),
        (SeatSetup(tableau=["old_earth"], goods=["gem_world"]), {}, "no world 'gem_world' that could hold a good."),
        (SeatSetup(vp=-1), {}, "'vp' is a number from 0 to 999, not -1."),
        (SeatSetup(vp=1000), {}, "'vp' is a number from 0 to 999, not 1000."),
        (SeatSetup(), {"pool": -1}, "'pool' is a number from 0 to 999, not -1."),
        (SeatSetup(), {"first": 2}, "'first' is a number from 0 to 1, not 2."),
        (SeatSetup(), {"phase": "trade"}, "There is no phase 'trade'; use explore, develop, settle, consume"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(seat: SeatSetup, table: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PositionError) as refusal:
        position([seat, SeatSetup()], **table)
    assert sentence in str(refusal.value)


def test_everything_lies_where_it_was_put() -> None:
    match = position(
        [
            SeatSetup(tableau=["old_earth", "gem_world"], hand=["drop_ships"], goods=["gem_world"], vp=5),
            SeatSetup(tableau=["new_sparta"], actions=["develop"]),
        ],
        phase="explore",
        deck=["spice_world", "tourist_world"],
        discarded=["merchant_guild", "new_economy"],
        pool=7,
        first=1,
        turn=4,
        backend="python",
    )
    view = match.view(0)
    assert (view.pool, view.first, view.round, view.phase, view.discard) == (7, 1, 4, "explore", 2)
    assert [(card.card, card.good) for card in view.seats[0].tableau] == [("old_earth", ""), ("gem_world", "novelty")]
    assert (view.seats[0].hand, view.seats[0].vp, view.seats[1].actions) == (["drop_ships"], 5, ["develop"])
    assert sorted(match.view(1).seats[1].drawn) == ["spice_world", "tourist_world"]  # seat 1 is first in player order


def test_only_the_cards_named_are_in_the_game() -> None:
    match = position([SeatSetup(), SeatSetup()], deck=["spice_world", "tourist_world"], only_deck=True)
    assert (match.view(0).deck, match.view(0).discard) == (2, 0)


@pytest.mark.parametrize(
    ("tableau", "pool", "reason"), [(12, 5, "tableau"), (11, 0, "pool"), (12, 0, "pool and tableau")]
)
def test_why_a_game_is_over(tableau: int, pool: int, reason: str) -> None:
    match = position([SeatSetup(tableau=TWELVE[:tableau]), SeatSetup()], phase="round end", pool=pool, backend="python")
    assert match.over
    assert match.end_reason == reason

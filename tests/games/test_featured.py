"""Features that leak are noticed, in every game."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from galaktyka.engine.kernel import Slot
from galaktyka.engine.slots import features
from galaktyka.games.race.state import Race
from galaktyka.games.roll.state import Roll
from galaktyka.games.transgalactica.state import Transgalactica
from tests.games.featured import check_that_features_hide, played

Leak = Callable[[Any, int], int]  # (record, seat): something that the seat may not know


def next_card(s: Any, seat: int) -> int:
    return int(s.deck[s.deck_size - 1])


def next_hand(s: Any, seat: int) -> int:
    return int(s.seat[(seat + 1) % s.players].hand[0])


def next_tile(s: Any, seat: int) -> int:
    return int(s.bag[s.bag_size - 1])


def dice_behind_the_next_screen(s: Any, seat: int) -> int:
    return sum(place * int(dice) for place, dice in enumerate(s.seat[(seat + 1) % s.players].column)) % 256


def next_mining_token(s: Any, seat: int) -> int:
    return sum(place * int(token) for place, token in enumerate(s.mining_deck)) % 256


def next_missions(s: Any, seat: int) -> int:
    return sum(place * int(mission) for place, mission in enumerate(s.deck)) % 256


@pytest.mark.parametrize(
    ("game", "record", "leak"),
    [
        ("race", Race, next_card),
        ("race", Race, next_hand),
        ("roll", Roll, next_tile),
        ("roll", Roll, dice_behind_the_next_screen),
        ("transgalactica", Transgalactica, next_mining_token),
        ("transgalactica", Transgalactica, next_missions),
    ],
)
def test_a_feature_of_something_hidden_is_noticed(
    monkeypatch: pytest.MonkeyPatch, game: str, record: type[Any], leak: Leak
) -> None:
    match = played(game, 2, 6, 6)
    check_that_features_hide(match, record)
    kernels: dict[type[Any], Callable[..., None]] = cast(Slot, features).kernels
    honest = kernels[record]

    def leaking(s: Any, seat: int, row: Any) -> None:
        honest(s, seat, row)
        row[0] ^= leak(s, seat)

    monkeypatch.setitem(kernels, record, leaking)
    with pytest.raises(AssertionError):
        check_that_features_hide(match, record)

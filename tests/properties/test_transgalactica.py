"""Transgalactica compiled: the same bytes as uncompiled at every step of random games."""

from __future__ import annotations

from random import Random

import pytest

import galaktyka as gk
from tests.properties.checks import check_backends_agree, viewers


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_backends_agree(players: int) -> None:
    compiled, plain = (gk.new("transgalactica", players=players, seed=7, backend=name) for name in ("cpu", "python"))
    luck = Random(players)
    while plain.owing:
        seat = luck.choice(plain.owing)
        action = luck.choice(plain.legal_ids(seat))
        check_backends_agree(compiled, plain, viewers(plain)[:1])
        compiled.step(seat, action)
        plain.step(seat, action)
    check_backends_agree(compiled, plain, viewers(plain))

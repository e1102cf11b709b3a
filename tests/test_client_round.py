"""The lesson of Transgalactica's first round: all that is to be said is said, or the tool says what is not."""

import pytest

from tools import client_round
from tools.staging import Table, seated


def table() -> Table:
    return seated("First round", 2, client_round.SEED, client_round.GAME)


def test_every_lesson_comes_once_and_in_order() -> None:
    wanted = [*client_round.OPENING, *(lesson for lesson, _, _ in client_round.SAID), *client_round.CLOSING]
    assert [step["lesson"] for step in client_round.first_round(table())] == wanted


def test_a_lesson_that_never_comes_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_round, "SAID", (("first-flute", "turn", "play the flute"), *client_round.SAID))
    with pytest.raises(SystemExit, match=r"never came to 'first-flute' .* 20 of 20 lessons are missing"):
        list(client_round.first_round(table()))

"""Bad input through the Python interface: a typed exception, one sentence for a person, nothing changed."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import galaktyka as gk
from galaktyka.engine import errors
from galaktyka.engine.errors import (
    ActionError,
    GalaktykaError,
    IllegalActionError,
    NotAskedError,
    OptionError,
    PositionError,
    UnknownGameError,
)
from galaktyka.engine.match import Match
from tests.engine.test_match import played

new: Any = gk.new  # called here with what its types forbid


def sentence(call: Callable[[], object], error: type[GalaktykaError]) -> str:
    """The sentence with which a call is refused."""
    with pytest.raises(GalaktykaError) as refused:
        call()
    assert type(refused.value) is error
    message = str(refused.value)
    assert message.endswith(".")
    assert "\n" not in message
    assert message[0].isupper() or message[0] in "'0123456789-"
    return message


@pytest.mark.parametrize("name", ["chess", "", "Race", "race ", "żółw"])
def test_an_unknown_game(name: str) -> None:
    message = sentence(lambda: gk.new(name), UnknownGameError)
    assert message == sentence(lambda: gk.game(name), UnknownGameError)
    assert "race" in message


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 0}, "Race for the Galaxy is for 1 to 6 players, not 0."),
        ({"players": 1}, "One player plays against the robot: add the option 'solitaire'."),
        ({"players": 7}, "Race for the Galaxy is for 1 to 6 players, not 7."),
        ({"players": 5}, "5 players need an expansion."),
        ({"players": -2}, "Race for the Galaxy is for 1 to 6 players, not -2."),
        ({"players": 2.5}, "Race for the Galaxy is for 1 to 6 players, not 2.5."),
        ({"players": "2"}, "Race for the Galaxy is for 1 to 6 players, not '2'."),
        ({"players": None}, "Race for the Galaxy is for 1 to 6 players, not None."),
        (
            {"moon": True},
            "Race for the Galaxy has no option 'moon'; it has advanced, "
            "draft, duel, first_game, goals, robot_easy, robot_hard, rvi, solitaire, takeovers, tgs.",
        ),
        (
            {"players": 3, "advanced": True},
            "The advanced game is for 2 players, not 3: leave out the option 'advanced'.",
        ),
        ({"advanced": 1}, "Option 'advanced' is True or False, not 1."),
        ({"advanced": "yes"}, "Option 'advanced' is True or False, not 'yes'."),
        ({"advanced": None}, "Option 'advanced' is True or False, not None."),
        ({"backend": "cuda"}, "There is no backend 'cuda'; use auto, python or cpu."),
        ({"seed": 1.5}, "A seed is a whole number or one line of text."),
        ({"seed": None}, "A seed is a whole number or one line of text."),
        ({"seed": "two\nlines"}, "A seed is a whole number or one line of text."),
    ],
)
def test_options_that_cannot_be(arguments: dict[str, Any], message: str) -> None:
    assert sentence(lambda: new("race", **arguments), OptionError) == message


def test_a_backend_in_the_environment_that_cannot_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GALAKTYKA_BACKEND", "fast")
    assert "There is no backend 'fast'" in sentence(lambda: gk.new("race"), OptionError)


def waiting() -> Match:
    """Seat 0 has discarded, seat 1 has not."""
    match = gk.new("race", players=2, seed=1)
    for _ in range(2):
        match.step(0, match.legal_ids(0)[0])
    return match


REFUSED: list[tuple[Callable[[Any], object], type[GalaktykaError], str]] = [
    # Seats.
    (lambda m: m.play(2, "pass"), NotAskedError, "There is no seat 2: the seats are 0 to 1."),
    (lambda m: m.play(-1, "pass"), NotAskedError, "There is no seat -1: the seats are 0 to 1."),
    (lambda m: m.step(2, 0), NotAskedError, "There is no seat 2: the seats are 0 to 1."),
    (lambda m: m.step(-1, 0), NotAskedError, "There is no seat -1: the seats are 0 to 1."),
    (lambda m: m.step(1 << 70, 0), NotAskedError, f"There is no seat {1 << 70}: the seats are 0 to 1."),
    (lambda m: m.legal(2), NotAskedError, "There is no seat 2: the seats are 0 to 1."),
    (lambda m: m.legal_ids(-1), NotAskedError, "There is no seat -1: the seats are 0 to 1."),
    (lambda m: m.question(6), NotAskedError, "There is no seat 6: the seats are 0 to 1."),
    (lambda m: m.question(-1), NotAskedError, "There is no seat -1: the seats are 0 to 1."),
    (lambda m: m.action_text(9, 0), NotAskedError, "There is no seat 9: the seats are 0 to 1."),
    # Out of turn.
    (lambda m: m.play(0, "develop"), NotAskedError, "Seat 0 owes no decision now; waiting for 1."),
    (lambda m: m.step(0, 3), NotAskedError, "Seat 0 owes no decision now; waiting for 1."),
    # Texts that name nothing.
    (lambda m: m.play(1, "discard no_such_card"), ActionError, "There is no card 'no_such_card'."),
    (lambda m: m.play(1, "eat gem_world"), ActionError, "'eat gem_world' is no answer to the question"),
    (lambda m: m.play(1, ""), ActionError, "'' is no answer to the question 'discard_opening'."),
    (lambda m: m.play(1, "develop"), IllegalActionError, "'develop' is not allowed now; allowed are: discard "),
    # Actions that are not allowed.
    (lambda m: m.step(1, -1), IllegalActionError, "'-1' is not allowed now; allowed are: discard "),
    (lambda m: m.step(1, m.game.actions), IllegalActionError, f"'{gk.race.GAME.actions}' is not allowed now;"),
    (lambda m: m.step(1, 1 << 70), IllegalActionError, f"'{1 << 70}' is not allowed now;"),
    (lambda m: m.play(1, "pass"), IllegalActionError, "'pass' is not allowed now; allowed are: discard "),
    # Undo.
    (lambda m: m.undo(3), OptionError, "3 actions cannot be taken back: 2 have been taken."),
    (lambda m: m.undo(-1), OptionError, "-1 actions cannot be taken back: 2 have been taken."),
    # Resampling.
    (lambda m: m.resampled(0, "two\nlines"), OptionError, "A seed is a whole number or one line of text."),
]


@pytest.mark.parametrize("backend", ["python", "cpu"])
@pytest.mark.parametrize(("call", "error", "message"), REFUSED, ids=range(len(REFUSED)))
def test_what_is_refused_changes_nothing(
    call: Callable[[Match], object], error: type[GalaktykaError], message: str, backend: str, monkeypatch: Any
) -> None:
    monkeypatch.setenv("GALAKTYKA_BACKEND", backend)
    match = waiting()
    before, history = match.record.tobytes(), match.history
    assert message in sentence(lambda: call(match), error)
    assert (match.record.tobytes(), match.history) == (before, history)


def test_every_illegal_card_is_refused() -> None:
    match = waiting()
    before = match.record.tobytes()
    for action in set(range(match.game.actions)) - set(match.legal_ids(1)):
        assert "is not allowed now" in sentence(partial(match.step, 1, action), IllegalActionError)
    assert match.record.tobytes() == before


def test_nothing_more_can_be_done_when_the_game_is_over() -> None:
    match = gk.race.position([gk.race.SeatSetup(), gk.race.SeatSetup()], phase="round end", pool=0)
    assert match.over
    message = "Seat 0 owes no decision now; the game is over."
    assert sentence(lambda: match.step(0, 3), NotAskedError) == message
    assert sentence(lambda: match.play(0, "develop"), NotAskedError) == message


@pytest.mark.parametrize("number", ["1", None, 1.0, [1]])
def test_a_number_that_is_none_is_a_type_error_on_either_backend(number: Any) -> None:
    match = played(3)
    before = match.record.tobytes()
    with pytest.raises(TypeError):
        match.step(match.owing[0], number)
    with pytest.raises(TypeError):
        match.step(number, match.legal_ids(match.owing[0])[0])
    assert match.record.tobytes() == before


SEAT = gk.race.SeatSetup


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: gk.race.position([SEAT(hand=["no_card"]), SEAT()]), "There is no card 'no_card'."),
        (
            lambda: gk.race.position([SEAT(hand=["gem_world"]), SEAT(tableau=["gem_world"])]),
            "'gem_world' is named more often than the game has it.",
        ),
        (
            lambda: gk.race.position([SEAT(tableau=["public_works"], goods=["public_works"]), SEAT()]),
            "Seat 0 has no world 'public_works' that could hold a good.",
        ),
        (lambda: gk.race.position([SEAT(actions=["dance"]), SEAT()]), "'dance' is no action card; they are"),
        (lambda: gk.race.position([SEAT(), SEAT()], phase="supper"), "There is no phase 'supper'; use"),
    ],
)
def test_positions_that_cannot_be(call: Callable[[], Match], message: str) -> None:
    assert message in sentence(call, PositionError)


def test_every_error_can_be_caught_as_one() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, Exception)]
    assert len(kinds) >= 9
    assert all(issubclass(kind, gk.GalaktykaError) and kind.__doc__ for kind in kinds)

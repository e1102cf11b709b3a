"""Non-interference on every byte that leaves the server: what a perspective cannot know changes nothing it is sent."""

from collections.abc import Sequence

import pytest

from galaktyka.engine.game import Records
from galaktyka.engine.match import SPECTATOR
from galaktyka.engine.random import key_words
from galaktyka.engine.record import copied
from galaktyka.engine.saying import Told
from galaktyka.games.race.actions import is_card
from galaktyka.games.race.observe import choices_are_secret
from galaktyka.games.race.state import Question
from galaktyka.server import states
from galaktyka.server.messages import LogEntry
from tests.server.boards import DESK, Board, random_game

GAMES = [(2, "a", {}), (3, "b", {}), (2, "d", {"advanced": True})]
MORE_GAMES = [*GAMES, (4, "c", {}), (2, "e", {"first_game": True})]
SECRET = (Question.CHOOSE_ACTION, Question.CHOOSE_DEVELOPMENT, Question.CHOOSE_WORLD)
ON_THE_TABLE = (Question.SELL, Question.CONSUME, Question.CONSUME_GOOD, Question.PRODUCE, Question.WINDFALL_WORLD)
PAID_IN_SECRET = (Question.DISCARD_OPENING, Question.KEEP, Question.PAY, Question.HAND_LIMIT)


def resampled(record: Records, seat: int, seed: str) -> Records:
    """The position with everything that a perspective cannot know dealt anew."""
    s, array = DESK.lens("race").load(record)
    DESK.lens("race").game.rules.resample(s, seat, key_words(seed))
    return copied(array)


def perspectives(board: Board) -> list[int | None]:
    return [None, *range(board.row.players)]


def leaks_at(board: Board, seed: str) -> list[int | None]:
    """The perspectives whose state depends on what they cannot know."""
    leaks: list[int | None] = []
    for me in perspectives(board):
        other = resampled(board.record, SPECTATOR if me is None else me, seed)
        if board.sent(me) != board.at(other).sent(me):
            leaks.append(me)
    return leaks


@pytest.mark.parametrize(("players", "seed", "options"), MORE_GAMES)
def test_no_state_depends_on_what_its_reader_cannot_know(players: int, seed: str, options: dict[str, bool]) -> None:
    changed = 0
    for number, (now, _, _) in enumerate(random_game(players, seed, **options)):
        if number % 8 == 0:
            assert leaks_at(now, str(number)) == []
            changed += resampled(now.record, 0, str(number)).tobytes() != now.row.record
    assert changed > 5  # there was something to hide


def outsiders(board: Board, seat: int) -> list[int | None]:
    return [me for me in perspectives(board) if me != seat]


def question_of(board: Board, seat: int) -> int:
    return int(board.record[0]["seat"][seat]["question"])


def barrier_stays(board: Board, seat: int) -> bool:
    """Whether others still owe an answer after this seat's, so that nothing is revealed by it."""
    return board.owing != [seat]


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_an_unrevealed_choice_shows_nobody_which_one_it_is(players: int, seed: str, options: dict[str, bool]) -> None:
    compared = 0
    for now, seat, _ in random_game(players, seed, **options):
        if question_of(now, seat) in SECRET and barrier_stays(now, seat):
            afterwards = [now.moved(seat, action) for action in now.legal(seat)]
            for me in outsiders(now, seat):
                assert len({after.sent(me) for after in afterwards}) == 1
                assert len({after.told(me) for after in afterwards}) == 1
            assert len({after.sent(seat) for after in afterwards}) == len(afterwards)
            compared += len(afterwards)
    assert compared > 20


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_which_cards_are_kept_paid_or_discarded_shows_to_nobody(
    players: int, seed: str, options: dict[str, bool]
) -> None:
    compared = 0
    for now, seat, _ in random_game(players, seed, **options):
        if question_of(now, seat) in PAID_IN_SECRET and barrier_stays(now, seat):
            afterwards = [now.moved(seat, action) for action in now.legal(seat)]
            for me in outsiders(now, seat):
                assert len({after.sent(me) for after in afterwards}) == 1
            compared += len(afterwards)
    assert compared > 20


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_what_is_told_about_an_own_answer_depends_on_own_knowledge_alone(
    players: int, seed: str, options: dict[str, bool]
) -> None:
    compared = 0
    for number, (now, seat, action) in enumerate(random_game(players, seed, **options)):
        if barrier_stays(now, seat) and not reveals(now, seat, action):
            other = now.at(resampled(now.record, seat, str(number)))
            assert other.moved(seat, action).told(seat) == now.moved(seat, action).told(seat)
            compared += 1
    assert compared > 10


def reveals(now: Board, seat: int, action: int) -> bool:
    return not now.moved(seat, action).row.takebacks[seat]


def test_what_somebody_draws_is_told_to_others_by_number_alone() -> None:
    """Deal everything hidden anew, then let the same power be used: a spectator sees and hears the same."""
    compared = 0
    for number, (now, seat, action) in enumerate(step for seed in "ghi" for step in random_game(2, seed)):
        if question_of(now, seat) in ON_THE_TABLE and is_card(action):
            other = now.at(resampled(now.record, SPECTATOR, str(number))).moved(seat, action)
            here = now.moved(seat, action)
            assert here.told(None) == other.told(None)
            assert here.sent(None) == other.sent(None)
            compared += b"log-draws" in here.told(None)
    assert compared > 3


def test_a_state_that_shows_every_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mutant: everybody looks with the eyes of the first seat."""
    lens = DESK.lens("race")
    view = lens.view
    monkeypatch.setattr(lens, "view", lambda record, _seat: view(record, 0))
    assert any(leaks_at(now, "x") for now, _, _ in list(random_game(2, "a"))[:20])


def test_a_log_that_tells_everybody_what_only_one_may_know_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mutant: the own words of a seat go to all."""

    def leaky(tellings: Sequence[states.Telling], _me: int | None) -> list[LogEntry]:
        shared = [
            (version, [Told(thing.seat, thing.round, thing.phase, thing.own or thing.say) for thing in told])
            for version, told in tellings
        ]
        return states.log_for(shared, None)

    monkeypatch.setattr("tests.server.boards.log_for", leaky)
    with pytest.raises(AssertionError):
        test_an_unrevealed_choice_shows_nobody_which_one_it_is(2, "a", {})


def test_choices_are_hidden_in_the_record_exactly_while_a_reveal_is_due() -> None:
    """The tests above look at the right moments."""
    for now, seat, _ in random_game(3, "f"):
        s, _ = DESK.lens("race").load(now.record)
        if question_of(now, seat) in SECRET:
            assert choices_are_secret(s)
        if question_of(now, seat) in (Question.PAY, Question.SELL, Question.KEEP):
            assert not choices_are_secret(s)

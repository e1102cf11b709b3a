"""What stories are made of."""

import galaktyka as gk
from galaktyka.engine.story import frameless, missing_from


def test_what_is_missing_is_counted() -> None:
    assert missing_from([1, 2, 1, 3], [1, 4]) == [2, 1, 3]
    assert missing_from([1], [1, 1]) == []


def test_questions_and_frames_are_nothing_to_tell() -> None:
    match = gk.new("race", players=2, seed=1, backend="python")
    asked, later = match.record, match.record
    later["depth"], later["stack"]["op"], later["seat"]["question"] = 1, 3, 0
    assert frameless(asked) != frameless(later)
    assert frameless(asked, "question") == frameless(later, "question")

"""What every face of a game in the terminal does."""

from random import Random
from typing import Final

import pytest

import galaktyka as gk
from galaktyka.cli.faces import face_of
from galaktyka.engine.match import Match
from galaktyka.engine.words import LANGS, Lang

MOST_DECISIONS: Final = 400
QUESTIONS: Final = {"race": 8, "roll": 9, "transgalactica": 13}  # kinds that a random game asks at least


def random_game(name: str) -> Match:
    """A random game, or the beginning of a long one."""
    match = gk.new(name, players=2, seed=9, backend="python")
    chance = Random(9)
    while not match.over and len(match.history) < MOST_DECISIONS:
        seat = match.owing[0]
        match.step(seat, chance.choice(match.legal_ids(seat)))
    return match


@pytest.mark.parametrize("name", sorted(QUESTIONS))
@pytest.mark.parametrize("lang", LANGS)
def test_every_question_has_words_and_choices(name: str, lang: Lang) -> None:
    """Each legal action has one key of its own, and words."""
    match = random_game(name)
    face = face_of(match.game, lang, ["A", "B"])
    history, asked = match.history, set()
    match.undo(len(history))
    for seat, action in history:
        if match.question(seat) not in asked:
            asked.add(match.question(seat))
            choices = face.choices(match, seat)
            assert sorted(choice.action for choice in choices) == match.legal_ids(seat)
            assert len({choice.key for choice in choices}) == len(choices)
            assert all(choice.label for choice in choices)
            assert face.question(match, seat)
            face.offer(match, seat, choices)
        match.step(seat, action)
    assert len(asked) >= QUESTIONS[name]

"""Actions in words: exact in both directions."""

import pytest

from galaktyka.games.roll.actions import ACTIONS
from galaktyka.games.roll.notation import action_text, parse_action
from galaktyka.games.roll.state import Question


@pytest.mark.parametrize("question", Question)
def test_every_action_has_a_text_of_its_own_for_every_question(question: Question) -> None:
    texts = [action_text(question, action) for action in range(ACTIONS)]
    assert len(set(texts)) == ACTIONS
    for action, text in enumerate(texts):
        if not text.startswith("action "):
            assert parse_action(question, text) == action

"""Actions in words: exact in both directions, and clear about what is wrong."""

import pytest

import galaktyka as gk
from galaktyka.engine.errors import ActionError
from galaktyka.games.race.actions import ACTIONS, CARD_ACTIONS
from galaktyka.games.race.notation import VERB, action_text, card_names, parse_action
from galaktyka.games.race.state import Question
from galaktyka.games.race.tables import CARDS, DESIGNS
from tests.games.playthrough import Playthrough
from tests.games.race.playthrough import MANNER, PLAYTHROUGHS


@pytest.mark.parametrize("question", list(Question))
def test_every_action_of_a_question_reads_back(question: Question) -> None:
    texts = [action_text(question, action) for action in range(ACTIONS)]
    words = [text for text in texts if not text.startswith("action ")]
    assert len(set(words)) == len(words)
    assert [parse_action(question, text) for text in words] == [
        action for action, text in enumerate(texts) if text in words
    ]


@pytest.mark.parametrize("game", PLAYTHROUGHS, ids=lambda game: game.name)
def test_every_legal_action_of_a_game_has_its_own_words(game: Playthrough) -> None:
    match = game.new()
    while match.owing:
        seat = match.owing[0]
        texts = match.legal(seat)
        assert len(set(texts)) == len(texts)
        assert not [text for text in texts if text.startswith("action ")]
        match.play(seat, MANNER.choose(texts, f"{game.name} {len(match.history)}"))


def test_case_and_spaces_do_not_matter() -> None:
    assert parse_action(Question.CHOOSE_ACTION, "  Explore  +5 ") == parse_action(Question.CHOOSE_ACTION, "explore +5")


@pytest.mark.parametrize("question", list(VERB))
def test_a_card_that_does_not_exist_is_named(question: Question) -> None:
    with pytest.raises(ActionError) as refusal:
        parse_action(question, f"{VERB[question]} moon")
    assert str(refusal.value) == "There is no card 'moon'."


@pytest.mark.parametrize("text", ["", "sell", "settle gem_world", "explore +6", "action 5"])
def test_what_is_no_answer_is_refused(text: str) -> None:
    with pytest.raises(ActionError) as refusal:
        parse_action(Question.CHOOSE_ACTION, text)
    assert str(refusal.value) == f"'{text}' is no answer to the question 'choose_action'."


def test_an_action_of_another_question_has_no_words() -> None:
    assert action_text(Question.CHOOSE_ACTION, CARD_ACTIONS) == f"action {CARD_ACTIONS}"


def test_every_card_has_a_name_of_its_own() -> None:
    names = card_names()
    assert (len(names), len(set(names))) == (CARDS, CARDS)
    assert {name.partition("#")[0] for name in names} == {card.id for card in DESIGNS}
    assert "public_works#2" in names


def test_a_refused_text_changes_nothing() -> None:
    match = gk.new("race", players=2, seed=1, backend="python")
    before = match.hash
    with pytest.raises(ActionError):
        match.play(0, "discard moon")
    assert match.hash == before

"""What a table needs besides the rules: questions, answers, stories, final scores, and taking back."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Final

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

import galaktyka as gk
from galaktyka.cli.transgalactica.offer import label
from galaktyka.cli.transgalactica.pieces import piece_name
from galaktyka.engine.lens import Lens
from galaktyka.engine.record import over
from galaktyka.engine.saying import Choice, Said
from galaktyka.engine.words import LANGS, Lang
from galaktyka.games.transgalactica import choices, result, story, takeback
from galaktyka.games.transgalactica.codes import Code
from galaktyka.games.transgalactica.effects import option_of
from galaktyka.games.transgalactica.position import SeatSetup
from galaktyka.games.transgalactica.state import Question, Transgalactica
from galaktyka.games.transgalactica.tables import EFFECT
from tests.games.transgalactica.table import Table

SPECTATOR: Final = -1
NAMES: Final = ("actions", "goals")  # arguments that are lists of messages
SHOWN: Final = {"player", "you"}  # arguments that come from whoever shows what a seat did


def words(lang: Lang) -> dict[str, set[str]]:
    """All messages of a language with their arguments: of the pieces, and of the table."""
    found: dict[str, set[str]] = {}
    folder = files("galaktyka.games.transgalactica") / "locale"
    for part in (folder / f"{lang}.ftl", folder / "story" / f"{lang}.ftl"):
        text = part.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.span is not None
                found[entry.id.name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


WORDS: Final = words("en")


def check_said(said: Said) -> None:
    """The message exists, has all its arguments, and names only messages that exist."""
    assert said.id in WORDS, said
    assert WORDS[said.id] <= said.args.keys() | SHOWN, said
    for name in NAMES:
        listed = said.args.get(name, [])
        assert isinstance(listed, list)
        assert all(message in WORDS for message in listed), said


def games() -> Iterator[tuple[gk.Match, int, int]]:
    """Random games, decision by decision: the match, the seat and the action it will take."""
    for players in (2, 3, 4, 5):
        match = gk.new("transgalactica", players=players, seed=players, backend="python")
        luck = Random(players)
        while match.owing:
            seat = match.owing[0]
            action = luck.choice(match.legal_ids(seat))
            yield match, seat, action
            match.step(seat, action)


def test_all_languages_have_the_same_words() -> None:
    for lang in LANGS:
        assert words(lang) == WORDS


def test_every_question_has_words() -> None:
    assert {f"question-{question.name.lower().replace('_', '-')}" for question in Question} <= WORDS.keys()


def test_every_answer_has_words() -> None:
    for match, seat, _ in games():
        view = match.view(seat)
        check_said(choices.question_said(view, seat))
        offered = choices.choices(view, seat)
        assert [choice.text for choice in offered] == match.legal(seat)
        for choice in offered:
            assert choice.say
            for said in choice.say:
                check_said(said)


@pytest.fixture(scope="module")
def lens() -> Lens:
    return Lens(gk.game("transgalactica"), "python")


def test_an_option_says_all_that_is_paid_for() -> None:
    me = SeatSetup(levels={"technology": 7, "military": 1}, alien=2)
    table = Table(me, SeatSetup(crew=0, captains=0), technologies=["tech_23"])
    table.play(0, "technology", "option 2", "mark tech_23")
    both = choices.choices(table.match.view(0), 0)[2]
    assert [said.args.get("actions") for said in both.say] == [None, ["track-military"], ["track-trade"]]
    assert label(both, "en") == "Pay 2 aliens; advance 1: military; advance 1: trade"
    assert label(both, "cs").startswith("Zaplatit 2 mimozemšťany; ")


@pytest.mark.parametrize("lang", LANGS)
def test_every_option_is_an_answer_like_all_others(lang: Lang) -> None:
    options = [row for row in range(len(EFFECT)) if EFFECT[row].code == Code.CHOOSE]
    said = [label(choice, lang) for row in options for choice in options_of(row)]
    assert len(said) > 20
    assert [words for words in said if words[0].islower()] == []


def options_of(row: int) -> list[Choice]:
    """The answers to a choice of effects."""
    view = Table(SeatSetup(), SeatSetup()).match.view(0)
    me = msgspec.structs.replace(view.seats[0], question="choose_option", amount=row)
    legal = [f"option {number + 1}" for number in range(3) if option_of(row, number) > 0]
    return choices.choices(msgspec.structs.replace(view, seats=[me], legal=legal), 0)


def test_a_step_on_any_track_does_not_name_all_of_them() -> None:
    rows = [row for row in range(len(EFFECT)) if EFFECT[row].code == Code.CHOOSE]
    said = [said for row in rows for choice in options_of(row) for said in choice.say]
    assert Said("action-advance", {"n": 2, "actions": ["track-any"]}) in said


@pytest.mark.parametrize("lang", LANGS)
def test_the_two_cards_of_a_set_are_told_apart(lang: Lang) -> None:
    match = gk.new("transgalactica", players=2, seed=1, backend="python")
    view = match.view(match.owing[0])
    answer = next(one for one in choices.choices(view, match.owing[0]) if one.text == "wealth 1")
    assert answer.say == [Said("action-wealth", {"first_card": view.wealth[0], "second_card": view.wealth[1]})]
    first, second = (piece_name(card, lang) for card in view.wealth[:2])
    assert label(answer, lang).endswith(f"(1) {first}, (2) {second}")


def test_the_story_ends_where_the_rules_do_and_has_words(lens: Lens) -> None:
    seen: Counter[str] = Counter()
    for number, (match, seat, action) in enumerate(games()):
        if number % 4:
            continue
        told = story.follow(lens, match.record, seat, action)
        after = match.copy()
        after.step(seat, action)
        assert told.record.tobytes() == after.record.tobytes()
        for line in told.told:
            assert line.say is not None
            check_said(line.say)
            seen[line.say.id] += 1
    assert len(seen) > 15


def told_of(lens: Lens, table: Table, seat: int, text: str) -> list[tuple[int | None, str]]:
    action = table.match.game.parse_action(table.me(seat).question, text)
    lines = story.follow(lens, table.match.record, seat, action).told
    return [(line.seat, line.say.id) for line in lines if line.say]


def test_a_story_of_trade(lens: Lens) -> None:
    me = SeatSetup(ore=2, levels={"trade": 1}, fleet=["fleet_vp", "fleet_credit", "fleet_resource"])
    table = Table(me, SeatSetup(crew=0, captains=0))
    assert told_of(lens, table, 0, "trade") == [(0, "log-main"), (0, "log-pay"), (0, "log-level"), (0, "log-vp")]


def test_a_story_of_the_senate(lens: Lens) -> None:
    me = SeatSetup(pirates=["pirate_1", "pirate_2", "pirate_3"])
    table = Table(me, SeatSetup(), decrees=["decree_11"]).play(0, "sit for decree_11")
    assert told_of(lens, table, 0, "open office_points") == [(0, "log-gold-seat"), (0, "log-vp")]


def test_a_story_of_missions(lens: Lens) -> None:
    table = Table(SeatSetup(ore=1, energy=1, log=["mission_1_09"]), SeatSetup())
    assert (0, "log-mission-done") in told_of(lens, table, 0, "complete mission_1_09")


def test_the_end_tells_objectives_and_winners(lens: Lens) -> None:
    table = Table(SeatSetup(crew=0, captains=0), SeatSetup(), round=5)
    told = told_of(lens, table, 1, "pass")
    assert (None, "log-maintenance") in told
    assert {(0, "log-objectives"), (1, "log-objectives")} <= set(told)
    assert any(said == "log-wins" for _, said in told)


def test_the_opening_names_the_first_player(lens: Lens) -> None:
    match = gk.new("transgalactica", players=3, seed=1, backend="python")
    lines = story.opening(lens, match.record)
    assert (lines[0].seat, lines[0].say) == (int(match.record[0]["order"][0]), Said("log-first"))
    assert len(lines) == 4


def test_final_scores_add_up() -> None:
    for players in (2, 5):
        match = gk.new("transgalactica", players=players, seed=9, backend="python")
        luck = Random(3)
        while match.owing:
            match.step(match.owing[0], luck.choice(match.legal_ids(match.owing[0])))
        scores = result.seat_scores(over(Transgalactica, match.observation(SPECTATOR)))
        assert [score.total for score in scores] == match.scores()
        assert [seat for seat, score in enumerate(scores) if score.winner] == match.winners()
        for score in scores:
            parts = score.scored + score.credits + score.resources + sum(card.vp for card in score.technologies)
            assert parts + max(card.vp for card in score.objectives) == score.total


def test_final_scores_name_the_technologies() -> None:
    me = SeatSetup(
        levels={"production": 4}, technologies=["tech_24", "tech_25"], objectives=["objective_war", "objective_green"]
    )
    table = Table(me, SeatSetup(), phase="maintenance", round=5)
    score = result.seat_scores(over(Transgalactica, table.match.observation(SPECTATOR)))[0]
    assert {card.card: card.vp for card in score.technologies} == {"tech_24": 4, "tech_25": 2}


def reveals(table: Table, seat: int, text: str) -> bool:
    before = table.match.record
    table.play(seat, text)
    return not takeback.reveals_nothing(before, table.match.record)


def test_what_can_be_taken_back() -> None:
    assert not reveals(Table(SeatSetup(credit=1), SeatSetup()), 0, "buy ore")
    assert not reveals(Table(SeatSetup(tokens=["basic_01"]), SeatSetup()), 0, "use basic_01")
    assert reveals(Table(SeatSetup(), SeatSetup()), 0, "pass")  # the next player is asked
    pile = Table(SeatSetup(levels={"technology": 2}, tokens=["basic_12"]), SeatSetup()).play(0, "use basic_12")
    assert reveals(pile, 0, "advance technology")  # the token below the top turns up

"""No power goes without a line, and every line can fail: a power that is gone or has another number is noticed."""

from collections import Counter
from collections.abc import Sequence

import pytest

from galaktyka.games.race.cards import load_cards
from galaktyka.games.race.tables import BONUS, CARD, DESIGNS, POWER
from tests.games.race import (
    test_powers_expansions,
    test_powers_explore_develop,
    test_powers_produce,
    test_powers_scoring,
    test_powers_settle,
    test_powers_takeover,
    test_powers_trade_consume,
)
from tests.games.race.spec import Line
from tests.games.race.test_powers_scoring import ScoreLine
from tests.games.rows import changed

LINES: list[Line] = [
    *test_powers_explore_develop.LINES,
    *test_powers_settle.LINES,
    *test_powers_trade_consume.LINES,
    *test_powers_produce.LINES,
    *test_powers_expansions.LINES,
]
SCORE_LINES: list[ScoreLine] = test_powers_scoring.LINES
FACTS = {DESIGNS[facts.design].id: facts for facts in CARD}

# Parameters of a power, by their name in POWER, that are wrong by one when one is added.
NUMBERS = ("amount", "vp", "uses", "goods", "low", "high", "offset", "cost")

# Conditions of a power, which it loses when they are 0.
CONDITIONS = ("kind", "against", "except_kind", "here", "flag", "others", "per")

# What no situation can show.
UNSEEN = {
    ("rebel_alliance-0", "except_kind"),  # no Rebel world is of the Alien kind
    ("alien_toy_shop-0", "kind"),  # only Alien goods lie there …
    ("alien_toy_shop-0", "uses"),  # … and one at a time
    ("galactic_exchange-0", "high"),  # there are no more than four kinds
    ("interstellar_prospectors-2", "others"),  # it is no windfall world itself
}


def power_row(line: Line) -> int:
    """The row of POWER that a line is about."""
    return FACTS[line.card].powers_from + line.power


def with_each(fields: Sequence[str]) -> list[tuple[Line, str]]:
    """Every line with each of these fields that its power makes use of."""
    return [
        (line, field)
        for line in LINES
        for field in fields
        if getattr(POWER[power_row(line)], field) != 0 and (str(line), field) not in UNSEEN
    ]


RULES = [(line, row) for line in SCORE_LINES for row in range(FACTS[line.card].bonus_from, FACTS[line.card].bonus_to)]


def test_every_power_of_every_card_has_exactly_one_line() -> None:
    printed = Counter((card.id, place) for card in load_cards() for place in range(len(card.powers)))
    takeovers = [(line.card, line.power) for line in test_powers_takeover.LINES]
    assert Counter([(line.card, line.power) for line in LINES] + takeovers) == printed


def test_every_variable_development_has_exactly_one_line() -> None:
    printed = Counter(card.id for card in load_cards() if card.vp is None)
    assert Counter(line.card for line in SCORE_LINES) == printed


def test_scoring_lines_look_at_every_card() -> None:
    assert Counter(test_powers_scoring.ALL_CARDS) == Counter(card.id for card in load_cards())


@pytest.mark.parametrize("line", LINES, ids=str)
def test_a_line_fails_when_its_power_is_gone(line: Line) -> None:
    with changed(POWER[power_row(line)], code=0, phase=0), pytest.raises(AssertionError):
        line.check()


@pytest.mark.parametrize(("line", "field"), with_each(NUMBERS), ids=str)
def test_a_line_fails_when_a_number_is_wrong(line: Line, field: str) -> None:
    row = POWER[power_row(line)]
    with changed(row, **{field: getattr(row, field) + 1}), pytest.raises(AssertionError):
        line.check()


@pytest.mark.parametrize(("line", "field"), with_each(CONDITIONS), ids=str)
def test_a_line_fails_when_a_condition_is_lost(line: Line, field: str) -> None:
    with changed(POWER[power_row(line)], **{field: 0}), pytest.raises(AssertionError):
        line.check()


@pytest.mark.parametrize(("line", "row"), RULES, ids=str)
def test_a_scoring_line_fails_when_a_rule_gives_another_number(line: ScoreLine, row: int) -> None:
    with changed(BONUS[row], vp=BONUS[row].vp + 1), pytest.raises(AssertionError):
        line.check()


def test_a_row_is_as_before_after_a_change() -> None:
    before = POWER[0].amount
    with changed(POWER[0], amount=before + 1):
        assert POWER[0].amount == before + 1
    assert POWER[0].amount == before

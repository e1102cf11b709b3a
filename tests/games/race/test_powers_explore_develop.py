"""Every power of Explore and Develop, a line each (race.md 6, 7)."""

import pytest

from tests.games.race.spec import MONEY, Effect, Line, Scene, Situation


def explores(card: str, power: int, *, looked: int = 0, cards: int = 0) -> Line:
    """Explore without a bonus and with both: the powers add to each."""
    return Line(
        card,
        power,
        [
            Situation(Scene(phase="explore", actions=actions), Effect(looked=looked, cards=cards))
            for actions in ([], ["explore +5"], ["explore +1/+1"])
        ],
    )


def saves(card: str, power: int, *, cards: int) -> Line:
    """Placing a development of cost 6, with and without the bonus; one of cost 1 cannot cost less than nothing."""
    dear = Scene(phase="develop", hand=["new_economy", *MONEY], wishes=["develop new_economy"])
    bonus = Scene(phase="develop", hand=dear.hand, wishes=dear.wishes, actions=["develop"])
    cheap = Scene(phase="develop", hand=["public_works", *MONEY], wishes=["develop public_works"])
    return Line(
        card,
        power,
        [
            Situation(dear, Effect(cards=cards)),
            Situation(bonus, Effect(cards=cards)),
            Situation(cheap, Effect(cards=1)),
        ],
    )


def draws_after_developing(card: str, power: int, *, cards: int) -> Line:
    """A development draws; passing does not."""
    develop = Scene(phase="develop", hand=["export_duties", *MONEY], wishes=["develop export_duties"])
    return Line(
        card,
        power,
        [
            Situation(develop, Effect(cards=cards)),
            Situation(Scene(phase="develop", hand=develop.hand), Effect()),
        ],
    )


def draws_at_the_start(card: str, power: int, *, cards: int) -> Line:
    """Draws even for a player who places nothing, and the card drawn can pay."""
    pays = Scene(phase="develop", hand=["export_duties"], wishes=["develop export_duties"])
    return Line(
        card,
        power,
        [
            Situation(Scene(phase="develop"), Effect(cards=cards)),
            Situation(pays, Effect(tableau=1, cards=cards - 2)),
        ],
    )


LINES = [
    explores("expedition_force", 0, looked=1),
    explores("malevolent_lifeforms", 0, looked=1),
    explores("star_nomad_lair", 0, looked=1),
    explores("galactic_survey_seti", 0, looked=2),
    explores("research_labs", 0, cards=1),
    explores("galactic_renaissance", 0, looked=2, cards=1),
    explores("galactic_renaissance", 1, looked=2, cards=1),
    saves("investment_credits", 0, cards=1),
    saves("galactic_federation", 0, cards=2),
    draws_after_developing("public_works", 0, cards=1),
    draws_at_the_start("interstellar_bank", 0, cards=1),
]


@pytest.mark.parametrize("line", LINES, ids=str)
def test_the_power_does_what_the_card_says(line: Line) -> None:
    line.check()

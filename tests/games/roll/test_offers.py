"""What answers are said to bring is what they bring."""

from __future__ import annotations

import pytest

from galaktyka.engine.match import Match
from galaktyka.engine.record import over
from galaktyka.games.roll.offers import Offer, offers
from galaktyka.games.roll.state import Roll
from tests.games.roll.table import Table, roll

WORLDS = {"gem_world": ["blue"], "ancient_race": ["purple"], "alpha_centauri": ["white"]}
HELPERS = ["space_refineries", "export_duties", "galactic_renaissance"]


def offered(match: Match, seat: int = 0) -> dict[str, Offer]:
    """The offers of a seat by their actions."""
    return {offer.action: offer for offer in offers(over(Roll, match.observation(seat)), seat)}


def shipping(task: str, credit: int) -> Table:
    """A seat that has chosen a task for its blue shipper and is asked for a good."""
    table = roll().seat(
        0,
        tableau=[*HELPERS, *WORLDS],
        goods=WORLDS,
        columns={"ship": {"blue": 1, "white": 1}},
        credits=credit,
    )
    return table.phase("ship").play(0, task)


@pytest.mark.parametrize("task", ["trade blue", "consume blue"])
@pytest.mark.parametrize("credit", [0, 8])
@pytest.mark.parametrize("world", WORLDS)
def test_a_good_brings_what_was_offered(task: str, credit: int, world: str) -> None:
    table = shipping(task, credit)
    offer = offered(table.match)[f"ship {world}"]
    table.play(0, f"ship {world}")
    assert (table.credits(0) - credit, table.vp(0)) == (offer.credits, offer.vp)
    assert offer.lost == max(0, credit + offer.credits + offer.lost - 10)


def test_a_full_purse_loses_what_is_too_much() -> None:
    assert offered(shipping("trade blue", 9).match)["ship ancient_race"] == Offer("ship ancient_race", 1, 5, 0, 0)


def test_nothing_is_promised_for_two_different_goods() -> None:
    goods = {"ancient_race": ["green", "white"], "gem_world": ["blue"]}
    table = roll().seat(
        0, tableau=["galactic_reserves", *goods], goods=goods, columns={"ship": {"blue": 1, "white": 1}}
    )
    table.phase("ship").play(0, "consume blue")
    assert set(offered(table.match)) == {"ship gem_world"}


def test_explorers_are_told_what_scout_and_stock_bring() -> None:
    table = roll().seat(
        0,
        tableau=["alien_archaeology"],
        developments=["space_docks"],
        columns={"explore": {"white": 1, "yellow": 1}},
        credits=7,
    )
    table.phase("explore")
    assert offered(table.match) == {
        "scout white": Offer("scout white", 0, 0, 0, 1),
        "stock white": Offer("stock white", 2, 0, 0, 0),
        "scout yellow": Offer("scout yellow", 0, 0, 0, 1),
        "stock yellow": Offer("stock yellow", 3, 1, 0, 0),
    }
    table.play(0, "abandon space_docks")
    assert {offer.action: offer.tiles for offer in offered(table.match).values()} == {
        "scout white": 2,
        "scout yellow": 2,
    }


def test_other_questions_have_no_offers() -> None:
    assert offered(roll().seat(0, cup={"white": 2}).phase("assign").match) == {}

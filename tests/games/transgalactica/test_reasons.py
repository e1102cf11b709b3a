"""What can be done with open pieces, and why not: it agrees with what is legal, and every reason has words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import galaktyka as gk
from galaktyka.engine.record import over
from galaktyka.games.transgalactica.position import SeatSetup
from galaktyka.games.transgalactica.reasons import Offer, offers
from galaktyka.games.transgalactica.state import Transgalactica
from tests.games.transgalactica.table import Table
from tests.games.transgalactica.test_table_words import check_said

IDLE = SeatSetup(crew=0, captains=0)


def offered(table: Table) -> dict[tuple[str, str], Offer]:
    found = offers(over(Transgalactica, table.match.observation(0)), 0)
    return {(offer.kind, offer.card): offer for offer in found}


def why(me: SeatSetup, kind: str, card: str, other: SeatSetup = IDLE, **situation: Any) -> list[str]:
    return [said.id for said in offered(Table(me, other, **situation))[kind, card].why]


ALL_PLACED = ["B1", "B2", "I2", "I3", "I4", "O1"]
PLANET = {"I1": "mine_purple_2"}
CASES = [
    (SeatSetup(), "area", "technology", {}, []),
    (SeatSetup(captains=0), "area", "technology", {}, ["reason-captain"]),
    (SeatSetup(), "area", "technology", {"used": {"technology": 1}}, ["reason-used"]),
    (SeatSetup(technologies=["tech_20"]), "area", "technology", {"used": {"technology": 0}}, ["reason-used"]),
    (SeatSetup(technologies=["tech_20"]), "area", "trade", {"used": {"trade": 1}}, ["reason-price"]),
    (SeatSetup(), "area", "trade", {}, ["reason-price"]),
    (SeatSetup(ore=1, energy=1, log=["mission_1_09"]), "log", "mission_1_09", {}, []),
    (SeatSetup(ore=1, log=["mission_1_02"]), "log", "mission_1_02", {}, ["reason-requirement", "reason-goods"]),
    (SeatSetup(levels={"politics": 1}), "mission", "mission_1_01", {"missions": ["mission_1_01"]}, []),
    (SeatSetup(), "mission", "mission_1_01", {"missions": ["mission_1_01"]}, ["reason-level"]),
    (
        SeatSetup(levels={"politics": 1}, log=["mission_2_01", "mission_2_02"]),
        "mission",
        "mission_1_01",
        {"missions": ["mission_1_01"]},
        ["reason-log"],
    ),
    (SeatSetup(levels={"technology": 1}), "technology", "tech_04", {"technologies": ["tech_04"]}, []),
    (SeatSetup(hold=0), "technology", "tech_04", {"technologies": ["tech_04"]}, ["reason-marker", "reason-level"]),
    (SeatSetup(technologies=["tech_04"]), "technology", "tech_04", {}, ["reason-marked"]),
    (SeatSetup(crew=0), "decree", "decree_11", {"decrees": ["decree_11"]}, ["reason-crew", "reason-requirement"]),
    (SeatSetup(ore=1, ships=["I1"], levels={"trade": 2}), "planet", "mine_purple_2", {"planets": PLANET}, []),
    (SeatSetup(ships=["I1"]), "planet", "mine_purple_2", {"planets": PLANET}, ["reason-level", "reason-goods"]),
    (SeatSetup(ships=["I1"], outposts=["I1"]), "planet", "mine_purple_2", {"planets": PLANET}, ["reason-outpost"]),
    (SeatSetup(ships=["I1"], outposts=ALL_PLACED), "planet", "mine_purple_2", {"planets": PLANET}, ["reason-outposts"]),
    (
        SeatSetup(ore=1, ships=["I1"], levels={"trade": 2}),
        "planet",
        "mine_purple_2",
        {"planets": PLANET, "pirates": {"I1": "pirate_1"}},
        ["reason-pirates"],
    ),
    (
        SeatSetup(ore=1, ships=["I1"], crew=0),
        "planet",
        "wild_yellow",
        {"planets": {"I1": "wild_yellow"}},
        ["reason-crew"],
    ),
]


@pytest.mark.parametrize(("me", "kind", "card", "situation", "reasons"), CASES)
def test_reasons(me: SeatSetup, kind: str, card: str, situation: dict[str, Any], reasons: list[str]) -> None:
    assert why(me, kind, card, **situation) == reasons


def test_a_full_planet() -> None:
    me, other = SeatSetup(ore=1, ships=["I1"], levels={"trade": 2}), SeatSetup(outposts=["I1"], crew=0, captains=0)
    assert why(me, "planet", "mine_purple_2", other, planets=PLANET) == ["reason-full"]


def test_a_taken_seat() -> None:
    me = SeatSetup(crew=2, pirates=["pirate_1", "pirate_2", "pirate_3"])
    table = Table(me, IDLE, decrees=["decree_11"]).play(0, "sit for decree_11", "open office_points")
    assert [said.id for said in offered(table)["decree", "decree_11"].why] == ["reason-seats"]


def test_offers_agree_with_what_is_legal_and_have_words() -> None:
    verbs = {"area": "{}", "log": "complete {}", "decree": "sit for {}"}
    for players in (2, 4):
        match = gk.new("transgalactica", players=players, seed=players, backend="python")
        luck = Random(players)
        while match.owing:
            seat = match.owing[0]
            if match.question(seat) == "turn":
                legal = set(match.legal(seat))
                for offer in offers(over(Transgalactica, match.observation(seat)), seat):
                    assert offer.possible == (not offer.why)
                    for said in offer.why:
                        check_said(said)
                    if offer.kind in verbs:
                        assert (verbs[offer.kind].format(offer.card) in legal) == offer.possible
            match.step(seat, luck.choice(match.legal_ids(seat)))

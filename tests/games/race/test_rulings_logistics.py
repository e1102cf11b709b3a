"""Takeovers (race.md 9.2) together with a second settle action of somebody else, and with hired Military."""

from __future__ import annotations

from tests.games.race.table import Table, race
from tests.games.race.test_rulings_takeover import IMPERIUM

VICTIM = ("rebel_miners", "new_sparta")


def discard_any(table: Table, seat: int) -> Table:
    """Let a seat discard whatever hand card comes first."""
    return table.play(seat, table.legal(seat)[0])


def test_a_seat_without_the_power_declares_once() -> None:
    table = race(3, tgs=True, rvi=True, takeovers=True)
    table.seat(0, tableau=["improved_logistics", "drop_ships"], hand=["outlaw_world", "pirate_world"])
    table.seat(1, tableau=[*IMPERIUM, "imperium_cloaking_technology"]).seat(2, tableau=VICTIM).phase("settle")
    table.play(0, "settle outlaw_world").play(1, "pass").play(2, "pass")
    table.play(1, "take over rebel_miners", "use imperium_seat")
    assert (table.asked(0), table.asked(1)) == ("choose_world", "")
    assert table.play(0, "settle pirate_world").over


def test_an_attacker_may_discard_hand_cards_too() -> None:
    table = race(tgs=True, rvi=True, takeovers=True)
    table.seat(0, tableau=["imperium_seat", "space_mercenaries"], cash=3).seat(1, tableau=["rebel_miners"])
    table.phase("settle").play(0, "pass").play(1, "pass").play(0, "take over rebel_miners")
    assert table.asked(0) == "reinforce"
    discard_any(table.play(0, "use space_mercenaries"), 0)
    table.play(0, "pass")
    assert table.over
    assert "rebel_miners" in table.tableau(0)  # 1 + 1 + 1 >= 2
    assert len(table.hand(0)) == 2


def hirer() -> Table:
    """Seat 0 has Improved Logistics, a takeover power, and more hand cards than Military needs."""
    table = race(tgs=True, rvi=True, takeovers=True)
    table.seat(0, tableau=["improved_logistics", "imperium_seat", "space_mercenaries"], hand=["outlaw_world"], cash=3)
    return table.seat(1, tableau=VICTIM).phase("settle")


def test_hand_cards_beyond_need_are_asked_for_a_first_world_only() -> None:
    table = hirer().play(0, "settle outlaw_world").play(1, "pass")
    assert set(table.legal(0)) == {"conquer", "use space_mercenaries"}
    table = hirer().play(0, "pass").play(1, "pass").play(0, "take over rebel_miners", "pass", "settle outlaw_world")
    assert table.over  # nothing could come after it: it was conquered without a question
    assert ("outlaw_world" in table.tableau(0), len(table.hand(0))) == (True, 3)

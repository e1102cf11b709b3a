"""Every power with the takeover symbol, a line each (race.md 9), and every line can fail."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from galaktyka.games.race.cards import load_cards
from galaktyka.games.race.tables import CARD, DESIGNS, POWER, Victim
from tests.games.race.table import race
from tests.games.rows import changed

WON, LOST, ILLEGAL = "won", "lost", "illegal"
FACTS = {DESIGNS[facts.design].id: facts for facts in CARD}


@dataclass(frozen=True)
class Raid:
    """A takeover by seat 0 that uses a card, and how it ends."""

    means: str
    attacker: Sequence[str]
    defender: Sequence[str]
    world: str
    result: str
    stays: bool = True  # the card that was used is still in the tableau

    def check(self) -> None:
        """Play it."""
        table = race(tgs=True, rvi=True, takeovers=True)
        table.seat(0, tableau=[self.means, *self.attacker]).seat(1, tableau=self.defender)
        table.phase("settle").play(0, "pass").play(1, "pass")
        attack = f"take over {self.world}"
        if attack not in table.legal(0):
            assert self.result == ILLEGAL
            return
        table.play(0, attack)
        while "pass" in table.legal(1) and table.asked(1) != "choose_action":
            table.play(1, "pass")
        assert (WON if self.world in table.tableau(0) else LOST) == self.result
        assert (self.means in table.tableau(0)) == self.stays


@dataclass(frozen=True)
class Line:
    """One power of one card, by its place on the card, and the raids that show it."""

    card: str
    power: int
    raids: Sequence[Raid]

    @property
    def row(self) -> int:
        """The row of POWER that the line is about."""
        return FACTS[self.card].powers_from + self.power

    def check(self) -> None:
        """Play every raid."""
        for raid in self.raids:
            raid.check()

    def __str__(self) -> str:
        return f"{self.card}-{self.power}"


SEAT, ALLIANCE, CLOAK = "imperium_seat", "rebel_alliance", "imperium_cloaking_technology"
REBELS = ["rebel_fuel_cache", "rebel_miners"]
PACT = ["rebel_pact", "rebel_miners", "rebel_fuel_cache", "outlaw_world"]  # 2 + 2 + 1

LINES = [
    # Rebel military worlds of anybody who has one; its own +1 against Rebels is another power
    Line(
        SEAT,
        1,
        [
            Raid(SEAT, ["space_marines"], ["rebel_underground"], "rebel_underground", WON),
            Raid(SEAT, ["drop_ships"], ["rebel_miners", "alien_robot_sentry"], "alien_robot_sentry", ILLEGAL),
            Raid(SEAT, ["drop_ships"], ["alien_robot_sentry", "space_marines"], "alien_robot_sentry", ILLEGAL),
            Raid(SEAT, ["rebel_fuel_cache"], ["rebel_miners"], "rebel_miners", LOST),
        ],
    ),
    # Military worlds of anybody who has an IMPERIUM card; 2 for each own Rebel military world
    Line(
        ALLIANCE,
        1,
        [
            Raid(ALLIANCE, REBELS, ["imperium_lords", "hive_world"], "hive_world", WON),
            Raid(ALLIANCE, REBELS, ["imperium_lords", "malevolent_lifeforms"], "malevolent_lifeforms", WON),
            Raid(ALLIANCE, REBELS, ["imperium_lords", "alien_uplift_center"], "alien_uplift_center", LOST),
            Raid(ALLIANCE, REBELS, ["hive_world", "rebel_base", "drop_ships"], "hive_world", ILLEGAL),
        ],
    ),
    # Military worlds of anybody whose Military is above 0; the card is discarded
    Line(
        CLOAK,
        1,
        [
            Raid(
                CLOAK, ["drop_ships"], ["expedition_force", "avian_uplift_race"], "avian_uplift_race", WON, stays=False
            ),
            Raid(CLOAK, ["space_marines"], ["expedition_force", "hive_world"], "hive_world", LOST, stays=False),
            Raid(CLOAK, ["drop_ships"], ["imperium_lords", "rebel_miners"], "rebel_miners", ILLEGAL),
            Raid(
                CLOAK,
                ["rebel_miners", "expedition_force"],
                ["expedition_force", "outlaw_world"],
                "outlaw_world",
                LOST,
                stays=False,
            ),
        ],
    ),
    # Defence of 2 for each Rebel military world and 1 for each other one
    Line(
        "rebel_pact",
        2,
        [
            Raid(SEAT, ["drop_ships", "space_marines"], PACT, "rebel_miners", LOST),
            Raid(SEAT, ["drop_ships", "space_marines", "expedition_force"], PACT, "rebel_miners", WON),
        ],
    ),
]


@pytest.mark.parametrize("line", LINES, ids=str)
def test_the_power_does_what_the_card_says(line: Line) -> None:
    line.check()


def test_every_power_with_the_symbol_has_exactly_one_line() -> None:
    printed = [
        (card.id, place)
        for card in load_cards()
        for place, power in enumerate(card.powers)
        if getattr(power, "takeover_symbol", False)
    ]
    assert sorted((line.card, line.power) for line in LINES) == sorted(printed)


@pytest.mark.parametrize("line", LINES, ids=str)
def test_a_line_fails_when_its_power_is_gone(line: Line) -> None:
    with changed(POWER[line.row], code=0), pytest.raises(AssertionError):
        line.check()


@pytest.mark.parametrize("line", LINES, ids=str)
def test_a_line_fails_when_a_number_is_wrong(line: Line) -> None:
    row = POWER[line.row]
    for field in ("amount", "other") if row.other else ("amount",):
        with changed(row, **{field: getattr(row, field) + 1}), pytest.raises(AssertionError):
            line.check()


@pytest.mark.parametrize("line", LINES[:3], ids=str)
def test_a_line_fails_when_another_victim_is_demanded(line: Line) -> None:
    row = POWER[line.row]
    for victim in set(Victim) - {Victim(row.victim)}:
        with changed(row, victim=victim), pytest.raises(AssertionError):
            line.check()


@pytest.mark.parametrize(("line", "field"), [(LINES[0], "against"), (LINES[2], "flag")], ids=str)
def test_a_line_fails_when_a_condition_is_lost(line: Line, field: str) -> None:
    with changed(POWER[line.row], **{field: 0}), pytest.raises(AssertionError):
        line.check()

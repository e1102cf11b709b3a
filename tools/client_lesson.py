"""Write the second lesson of Race, on goals and takeovers, for the browser: states that follow each other.

Each step is what the server would send at that moment, what is said about it, and the answer that leads on; without an
answer it is only looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from galaktyka.games.race.position import SeatSetup
from tools.client_json import write
from tools.staging import ME, Situation, Table, staged

GAME: Final = "race"
GOALS: Final = (
    *("system_diversity", "uplift_knowledge", "galactic_riches", "expansion_leader"),
    *("greatest_military", "propaganda_edge"),
)
OPTIONS: Final = {"tgs": True, "rvi": True, "goals": GOALS, "takeovers": True}
IMPERIUM: Final = SeatSetup(
    tableau=(
        *("imperium_warlord", "imperium_troops", "drop_ships", "mercenary_fleet", "imperium_seat", "hive_world"),
        "pirate_world",
    ),
    hand=("galactic_exchange", "alien_toy_shop", "terraforming_guild", "rebel_colony"),
    goods=("pirate_world",),
    goals=("greatest_military",),
    vp=6,
)
REBELS: Final = SeatSetup(
    tableau=(
        *("rebel_cantina", "rebel_pact", "rebel_warrior_race", "space_marines", "rebel_underground", "spice_world"),
        "mining_robots",
    ),
    hand=("comet_zone", "gem_world", "mining_league"),
    goods=("spice_world",),
    vp=5,
)
CAUTIOUS: Final = SeatSetup(
    tableau=(*REBELS.tableau[:5], "new_military_tactics"), hand=REBELS.hand, goods=(), vp=REBELS.vp
)
ATTACK: Final = Situation("choose actions", IMPERIUM, rivals=(REBELS,), options=OPTIONS)
DEFENCE: Final = Situation("settle", CAUTIOUS, rivals=(IMPERIUM,), options=OPTIONS)

# What is said, and the answers that follow: the person's, or others' which nobody talks about.
Script = tuple[tuple[str, tuple[int, str] | None], ...]
TO_ATTACK: Final[Script] = (
    ("war-goals", None),
    ("war-military", None),
    ("war-choose_action", (ME, "settle")),
    ("", (1, "settle")),
    ("war-choose_world", (ME, "pass")),
    ("", (1, "pass")),
    ("war-takeover", (ME, "take over rebel_underground")),
    ("war-reinforce", (ME, "pass")),
    ("war-won", None),
)
TO_DEFEND: Final[Script] = (
    ("", (ME, "pass")),
    ("", (1, "pass")),
    ("", (1, "take over rebel_underground")),
    ("", (1, "pass")),
    ("war-defend", (ME, "use new_military_tactics")),
    ("war-held", None),
)


def act(situation: Situation, script: Script) -> Iterator[dict[str, Any]]:
    """The steps of one situation."""
    table = staged(situation)
    table.told.clear()
    for lesson, answer in script:
        if lesson:
            yield step(table, lesson, answer)
        if answer is not None:
            table.answer(answer)


def step(table: Table, lesson: str, answer: tuple[int, str] | None) -> dict[str, Any]:
    """What is shown and said at one moment."""
    state = msgspec.to_builtins(table.state())
    return {"lesson": lesson, "state": state, "answer": None if answer is None else answer[1]}


def main() -> None:
    """Write lesson.json."""
    write(GAME, "lesson.json", [*act(ATTACK, TO_ATTACK), *act(DEFENCE, TO_DEFEND)])


if __name__ == "__main__":
    main()

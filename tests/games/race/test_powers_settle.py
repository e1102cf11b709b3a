"""Every power of Settle, a line each (race.md 8)."""

from collections.abc import Sequence

import pytest

from tests.games.race.spec import MONEY, Effect, Line, Scene, Situation

# A world of every defence from 1 to 7 that lays no good when it is placed.
WORLDS_TO_CONQUER = (
    "rebel_homeworld",
    "rebel_base",
    "rebel_outpost",
    "malevolent_lifeforms",
    "rebel_underground",
    "new_sparta",
    "outlaw_world",
)

# Worlds to buy, by kind: a production and a windfall world; "" is the grey one.
WORLDS_TO_BUY = {
    "novelty": ("prosperous_world", "galactic_resort"),
    "rare": ("comet_zone", "blaster_gem_mines"),
    "genes": ("distant_world", "pre_sentient_race"),
    "alien": ("alien_robotic_factory", "deserted_alien_outpost"),
    "": ("tourist_world",),
}


def conquest(own: Sequence[str], worlds: Sequence[str], *more: str) -> Scene:
    """The strongest of these worlds, listed from strong to weak, that Military can conquer."""
    return Scene(phase="settle", own=own, hand=worlds, wishes=[*(f"settle {world}" for world in worlds), *more])


def purchase(world: str, *, own: Sequence[str] = (), wishes: Sequence[str] = ()) -> Scene:
    """A world that the hand can pay for."""
    return Scene(phase="settle", own=own, hand=[world, *MONEY], wishes=[f"settle {world}", *wishes])


def strengthens(card: str, power: int, *, military: int) -> Line:
    """General Military raises, or lowers, the defence that can be conquered."""
    others = "drop_ships" if card in {"space_marines", "new_sparta"} else "space_marines"
    worlds = [world for world in WORLDS_TO_CONQUER if world != card]
    return Line(card, power, [Situation(conquest([others], worlds), Effect(defence=military))])


def cheapens(card: str, power: int, *, cards: int, kinds: Sequence[str]) -> Line:
    """Worlds of these kinds cost fewer cards, all others what they did."""
    return Line(
        card,
        power,
        [
            Situation(purchase(world), Effect(cards=cards if kind in kinds else 0))
            for kind, worlds in WORLDS_TO_BUY.items()
            for world in worlds
        ],
    )


def fights(card: str, power: int, *situations: tuple[Sequence[str], Sequence[str], Effect]) -> Line:
    """Specialised Military: own cards, worlds to conquer from strong to weak, and what changes."""
    return Line(card, power, [Situation(conquest(own, worlds), effect) for own, worlds, effect in situations])


NEVER = Effect()
ALIENS = ("lost_alien_battle_fleet", "lost_alien_warship")

LINES = [
    strengthens("epsilon_eridani", 0, military=1),
    strengthens("new_sparta", 0, military=2),
    strengthens("expedition_force", 1, military=1),
    strengthens("former_penal_colony", 0, military=1),
    strengthens("space_marines", 0, military=2),
    strengthens("rebel_outpost", 0, military=1),
    strengthens("rebel_warrior_race", 0, military=1),
    strengthens("lost_alien_battle_fleet", 0, military=3),
    strengthens("pan_galactic_league", 0, military=-1),
    strengthens("refugee_world", 0, military=-1),
    strengthens("empath_world", 0, military=-1),
    strengthens("lost_alien_warship", 0, military=2),
    strengthens("alien_robot_scout_ship", 0, military=1),
    strengthens("drop_ships", 0, military=3),
    strengthens("new_galactic_order", 0, military=2),
    strengthens("imperium_armaments_world", 0, military=1),
    strengthens("blaster_gem_mines", 0, military=1),
    # Contact Specialist weakens by 1; Alien worlds, which it cannot pay for, show it
    fights(
        "contact_specialist",
        0,
        (["drop_ships", "space_marines"], ["lost_alien_warship", "alien_robot_scout_ship"], Effect(defence=-1)),
    ),
    # +1 against rare worlds: Rebel Miners (2), but not from 0; nothing against New Sparta (2)
    fights(
        "alpha_centauri",
        1,
        (["expedition_force"], ["rebel_miners", "outlaw_world"], Effect(defence=1)),
        ([], ["rebel_miners"], NEVER),
        (["expedition_force"], ["new_sparta", "outlaw_world"], NEVER),
    ),
    # +2 against Alien worlds: 3 conquers the warship (5) with its good, not the fleet (6); 4 conquers the fleet
    fights(
        "alien_tech_institute",
        1,
        (["drop_ships"], [*ALIENS, "rebel_underground"], Effect(defence=2, alien=1)),
        (["drop_ships", "expedition_force"], ["lost_alien_battle_fleet", "malevolent_lifeforms"], Effect(defence=2)),
        (["drop_ships"], WORLDS_TO_CONQUER, NEVER),
    ),
    fights(
        "alien_rosetta_stone_world",
        1,
        (["drop_ships"], [*ALIENS, "rebel_underground"], Effect(defence=2, alien=1)),
        (["drop_ships", "expedition_force"], ["lost_alien_battle_fleet", "malevolent_lifeforms"], Effect(defence=2)),
        (["drop_ships"], WORLDS_TO_CONQUER, NEVER),
    ),
    # +4 against Rebel worlds: 1 conquers Rebel Outpost (5), not Rebel Base (6); nothing against others
    fights(
        "galactic_imperium",
        0,
        (["expedition_force"], ["rebel_base", "rebel_outpost", "outlaw_world"], Effect(defence=4)),
        (["expedition_force"], ["malevolent_lifeforms", "new_sparta", "outlaw_world"], NEVER),
    ),
    cheapens("alpha_centauri", 0, cards=1, kinds=["rare"]),
    cheapens("mining_robots", 0, cards=1, kinds=["rare"]),
    cheapens("alien_tech_institute", 0, cards=2, kinds=["alien"]),
    cheapens("alien_rosetta_stone_world", 0, cards=2, kinds=["alien"]),
    cheapens("replicant_robots", 0, cards=2, kinds=["novelty", "rare", "genes", "alien", ""]),
    # Discarded, Colony Ship pays all of a world, also of a grey ALIEN one, but not of an Alien kind
    Line(
        "colony_ship",
        0,
        [
            Situation(purchase("tourist_world", wishes=["use colony_ship"]), Effect(cards=4, tableau=-1)),
            Situation(purchase("alien_rosetta_stone_world", wishes=["use colony_ship"]), Effect(cards=3, tableau=-1)),
            Situation(purchase("tourist_world", wishes=["pay"]), NEVER),
            Situation(purchase("deserted_alien_outpost", wishes=["use colony_ship"]), NEVER),
        ],
    ),
    # Discarded, New Military Tactics adds 3
    Line(
        "new_military_tactics",
        0,
        [
            Situation(
                conquest(["expedition_force"], WORLDS_TO_CONQUER, "conquer", "use new_military_tactics"),
                Effect(defence=3, tableau=-1),
            )
        ],
    ),
    # Contact Specialist pays 5 for Rebel Base (6); it never pays for an Alien world
    Line(
        "contact_specialist",
        1,
        [
            Situation(purchase("rebel_base"), Effect(defence=6, cards=-6, tableau=1)),
            Situation(purchase("alien_robot_sentry"), NEVER),
        ],
    ),
    # Terraforming Robots draw for a world that is paid for or conquered, and not if none is placed
    Line(
        "terraforming_robots",
        0,
        [
            Situation(purchase("tourist_world"), Effect(cards=1)),
            Situation(conquest(["expedition_force"], ["outlaw_world"]), Effect(cards=1)),
            Situation(Scene(phase="settle", hand=["tourist_world", *MONEY]), NEVER),
        ],
    ),
]


@pytest.mark.parametrize("line", LINES, ids=str)
def test_the_power_does_what_the_card_says(line: Line) -> None:
    line.check()

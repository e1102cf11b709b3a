"""Every power of the cards of The Gathering Storm and Rebel vs Imperium but takeovers, a line each."""

from collections.abc import Sequence

import pytest

import galaktyka as gk
from tests.games.race.spec import KINDS, MONEY, Effect, Line, Scene, Situation, StoryLine, holders
from tests.games.race.table import race
from tests.games.race.test_powers_explore_develop import draws_at_the_start, explores, saves
from tests.games.race.test_powers_produce import (
    WINDFALLS,
    draws,
    draws_for_its_good,
    fills_windfall,
    produces,
    producing,
)
from tests.games.race.test_powers_settle import WORLDS_TO_CONQUER, cheapens, conquest, fights, purchase, strengthens
from tests.games.race.test_powers_trade_consume import ALL, consumes, consuming, discards, sells

NOTHING = Effect()
NOVELTY, RARE, GENES, ALIEN = (holders(kind, 1)[0] for kind in KINDS)

# Worlds to conquer, from strong to weak: Rebel ones above 2, and others.
REBELS = ("rebel_base", "rebel_outpost", "rebel_colony", "rebel_underground", "new_sparta")
OTHERS = ("lost_alien_warship", "malevolent_lifeforms", "pirate_world", "new_sparta")


def mixes(card: str, power: int) -> Line:
    """A card that was in the hand before may be discarded instead of those drawn."""
    scene = Scene(
        phase="explore",
        hand=MONEY[:1],
        deck=["gem_world", "spice_world"],
        wishes=[f"discard {MONEY[0]}"],
        watch=True,
    )
    return Line(card, power, [Situation(scene, Effect(gone=1))])


def hires(card: str, power: int, *, most: int, military: int) -> Line:
    """Hand cards become Military, one each, on top of what the card has itself."""
    strongest = conquest(["expedition_force"], WORLDS_TO_CONQUER)
    return Line(card, power, [Situation(strongest, Effect(defence=military + most, cards=-most))])


def strengthens_alone(card: str, power: int, *, military: int) -> Line:
    """General Military of a card that could also turn hand cards into Military: no card is left for that."""
    just = {1: "rebel_underground", 2: "malevolent_lifeforms"}[military]
    more = {1: "malevolent_lifeforms", 2: "rebel_outpost"}[military]
    conquered = Effect(defence=2 + military, tableau=1, cards=-1)
    return fights(card, power, (["space_marines"], [just], conquered), (["space_marines"], [more], NOTHING))


def fights_rebels(card: str, power: int, *, rebels: int, others: int) -> Line:
    """From Military 2: so much more against Rebel worlds, and against others."""
    return fights(
        card,
        power,
        (["space_marines"], REBELS, Effect(defence=rebels)),
        (["space_marines"], OTHERS, Effect(defence=others, novelty=others)),
    )


def fights_kind(card: str, power: int, *, kind: str) -> Line:
    """+1 against rare or novelty worlds, +2 against genes or Alien ones; nothing against others."""
    world, other, defence, good = {
        "novelty": ("pirate_world", "rebel_underground", 3, 1),
        "rare": ("rebel_miners", "new_sparta", 2, 0),
        "genes": ("malevolent_lifeforms", "alien_robot_scout_ship", 4, 0),
        "alien": ("lost_alien_battle_fleet", "rebel_base", 6, 0),
    }[kind]
    more = {"novelty": 1, "rare": 1, "genes": 2, "alien": 2}[kind]
    needed = {1: ["expedition_force"], 2: ["space_marines"], 4: ["drop_ships", "expedition_force"]}[defence - more]
    weaker = {1: [], 2: ["expedition_force"], 4: ["drop_ships"]}[defence - more]
    placed = Effect(defence=defence, tableau=1, cards=-1, **({"novelty": good} if good else {}))
    return fights(card, power, (needed, [world], placed), (weaker, [world], NOTHING), (needed, [other], NOTHING))


def pays(card: str, power: int, *, world: str, defence: int, price: int, never: Sequence[str]) -> Line:
    """A military world for cards; not these."""
    paid = Effect(defence=defence, cards=-1 - price, tableau=1)
    return Line(
        card, power, [Situation(purchase(world), paid), *(Situation(purchase(other), NOTHING) for other in never)]
    )


def ancient_race_keeps_three() -> None:
    for seed in range(40):
        match = gk.new("race", players=5, seed=seed, tgs=True, backend="python")
        for seat, me in enumerate(match.view(-1).seats):
            assert me.amount == (3 if me.tableau[0].card == "ancient_race" else 2)
            assert match.question(seat) == "discard_opening"


def research_holds_twelve() -> None:
    table = race(tgs=True, rvi=True).seat(0, tableau=["pan_galactic_research"], cash=13).phase("round end")
    assert (table.asked(0), table.amount(0)) == ("hand_limit", 1)


def fortress_needs_fourteen() -> None:
    worlds = [*holders("novelty", 4), *holders("rare", 4), *holders("alien", 3), "old_earth"]
    for more, over in (([], False), (["new_sparta"], True)):
        table = race(tgs=True, rvi=True).seat(0, tableau=["hidden_fortress", *worlds, *more]).phase("round end")
        assert table.match.over == over


COLONY = "doomed_world"

LINES = [
    StoryLine("ancient_race", 0, tell=ancient_race_keeps_three),
    StoryLine("pan_galactic_research", 4, tell=research_holds_twelve),
    StoryLine("hidden_fortress", 1, tell=fortress_needs_fourteen),
    # Explore
    explores("separatist_colony", 0, looked=2),
    explores("doomed_world", 0, looked=1),
    explores("deserted_alien_world", 0, looked=1),
    explores("clandestine_uplift_lab", 0, looked=1),
    explores("imperium_warlord", 0, looked=1),
    explores("pan_galactic_research", 0, looked=2, cards=1),
    explores("pan_galactic_research", 1, looked=2, cards=1),
    explores("abandoned_alien_uplift_camp", 0, looked=1),
    explores("alien_uplift_center", 0, looked=1),
    explores("interstellar_prospectors", 0, looked=1),
    mixes("alien_data_repository", 0),
    mixes("prospecting_guild", 0),
    mixes("rebel_pact", 0),
    mixes("smuggling_world", 0),
    mixes("blaster_runners", 0),
    mixes("trading_outpost", 0),
    mixes("gem_smugglers", 0),
    # Develop
    saves("pan_galactic_research", 2, cards=1),
    draws_at_the_start("galactic_developers", 0, cards=1),
    draws_at_the_start("galactic_bankers", 0, cards=1),
    Line(
        "r_and_d_crash_program",
        0,
        [
            Situation(
                Scene(phase="develop", hand=["new_economy", *MONEY], wishes=["develop new_economy", wish]), effect
            )
            for wish, effect in (("use r_and_d_crash_program", Effect(cards=3, tableau=-1)), ("pay", NOTHING))
        ],
    ),
    # Settle
    strengthens("separatist_colony", 1, military=1),
    strengthens("imperium_blaster_gem_consortium", 0, military=1),
    strengthens("blaster_runners", 1, military=1),
    strengthens_alone("space_mercenaries", 0, military=1),
    strengthens_alone("mercenary_fleet", 0, military=2),
    fights_rebels("imperium_warlord", 1, rebels=2, others=1),
    fights_rebels("imperium_warlord", 2, rebels=2, others=1),
    fights_rebels("imperium_troops", 0, rebels=2, others=1),
    fights_rebels("imperium_troops", 1, rebels=2, others=1),
    fights_rebels("imperium_seat", 0, rebels=1, others=0),
    fights_kind("deserted_alien_world", 2, kind="alien"),
    fights_kind("smuggling_world", 2, kind="novelty"),
    fights_kind("abandoned_alien_uplift_camp", 2, kind="genes"),
    fights_kind("alien_uplift_center", 2, kind="genes"),
    fights_kind("gem_smugglers", 2, kind="rare"),
    # Hidden Fortress counts itself and Rebel Base
    fights(
        "hidden_fortress",
        0,
        (["space_marines"], WORLDS_TO_CONQUER, Effect(defence=1)),
        (["space_marines", "rebel_base"], [w for w in WORLDS_TO_CONQUER if w != "rebel_base"], Effect(defence=2)),
    ),
    cheapens("deserted_alien_world", 1, cards=2, kinds=["alien"]),
    cheapens("smuggling_world", 1, cards=1, kinds=["novelty"]),
    cheapens("abandoned_alien_uplift_camp", 1, cards=2, kinds=["genes"]),
    cheapens("alien_uplift_center", 1, cards=2, kinds=["genes"]),
    cheapens("gem_smugglers", 1, cards=1, kinds=["rare"]),
    hires("space_mercenaries", 1, most=2, military=1),
    hires("mercenary_fleet", 1, most=2, military=2),
    hires("primitive_rebel_world", 0, most=1, military=0),
    hires("rebel_convict_mines", 0, most=1, military=0),
    pays("rebel_cantina", 0, world="rebel_base", defence=6, price=6, never=["alien_robot_sentry"]),
    pays("rebel_alliance", 0, world="rebel_base", defence=6, price=4, never=["malevolent_lifeforms"]),
    Line(
        "rebel_pact",
        1,
        [
            Situation(purchase("rebel_base", own=["rebel_cantina"]), Effect(cards=2)),
            Situation(purchase("rebel_base"), NOTHING),
        ],
    ),
    Line(
        COLONY,
        1,
        [
            Situation(purchase("tourist_world", wishes=[f"use {COLONY}"]), Effect(cards=4, tableau=-1)),
            Situation(purchase("tourist_world", wishes=["pay"]), NOTHING),
            Situation(purchase("deserted_alien_outpost", wishes=[f"use {COLONY}"]), NOTHING),
        ],
    ),
    # Imperium Cloaking Technology: Military 2 conquers a world of cost 4, not one of cost 5
    Line(
        "imperium_cloaking_technology",
        0,
        [
            Situation(
                Scene(phase="settle", own=["space_marines"], hand=[world], wishes=[f"settle {world}"]),
                Effect(cards=-1) if cost == 4 else NOTHING,
            )
            for world, cost in (("tourist_world", 4), ("new_earth", 5))
        ],
    ),
    Line(
        "improved_logistics",
        0,
        [
            Situation(
                conquest(["space_marines"], ["new_sparta", "outlaw_world"]), Effect(defence=1, tableau=1, cards=-1)
            ),
            Situation(Scene(phase="settle", own=["space_marines"], hand=["new_sparta"]), NOTHING),
        ],
    ),
    Line(
        "terraforming_guild",
        0,
        [
            Situation(purchase("tourist_world"), Effect(cards=1)),
            Situation(Scene(phase="settle", hand=["tourist_world", *MONEY]), NOTHING),
        ],
    ),
    # Trade: Clandestine Uplift Lab counts itself and the world that holds the good
    sells("clandestine_uplift_lab", 1, cards=2, kinds=["genes"]),
    sells("galactic_bazaar", 0, cards=1, kinds=["novelty"]),
    sells("prospecting_guild", 1, cards=1, kinds=ALL),
    sells("trading_outpost", 1, cards=2, kinds=ALL),
    Line(
        "galactic_advertisers",
        0,
        [Situation(consuming(*holders(kind, 1), action="consume trade"), Effect(cards=1 + 1)) for kind in KINDS],
    ),
    # Consume
    Line("galactic_advertisers", 1, [Situation(consuming(), Effect(cards=1))]),
    consumes("galactic_genome_project", 0, kinds=["genes"], at_once=2, most=2, vp=3),
    consumes("rebel_colony", 0, kinds=ALL, vp=1),
    consumes("clandestine_uplift_lab", 2, kinds=ALL, vp=1, cards=1),
    consumes("smuggling_lair", 0, kinds=ALL, cards=2),
    consumes("galactic_studios", 0, kinds=ALL, vp=1, cards=1),
    consumes("galactic_developers", 1, kinds=ALL, vp=1),
    consumes("imperium_blaster_gem_consortium", 1, kinds=["rare"], vp=1, cards=2),
    consumes("gene_designers", 0, kinds=["genes"], most=3, vp=1, cards=1),
    consumes("prospecting_guild", 2, kinds=["rare"], vp=1, cards=1),
    consumes("dying_colony", 0, kinds=ALL, vp=1),
    consumes("gambling_world_rvi", 0, kinds=ALL, vp=1),
    consumes("universal_symbionts", 0, kinds=ALL, vp=1),
    discards("galactic_bazaar", 1, most=1, vp=1),
    discards("galactic_bankers", 1, most=2, vp=1),
    # R&D Crash Program: a hand card for a card
    Line(
        "r_and_d_crash_program",
        1,
        [
            Situation(
                Scene(
                    phase="consume",
                    hand=MONEY[:3:2],
                    deck=["gem_world"],
                    wishes=["use r_and_d_crash_program", f"discard {MONEY[0]}", f"discard {MONEY[2]}"],
                    watch=True,
                ),
                Effect(gone=1),
            )
        ],
    ),
    Line(
        "alien_toy_shop",
        0,
        [
            Situation(
                Scene(phase="consume", goods=["alien_toy_shop", "deserted_alien_colony"]),
                Effect(vp=2, alien=-1),
                instead="deserted_alien_colony",
            ),
            Situation(consuming(ALIEN), NOTHING),
        ],
    ),
    # Galactic Exchange takes one good of each kind, a VP and a card for each
    Line(
        "galactic_exchange",
        0,
        [
            Situation(consuming(NOVELTY), Effect(vp=1, cards=1, novelty=-1)),
            Situation(consuming(*holders("rare", 3)), Effect(vp=1, cards=1, rare=-1)),
            Situation(consuming(NOVELTY, RARE, action="consume 2x"), Effect(vp=4, cards=2, novelty=-1, rare=-1)),
            Situation(
                consuming(NOVELTY, RARE, GENES, ALIEN),
                Effect(vp=4, cards=4, novelty=-1, rare=-1, genes=-1, alien=-1),
            ),
            Situation(consuming(), NOTHING),
        ],
    ),
    Line(
        "galactic_salon",
        0,
        [Situation(consuming(), Effect(vp=1)), Situation(consuming(action="consume 2x"), Effect(vp=2))],
    ),
    # Gambling World (RvI): a dearer card among as many as the ante costs; cards of 1 to 6 only
    Line(
        "gambling_world_rvi",
        1,
        [
            Situation(
                Scene(phase="consume", hand=[card], deck=deck, wishes=["ante", f"ante {card}"]), Effect(cards=cards)
            )
            for card, deck, cards in (
                ("artist_colony", ["pirate_world"], 1),
                ("artist_colony", ["spice_world", "pirate_world"], 1),
                ("artist_colony", ["old_earth"], 1),
                ("artist_colony", ["dying_colony"], -1),
                ("new_economy", [*WORLDS_TO_CONQUER[1:6], "rebel_homeworld"], 1),
                ("rebel_homeworld", ["alien_monolith", *WORLDS_TO_CONQUER[1:]], 0),
                ("dying_colony", ["artist_colony"], 0),
            )
        ],
    ),
    # Produce
    produces("volcanic_world", 0, rare=1),
    produces("galactic_studios", 1, novelty=1, cards=1),
    produces("hive_world", 0, genes=1),
    produces("alien_data_repository", 1, alien=1),
    produces("imperium_blaster_gem_consortium", 2, rare=1),
    produces("gene_designers", 1, genes=1),
    produces("devolved_uplift_race", 0, novelty=1),
    produces("smuggling_world", 3, novelty=1),
    produces("interstellar_prospectors", 1, rare=1),
    Line(
        "damaged_alien_factory",
        0,
        [
            Situation(
                Scene(phase="produce", hand=MONEY[:1], wishes=["use damaged_alien_factory"]), Effect(alien=1, cards=-1)
            ),
            Situation(Scene(phase="produce", hand=MONEY[:1]), NOTHING),
            Situation(Scene(phase="produce", wishes=["use damaged_alien_factory"]), NOTHING),
        ],
    ),
    draws_for_its_good("galactic_studios", 2, cards=1, plain="artist_colony"),
    draws_for_its_good("rebel_sympathizers", 0, cards=1, plain="refugee_world"),
    fills_windfall("terraforming_guild", 1, kinds=KINDS),
    fills_windfall("universal_symbionts", 1, kinds=["genes"]),
    Line(
        "interstellar_prospectors",
        2,
        [
            Situation(producing(*WINDFALLS[kind], goods=["interstellar_prospectors"]), Effect(**{kind: filled}))
            for kind, filled in (("novelty", 0), ("rare", 1), ("genes", 0), ("alien", 0))
        ],
    ),
    draws("imperium_lords", 0, (producing("rebel_base", "new_sparta", "tourist_world"), 2), (producing(), 0)),
    draws("rebel_cantina", 1, (producing("rebel_base", "pirate_world", "rebel_pact"), 2), (producing(), 1)),
    draws("uplift_code", 0, (producing("avian_uplift_race", "pre_sentient_race"), 2), (producing(), 0)),
    draws("pan_galactic_research", 3, (producing(), 2)),
]


@pytest.mark.parametrize("line", LINES, ids=str)
def test_the_power_does_what_the_card_says(line: Line) -> None:
    line.check()

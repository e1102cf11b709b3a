"""Every power of the five phases, a line each."""

import pytest

from tests.games.roll.spec import Effect, Line, Scene, Situation

BLUE, BROWN, GREEN, YELLOW = "gem_world", "asteroid_belt", "plague_world", "awakened_alien_outpost"
WORLDS = {"blue": BLUE, "brown": BROWN, "green": GREEN, "yellow": YELLOW}


def explore(effect: Effect, *wishes: str, **has: object) -> Situation:
    """Seat 0 explores with a bag of one cheap tile."""
    own = {"own": has.pop("own", ()), "rival": has.pop("rival", ()), "bag": has.pop("bag", ["space_docks"])}
    return Situation(Scene(phase="explore", has=has, wishes=wishes, **own), effect)  # type: ignore[arg-type]


def explorers(**dice: int) -> dict[str, dict[str, int]]:
    return {"explore": dice}


def develop(effect: Effect, developments: list[str], dice: dict[str, int], *wishes: str, **has: object) -> Situation:
    has = {"developments": developments, "columns": {"develop": dice}, **has}
    return Situation(Scene(phase="develop", has=has, wishes=wishes), effect)


def settle(effect: Effect, worlds: list[str], dice: dict[str, int], *wishes: str, **has: object) -> Situation:
    has = {"worlds": worlds, "columns": {"settle": dice}, **has}
    return Situation(Scene(phase="settle", has=has, wishes=wishes), effect)


def produce(effect: Effect, goods: dict[str, list[str]], dice: dict[str, int] | None = None) -> Situation:
    has = {"goods": goods, "columns": {"produce": dice or {}}}
    return Situation(Scene(phase="produce", own=list(WORLDS.values()), has=has), effect)


def ship(effect: Effect, colour: str, task: str, **has: object) -> Situation:
    """A red shipper does a task with a red good of a world of a colour."""
    has = {"goods": {WORLDS[colour]: ["red"]}, "columns": {"ship": {"red": 1}}, **has}
    wishes = (f"{task} red", "pay")
    return Situation(Scene(phase="ship", own=list(WORLDS.values()), has=has, wishes=wishes), effect)


def by_colour(task: str, effects: dict[str, Effect]) -> list[Situation]:
    """The same task on a world of each colour."""
    return [ship(effects.get(colour, {}), colour, task) for colour in WORLDS]


ALL = tuple(WORLDS)
STOCK = ("stock extra white", "stock extra yellow", "stock white")

EXPLORE = [
    Line(
        "advanced_logistics",
        0,
        [
            explore(
                {"developments": -1, "worlds": 1, "front": -1},
                "rearrange",
                "place lost_alien_warship",
                developments=["public_works"],
            )
        ],
    ),
    Line("alien_research_ship", 0, [explore({"credits": 4}, *STOCK)]),
    Line("major_research_labs", 0, [explore({"credits": 2}, *STOCK)]),
    Line(
        "alien_research_team",
        0,
        [
            explore({"developments": 1, "front": 2}, bag=["space_docks", "export_duties"]),
            explore({"developments": 1}, developments=["public_works"]),
        ],
    ),
    Line(
        "alien_research_team",
        1,
        [
            explore(
                {"credits": 1, "developments": 1},
                "scout yellow",
                columns=explorers(yellow=1),
                bag=["space_docks", "export_duties"],
            ),
            explore(
                {"developments": 1}, "scout white", columns=explorers(white=1), bag=["space_docks", "export_duties"]
            ),
        ],
    ),
    Line(
        "technology_unions",
        0,
        [explore({"credits": 1}, rival=["old_earth"]), explore({}, rival=["public_works"])],
    ),
    Line(
        "alien_archaeology",
        0,
        [
            explore({"credits": 2}, "stock yellow", columns=explorers(yellow=1)),
            explore({}, "stock white", columns=explorers(white=1)),
        ],
    ),
    Line(
        "improved_reconnaissance",
        0,
        [
            explore(
                {"front": -3},
                "scout white",
                "place space_docks",
                "top",
                developments=["robot_surveyors"],
                columns=explorers(white=1),
            )
        ],
    ),
]

BUILD = [
    Line(
        "galactic_federation",
        0,
        [
            develop(
                {"white in cup": 2, "white in citizenry": -2}, ["merchant_guild"], {"white": 3}, "cup white from crew"
            ),
            develop(
                {"white in cup": 1, "white in citizenry": -1},
                ["merchant_guild"],
                {"white": 3},
                "pass",
                "cup white from crew",
            ),
            settle({}, ["mining_world"], {"white": 3}, "cup white from crew"),
        ],
    ),
    Line(
        "galactic_exchange",
        0,
        [
            settle(
                {"white in cup": 2, "white in citizenry": -2}, ["mining_world"], {"white": 3}, "cup white from crew"
            ),
            settle(
                {"white in cup": 1, "white in citizenry": -1},
                ["mining_world"],
                {"white": 3},
                "pass",
                "cup white from crew",
            ),
            develop({}, ["merchant_guild"], {"white": 3}, "cup white from crew"),
        ],
    ),
    Line(
        "new_galactic_order",
        0,
        [
            settle({"red in cup": 2, "red in citizenry": -2}, ["mining_world"], {"red": 2, "white": 1}),
            develop({}, ["merchant_guild"], {"red": 3}),
        ],
    ),
    Line(
        "galactic_recycling",
        0,
        [develop({"credits": 2}, ["space_docks", "diversification"], {"white": 3})],
    ),
    Line("galactic_recycling", 1, [settle({"credits": 1}, [BROWN], {"white": 2})]),
    Line(
        "public_works",
        0,
        [develop({"credits": 1}, ["space_docks"], {"white": 2}), settle({}, [BROWN], {"white": 2})],
    ),
    Line(
        "terraforming_robots",
        0,
        [
            settle({"credits": 1}, [BLUE], {"white": 2}),
            settle({"credits": 2}, [BROWN], {"white": 2}),
            develop({}, ["space_docks"], {"white": 2}),
        ],
    ),
    Line("galactic_investors", 0, [develop({"credits": 2}, [], {}), settle({}, [], {})]),
    Line("robot_surveyors", 0, [settle({"credits": 2}, [], {}), develop({}, [], {})]),
    Line(
        "galactic_religion",
        0,
        [develop({"credits": 3}, [], {}, citizenry={"blue": 3}), develop({}, [], {}, citizenry={"red": 3})],
    ),
]

PRODUCE = [
    Line("merchant_guild", 0, [produce({"credits": 2}, {})]),
    Line(
        "technology_unions",
        1,
        [
            Situation(Scene(phase="produce"), {"credits": 1}),
            Situation(Scene(phase="produce", rival=["public_works"]), {}),
        ],
    ),
    Line(
        "consumer_markets",
        0,
        [produce({"credits": 1}, {BLUE: ["red"]}), produce({}, {BROWN: ["blue"]}), produce({}, {GREEN: ["blue"]})],
    ),
    Line(
        "mining_league",
        0,
        [produce({"credits": 1}, {BROWN: ["red"]}), produce({}, {BLUE: ["brown"], GREEN: ["red"], YELLOW: ["red"]})],
    ),
    Line(
        "genetics_lab",
        0,
        [produce({"credits": 2}, {BLUE: ["green"]}), produce({}, {GREEN: ["blue"], YELLOW: ["yellow"]})],
    ),
    Line("galactic_reserves", 0, [produce({"goods": 4, "white in cup": -4}, {}, {"white": 9})]),
]

SHIP = [
    Line("export_duties", 0, by_colour("trade", {colour: {"credits": 1} for colour in ALL})),
    Line("galactic_demand", 0, by_colour("trade", {"blue": {"credits": 2}})),
    Line("jumpdrive_research", 0, by_colour("trade", {"brown": {"credits": 1}})),
    Line("trade_levies", 0, by_colour("consume", {colour: {"credits": 1} for colour in ALL})),
    Line("mining_industry", 0, by_colour("consume", {"brown": {"credits": 1}})),
    Line("new_economy", 0, by_colour("consume", {colour: {"credits": 2} for colour in ALL})),
    Line("galactic_renaissance", 0, by_colour("consume", {colour: {"vp": 1} for colour in ALL})),
    Line("minor_research_labs", 0, by_colour("consume", {"green": {"vp": 1}, "yellow": {"vp": 1}})),
    Line("space_refineries", 0, by_colour("consume", {"brown": {"vp": 1}})),
    Line(
        "galactic_bankers",
        0,
        [ship({"credits": -1, "vp": 1}, "blue", "trade"), ship({}, "blue", "consume")],
    ),
    Line("galactic_salon", 0, by_colour("consume", {colour: {"vp": 1} for colour in ALL})),
    Line("free_trade_association", 0, by_colour("consume", {colour: {"credits": 2} for colour in ALL})),
    Line(
        "space_tourism",
        0,
        [Situation(Scene(phase="ship", own=[BLUE], rival=[YELLOW]), {"credits": 1})],
    ),
    Line(
        "space_tourism",
        1,
        [
            Situation(Scene(phase="ship", own=[YELLOW], rival=[BLUE]), {"credits": 2}),
            Situation(Scene(phase="ship", own=[BLUE], rival=[YELLOW]), {"credits": 1}),
        ],
    ),
    Line(
        "space_piracy",
        0,
        [
            Situation(Scene(phase="ship", has={"citizenry": {"red": 3}}), {"credits": 2}),
            Situation(Scene(phase="ship", has={"citizenry": {"red": 2, "blue": 4}}), {"credits": 1}),
        ],
    ),
    Line(
        "organic_shipyards",
        0,
        [
            Situation(
                Scene(
                    phase="ship",
                    own=[GREEN, "jungle_world"],
                    has={"goods": {GREEN: ["red"], "jungle_world": ["red"]}},
                    wishes=["consume extra white", "consume extra green"],
                ),
                {"vp": 3, "goods": -2, "red in citizenry": 2},
            )
        ],
    ),
    Line(
        "space_docks",
        0,
        [
            Situation(
                Scene(
                    phase="ship",
                    own=[GREEN, "jungle_world"],
                    has={"goods": {GREEN: ["red"], "jungle_world": ["red"]}},
                    wishes=["trade extra white"],
                ),
                {"credits": 5, "goods": -1, "red in citizenry": 1},
            )
        ],
    ),
]

LINES = [*EXPLORE, *BUILD, *PRODUCE, *SHIP]


@pytest.mark.parametrize("line", LINES, ids=str)
def test_a_power_does_what_is_printed(line: Line) -> None:
    line.check()

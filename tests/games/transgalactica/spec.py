"""A line for each piece: a situation, what seat 0 plays, and what it has afterwards, written down from the rules.

`after` names what is looked at: goods, `vp`, levels, `crew`, `placed` (outposts), `hold`, `ship`, `score`, `mining`
(tokens on the track), `log` (missions), `marked` (technologies), `tokens` (fresh ones), `asked` (the open question),
and `may` or `may_not` (a legal, or an illegal, action).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from galaktyka.games.transgalactica.facts import GOOD_NAMES, TRACK_NAMES
from galaktyka.games.transgalactica.position import SeatSetup
from tests.games.transgalactica.table import FULL_CREW, Table

IDLE: Final = SeatSetup(crew=0, captains=0)
FIRST: Final = 1  # VP that the first step on a main track gives at once, politics aside


@dataclass(frozen=True)
class Spec:
    """One line."""

    piece: str
    me: Mapping[str, Any]
    play: Sequence[str]
    after: Mapping[str, Any]
    situation: Mapping[str, Any] = field(default_factory=dict)
    other: SeatSetup = IDLE

    def table(self) -> Table:
        """The situation after seat 0 has played."""
        table = Table(SeatSetup(**self.me), self.other, **self.situation)
        return table.play(0, *self.play)

    def check(self) -> None:
        """Everything that the line names is as it says."""
        table = self.table()
        for name, wanted in self.after.items():
            assert look(table, name, wanted) == wanted, f"{self.piece}: {name}"


def look(table: Table, name: str, wanted: Any) -> Any:
    """What a line looks at; for `may` and `may_not` the wanted text, if it is so."""
    me = table.me(0)
    if name in GOOD_NAMES:
        return table.goods(0).get(name, 0)
    if name in TRACK_NAMES:
        return table.level(0, name)
    if name == "may":
        return wanted if table.can(0, wanted) else table.legal(0)
    if name == "may_not":
        return wanted if not table.can(0, wanted) else f"{wanted} is legal"
    seen = {
        "vp": me.vp,
        "crew": me.crew,
        "placed": me.placed,
        "hold": me.hold,
        "ship": table.ship(0),
        "score": table.score(0),
        "mining": me.mining_size,
        "log": table.log(0),
        "marked": bin(me.marked).count("1"),
        "tokens": table.tokens(0),
        "asked": table.asked(0),
        "reserve": len(table.tokens(0, 17)),
        "captains": me.captains,
    }
    return seen[name]


def token(name: str, after: Mapping[str, Any], *play: str, **me: Any) -> Spec:
    return Spec(name, {"tokens": [name], **me}, [f"use {name}", *play], after)


def extra_levels() -> list[Spec]:
    """Levels until the end of the round: enough for one mission, not for the next."""
    trade, military = ("basic_14", "basic_18"), ("basic_16", "basic_19")
    return [
        *(token(n, {"may": "complete mission_1_11"}, log=["mission_1_11"], ore=2, alien=1) for n in trade),
        *(
            token(n, {"may_not": "complete mission_2_01"}, log=["mission_2_01"], ore=3, levels={"trade": 1})
            for n in trade
        ),
        *(token(n, {"may": "complete mission_1_07"}, log=["mission_1_07"], energy=1, credit=1) for n in military),
        *(
            token(n, {"may_not": "complete mission_2_04"}, log=["mission_2_04"], energy=3, levels={"military": 1})
            for n in military
        ),
    ]


def tokens() -> list[Spec]:
    """Bonus tokens: the effect of each, used in the own turn."""
    ready = {"levels": {"technology": 1, "politics": 1}}
    wise = {"levels": {"technology": 1}}  # a second military step would be possible
    return [
        token("basic_01", {"energy": 2}),
        *(token(f"basic_{n:02}", {"ore": 2}) for n in (3, 4, 13)),
        *(token(f"basic_{n:02}", {"alien": 1}) for n in (5, 6)),
        *(token(f"basic_{n:02}", {"credit": 1, "alien": 1, "asked": "turn"}, "gain alien") for n in (7, 8)),
        *(token(f"basic_{n:02}", {"ship": "I1", "asked": "turn"}, "free to B1", "free to I1") for n in (9, 10, 11)),
        token("basic_12", {"politics": 1, "technology": 0}, "advance politics"),
        token("basic_15", {"military": 1, "energy": 0, "credit": 1}, energy=1, credit=1, **wise),
        token("basic_17", {"trade": 1, "ore": 0}, ore=1),
        *extra_levels(),
        *(
            Spec(
                name,
                {"tokens": [name], "alien": 1},
                ["exploration", f"use {name}", "jump to O1"],
                {"ship": "O1", "alien": 0},
            )
            for name in ("basic_02", "basic_20")
        ),
        *(token(f"advanced_{n:02}", {"vp": 2}) for n in (1, 2)),
        token("advanced_03", {"crew": 2}),
        *(token(f"advanced_{n:02}", {"placed": 2, "ore": 0}, "place", ships=["B1"], ore=1) for n in (5, 6)),
        *(
            Spec(
                f"advanced_{n:02}",
                {"tokens": [f"advanced_{n:02}"], **ready},
                [f"use advanced_{n:02}", "mark tech_04"],
                {"marked": 1, "hold": 1},
                {"technologies": ["tech_04"]},
            )
            for n in (7, 8)
        ),
        Spec(
            "advanced_09",
            {"tokens": ["advanced_09"], **ready},
            ["use advanced_09", "take mission_1_01"],
            {"log": ["mission_1_01"]},
            {"missions": ["mission_1_01"]},
        ),
        Spec(
            "advanced_10",
            {"tokens": ["advanced_10"], "levels": {"technology": 4}, "crew": FULL_CREW},
            ["use advanced_10"],
            {"vp": 2, "asked": "turn"},
            {"phase": "income"},
            SeatSetup(crew=FULL_CREW),
        ),
        token("advanced_11", {"technology": 2}, "technology", "option 1", captains=0),
        *(token(f"advanced_{n:02}", {"ship": "O1"}, "jump to O1") for n in (4, 12)),
        Spec(
            "advanced_13",
            {"tokens": ["advanced_13"]},
            ["use advanced_13"],
            {"production": 3, "vp": FIRST, "tokens": ["basic_01"]},
            {"piles": {("production", 3): ["basic_01"]}},
        ),
        token("advanced_14", {"production": 2, "technology": 0, "vp": 1 + FIRST}, "advance production"),
        token("advanced_15", {"military": 1}, **wise),
        token("advanced_16", {"trade": 1, "hold": 3, "ore": 0, "vp": 1}, ore=1),
        Spec(
            "advanced_17",
            {"tokens": ["advanced_17"]},
            ["use advanced_17"],
            {"may": "technology"},
            {"used": {"technology": 1}},
        ),
    ]


def mining_tokens() -> list[Spec]:
    """Mining tokens: what a mining action gives."""
    gains: dict[int, tuple[dict[str, Any], list[str]]] = {
        1: ({"energy": 1}, []),
        2: ({"energy": 1}, []),
        3: ({"ore": 1}, []),
        4: ({"ore": 1}, []),
        6: ({"vp": 1}, []),
        7: ({"vp": 2}, []),
        8: ({"vp": 2}, []),
        9: ({"alien": 1}, []),
        10: ({"credit": 1}, []),
        11: ({"alien": 1, "asked": "turn"}, ["gain alien"]),
        12: ({"vp": 1, "energy": 1}, []),
        13: ({"vp": 1, "ore": 1}, []),
    }
    return [
        Spec("mining_05", {"mining": ["mining_05"]}, ["mining", "option 1"], {"ore": 0, "energy": 1}),
        Spec("mining_05", {"mining": ["mining_05"]}, ["mining", "option 2"], {"ore": 1, "energy": 0}),
    ] + [
        Spec(f"mining_{n:02}", {"mining": [f"mining_{n:02}"]}, ["mining", *play], after)
        for n, (after, play) in gains.items()
    ]


def on_planet(name: str, play: Sequence[str], after: Mapping[str, Any], **me: Any) -> Spec:
    return Spec(name, {"outposts": ["I1"], **me}, play, after, {"planets": {"I1": name}})


def income_of(name: str, play: Sequence[str], after: Mapping[str, Any], **me: Any) -> Spec:
    seat = {"outposts": ["I1"], "crew": FULL_CREW, **me}
    return Spec(name, seat, play, after, {"planets": {"I1": name}, "phase": "income"}, SeatSetup(crew=FULL_CREW))


def planets() -> list[Spec]:
    """Planets: mining, their action, or income."""
    return [
        on_planet("mine_green_1", ["mining", "option 1"], {"ore": 1}),
        on_planet("mine_green_1", ["mining", "option 2"], {"energy": 1}),
        on_planet("mine_purple_2", ["mining"], {"alien": 1}),
        on_planet("mine_grey_4", ["mining"], {"production": 2, "vp": FIRST}),
        on_planet("mine_multi_4_6", ["mining"], {"vp": 3}),
        on_planet("mine_grey_1", ["mining"], {"vp": 1}),
        on_planet("mine_yellow_2", ["mining"], {"vp": 1}),
        on_planet("mine_green_0_4", ["mining"], {"vp": 2}),
        on_planet("act_grey_base", ["crew to I1", "jump to O1"], {"ship": "O1", "alien": 1}),
        on_planet("act_yellow_base", ["crew to I1", "gain ore", "gain alien"], {"ore": 1, "alien": 1, "asked": "turn"}),
        on_planet(
            "act_purple_base",
            ["crew to I1", "pay ore", "advance politics", "pay ore", "advance technology"],
            {"politics": 1, "technology": 1, "ore": 1, "asked": "turn"},
            ore=3,
        ),
        on_planet("act_green_base", ["crew to I1"], {"credit": 1, "vp": 1}),
        Spec(
            "act_purple_0_1",
            {"outposts": ["I1", "I2"]},
            ["crew to I1"],
            {"alien": 1, "vp": 2},
            {"planets": {"I1": "act_purple_0_1", "I2": "mine_purple_2"}},
        ),
        on_planet(
            "act_yellow_0_1",
            ["crew to I1", "pay ore", "pay ore", "pay ore"],
            {"vp": 3, "ore": 1, "asked": "turn"},
            ore=4,
        ),
        Spec(
            "act_yellow_purple_2_4",
            {"outposts": ["I1"], "levels": {"technology": 1, "politics": 1}},
            ["crew to I1", "option 1", "mark tech_04"],
            {"marked": 1},
            {"planets": {"I1": "act_yellow_purple_2_4"}, "technologies": ["tech_04"]},
        ),
        Spec(
            "act_yellow_purple_2_4",
            {"outposts": ["I1"], "levels": {"technology": 1, "politics": 1}},
            ["crew to I1", "option 2", "take mission_1_01"],
            {"log": ["mission_1_01"]},
            {"planets": {"I1": "act_yellow_purple_2_4"}, "missions": ["mission_1_01"]},
        ),
        on_planet("act_green_grey_1_2", ["crew to I1", "move to B1"], {"ship": "B1", "energy": 0}, energy=1),
        income_of("wild_green", ["advance politics"], {"politics": 1}),
        income_of(
            "wild_purple", ["pay"], {"military": 1, "credit": 1, "asked": "turn"}, credit=2, levels={"technology": 1}
        ),
        income_of("wild_yellow", [], {"credit": 1}),
        income_of("wild_grey", ["pay"], {"trade": 1, "alien": 1, "asked": "turn"}, alien=2),
        Spec("tech_nightmare", {"ability": "technology_nightmare"}, ["mining"], {"vp": 2}),
    ]


def mission(name: str, me: Mapping[str, Any], play: Sequence[str], after: Mapping[str, Any], **situation: Any) -> Spec:
    return Spec(name, {**me, "log": [name]}, [f"complete {name}", *play], after, situation)


GREENS: Final = {"I1": "mine_green_1", "I2": "mine_green_0_4", "I3": "wild_green"}
MIXED: Final = {"I1": "mine_green_1", "I2": "mine_purple_2", "I3": "mine_yellow_2"}


def missions() -> list[Spec]:
    """Missions: cost, requirement and reward."""
    on = {"outposts": ["I1"]}
    two, three = {"outposts": ["I1", "I2"]}, {"outposts": ["I1", "I2", "I3"]}
    return [
        mission("mission_1_01", {"ore": 1}, ["free to B1"], {"vp": 1, "ship": "B1", "ore": 0, "asked": "turn"}),
        mission("mission_1_02", {"energy": 2, "levels": {"military": 1}}, [], {"vp": 2, "alien": 1, "energy": 0}),
        mission(
            "mission_1_03",
            {"energy": 2, "levels": {"military": 1}, **on},
            [],
            {"vp": 3 + FIRST, "technology": 1, "energy": 0},
            planets={"I1": "act_purple_0_1"},
        ),
        mission(
            "mission_1_04",
            {"ore": 2, "alien": 1, "levels": {"trade": 2}, **two},
            ["free to B1", "free to I1"],
            {"vp": 4, "ship": "I1", "ore": 0, "alien": 0, "asked": "turn"},
            planets=MIXED,
        ),
        mission("mission_1_05", {"energy": 1}, ["free to B1"], {"vp": 1, "ship": "B1", "energy": 0, "asked": "turn"}),
        mission("mission_1_06", {"ore": 2, "levels": {"trade": 1}}, [], {"vp": 2, "credit": 1, "ore": 0}),
        mission(
            "mission_1_07",
            {"energy": 1, "credit": 1, "levels": {"military": 2}},
            [],
            {"vp": 3, "alien": 1, "ore": 1, "energy": 0, "credit": 0},
        ),
        mission(
            "mission_1_08",
            {"energy": 2, "credit": 1, "levels": {"military": 2}, "pirates": ["pirate_1"], **on},
            [],
            {"vp": 4, "trade": 1, "energy": 0, "credit": 0},
            planets=MIXED,
        ),
        mission("mission_1_09", {"ore": 1, "energy": 1}, [], {"vp": 2, "ore": 0, "energy": 0}),
        mission("mission_1_10", {"ore": 1, "energy": 1, "levels": {"technology": 2}}, [], {"vp": 3, "ore": 0}),
        mission(
            "mission_1_11",
            {"ore": 2, "alien": 1, "levels": {"trade": 2}},
            [],
            {"vp": 3, "credit": 1, "energy": 1, "ore": 0},
        ),
        mission("mission_1_12", {"ore": 1, "energy": 1, "levels": {"technology": 1}}, [], {"vp": 2, "politics": 1}),
        mission(
            "mission_1_13",
            {"ore": 2, "levels": {"trade": 1, "production": 4}, **on},
            [],
            {"vp": 3, "production": 5, "ore": 0},
            planets=MIXED,
        ),
        mission(
            "mission_1_14",
            {"ore": 1, "energy": 1, "levels": {"technology": 2}, **two},
            ["mark tech_04"],
            {"vp": 3, "marked": 1, "ore": 0, "energy": 0},
            planets=GREENS,
            technologies=["tech_04"],
        ),
        mission(
            "mission_2_01",
            {"ore": 3, "levels": {"trade": 4}},
            [],
            {"vp": 4 + FIRST, "credit": 1, "technology": 1, "ore": 0},
        ),
        mission(
            "mission_2_02",
            {"ore": 2, "alien": 1, "levels": {"trade": 4}, **two},
            [],
            {"vp": 5, "crew": 2, "ore": 0, "alien": 0},
            planets={"I1": "mine_grey_1", "I2": "mine_grey_4"},
        ),
        mission(
            "mission_2_03",
            {"ore": 2, "energy": 2, "levels": {"technology": 6}},
            ["mark tech_04"],
            {"vp": 6, "marked": 1, "ore": 0, "energy": 0},
            technologies=["tech_04"],
        ),
        mission(
            "mission_2_04",
            {"energy": 3, "levels": {"military": 4}},
            ["free to B1"],
            {"vp": 5, "alien": 2, "ship": "B1", "energy": 0, "asked": "turn"},
        ),
        mission(
            "mission_2_05",
            {"ore": 2, "energy": 2, "levels": {"technology": 4}, **three},
            ["jump to O1"],
            {"vp": 6, "ship": "O1", "ore": 0, "energy": 0},
            planets=GREENS,
        ),
        mission(
            "mission_2_06",
            {"ore": 2, "energy": 2, "levels": {"military": 6}, "mining": ["mining_01"], **three},
            ["option 1"],
            {"vp": 8, "mining": 2, "ore": 1, "energy": 1, "alien": 1},
            planets=MIXED,
            mining_token="mining_06",
        ),
        mission(
            "mission_2_07",
            {"ore": 2, "energy": 2, "levels": {"technology": 4}, **two},
            [],
            {"vp": 5 + FIRST, "military": 1, "ore": 0, "energy": 0},
            planets=MIXED,
        ),
        mission(
            "mission_2_08",
            {"ore": 1, "energy": 1, "alien": 1, "credit": 1, "levels": {"technology": 6, "production": 4}},
            [],
            {"vp": 6, "production": 5, "politics": 1, "ore": 0, "energy": 0, "alien": 0, "credit": 0},
        ),
        mission(
            "mission_2_09",
            {"ore": 3, "energy": 2, "levels": {"technology": 8}, "ships": ["B1"]},
            ["place"],
            {"vp": 7, "placed": 2, "ore": 0, "energy": 0},
        ),
        mission(
            "mission_2_10",
            {"energy": 2, "credit": 1, "levels": {"military": 4}, **two},
            [],
            {"vp": 5, "crew": 2, "energy": 0, "credit": 0},
            planets=GREENS,
        ),
        mission(
            "mission_2_11",
            {"alien": 2, "credit": 1, "levels": {"trade": 4, "politics": 1}},
            ["take mission_1_01"],
            {"vp": 6, "log": ["mission_1_01"], "alien": 0, "credit": 0},
            missions=["mission_1_01"],
        ),
        mission(
            "mission_2_12", {"alien": 2, "credit": 2, "levels": {"trade": 6}}, [], {"vp": 12, "alien": 0, "credit": 0}
        ),
    ]

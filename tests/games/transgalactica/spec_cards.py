"""Lines for technologies, abilities, decrees, offices, objectives, wealth cards, pirates and fleet tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from galaktyka.games.transgalactica.position import SeatSetup
from tests.games.transgalactica.spec import FIRST, Spec
from tests.games.transgalactica.table import FULL_CREW, Table

LAST: Final = {"phase": "maintenance", "round": 5}
NO_POINTS: Final = ["objective_cultural", "objective_commercial"]
FULL: Final = SeatSetup(crew=FULL_CREW)


def having(name: str, me: Mapping[str, Any], play: Sequence[str], after: Mapping[str, Any], **situation: Any) -> Spec:
    return Spec(name, {"technologies": [name], **me}, play, after, situation)


def marking(name: str, me: Mapping[str, Any], play: Sequence[str], after: Mapping[str, Any], **situation: Any) -> Spec:
    seat = {"levels": {"technology": 8}, **me}
    return Spec(
        name, seat, ["technology", "option 2", f"mark {name}", *play], after, {"technologies": [name], **situation}
    )


def at_end(name: str, me: Mapping[str, Any], score: int, **situation: Any) -> Spec:
    seat = {"technologies": [name], "objectives": NO_POINTS, **me}
    return Spec(name, seat, [], {"score": score}, {**LAST, **situation})


def technologies() -> list[Spec]:
    """Technologies: what each adds to an action, to a round end or to the end of the game."""
    pair = SeatSetup(ore=4, alien=4, credit=2, energy=4)
    return [
        having("tech_01", {"energy": 1}, ["exploration", "move to B1", "free to I1"], {"ship": "I1", "vp": 1}),
        having("tech_02", {"energy": 2}, ["military", "advance politics"], {"military": 1, "politics": 1}),
        having("tech_03", {}, ["mining", "gain alien"], {"alien": 1, "vp": 1, "asked": "turn"}),
        Spec(
            "tech_04",
            {
                "technologies": ["tech_04"],
                "levels": {"politics": 1},
                "log": ["mission_1_02", "mission_1_06"],
            },
            ["politics", "option 2", "take mission_1_01"],
            {"log": ["mission_1_02", "mission_1_06", "mission_1_01"]},
            {"missions": ["mission_1_01"]},
        ),
        Spec(
            "tech_04",
            {
                "technologies": ["tech_04"],
                "levels": {"politics": 1},
                "log": ["mission_1_02", "mission_1_06", "mission_1_07"],
            },
            ["politics", "option 2", "take mission_1_01"],
            {"asked": "return_mission"},
            {"missions": ["mission_1_01"]},
        ),
        having(
            "tech_06",
            {"energy": 1, "levels": {"military": 2}, "log": ["mission_1_07"]},
            ["complete mission_1_07"],
            {"vp": 3, "energy": 0},
        ),
        having(
            "tech_06",
            {"alien": 2, "credit": 1, "levels": {"trade": 6}, "log": ["mission_2_12"]},
            ["complete mission_2_12"],
            {"vp": 12, "credit": 0},
        ),
        having(
            "tech_07",
            {"alien": 1, "spent": ["basic_01"]},
            ["activate tech_07", "use basic_01"],
            {"vp": 2, "alien": 0, "energy": 2, "tokens": []},
        ),
        having("tech_08", {"energy": 1, "levels": {"production": 4}}, ["exploration"], {"production": 5}),
        Spec("tech_09", {"technologies": ["tech_09"], "levels": {"military": 2}}, [], {"vp": 4}, LAST),
        Spec("tech_09", {"technologies": ["tech_09"], "vp": 5}, [], {"vp": 5}, LAST, SeatSetup(levels={"military": 3})),
        Spec(
            "tech_10",
            {"technologies": ["tech_10"], "levels": {"technology": 1}},
            ["technology", "option 2", "mark tech_04"],
            {"vp": 1, "marked": 2},
            {"technologies": ["tech_04"]},
        ),
        Spec(
            "tech_10",
            {"technologies": ["tech_10"]},
            ["politics", "option 2", "take mission_1_01"],
            {"vp": 1},
            {"missions": ["mission_1_01"]},
        ),
        having(
            "tech_11", {"ore": 2, "ships": ["I2"]}, ["exploration", "jump to O1"], {"ship": "O1", "vp": 2, "ore": 0}
        ),
        having("tech_12", {"energy": 1, "log": ["mission_1_05"]}, ["complete mission_1_05"], {"vp": 2}),
        having("tech_12", {"ore": 1, "log": ["mission_1_01"]}, ["complete mission_1_01"], {"vp": 2}),
        having("tech_12", {"ore": 1, "energy": 1, "log": ["mission_1_09"]}, ["complete mission_1_09"], {"vp": 2}),
        having(
            "tech_13", {"outposts": ["B1"]}, ["crew to B1"], {"vp": 3, "credit": 1}, planets={"B1": "act_green_base"}
        ),
        having("tech_14", {"levels": {"production": 4}}, ["production", "gain ore", "gain ore"], {"ore": 2}),
        having("tech_15", {"ore": 1}, ["trade"], {"trade": 1, "ore": 0}),
        Spec(
            "tech_16",
            {"technologies": ["tech_16"], "pirates": ["pirate_1", "pirate_2", "pirate_3"]},
            ["sit for decree_11", "open office_points"],
            {"vp": 12, "crew": 0},
            {"decrees": ["decree_11"]},
        ),
        Spec(
            "tech_17",
            {"technologies": ["tech_17"], "ore": 1, "ships": ["B1"]},
            ["exploration", "place"],
            {"placed": 2},
            {"planets": {"B1": "act_green_base"}},
            SeatSetup(outposts=["B1"], crew=0, captains=0),
        ),
        Spec(
            "tech_18",
            {"technologies": ["tech_18"]},
            ["crew to B1"],
            {"credit": 1, "vp": 1, "may_not": "captain to B2"},
            {"planets": {"B1": "act_green_base", "B2": "act_yellow_base"}},
            SeatSetup(outposts=["B1", "B2"], crew=0, captains=0),
        ),
        having(
            "tech_19",
            {"energy": 2, "levels": {"military": 1, "politics": 4}, "mining": ["mining_03"] * 3 + ["mining_09"]},
            ["mining"],
            {"alien": 1, "may": "military"},
        ),
        having(
            "tech_19",
            {"levels": {"technology": 4, "politics": 6}},
            [],
            {"may_not": "sit for decree_03"},
            decrees=["decree_03"],
        ),
        Spec(
            "tech_20",
            {"technologies": ["tech_20"], "ore": 2},
            ["trade"],
            {"trade": 1, "asked": "turn"},
            {"used": {"trade": 1}},
            SeatSetup(ore=4, alien=2, captains=0),
        ),
        at_end("tech_21", {"levels": {"trade": 3, "military": 2}}, 5 + 2),  # the leader of the military track gains 2
        marking("tech_23", {}, ["option 1"], {"military": 1, "trade": 0}),
        marking("tech_23", {"alien": 2}, ["option 3", "pay"], {"military": 1, "trade": 1, "alien": 0}),
        marking("tech_23", {"alien": 4, "crew": 0}, ["option 3", "pay"], {"alien": 2, "asked": "end_turn"}),
        marking("tech_23", {}, ["option 2"], {"military": 0, "trade": 1}),
        at_end("tech_24", {"levels": {"production": 4}}, 4),
        at_end("tech_25", {}, 1),
        marking("tech_26", {}, ["politics", "option 1"], {"politics": 2}),
        at_end("tech_27", {"levels": {"technology": 4, "politics": 3}}, 7),
        Spec(
            "tech_28",
            {
                "technologies": ["tech_28"],
                "pirates": ["pirate_1"],
                "objectives": ["objective_pirates", "objective_war"],
            },
            [],
            {"score": 5 + 2},
            LAST,
        ),
        Spec(
            "tech_28",
            {
                "technologies": ["tech_28"],
                "levels": {"technology": 4, "politics": 4, "production": 4},
                "objectives": ["objective_levels", "objective_war"],
            },
            [],
            {"score": 12 + 12},
            LAST,
        ),
        marking("tech_29", {"ore": 1}, ["place on B1"], {"placed": 2, "ore": 0}, planets={"B1": "act_green_base"}),
        marking("tech_30", {"log": ["mission_1_09"]}, ["complete mission_1_09"], {"vp": 2}),
        *followers(pair),
    ]


class Follower(Spec):
    """A line in which seat 1 takes a main action first."""

    def table(self) -> Table:
        """The situation after seat 1 and seat 0 have played."""
        table = Table(SeatSetup(**self.me), self.other, **self.situation)
        table.play(1, "politics", "option 1").finish(1)
        return table.play(0, *self.play)


def followers(pair: SeatSetup) -> list[Spec]:
    """Technologies that look at secondary actions: seat 1 acts, seat 0 follows."""
    order = {"order": [1, 0]}
    return [
        Follower(
            "tech_05",
            {"technologies": ["tech_05"]},
            ["follow with crew"],
            {"vp": 1, "politics": 1},
            order,
            pair,
        ),
        Follower(
            "tech_22",
            {"technologies": ["tech_22"]},
            ["follow with crew as main", "option 1"],
            {"politics": 2, "crew": 0},
            order,
            pair,
        ),
    ]


def abilities() -> list[Spec]:
    """Abilities: their lasting powers; what they do in setup is tested with whole setups."""
    return [
        Spec(
            "technology_nightmare",
            {"ability": "technology_nightmare", "alien": 1},
            ["exploration", "jump to O1"],
            {"ship": "O1"},
        ),
        Spec(
            "lobbyist",
            {"ability": "lobbyist", "ore": 1, "log": ["mission_1_06"], "levels": {"trade": 1}},
            ["complete mission_1_06"],
            {"vp": 2, "ore": 0},
        ),
        Spec(
            "lobbyist",
            {"ability": "lobbyist"},
            ["politics", "option 2", "take mission_1_05"],
            {"log": ["mission_1_05"]},
            {"missions": ["mission_1_01", "mission_1_05"]},
        ),
        Spec(
            "lobbyist",
            {"ability": "lobbyist", "ore": 3, "log": ["mission_2_01"], "levels": {"trade": 4}},
            ["complete mission_2_01"],
            {"ore": 1, "vp": 4 + FIRST},
        ),
        Spec(
            "lobbyist",
            {"ability": "lobbyist"},
            ["politics", "option 2"],
            {"may_not": "take mission_1_09"},
            {"missions": ["mission_1_01", "mission_1_05", "mission_1_09"]},
        ),
        Spec(
            "reserve_tokens",
            {"ability": "reserve_tokens", "reserve": ["basic_01", "basic_03"]},
            ["use basic_01"],
            {"energy": 2, "reserve": 1, "may_not": "use basic_03"},
        ),
        Spec(
            "private_omni",
            {"ability": "private_omni"},
            ["omni with captain", "technology", "option 1"],
            {"technology": 2},
        ),
        Spec(
            "private_omni", {"ability": "private_omni"}, ["omni with crew", "technology"], {"technology": 1, "crew": 0}
        ),
        Spec(
            "warlord",
            {
                "ability": "warlord",
                "energy": 2,
                "ore": 2,
                "log": ["mission_2_07"],
                "levels": {"technology": 4},
                "outposts": ["I1", "I2"],
            },
            ["complete mission_2_07"],
            {"military": 1, "vp": 7 + FIRST},
            {"planets": {"I1": "mine_green_1", "I2": "mine_purple_2"}},
        ),
        Spec(
            "scavenger",
            {"ability": "scavenger", "crew": FULL_CREW},
            [],
            {"energy": 1, "ore": 1, "alien": 1, "credit": 1},
            {"phase": "income"},
            FULL,
        ),
        Spec(
            "second_ship",
            {"ability": "second_ship", "ships": ["H", "H"], "energy": 1},
            ["exploration", "move to B1", "second free to B2"],
            {"ship": "B1", "energy": 0},
        ),
    ]


THREE: Final = {"outposts": ["I1", "I2", "I3"]}
GREYS: Final = {"I1": "mine_grey_1", "I2": "mine_grey_4", "I3": "wild_grey"}
PURPLES: Final = {"I1": "mine_purple_2", "I2": "wild_purple", "I3": "act_purple_0_1"}
ACTIONS: Final = {"I1": "act_purple_0_1", "I2": "act_yellow_0_1", "I3": "act_green_grey_1_2"}
MINES: Final = {"I1": "mine_green_1", "I2": "mine_purple_2", "I3": "mine_yellow_2"}
KINDS: Final = {"I1": "act_purple_0_1", "I2": "mine_purple_2", "I3": "wild_yellow"}


def decree(name: str, met: Mapping[str, Any], short: Mapping[str, Any], planets: Mapping[str, str]) -> list[Spec]:
    """A decree that is met, and one that is one short of it."""
    situation = {"decrees": [name], "planets": planets}
    return [
        Spec(name, met, [], {"may": f"sit for {name}"}, situation),
        Spec(name, short, [], {"may_not": f"sit for {name}"}, situation),
    ]


def decrees() -> list[Spec]:
    """Decrees: met, and just not met."""
    two = {"outposts": ["I1", "I2"]}
    pirates = ["pirate_1", "pirate_2", "pirate_3"]
    techs = ["tech_04", "tech_05", "tech_06"]
    return [
        *decree("decree_01", THREE, two, MINES),
        *decree("decree_02", THREE, two, ACTIONS),
        *decree(
            "decree_03", {"levels": {"technology": 6, "politics": 6}}, {"levels": {"technology": 6, "politics": 5}}, {}
        ),
        *decree(
            "decree_04",
            {"completed": {"commercial": 1, "war": 1, "cultural": 1}},
            {"completed": {"commercial": 3, "war": 3}},
            {},
        ),
        *decree("decree_05", THREE, two, GREYS),
        *decree("decree_06", THREE, two, MINES),
        *decree("decree_07", {"levels": {"trade": 4, "military": 4}}, {"levels": {"trade": 4, "military": 3}}, {}),
        *decree("decree_08", {"technologies": techs, "hold": 0}, {"technologies": techs[:2]}, {}),
        *decree("decree_09", THREE, two, PURPLES),
        *decree("decree_10", THREE, two, KINDS),
        *decree("decree_11", {"pirates": pirates}, {"pirates": pirates[:2]}, {}),
        *decree("decree_12", {"completed": {"war": 3}}, {"completed": {"war": 2, "commercial": 2}}, {}),
    ]


def office(name: str, play: Sequence[str], after: Mapping[str, Any], **me: Any) -> Spec:
    seat = {"pirates": ["pirate_1", "pirate_2", "pirate_3"], **me}
    return Spec(name, seat, ["sit for decree_11", f"open {name}", *play], after, {"decrees": ["decree_11"]})


def offices() -> list[Spec]:
    """Offices: their rewards."""
    return [
        office("office_move", ["free to B1", "place"], {"ship": "B1", "placed": 2, "vp": 6}),
        office("office_points", [], {"vp": 9}),
        office("office_influence", ["advance trade"], {"trade": 1, "vp": 5}),
        office("office_mobilise", ["option 1", "advance technology"], {"technology": 2, "vp": 4 + FIRST, "crew": 1}),
        office(
            "office_mobilise",
            ["option 2", "advance technology", "advance politics"],
            {"technology": 1, "politics": 1, "vp": 4 + FIRST, "crew": 1},
        ),
    ]


def objective(name: str, score: int, planets: Mapping[str, str] | None = None, **me: Any) -> Spec:
    blank = "objective_cultural" if name != "objective_cultural" else "objective_commercial"
    return Spec(name, {"objectives": [name, blank], **me}, [], {"score": score}, {**LAST, "planets": planets or {}})


def objectives() -> list[Spec]:
    """Objectives: what each scores at the end."""
    spots = ["I1", "I2"]
    return [
        objective("objective_tech_or_mission", 4, technologies=["tech_04", "tech_05"], completed={"war": 1}),
        objective("objective_tech_or_mission", 6, technologies=["tech_04"], completed={"war": 3}),
        objective("objective_cultural", 8, completed={"cultural": 2, "war": 1}),
        objective("objective_commercial", 8, completed={"commercial": 1, "dual": 1, "war": 2}),
        objective("objective_war", 8, completed={"war": 1, "dual": 1}),
        objective("objective_pirates_or_war", 6, pirates=["pirate_1", "pirate_2"], completed={"war": 1}),
        objective("objective_pirates_or_war", 9, pirates=["pirate_1", "pirate_2"], completed={"war": 3}),
        objective("objective_yellow", 6, {"I1": "mine_yellow_2", "I2": "mine_multi_4_6"}, outposts=spots),
        objective("objective_purple", 6, {"I1": "mine_purple_2", "I2": "act_yellow_purple_2_4"}, outposts=spots),
        objective("objective_green", 3, {"I1": "mine_green_1", "I2": "mine_grey_1"}, outposts=spots),
        objective("objective_grey", 8, {"I1": "mine_grey_4", "I2": "mine_grey_1"}, outposts=spots),
        objective("objective_outposts_or_tech", 6, outposts=spots, technologies=["tech_04"]),
        objective("objective_outposts_or_tech", 4, technologies=["tech_04", "tech_05"]),
        objective("objective_pirates", 10, pirates=["pirate_1", "pirate_2"]),
        objective("objective_trade_planets", 3, {"I1": "mine_green_0_4", "I2": "wild_green"}, outposts=spots),
        objective("objective_outposts_and_stock", 6 + 4 + 1, outposts=spots, ore=4),
        objective("objective_outposts_and_stock", 6 + 12 + 4, outposts=spots, ore=14),
        objective("objective_levels", 3 + 2 + 4, levels={"technology": 3, "politics": 2, "production": 4}),
    ]


def pirates() -> list[Spec]:
    """Pirates: beaten at their strength, not below it, for their VP."""
    strengths = {1: (1, 1), 2: (2, 1), 3: (2, 2), 4: (3, 2), 5: (3, 3), 6: (4, 3)}
    lines = []
    for n, (strength, vp) in strengths.items():
        situation = {"pirates": {"B1": f"pirate_{n}"}}
        me = {"ships": ["B1"], "levels": {"military": strength}}
        lines.append(Spec(f"pirate_{n}", me, ["exploration", "fight"], {"vp": vp}, situation))
        low = {"ships": ["B1"], "energy": 1, "levels": {"military": strength - 1}}
        lines.append(Spec(f"pirate_{n}", low, ["exploration"], {"may_not": "fight", "may": "move to H"}, situation))
    return lines


def fleet_tokens() -> list[Spec]:
    """Fleet tokens: their reward when unlocked."""

    def unlock(name: str, play: Sequence[str], after: Mapping[str, Any]) -> Spec:
        others = [n for n in ("fleet_credit", "fleet_resource", "fleet_vp") if n != name]
        return Spec(name, {"ore": 2, "levels": {"trade": 1}, "fleet": [name, *others]}, ["trade", *play], after)

    return [
        unlock("fleet_credit", [], {"credit": 1}),
        unlock("fleet_resource", ["gain alien"], {"alien": 1, "asked": "turn"}),
        unlock("fleet_vp", [], {"vp": 2}),
    ]

"""What no entry of the data can tell alone: counts, names that exist, sources, maps that hang together.

Where a check repeats the printed rules, `components.json` holds the number to compare with, so that a correction of the
data stays in the data.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from galaktyka.games.transgalactica.board_types import Galaxy
from galaktyka.games.transgalactica.card_types import Requirement
from galaktyka.games.transgalactica.effect_types import TakePlanet
from galaktyka.games.transgalactica.facts import FOLDER, NAMES, Facts, parse_file, wrong

ORIGINS: Final = ("rulebook", "public", "reconstructed", "own ", "literal")
RECONSTRUCTED: Final = "reconstructed"
MISSION_ROOM: Final = {1: 14, 2: 12}  # places that the decks have, by level
SHARED: Final = {"spaces": "space_source", "edges": "edge_source"}  # one source for all entries of maps.json
SPACE_IDS: Final = ("H", *(f"{ring}{n}" for ring, most in (("B", 4), ("I", 6), ("O", 9)) for n in range(1, most + 1)))


def check_facts(files: Mapping[str, bytes]) -> Facts:
    """The facts in these files, or a DataError about the first thing that is wrong with them."""
    facts = Facts(**{name: parse_file(name, files[name]) for name in NAMES})
    for name in NAMES:
        for entry, field, problem in source_problems(msgspec.json.decode(files[name])):
            raise wrong(name, entry, field, problem)
    for check in (_count_problems, _id_problems, _card_problems, _panel_problems, _track_problems, _map_problems):
        for name, entry, field, problem in check(facts):
            raise wrong(name, entry, field, problem)
    return facts


Problem = tuple[str, str, str, str]  # file, entry, field, what is wrong


def source_problems(raw: Any, entry: str = "") -> Iterator[tuple[str, str, str]]:
    """Values without a source, sources without a value, and origins we do not know."""
    if isinstance(raw, list):
        for item in raw:
            yield from source_problems(item, entry)
    if not isinstance(raw, dict):
        return
    here = str(raw.get("id", entry))
    source = raw.get("source")
    if isinstance(source, dict):
        for field in raw.keys() - source.keys() - {"id", "source"}:
            yield here, field, "it has no source"
        for field in source.keys() - raw.keys():
            yield here, field, "there is a source, but no value"
    for field, text in source.items() if isinstance(source, dict) else [("source", source)] if source else []:
        if not isinstance(text, str) or not text.startswith(ORIGINS):
            yield here, field, f"a source begins with {', '.join(word.strip() for word in ORIGINS)}"
    for key, value in raw.items():
        if key != "source":
            yield from source_problems(value, here)


def reconstructed(files: Mapping[str, bytes]) -> list[dict[str, Any]]:
    """Every value that was designed by us, with its file, entry, field and reason."""
    return [
        {"file": f"{FOLDER}/{name}.json", "entry": entry, "field": field, "value": value, "source": source}
        for name in NAMES
        for entry, field, value, source in _sourced(msgspec.json.decode(files[name]), "", {})
        if RECONSTRUCTED in source
    ]


def _sourced(raw: Any, path: str, shared: Mapping[str, Any]) -> Iterator[tuple[str, str, Any, str]]:
    """Every value with a source: entry, field, value, source."""
    if isinstance(raw, list):
        for number, item in enumerate(raw, 1):
            yield from _sourced(item, _named(path, item, number), shared)
    if not isinstance(raw, dict):
        return
    shared = {key: raw[source] for key, source in SHARED.items() if source in raw} or shared
    source = raw.get("source", shared.get(path.rsplit(" ", 1)[0].rsplit("/", 1)[-1], {}))
    if isinstance(source, str):
        value = raw.get("value", {key: item for key, item in raw.items() if key != "source"})
        yield path.rpartition("/")[0], path.rpartition("/")[2], value, source
    else:
        yield from ((path, field, raw[field], text) for field, text in source.items() if field in raw)
    for key, value in raw.items():
        if key not in {"source", *SHARED.values()} and (isinstance(value, dict | list)):
            yield from _sourced(value, f"{path}/{key}".lstrip("/"), shared)


def _named(path: str, item: Any, number: int) -> str:
    if isinstance(item, dict):
        return f"{path} {item.get('id', item.get('level', item.get('index', item.get('round', number))))}"
    return path


def _count_problems(facts: Facts) -> Iterator[Problem]:
    printed = {component.id: component.count for component in facts.components.components}
    players = facts.components.players.max
    panel = facts.control_panel
    counts = (
        ("planets", "planets", len(facts.planets.planets)),
        ("technologies", "technology_cards", len(facts.technologies.technologies)),
        ("missions", "mission_cards", len(facts.missions.missions)),
        ("senate", "decree_cards", len(facts.senate.decrees)),
        ("objectives", "objective_cards", len(facts.objectives.objectives)),
        ("abilities", "ability_tiles", len(facts.abilities.abilities)),
        ("pirates", "pirate_tokens_active", len(facts.pirates.pirates)),
        ("pirates", "pirate_tokens_blank", facts.pirates.blank_count.value),
        ("wealth_cards", "wealth_cards", len(facts.wealth_cards.cards)),
        ("bonus_tokens", "bonus_tokens_mining", len(facts.bonus_tokens.mining)),
        ("bonus_tokens", "bonus_tokens_basic", len(facts.bonus_tokens.basic)),
        ("bonus_tokens", "bonus_tokens_advanced", len(facts.bonus_tokens.advanced)),
        ("control_panel", "fleet_income_tokens", len(panel.fleet_tokens) * players),
        ("control_panel", "outposts", len(panel.outposts) * players),
        ("control_panel", "captains", panel.workers.captain_pieces.value * players),
        ("control_panel", "crew", panel.workers.crew_pieces.value * players),
    )
    for name, piece, found in counts:
        if printed.get(piece) != found:
            yield name, "", piece, f"there are {found}, but components.json says {printed.get(piece)}"
    if len(facts.tracks.rounds) != facts.components.rounds.value:
        yield "tracks", "", "rounds", "their number differs from components.json"


def _id_problems(facts: Facts) -> Iterator[Problem]:
    groups: dict[str, tuple[Any, ...]] = {
        "planets": facts.planets.planets,
        "technologies": facts.technologies.technologies,
        "missions": facts.missions.missions,
        "senate": (*facts.senate.decrees, *facts.senate.offices),
        "objectives": facts.objectives.objectives,
        "abilities": facts.abilities.abilities,
        "pirates": facts.pirates.pirates,
        "wealth_cards": facts.wealth_cards.cards,
        "bonus_tokens": (*facts.bonus_tokens.mining, *facts.bonus_tokens.basic, *facts.bonus_tokens.advanced),
        "control_panel": facts.control_panel.fleet_tokens,
    }
    seen: set[str] = set()
    for name, entries in groups.items():
        for entry in entries:
            if entry.id in seen:
                yield name, entry.id, "id", "another entry has the same id"
            seen.add(entry.id)
    for ability in facts.abilities.abilities:
        for effect in ability.setup:
            if isinstance(effect, TakePlanet) and effect.planet not in seen:
                yield "abilities", ability.id, "setup", f"there is no planet '{effect.planet}'"


def _map_problems(facts: Facts) -> Iterator[Problem]:
    bases = sum(planet.base for planet in facts.planets.planets)
    others = sum(not planet.base and planet.kind != "special" for planet in facts.planets.planets)
    players = facts.components.players
    if set(facts.maps.maps) != {str(number) for number in range(players.min, players.max + 1)}:
        yield "maps", "", "maps", "there is not exactly one map for each number of players"
    for number, galaxy in facts.maps.maps.items():
        kinds = Counter(space.kind for space in galaxy.spaces)
        active = galaxy.players + 1
        if str(galaxy.players) != number:
            yield "maps", number, "players", "it differs from the name of the map"
        if kinds["home"] != 1 or not 1 <= kinds["base"] <= bases or kinds["open"] > others:
            yield "maps", number, "spaces", "one central planet, and no more spaces than planets of a kind"
        if not active <= kinds["open"] <= active + facts.pirates.blank_count.value or active > len(
            facts.pirates.pirates
        ):
            yield "maps", number, "spaces", "the pirate tokens do not go round"
        if sum(space.wormhole for space in galaxy.spaces) < 2:
            yield "maps", number, "spaces", "a map has at least two wormholes"
        for field, problem in _graph_problems(galaxy):
            yield "maps", number, field, problem


def _graph_problems(galaxy: Galaxy) -> Iterator[tuple[str, str]]:
    ids = [space.id for space in galaxy.spaces]
    if len(set(ids)) != len(ids) or not set(ids) <= set(SPACE_IDS):
        yield "spaces", f"the ids are not different ones of {', '.join(SPACE_IDS)}"
    lines = [frozenset((line.a, line.b)) for line in galaxy.edges]
    if len(set(lines)) != len(lines) or any(len(line) != 2 or not line <= set(ids) for line in lines):
        yield "edges", "a line joins two different spaces of the map, and no two lines join the same ones"
    reached = {"H"}
    while grown := {end for line in lines if line & reached for end in line} - reached:
        reached |= grown
    if reached != set(ids):
        yield "edges", f"no way leads from H to {', '.join(sorted(set(ids) - reached))}"


def _track_problems(facts: Facts) -> Iterator[Problem]:
    for name in ("technology", "military", "production", "politics"):
        track = getattr(facts.tracks.tracks, name)
        levels = [space.level for space in track.spaces]
        if levels != list(range(track.start_level.value, track.max_level.value + 1)):
            yield "tracks", name, "spaces", "the levels do not go from the start to the end one by one"
        if any(space.fallback and space.tokens is None for space in track.spaces):
            yield "tracks", name, "fallback", "only a space with tokens has a reward for when they are gone"
        if any(slot.required_level > track.max_level.value for slot in track.card_slots):
            yield "tracks", name, "card_slots", "a slot needs a level beyond the end of the track"
    needed = [space.required_technology for space in facts.tracks.tracks.military.spaces]
    if needed != sorted(needed) or needed[-1] > facts.tracks.tracks.technology.max_level.value:
        yield "tracks", "military", "required_technology", "it never falls, and technology reaches it"
    for name, slots in (("technology", 9), ("politics", 6)):
        levels = [slot.card_level for slot in getattr(facts.tracks.tracks, name).card_slots]
        if len(levels) != slots or levels != sorted(levels):
            yield "tracks", name, "card_slots", f"there are {slots}, three for each level, in order"
    yield from _token_problems(facts)


def _token_problems(facts: Facts) -> Iterator[Problem]:
    """The tokens must suffice for tracks, rounds, action planets and the reserve of an ability."""
    need: Counter[str] = Counter()
    spaces = [space for name in ("technology", "military", "production", "politics") for space in _spaces(facts, name)]
    for stack in [space.tokens for space in spaces] + [space.tokens for space in facts.tracks.rounds]:
        if stack:
            need[stack.category] += stack.stack
    for planet in facts.planets.planets:
        if planet.kind == "action":
            need["basic" if planet.base else "advanced"] += 1
    reserve = [
        effect for ability in facts.abilities.abilities for effect in ability.setup if effect.op == "draw_bonus_tokens"
    ]
    for category in ("basic", "advanced"):
        total = need[category] + sum(getattr(effect, category) for effect in reserve)
        if total > len(getattr(facts.bonus_tokens, category)):
            yield "bonus_tokens", category, "counts", f"up to {total} tokens are needed"
    if sum(token.starting for token in facts.bonus_tokens.mining) < facts.components.players.max:
        yield "bonus_tokens", "mining", "starting", "there are fewer starting tokens than players"


def _spaces(facts: Facts, name: str) -> Any:
    return getattr(facts.tracks.tracks, name).spaces


def _card_problems(facts: Facts) -> Iterator[Problem]:
    for planet in facts.planets.planets:
        trades = [slot.trade for slot in planet.slots]
        trigger = {"action": "worker", "mining": "mining", "wild": "income", "special": "mining"}[planet.kind]
        if trades != sorted(trades) or (not trades) != (planet.kind == "special") or len(trades) > 2:
            yield "planets", planet.id, "slots", "one or two slots in rising order, and none on a special planet"
        if planet.trigger != trigger or (planet.discard_crew == 1) != (planet.kind == "wild"):
            yield "planets", planet.id, "trigger", f"a planet of the kind '{planet.kind}' works otherwise"
        if planet.base != (planet.kind == "action" and not any(trades)):
            yield "planets", planet.id, "base", "base planets are the action planets without a trade level"
    for level in (1, 2, 3):
        if sum(card.level == level for card in facts.technologies.technologies) < 3:
            yield "technologies", "", "level", f"there are fewer than three technologies of level {level}"
    for technology in facts.technologies.technologies:
        if (technology.timing == "one_time") != bool(technology.effects) or bool(technology.effects) == bool(
            technology.powers
        ):
            yield "technologies", technology.id, "timing", "cards with effects, and only they, work one time"
    if sorted(card.number for card in facts.missions.missions) != list(range(1, len(facts.missions.missions) + 1)):
        yield "missions", "", "number", "the numbers do not go from 1 up without a gap"
    for level, room in MISSION_ROOM.items():
        if not 3 <= sum(card.level == level for card in facts.missions.missions) <= room:
            yield "missions", "", "level", f"there are 3 to {room} missions of level {level}"
    for name, cards in (("missions", facts.missions.missions), ("senate", facts.senate.decrees)):
        for card in cards:
            for requirement in card.requirement:
                for problem in _requirement_problems(facts, requirement):
                    yield name, card.id, "requirement", problem
    if len({decree.group for decree in facts.senate.decrees}) != len(facts.senate.offices):
        yield "senate", "", "group", "there are not as many groups of decrees as offices"


def _requirement_problems(facts: Facts, requirement: Requirement) -> Iterator[str]:
    given = [field for field in requirement.__struct_fields__ if getattr(requirement, field) is not None]
    if len(given) != 1:
        yield "a requirement has exactly one condition"
    for track, level in {**(requirement.level or {}), **(requirement.level_any or {})}.items():
        if level > _last_level(facts, track):
            yield f"{track} {level} is beyond the end of the track"


def _last_level(facts: Facts, track: str) -> int:
    if track == "trade":
        return max(space.level for space in facts.control_panel.trade_track.spaces)
    return int(getattr(facts.tracks.tracks, track).max_level.value)


def _panel_problems(facts: Facts) -> Iterator[Problem]:
    panel = facts.control_panel
    if len(panel.outposts) != facts.tracks.priority_track.segments:
        yield "tracks", "priority_track", "segments", "there are not as many segments as outposts"
    rows = [space.required_politics for space in panel.mining_track]
    if rows != sorted(rows) or len(rows) != 4:
        yield "control_panel", "mining_track", "required_politics", "four spaces whose level never falls"
    holds = Counter(space.holds for space in panel.income_track)
    if holds != Counter({"pirate": 3, "fleet_1": 1, "fleet_2": 1, "fleet_3": 1}):
        yield "control_panel", "income_track", "holds", "three spaces for pirates and one for each fleet token"
    if len(panel.workers.crew_slots) != 4:
        yield "control_panel", "workers", "crew_slots", "there are four crew spaces"
    for number, space in enumerate(panel.trade_track.spaces, 1):
        fleet = number % 2 == 0
        goal = f"fleet_{number // 2}" if fleet else "hold"
        if space.level != number or space.goes_to != goal or (space.holds == "fleet_token") != fleet:
            yield "control_panel", "trade_track", "spaces", "markers on 1, 3, 5 and fleet tokens on 2, 4, 6"
    if {area.id for area in facts.areas.areas} != set(_area_names()) or len(facts.areas.areas) != len(_area_names()):
        yield "areas", "", "areas", "each area stands there once"


def _area_names() -> tuple[str, ...]:
    return ("omni", "exploration", "mining", "trade", "technology", "military", "production", "politics")

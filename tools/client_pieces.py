"""Write pieces, boards and words of Transgalactica as JSON for the browser (src/generated/transgalactica/)."""

import json
from collections.abc import Iterator
from typing import Any

from galaktyka.engine.words import LANGS, Lang
from galaktyka.games.transgalactica.checks import RECONSTRUCTED
from galaktyka.games.transgalactica.effect_types import Effects
from galaktyka.games.transgalactica.facts import load_facts, read_files
from galaktyka.games.transgalactica.text import effects_text, piece_lines, pieces_of
from tools.client_json import write

GAME = "transgalactica"
UNSEEN = {"source", "space_source", "edge_source", "order"}  # fields that no picture and no filter needs


def plain(value: Any) -> Any:
    """A value of the data files without what the browser never shows."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if not isinstance(value, dict):
        return value
    if value.keys() == {"value", "source"}:
        return plain(value["value"])
    return {key: plain(item) for key, item in value.items() if key not in UNSEEN}


def designed(piece: dict[str, Any]) -> list[str]:
    """The fields of a piece whose values are reconstructed."""
    return [field for field, source in piece["source"].items() if source.startswith(RECONSTRUCTED)]


def raw_pieces(data: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """All pieces as the data files spell them, by their vocabulary."""
    return {
        "planet": data["planets"]["planets"],
        "token": [*data["bonus_tokens"]["basic"], *data["bonus_tokens"]["advanced"]],
        "mining": data["bonus_tokens"]["mining"],
        "wealth": data["wealth_cards"]["cards"],
        "technology": data["technologies"]["technologies"],
        "ability": data["abilities"]["abilities"],
        "mission": data["missions"]["missions"],
        "decree": data["senate"]["decrees"],
        "office": data["senate"]["offices"],
        "objective": data["objectives"]["objectives"],
        "pirate": data["pirates"]["pirates"],
        "fleet": data["control_panel"]["fleet_tokens"],
    }


def facts() -> Iterator[dict[str, Any]]:
    """Every piece with its sort, and which of its values are reconstructed."""
    data = {name: json.loads(content) for name, content in read_files().items()}
    for sort, pieces in raw_pieces(data).items():
        for piece in pieces:
            yield {**plain(piece), "sort": sort, "reconstructed": designed(piece)}


def boards() -> dict[str, Any]:
    """Maps, tracks, control panel and action areas."""
    files = read_files()
    tracks = plain(json.loads(files["tracks"]))
    return {
        "maps": plain(json.loads(files["maps"]))["maps"],
        "tracks": tracks["tracks"],
        "rounds": tracks["rounds"],
        "panel": plain(json.loads(files["control_panel"])),
        "areas": plain(json.loads(files["areas"]))["areas"],
    }


def words(lang: Lang) -> dict[str, list[str]]:
    """The lines of every piece, its name first, and what areas and spaces of the boards do."""
    pieces = pieces_of(load_facts()).items()
    lines = {piece.id: list(piece_lines(sort, piece.id, lang)) for sort, group in pieces for piece in group}
    for area in load_facts().areas.areas:
        lines[f"area-{area.id}"] = [effects_text(area.main, lang), effects_text(area.secondary, lang)]
    return lines | {space: [effects_text(effects, lang)] for space, effects in space_effects()}


def space_effects() -> Iterator[tuple[str, Effects]]:
    """What spaces of tracks and of the control panel give, where they give anything."""
    facts, panel = load_facts(), load_facts().control_panel
    spaces = [(f"outpost-{outpost.index}", outpost.immediate + outpost.income) for outpost in panel.outposts]
    spaces += [(f"crew-{slot.index}", slot.income_when_empty) for slot in panel.workers.crew_slots]
    for name in ("technology", "military", "production", "politics"):
        track = getattr(facts.tracks.tracks, name)
        spaces += [(f"{name}-{space.level}", space.income or space.fallback) for space in track.spaces]
    yield from ((space, effects) for space, effects in spaces if effects)


def main() -> None:
    """Write pieces.json and words.<language>.json."""
    write(GAME, "pieces.json", {"pieces": list(facts()), **boards()})
    for lang in LANGS:
        write(GAME, f"words.{lang}.json", words(lang))


if __name__ == "__main__":
    main()

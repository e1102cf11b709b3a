"""Write the tiles and dice of Roll and their words in every language as JSON for the browser (src/generated/roll/)."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from galaktyka.engine.words import LANGS, Lang
from galaktyka.games.roll.text import bonus_text, instant_text, power_text
from galaktyka.games.roll.tiles import Side, load_box, load_dice

OUT = Path(__file__).resolve().parents[1] / "web" / "src" / "generated" / "roll"
UNSEEN = {"own_names"}  # fields that no picture and no filter needs


def facts() -> Iterator[dict[str, Any]]:
    """Every side with its facts, where it is printed (`sort`), and what lies beside or behind it (`with`)."""
    box = load_box()
    for tile in box.tiles:
        yield _side(tile.development, "tile", tile.world.id)
        yield _side(tile.world, "tile", tile.development.id)
    for faction in box.factions:
        first, second = faction.parts
        yield {**_side(first, "faction", second.id), "faction": faction.number}
        yield {**_side(second, "faction", first.id), "faction": faction.number}
    for home in box.homes:
        yield _side(home, "home", None)


def _side(side: Side, sort: str, other: str | None) -> dict[str, Any]:
    fields = msgspec.to_builtins(side)
    return {**{key: value for key, value in fields.items() if key not in UNSEEN}, "sort": sort, "with": other}


def words(side: Side, lang: Lang) -> dict[str, Any]:
    """One sentence per instant effect, one per power, and the line that counts points at the end."""
    return {
        "instant": [instant_text(effect, lang) for effect in side.instant],
        "powers": [power_text(power, lang) for power in side.powers],
        "bonus": None if side.bonus_vp is None else bonus_text(side.bonus_vp, lang),
    }


def write(name: str, content: object) -> None:
    """Write one JSON file of the client, as small as it can be read."""
    (OUT / name).write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def main() -> None:
    """Write tiles.json and words.<language>.json."""
    OUT.mkdir(parents=True, exist_ok=True)
    write("tiles.json", {"sides": list(facts()), **msgspec.to_builtins(load_dice())})
    for lang in LANGS:
        write(f"words.{lang}.json", {side.id: words(side, lang) for side in load_box().sides})


if __name__ == "__main__":
    main()

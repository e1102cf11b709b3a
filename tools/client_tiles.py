"""Write the tiles and dice of Roll and their words in every language as JSON for the browser (src/generated/roll/)."""

from collections.abc import Iterator
from typing import Any

import msgspec

from galaktyka.engine.words import LANGS, Lang
from galaktyka.games.roll.text import bonus_text, instant_text, power_text
from galaktyka.games.roll.tiles import Side, load_box, load_dice
from tools.client_json import write

GAME = "roll"
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


def main() -> None:
    """Write tiles.json and words.<language>.json."""
    write(GAME, "tiles.json", {"sides": list(facts()), **msgspec.to_builtins(load_dice())})
    for lang in LANGS:
        write(GAME, f"words.{lang}.json", {side.id: words(side, lang) for side in load_box().sides})


if __name__ == "__main__":
    main()

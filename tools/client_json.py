"""What the tools share that write the pieces of a game as JSON for the browser (web/src/generated/)."""

import json
from pathlib import Path

GENERATED = Path(__file__).resolve().parents[1] / "web" / "src" / "generated"


def write(game: str, name: str, content: object) -> None:
    """Write one JSON file of a game, as small as it can be read."""
    folder = GENERATED / game
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")

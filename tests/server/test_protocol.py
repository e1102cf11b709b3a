"""The client's types are those of the server, and the documentation names what there is."""

from pathlib import Path

from galaktyka.server.app import ENDPOINTS
from galaktyka.server.errors import STATUS
from tools import protocol_types

ROOT = Path(__file__).parents[2]


def test_the_generated_types_are_up_to_date() -> None:
    for path, text in protocol_types.files().items():
        assert path.read_text(encoding="utf-8") == text, "run `python tools/protocol_types.py`"


def test_a_stale_file_is_found(tmp_path: Path, monkeypatch: object) -> None:
    stale = tmp_path / "types.ts"
    stale.write_text("export interface Me {}")
    fresh, protocol_types.FILE = protocol_types.FILE, stale
    try:
        assert protocol_types.main(["--check"]) == 1
        assert protocol_types.main([]) == 0
        assert protocol_types.main(["--check"]) == 0
    finally:
        protocol_types.FILE = fresh


def test_the_documentation_names_every_request_and_code() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for endpoint in ENDPOINTS:
        path = endpoint.path.replace("{table}", "{id}")
        assert f"{endpoint.method} {path}" in text
    for code in STATUS:
        assert f"`{code}`" in text or f'"{code}"' in text

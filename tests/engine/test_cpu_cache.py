"""The compile cache: other sources, other code; the same sources, no compiling."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from galaktyka.engine.cpu import COMPLETE, KEPT_FOLDERS, KEY_DIGITS, _last_used, cache_key, fingerprint, forget_old

# A package of rules with a table of facts. The entry is in one file; what it calls is in another.
SOURCES = {
    "__init__.py": "",
    "facts.json": "[3, 4]",
    "rules.py": """
from __future__ import annotations
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, length, record, u8
from purse.prices import price

@record
class Purse:
    coins: Array[u8] = length(4)

@kernel
def shop(s: Purse, at: int) -> int:
    return 100 * price(1) + s.coins[at]
""",
    "prices.py": """
from __future__ import annotations
import json
from pathlib import Path
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import constant, i16, record

@record
class Fact:
    coins: i16

FACT = constant(Fact, [{"coins": coins} for coins in json.loads(Path(__file__).with_name("facts.json").read_text())])

@kernel
def price(row: int) -> int:
    return FACT[row].coins + 1
""",
    "part.py": """
from __future__ import annotations
from galaktyka.engine.kernel import kernel
from purse.rules import Purse, shop

@kernel
def twice(s: Purse, at: int) -> int:
    return 2 * shop(s, at)
""",
}

# Compiles the package in a process of its own and tells what came of it.
PROGRAM = """
import json, sys
from pathlib import Path
import numpy as np
from galaktyka.engine import cpu
from galaktyka.engine.errors import GalaktykaError
from galaktyka.engine.record import dtype_of
from purse.rules import Purse, shop

folder = Path(sys.modules["purse"].__file__).parent
cpu.fingerprint(folder)  # as a game does when it is imported
{before}
try:
    compiler = cpu.Cpu("purse", Purse, [shop], [folder])
    ready = compiler.is_compiled
    twin = compiler.load()[0]
    result = twin(np.zeros(1, dtype_of(Purse))[0], {at})
    stats = twin.stats
    answer = {{"result": result, "ready": ready, "hits": len(stats.cache_hits), "misses": len(stats.cache_misses)}}
except (GalaktykaError, IndexError) as error:
    answer = {{"error": type(error).__name__, "text": str(error)}}
print(json.dumps(answer))
"""

LOADED = {"result": 500, "ready": True, "hits": 1, "misses": 0}
COMPILED = {"result": 500, "ready": False, "hits": 0, "misses": 1}


class Workshop:
    """A folder with the package and a cache of its own."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "purse"
        self.cache = folder / "cache"
        self.package.mkdir(parents=True)
        for name, text in SOURCES.items():
            (self.package / name).write_text(text, encoding="utf-8")

    def edit(self, name: str, before: str, after: str) -> None:
        text = (self.package / name).read_text(encoding="utf-8")
        assert before in text
        (self.package / name).write_text(text.replace(before, after), encoding="utf-8")

    def start(self, *, before: str = "", at: int = 0, **environment: str) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            [sys.executable, "-c", PROGRAM.format(before=before, at=at)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=self.package.parent,
            env={**os.environ, "XDG_CACHE_HOME": str(self.cache), "PYTHONDONTWRITEBYTECODE": "1", **environment},
        )

    def run(self, *, before: str = "", at: int = 0, **environment: str) -> dict[str, Any]:
        """What a process says that compiles the package."""
        return answer(self.start(before=before, at=at, **environment))

    def folders(self) -> list[Path]:
        return sorted((self.cache / "galaktyka" / "kernels").iterdir())


def answer(process: "subprocess.Popen[str]") -> dict[str, Any]:
    output, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    found: dict[str, Any] = json.loads(output)
    return found


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


def test_unchanged_sources_are_loaded_without_compiling(workshop: Workshop) -> None:
    assert workshop.run() == COMPILED
    assert workshop.run() == LOADED


def test_an_edited_rule_in_another_file_is_compiled_anew(workshop: Workshop) -> None:
    workshop.run()
    workshop.edit("prices.py", "+ 1", "+ 2")
    assert workshop.run() == {**COMPILED, "result": 600}
    workshop.edit("facts.json", "4", "40")
    assert workshop.run() == {**COMPILED, "result": 4200}
    assert len(workshop.folders()) == 3


def test_the_compiler_alone_would_not_notice_the_edit(workshop: Workshop) -> None:
    """The test above can fail: with a key that does not look at the sources, old code runs."""
    blind = "cpu.cache_key = lambda folders: '0' * 20"
    assert workshop.run(before=blind) == COMPILED
    workshop.edit("prices.py", "+ 1", "+ 2")
    assert workshop.run(before=blind) == LOADED


def test_sources_edited_after_they_were_imported_do_not_spoil_the_cache(workshop: Workshop) -> None:
    edit = "(folder / 'prices.py').write_text((folder / 'prices.py').read_text().replace('+ 1', '+ 2'))"
    assert workshop.run(before=edit) == COMPILED
    assert workshop.run() == {**COMPILED, "result": 600}


# Compiles a part that calls the rules, upon them.
PART = """
from purse.part import twice
rules = cpu.Cpu("purse", Purse, [shop], [folder])
part = cpu.Cpu("purse-part", Purse, [twice], [folder], rules)
told = []
double = part.load(lambda done, total, what: told.append(what))[0]
assert double(np.zeros(1, dtype_of(Purse))[0], 0) == 1000
assert told == {told}
"""


def test_a_part_is_compiled_upon_the_rules(workshop: Workshop) -> None:
    """What the rules have is not compiled again: the part reports its callees and itself, then only itself."""
    rules, callees = ["price", "shop", ""], ["price", "shop", "twice", ""]
    assert workshop.run(before=PART.replace("{told}", str(rules + callees))) == LOADED
    assert [folder.name[:-20] for folder in workshop.folders()] == ["purse-", "purse-part-"]
    assert not list(workshop.folders()[1].rglob("*shop*"))
    assert workshop.run(before=PART.replace("{told}", "['twice', '']")) == LOADED


# Calls every function by its name, as if all were large.
SEAL_ALL = "cpu.is_large = lambda compiled: True"


def test_sealed_functions_are_found_by_their_names(workshop: Workshop) -> None:
    """Neither when they are compiled nor when they are loaded, for the rules or for a part upon them."""
    assert workshop.run(before=SEAL_ALL) == COMPILED
    assert workshop.run(before=SEAL_ALL) == LOADED
    assert workshop.run(before=PART.replace("{told}", "['price', 'shop', 'twice', '']")) == LOADED


def test_of_several_processes_at_once_one_compiles(workshop: Workshop) -> None:
    answers = [answer(process) for process in [workshop.start() for _ in range(3)]]
    assert [found["result"] for found in answers] == [500] * 3
    assert sorted(found["misses"] for found in answers) == [0, 0, 1]


@pytest.mark.parametrize(("kind", "content"), [("*.nbi", b""), ("*.nbc", b"\x80\x04garbage")])
def test_a_damaged_cache_is_made_anew(workshop: Workshop, kind: str, content: bytes) -> None:
    workshop.run()
    damaged = [path for path in workshop.folders()[0].rglob(kind) if path.name.startswith("rules.shop")]
    assert len(damaged) == 1
    damaged[0].write_bytes(content)
    assert workshop.run()["result"] == 500
    assert workshop.run() == LOADED


def test_a_compiler_that_was_interrupted_goes_on(workshop: Workshop) -> None:
    workshop.run()
    (workshop.folders()[0] / COMPLETE).unlink()
    assert workshop.run() == {**LOADED, "ready": False}


def test_bounds_are_checked_where_that_is_asked_for(workshop: Workshop) -> None:
    assert "error" not in workshop.run(at=40)
    checked = workshop.run(at=40, NUMBA_BOUNDSCHECK="1")
    assert checked["error"] == "IndexError"
    assert len(workshop.folders()) == 2


@pytest.mark.parametrize("environment", [{"XDG_CACHE_HOME": __file__}, {"NUMBA_DISABLE_JIT": "1"}])
def test_a_machine_that_cannot_compile_is_told_what_to_do(workshop: Workshop, environment: dict[str, Any]) -> None:
    refused = workshop.run(**environment)
    assert refused["error"] == "BackendError"
    assert refused["text"].endswith(".")
    assert "use the python backend" in refused["text"]


def test_the_key_follows_names_places_and_content(tmp_path: Path) -> None:
    def key(files: dict[str, str], where: str = "a") -> str:
        folder = tmp_path / where
        for path in folder.rglob("*.py"):
            path.unlink()
        for name, text in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
        fingerprint.cache_clear()
        return cache_key([folder])

    one = key({"a.py": "x", "b.py": "y"})
    assert key({"a.py": "x", "b.py": "y"}) == one
    others = [
        key({"a.py": "y", "b.py": "x"}),
        key({"a.py": "xb.pyy"}),
        key({"a.py": "x", "c.py": "y"}),
        key({"a.py": "x", "in/b.py": "y"}),
        key({"a.py": "x", "b.py": "y"}, where="c"),
    ]
    assert len({one, *others}) == 6


def test_caches_not_used_for_long_are_removed(tmp_path: Path) -> None:
    def folder(name: str, age: int) -> Path:
        path = tmp_path / f"{name}-{age:0{KEY_DIGITS}x}"
        path.mkdir()
        os.utime(path, (10_000 - age, 10_000 - age))
        return path

    current = folder("race", 99)
    older = [folder("race", age) for age in range(10)]
    others = [folder("race-players", 500), folder("roll", 500)]
    forget_old(current)
    assert _last_used(tmp_path / "none") < _last_used(current)
    assert sorted(tmp_path.iterdir()) == sorted([current, *older[:KEPT_FOLDERS], *others])

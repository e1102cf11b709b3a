"""The project's own files keep their promises."""

import importlib.metadata
import os
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import galaktyka

ROOT = Path(__file__).parent.parent

ADDRESS = re.compile(r"\w+://|--(?:extra-)?index-url|--find-links|--trusted-host|^-[if] ", re.MULTILINE)
NODE_ADDRESS = re.compile(r'"resolved":\s*"(?:https?|file|git)\b')
MACHINE_PATH = re.compile(r"(?<![\w.:/~$)}-])/(?:home|root|tmp|work|opt|Users|mnt)/[\w.-]+")
MAKE_COMMAND = re.compile(r"(?:^\$ |`)make ([a-z]+)", re.MULTILINE)
MAKE_TARGET = re.compile(r"^([a-z]+):", re.MULTILINE)


def tracked_files() -> list[Path]:
    """The files under version control that are there now."""
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [path for name in listing.split("\0") if name and (path := ROOT / name).is_file()]


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")


def addresses(path: Path, text: str) -> list[str]:
    """The places in a lock file that say where packages come from."""
    pattern = NODE_ADDRESS if path.name == "package-lock.json" else ADDRESS
    return pattern.findall(text)


def machine_paths(text: str) -> list[str]:
    """The paths in a text that exist on one person's machine alone."""
    return MACHINE_PATH.findall(text)


def unknown_commands(readme: str, makefile: str) -> set[str]:
    """The make targets that a text tells people to use and the Makefile lacks."""
    return set(MAKE_COMMAND.findall(readme)) - set(MAKE_TARGET.findall(makefile))


def commands(script: str) -> list[str]:
    """The lines of a shell script that do something."""
    return [line.strip() for line in script.splitlines() if line.strip() and not line.lstrip().startswith("#")]


def released(changelog: str) -> Iterator[str]:
    """The versions that have a heading in the changelog."""
    return (match[1] for match in re.finditer(r"^## (\S+)", changelog, re.MULTILINE))


LOCKS = [path for path in tracked_files() if path.suffix == ".lock" or path.name == "package-lock.json"]


def test_dependencies_are_locked() -> None:
    assert ROOT / "requirements" / "dev.lock" in LOCKS


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_lock_files_name_no_registry(lock: Path) -> None:
    assert addresses(lock, text_of(lock)) == []


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("dev.lock", "--index-url https://registry.example/simple"),
        ("dev.lock", "-i registry"),
        ("dev.lock", "--find-links wheels"),
        ("dev.lock", "numpy @ file://wheels/numpy.whl"),
        ("package-lock.json", '"resolved": "https://registry.example/a.tgz",'),
    ],
)
def test_a_registry_in_a_lock_file_is_found(name: str, line: str) -> None:
    assert addresses(Path(name), f"numpy==2.0\n{line}\n")


def test_every_locked_package_has_a_hash() -> None:
    lock = text_of(ROOT / "requirements" / "dev.lock")
    packages = re.findall(r"^[a-z].*==.*$", lock, re.MULTILINE)
    assert len(packages) > 20
    assert [line for line in packages if not line.endswith("\\")] == []


def test_every_dependency_is_locked() -> None:
    project = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]
    tools = commands(text_of(ROOT / "requirements" / "dev.in"))
    lock = text_of(ROOT / "requirements" / "dev.lock")
    wanted = {re.split(r"[<>=~!\[; ]", line)[0].lower().replace(".", "-") for line in project["dependencies"] + tools}
    assert wanted - set(re.findall(r"^([a-z0-9-]+)==", lock, re.MULTILINE)) == set()


def test_no_file_names_a_path_of_one_machine() -> None:
    found = {str(path.relative_to(ROOT)): paths for path in tracked_files() if (paths := machine_paths(text_of(path)))}
    assert found == {}


@pytest.mark.parametrize("folder", ["home", "root", "tmp", "work", "opt", "Users", "mnt"])
def test_a_path_of_one_machine_is_found(folder: str) -> None:
    assert machine_paths(f"open('/{folder}/ann/game.json')") == [f"/{folder}/ann"]
    assert machine_paths(f"https://example.org/{folder}/ann and galaktyka/{folder}/ann") == []


def test_the_ci_script_runs_all_checks() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    lines = commands(text_of(script))
    assert "set -euo pipefail" in lines
    assert "make test" in lines


def test_commands_leave_out_comments() -> None:
    assert commands("#!/bin/sh\n# make test\n\n  make lint # fast\n") == ["make lint # fast"]


def test_every_make_command_in_the_readme_exists() -> None:
    readme = text_of(ROOT / "README.md")
    assert {"play", "test"} <= set(MAKE_COMMAND.findall(readme))
    assert unknown_commands(readme, text_of(ROOT / "Makefile")) == set()


def test_an_unknown_make_command_is_found() -> None:
    assert unknown_commands("`make tea`\n$ make play\n", "play: setup\nsetup:\n") == {"tea"}


def test_versions_agree() -> None:
    project = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]
    assert project["version"] == galaktyka.__version__ == importlib.metadata.version("galaktyka")


def test_the_changelog_opens_with_the_next_or_this_version() -> None:
    assert next(released(text_of(ROOT / "CHANGELOG.md"))) in {"Unreleased", galaktyka.__version__}


def test_the_package_ships_its_types() -> None:
    assert Path(galaktyka.__file__).with_name("py.typed").is_file()


def test_the_browser_client_holds_no_python() -> None:
    assert [path for path in tracked_files() if path.suffix == ".py" and path.is_relative_to(ROOT / "web/src")] == []

"""What the robot of the solitaire game did, told without words: it has no secrets but its pile."""

from __future__ import annotations

from collections.abc import Iterator

from galaktyka.engine.saying import Said
from galaktyka.games.race.robot_tables import FACE_NAMES
from galaktyka.games.race.sight import RobotSight, Sight, name, names


def robot_deeds(before: Sight, after: Sight) -> Iterator[Said]:
    """Everything that changed about the robot between two moments."""
    was, now = before.robot, after.robot
    if was is None or now is None:
        return
    if now.dice and not was.dice:
        yield Said("log-robot-rolls", {"actions": [face_message(face) for face in now.dice]})
    turned = sorted(after.discarded - before.discarded)
    if turned:
        yield Said("log-robot-turns", {"cards": names(turned)})
    yield from _placed(was, now)
    if now.place.vp > was.place.vp:
        yield Said("log-robot-earns", {"vp": now.place.vp - was.place.vp})
    if (now.credit, now.economy) != (was.credit, was.economy):
        yield Said("log-robot-counters", {"credit": now.credit, "economy": now.economy})


def _placed(was: RobotSight, now: RobotSight) -> Iterator[Said]:
    for card in now.place.tableau[len(was.place.tableau) :]:
        yield Said("log-robot-places", {"card": name(card)})
    if now.tiles > was.tiles:
        yield Said("log-robot-tile")


def face_message(face: int) -> str:
    """The message that names a face of a die."""
    return f"robot-face-{FACE_NAMES[face].replace('_', '-')}"

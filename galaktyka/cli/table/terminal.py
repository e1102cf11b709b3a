"""The person's side of the table: shows what happened and what can be done, and reads what is typed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from galaktyka.analysis import in_percent
from galaktyka.cli.language import LONGEST, say
from galaktyka.cli.table.commands import Command, Order, chosen, is_word, numbers, order, words_for
from galaktyka.cli.table.face import Choice, Line
from galaktyka.cli.table.files import file_named, is_saved_game, new_file, save_game
from galaktyka.cli.table.session import Session
from galaktyka.cli.table.story import as_story
from galaktyka.engine.errors import GalaktykaError, SaveError
from galaktyka.engine.words import Argument, Lang

PROMPT: Final = "> "


class EndOfInputError(Exception):
    """There is nothing more to read."""


def read_line(prompt: str) -> str:
    """A line that a person, or a file in a person's place, gives."""
    try:
        line = input(prompt)
    except EOFError:
        raise EndOfInputError from None
    if not sys.stdin.isatty():
        sys.stdout.write(f"{line}\n")  # a terminal would show it
    return line


class Terminal:
    """A session on a screen."""

    def __init__(
        self,
        session: Session,
        bots: Sequence[str],
        console: Console,
        lang: Lang,
        read: Callable[[str], str] = read_line,
    ) -> None:
        self._session = session
        self._bots = bots
        self._console = console
        self._lang = lang
        self._read = read
        self._journal: list[Line] = []
        self._notice = ""  # what to say beside the next question
        self._left = False

    def play(self) -> None:
        """Play until the game is over, the person leaves, or the input ends."""
        try:
            self._play()
        except (KeyboardInterrupt, SystemExit, OSError, GalaktykaError):
            self._rescue()
            raise

    def _play(self) -> None:
        try:
            while self._session.is_asked and not self._left:
                self._present()
                self._ask()
            if not self._left:
                self._finish()
        except EndOfInputError:
            self._rescue()  # a window that is closed ends the input, and meanwhile tells the program to end

    def _say(self, id: str, style: str = "", **args: Argument) -> None:  # noqa: A002 - Fluent's own word for it
        self._console.print(Text(say(id, self._lang, **args), style=style), soft_wrap="file" in args)

    def _present(self) -> None:
        """Show what happened, where the game stands, and what can be done."""
        match, seat, face = self._session.match, self._session.seat, self._session.face
        self._console.print()
        self._tell(self._session.tell())
        if face.opens_round(match, seat):
            self._console.print(face.table(match, seat, hand=not face.offers_hand(match, seat)))
            self._console.print()
        self._console.print(face.header(match, seat))
        self._console.print(face.offer(match, seat, face.choices(match, seat)))
        if self._notice:
            self._say(self._notice)
            self._notice = ""
        self._console.print(Text(face.question(match, seat), style="bold"))

    def _tell(self, lines: Sequence[Line]) -> None:
        """Print a piece of the story, and remember it."""
        self._journal += lines
        if lines:
            self._console.print(as_story(lines))
            self._console.print()

    def _ask(self) -> None:
        """Read lines until one of them changes the game, or the person leaves."""
        helper = words_for(Command.HELP, self._lang)[0]
        wanted = self._session.face.answers(self._session.match, self._session.seat)
        prompt = f"({say('ask-help', self._lang, word=helper, count=wanted)}) {PROMPT}"
        while not self._answer(self._read(prompt)):
            pass

    def _answer(self, line: str) -> bool:
        """Do what a line says; whether it changed the game."""
        match, seat, face = self._session.match, self._session.seat, self._session.face
        if not line.strip():
            return False
        if keys := numbers(line):
            return self._choose(keys, face.choices(match, seat))
        if given := order(line, self._lang):
            return self._obey(given)
        texts = dict(zip(match.legal(seat), match.legal_ids(seat), strict=True))
        if line.strip() in texts:
            self._session.answer([texts[line.strip()]])
            return True
        self._look_up(line)
        return False

    def _choose(self, keys: Sequence[str], choices: Sequence[Choice]) -> bool:
        """Answer with the choices that were typed."""
        actions = chosen(keys, choices)
        if actions is None:
            self._say("not-offered", typed=" ".join(keys))
            return False
        wanted = self._session.face.answers(self._session.match, self._session.seat)
        if len(actions) > wanted or not self._session.may_answer(actions):
            self._say("too-many", count=wanted)
            return False
        self._session.answer(actions)
        return True

    def _obey(self, given: Order) -> bool:
        """Carry out a command; whether it changed the game."""
        match given.command:
            case Command.HELP:
                self._look_up(given.rest) if given.rest else self._help()
            case Command.TABLE:
                self._console.print(self._session.face.table(self._session.match, self._session.seat, hand=True))
            case Command.LOG:
                self._show_log()
            case Command.HINT:
                self._hint()
            case Command.UNDO:
                return self._undo()
            case Command.SAVE:
                self._save(given.rest)
            case Command.QUIT:
                return self._quit()
        return False

    def _look_up(self, name: str) -> None:
        """Show the card that a name means."""
        found = self._session.face.find(name)
        names = ", ".join(map(self._session.face.card_name, found))
        if len(found) == 1:
            self._console.print(self._session.face.card(found[0]))
        elif len(names) > LONGEST:
            self._say("too-many-cards", count=len(found))
        elif found:
            self._say("several-cards", names=names)
        else:
            self._say("not-understood", typed=name.strip())

    def _help(self) -> None:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        for command in Command:
            table.add_row(" / ".join(words_for(command, self._lang)), say(f"help-{command}", self._lang))
        self._say("help-answers")
        self._console.print(table)
        self._console.print(Text(self._session.face.marks()))

    def _show_log(self) -> None:
        if self._journal:
            self._console.print(as_story(self._journal))
        else:
            self._say("log-empty")

    def _hint(self) -> None:
        """Say what a bot would do; where it knows the chances, which actions it would think of."""
        choices = self._session.face.choices(self._session.match, self._session.seat)
        offered = {choice.action: f"{choice.key}. {choice.label}" for choice in reversed(choices)}
        hints = self._session.hints()
        self._say("hint", choice=offered[hints[0].action])
        for hint in hints:
            if hint.chance is not None:
                self._say("hint-chance", chance=in_percent(hint.chance), choice=offered[hint.action])

    def _undo(self) -> bool:
        if not self._session.can_undo:
            self._say("undo-nothing")
            return False
        if not self._session.undo():
            self._say("undo-too-late")
            return False
        self._notice = "undone"
        return True

    def _file(self) -> Path:
        """Where the game is saved if the person names no file."""
        return self._session.file or new_file(self._session.match.game.name)

    def _save(self, name: str) -> bool:
        """Save the game, but never over a file that is not a saved game, nor over another game unasked."""
        try:
            path = file_named(name) if name else self._file()
        except SaveError as error:
            return self._regret(error)
        if path.exists() and path != self._session.file:
            if not is_saved_game(path):
                self._say("save-not-ours", file=str(path))
                return False
            if not is_word(
                self._read(f"{say('save-replace', self._lang, file=str(path))} {PROMPT}"), "yes", self._lang
            ):
                return False
        return self._write(path)

    def _write(self, path: Path) -> bool:
        try:
            save_game(self._session.match, self._session.seat, self._bots, path)
        except SaveError as error:
            return self._regret(error)
        self._session.file = path
        self._say("saved", file=str(path))
        return True

    def _regret(self, error: SaveError) -> bool:
        """Say why the game is not saved, which it is not."""
        self._console.print(Text(str(error)), soft_wrap=True)
        return False

    def _quit(self) -> bool:
        """Leave, after asking whether to save; whether the person left."""
        reply = self._read(f"{say('quit-ask', self._lang)} {PROMPT}")
        if is_word(reply, "no", self._lang):
            self._left = True
        elif is_word(reply, "yes", self._lang):
            self._left = self._write(self._file())
            if self._left:
                self._say("resume", file=str(self._session.file))
        else:
            self._say("quit-stay")
        return self._left

    def _rescue(self) -> None:
        """Save an unfinished game whose player has gone, and say where; its own file may be one only to read."""
        with suppress(OSError, SystemExit):  # the terminal may have gone too; of a pipe the console makes an exit
            self._console.print()
        if self._session.match.over:
            return
        with suppress(OSError):
            self._say("input-ended")
        with suppress(OSError):
            if self._write(self._file()) or self._write(new_file(self._session.match.game.name)):
                self._say("resume", file=str(self._session.file))

    def _finish(self) -> None:
        """Show the result, and give a chance to look back and to save."""
        self._console.print()
        self._tell(self._session.tell())
        self._console.print(self._session.face.result(self._session.match))
        while line := self._read(f"({say('after-game', self._lang)}) {PROMPT}").strip():
            given = order(line, self._lang)
            if given is None:
                self._look_up(line)
            elif given.command == Command.QUIT:
                return
            elif given.command == Command.SAVE:
                self._save(given.rest)
            elif given.command == Command.LOG:
                self._show_log()
            else:
                self._say("after-game")


def use_line_editing() -> None:
    """Let a person at a keyboard edit the line and call back earlier ones."""
    if sys.stdin.isatty():
        import readline  # noqa: F401, PLC0415  input() uses it once it is there

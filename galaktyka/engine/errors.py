"""The errors Galaktyka raises on purpose; each message is one sentence for a person."""


class GalaktykaError(Exception):
    """The base of every error that a caller may show to a person as it is."""


class DataError(GalaktykaError):
    """A data file that ships with the game is wrong; the message names the file, the entry and the field."""


class UnknownGameError(GalaktykaError):
    """There is no game of that name."""


class OptionError(GalaktykaError):
    """A game has no such option, or not with that value."""


class ActionError(GalaktykaError):
    """A text that names no action, card or number of the game."""


class NotAskedError(GalaktykaError):
    """The seat owes no decision now."""


class IllegalActionError(GalaktykaError):
    """The rules do not allow the action now."""


class PositionError(GalaktykaError):
    """A position that cannot be: a card twice, too many seats, a field that does not exist."""


class SaveError(GalaktykaError):
    """A saved game that cannot be read; the file is left as it is."""


class BackendError(GalaktykaError):
    """A backend that cannot be had on this machine as it is set up."""


class PlayerError(GalaktykaError):
    """There is no bot of that name for the game, or a bot chose what the rules do not allow."""


class AnalysisError(GalaktykaError):
    """A game that cannot be analysed."""

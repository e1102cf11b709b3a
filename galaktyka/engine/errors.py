"""The errors Galaktyka raises on purpose; each message is one sentence for a person."""


class GalaktykaError(Exception):
    """The base of every error that a caller may show to a person as it is."""


class DataError(GalaktykaError):
    """A data file that ships with the game is wrong; the message names the file, the entry and the field."""

"""Settings for all tests."""

from hypothesis import settings

# No deadline: a first example may have to wait for compilation, and uncompiled rules are slow.
settings.register_profile("galaktyka", deadline=None, print_blob=True)
settings.load_profile("galaktyka")

"""Without PyTorch only `test_command.py` is collected, which says so."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["test_[!c]*.py", "test_card.py"]

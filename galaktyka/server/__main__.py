"""`python -m galaktyka.server` starts a server with the settings in the environment, for programs that start one."""

from galaktyka.server.run import serve
from galaktyka.server.settings import settings_from_environment

if __name__ == "__main__":
    serve(settings_from_environment())

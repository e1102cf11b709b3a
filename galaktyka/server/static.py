"""The built browser client: files that never change under their names, and one page for every address."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from galaktyka.server.compress import is_text, text_response
from galaktyka.server.errors import RefusalError

FOREVER: Final = "public, max-age=31536000, immutable"  # the build puts a hash into the names of such files
ASK_AGAIN: Final = "no-cache"
HASHED: Final = "assets"
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Galaktyka</title>
<h1>Galaktyka</h1>
<p>The server runs, but its browser client has not been built. Run <code>make play</code>, which builds it, or build it
yourself: <code>cd web</code>, <code>npm ci</code>, <code>npm run build</code>.</p></html>
"""


class Static:
    """Answers everything that is no request to the API."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    async def serve(self, request: Request) -> Response:
        """A file of the client, or its page."""
        path = request.path_params.get("path", "")
        if path == "api" or path.startswith("api/"):
            raise RefusalError("not_found", "There is nothing at this address.")
        file = self._find(path)
        if file is not None:
            return self._file(request, file)
        if "." in path.rpartition("/")[2]:
            raise RefusalError("not_found", "There is no such file.")
        page = self._folder / "index.html"
        return self._file(request, page) if page.is_file() else HTMLResponse(NOT_BUILT, 503)

    def _find(self, path: str) -> Path | None:
        """The file of that name below the folder, and nowhere else."""
        if not path or "\0" in path:
            return None
        try:
            file = (self._folder / path).resolve()
            return file if file.is_relative_to(self._folder) and file.is_file() else None
        except OSError:  # no file has such a long name
            return None

    def _file(self, request: Request, file: Path) -> Response:
        headers = {"Cache-Control": FOREVER if file.parent.name == HASHED else ASK_AGAIN}
        media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        if is_text(media_type):
            return text_response(request, file.read_bytes(), media_type, headers)
        return FileResponse(file, media_type=media_type, headers=headers)

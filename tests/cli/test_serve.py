"""`galaktyka serve --open`: the page is shown as soon as the server answers."""

import webbrowser
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from galaktyka.cli.serve import open_when_ready


class Healthy(BaseHTTPRequestHandler):
    """Answers every request with 200."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  the name is the base class's
        """Keep quiet."""


@pytest.fixture
def page() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Healthy)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    pages: list[str] = []

    def remember(url: str) -> bool:
        pages.append(url)
        return True

    monkeypatch.setattr(webbrowser, "open", remember)
    return pages


def test_the_page_is_opened_once_the_server_answers(page: str, opened: list[str]) -> None:
    assert open_when_ready(page, patience=5)
    assert opened == [page]


def test_nothing_is_opened_while_no_server_answers(opened: list[str]) -> None:
    assert not open_when_ready("http://127.0.0.1:9", patience=0.3)
    assert opened == []

"""A real server and a real browser for the stories of an evening."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from socket import socket

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

CHROMIUM = os.environ.get("HAUNTBOX_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 20_000
"""Milliseconds after which something that should appear has not."""


class House:
    """The server of a test, which may be killed and started again on the same data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "hauntbox", "serve", "--port", str(self.port), "--data", str(self.data)]
        loose = [
            "--limit",
            "tables_per_hour=10000",
            "--limit",
            "calls_at_once=10000",
            "--limit",
            "calls_per_second=500",
            "--limit",
            "messages_at_once=10000",
        ]
        with (self.data / "server.log").open("a") as log:
            self.process = subprocess.Popen([*command, *loose], stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "open" in line, f"the server did not start: {line}"

    def kill(self) -> None:
        """As a crash would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all stories that leave it alone."""
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server of the story's own, which it may kill."""
    house = House(tmp_path)
    house.start()
    yield house
    house.stop()


@pytest.fixture
def somebody(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Gives a new person with a device of their own: a page in a fresh browser context.

    A page that requests anything from another host, breaks its content policy or throws fails the test.
    """
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def make(house: House, lang: str = "en", phone: bool = False, speed: str = "0") -> Page:
        context = browser.new_context(
            base_url=house.url,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            locale={"en": "en-GB", "ja": "ja-JP", "zh": "zh-CN"}[lang],
            permissions=["clipboard-read", "clipboard-write", "notifications"],
            accept_downloads=True,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: troubles.append(f"page error: {error}"))
        page.on("console", lambda said: troubles.append(said.text) if "Content Security" in said.text else None)
        page.on("request", lambda asked: troubles.append(asked.url) if not is_ours(asked.url, house) else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not troubles


def is_ours(url: str, house: House) -> bool:
    return url.startswith((house.url, house.url.replace("http", "ws"), "data:", "blob:"))

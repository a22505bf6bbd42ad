"""Running a server: settings, headers, health, figures, proxies, logs, and what is kept."""

from __future__ import annotations

import io
import json
import logging
import random
import re
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

import patiently
from kickdoor.cli.command_line import run as command
from kickdoor.client import Client
from kickdoor.engine.codec.record import Record
from kickdoor.engine.game import Game
from kickdoor.errors import SetupError
from kickdoor.server.running.fitting import objection
from kickdoor.server.running.logs import JsonLines, why
from kickdoor.server.running.settings import Settings, load_settings, unknown_variables
from kickdoor.server.storage.same_file import LostError
from live_servers import Serve, nearly_won, play_out, run


def test_settings_by_file_environment_and_option_the_later_ones_win(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nhost = "a"\nkeep_days = 3\nproxies = ["10.0.0.1"]\n')
    environment = {"KICKDOOR_PORT": "2", "KICKDOOR_HOST": "b", "OTHER": "x"}
    found = load_settings({"port": 3, "db": None}, file, environment)
    assert (found.port, found.host, found.keep_days) == (3, "b", 3.0)
    assert found.proxies == ["10.0.0.1"]
    assert found.database.startswith("sqlite+aiosqlite:///")
    file.write_text("prot = 1\n")
    with pytest.raises(SetupError, match="prot"):
        load_settings({}, file, {})


@pytest.mark.parametrize(
    ("line", "variable", "option", "told"),
    [
        ("\n# a word\nprot = 1", {}, {}, "server.toml:3: .* 'prot'; did you mean port"),
        ('host = "a"\nport = "many"', {}, {}, "server.toml:2: port: "),
        ("[limits]\na = 1", {}, {}, "server.toml:1: there is no setting 'limits'"),
        ("port = = 1", {}, {}, r"server.toml: .*line 1"),
        ("idle_s = nan", {}, {}, "server.toml:1: idle_s: expected a number, 0 or more"),
        ("", {"KICKDOOR_PORT": "x"}, {}, "KICKDOOR_PORT: port: "),
        ("", {"KICKDOOR_PORT": "70000"}, {}, "KICKDOOR_PORT: port: expected a number, 0 to 65535"),
        ("", {"KICKDOOR_LOG_LEVEL": "loud"}, {}, "KICKDOOR_LOG_LEVEL: log_level: expected one of"),
        ("", {"KICKDOOR_LIVE_TABLES": "-1"}, {}, "KICKDOOR_LIVE_TABLES: live_tables: "),
        ("", {}, {"port": -1}, "--port: port: "),
        ('host = ""', {}, {}, "server.toml:1: host: expected an address"),
        ("", {"KICKDOOR_HOST": "a b"}, {}, "KICKDOOR_HOST: host: expected an address"),
        ("", {}, {"host": "a..b"}, "--host: host: expected an address"),
        ("", {}, {"host": "[::1]"}, "--host: host: expected an address"),
        ('host = "a\\u0000"', {}, {}, "server.toml:1: host: expected text without zero bytes"),
        ('db = "sqlite:///\\u0000"', {}, {}, "server.toml:1: db: expected text without zero bytes"),
        ("port = 70000", {"KICKDOOR_PORT": "1"}, {"port": 2}, "server.toml:1: port: expected a"),
        ("", {"KICKDOOR_PORT": "x"}, {"port": 2}, "KICKDOOR_PORT: port: "),
        ("grace_s = -1", {}, {}, "grace_s: expected a number, 0 or more"),
        ("live_tables = 1e20", {}, {}, "server.toml:1: live_tables: "),
        ("a = " + "[" * 100_000, {}, {}, "server.toml: cannot be read: it is nested too deep"),
        ("live_tables = 0", {}, {}, "live_tables: expected a number, 1 or more"),
        ("acts_per_table = 0", {}, {}, "acts_per_table: expected a number, 1000 or more"),
        ("message_size = 0", {}, {}, "message_size: expected a number, 1024 to 1048576"),
        ("connections_per_address = 0", {}, {}, "expected a number, 1 or more"),
        ("connections_per_table = 0", {}, {}, "expected a number, 1 or more"),
        ("messages_per_second = 0", {}, {}, "expected a number, 1 or more"),
        ("message_burst = 0", {}, {}, "expected a number, 10 or more"),
        ("request_burst = 0", {}, {}, "expected a number, 10 or more"),
        ("idle_s = inf", {}, {}, "idle_s: expected a number, 0 to 1000000000"),
        ("keep_days = 1e300", {}, {}, "keep_days: expected a number, 0 to 36500"),
        ("live_tables = 99999999999", {}, {}, "live_tables: expected a number, 1 to 1000000000"),
        ('proxies = ["proxy"]', {}, {}, "server.toml:1: proxies: expected addresses or networks"),
        ("", {"KICKDOOR_PROXIES": "10.0.0.1,*"}, {}, "KICKDOOR_PROXIES: proxies: .* got '\\*'"),
        ("", {"KICKDOOR_PROXIES": "10.0.0.1/8"}, {}, "KICKDOOR_PROXIES: proxies: "),
        ('origins = ["example.org"]', {}, {}, "server.toml:1: origins: expected origins as"),
        ('origins = ["https://example.org/"]', {}, {}, "origins: expected origins as"),
        ('origins = ["https://Example.org"]', {}, {}, "origins: expected origins as"),
        ('origins = ["https://example.org:443"]', {}, {}, "origins: expected origins as"),
        ('root_path = "munchkin"', {}, {}, "server.toml:1: root_path: expected a path that begins"),
        ("", {}, {"root_path": '/a"b'}, "--root-path: root_path: expected a path"),
        ("", {}, {"root_path": "/a/../b"}, "--root-path: root_path: expected a path"),
        ("", {}, {"root_path": "//a"}, "--root-path: root_path: expected a path"),
        ("", {"KICKDOOR_PORT": "x"}, {}, "expected a whole number, 0 to 65535, got 'x'$"),
        ("", {"KICKDOOR_PORT": ""}, {}, "expected a whole number, 0 to 65535, got ''$"),
        ("port = 1.5", {}, {}, "port: expected a whole number, 0 to 65535, got 1.5$"),
        ("", {"KICKDOOR_PORT": "-1"}, {}, "expected a number, 0 to 65535, got -1$"),
        ("", {"KICKDOOR_IDLE_S": "soon"}, {}, "expected a number, 0 or more, got 'soon'$"),
        ("", {"KICKDOOR_GRACE_S": "soon"}, {}, "expected a number, 0 or more, got 'soon'$"),
        ("", {"KICKDOOR_LOG_JSON": "perhaps"}, {}, r"true or false \(1 .*, got 'perhaps'$"),
        ("hand_over = 2", {}, {}, r"hand_over: expected true or false \(.*\), got 2$"),
        ("metrics_token = [1]", {}, {}, "server.toml:1: metrics_token: expected text, in quotes$"),
        ('proxies = "10.0.0.1"', {}, {}, "server.toml:1: proxies: expected a list of texts"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_setting_names_its_place(
    tmp_path: Path, line: str, variable: dict[str, str], option: dict[str, Any], told: str
) -> None:
    file = tmp_path / "server.toml"
    file.write_text(line, encoding="utf-8")
    with pytest.raises(SetupError, match=told):
        load_settings(option, file, variable)


def test_settings_that_fit_are_taken() -> None:
    found = load_settings(
        {"host": "::1", "root_path": "/munch-kin/a.b/"},
        environment={
            "KICKDOOR_PROXIES": "10.0.0.1, 10.0.0.0/8,::1,", "KICKDOOR_TABLES_PER_HOUR": "0",
            "KICKDOOR_ORIGINS": "https://example.org, http://[::1]:8000,capacitor://localhost",
        },
    )  # fmt: skip
    assert found.proxies == ["10.0.0.1", "10.0.0.0/8", "::1"]
    assert found.origins == ["https://example.org", "http://[::1]:8000", "capacitor://localhost"]
    for host in (
        "localhost",
        "0.0.0.0",
        "::",
        "fe80::1%lo",
        "tables.example.org",
        "bücher.example",
    ):
        assert load_settings({"host": host}, environment={}).host == host


def test_every_default_fits() -> None:
    for name in Settings.__struct_fields__:
        assert objection(name, getattr(Settings(), name)) == ""


def test_variables_that_set_nothing_are_told() -> None:
    environment = {
        "KICKDOOR_PORT": "1",
        "KICKDOOR_PROT": "1",
        "KICKDOOR_A": "b",
        "KICKDOOR_SOAK": "1",
    }
    assert unknown_variables(environment) == ["KICKDOOR_A", "KICKDOOR_PROT"]


def test_figures_are_for_this_machine_or_for_who_has_the_token(
    serve: Serve, tmp_path: Path
) -> None:
    open_here = f"{serve().url}/metrics"
    assert patiently.get(open_here).status_code == 200
    for header in (
        "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "forwarded", "x-real-ip", "via",
        "cf-connecting-ip", "CF-Ray",
    ):  # somebody from elsewhere  # fmt: skip
        assert patiently.get(open_here, headers={header: "for=10.0.0.1"}).status_code == 404
    for host, status in (
        ("localhost:8000", 200), ("LOCALHOST", 200), ("127.0.0.2", 200), ("[::1]:8000", 200),
        ("tables.example.org", 404), ("10.0.0.1:8000", 404), ("localhost.example.org", 404),
        ("[2001:db8::1]", 404), ("", 404),
    ):  # fmt: skip
        assert patiently.get(open_here, headers={"host": host}).status_code == status
    by_proxy = serve(proxies=["127.0.0.1"], db=f"sqlite:///{tmp_path}/proxy.db")
    headers = {"x-forwarded-for": "10.0.0.1"}
    assert patiently.get(f"{by_proxy.url}/metrics", headers=headers).status_code == 404
    guarded = serve(metrics_token="swordfish", db=f"sqlite:///{tmp_path}/token.db")
    for given, status in (
        ("", 404), ("Bearer swordfis", 404), ("Bearer swordfish", 200), ("bearer swordfish", 200),
        ("BEARER  swordfish", 200), ("Basic swordfish", 404), ("swordfish", 404), ("Bearer", 404),
    ):  # fmt: skip
        answer = patiently.get(f"{guarded.url}/metrics", headers={"authorization": given})
        assert answer.status_code == status


def test_databases_by_url() -> None:
    urls = [
        Settings(db=db).database
        for db in ("postgres://u@h/x", "postgresql://u@h/x", "sqlite:///x.db")
    ]
    assert urls == [
        "postgresql+asyncpg://u@h/x",
        "postgresql+asyncpg://u@h/x",
        "sqlite+aiosqlite:///x.db",
    ]


def test_every_answer_carries_the_headers_that_hold_a_browser_back(serve: Serve) -> None:
    server = serve()
    for path in ("/", "/api/choices", "/healthz", "/nope.js", "/t/abcdef"):
        answer = patiently.get(server.url + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe-eval" not in policy
        assert not re.search(r"https?:", policy)  # no third party
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_health_readiness_and_figures(serve: Serve) -> None:
    server = serve()
    assert patiently.get(f"{server.url}/healthz").json() == {"status": "ok"}
    assert patiently.get(f"{server.url}/readyz").status_code == 200
    patiently.post(f"{server.url}/api/tables/", json={})
    assert "kickdoor_tables_made_total 1.0" in patiently.get(f"{server.url}/metrics").text


def test_behind_a_proxy_under_a_path(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<html><base href="/"><p>page</p></html>')
    server = serve(root_path="/munchkin", static=str(tmp_path))
    assert patiently.get(f"{server.url}/munchkin/healthz").status_code == 200
    assert '<base href="/munchkin/"' in patiently.get(f"{server.url}/munchkin/t/abc").text
    made = patiently.post(f"{server.url}/munchkin/api/tables/", json={}).json()
    assert made["link"].startswith("/munchkin/t/")


def test_forwarded_headers_count_from_named_proxies_only(serve: Serve) -> None:
    for proxies, limited in (([], True), (["127.0.0.1"], False)):
        server = serve(proxies=proxies, tables_per_hour=2.0)
        codes = [
            patiently.post(
                f"{server.url}/api/tables/", json={}, headers={"x-forwarded-for": f"10.0.0.{i}"}
            ).status_code
            for i in range(4)
        ]
        assert (429 in codes) is limited
        server.stop()


def test_who_has_no_address_at_a_proxy_has_the_limits_of_the_proxy(serve: Serve) -> None:
    server = serve(proxies=["127.0.0.1"], tables_per_hour=2.0)

    def make(header: str) -> int:
        headers = {"x-forwarded-for": header}
        return patiently.post(f"{server.url}/api/tables/", json={}, headers=headers).status_code

    words = ("unknown", "10.0.0.1, word", "[word]:1", "", "1.2.3")
    assert [make(word) for word in words] == [201, 201, 429, 429, 429]
    others = ("10.0.0.1:80", "word, 10.0.0.2", "[2001:db8::1]:9", "::ffff:10.0.0.3")
    assert [make(other) for other in others] == [201] * 4


def test_tables_are_limited_by_address(serve: Serve) -> None:
    server = serve(requests_per_second=0.001, request_burst=5.0)
    codes = [patiently.get(f"{server.url}/api/choices").status_code for _ in range(8)]
    assert codes[:4] == [200] * 4
    assert codes[-1] == 429


def test_logs_are_lines_of_json_whatever_is_logged() -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines())
    record = logging.LogRecord("x", logging.INFO, "", 0, "evil\n%s", ("\x1b[31m",), None)
    handler.emit(record)
    assert json.loads(out.getvalue())["text"] == "evil\n\x1b[31m"
    assert out.getvalue().count("\n") == 1


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (TimeoutError(), "TimeoutError (no answer in time)"),
        (TimeoutError("secret"), "TimeoutError (no answer in time)"),
        (BrokenProcessPool("secret"), "BrokenProcessPool (its process ended)"),
        (LostError("the database file is another one"),
         "LostError (the database file is another one)"),
        (OSError(28, "No space left on device", "secret"), "OSError (No space left on device)"),
        (KeyError("secret"), "KeyError (the log says where)"),
        (SetupError("secret"), "SetupError (the log says where)"),
    ],
)  # fmt: skip
def test_what_is_lacking_is_told_in_words_but_none_of_anybodys(error: Exception, told: str) -> None:
    assert why(error) == told


def test_no_key_and_no_chat_is_logged(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    server = serve()
    caplog.set_level(logging.DEBUG)

    async def scene() -> None:
        client = await Client.create(server.url, nearly_won())
        async with client:
            await client.start()
            await client.say("the-password-is-swordfish")
            await play_out(client, random.Random(1))
        told = "\n".join(r.getMessage() for r in caplog.records if r.name.startswith("kickdoor"))
        assert client.tokens[0] not in told
        assert "swordfish" not in told

    run(scene())


def test_what_is_kept_is_listed_exported_imported_backed_up_and_pruned(
    serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = serve()
    db = server.settings.db

    async def scene() -> Client:
        client = await Client.create(server.url, nearly_won())
        async with client:
            await client.start()
            await play_out(client, random.Random(1))
        return client

    clients: list[Client] = []

    async def keep() -> None:
        clients.append(await scene())

    run(keep())
    table = clients[0].table
    record = tmp_path / "game.json"
    assert command(["tables", "list", "--db", db, "--json"]) == 0
    assert table in capsys.readouterr().out
    assert command(["tables", "export", table, str(record), "--db", db]) == 0
    game = Game.replay(Record.from_json(record.read_text(encoding="utf-8")))
    assert game.is_over
    assert command(["tables", "backup", str(tmp_path / "copy.db"), "--db", db]) == 0
    other = serve(db=f"sqlite:///{tmp_path}/copy.db")
    assert patiently.get(f"{other.url}/api/tables/{table}/record").text == record.read_text("utf-8")
    back = patiently.post(f"{other.url}/api/tables/import", content=record.read_bytes()).json()
    assert back["table"]["state"] == "over"
    assert back["table"]["winners"] == game.winners
    other.stop()
    copy = f"sqlite:///{tmp_path}/copy.db"
    for unmeant in (["--days", "0"], ["--days", "9", "--all"]):
        assert command(["tables", "prune", *unmeant, "--db", copy]) == 2
        assert ": --all " in capsys.readouterr().err
    assert command(["tables", "prune", "--days", "0", "--all", "--db", copy]) == 0
    assert "2 tables removed" in capsys.readouterr().out


SCENE = """
edition = "star"
turn = "Bob"
[players.Ann]
[players.Bob]
level = 9
[players.Cid]
"""


def test_a_scene_is_laid_into_the_database_of_a_running_server(
    serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = f"sqlite:///{tmp_path}/laid.db"
    server = serve(db=db, allow_prepared=False)
    file = tmp_path / "scene.toml"
    file.write_text(SCENE, encoding="utf-8")
    options = ["--here", "Ann, Bob", "--title", "Friday", "--db", db]
    assert command(["tables", "lay", str(file), *options, "--json"]) == 0
    laid = json.loads(capsys.readouterr().out)
    table = patiently.get(f"{server.url}/api/tables/{laid['code']}").json()
    assert (table["title"], table["state"], table["edition"]) == ("Friday", "playing", "star")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "person", "bot"]

    async def look() -> None:
        token = laid["seats"]["Bob"].partition("#seat=")[2]
        async with Client(server.url, laid["code"], [token]) as bob:
            asked = await bob.asked()
            assert asked is not None
            assert (asked.kind, bob.view.munchkins[1].level) == ("start", 9)

    run(look())
    assert command(["tables", "lay", str(file), "--here", "Eve", "--db", db]) == 2
    assert "expected some of Ann, Bob, Cid" in capsys.readouterr().err

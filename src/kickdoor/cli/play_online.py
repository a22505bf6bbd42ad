"""The `play` command at a live table: a seat on a server, in this terminal."""

from __future__ import annotations

import importlib.util
from typing import TYPE_CHECKING

from kickdoor.cli.choices import EDITION, SEATS
from kickdoor.cli.output import DONE, NO, WrongUseError, complain, sexes_of, words_of
from kickdoor.cli.this_terminal import asked_sex, keys, login, screen

if TYPE_CHECKING:
    from kickdoor.client import Client
    from kickdoor.protocol.table_messages import TableSetup
    from kickdoor.words import Book


def play_online(
    server: str,
    table: str,
    key: str,
    new: dict[str, str],
    name: str,
    sex: str,
    language: str,
    plain: bool,
) -> int:
    """Plays at a table of a server, a new one unless it is named; NO: the server would not."""
    import asyncio

    if importlib.util.find_spec("websockets") is None:
        raise WrongUseError("playing online is not installed: pip install 'kickdoor[server]'")
    from kickdoor.client import Client, ServerError
    from kickdoor.terminal.labels import labels_in
    from kickdoor.terminal.online import OnlineGame

    labels, you = labels_in(language), name or login()
    sexes = sexes_of(sex)
    if not sexes and not key:
        sexes = [one for one in [asked_sex(language)] if one]

    seated: list[Client] = []

    async def online() -> None:
        if key:
            client = Client(server, table, [key], language)
        elif table:
            client = await Client.join(server, table, you, language, "".join(sexes[:1]))
        else:
            client = await Client.create(server, table_of(new, you, sexes), language=language)
        seated.append(client)
        if not await OnlineGame(client, labels, screen(plain), keys()).play():
            _say_how_to_come_back(client, labels)

    try:
        asyncio.run(online())
    except KeyboardInterrupt:
        if not seated:
            raise
        _say_how_to_come_back(seated[0], labels)
    except ServerError as error:
        complain(str(error))
        if seated and error.code != "bad-token":
            _say_how_to_come_back(seated[0], labels)
        return NO
    return DONE


def table_of(new: dict[str, str], you: str, sexes: list[str]) -> TableSetup:
    """A table on a server, of somebody at the keyboard and bots."""
    from kickdoor.client.http_requests import against

    bots = [one for one in words_of(new["seats"] or SEATS) if one != "you"]
    setup = against(bots, you, sexes)
    setup.edition = new["edition"] or EDITION
    setup.sets, setup.options = words_of(new["sets"]), words_of(new["options"])
    return setup


def _say_how_to_come_back(client: Client, labels: Book) -> None:
    key = client.tokens[0] if client.tokens else ""
    code = client.info.code if client.info is not None else client.table
    come = f"kickdoor play --server {client.server} --table {code} --key {key}"
    print()
    for line in labels.say("online-left", command=come).splitlines():
        print(line)

"""A program that plays on a server: HAPPYCITY_TOKEN=hc_… python examples/server_bot.py LINK-OF-A-TABLE"""

import json
import os
import re
import secrets
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

TOKEN, RUN = os.environ.get("HAPPYCITY_TOKEN", ""), secrets.token_hex(4)
HEADERS = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}


def ask(method, address, body=None):
    """One question over HTTP; a refusal ends the program with its reason."""
    content = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(address, content, HEADERS, method=method)) as answer:
            return json.load(answer)
    except HTTPError as error:
        sys.exit(json.load(error)["text"])


def answer_to(state):
    """The best move by what the server says it brings; None while others think."""
    yours, seq = state["yours"], state["seq"]
    if yours["seat"] is None:
        return None
    intent = {"key": f"{RUN}-{seq}", "seq": seq}  # one key for one question: to send it twice is harmless
    if yours["must_end"]:
        return {"type": "end", **intent}
    moves = [it for it in yours["legal"] if it["move"] != "coin"] or yours["legal"]  # savers never finish
    best = max(moves, key=lambda it: (it["points"], it["income"], it["hearts"] + it["inhabitants"]))
    return {"type": "move", **intent, "move": best["move"]}


def play(line):
    """Answer until the table is over (the table as it then is) or the server goes away (None)."""
    for text in line:
        message, answer = json.loads(text), None
        if message.get("table", {}).get("status") in ("over", "closed"):
            return message["table"]
        if message["type"] == "state":
            answer = answer_to(message)
        elif message["type"] == "refused":
            print(message["text"], file=sys.stderr)
            time.sleep(1)
            answer = {"type": "look"}
        elif message["type"] == "closing":
            return time.sleep(message["retry_ms"] / 1000)
        if answer:
            line.send(json.dumps(answer))
    return None


def main(link):
    """Sit down, and play to the end whatever becomes of the connection."""
    found = re.fullmatch(r"(?:(https?://[^/]+)/.*)?([a-z0-9]{12})", link) or sys.exit(
        f"{link} names no table"
    )
    server, table = found[1] or os.environ.get("HAPPYCITY_SERVER", "http://127.0.0.1:8000"), found[2]
    me = ask("GET", f"{server}/api/me")["id"]
    if me not in [seat["player"] for seat in ask("GET", f"{server}/api/tables/{table}")["seats"]]:
        ask("POST", f"{server}/api/tables/{table}/join", {})
    end = None
    while end is None:
        try:
            with connect(f"ws{server[4:]}/ws/tables/{table}", additional_headers=HEADERS) as line:
                end = play(line)
        except (OSError, WebSocketException):
            time.sleep(2)
    print(end["status"], end["result"] and end["result"]["points"])


main(sys.argv[1])

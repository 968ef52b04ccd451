"""Every way in which a program can be a bad bot; the first word of the command line chooses one."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

Question = dict[str, Any]


def say(message: object) -> None:
    sys.stdout.write((message if isinstance(message, str) else json.dumps(message)) + "\n")
    sys.stdout.flush()


def log(text: str) -> None:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


def raw(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def crash(question: Question) -> None:
    raise ValueError("I have no idea")


def hang(question: Question) -> None:
    log("thinking hard")
    time.sleep(60)


def hang_with_child(question: Question) -> None:
    child = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(60)"])
    log(f"child {child.pid}")
    time.sleep(60)


def late(question: Question) -> None:
    """Answers every question twice: the second answer is late."""
    good(question)
    say({"id": question["id"], "move": "fly away"})


def debugging(question: Question) -> None:
    """Forgets a print in the first question only."""
    if question["id"] == 1:
        say("thinking about it")
    good(question)


def flood(question: Question) -> None:
    """Lines without an end, none of them an answer; a late one and a blank one by turns."""
    if question["id"] == 1:
        good(question)
        return
    while True:
        raw(b'{"id": 1, "move": "coin"}\n\n' * 1000)


def blank(question: Question) -> None:
    raw(b"\n \r\n")
    good(question)


def deaf(question: Question) -> None:
    """Answers without listening any more."""
    for number in range(1, 400):
        say({"id": number, "move": "fly away"})
    time.sleep(60)


def dreamer(question: Question) -> None:
    """Answers many questions before it reads them."""
    for number in range(1, 101) if question["id"] == 1 else ():
        say({"id": number, "move": "fly away"})
    good(question)


def chatty(question: Question) -> None:
    for _ in range(3000):
        log("x" * 100)
    good(question)


def half_a_line(question: Question) -> None:
    raw(b'{"id": 1')
    time.sleep(60)


def half_a_line_then_exit(question: Question) -> None:
    raw(b'{"id": 1, "move"')
    sys.exit(0)


def closed_stdout(question: Question) -> None:
    os.close(1)
    time.sleep(60)


def good(question: Question) -> None:
    why = "first\nof\tall \x1b[31m" + "very " * 100
    say({"id": question["id"], "move": question["view"]["legal"][-1], "why": why})


def silent_why(question: Question) -> None:
    say({"id": question["id"], "move": question["view"]["legal"][-1]})


WAYS: dict[str, Callable[[Question], object]] = {
    "crash": crash,
    "exit": lambda question: sys.exit(7),
    "killed": lambda question: os.kill(os.getpid(), 9),
    "hang": hang,
    "hang_with_child": hang_with_child,
    "half_a_line": half_a_line,
    "half_a_line_then_exit": half_a_line_then_exit,
    "closed_stdout": closed_stdout,
    "long_line": lambda question: raw(b" " * 1_500_000),
    "long_message": lambda question: raw(b'{"id": 1, "move": "' + b"x" * 1_500_000 + b'"}\n'),
    "future_id": lambda question: say({"id": question["id"] + 1, "move": "coin"}),
    "no_id": lambda question: say({"id": 0, "move": "coin"}),
    "late": late,
    "blank": blank,
    "debugging": debugging,
    "flood": flood,
    "deaf": deaf,
    "dreamer": dreamer,
    "chatty": chatty,
    "not_utf8": lambda question: raw(b'{"id": 1, "move": "\xff\xfe"}\n'),
    "not_json": lambda question: say("coin"),
    "not_an_object": lambda question: say([question["id"], "coin"]),
    "deep": lambda question: say("[" * 50_000),
    "deep_extra": lambda question: say('{"id": 1, "move": "coin", "x": ' + "[" * 50_000 + "]" * 50_000 + "}"),
    "half_a_letter": lambda question: say('{"id": 1, "move": "\\ud800"}'),
    "text_id": lambda question: say({"id": "1", "move": "coin"}),
    "no_move": lambda question: say({"id": question["id"]}),
    "number_move": lambda question: say({"id": question["id"], "move": 3}),
    "unknown_move": lambda question: say({"id": question["id"], "move": "fly away"}),
    "illegal": lambda question: say({"id": question["id"], "move": "take maze"}),
    "good": good,
    "silent_why": silent_why,
}
HELLOS: dict[str, Callable[[], object]] = {
    "no_hello": lambda: time.sleep(60),
    "bad_hello": lambda: say("Hi there!"),
    "wrong_hello": lambda: say({"type": "ready", "name": 3}),
    "exit_at_hello": lambda: sys.exit(3),
}

way = sys.argv[1]
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        HELLOS.get(way, lambda: say({"type": "ready", "name": f"the {way} one"}))()
    elif message["type"] == "choose":
        WAYS.get(way, good)(message)
    elif len(sys.argv) > 2:  # over: tell the test what was said
        with open(sys.argv[2], "w", encoding="utf-8") as file:
            file.write(line)

"""What looks like a flaw and is meant: as few rules as possible, each with its reason."""

from typing import Any

ALLOWED: list[dict[str, Any]] = [
    {"kind": "covered", "by": ".since", "why": "news over the table: the next touch of anything closes them"},
    {"kind": "covered", "by": ".chat", "why": "opened by hand, beside or over the table, closed by hand"},
    {"kind": "covered", "by": ".banners", "why": "a note that goes by itself"},
    *(
        {
            "kind": kind,
            "by": ".strip.plate",
            "why": "the dock of what is lifted, over the table of a low phone until it is put down",
        }
        for kind in ("covered", "overlap")
    ),
    {
        "kind": "overlap",
        "selector": ".news",
        "by": ".notes",
        "why": "notes lie over the news, which say nothing that one decides about (placeOfNotes)",
    },
    {
        "kind": "contrast",
        "selector": ".ghost",
        "why": "a card that is only thought of is pale; the strip and the card for sale say its name",
    },
    {
        "kind": "overlap",
        "selector": "div.plot",
        "by": ".judged",
        "why": "what was judged lies over free places of the city, and folds away for as long as one likes",
    },
    {
        "kind": "overlap",
        "selector": "div.plot",
        "by": ".standee",
        "why": "a monster stands and speaks on free places, over their numbers; never on a card",
    },
]
"""`selector`: what it is about, or what it stands in; `by`: what lies above it."""

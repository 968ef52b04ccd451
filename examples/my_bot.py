"""A bot for Happy City: happycity arena --bots "cmd:python examples/my_bot.py" (docs/bot-protocol.md)."""

import json
import sys


def worth(card, view):
    """How much a card helps: income while rounds are left, people and hearts always, the rarer ones more."""
    city = view["cities"][view["viewer"]]
    rounds = 10 - max(len(other["cards"]) for other in view["cities"])
    rarer = "hearts" if city["hearts"] < city["inhabitants"] else "inhabitants"
    return card["income"] * rounds / 2 + 2 * (card["hearts"] + card["inhabitants"]) + card[rarer]


def value(move, view, cards):
    """How good a move looks; keeping, declining and taking the coin count as nothing."""
    city, words = view["cities"][view["viewer"]], [*move.split(), ""]
    word, what = words[:2]
    if word in ("buy", "take"):
        return worth(cards[what], view) + (word == "take")
    if word == "discard":  # a card that nobody needs makes room for another one
        return 0.1 if what in city["cards"] or worth(cards[what], view) < 1 else -1
    if word == "draw":
        deck = view["decks"][int(what) - 1]["face_down"]
        paid = {card: copies for card, copies in deck.items() if cards[card]["cost"] <= city["coins"]}
        return sum(copies * worth(cards[card], view) for card, copies in paid.items()) / sum(deck.values())
    return 0


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        cards, answer = message["cards"], {"type": "ready", "name": "my first bot"}
    elif message["type"] == "choose":
        move = max(message["view"]["legal"], key=lambda move: value(move, message["view"], cards))
        answer = {"id": message["id"], "move": move, "why": "It helps my city most."}
    else:  # over
        break
    print(json.dumps(answer), flush=True)

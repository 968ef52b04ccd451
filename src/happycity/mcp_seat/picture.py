"""The game in words and as data, as a player who cannot see a table needs it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from happycity.codes import Code
from happycity.mcp_seat.chair import Explained, Happened, Said, Situation
from happycity.mcp_seat.disguise import Disguise
from happycity.rules.cards import COLOURS, Card, standard
from happycity.rules.config import Config
from happycity.rules.events import Event
from happycity.rules.moves import Move
from happycity.rules.record import ConfigPart
from happycity.rules.refusals import Refusal, plainly
from happycity.rules.view_data import CityData, DeckData, cards_data
from happycity.texts import Texts

UNTOLD = frozenset({"position", "legal"})
"""Facts of refusals that no answer holds: the position tells hidden orders, the legal moves are asked for."""


class Picture:
    """What is told in one language, with the names of one seat."""

    def __init__(self, texts: Texts, disguise: Disguise, with_legal: bool) -> None:
        self._texts, self._disguise, self._message = texts, disguise, texts.message
        self._with_legal = with_legal

    # --- as data ------------------------------------------------------------------------------------------

    def data(self, now: Situation) -> dict[str, Any]:
        """Everything the seat may know; the fields of docs/bot-protocol.md, and whose turn it is."""
        view = msgspec.to_builtins(now.view)
        view["config"] = config_data(now.view.config)
        legal = view.pop("legal")
        told = self._disguise.hide(view)
        if self._with_legal:
            told["legal"] = self._disguise.hide(legal if now.is_ours else [])
        return {**self.turn(now), "players": list(now.players), **told}

    def turn(self, now: Situation) -> dict[str, Any]:
        """Whose turn it is, and the result once there is one."""
        told: dict[str, Any] = {"number": now.number, "own_seat": now.seat, "your_turn": now.is_ours}
        told["over"] = now.is_over
        if now.is_over:
            told["points"] = [city.points for city in now.view.cities]
            told["winners"] = list(now.winners)
        return told

    def legal(self, now: Situation) -> list[dict[str, Any]]:
        """Every legal move in the notation, and what it is in words."""
        if not now.is_ours:
            return []
        return [self._legal_move(now, written) for written in now.view.legal]

    def _legal_move(self, now: Situation, written: str) -> dict[str, Any]:
        move = Move.parse(written, [card.id for card in standard()])
        price = now.view.prices.get(move.card) if move.word == "buy" and not move.tokens else None
        told: dict[str, Any] = {"move": self._disguise.hide(written)}
        if price is not None:
            told["price"] = price
        return {**told, "text": self._texts.move(move, price, now.players)}

    def happened(self, happened: Iterable[Happened], players: tuple[str, ...]) -> list[dict[str, Any]]:
        """What somebody did, with its events."""
        return [
            {
                "seat": one.seat,
                "moves": self._disguise.hide(list(one.moves)),
                "events": [self._event(event, players) for event in one.events],
            }
            for one in happened
        ]

    def _event(self, event: Event, players: tuple[str, ...]) -> dict[str, Any]:
        return {**self._disguise.hide(event.to_dict()), "text": self._texts.event(event, players)}

    def explained(self, explained: Iterable[Explained], players: tuple[str, ...]) -> list[dict[str, Any]]:
        """Why others moved."""
        return [
            {
                "seat": one.seat,
                "move": self._disguise.hide(one.move),
                "why": [self._said(said, players) for said in one.reasons],
            }
            for one in explained
        ]

    def _said(self, said: Said, players: tuple[str, ...]) -> str:
        if said.group == "refusal":
            return str(self.refusal(Refusal(Code(said.code), **said.facts))["text"])
        told = self._texts.reason if said.group == "why" else self._texts.ground
        return told(said.code, said.facts, players)

    def refusal(self, refusal: Refusal) -> dict[str, Any]:
        """Code, facts and sentence, as everywhere."""
        facts = self._disguise.hide(msgspec.to_builtins(refusal.facts, enc_hook=str))
        told = {name: value for name, value in facts.items() if name not in UNTOLD or self._may_tell(name)}
        try:
            # The sentence may need a fact that is not told beside it.
            text = self._texts.refusal(Refusal(Code(refusal.code), **self._said_facts(facts)))
        except LookupError:
            text = plainly(refusal.code, told)
        return {"code": refusal.code, "facts": told, "text": text}

    def _may_tell(self, fact: str) -> bool:
        return fact == "legal" and self._with_legal

    def _said_facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        if self._with_legal or "legal" not in facts:
            return dict(facts)
        return {**facts, "legal": "…"}

    def card(self, card: Card, facts: Mapping[str, Any]) -> dict[str, Any]:
        """The facts of a card."""
        told = self._disguise.hide(dict(facts))
        return {"name": self._texts.card(card.id), **told, "text": self._texts.effect(card)}

    def cards(self, config: ConfigPart) -> dict[str, Any]:
        """Every card that a game with these options can show, by id."""
        known = cards_data(Config(config.players, config.specials, config.grozilla, config.scoring))
        told = {
            self._disguise.id(card): self.card(standard()[card], msgspec.to_builtins(facts))
            for card, facts in known.items()
        }
        return dict(sorted(told.items())) if self._disguise.is_on else told

    # --- in words -----------------------------------------------------------------------------------------

    def text(self, now: Situation) -> str:
        """The whole state, line by line."""
        return "\n".join(self._lines(now))

    def _lines(self, now: Situation) -> Iterator[str]:
        view, message = now.view, self._message
        yield self._headline(now)
        yield message("mcp-options", players=view.config.players, scoring=view.config.scoring)
        if view.last_round and not now.is_over:
            yield message("mcp-last-round")
        yield from self._listed("mcp-visible", [self._offer(now, card) for card in view.visible])
        piles = [
            f"{self._offer(now, card)}; {message('mcp-left', cards=left)}"
            for card, left in view.dwellings.items()
        ]
        yield from self._listed("mcp-dwellings", piles)
        yield from self._listed("mcp-specials", [self._special(card) for card in view.specials])
        yield from self._listed("mcp-decks", list(self._decks(view.decks)))
        if view.tokens:
            yield f"{self._heading(message('mcp-tokens'))} {self._counts(view.tokens)}"
        for city in view.cities:
            yield from self._city(now, city)
        yield from self._end(now)
        if self._with_legal and now.is_ours:
            yield from self._listed(
                "mcp-legal", [f"{one['move']} – {one['text']}" for one in self.legal(now)]
            )

    def _headline(self, now: Situation) -> str:
        view, texts = now.view, self._texts
        words = [f"{self._message('sheet-round')} {view.round}"] if view.round else []
        if view.seat is None:
            words.append(texts.phase(view.phase))
        else:
            words.append(f"{self._heading(texts.seat(view.seat, now.players))} {texts.phase(view.phase)}")
        words.append(self._message("mcp-seat", seat=now.seat))
        return " · ".join(words)

    def _listed(self, key: str, entries: list[str]) -> Iterator[str]:
        yield self._heading(self._message(key))
        yield from (f"- {entry}" for entry in entries or [self._message("mcp-none")])

    def _heading(self, title: str) -> str:
        return self._message("mcp-heading", title=title)

    def _named(self, card: str) -> str:
        return f"{self._disguise.id(card)} ({self._texts.card(card)})"

    def _offer(self, now: Situation, name: str) -> str:
        card, price = standard()[name], now.view.prices.get(name)
        parts = [self._named(name), self._texts.symbols(card), self._colours(card)]
        if price is not None:
            parts.append(self._message("mcp-price", price=price))
        return "; ".join(part for part in parts if part)

    def _special(self, name: str) -> str:
        card = standard()[name]
        needs = self._message("mcp-needs", condition=self._texts.condition(card))
        return "; ".join(
            part
            for part in (self._named(name), needs, self._texts.symbols(card), self._texts.effect(card))
            if part
        )

    def _colours(self, card: Card) -> str:
        return ", ".join(map(self._texts.colour, card.colours))

    def _counts(self, counts: Mapping[str, int]) -> str:
        held = (colour for colour in COLOURS if counts.get(colour))
        found = [self._message("count-of-colour", colour=colour, count=counts[colour]) for colour in held]
        return self._message("list-separator").join(found) or self._message("mcp-none")

    def _decks(self, decks: list[DeckData]) -> Iterator[str]:
        for number, deck in enumerate(decks, 1):
            cards = {self._disguise.id(card): copies for card, copies in deck.face_down.items()}
            inside = ", ".join(f"{card} ×{copies}" for card, copies in sorted(cards.items()))
            discarded = sum(deck.discarded.values())
            head = self._message("mcp-deck", deck=number, cards=sum(cards.values()), discarded=discarded)
            yield f"{self._heading(head)} {inside}" if inside else head

    def _city(self, now: Situation, city: CityData) -> Iterator[str]:
        message = self._message
        whose = message("mcp-city", player=self._texts.seat(city.seat, now.players), seat=city.seat)
        yield self._heading(f"{whose} {message('mcp-yours')}" if city.seat == now.seat else whose)
        yield "  " + " · ".join(
            (
                message("amount-coins", coins=city.coins),
                message("amount-income", income=city.income),
                message("amount-inhabitants", inhabitants=city.inhabitants),
                message("amount-hearts", hearts=city.hearts),
                message("amount-points", points=city.points),
            )
        )
        for place, name in enumerate(city.cards, 1):
            yield f"  {place} {self._placed(city, place, name)}"
        yield from (f"  {note}" for note in self._notes(city))

    def _placed(self, city: CityData, place: int, name: str) -> str:
        card, monster = standard()[name], city.destroyed.get(str(place))
        if monster:
            covered = self._message("sheet-destroyed", monster=self._texts.card(monster))
            return f"{self._named(name)}; {covered}"
        market = self._texts.colour(city.market) if card.faces and city.market else ""
        parts = [self._named(name), market or self._colours(card), self._texts.symbols(card)]
        return "; ".join(part for part in (*parts, self._texts.effect(card)) if part)

    def _notes(self, city: CityData) -> Iterator[str]:
        texts, message = self._texts, self._message
        for monster in city.monsters:
            effect = texts.effect(standard()[monster])
            place = self._heading(f"{self._named(monster)} ({message('sheet-in-front')})")
            yield f"{place} {effect}"
        if city.tokens:
            yield f"{self._heading(message('mcp-tokens'))} {self._counts(city.tokens)}"
        if city.louvre_phases:
            yield message("city-phases-left", card=texts.card("louvre"), phases=city.louvre_phases)
        if city.free_card:
            yield message("city-free-card", card=texts.card("underwater_tunnel"))
        if city.copied:
            yield message("sheet-copied", card=texts.card(city.copied))

    def _end(self, now: Situation) -> Iterator[str]:
        if not now.is_over or not now.winners:
            return
        points = now.view.cities[now.winners[0]].points
        names = [self._texts.seat(seat, now.players) for seat in now.winners]
        if len(names) == 1:
            yield self._message("sheet-winner", player=names[0], points=points)
        else:
            players = self._message("list-separator").join(names)
            yield self._message("sheet-winners", players=players, points=points)

    # --- what is asked ------------------------------------------------------------------------------------

    def question(self, now: Situation) -> str:
        """The state, and what to do with it."""
        if now.is_over:
            asked = self._texts.help("over")
        elif not now.is_ours:
            asked = self._message("mcp-wait")
        else:
            key = "mcp-ask" if self._with_legal else "mcp-ask-without-list"
            asked = f"{self._texts.help(now.view.phase)} {self._message(key)}"
        return f"{self._message('mcp-aim', scoring=now.view.config.scoring)}\n\n{self.text(now)}\n\n{asked}"


def config_data(config: ConfigPart) -> dict[str, Any]:
    """The options of a game; the expansion is called by what it brings, which no other name has to hide."""
    return {
        "players": config.players,
        "specials": config.specials,
        "monsters": config.grozilla,
        "scoring": config.scoring,
    }

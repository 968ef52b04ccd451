"""The tools of a seat: a question is read, answered or refused; nothing here knows how it came.

Every refusal, also of a call that makes no sense, has a code, facts and a sentence.
"""

import json
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from happycity.bots import NAMES, UnknownBot
from happycity.codes import Code
from happycity.mcp_seat import rulebook
from happycity.mcp_seat.asking import (
    PROMPTS,
    TOOLS,
    Begin,
    Cards,
    LegalMoves,
    Play,
    Question,
    Rules,
    State,
    Usage,
    Wait,
    Why,
)
from happycity.mcp_seat.chair import CannotPlay, Chair
from happycity.mcp_seat.disguise import Disguise
from happycity.mcp_seat.picture import Picture
from happycity.rules.refusals import Refusal

Arguments = Mapping[str, Any] | None
Kind = TypeVar("Kind", bound=msgspec.Struct)


@dataclass(frozen=True, slots=True)
class Answer:
    """What a tool says: sentences, or data."""

    text: str
    data: dict[str, Any] | None = None
    is_refusal: bool = False


def _of(data: dict[str, Any]) -> Answer:
    return Answer(json.dumps(data, ensure_ascii=False), data)


class Tools:
    """What a player can ask and do at a chair."""

    def __init__(
        self, chair: Chair, disguise: Disguise | None = None, language: str = "en", legal_list: bool = True
    ) -> None:
        """Without `legal_list` no answer holds the legal moves: the player has to find them."""
        self.chair = chair
        self.disguise = disguise or Disguise()
        self._language, self._legal_list = language, legal_list
        answering: dict[type[msgspec.Struct], Callable[[Any], Awaitable[Answer]]] = {
            Rules: self._rules,
            Cards: self._cards,
            State: self._state,
            LegalMoves: self._legal_moves,
            Play: self._play,
            Wait: self._wait,
            Why: self._why,
            Begin: self._begin,
            Usage: self._report_usage,
        }
        self._answering = {name: (kind, answering[kind]) for name, kind in TOOLS.items() if self._has(kind)}
        self.prompts = {name: about for name, about in PROMPTS.items() if legal_list or name != "choose_move"}

    def _has(self, kind: type[msgspec.Struct]) -> bool:
        if kind is LegalMoves:
            return self._legal_list
        if kind is Begin:
            return self.chair.begins_games
        return kind is not Usage or self.chair.counts_usage

    @property
    def names(self) -> tuple[str, ...]:
        """The tools that there are at this chair."""
        return tuple(self._answering)

    # --- calls --------------------------------------------------------------------------------------------

    async def call(self, name: str, arguments: Arguments) -> Answer:
        """The answer of a tool; a refusal is an answer too."""
        picture = self._picture(None)
        try:
            if name not in self._answering:
                raise CannotPlay(Code.UNKNOWN_TOOL, found=name[:60], known=list(self._answering))
            kind, answer = self._answering[name]
            question = _read(name, kind, arguments)
            picture = self._picture(question)
            return await answer(question)
        except Refusal as refusal:
            if name == "play":
                self.chair.note_refusal(refusal)
            told = picture.refusal(refusal)
            return Answer(told["text"], told, is_refusal=True)

    async def prompt(self, name: str, arguments: Arguments) -> Answer:
        """What a model is asked."""
        try:
            if name not in self.prompts:
                raise CannotPlay(Code.UNKNOWN_TOOL, found=name[:60], known=list(self.prompts))
            question = _read(name, Question, arguments)
            with_list = self._legal_list and name == "choose_move"
            texts = self.disguise.texts(question.language or self._language)
            picture = Picture(texts, self.disguise, with_list)
            return Answer(picture.question(await self.chair.situation()))
        except Refusal as refusal:
            told = self._picture(None).refusal(refusal)
            return Answer(told["text"], told, is_refusal=True)

    def _picture(self, question: object) -> Picture:
        language = getattr(question, "language", None) or self._language
        return Picture(self.disguise.texts(language), self.disguise, self._legal_list)

    # --- the tools ----------------------------------------------------------------------------------------

    async def _rules(self, question: Rules) -> Answer:
        text = rulebook.section(question.section)
        if question.section == rulebook.OVERVIEW:
            text += f"\n\nSections: {', '.join(rulebook.sections())}."
        return Answer(self.disguise.hide_prose(text))

    async def _cards(self, question: Cards) -> Answer:
        now = await self.chair.situation()
        cards = self._picture(question).cards(now.view.config)
        if question.card is None:
            return _of({"cards": cards})
        known = self.disguise.id(self.disguise.card(question.card))
        if known not in cards:
            raise CannotPlay(Code.CARD_NOT_IN_GAME, card=known)
        return _of({"cards": {known: cards[known]}})

    async def _state(self, question: State) -> Answer:
        now, picture = await self.chair.situation(), self._picture(question)
        return _of(picture.data(now)) if question.format == "json" else Answer(picture.text(now))

    async def _legal_moves(self, question: LegalMoves) -> Answer:
        now, picture = await self.chair.situation(), self._picture(question)
        return _of({**picture.turn(now), "legal": picture.legal(now)})

    async def _play(self, question: Play) -> Answer:
        await self.chair.situation()  # refused while there is no game, whatever the move
        happened = await self.chair.play(self.disguise.move(question.move))
        now, picture = await self.chair.situation(), self._picture(question)
        (told,) = picture.happened([happened], now.players)
        return _of({"played": question.move, **told, **picture.turn(now)})

    async def _wait(self, question: Wait) -> Answer:
        happened = await self.chair.wait(question.seconds)
        now, picture = await self.chair.situation(), self._picture(question)
        return _of({**picture.turn(now), "happened": picture.happened(happened, now.players)})

    async def _why(self, question: Why) -> Answer:
        explained, now = await self.chair.why(), await self.chair.situation()
        return _of({"moves": self._picture(question).explained(explained, now.players)})

    async def _begin(self, question: Begin) -> Answer:
        for name in question.bots:
            if name not in NAMES:  # a player may neither start programs nor read files
                raise UnknownBot(Code.UNKNOWN_BOT, found=name[:60], known=list(NAMES))
        await self.chair.begin(question.game())
        now, picture = await self.chair.situation(), self._picture(question)
        return _of({**picture.turn(now), "players": list(now.players), "state": picture.text(now)})

    async def _report_usage(self, question: Usage) -> Answer:
        self.chair.note_usage(question.input_tokens, question.output_tokens)
        return _of({"noted": True})


def _read(name: str, kind: type[Kind], arguments: Arguments) -> Kind:
    """The arguments, as strictly as the schema says."""
    try:
        return msgspec.convert(dict(arguments or {}), kind)
    except msgspec.ValidationError as error:
        raise CannotPlay(Code.BAD_ARGUMENTS, found=name, reason=str(error)) from error

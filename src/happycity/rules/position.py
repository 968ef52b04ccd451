"""A position as one line of text, both ways (see docs/notation.md).

`key=value` words in any order.  What is not written takes its default, and hidden cards that are not written
lie in card order: a card test needs only what it is about.
"""

from collections import Counter
from collections.abc import Sequence

from happycity.codes import Code
from happycity.kernel.decks import decks_with
from happycity.kernel.interface import check_table, recount_table
from happycity.kernel.layout import (
    DECKS,
    MONSTERS,
    PLACES,
    TOKENS_PER_COLOUR,
    VISIBLE,
    Phase,
    Raw,
    State,
    new_state,
    state_of,
    tables_of,
)
from happycity.kernel.recount import Flaw
from happycity.rules.card_set import MARKET, CardSet
from happycity.rules.cards import COLOURS, FACES, Kind
from happycity.rules.config import SCORINGS, SPECIALS, Config
from happycity.rules.refusals import BadPosition
from happycity.rules.setup import face_down, put_face_down
from happycity.rules.table import PHASES

TAG = "hc1"
MOST_COINS = 1_000_000
MOST_ROUNDS = 1_000_000
LONGEST = 8_000  # characters; the longest position has fewer than half of these
YES_NO = ("no", "yes")
RESUMES = {"refill": 1, "special": 2}  # the kernel's steps after monsters have settled


# --- writing --------------------------------------------------------------------------------------


def position_text(raw: Raw, cards: CardSet) -> str:
    """The whole position, hidden orders included."""
    s = state_of(raw)
    config = Config.of_options(s.players, s.expert, s.grozilla, s.scoring)
    words = [TAG, f"players={config.players}", f"specials={config.specials}"]
    words += [f"grozilla={YES_NO[config.grozilla]}", f"scoring={config.scoring}"]
    words += [f"round={s.round_number}", f"phase={PHASES[s.phase]}", f"seat={s.seat}", f"turn={s.turn}"]
    words += _central_words(raw, s, config, cards)
    for seat in range(config.players):
        words += [f"{seat}.{word}" for word in _seat_words(s, seat, config, cards)]
    return " ".join(words)


def _names(cards: CardSet, numbers: Sequence[int]) -> str:
    return ",".join(cards.ids[number] or "-" for number in numbers) or "-"


def _central_words(raw: Raw, s: State, config: Config, cards: CardSet) -> list[str]:
    words = [f"visible={_names(cards, s.visible[: s.visible_count])}"]
    for deck in range(decks_with(config.grozilla)):
        words.append(f"deck{deck + 1}={_names(cards, face_down(raw, deck, cards))}")
        words.append(f"discard{deck + 1}={_names(cards, _discarded(s, deck, cards))}")
    words.append(f"dwellings={','.join(map(str, s.piles))}")
    words.append(f"table={_names(cards, s.specials[: config.specials_on_table])}")
    words.append(f"box={_names(cards, s.box[: s.box_count])}")
    if config.grozilla:
        words.append(f"bank={','.join(map(str, s.bank_tokens))}")
        if s.phase == Phase.DESTROY:
            words.append(f"resume={next(name for name, step in RESUMES.items() if step == s.resume)}")
            words.append(f"moving={_names(cards, _moving(s, cards))}")
    if s.copied_special:
        words.append(f"copied={cards.ids[s.copied_special]}")
    return words


def _discarded(s: State, deck: int, cards: CardSet) -> list[int]:
    """First discarded first."""
    end = int(tables_of(cards.raw).deck_start[deck + 1])
    numbers: list[int] = s.deck[end - s.discarded[deck] : end].tolist()
    return numbers[::-1]


def _moving(s: State, cards: CardSet) -> list[int]:
    monsters = cards.of_kind(Kind.MONSTER)
    return [monster for i, monster in enumerate(monsters) if (int(s.moving) >> i) & 1]


def _seat_words(s: State, seat: int, config: Config, cards: CardSet) -> list[str]:
    places = [_place(s, seat, place, cards) for place in range(s.city_count[seat])]
    words = [f"coins={s.coins[seat]}", f"city={','.join(places) or '-'}"]
    if config.grozilla:
        tokens = [colour for i, colour in enumerate(COLOURS) for _ in range(s.tokens[seat, i])]
        words.append(f"tokens={','.join(tokens) or '-'}")
        words.append(f"monsters={_names(cards, s.front[seat, : s.front_count[seat]])}")
    if s.borrowing_phases[seat]:
        words.append(f"louvre={s.borrowing_phases[seat]}")
    if s.free_card[seat]:
        words.append("free=yes")
    return words


def _place(s: State, seat: int, place: int, cards: CardSet) -> str:
    number, monster = int(s.city[seat, place]), int(s.ruin[seat, place])
    face = f".{cards.faces[number]}" if cards.faces[number] else ""
    ruin = f"!{cards.ids[monster]}" if monster else ""
    return cards.ids[number] + face + ruin


# --- reading --------------------------------------------------------------------------------------


class _Words:
    """The words of a position, taken one by one; what is left at the end was not understood."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str) or len(text) > LONGEST:
            raise BadPosition(Code.NOT_A_POSITION, input=str(text)[:60], known=[TAG])
        tag, *words = text.split() or [""]
        if tag != TAG:
            raise BadPosition(Code.NOT_A_POSITION, input=text[:60], known=[TAG])
        self._values: dict[str, str] = {}
        for word in words:
            key, equals, value = word.partition("=")
            if not equals or not value or key in self._values:
                raise BadPosition(Code.BAD_WORD, input=word[:60])
            self._values[key] = value

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def take(self, key: str, default: str) -> str:
        return self._values.pop(key, default)

    def one_of(self, key: str, known: Sequence[str], default: str | None = None) -> str:
        value = self.take(key, default or known[0])
        if value not in known:
            raise BadPosition(Code.UNKNOWN_VALUE, place=key, found=value[:60], known=list(known))
        return value

    def number(self, key: str, known: range, default: int) -> int:
        return self._whole(key, self.take(key, str(default)), known)

    def numbers(self, key: str, count: int, known: range, default: Sequence[int]) -> list[int]:
        values = self.take(key, ",".join(map(str, default))).split(",")
        if len(values) != count:
            raise BadPosition(Code.WRONG_COUNT, place=key, found=len(values), known=count)
        return [self._whole(key, value, known) for value in values]

    def names(self, key: str, default: str = "-") -> list[str]:
        value = self.take(key, default)
        return [] if value == "-" else value.split(",")

    def finish(self) -> None:
        if self._values:
            raise BadPosition(Code.UNKNOWN_KEY, found=next(iter(self._values))[:60])

    @staticmethod
    def _whole(key: str, value: str, known: range) -> int:
        if not value.isascii() or not value.isdigit() or len(value) > 9 or int(value) not in known:
            facts = {"place": key, "found": value[:60], "least": known.start, "most": known.stop - 1}
            raise BadPosition(Code.NOT_A_NUMBER, **facts)
        return int(value)


def read_position(text: str, cards: CardSet) -> Raw:
    """The state that a line of text describes; refuses a position that cannot exist."""
    words = _Words(text)
    config = Config(
        players=words.number("players", range(2, 6), 2),
        specials=words.one_of("specials", SPECIALS),
        grozilla=words.one_of("grozilla", YES_NO) == "yes",
        scoring=words.one_of("scoring", SCORINGS),
    )
    raw = new_state()
    s = state_of(raw)
    s.players, s.expert, s.grozilla, s.scoring = config.options
    _read_progress(words, s, config)
    for seat in range(config.players):
        _read_seat(words, s, seat, config, cards)
    _read_central(words, raw, s, config, cards)
    _read_special_things(words, s, config, cards)
    words.finish()
    recount_table(raw, cards.raw)
    _check(raw, s, cards)
    return raw


def _read_progress(words: _Words, s: State, config: Config) -> None:
    s.phase = PHASES.index(words.one_of("phase", PHASES, "buy"))
    first_round = 0 if s.phase == Phase.MARKET else 1
    s.round_number = words.number("round", range(first_round, MOST_ROUNDS), first_round)
    s.seat = words.number("seat", range(config.players), 0)
    s.turn = words.number("turn", range(config.players), int(s.seat))


def _read_seat(words: _Words, s: State, seat: int, config: Config, cards: CardSet) -> None:
    s.coins[seat] = words.number(f"{seat}.coins", range(MOST_COINS + 1), 0)
    standard_city = f"{MARKET}.{'white' if config.specials == 'family' else COLOURS[seat]}"
    places = words.names(f"{seat}.city", standard_city)
    if len(places) > PLACES:
        raise BadPosition(Code.TOO_MANY_CARDS, place=f"{seat}.city", found=len(places), known=PLACES)
    for place, written in enumerate(places):
        card, _, monster = written.partition("!")
        s.city[seat, place] = _city_card(card, f"{seat}.city", place, config, cards)
        if monster:
            s.ruin[seat, place] = _number(monster, f"{seat}.city", [Kind.MONSTER], config, cards)
    s.city_count[seat] = len(places)
    _read_pests(words, s, seat, config, cards)
    s.borrowing_phases[seat] = words.number(f"{seat}.louvre", range(10), 0)
    s.free_card[seat] = YES_NO.index(words.one_of(f"{seat}.free", YES_NO))


def _read_pests(words: _Words, s: State, seat: int, config: Config, cards: CardSet) -> None:
    tokens = words.names(f"{seat}.tokens")
    if len(tokens) > TOKENS_PER_COLOUR * len(COLOURS):
        raise BadPosition(
            Code.TOO_MANY_TOKENS_AT_PLACE, place=f"{seat}.tokens", found=len(tokens), known=TOKENS_PER_COLOUR
        )
    for colour in tokens:
        if colour not in COLOURS or not config.grozilla:
            raise BadPosition(
                Code.UNKNOWN_VALUE, place=f"{seat}.tokens", found=colour[:60], known=list(COLOURS)
            )
        s.tokens[seat, COLOURS.index(colour)] += 1
    monsters = words.names(f"{seat}.monsters")
    if len(monsters) > MONSTERS:
        raise BadPosition(Code.TOO_MANY_CARDS, place=f"{seat}.monsters", found=len(monsters), known=MONSTERS)
    for i, monster in enumerate(monsters):
        s.front[seat, i] = _number(monster, f"{seat}.monsters", [Kind.MONSTER], config, cards)
    s.front_count[seat] = len(monsters)


def _city_card(written: str, key: str, place: int, config: Config, cards: CardSet) -> int:
    name, dot, face = written.partition(".")
    if name != MARKET:
        kinds = [Kind.BUILDING, Kind.MULTICOLOURED, Kind.DWELLING, Kind(config.specials)]
        return _number(written, key, kinds, config, cards)
    known = FACES[:1] if config.specials == "family" else FACES[1:]
    if not dot or face not in known or place > 0:
        raise BadPosition(
            Code.UNKNOWN_VALUE, place=key, found=written[:60], known=[f"{MARKET}.{f}" for f in known]
        )
    return cards.market(face)


def _number(name: str, key: str, kinds: Sequence[Kind], config: Config, cards: CardSet) -> int:
    """The number of a card that may lie here."""
    if name not in cards.numbers or cards.cards[name].kind not in kinds:
        raise BadPosition(Code.CARD_NOT_HERE, place=key, card=name[:60])
    if cards.cards[name].kind in (Kind.MULTICOLOURED, Kind.MONSTER) and not config.grozilla:
        raise BadPosition(Code.CARD_NOT_HERE, place=key, card=name[:60])
    return cards.numbers[name]


def _read_central(words: _Words, raw: Raw, s: State, config: Config, cards: CardSet) -> None:
    visible = words.names("visible")
    if len(visible) > VISIBLE:
        raise BadPosition(Code.TOO_MANY_CARDS, place="visible", found=len(visible), known=VISIBLE)
    kinds = [Kind.BUILDING, Kind.MULTICOLOURED]
    s.visible[: len(visible)] = [_number(name, "visible", kinds, config, cards) for name in visible]
    s.visible_count = len(visible)
    out = Counter[int](s.city.ravel().tolist() + s.visible.tolist() + s.ruin.ravel().tolist())
    out.update(s.front.ravel().tolist())
    for deck in range(decks_with(config.grozilla)):
        _read_deck(words, raw, s, deck, out, config, cards)
    for deck in range(decks_with(config.grozilla), DECKS):
        if f"deck{deck + 1}" in words or f"discard{deck + 1}" in words:
            raise BadPosition(Code.UNKNOWN_KEY, found=f"deck{deck + 1}")
    _read_dwellings(words, s, out, config, cards)


def _read_deck(
    words: _Words, raw: Raw, s: State, deck: int, out: Counter[int], config: Config, cards: CardSet
) -> None:
    full = Counter(cards.deck(deck + 1))
    key = f"discard{deck + 1}"
    kinds = [Kind.BUILDING, Kind.MULTICOLOURED]
    discarded = [_number(name, key, kinds, config, cards) for name in words.names(key)]
    left = full - out - Counter(discarded)
    key = f"deck{deck + 1}"
    if key in words:
        kinds = [*kinds, Kind.MONSTER]
        down = [_number(name, key, kinds, config, cards) for name in words.names(key)]
    else:
        down = sorted(left.elements())
    _check_copies(
        full, [number for number in out.elements() if number in full] + discarded + down, key, cards
    )
    put_face_down(raw, deck, down, cards)
    end = int(tables_of(cards.raw).deck_start[deck + 1])
    s.deck[end - len(discarded) : end] = discarded[::-1]
    s.discarded[deck] = len(discarded)


def _check_copies(full: Counter[int], found: Sequence[int], key: str, cards: CardSet) -> None:
    """Every physical card of a deck is in exactly one place."""
    have = Counter(found)
    for number in full | have:
        if have[number] != full[number]:
            raise BadPosition(
                Code.WRONG_COPIES, place=key, card=cards.ids[number], found=have[number], known=full[number]
            )


def _read_dwellings(words: _Words, s: State, out: Counter[int], config: Config, cards: CardSet) -> None:
    """R2.2; a dwelling that the Statue of Liberty replaced is back in the box."""
    dwellings = cards.of_kind(Kind.DWELLING)
    copies = config.pile_size
    rest = [max(0, copies - out[number]) for number in dwellings]
    s.piles[:] = words.numbers("dwellings", len(dwellings), range(copies + 1), rest)
    for number, left in zip(dwellings, s.piles.tolist(), strict=True):
        if left + out[number] > copies:
            raise BadPosition(
                Code.WRONG_COPIES,
                place="dwellings",
                card=cards.ids[number],
                found=left + out[number],
                known=copies,
            )


def _read_special_things(words: _Words, s: State, config: Config, cards: CardSet) -> None:
    kinds = [Kind(config.specials)]
    table = words.names("table")
    if len(table) > config.specials_on_table:
        raise BadPosition(
            Code.TOO_MANY_CARDS, place="table", found=len(table), known=config.specials_on_table
        )
    for i, name in enumerate(table):
        s.specials[i] = 0 if name == "-" else _number(name, "table", kinds, config, cards)
    whole = Counter(cards.special_set(config.specials))
    out = Counter(n for n in s.city.ravel().tolist() + s.specials.tolist() if n in whole)
    if "box" in words:
        box = [_number(name, "box", kinds, config, cards) for name in words.names("box")]
    else:
        box = sorted((whole - out).elements())
    if any(number > 1 for number in (out + Counter(box)).values()):
        raise BadPosition(
            Code.WRONG_COPIES, place="box", card=_repeated(out + Counter(box), cards), found=2, known=1
        )
    s.box[: len(box)] = box
    s.box_count = len(box)
    _read_tokens(words, s, config)
    _read_interruption(words, s, config, cards)
    copied = words.take("copied", "")
    s.copied_special = _number(copied, "copied", kinds, config, cards) if copied else 0


def _repeated(counts: Counter[int], cards: CardSet) -> str:
    return cards.ids[next(number for number, count in counts.items() if count > 1)]


def _read_tokens(words: _Words, s: State, config: Config) -> None:
    if not config.grozilla:
        return
    held = s.tokens.sum(axis=0)
    rest = [max(0, TOKENS_PER_COLOUR - int(number)) for number in held]
    s.bank_tokens[:] = words.numbers("bank", len(COLOURS), range(TOKENS_PER_COLOUR + 1), rest)
    for i, colour in enumerate(COLOURS):
        if held[i] + s.bank_tokens[i] > TOKENS_PER_COLOUR:
            raise BadPosition(
                Code.TOO_MANY_TOKENS_AT_PLACE,
                place="bank",
                found=f"{held[i] + s.bank_tokens[i]} {colour}",
                known=TOKENS_PER_COLOUR,
            )


def _read_interruption(words: _Words, s: State, config: Config, cards: CardSet) -> None:
    if s.phase != Phase.DESTROY:
        return
    s.resume = RESUMES[words.one_of("resume", tuple(RESUMES))]
    monsters = cards.of_kind(Kind.MONSTER)
    for name in words.names("moving"):
        s.moving |= 1 << monsters.index(_number(name, "moving", [Kind.MONSTER], config, cards))


def _check(raw: Raw, s: State, cards: CardSet) -> None:
    """Refuse what no game can reach (the kernel's own check)."""
    flaw = Flaw(check_table(raw, cards.raw))
    if flaw != Flaw.NONE:
        reason = flaw.name.lower().replace("_", "-")
        raise BadPosition(Code.IMPOSSIBLE_POSITION, reason=reason, phase=PHASES[s.phase], seat=int(s.seat))

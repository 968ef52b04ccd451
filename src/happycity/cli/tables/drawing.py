"""Cards, cities and the table, drawn for a terminal; everything can be read without colour."""

from collections.abc import Iterable, Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from happycity.rules.cards import Card, Kind, standard
from happycity.rules.table import City, Table
from happycity.texts import Texts

STYLES = {
    "yellow": "yellow",
    "blue": "bright_blue",
    "green": "green",
    "orange": "dark_orange",
    "purple": "magenta",
    "white": "default",
}
SYMBOLS = {"income": "$", "hearts": "♥", "inhabitants": "☺"}
SYMBOL_STYLES = {"income": "bold yellow", "hearts": "bold red", "inhabitants": "bold cyan"}
PLACES, ROW = 10, 5
PLACE_WIDTH = 14  # five of them and their frames fit into 80 columns


def symbols(amounts: dict[str, int], signed: bool = False) -> Text:
    """`1$ 2♥ −1☺`: only what is not zero."""
    text = Text()
    for name, symbol in SYMBOLS.items():
        if amounts.get(name):
            number = f"{amounts[name]:+d}" if signed else str(amounts[name])
            text.append(" " if text else "").append(number.replace("-", "−") + symbol, SYMBOL_STYLES[name])
    return text


def printed(card: Card) -> Text:
    """What is printed on a card."""
    return symbols({"income": card.income, "hearts": card.hearts, "inhabitants": card.inhabitants})


class Drawing:
    """Draws in one language, with these names for the seats."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names
        self._cards = standard()

    # --- words ------------------------------------------------------------------------------------

    def legend(self) -> str:
        """What the symbols mean."""
        return "   ".join(f"{sign} {self.texts.message(f'symbol-{name}')}" for name, sign in SYMBOLS.items())

    def colours(self, colours: Sequence[str]) -> Text:
        """Names of colours, in their colour; cut where there are many."""
        words = [(self.texts.colour(colour), STYLES[colour]) for colour in colours]
        cut = 3 if len(words) > 2 else 20
        return Text(" ").join(Text(word[:cut], style) for word, style in words)

    def name(self, card: str, colours: Sequence[str] = ()) -> Text:
        """The name of a card, in its colour if it has just one."""
        known = colours or self._cards[card].colours
        return Text(self.texts.card(card), f"bold {STYLES[known[0]]}" if len(known) == 1 else "bold")

    def condition(self, card: Card) -> Text:
        """`1 blue 2 green`."""
        parts = [
            Text(f"{number} {self.texts.colour(colour)}", STYLES[colour])
            for colour, number in card.condition.items()
        ]
        return Text(", ").join(parts)

    def counts(self, counts: dict[str, int]) -> Text:
        """Tokens by colour."""
        parts = [
            Text(f"{number} {self.texts.colour(colour)}", STYLES[colour]) for colour, number in counts.items()
        ]
        return Text(", ").join(parts)

    # --- cities -----------------------------------------------------------------------------------

    def city(self, city: City, purse: bool = True) -> RenderableType:
        """A city as it lies on the table: two rows of five places (R5.7)."""
        title = self.summary(city, purse)
        grid = Grid(
            box=box.ROUNDED, show_header=False, show_lines=True, title=title, title_justify="left", padding=0
        )
        for _ in range(ROW):
            grid.add_column(width=PLACE_WIDTH)
        cells = [self._place(city, place) for place in range(1, PLACES + 1)]
        grid.add_row(*cells[:ROW])
        grid.add_row(*cells[ROW:])
        notes = list(self._notes(city))
        return Group(grid, *notes, Text()) if notes else Group(grid, Text())

    def cities(self, table: Table, purses: bool = True) -> RenderableType:
        """All cities; side by side if the terminal is wide."""
        return Columns([self.city(city, purses) for city in table.cities], padding=(0, 1))

    def summary(self, city: City, purse: bool = True) -> Text:
        """Coins, income, inhabitants, hearts and points on one line."""
        title = Text("", "not italic")
        title.append(self.names[city.seat], "bold").append("   ")
        if purse:
            title.append(f"{self.texts.message('amount-coins', coins=city.coins)}   ")
        for name in ("income", "inhabitants", "hearts"):
            number = str(getattr(city, name)).replace("-", "−")
            title.append(f"{number}{SYMBOLS[name]}", SYMBOL_STYLES[name]).append("   ")
        return title.append(self.texts.message("amount-points", points=city.points), "bold")

    def _place(self, city: City, place: int) -> Text:
        if place > len(city.cards):
            return Text(str(place), "dim")
        card = self._cards[city.cards[place - 1]]
        text = Text(f"{place} ", "dim")
        if place in city.destroyed:
            return text.append(self.texts.card(card.id), "strike dim").append(
                f"\n☠ {self.texts.card(city.destroyed[place])}", "bold red"
            )
        colours = (city.market,) if card.kind is Kind.MARKET and city.market else card.colours
        text = text.append(self.name(card.id, colours))
        brings = printed(card)
        if card.kind in (Kind.FAMILY, Kind.EXPERT):
            kind = self.texts.message(f"kind-{card.kind}")
            return text.append("\n").append(brings if brings else Text(f"★ {kind}", "italic"))
        return text.append("\n").append(brings).append("\n" if brings else "").append(self.colours(colours))

    def _notes(self, city: City) -> Iterable[Text]:
        """What lies beside the city."""
        for monster in city.monsters:
            card = self._cards[monster]
            yield Text(f"  ☠ {self.texts.card(monster)} ", "bold red").append(
                f"({self.texts.message('sheet-in-front')}): {self.texts.effect(card)}", "not bold default"
            )
        if city.tokens:
            yield Text("  Stop-Zilla: ").append(self.counts(city.tokens))
        if city.louvre_phases:
            louvre = self.texts.card("louvre")
            yield Text(f"  {self.texts.message('board-phases', special=louvre, phases=city.louvre_phases)}")
        if city.free_card:
            tunnel = self.texts.card("underwater_tunnel")
            yield Text(f"  {self.texts.message('board-free-card', special=tunnel)}")
        if city.copied:
            yield Text(f"  {self.texts.message('sheet-copied', card=self.texts.card(city.copied))}")

    # --- the middle of the table ------------------------------------------------------------------

    def table(self, table: Table) -> RenderableType:
        """Everything that everybody can see."""
        parts: list[RenderableType] = [self.offer(table)]
        if table.specials:
            parts.append(self.specials(table))
        return Group(*parts, self.piles(table), Text(), self.cities(table))

    def headline(self, table: Table) -> Text:
        """Round, phase and whose decision it is."""
        words = [f"{self.texts.message('sheet-round')} {table.round}"] if table.round else []
        if table.seat is not None:
            words.append(f"{self.names[table.seat]}: {self.texts.phase(table.phase)}")
        else:
            words.append(self.texts.phase(table.phase))
        if table.last_round and not table.is_over:
            words.append(self._word("last-round"))
        return Text(" · ".join(words), "bold")

    def offer(self, table: Table) -> RenderableType:
        """What can be bought: the central area, then the dwellings."""
        grid = self._listing("for-sale", "", "cost", "price", "brings", "colour")
        for card in table.visible:
            self._offer_row(grid, table, card, self._deck(self._cards[card].deck))
        for card, left in table.dwellings.items():
            if left:
                self._offer_row(grid, table, card, self.texts.message("board-left", left=left))
        return grid

    def _offer_row(self, grid: Grid, table: Table, name: str, where: str) -> None:
        card = self._cards[name]
        buyer = table.turn
        price = "" if table.is_over or table.phase == "market" else self._price(table, buyer, name)
        grid.add_row(
            self.name(name),
            Text(where, "dim"),
            str(card.cost),
            price,
            printed(card),
            self.colours(card.colours),
        )

    def _price(self, table: Table, seat: int, card: str) -> Text:
        if card in table.cities[seat].cards:
            return Text(self._word("owned"), "dim")
        price = table.price(seat, card)
        return Text(str(price), "bold green" if price <= table.cities[seat].coins else "dim")

    def specials(self, table: Table) -> RenderableType:
        """The special buildings on the table, and whether the condition is met."""
        grid = self._listing("specials", "met", "needs", "brings")
        for name in table.specials:
            card = self._cards[name]
            effect = Text(self.texts.effect(card)) if card.effect else printed(card)
            grid.add_row(self.name(name), self._met(table, name), self.condition(card), effect)
        return grid

    def _met(self, table: Table, card: str) -> Text:
        seat = table.turn
        if table.phase == "market" or table.is_over:
            return Text()
        is_met = table.meets_condition(seat, card)
        return Text(self._word("yes"), "bold green") if is_met else Text(self._word("no"), "dim")

    def piles(self, table: Table) -> Text:
        """How many cards are where nobody sees them."""
        decks = [
            f"{self._deck(deck)}: {left}"
            + (f" ({self.texts.message('board-discarded', cards=out)})" if out else "")
            for deck, (left, out) in enumerate(zip(table.deck_sizes, table.discard_sizes, strict=True), 1)
        ]
        text = Text("  " + " · ".join(decks), "dim")
        if table.config.grozilla:
            text.append("\n  Stop-Zilla: ").append(self.counts(table.tokens))
        return text

    def _deck(self, deck: int) -> str:
        return self.texts.message("board-deck", deck=self.texts.deck(deck))

    def _listing(self, *columns: str) -> Grid:
        grid = Grid(box=box.SIMPLE_HEAD, header_style="dim", pad_edge=True)
        for column in columns:
            number = column in ("cost", "price")
            title = self._word(column) if column else ""
            grid.add_column(title, justify="right" if number else "left", no_wrap=number)
        return grid

    def _word(self, word: str) -> str:
        return self.texts.message(f"board-{word}")

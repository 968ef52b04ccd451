"""The scoring sheet, card by card."""

from collections.abc import Collection, Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from happycity.cli.tables.drawing import SYMBOL_STYLES, SYMBOLS, Drawing
from happycity.rules.sheet import CitySheet, Line, Sheet


def scoring_sheet(
    sheet: Sheet, drawing: Drawing, over: bool = True, resigned: Collection[int] = ()
) -> RenderableType:
    """Every city's count, and who wins."""
    cities = [_city(city, sheet.scoring, drawing) for city in sheet.cities]
    return Group(*cities, *(_verdict(sheet, drawing, resigned) if over else []))


def _city(city: CitySheet, scoring: str, drawing: Drawing) -> RenderableType:
    message = drawing.texts.message
    grid = Grid(
        box=box.SIMPLE_HEAD,
        title=drawing.names[city.seat],
        title_style="bold",
        title_justify="left",
        show_footer=True,
    )
    grid.add_column("", justify="right", style="dim")
    grid.add_column(message("sheet-card"), message("sheet-total"), min_width=34)
    for name, total in (("income", city.income), ("inhabitants", city.inhabitants), ("hearts", city.hearts)):
        grid.add_column(message(f"sheet-{name}"), _number(name, total, zero="0"), justify="right")
    for line in city.lines:
        grid.add_row(
            str(line.place or "☠"),
            Text(_label(line, drawing)),
            *(_number(name, getattr(line, name)) for name in ("income", "inhabitants", "hearts")),
        )
    return Group(grid, Text(f"  {_count(city, scoring, drawing)}", "bold"), Text())


def _number(name: str, number: int, zero: str = "") -> Text:
    return Text(f"{number}{SYMBOLS[name]}".replace("-", "−") if number else zero, SYMBOL_STYLES[name])


def _label(line: Line, drawing: Drawing) -> str:
    """The card, and what there is to say about it."""
    texts = drawing.texts
    notes = []
    if line.destroyed_by:
        notes.append(texts.message("sheet-destroyed", monster=texts.card(line.destroyed_by)))
    elif line.place is None:
        notes.append(texts.message("sheet-in-front"))
    if line.copied:
        notes.append(texts.message("sheet-copied", card=texts.card(line.copied)))
    if line.neighbour is not None:
        notes.append(texts.message("sheet-neighbour", player=drawing.names[line.neighbour]))
    return f"{texts.card(line.card)} ({', '.join(notes)})" if notes else texts.card(line.card)


def _count(city: CitySheet, scoring: str, drawing: Drawing) -> str:
    message = drawing.texts.message
    parts = [
        message(f"sheet-{scoring}", inhabitants=city.inhabitants, hearts=city.hearts, counted=city.counted)
    ]
    if city.lost:
        parts.append(message("sheet-lost", lost=city.lost))
    if city.doubled:
        parts.append(message("sheet-doubled"))
    if city.lost or city.doubled:
        parts.append(message("amount-points", points=city.points))
    return " · ".join((*parts, message("amount-coins", coins=city.coins)))


def _verdict(sheet: Sheet, drawing: Drawing, resigned: Collection[int]) -> Iterator[Text]:
    message = drawing.texts.message
    if resigned:
        gone = message("list-separator").join(drawing.names[seat] for seat in sorted(resigned))
        yield Text(f"  {message('sheet-resigned', players=gone)}")
    if sheet.by_coins:
        yield Text(f"  {message('sheet-by-coins')}")
    points = sheet.cities[sheet.winners[0]].points
    names = [drawing.names[seat] for seat in sheet.winners]
    if len(names) == 1:
        yield Text(f"  {message('sheet-winner', player=names[0], points=points)}", "bold green")
    else:
        players = message("list-separator").join(names)
        yield Text(f"  {message('sheet-winners', players=players, points=points)}", "bold green")

"""`happycity bots`: who can be asked to play."""

from happycity.cli import options

NAME = "bots"
EXAMPLE = "Example: happycity bots --language fr"


def run(language: options.Language = "en", as_json: options.Json = False) -> None:
    """List the bots and the levels of opponents, with a line on how each plays."""
    from happycity.bots import LEVELS, NAMES
    from happycity.bots.weights import card
    from happycity.cli.terminal import print_json, screen

    texts = options.texts_of(language)
    levels = [{"bot": name, "name": texts.level(name), "about": texts.about_level(name)} for name in LEVELS]
    others = [{"bot": name, "about": texts.about_bot(name)} for name in NAMES if name not in LEVELS]
    if as_json:
        print_json({"levels": levels, "bots": others, "net": card()})
        return
    from rich.table import Table

    table = Table("Bot", "Name", "How it plays", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for row in levels:
        table.add_row(row["bot"], row["name"], row["about"])
    table.add_section()
    for row in others:
        table.add_row(row["bot"], "", row["about"])
    console = screen()
    console.print(table)
    console.print(f"\n{texts.message('bots-budgets')}", style="dim")
    net = card()
    learned = {name: net["training"][name] // 1_000_000 for name in ("decisions", "games")}
    console.print(texts.message("bots-net", digest=net["digest"], **learned), style="dim")

"""What a browser says of itself, in two words that its owner recognises in a list; nothing more is kept."""

LONGEST_AGENT = 400  # letters that are looked at

# The first that is found counts: most browsers also call themselves by the names below their own.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> str:
    """Such as `Firefox · Android`; what is not known is left out."""
    said = agent[:LONGEST_AGENT]
    named = (next((name for sign, name in known if sign in said), "") for known in (BROWSERS, SYSTEMS))
    return " · ".join(filter(None, named))

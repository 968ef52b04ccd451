"""French elision: "la ville de Bruno", but "la ville d’Olga". The twin of web/src/texts/elision.ts.

The catalogue asks for it with `{ DE($player) }`, since only the name decides.
"""

import re
import unicodedata

ELIDED = re.compile(r"[aeiou]|y(?![aeiou])|h(?:adr|e(?!in|lm)|i(?!ld)|o(?!l)|u(?!n)|y)")
"""How a name begins that takes d’: with a vowel, or with an h that is not heard.

Y before a vowel is a consonant (de Yann). The h of German and English names is heard: Hans, Heinz, Hilda.
"""


def de(name: object) -> str:
    """Return the name with its "de" before it."""
    said = unicodedata.normalize("NFD", str(name).casefold().replace("œ", "oe").replace("æ", "ae"))
    bare = "".join(letter for letter in said if not unicodedata.combining(letter))
    return f"d’{name}" if ELIDED.match(bare) else f"de {name}"

/** Texts in which cards, signs and kinds are drawn, and which can be searched. */
import { cards, COLOURS } from "./cards";
import { cardName, drawn, filled, pieces, type Facts, type MessageKey } from "./texts.svelte";

const SIGNS = { coin: "coin", heart: "heart", person: "person", window: "win" };

/** What every text may name: all cards, the signs, the kinds. */
const DRAWN: Facts = Object.fromEntries([
  ...cards.map(({ id }) => [id, drawn("card", id)]),
  ...Object.entries(SIGNS).map(([name, glyph]) => [name, sign("glyph", glyph)]),
  ...COLOURS.map((colour) => [colour, sign("kind", colour)]),
]);

function sign(what: string, name: string): string {
  return drawn("token", name).replace("token:", `${what}:`);
}

/** The message with everything drawn that it names. */
export function told(key: MessageKey, facts: Facts = {}): string {
  return filled(key, { ...DRAWN, ...facts });
}

/** The same in words alone. */
export function plain(key: MessageKey, facts: Facts = {}): string {
  const words = pieces(told(key, facts)).map((piece) => {
    if ("text" in piece) return piece.text;
    return piece.drawn === "card" ? cardName(piece.name) : "";
  });
  return words.join("").replaceAll("*", "").replace(/\s+/g, " ").trim();
}

const LETTERS: Record<string, string> = { ł: "l", ß: "ss", œ: "oe", æ: "ae", "’": "'", "–": "-" };

/** Letters as one types them in a hurry: small, without accents. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łßœæ’–]/g, (letter) => LETTERS[letter] ?? letter);
}

/** Whether a text has every word of a search. */
export function fits(text: string, search: string): boolean {
  const where = folded(text);
  return folded(search)
    .split(/\s+/)
    .every((word) => where.includes(word));
}

/** A text cut at the words of a search: every second part is found. */
export function cut(text: string, search: string): string[] {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (!words.length) return [text];
  // folded() may lengthen a letter (ß, œ): remember which letter each folded one comes from
  const origin: number[] = [];
  let flat = "";
  for (const [i, letter] of [...text].entries()) {
    const small = folded(letter);
    flat += small;
    for (let n = 0; n < small.length; n++) origin.push(i);
  }
  const letters = [...text];
  const lit = new Array<boolean>(letters.length).fill(false);
  for (const word of words)
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1))
      for (let n = at; n < at + word.length; n++) lit[origin[n] ?? 0] = true;
  const parts = [""];
  letters.forEach((letter, i) => {
    if (lit[i] !== (parts.length % 2 === 0)) parts.push("");
    parts[parts.length - 1] += letter;
  });
  return parts;
}

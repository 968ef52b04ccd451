/** Which cards the gallery shows, by what the address says: `/learn/cards?colour=blue&sort=cost&q=park`. */
import { cards, type CardFacts } from "../texts/cards";
import { effectText, kindText, symbolsText } from "../texts/sentences";
import { LANGUAGES } from "../texts/languages";
import { cardName } from "../texts/texts.svelte";
import { fits } from "../texts/prose";

export const SETS = ["base", "family", "expert", "grozilla"] as const;
export const SORTS = ["box", "name", "cost", "income", "inhabitants", "hearts"] as const;
export const KINDS = [
  "building",
  "dwelling",
  "market",
  "family",
  "expert",
  "multicoloured",
  "monster",
] as const;

export interface Wishes {
  q: string;
  colour: string;
  kind: string;
  deck: string;
  price: string;
  set: string;
  sort: string;
  uncertain: string;
}

export const NO_WISH: Wishes = {
  q: "",
  colour: "",
  kind: "",
  deck: "",
  price: "",
  set: "",
  sort: "",
  uncertain: "",
};

export function wishesOf(query: URLSearchParams): Wishes {
  return Object.fromEntries(
    Object.keys(NO_WISH).map((name) => [name, query.get(name) ?? ""]),
  ) as unknown as Wishes;
}

/** The address of the gallery with these wishes, and the details of a card if one is open. */
export function addressOf(wishes: Wishes, card: string | null): string {
  const said = Object.entries(wishes).filter(([, value]) => value);
  const query = new URLSearchParams(card ? [...said, ["card", card]] : said).toString();
  return query ? `/learn/cards?${query}` : "/learn/cards";
}

export function setOf(card: CardFacts): (typeof SETS)[number] {
  if (card.kind === "family" || card.kind === "expert") return card.kind;
  return card.kind === "multicoloured" || card.kind === "monster" ? "grozilla" : "base";
}

/** Names of every language, once they are here (they are big, and only a search needs them). */
let names = $state.raw<Record<string, string> | null>(null);

export async function loadNames(): Promise<void> {
  names ??= (await import("virtual:names")).default;
}

export function namesOf(id: string): [language: string, name: string][] {
  const all = names?.[id]?.split("\n") ?? [];
  return Object.keys(LANGUAGES).map((language, i) => [language, all[i] ?? ""]);
}

function textOf(card: CardFacts): string {
  return [
    cardName(card.id),
    names?.[card.id] ?? "",
    kindText(card),
    symbolsText(card),
    effectText(card),
    card.id,
  ].join(" ");
}

function wanted(card: CardFacts, wish: Wishes): boolean {
  const hasPrice = ["building", "multicoloured", "dwelling"].includes(card.kind);
  return (
    (!wish.colour || card.colours.some((colour) => colour === wish.colour) || card.kind === "market") &&
    (!wish.kind || card.kind === wish.kind) &&
    (!wish.deck || card.deck === Number(wish.deck) || (wish.deck === "4" && card.kind === "monster")) &&
    (!wish.price || (hasPrice && card.cost === Number(wish.price))) &&
    (!wish.set || setOf(card) === wish.set) &&
    (!wish.uncertain || card.reconstruction.length > 0) &&
    (!wish.q.trim() || fits(textOf(card), wish.q))
  );
}

export function shownCards(wish: Wishes): CardFacts[] {
  const found = cards.filter((card) => wanted(card, wish));
  const { sort } = wish;
  if (sort === "name") return found.sort((one, other) => cardName(one.id).localeCompare(cardName(other.id)));
  if (sort === "cost") return found.sort((one, other) => one.cost - other.cost);
  if (sort === "income" || sort === "hearts" || sort === "inhabitants")
    return found.sort((one, other) => other[sort] - one[sort]);
  return found;
}

export interface Group {
  id: (typeof KINDS)[number] | "all";
  cards: CardFacts[];
}

/** In the order of the box they stand in groups; any other order mixes them. */
export function groupsOf(found: CardFacts[], sort: string): Group[] {
  if (sort && sort !== "box") return found.length ? [{ id: "all", cards: found }] : [];
  return KINDS.map((id) => ({ id, cards: found.filter((card) => card.kind === id) })).filter(
    (group) => group.cards.length,
  );
}

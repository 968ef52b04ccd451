/** The address bar: which page is shown, and how to go to another without loading anew. */

import { SHORT_WAYS } from "./addresses";
import type { Address } from "./addressing";
import { findAgain, forgetPlace, placeNow, type Place } from "./place";
import { ADDRESSES, at } from "./site";

const first = led();
// Two states: a page that only changes its query is not made anew.
let where = $state(first.path);
let asked = $state(first.search);

/** The address that is asked for; a short way leads on, as the server does it for whoever has no service worker. */
function led(): Address {
  const found = here();
  const path = SHORT_WAYS[found.path.replace(/\/+$/, "")];
  if (!path) return found;
  rewrite({ ...found, path });
  return { ...found, path };
}

/** The address of this moment, in the address bar. */
function here(): Address {
  return ADDRESSES.at(location) ?? { path: "/", search: "", hash: "" };
}

function rewrite({ path, search, hash }: Address): void {
  history.replaceState(history.state, "", at(path + search + hash));
}

/** Let the address say more exactly what is shown; no page changes by that. */
export function specify(exactly: Partial<Omit<Address, "path">>): void {
  rewrite({ ...here(), ...exactly });
}

/** What follows the `#` of a page's address, and the `#`: the name of a place on it, or what a link carries. */
export function hash(): string {
  return here().hash;
}

/** The page with which this visit began. */
export function firstPath(): string {
  return first.path;
}

function look(): void {
  const { path, search } = led();
  where = path;
  asked = search;
}

/** What closes the sheets over the page, the topmost last: together they are one entry of the history. */
const sheets: (() => void)[] = [];

/** What an entry of the history knows besides its address. */
interface Entry {
  sheet?: boolean;
  /** Where on its page somebody was who went on from there. */
  place?: Place;
}

function entry(): Entry {
  return (history.state as Entry | null) ?? {};
}

function isSheet(): boolean {
  return entry().sheet === true;
}

/** The history has an entry for sheets exactly while there are some. */
function keepEntry(): void {
  if (sheets.length && !isSheet()) history.pushState({ sheet: true }, "");
  else if (!sheets.length && isSheet()) history.back();
}

/** A sheet opens, which Back closes before it leaves the page. Call what is returned when it has closed, in whichever way. */
export function openSheet(close: () => void): () => void {
  sheets.push(close);
  keepEntry();
  return () => {
    sheets.splice(sheets.indexOf(close), 1);
    setTimeout(keepEntry); // one sheet may follow the other, or another page
  };
}

addEventListener("popstate", () => {
  if (!isSheet()) sheets.at(-1)?.();
  const before = where;
  look();
  if (before === where) return;
  const { place } = entry();
  if (place) findAgain(place);
  else forgetPlace();
});

/** Whether this page was left before, and is what somebody has gone back to. */
export function cameBack(): boolean {
  return entry().place !== undefined;
}

export function path(): string {
  return where;
}

export function query(): URLSearchParams {
  return new URLSearchParams(asked);
}

export function go(to: string, options: { replace?: boolean } = {}): void {
  if (options.replace || isSheet()) history.replaceState(null, "", at(to));
  else {
    history.replaceState({ place: placeNow() } satisfies Entry, "");
    history.pushState(null, "", at(to));
  }
  const before = where;
  look();
  if (before === where) {
    if (hash()) document.getElementById(hash().slice(1))?.scrollIntoView(); // another part of the same page
    return;
  }
  forgetPlace();
  scrollTo(0, 0);
}

/** The part of the path that a pattern like `/table/:id` names; null if it does not fit. */
export function match(pattern: string, address: string = where): Record<string, string> | null {
  const wanted = pattern.split("/");
  const found = address.replace(/\/+$/, "").split("/");
  if (address === "/" && pattern === "/") return {};
  if (wanted.length !== found.length) return null;
  const named: Record<string, string> = {};
  for (const [i, word] of wanted.entries()) {
    if (word.startsWith(":")) {
      const name = decoded(found[i] ?? "");
      if (name === null) return null;
      named[word.slice(1)] = name;
    } else if (word !== found[i]) return null;
  }
  return named;
}

/** A part of an address as it was meant; null for one that nobody can have meant, such as a lone `%`. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Put on the page's root: plain links to our own pages do not load the page anew. */
export function followLinks(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  const to = ADDRESSES.at(link);
  if (!to) return;
  event.preventDefault();
  go(to.path + to.search + to.hash);
}

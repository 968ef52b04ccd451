/** A link that carries a whole game: its record, packed, behind the `#` that browsers send to nobody. */
import type { GameRecord } from "../protocol";
import { linkTo } from "../site";

const MARK = "#g=";
/** Bytes of a record that unpacks: no game is as long; a link is no way to fill a browser's memory. */
const LONGEST = 200_000;

export async function linkWith(record: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  const packed = await through(new CompressionStream("deflate-raw"), bytes);
  return linkTo("/replay" + MARK + lettersOf(packed));
}

export function carriesGame(hash: string): boolean {
  return hash.startsWith(MARK);
}

/** The record that a link carries; null if nobody can have meant what it carries. */
export async function recordIn(hash: string): Promise<GameRecord | null> {
  try {
    const bytes = await through(new DecompressionStream("deflate-raw"), bytesOf(hash.slice(MARK.length)));
    const record: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof record === "object" && record !== null ? (record as GameRecord) : null;
  } catch {
    return null;
  }
}

async function through(
  stream: ReadableWritablePair<Uint8Array, BufferSource>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    length += next.value.length;
    if (length > LONGEST) throw new RangeError("too long");
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** As base64, in letters that need no escaping in an address. */
function lettersOf(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

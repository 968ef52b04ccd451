/**
 * Where this browser gets what bots know: 1.4 MB, asked for when the first of them thinks. A host has it as a file
 * beside the client's own. On a stick, where nothing can be fetched, it is a script that is loaded now.
 */
import { fileAt } from "../site";

/** Beside stick.js; `happycity site` writes it (server/web/static.py). It leaves an address that holds all of the file. */
const SCRIPT = "/stick-mind.js";
declare global {
  var happyCityMind: string | undefined;
}

/** An address that a worker can fetch; null: there is none. */
export function weightsAddress(name: string): Promise<string | null> {
  if (location.protocol === "file:") return fromScript();
  return Promise.resolve(new URL(fileAt(`/assets/${name}`), location.href).href);
}

function fromScript(): Promise<string | null> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = fileAt(SCRIPT);
    script.onload = () => resolve(globalThis.happyCityMind ?? null);
    script.onerror = () => resolve(null);
    document.head.append(script);
  });
}

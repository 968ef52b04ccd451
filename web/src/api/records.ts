/** The record of a finished game as a file, wherever the game lives. */
import { isHere } from "../local/wire/messages";
import { call } from "./http";

export async function downloadRecord(game: string): Promise<void> {
  const name = `happycity-${game}.json`;
  if (!isHere(game)) return download(name, `/api/games/${game}/record`);
  saveText(name, JSON.stringify(await call("GET /api/games/{game}/record", { path: { game } })));
}

/** All that this browser keeps, as a file. */
export async function downloadEverything(): Promise<void> {
  saveText("happycity.json", JSON.stringify(await call("GET /api/me/export")));
}

/** Text as a file. */
export function saveText(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: "application/json" }));
}

/** Anything as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  download(name, address);
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

function download(name: string, href: string): void {
  Object.assign(document.createElement("a"), { download: name, href }).click();
}

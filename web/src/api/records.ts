/** The record of a finished game as a file, wherever the game lives. */
import { isHere } from "../local/wire/messages";
import { call } from "./http";
import { keptAnswers, keptGames } from "./skill";

export async function downloadRecord(game: string): Promise<void> {
  const name = `happycity-${game}.json`;
  if (!isHere(game)) return download(name, `/api/games/${game}/record`);
  saveText(name, JSON.stringify(await call("GET /api/games/{game}/record", { path: { game } })));
}

/** All that this browser keeps, as a file: also what it remembers of one's decisions. */
export async function downloadEverything(): Promise<void> {
  const [kept, skill, practised] = await Promise.all([
    call("GET /api/me/export"),
    keptGames(),
    keptAnswers(),
  ]);
  saveText("happycity.json", JSON.stringify({ ...(kept as object), skill, practised }));
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

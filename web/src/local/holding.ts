/** One tab at a time plays a game that this browser keeps: the browser's own locks say which. */

export interface Holder {
  /** The table is this tab's. */
  held(): void;
  /** It is another tab's; after `held`: another tab has taken it over. */
  elsewhere(): void;
}

interface Hold {
  holders: Set<Holder>;
  let: () => void;
}

/** The tables of this tab; several may listen to one. */
const holds = new Map<string, Hold>();

/** Hold a table; what is returned lets it go. `takeOver`: also if another tab holds it. */
export function holdTable(table: string, takeOver: boolean, holder: Holder): () => void {
  const mine = holds.get(table);
  if (mine) {
    mine.holders.add(holder);
    queueMicrotask(() => mine.holders.has(holder) && holder.held());
  } else void ask(table, takeOver, holder);
  return () => letGo(table, holder);
}

async function ask(table: string, takeOver: boolean, holder: Holder): Promise<void> {
  let done: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (done = resolve));
  const hold: Hold = { holders: new Set([holder]), let: done };
  holds.set(table, hold);
  const told = async (lock: Lock | null): Promise<void> => {
    if (!lock) return lose(table, hold);
    for (const one of hold.holders) one.held();
    await until;
  };
  // Pages that are not sent safely have no locks; then the numbers of the entries keep two tabs apart.
  const withoutLocks = () => told({ name: table, mode: "exclusive" });
  if (!navigator.locks) return withoutLocks();
  const options = takeOver ? { steal: true } : { ifAvailable: true };
  await navigator.locks.request(`happycity-${table}`, options, told).catch((error: unknown) => {
    // Where a browser may keep nothing, it has no locks either, and no other tab has this game.
    const isForbidden = error instanceof DOMException && error.name === "SecurityError";
    return isForbidden ? withoutLocks() : lose(table, hold);
  });
}

/** Another tab has it. */
function lose(table: string, hold: Hold): void {
  if (holds.get(table) === hold) holds.delete(table);
  for (const holder of hold.holders) holder.elsewhere();
  hold.holders.clear();
}

function letGo(table: string, holder: Holder): void {
  const hold = holds.get(table);
  if (!hold?.holders.delete(holder) || hold.holders.size) return;
  holds.delete(table);
  hold.let();
}

/** Room in the module's memory for what the rules ask beside the kernel's own; reserved once for each kernel. */
import type { Area, Kernel } from "../kernel/kernel";
import { ROOM } from "../kernel/layout";

/** No turn has as many moves: the kernel need not look further back. */
export const MOST_PHASES = 32;

interface Areas {
  readonly spare: Area;
  readonly other: Area;
  readonly brought: Area;
  readonly foreseen: Area;
  readonly pips: Area;
  readonly lines: Area;
  readonly phases: Area;
  readonly steps: Area;
}

const reserved = new WeakMap<Kernel, Areas>();

export function areasOf(kernel: Kernel): Areas {
  let areas = reserved.get(kernel);
  if (!areas) {
    areas = {
      spare: kernel.area(ROOM.spare),
      other: kernel.area(ROOM.other),
      brought: kernel.area(ROOM.brought),
      foreseen: kernel.area(ROOM.foreseen),
      pips: kernel.area(ROOM.pips),
      lines: kernel.area(ROOM.lines),
      phases: kernel.area(MOST_PHASES * ROOM.phases),
      steps: kernel.area(ROOM.steps),
    };
    reserved.set(kernel, areas);
  }
  return areas;
}

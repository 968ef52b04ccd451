/** The size of a house that shall fit its place. */

/** How large a window of the house may be, so that the whole house fits. */
export function houseCell(
  inhabitants: number,
  hearts: number,
  height: number,
  width: number,
): { cell: number; gap: number } {
  const floors = Math.max(1, hearts);
  const columns = Math.max(1, inhabitants);
  const cell = Math.max(2, Math.min(12, height / (1.25 * floors + 1.9), width / (1.25 * columns + 0.75)));
  return { cell: Math.round(cell * 2) / 2, gap: Math.max(0.5, Math.round(cell * 0.5) / 2) };
}

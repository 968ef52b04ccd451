/** A share of a victory as it is shown, to a hundredth of a per cent: Python's `round(share, 4)`. */
const PARTS = 10_000;

export function shown(share: number): number {
  // Only odd numbers of thirty-seconds lie in the middle between two: Python takes the even one, `toFixed` the greater.
  const isHalf = Math.abs(share * 32) % 2 === 1;
  return isHalf ? evenBeside(share * PARTS) / PARTS : Number(share.toFixed(4));
}

function evenBeside(half: number): number {
  const below = Math.floor(half);
  return below % 2 === 0 ? below : below + 1;
}

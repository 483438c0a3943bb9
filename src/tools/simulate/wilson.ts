/** The 97.5% point of the normal distribution. */
export const Z = 1.959964;

/** The 95% Wilson interval for a share of `won` in `games`. */
export function wilson(won: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const share = won / games;
  const scale = 1 + Z ** 2 / games;
  const middle = (share + Z ** 2 / (2 * games)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  // At the ends the formula is exactly 0 or 1; floating point isn't.
  return [won === 0 ? 0 : middle - half, won === games ? 1 : middle + half];
}

/** The median by a number of each; of an even count the upper one. Throws for an empty list. */
export function middleBy<T>(measured: readonly T[], numberOf: (one: T) => number): T {
  const sorted = [...measured].sort((one, other) => numberOf(one) - numberOf(other));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

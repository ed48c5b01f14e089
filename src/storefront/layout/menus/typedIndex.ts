const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * The index of the item that typed letters select: the next one that starts with them, wrapping around; with several
 * letters the focused item may still match. Ignores case and accents. -1: none (DRL-11).
 */
export function typedIndex(labels: readonly string[], typed: string, from: number): number {
  const wanted = folded(typed);
  // Repeating one letter cycles through the items that start with it.
  const repeated = wanted.length > 1 && wanted === wanted.charAt(0).repeat(wanted.length);
  const matches = (prefix: string, first: number): number => {
    for (let step = 0; step < labels.length; step += 1) {
      const index = (((first + step) % labels.length) + labels.length) % labels.length;
      if (folded(labels[index] ?? '').startsWith(prefix)) return index;
    }
    return -1;
  };
  const exact = matches(wanted, wanted.length === 1 ? from + 1 : Math.max(from, 0));
  return exact >= 0 || !repeated ? exact : matches(wanted.slice(0, 1), from + 1);
}

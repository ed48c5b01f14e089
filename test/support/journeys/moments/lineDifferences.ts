/** For the suffixes of two lists from each index on: the length of their longest common subsequence. */
function commonLengths(one: readonly string[], other: readonly string[]): readonly (readonly number[])[] {
  const table = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const [here = [], below = []] = [table[row], table[row + 1]];
      here[column] =
        one[row] === other[column] ? (below[column + 1] ?? 0) + 1 : Math.max(below[column] ?? 0, here[column + 1] ?? 0);
    }
  }
  return table;
}

const withoutSpaces = (line: string): string => line.replace(/\s+/g, '');

/** The length of the common prefix. */
function sameHead(one: readonly string[], other: readonly string[]): number {
  const first = one.findIndex((line, index) => line !== other[index]);
  return first < 0 ? one.length : first;
}

/**
 * The lines that only one of the two has, in order: `- …` for the first, `+ …` for the other. Spaces are ignored:
 * Chromium writes them into a name only between parts that it has laid out.
 */
export function lineDifferences(first: readonly string[], second: readonly string[]): readonly string[] {
  const [one, other] = [first.map(withoutSpaces), second.map(withoutSpaces)];
  const head = sameHead(one, other);
  const common = commonLengths(one.slice(head), other.slice(head));
  const found: string[] = [];
  let [row, column] = [head, head];
  while (row < one.length || column < other.length) {
    const isInBoth = row < one.length && one[row] === other[column];
    const [withoutMine = -1, withoutOther = -1] = [
      common[row - head + 1]?.[column - head],
      common[row - head]?.[column - head + 1],
    ];
    if (isInBoth) {
      row += 1;
      column += 1;
    } else if (row < one.length && (column >= other.length || withoutMine >= withoutOther)) {
      found.push(`- ${String(first[row])}`);
      row += 1;
    } else {
      found.push(`+ ${String(second[column])}`);
      column += 1;
    }
  }
  return found;
}

const linesOf = (text: string): readonly string[] => text.split('\n');

/** Applies the edits of one text of synonyms to another: the lines that were added to `base` or removed from it. */
export function mergedSynonyms(base: string, edited: string, published: string): string {
  const before = linesOf(base);
  const mine = linesOf(edited);
  const theirs = linesOf(published);
  const removed = new Set(before.filter((line) => !mine.includes(line)));
  const added = mine.filter((line) => !before.includes(line) && !theirs.includes(line));
  return [...theirs.filter((line) => !removed.has(line)), ...added].join('\n');
}

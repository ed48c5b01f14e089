const linesOf = (text: string): readonly string[] => text.split('\n');

/** The published synonyms with the edits: without the lines that `edited` removed from `base`, with those it added. */
export function mergedSynonyms(base: string, edited: string, published: string): string {
  const before = linesOf(base);
  const mine = linesOf(edited);
  const theirs = linesOf(published);
  const removed = new Set(before.filter((line) => !mine.includes(line)));
  const added = mine.filter((line) => !before.includes(line) && !theirs.includes(line));
  return [...theirs.filter((line) => !removed.has(line)), ...added].join('\n');
}

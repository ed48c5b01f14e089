import type { StoredIndex } from '../stored/StoredIndex';

type Postings = Pick<StoredIndex, 'size' | 'postingStarts' | 'documents' | 'weights'>;

/** A way to read a word: the stems that a document must contain. */
interface Stems {
  readonly stems: readonly number[];
}

/** How many documents have a stem. */
export const postingCount = ({ postingStarts }: Postings, stem: number): number =>
  (postingStarts[stem + 1] ?? 0) - (postingStarts[stem] ?? 0);

/** An upper bound for the number of documents that have a word: the sum over its readings. */
export const frequencyOf = (index: Postings, readings: readonly Stems[]): number =>
  readings.reduce((sum, { stems }) => sum + Math.min(...stems.map((stem) => postingCount(index, stem))), 0);

/** The rarity of a word, a factor of its score: greater for words of fewer documents. */
export const rarityOf = (index: Postings, readings: readonly Stems[]): number =>
  Math.log(1 + (2 * index.size) / (frequencyOf(index, readings) + 1));

/** The weight of a stem in a document; 0 if it is not in it. */
export function weightIn({ postingStarts, documents, weights }: Postings, stem: number, document: number): number {
  const at = documents.subarray(postingStarts[stem], postingStarts[stem + 1]).indexOf(document);
  return at === -1 ? 0 : (weights[(postingStarts[stem] ?? 0) + at] ?? 0);
}

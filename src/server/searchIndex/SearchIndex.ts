import { compact, isStopWord, stem, wordsOf } from './frenchText';

/** One document's texts with the weight of their words. */
export interface IndexedText {
  readonly text: string;
  readonly weight: number;
}

/** The stored index of a published snapshot: plain JSON that needs no computation when loaded. */
export interface StoredIndex {
  /** Every word form that occurs, sorted, and for each the number of its stem. */
  readonly forms: readonly string[];
  readonly stemOfForm: readonly number[];
  readonly stems: readonly string[];
  /** For each stem: document and weight alternately, documents ascending. */
  readonly postings: readonly (readonly number[])[];
  /** Compact references (SKU, GTIN) and the document of each. */
  readonly references: Readonly<Record<string, number>>;
}

const MAX_WEIGHT = 24;

/** Builds the index of documents 0, 1, 2 …: their weighted texts and exact references. */
export const buildIndex = (
  documents: readonly { readonly texts: readonly IndexedText[]; readonly references: readonly string[] }[],
): StoredIndex => {
  const stemNumbers = new Map<string, number>();
  const postings: number[][] = [];
  const stemOf = new Map<string, number>();
  const references: Record<string, number> = {};
  const numberOf = (form: string): number => {
    const root = stem(form);
    const known = stemNumbers.get(root);
    if (known !== undefined) return known;
    stemNumbers.set(root, postings.length);
    return postings.push([]) - 1;
  };
  documents.forEach(({ texts, references: names }, document) => {
    const weights = new Map<number, number>();
    for (const { text, weight } of texts) {
      for (const form of new Set(wordsOf(text))) {
        if (isStopWord(form)) continue;
        const number = stemOf.get(form) ?? numberOf(form);
        stemOf.set(form, number);
        weights.set(number, Math.min(MAX_WEIGHT, (weights.get(number) ?? 0) + weight));
      }
    }
    for (const [number, weight] of weights) postings[number]?.push(document, weight);
    for (const name of names) references[compact(name)] = document;
  });
  const forms = [...stemOf.keys()].sort();
  return {
    forms,
    stemOfForm: forms.map((form) => stemOf.get(form) ?? -1),
    stems: [...stemNumbers.keys()],
    postings,
    references,
  };
};

/** An index ready to answer. */
export interface SearchIndex {
  /**
   * Documents that contain every word of the term, with their relevance. While it is typed the last word may be
   * incomplete; afterwards only if as a whole word it finds few.
   */
  find(term: string, isTyping?: boolean): ReadonlyMap<number, number>;
}

const EXACT_REFERENCE_SCORE = 1e9;
const UNFINISHED_FACTOR = 0.6;
const UNFINISHED_MIN_LENGTH = 2;
/** With fewer documents than this, completions of the last word are added. */
const LITTLE = 5;
/** A prefix of more forms than this is too unspecific; only the first ones are used. */
const MAX_FORMS_OF_PREFIX = 400;

/** The first index in a sorted list whose text is not before this one. */
const placeOf = (sorted: readonly string[], text: string): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The words to search for, each once, at its last position: stop words count only where there is nothing else. */
export const searchedWords = (term: string): readonly string[] => {
  const words = wordsOf(term);
  const telling = new Set(words.filter((word) => !isStopWord(word)).reverse());
  return telling.size > 0 ? [...telling].reverse() : words.slice(-1);
};

/** Opens a stored index. `size` is the number of its documents; only a map of stems is built. */
export const openIndex = (stored: StoredIndex, size: number): SearchIndex => {
  const numbers = new Map(stored.stems.map((root, number) => [root, number]));
  const references = new Map(Object.entries(stored.references));

  const addPostings = (into: Map<number, number>, stemNumber: number, factor: number): void => {
    const postings = stored.postings[stemNumber] ?? [];
    const rarity = Math.log(1 + (2 * size) / (postings.length + 1));
    for (let place = 0; place < postings.length; place += 2) {
      const document = postings[place] ?? 0;
      const score = (postings[place + 1] ?? 0) * rarity * factor;
      if (score > (into.get(document) ?? 0)) into.set(document, score);
    }
  };

  const documentsOf = (word: string, mayBeUnfinished: boolean): Map<number, number> => {
    const found = new Map<number, number>();
    const exact = numbers.get(stem(word));
    if (exact !== undefined) addPostings(found, exact, 1);
    if (!mayBeUnfinished || word.length < UNFINISHED_MIN_LENGTH) return found;
    const first = placeOf(stored.forms, word);
    const seen = new Set<number>(exact === undefined ? [] : [exact]);
    for (let place = first; place < first + MAX_FORMS_OF_PREFIX; place += 1) {
      if (stored.forms[place]?.startsWith(word) !== true) break;
      const number = stored.stemOfForm[place] ?? -1;
      if (seen.has(number)) continue;
      seen.add(number);
      addPostings(found, number, UNFINISHED_FACTOR);
    }
    return found;
  };

  const findAll = (words: readonly string[], lastMayBeUnfinished: boolean): Map<number, number> => {
    let found = new Map<number, number>();
    words.forEach((word, place) => {
      const next = documentsOf(word, lastMayBeUnfinished && place === words.length - 1);
      if (place === 0) {
        found = next;
        return;
      }
      const both = new Map<number, number>();
      for (const [document, score] of found) {
        const more = next.get(document);
        if (more !== undefined) both.set(document, score + more);
      }
      found = both;
    });
    return found;
  };

  return {
    find(term, isTyping = false) {
      const words = searchedWords(term);
      const whole = isTyping ? null : findAll(words, false);
      const found = whole === null || whole.size < LITTLE ? findAll(words, true) : whole;
      const named = references.get(compact(term));
      if (named !== undefined) found.set(named, EXACT_REFERENCE_SCORE);
      return found;
    },
  };
};

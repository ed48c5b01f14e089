import { fold } from './french/frenchText';

/** Words that people write before a reference. */
const LABELS = new Set(['ref', 'refs', 'reference', 'references', 'art', 'article', 'code', 'sku', 'ean', 'gtin']);
/** Words between two references. */
const BETWEEN = new Set(['et', 'ou', 'puis', 'avec']);
/** A reference with blanks: "2 000000 000497" and "FBL 201 02" have three pieces. */
const MAX_PIECES = 6;

const GROUP = /\p{L}+|\d+/gu;
const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/**
 * The form in which references are compared: their groups of letters and digits, without leading zeros of numbers and
 * without whatever is between the groups ("EMB-201-02", "emb 201 2").
 */
export const referenceKey = (text: string): string =>
  (fold(text).match(GROUP) ?? []).map((group) => withoutZeros(group)).join('-');

/** Compared by letters and digits alone: "VBA20102" is "VBA-201-02"; a GTIN may contain spaces and leading zeros. */
export const solidKey = (text: string): string => withoutZeros((fold(text).match(GROUP) ?? []).join(''));

/** The document with one of these reference keys; -1: none. */
export type ReferenceLookup = (key: string) => number;

function documentOf(text: string, lookup: ReferenceLookup): number {
  const byGroups = lookup(referenceKey(text));
  return byGroups >= 0 ? byGroups : lookup(solidKey(text));
}

const isFiller = (piece: string): boolean => LABELS.has(piece) || BETWEEN.has(piece);

/**
 * The documents whose references a term names, in the order of the term; empty unless it contains nothing else. It may
 * name several references, separated by anything.
 */
export function namedDocuments(term: string, lookup: ReferenceLookup): readonly number[] {
  const whole = documentOf(term, lookup);
  if (whole >= 0) return [whole];
  const pieces = fold(term).match(/[\p{L}\p{N}]+/gu) ?? [];
  const named: number[] = [];
  let at = 0;
  while (at < pieces.length) {
    let length = Math.min(MAX_PIECES, pieces.length - at);
    let found = -1;
    for (; length > 0; length -= 1) {
      found = documentOf(pieces.slice(at, at + length).join(' '), lookup);
      if (found >= 0) break;
    }
    if (found >= 0) {
      if (!named.includes(found)) named.push(found);
      at += length;
    } else if (isFiller(pieces[at] ?? '')) at += 1;
    else return [];
  }
  return named;
}

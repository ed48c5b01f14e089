import { fold } from './french/frenchText';
import { isMeasure, termsOf } from './french/terms';

/** Words that people write before a reference. */
const LABELS = new Set(['ref', 'refs', 'reference', 'references', 'art', 'article', 'code', 'sku', 'ean', 'gtin']);
/** Words between two references. */
const BETWEEN = new Set(['et', 'ou', 'puis', 'avec']);
/** Maximum of pieces of a reference with blanks: "2 000000 000497" and "FBL 201 02" have three. */
const MAX_PIECES = 6;
/** A text of fewer characters is a number or a word, not a reference or the beginning of one. */
const FEWEST_SIGNS = 4;
/** A text of fewer digits and no letter is a quantity or a year. */
const FEWEST_DIGITS = 8;
/** A text of more characters is not looked up: it is no reference, but pasted text, for example. */
const MOST_SIGNS = 255;
/**
 * If a term has at least this many known references of letters and digits, other parts of it with the shape of one of
 * them (`shapeOf`) count as references too.
 */
const SHAPED_BY = 2;

const GROUP = /\p{L}+|\d+/gu;
/** A piece, and the single sign that joins it to the piece before. */
const PIECE = /([-–—._]?)([\p{L}\p{N}]+)(%?)/gu;
const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');
const groupsOf = (text: string): readonly string[] => fold(text).match(GROUP) ?? [];

/**
 * The form in which references are compared: their groups of letters and digits, without leading zeros of numbers and
 * without whatever is between the groups ("EMB-201-02", "emb 201 2").
 */
export const referenceKey = (text: string): string =>
  groupsOf(text)
    .map((group) => withoutZeros(group))
    .join('-');

/**
 * A second form to compare references by, for those typed without their signs: letters and digits alone, without
 * leading zeros ("VBA20102" for "VBA-201-02"; a GTIN may be typed with spaces).
 */
export const solidKey = (text: string): string => withoutZeros(groupsOf(text).join(''));

/** The beginnings of the keys of a half-typed reference; none if it is too short to be one. */
export function beginningKeys(text: string): readonly string[] {
  const solid = solidKey(text);
  return solid.length < FEWEST_SIGNS ? [] : [...new Set([solid, referenceKey(text)])];
}

/** The references that a term consists of. */
export interface NamedDocuments {
  /**
   * The documents of the known references in the order of the term, each once; empty: the term says something else, or
   * names no known reference.
   */
  readonly documents: readonly number[];
  /**
   * The known references of the term, folded; if the term has other parts too, with a hyphen for whatever sign joins
   * the parts of a reference.
   */
  readonly known: readonly string[];
  /** Other parts of the term that look like references. */
  readonly unknown: readonly string[];
}

interface ReferenceWords {
  /** The documents with this reference key: several if they share a number, or if it is written without its signs. */
  readonly lookUp: (key: string) => readonly number[];
  /** Whether a word occurs in products, and is therefore no unknown reference. */
  readonly isWord: (form: string) => boolean;
}

interface Piece {
  readonly text: string;
  /** Whether it is joined to the piece before by a sign, without a space. */
  readonly isHung: boolean;
  readonly isPercentage: boolean;
}

const NOTHING: NamedDocuments = { documents: [], known: [], unknown: [] };

const isFiller = ({ text }: Piece): boolean => LABELS.has(text) || BETWEEN.has(text);
/** The kinds and lengths of a reference's groups: "L3D3" (letters, digits) for "TOU-101". */
const shapeOf = (text: string): string =>
  groupsOf(text)
    .map((group) => `${/\d/.test(group) ? 'D' : 'L'}${String(group.length)}`)
    .join('');

function piecesOf(term: string): readonly Piece[] {
  let end = -1;
  return [...fold(term).matchAll(PIECE)].map((match) => {
    const [whole, sign = '', text = '', percent] = match;
    const isHung = sign !== '' && match.index === end;
    end = match.index + whole.length;
    return { text, isHung, isPercentage: percent !== '' };
  });
}

/**
 * The documents whose references a term names, in the order of the term; none if it contains anything else. It may name
 * several references, separated by any signs and by words like "et" or "réf". Besides known references it may have
 * unknown ones: pieces written like a reference that are neither a measure nor a word of a product.
 */
export function namedDocuments(term: string, { lookUp, isWord }: ReferenceWords): NamedDocuments {
  const documentsOf = (text: string): readonly number[] => {
    if (text.length > MOST_SIGNS) return [];
    const byGroups = lookUp(referenceKey(text));
    return byGroups.length > 0 ? byGroups : lookUp(solidKey(text));
  };
  const whole = documentsOf(term);
  if (whole.length > 0) return { documents: whole, known: [fold(term).trim()], unknown: [] };
  const pieces = piecesOf(term);
  const textOf = (from: number, to: number): string =>
    pieces
      .slice(from, to)
      .reduce((text, piece) => text + (piece.isHung ? '-' : text === '' ? '' : ' ') + piece.text, '');

  /** The largest number of consecutive pieces from here on that together satisfy the condition; 0: none do. */
  const longest = (from: number, satisfies: (text: string) => boolean): number => {
    for (let length = Math.min(MAX_PIECES, pieces.length - from); length > 0; length -= 1)
      if (satisfies(textOf(from, from + length))) return length;
    return 0;
  };
  const knownAt = pieces.map((_piece, at) => longest(at, (text) => documentsOf(text).length > 0));
  if (knownAt.every((length) => length === 0)) return NOTHING;
  const shapes = knownAt
    .flatMap((length, at) => (length === 0 ? [] : [shapeOf(textOf(at, at + length))]))
    .filter((shape) => shape.includes('L') && shape.includes('D'));

  /** How many joined pieces from here on are written like a reference; 0: none. */
  const unknownAt = (from: number): number => {
    let to = from + 1;
    while (pieces[to]?.isHung === true) to += 1;
    const text = textOf(from, to);
    const solid = solidKey(text);
    if (solid.length < FEWEST_SIGNS || !/\d/.test(solid) || pieces[to - 1]?.isPercentage === true) return 0;
    const isReference = /^\d+$/.test(solid)
      ? solid.length >= FEWEST_DIGITS
      : to > from + 1 || termsOf(text).some(({ form }) => !isMeasure(form) && !isWord(form));
    return isReference ? to - from : 0;
  };
  const shapedAt = (from: number): number =>
    shapes.length < SHAPED_BY ? 0 : longest(from, (text) => shapes.includes(shapeOf(text)));

  const documents = new Set<number>();
  const [known, unknown]: [string[], string[]] = [[], []];
  for (let at = 0; at < pieces.length;) {
    const length = knownAt[at] ?? 0;
    const piece = pieces[at];
    if (length > 0) {
      const text = textOf(at, at + length);
      const named = documentsOf(text);
      if (named.some((document) => !documents.has(document))) known.push(text);
      for (const document of named) documents.add(document);
      at += length;
    } else if (piece !== undefined && isFiller(piece)) at += 1;
    else {
      const other = unknownAt(at) || shapedAt(at);
      if (other === 0) return NOTHING;
      unknown.push(textOf(at, at + other));
      at += other;
    }
  }
  return { documents: [...documents], known, unknown };
}

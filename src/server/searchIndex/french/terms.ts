import { contentWords, fold } from './frenchText';

/**
 * A piece of a text: a word, a number, a quantity ("25 kg", "25kilos" and "25000 g" are `#25000g`), a percentage
 * ("82 %" is `82%`), a package ("10 × 1 kg" and "1 kg x 10" are `#10x1000g`), a number of pieces ("x6" and "6x" are
 * `x6`, by which packages of six are found too) or a numbered kind ("T55" and "type 55" are `t55`).
 */
export interface Term {
  /** The form to look for when a query contains the piece. */
  readonly form: string;
  /** Other forms by which it can be found. */
  readonly also: readonly string[];
}

interface Token {
  readonly text: string;
  readonly isNumber: boolean;
  /** Whether it directly follows the token before. */
  readonly isJoined: boolean;
  /** Where it begins and ends in the folded text. */
  readonly start: number;
  readonly end: number;
}

/** In "1kgx10" the unit ends before the sign "x". */
const TOKEN = /\d+(?:[.,]\d+)?|(?<=\d ?)\p{L}+?(?=x\d)|\p{L}+|[%×*]/gu;
/** Grams or millilitres in a unit of measure. */
const UNITS = new Map<string, readonly [factor: number, base: 'g' | 'ml']>([
  ...['g', 'gr', 'grs', 'gramme', 'grammes'].map((name) => [name, [1, 'g']] as const),
  ...['kg', 'kgs', 'kilo', 'kilos', 'kilogramme', 'kilogrammes'].map((name) => [name, [1000, 'g']] as const),
  ...['ml', 'millilitre', 'millilitres'].map((name) => [name, [1, 'ml']] as const),
  ...['cl', 'centilitre', 'centilitres'].map((name) => [name, [10, 'ml']] as const),
  ...['dl', 'decilitre', 'decilitres'].map((name) => [name, [100, 'ml']] as const),
  ...['l', 'lt', 'litre', 'litres'].map((name) => [name, [1000, 'ml']] as const),
]);
const TIMES = new Set(['x', '×', '*']);
const NUMBERED = new Set(['t', 'type']);
/** The number of a kind: "T55", "T 150", "type 00". Longer numbers are not kinds. */
const KIND = /^\d{1,3}$/;

/** A number with one blank before its last three digits: "1 000", "25 000". */
const THOUSANDS = /\b(\d{1,3})[ \u00a0\u202f](\d{3})(?![\d.,])/g;

function tokensOf(folded: string): readonly Token[] {
  let end = -1;
  return [...folded.matchAll(TOKEN)].map((match) => {
    const [token] = match;
    const isJoined = match.index === end;
    end = match.index + token.length;
    return { text: token, isNumber: /^\d/.test(token), isJoined, start: match.index, end };
  });
}

const numberText = (text: string): string => text.replace(',', '.');
function amountOf(number: string, unit: string): string | undefined {
  const [factor, base] = UNITS.get(unit) ?? [];
  if (factor === undefined || base === undefined) return undefined;
  return `${String(Math.round(Number(numberText(number)) * factor * 1000) / 1000)}${base}`;
}

interface Read {
  readonly term: Term;
  readonly length: number;
}

const read = (length: number, form: string, ...also: readonly string[]): Read => ({ term: { form, also }, length });
const isTimes = (token: Token | undefined): boolean => TIMES.has(token?.text ?? '');
const numberAt = (tokens: readonly Token[], at: number): string | undefined =>
  tokens[at]?.isNumber === true ? numberText(tokens[at].text) : undefined;
/** The amount that starts at a token, such as `1000g`. */
function amountAt(tokens: readonly Token[], at: number): string | undefined {
  const number = numberAt(tokens, at);
  return number === undefined ? undefined : amountOf(number, tokens[at + 1]?.text ?? '');
}

const packageOf = (length: number, count: string, each: string, single: string): Read =>
  read(length, `#${count}x${each}`, `#${each}`, count, single, `x${count}`);

/**
 * Reads a number: with a percent sign, with its unit ("5 kg"), with its number of pieces ("1 kg x 10"), as the number
 * of pieces of an amount ("10 x 1 kg"), as a number of pieces ("6x"), or alone.
 */
function readNumber(tokens: readonly Token[], at: number): Read {
  const number = numberText(tokens[at]?.text ?? '');
  const next = tokens[at + 1]?.text ?? '';
  if (next === '%') return read(2, `${number}%`, number);
  const amount = amountAt(tokens, at);
  if (amount !== undefined) {
    const count = isTimes(tokens[at + 2]) ? numberAt(tokens, at + 3) : undefined;
    return count === undefined || amountAt(tokens, at + 3) !== undefined
      ? read(2, `#${amount}`, number)
      : packageOf(4, count, amount, number);
  }
  if (isTimes(tokens[at + 1])) {
    const each = amountAt(tokens, at + 2);
    if (each !== undefined) return packageOf(4, number, each, numberAt(tokens, at + 2) ?? '');
    return read(2, `x${number}`, number);
  }
  // "Lot de 4 pièces", "6 × 30 œufs": the number counts pieces.
  const isCounted = next.length > 2 && (tokens[at - 1]?.text === 'de' || isTimes(tokens[at - 1]));
  return isCounted ? read(1, number, `x${number}`) : read(1, number);
}

/**
 * Reads a number of pieces: "x6", "× 6". null: there is none, or the number belongs to an amount ("x 1 kg") or to
 * another sign after it.
 */
function readTimes(tokens: readonly Token[], at: number): Read | null {
  const count = numberAt(tokens, at + 1);
  if (count === undefined || amountAt(tokens, at + 1) !== undefined || isTimes(tokens[at + 2])) return null;
  return read(2, `x${count}`, count);
}

function readWord(tokens: readonly Token[], at: number): Read {
  const word = tokens[at]?.text ?? '';
  const next = tokens[at + 1];
  const follows = next?.isNumber === true;
  if (follows && NUMBERED.has(word) && KIND.test(next.text) && UNITS.get(tokens[at + 2]?.text ?? '') === undefined)
    return read(2, `t${next.text}`, next.text);
  // "omega3", "b12": letters and digits without a blank are one word.
  if (follows && next.isJoined) return read(2, `${word}${next.text}`, word, next.text);
  return read(1, word);
}

interface Piece {
  readonly term: Term;
  /** As it is written in the folded text. */
  readonly written: string;
}

function piecesOf(text: string): readonly Piece[] {
  const folded = fold(text).replace(THOUSANDS, '$1$2');
  const tokens = tokensOf(folded);
  const pieces: Piece[] = [];
  let at = 0;
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    const times = isTimes(token) ? readTimes(tokens, at) : null;
    const isSign = isTimes(token) ? numberAt(tokens, at + 1) !== undefined : token.text === '%';
    if (times === null && (isSign || /^[×*]/.test(token.text))) {
      at += 1;
      continue;
    }
    const { term, length } = times ?? (token.isNumber ? readNumber(tokens, at) : readWord(tokens, at));
    at += length;
    pieces.push({ term, written: folded.slice(token.start, tokens[at - 1]?.end) });
  }
  return pieces;
}

/** The pieces of a text in order; punctuation and signs by themselves are left out. */
export const termsOf = (text: string): readonly Term[] => piecesOf(text).map(({ term }) => term);

/** By form: how it is written in the text, folded, so that a quantity can be shown as it was typed. */
export const writtenForms = (text: string): ReadonlyMap<string, string> =>
  new Map(piecesOf(text).map(({ term, written }) => [term.form, written]));

/** Whether a form is a quantity, a package, a number of pieces, a percentage or a numbered type such as flour T55. */
export const isMeasure = (form: string): boolean => /^(?:#|x\d|t\d{1,3}$)|%$/.test(form);

/**
 * Maximum of pieces of a term that are searched for: more than any usual term has, and a bound for the cost of long
 * ones.
 */
const MAX_SEARCHED_PIECES = 128;

/** The forms to search for: those of the term's first pieces, without stop words and repetitions. */
export const searchedForms = (term: string): readonly string[] =>
  contentWords(
    termsOf(term)
      .slice(0, MAX_SEARCHED_PIECES)
      .map(({ form }) => form),
  );

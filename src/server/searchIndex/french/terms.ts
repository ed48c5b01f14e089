import { fold } from './frenchText';

/**
 * The pieces of a text: words, numbers, quantities ("25 kg", "25kilos" and "25000 g" are `#25000g`, "82 %" is `82%`),
 * packages ("10 × 1 kg" is `#10x1000g`) and numbered kinds ("T55", "type 55" are `t55`).
 */
export interface Term {
  /** The form to look for when a query contains it. */
  readonly form: string;
  /** Other spellings by which it can be found. */
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

const TOKEN = /\d+(?:[.,]\d+)?|\p{L}+|[%×*]/gu;
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
/** "T55", "T 150", "type 00": longer numbers are not kinds. */
const KIND = /^\d{1,3}$/;

/** Only one blank, and three digits: "1 000", "25 000". */
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

/** A number with its unit, or a number of pieces in front of an amount. */
function readNumber(tokens: readonly Token[], at: number): Read {
  const number = numberText(tokens[at]?.text ?? '');
  const next = tokens[at + 1]?.text ?? '';
  if (next === '%') return { term: { form: `${number}%`, also: [number] }, length: 2 };
  const amount = amountOf(number, next);
  if (amount !== undefined) return { term: { form: `#${amount}`, also: [number] }, length: 2 };
  const [single, unit] = [tokens[at + 2], tokens[at + 3]];
  if (TIMES.has(next) && single?.isNumber === true) {
    const each = amountOf(single.text, unit?.text ?? '');
    if (each !== undefined)
      return { term: { form: `#${number}x${each}`, also: [`#${each}`, number, numberText(single.text)] }, length: 4 };
  }
  return { term: { form: number, also: [] }, length: 1 };
}

function readWord(tokens: readonly Token[], at: number): Read {
  const word = tokens[at]?.text ?? '';
  const next = tokens[at + 1];
  const follows = next?.isNumber === true;
  if (follows && NUMBERED.has(word) && KIND.test(next.text) && UNITS.get(tokens[at + 2]?.text ?? '') === undefined)
    return { term: { form: `t${next.text}`, also: [next.text] }, length: 2 };
  // "omega3", "b12": a single word, whatever it means.
  if (follows && next.isJoined) return { term: { form: `${word}${next.text}`, also: [word, next.text] }, length: 2 };
  return { term: { form: word, also: [] }, length: 1 };
}

interface Piece {
  readonly term: Term;
  /** As it stands in the text, folded. */
  readonly written: string;
}

function piecesOf(text: string): readonly Piece[] {
  const folded = fold(text).replace(THOUSANDS, '$1$2');
  const tokens = tokensOf(folded);
  const pieces: Piece[] = [];
  let at = 0;
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    if (!token.isNumber && !/^\p{L}/u.test(token.text)) {
      at += 1;
      continue;
    }
    const { term, length } = token.isNumber ? readNumber(tokens, at) : readWord(tokens, at);
    at += length;
    pieces.push({ term, written: folded.slice(token.start, tokens[at - 1]?.end) });
  }
  return pieces;
}

/** The pieces of a text in order. Signs say nothing. */
export const termsOf = (text: string): readonly Term[] => piecesOf(text).map(({ term }) => term);

/** How the forms of a text are written in it: a quantity is shown as it was typed. */
export const writtenForms = (text: string): ReadonlyMap<string, string> =>
  new Map(piecesOf(text).map(({ term, written }) => [term.form, written]));

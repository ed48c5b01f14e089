import fc from 'fast-check';
import { demoCatalog } from '../../../src/demo/demoCatalog';
import { TRADE_SYNONYMS } from '../../../src/demo/tradeSynonyms';
import { SEARCH_TERM_WORD_LIMIT, SUGGESTION_TERM_LENGTH } from '../../../src/contract/search/search';
import { makeParts } from '../../../src/server/features/catalog/publication/makeParts';
import { wordsOf } from '../../../src/server/searchIndex/french/frenchText';
import { searchedForms } from '../../../src/server/searchIndex/french/terms';
import { readSynonyms } from '../../../src/server/searchIndex/query/synonyms';
import { openIndex } from '../../../src/server/searchIndex/SearchIndex';

const records = demoCatalog();
const index = openIndex(makeParts(records).index);
const synonyms = readSynonyms(TRADE_SYNONYMS);

/** Postings gone through and products scored: what an answer costs, whatever the machine. */
function workOf(term: string, isTyping = false): number {
  const { visited, documents } = index.find(term, { synonyms, isTyping });
  return visited + documents.length;
}
/** Whether the server searches a term, or refuses it for its many words. */
const isAsked = (term: string): boolean => wordsOf(term).length <= SEARCH_TERM_WORD_LIMIT;

/** The most work that honest searches take: for a product by its name and package, and for a name as it is typed. */
const bound = Math.max(...records.products.map(({ name, packaging }) => workOf(`${name} ${packaging}`)));
const typedBound = Math.max(
  ...records.products
    .filter((_product, number) => number % 5 === 0)
    .flatMap(({ name }) => Array.from(name, (_sign, at) => workOf(name.slice(0, at + 1), true))),
);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
const HOSTILE: readonly (readonly [string, string])[] = [
  ['10,000 letters', 'a'.repeat(10_000)],
  ['10,000 brackets', '('.repeat(10_000)],
  ['nested brackets around a word', `${'('.repeat(5_000)}beurre${')'.repeat(5_000)}`],
  ['10,000 accents', 'e\u0301'.repeat(5_000)],
  ['packages without an end', '10x'.repeat(3_000)],
  ['packages of packages', '10x1kgx'.repeat(1_400)],
  ['different numbers in one word', Array.from({ length: 2_500 }, (_none, number) => `a${number}`).join('')],
  ['every percentage', Array.from({ length: 32 }, (_none, number) => `${number}%`).join('')],
  ['single letters', LETTERS.join(' ')],
  ['single letters, each twice', [...LETTERS, ...LETTERS].slice(0, 32).join(' ')],
  ['an expression that never ends', '(a+)+$ '.repeat(30)],
  ['one word again and again', 'beurre '.repeat(32)],
  ['numbers of very many products', Array.from({ length: 32 }, (_none, number) => String(number)).join(' ')],
];

test.each(HOSTILE)('%s costs no more work than the dearest question in good faith [SRC-07]', (_what, term) => {
  if (isAsked(term)) expect(workOf(term)).toBeLessThanOrEqual(bound);
  expect(workOf(term.slice(0, SUGGESTION_TERM_LENGTH), true)).toBeLessThanOrEqual(typedBound);
});

test('hundreds of single letters are refused before anything is looked for', () => {
  expect(isAsked(LETTERS.join(' ').repeat(20))).toBe(false);
});

test('only the first pieces of an endless term are read', () => {
  const pieces = Array.from({ length: 3_000 }, (_none, number) => `a${number}`).join('');
  expect(searchedForms(pieces)).toHaveLength(128);
  expect(searchedForms(pieces)).toEqual(searchedForms(pieces.slice(0, 1_000)));
});

test('no random combination costs more either [SRC-07]', () => {
  const piece = fc.constantFrom(
    '10x',
    '1kg',
    'x',
    '6',
    '%',
    '(',
    ')',
    ' ',
    '-',
    'beurre',
    'q',
    'é',
    't55',
    'de',
    'farnie',
    '0',
  );
  const term = fc
    .array(fc.tuple(piece, fc.integer({ min: 1, max: 400 })), { minLength: 1, maxLength: 12 })
    .map((parts) =>
      parts
        .map(([text, times]) => text.repeat(times))
        .join('')
        .slice(0, 10_000),
    );
  fc.assert(
    fc.property(term, (asked) => {
      if (isAsked(asked)) expect(workOf(asked)).toBeLessThanOrEqual(bound);
    }),
    { seed: 20_261_127, numRuns: 300 },
  );
});

import fc from 'fast-check';
import { buildIndex } from '../../../src/server/searchIndex/buildIndex';
import { createMatcher } from '../../../src/server/searchIndex/query/matchWords';
import { NO_RANKING, type Ranking } from '../../../src/server/searchIndex/query/bestScores';
import { readWords } from '../../../src/server/searchIndex/query/readings';
import { readSynonyms } from '../../../src/server/searchIndex/query/synonyms';
import { openIndex } from '../../../src/server/searchIndex/SearchIndex';
import { readIndex } from '../../../src/server/searchIndex/stored/StoredIndex';

const bytesOf = (texts: readonly string[]): Uint8Array =>
  buildIndex(texts.map((text) => ({ texts: [{ text, weight: 10 }], references: [] })));

const scoresOf = ({ documents, scores }: Ranking): ReadonlyMap<number, number> =>
  new Map([...documents].map((document, index) => [document, scores[index] ?? 0]));

/** Compares every document with every word, one after the other. */
function compared(alone: readonly ReadonlyMap<number, number>[], size: number, missing: number) {
  const found = new Map<number, number>();
  for (let document = 0; document < size; document += 1) {
    const having = alone.filter((scores) => scores.has(document));
    if (having.length === 0 || having.length !== alone.length - missing) continue;
    found.set(
      document,
      having.reduce((sum, scores) => sum + (scores.get(document) ?? 0), 0),
    );
  }
  return found;
}

function expectSame(ranking: Ranking, expected: ReadonlyMap<number, number>): void {
  const found = scoresOf(ranking);
  expect([...found.keys()].sort((a, b) => a - b)).toEqual([...expected.keys()]);
  for (const [document, score] of expected) expect(found.get(document)).toBeCloseTo(score, 3);
}

const WORDS = ['beurre', 'doux', 'demi', 'sel', 'creme', 'lait', 'cru', 'beurredoux', 'laitcru', 'farine'];

test('what has all words, or all but some, is found as if every product were compared with every word', () => {
  const text = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
  // Few products and many: short lists of postings are gone through, in long ones single products are looked up.
  const texts = fc.oneof(
    fc.array(text, { minLength: 1, maxLength: 12 }),
    fc.array(text, { minLength: 80, maxLength: 160 }).map((common) => [...common, ...WORDS.map(() => 'lait cru')]),
  );
  const asked = fc.array(fc.constantFrom(...WORDS, 'rare', 'crudoux'), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(texts, asked, fc.nat(3), (documents, forms, spared) => {
      const index = readIndex(bytesOf([...documents, 'rare doux beurre', 'rare cru']));
      const match = createMatcher(index);
      const words = readWords(index);
      const read = forms.map((form) =>
        words.readingsOf(
          { form, isMeant: false, isLast: false },
          { mayBeUnfinished: false, isTyping: false, hasOthers: false },
        ),
      );
      const alone = read.map((readings) => scoresOf(match([readings], 0).byMissing[0] ?? NO_RANKING));
      const { byMissing } = match(read, spared);
      expect(byMissing).toHaveLength(Math.min(spared, forms.length - 1) + 1);
      for (const [missing, ranking] of byMissing.entries()) expectSame(ranking, compared(alone, index.size, missing));
    }),
    { seed: 20_261_127, numRuns: 120 },
  );
});

describe('a term of many words that very many products have costs no more than its words', () => {
  const LETTERS = 'b c e f g h i k o p q r t u v w x z'.split(' ');
  const SIZE = 4_000;
  /** Each product has four fifths of the letters. "op" and "tu" are words too: the term may be read in several ways. */
  const texts = Array.from({ length: SIZE }, (_none, document) =>
    [
      ...LETTERS.filter((_letter, letter) => (document * 7 + letter) % 5 > 0),
      ...(document % 9 ? [] : ['op', 'tu']),
    ].join(' '),
  );
  const index = openIndex(bytesOf(texts));

  test('where some of them are rare, little more than those', () => {
    const rare = openIndex(bytesOf([...texts, 'rose', 'verveine']));
    const { documents, visited } = rare.find(`${LETTERS.join(' ')} rose verveine`);
    expect(documents).toHaveLength(0);
    expect(visited).toBeLessThan(SIZE);
  });

  test('where all of them are common, a few times each, however they may be read', () => {
    const { visited } = index.find(LETTERS.join(' '));
    expect(visited).toBeGreaterThan(SIZE);
    expect(visited).toBeLessThan(4 * LETTERS.length * SIZE);
  });
});

test('when a term that can be read in many ways has become dear, no other ways are tried', () => {
  const words = Array.from({ length: 24 }, (_none, number) => `mot${String.fromCharCode(97 + number)}`);
  const size = 30_000;
  const index = openIndex(bytesOf(Array.from({ length: size }, () => words.join(' '))));
  // Four pairs of synonyms give sixteen interpretations of the term; where each is cheap, twelve of them are tried.
  const synonyms = readSynonyms(['mota, motx', 'motb, motw', 'motc, motv', 'motd, motu']);
  const { documents, visited } = index.find(words.slice(0, 20).join(' '), { synonyms });
  expect(documents).toHaveLength(size);
  expect(visited).toBeLessThan(5 * words.length * size);
});

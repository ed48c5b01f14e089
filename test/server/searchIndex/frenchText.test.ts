import fc from 'fast-check';
import { compact, fold, stem, wordsOf } from '../../../src/server/searchIndex/frenchText';
import { buildIndex, openIndex } from '../../../src/server/searchIndex/SearchIndex';

test.each([
  ['Œufs d’Isigny', ['oeufs', 'd', 'isigny']],
  ['Crème 35 % — brûlée', ['creme', '35', 'brulee']],
  ['T45, 10 × 1 kg', ['t45', '10', '1', 'kg']],
])('%s is these words', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['beurre', 'beurres'],
  ['gateau', 'gateaux'],
  ['vegetal', 'vegetaux'],
  ['vegetal', 'vegetales'],
  ['bon', 'bonne'],
  ['fraiche', 'fraiches'],
  ['riz', 'riz'],
])('%s and %s are one word', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ['lait', 'laitue'],
  ['pate', 'patissier'],
  ['t45', 't55'],
  ['sel', 'seau'],
])('%s and %s are two words', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('folding twice is folding once, and a reference keeps letters and digits only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
      expect(compact(compact(text))).toBe(compact(text));
    }),
    { seed: 20_260_301 },
  );
});

test('a word that a term says again and again is looked up once', () => {
  const stored = buildIndex([{ texts: [{ text: 'beurre doux virgule', weight: 3 }], references: [] }]);
  let reads = 0;
  const postings = new Proxy(stored.postings, {
    get: (target, place, self) => {
      reads += 1;
      return Reflect.get(target, place, self) as unknown;
    },
  });
  const index = openIndex({ ...stored, postings }, 1);
  const readsOf = (term: string): number => {
    reads = 0;
    index.find(term);
    return reads;
  };
  expect(readsOf(`${'virgule.'.repeat(2500)}beurre`)).toBe(readsOf('virgule beurre'));
  expect(readsOf('virgule beurre')).toBeGreaterThan(0);
  expect([...index.find('beurre virgule beur').keys()]).toEqual([0]);
});

test('a document is found by each of its words, by its beginning, and by all of them together', () => {
  const word = fc.stringMatching(/^[a-zéèœ]{4,9}$/);
  fc.assert(
    fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 }), (texts) => {
      const documents = texts.map((words) => ({ texts: [{ text: words.join(' '), weight: 3 }], references: [] }));
      // What is stored is what JSON keeps of it.
      const stored = JSON.parse(JSON.stringify(buildIndex(documents))) as ReturnType<typeof buildIndex>;
      const index = openIndex(stored, documents.length);
      texts.forEach((words, document) => {
        for (const one of words) {
          expect([...index.find(one).keys()]).toContain(document);
          expect([...index.find(one.slice(0, 3), true).keys()]).toEqual(
            one.slice(0, 3) === '' ? [] : expect.arrayContaining([document]),
          );
        }
        expect([...index.find(words.toReversed().join(' ')).keys()]).toContain(document);
      });
    }),
    { seed: 20_260_302, numRuns: 60 },
  );
});

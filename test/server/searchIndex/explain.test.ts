import fc from 'fast-check';
import { buildIndex } from '../../../src/server/searchIndex/buildIndex';
import { explainedScore } from '../../../src/server/searchIndex/query/explain';
import { readSynonyms } from '../../../src/server/searchIndex/query/synonyms';
import { openIndex } from '../../../src/server/searchIndex/SearchIndex';

const WORDS = ['confiture', 'concombre', 'concentre', 'beurre', 'doux', 'yaourt', 'farine', 'fraise'];
const synonyms = readSynonyms(['confiture, gelee', 'maizena => farine', 'beurre doux, yaourt', 'fraise, gariguette']);
// The words of products, mistyped and unfinished ones, words of synonyms alone and their beginnings, and unknown ones.
const TYPED = [
  ...WORDS,
  'con',
  'conf',
  'buerre',
  'frraise',
  'gelee',
  'maizenna',
  'maiz',
  'gari',
  'beurre doux',
  'pneus',
];

test('the score of each found document is explained, also where it lacks a word and where a word is guessed', () => {
  const text = fc.record({ text: fc.constantFrom(...WORDS), weight: fc.constantFrom(1, 40) });
  const texts = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 20 });
  const term = fc.uniqueArray(fc.constantFrom(...TYPED), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(texts, term, fc.boolean(), fc.boolean(), (products, words, isTyping, isAllShown) => {
      const index = openIndex(buildIndex(products.map((own) => ({ texts: own, references: [] }))));
      const options = { synonyms, isTyping, isShown: (document: number) => isAllShown || document % 2 === 0 };
      const { documents, scores } = index.find(words.join(' '), options);
      const explained = index.explain(words.join(' '), options);
      documents.forEach((document, at) => {
        const explanation = explained(document);
        expect(explanation && explainedScore(explanation)).toBeCloseTo(scores[at] ?? 0, 2);
      });
    }),
    { seed: 20_261_129, numRuns: 2_000 },
  );
});

test('the explanation of what lacks a word has all its other words', () => {
  const index = openIndex(
    buildIndex(['beurre fraise', 'yaourt'].map((text) => ({ texts: [{ text, weight: 10 }], references: [] }))),
  );
  const explained = index.explain('beurre fraise pneus', { synonyms });
  expect(explained(0)?.words.map(({ word }) => word)).toEqual(['beurre', 'fraise']);
  expect(explained(1)).toBeNull();
});

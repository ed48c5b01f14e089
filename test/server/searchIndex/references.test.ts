import fc from 'fast-check';
import { namedDocuments, referenceKey, solidKey } from '../../../src/server/searchIndex/references';

const REFERENCES = ['TOU-101', 'EMB-201-02', 'FBL-201', 'FBL-201-02', '2000000000497', 'CHO-106'];
const documentsBy = (key: string): readonly number[] =>
  [...REFERENCES.keys()].filter((document) => {
    const reference = REFERENCES[document] ?? '';
    return [referenceKey(reference), solidKey(reference)].includes(key);
  });
const WORDS = new Set(['beurre', 'omega3', '101', 'tou']);
const read = (term: string) => namedDocuments(term, { lookUp: documentsBy, isWord: (form) => WORDS.has(form) });
const named = (term: string): readonly (string | undefined)[] =>
  read(term).documents.map((document) => REFERENCES[document]);

test.each([
  ['TOU-101', ['TOU-101']],
  ['tou 101', ['TOU-101']],
  ['tou101', ['TOU-101']],
  ['TOU–101', ['TOU-101']],
  ['réf. CHO-106', ['CHO-106']],
  ['emb-201-2', ['EMB-201-02']],
  ['EMB20102', ['EMB-201-02']],
  ['fbl 201', ['FBL-201']],
  ['fbl 201 02', ['FBL-201-02']],
  ['2 000000 000497', ['2000000000497']],
  ['02000000000497', ['2000000000497']],
  ['EAN 2000000000497', ['2000000000497']],
])('%s names %j [SRC-07]', (term, found) => {
  expect(named(term)).toEqual(found);
});

test.each([
  ['TOU-101 FBL-201', ['TOU-101', 'FBL-201']],
  ['cho-106;tou-101 / fbl-201-02', ['CHO-106', 'TOU-101', 'FBL-201-02']],
  ['tou101 et cho106', ['TOU-101', 'CHO-106']],
  ['CHO-106, CHO-106', ['CHO-106']],
  ['fbl 201 fbl 201 02 tou 101', ['FBL-201', 'FBL-201-02', 'TOU-101']],
])('several references name their products in the order given: %s [SRC-07]', (term, found) => {
  expect(named(term)).toEqual(found);
});

test.each([
  ['TOU-101 TOU-999', ['TOU-101'], ['tou-999']],
  ['TOU-999, tou101; CHO-106', ['TOU-101', 'CHO-106'], ['tou-999']],
  ['tou101 tou999', ['TOU-101'], ['tou999']],
  ['tou 101 fbl 999 cho 106', ['TOU-101', 'CHO-106'], ['fbl 999']],
  ['TOU-101 2000000000411', ['TOU-101'], ['2000000000411']],
  ['XYZ-1-2 réf. CHO-106 et ABC.77', ['CHO-106'], ['xyz-1-2', 'abc-77']],
])('beside known references %s has the unknown %j left out [SRC-07]', (term, found, unknown) => {
  expect(named(term)).toEqual(found);
  expect(read(term).unknown).toEqual(unknown);
});

test('of random references the known ones are found in the order given, whatever else stands among them [SRC-07]', () => {
  const known = fc.constantFrom(...REFERENCES);
  const unknown = fc.stringMatching(/^[A-Z]{3}-[5-9]\d{2}$/);
  fc.assert(
    fc.property(
      fc.array(fc.oneof(known, unknown), { minLength: 1, maxLength: 12 }),
      fc.constantFrom(' ', ', ', ';', ' / ', '\n'),
      (terms, between) => {
        const inOrder = [...new Set(terms.filter((term) => REFERENCES.includes(term)))];
        expect(named(terms.join(between))).toEqual(inOrder);
      },
    ),
    { seed: 20_261_127, numRuns: 300 },
  );
});

test.each([
  'TOU-999',
  'TOU-101 beurre',
  'TOU-101 10x1kg',
  'TOU-101 t150',
  'TOU-101 omega3',
  'TOU-101 creme-18%',
  'TOU-101 2024',
  'TOU-101 lait 500',
  'beurre',
  '',
  '101',
  'et',
  'réf',
])('%j names nothing, or more than references', (term) => {
  expect(named(term)).toEqual([]);
});

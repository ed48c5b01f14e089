import { namedDocuments, referenceKey, solidKey } from '../../../src/server/searchIndex/references';

const REFERENCES = ['TOU-101', 'EMB-201-02', 'FBL-201', 'FBL-201-02', '2000000000497', 'CHO-106'];
const keys = new Map(
  REFERENCES.flatMap((text, document) => [referenceKey(text), solidKey(text)].map((key) => [key, document] as const)),
);
const named = (term: string): readonly (string | undefined)[] =>
  namedDocuments(term, (key) => keys.get(key) ?? -1).map((document) => REFERENCES[document]);

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

test.each(['TOU-999', 'TOU-101 beurre', 'beurre', '', '101', 'TOU-101 TOU-999', 'et', 'réf'])(
  '%j names nothing, or more than references',
  (term) => {
    expect(named(term)).toEqual([]);
  },
);

import { countedTerm } from '../../../../../src/server/features/search';

const index = { names: (term: string) => term === '3760123456789' };

it.each([
  ['  Pâte   à CHOUX ', 'pate a choux'],
  ['farine t55 25 kg', 'farine t55 25 kg'],
  // A reference of the catalogue.
  ['3760123456789', '3760123456789'],
  ['10 x 1 kg', '10 x 1 kg'],
])('%j is counted as %j', (searched, term) => {
  expect(countedTerm(searched, index)).toBe(term);
});

it.each([
  '',
  '   ',
  'claire@exemple.fr',
  'claire @ exemple . fr',
  '06 12 34 56 78',
  '732 829 320 00074',
  'client 123456',
  'a'.repeat(81),
])('%j is not counted: nothing, somebody’s own, or no term', (searched) => {
  expect(countedTerm(searched, index)).toBeNull();
});

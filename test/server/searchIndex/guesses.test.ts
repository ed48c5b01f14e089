import fc from 'fast-check';
import { readSynonyms } from '../../../src/server/searchIndex/query/synonyms';
import { found, smallIndex as index } from '../../support/search/smallIndex';

describe('a word that only synonyms know', () => {
  const synonyms = readSynonyms([
    'chocolatine, couque => pain au chocolat',
    'maïzena => farine',
    'beurre moulé => baratte',
  ]);
  const by = (term: string, isTyping = false) => ({
    found: found(term, { synonyms, isTyping }),
    corrected: index.find(term, { synonyms, isTyping }).correctedTerm,
  });

  test.each([
    ['chocolatyne', ['VIE-101'], 'chocolatine'],
    ['chocolatien 75g', ['VIE-101'], 'chocolatine 75g'],
    ['maizenna t55', ['FBL-201'], 'maïzena t55'],
    ['beurre moupe', ['BDX-101'], 'beurre moulé'],
  ])('may be mistyped: %s finds what the synonym finds, and it is said [SRC-07]', (term, references, corrected) => {
    expect(found(term)).not.toEqual(references);
    expect(by(term)).toEqual({ found: references, corrected });
  });

  test('may be unfinished while it is typed, and where little is found [SRC-07]', () => {
    expect(by('chocolati', true)).toEqual({ found: ['VIE-101'], corrected: null });
    expect(by('maiz', true).found).toEqual(['FBL-201', 'FSP-101']);
    expect(by('chocolati')).toEqual({ found: ['VIE-101'], corrected: null });
    expect(by('zzcou', true).found).toEqual([]);
  });

  test('never ranks above what is found as it was typed, nor removes any of it [SRC-07]', () => {
    const own = readSynonyms(['beurreline => mozzarella', 'farinette => chocolat', 'olivette => cafe']);
    for (const term of ['beurre', 'farine', 'olive', 'beurre doux']) {
      const certain = found(term, { isTyping: true });
      expect(found(term, { synonyms: own, isTyping: true }).slice(0, certain.length)).toEqual(certain);
    }
    expect(found('beurre', { synonyms: own, isTyping: true })).toContain('FCU-104');
  });

  test('competes with the words of products: the one closer to what was typed comes first [SRC-07]', () => {
    const own = readSynonyms(['espressini => huile', 'espresso => cafe']);
    // One error from the synonym, two from a product's word.
    expect(found('espressinni', { synonyms: own })[0]).toBe('MAH-104');
    // One error from the product's word, two from the synonym.
    expect(found('espressoi', { synonyms: own })).toEqual(['CAF-101']);
  });

  test('misspelt by one error anywhere but in its first letter is found [SRC-07]', () => {
    const letter = fc.stringMatching(/^[a-z]$/);
    const word = 'chocolatine';
    const error = fc
      .tuple(fc.integer({ min: 2, max: word.length - 1 }), letter, fc.constantFrom('wrong', 'more', 'missing'))
      .map(
        ([at, other, kind]) =>
          word.slice(0, at) + (kind === 'missing' ? '' : other) + word.slice(kind === 'more' ? at : at + 1),
      );
    fc.assert(
      fc.property(error, (typed) => {
        expect(found(typed, { synonyms })).toContain('VIE-101');
      }),
      { seed: 20_261_127, numRuns: 200 },
    );
  });
});

import fc from 'fast-check';
import { MAX_SYNONYMS_LENGTH } from '../../../src/contract/search/searchLearning';
import { buildIndex, stemsIn } from '../../../src/server/searchIndex/buildIndex';
import { readSynonyms } from '../../../src/server/searchIndex/query/synonyms';
import { openIndex } from '../../../src/server/searchIndex/SearchIndex';
import { found, smallIndex as index, smallIndexBytes as bytes } from '../../support/search/smallIndex';

test.each([
  ['beurres', ['BDX-101', 'BDS-101']],
  ['farine 25kg', ['FBL-201', 'FSP-101']],
  ['farine T55 25 kilos', ['FBL-201']],
  ['farine 130', ['FSP-101']],
  ['huile dolive', ['MAH-104']],
  ['huile olive 75cl', ['MAH-104']],
  ['demisel', ['BDS-101']],
  ['beurre 10x1kg', ['BDS-101']],
  ['beurre 1kg x 10', ['BDS-101']],
  ['beurre x20', ['BDX-101']],
  ['cafe x 6', ['CAF-101']],
  ['1kg x8', ['FCU-104']],
  // No product comes in packs of these numbers: the other words find products nevertheless.
  ['beurre 12x250g', ['BDX-101']],
  ['cafe 1kg x 99', ['CAF-101']],
  ['mozza rella', ['FCU-104']],
  ['FBL-201', ['FBL-201']],
  ['caf 101 et vie-101', ['CAF-101', 'VIE-101']],
])('%s finds %j [SRC-07]', (term, references) => {
  expect(found(term)).toEqual(references);
});

test.each([
  ['buerre doux', 'BDX-101', 'beurre doux'],
  ['mozarella', 'FCU-104', 'mozzarella'],
  ['farnie t55', 'FBL-201', 'farine t55'],
  ['farnie blé 25 kg', 'FBL-201', 'farine ble 25 kg'],
  ['shake protaine', 'BPR-201', 'shake protéiné'],
])('%s is forgiven, and said as it is written: %s [SRC-07]', (term, reference, corrected) => {
  expect(found(term)).toEqual([reference]);
  expect(index.find(term).correctedTerm).toBe(corrected);
});

test('a word that only a description has may be another one mistyped: that one comes first, and nothing is corrected', () => {
  expect(found('expresso')).toEqual(['CAF-101', 'BPR-201']);
  expect(index.find('expresso').correctedTerm).toBeNull();
});

test.each(['pneus hiver', 'beurre pneus', '%%%', '', 'asdfghjkl', 'FBL-999'])('%j finds nothing', (term) => {
  expect(found(term)).toEqual([]);
  expect(index.find(term).correctedTerm).toBeNull();
});

test('a term names references only if it has nothing else, so that a number beside one may be a personal one', () => {
  expect(index.names('CAF-101, FBL-201')).toBe(true);
  expect(index.names('CAF-101 0612345678')).toBe(false);
  expect(found('CAF-101 0612345678')).toEqual(['CAF-101']);
});

test.each([
  ['buerre doux', 'Beurre doux', 'beurre'],
  ['farine seigle bio', 'Farine de seigle', 'farine de blé'],
  ['mozza rella', 'Mozzarella', 'rella'],
])('what %s finds says of any text whether it has the words as they were read: %s, not %s', (term, text, other) => {
  const { hasWords } = index.find(term);
  expect([text, other].map((one) => hasWords(stemsIn([one])))).toEqual([true, false]);
});

test.each(['FBL-201', 'pneus hiver', ''])(
  'no text has the words of %j, which names products or finds nothing',
  (term) => {
    expect(index.find(term).hasWords(stemsIn(['Farine de blé FBL-201', 'pneus']))).toBe(false);
  },
);

test('of three words one may be missing, and what has all of them shows nothing else', () => {
  expect(found('farine seigle bio')).toEqual(['FSP-101']);
  expect(found('farine seigle t130')).toEqual(['FSP-101']);
  expect(found('farine bio')).toEqual([]);
});

test('while it is typed the last word may be unfinished and mistyped as well [SRC-07]', () => {
  expect(found('mozz', { isTyping: true })).toEqual(['FCU-104']);
  expect(found('mozare', { isTyping: true })).toEqual(['FCU-104']);
  expect(found('beurre dem', { isTyping: true })).toEqual(['BDS-101']);
  expect(found('dem beurre', { isTyping: true })).toEqual([]);
});

describe('a reference that several products have', () => {
  const own = openIndex(
    buildIndex([
      { texts: [{ text: 'Beurre', weight: 10 }], references: ['AB-1-23', '3000000000014'] },
      { texts: [{ text: 'Beurre des palaces', weight: 10 }], references: ['AB-12-3', '3000000000014'] },
    ]),
  );
  const named = (term: string, hidden: readonly number[] = []) => [
    ...own.find(term, { isShown: (document) => !hidden.includes(document) }).documents,
  ];

  test('finds each that is shown, whatever others see [SRC-07]', () => {
    expect(named('3000000000014')).toEqual([0, 1]);
    expect(named('3000000000014', [1])).toEqual([0]);
    expect(named('3000000000014', [0])).toEqual([1]);
    expect(named('EAN 3000000000014', [0, 1])).toEqual([]);
  });

  test('without its signs is as many, with them one [SRC-07]', () => {
    expect(named('ab123')).toEqual([0, 1]);
    expect(named('AB-12-3')).toEqual([1]);
    expect(named('ab 1 23, AB123')).toEqual([0, 1]);
    expect(own.find('AB-1-23 AB-99-9').correctedTerm).toBe('AB-1-23');
  });

  test('is begun by each of them', () => {
    expect(own.find('30000000', { isTyping: true }).begun).toEqual([0, 1]);
    expect(own.find('ab12', { isTyping: true }).begun).toEqual([0, 1]);
  });
});

describe('what is not shown to whoever asks', () => {
  const many = ['Lait', 'Lait bio', 'Lait cru', 'Lait doux', 'Lait entier', 'Laitue'];
  const indexOf = (names: readonly string[]) =>
    openIndex(buildIndex(names.map((text) => ({ texts: [{ text, weight: 10 }], references: [] }))));

  test('lends a mistyped word no spelling: it is written as in what is found [SRC-07]', () => {
    // Both spellings are one error away.
    const both = indexOf(['Marron', 'Marcon blanc', 'Marcon gris']);
    const of = (hidden: readonly number[]) => {
      const { documents, correctedTerm } = both.find('marbon', { isShown: (document) => !hidden.includes(document) });
      return [[...documents].filter((document) => !hidden.includes(document)), correctedTerm];
    };
    expect(of([1, 2])).toEqual([[0], 'marron']);
    expect(of([0])).toEqual([[1, 2], 'marcon']);
  });

  test('does not keep what is shown from being completed [SRC-07]', () => {
    const own = indexOf(many);
    const shown = (hidden: readonly number[]) => {
      const isShown = (document: number) => !hidden.includes(document);
      return [...own.find('lait', { isShown }).documents].filter(isShown);
    };
    expect(shown([])).toEqual([0, 1, 2, 3, 4]);
    expect(shown([0, 1, 2, 3, 4])).toEqual([5]);
  });
});

describe('synonyms', () => {
  const synonyms = readSynonyms([
    '# Pastries',
    'chocolatine, couque => pain au chocolat',
    'levain, seigle',
    'fleur de farine => farine, beurre',
    '  ,, ',
    'nothing =>',
  ]);
  const foundBy = (term: string) => found(term, { synonyms });

  test('find what they stand for, and are no typing errors [SRC-07]', () => {
    expect(foundBy('chocolatine')).toEqual(['VIE-101']);
    expect(foundBy('chocolatines 75g')).toEqual(['VIE-101']);
    expect(foundBy('couque')).toEqual(['VIE-101']);
    expect(found('chocolatine')).toEqual([]);
    expect(index.find('chocolatine', { synonyms }).correctedTerm).toBeNull();
  });

  test('find each other where no arrow stands between them', () => {
    expect(foundBy('farine levain')).toEqual(['FSP-101']);
    expect(foundBy('farine seigle')).toEqual(['FSP-101']);
  });

  test('of several words are meant as a whole, what is written first before the rest', () => {
    expect(new Set(foundBy('fleur de farine').slice(0, 2))).toEqual(new Set(['FBL-201', 'FSP-101']));
    expect(foundBy('fleur de farine').slice(2)).toEqual(['BDX-101', 'BDS-101']);
  });

  test('are tried after many postings too as long as nothing is found, and no more once something is', () => {
    const both = readSynonyms(['farine, beurre']);
    // "farine" has two postings.
    expect(found('farine', { synonyms: both })).toHaveLength(4);
    expect(found('farine', { synonyms: both }, openIndex(bytes, 1))).toEqual(['FBL-201', 'FSP-101']);
    const own = readSynonyms(['olive, chocolat, seigle']);
    expect(found('farine olive')).toEqual([]);
    expect(found('farine olive', { synonyms: own }, openIndex(bytes, 2))).toEqual(['FSP-101']);
  });

  test('end after some times as many postings even if nothing is found', () => {
    const own = readSynonyms(['olive, chocolat, cafe, pain, shake, mozzarella, seigle']);
    expect(found('farine olive', { synonyms: own })).toEqual(['FSP-101']);
    expect(found('farine olive', { synonyms: own }, openIndex(bytes, 1))).toEqual([]);
  });

  test('are tried with a word left out while few postings have been looked at; the term itself always is', () => {
    const own = readSynonyms(['olive, seigle']);
    expect(found('farine pneus olive', { synonyms: own })).toEqual(['FSP-101']);
    expect(found('farine pneus olive', { synonyms: own }, openIndex(bytes, 0))).toEqual([]);
    expect(found('farine pneus seigle', { synonyms: own }, openIndex(bytes, 0))).toEqual(['FSP-101']);
  });

  test('of a line of all that may be written have as many others as are tried, the first ones [SRC-07]', () => {
    const words = Array.from({ length: 20_000 }, (_none, number) => `a${String(number)}`);
    const { startingWith } = readSynonyms([words.join(','), `zz => ${words.join(',')}`]);
    for (const word of ['a0', 'a7', 'a19999', 'zz']) {
      const first = ['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'a10', 'a11', 'a12'];
      const others = first.filter((other) => other !== word).slice(0, 12);
      expect(startingWith(word).map((rule) => rule.others.flat())).toEqual([others]);
    }
  });

  test('of a single word of all the letters that may be written are read', () => {
    expect(readSynonyms(['e'.repeat(MAX_SYNONYMS_LENGTH)]).spelling('creme')).toBe('creme');
    expect(readSynonyms([`${'e'.repeat(50_000)}é`, 'crème']).spelling('creme')).toBe('crème');
  });

  test('of the most that may be written cost no more than a bounded number of readings', () => {
    const many = readSynonyms([Array.from({ length: 60 }, (_none, number) => `beurre${'x'.repeat(number)}`).join(',')]);
    let reads = 0;
    const counted = { ...many, startingWith: (first: string) => ((reads += 1), many.startingWith(first)) };
    expect(found(Array(12).fill('beurre doux').join(' '), { synonyms: counted })).toEqual(['BDX-101']);
    expect(reads).toBeLessThan(100);
  });
});

describe('the nearest spelling', () => {
  const texts = ['Lait cru', 'Lait doux', 'Laid frais', 'Beurre doux', 'Citron vert', 'Citrus jaune'];
  const own = openIndex(buildIndex(texts.map((text) => ({ texts: [{ text, weight: 10 }], references: [] }))));
  const nearest = (term: string, hidden: readonly number[] = [], finds = (_spelling: string) => true) =>
    own.nearest(term, { isShown: (document) => !hidden.includes(document), finds });

  test('is the one of the most documents, of those that are shown to who asks [SRC-07]', () => {
    expect(nearest('laic').spelling).toBe('lait');
    expect(nearest('laic', [0]).spelling).toBe('lait');
    expect(nearest('laic', [0, 1]).spelling).toBe('laid');
    expect(nearest('laic', [0, 1, 2])).toMatchObject({ spelling: null, documents: new Uint32Array() });
  });

  test('may have more errors where what is nearer is not shown [SRC-07]', () => {
    expect(nearest('citrom').spelling).toBe('citron');
    expect(nearest('citrom', [4]).spelling).toBe('citrus');
  });

  test('has all of its words in one shown document, and finds something [SRC-07]', () => {
    expect(nearest('laic frais').spelling).toBe('laid frais');
    expect(nearest('laic frais', [2]).spelling).toBeNull();
    expect(nearest('laic', [], (spelling) => spelling !== 'lait').spelling).toBe('laid');
    expect(nearest('laic', [], () => false).spelling).toBeNull();
  });

  test('is looked for where only documents have a word that are not shown [SRC-07]', () => {
    expect(nearest('laid', [2]).spelling).toBe('lait');
    expect([...nearest('laid zzzz', [2]).documents].sort()).toEqual([0, 1]);
  });

  test('does not keep back the documents that have fewer of the words, and are shown', () => {
    expect([...nearest('lait doux zzzz').documents]).toEqual([1]);
    expect([...nearest('lait doux zzzz', [1]).documents]).toEqual([]);
    expect([...nearest('lait doux', [1]).documents].sort()).toEqual([0, 3]);
  });
});

test('a document is found by each of its words, by its beginning, and by all of them together', () => {
  const word = fc.stringMatching(/^[a-zéèœ]{4,9}$/);
  fc.assert(
    fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 }), (texts) => {
      const own = openIndex(
        buildIndex(texts.map((words) => ({ texts: [{ text: words.join(' '), weight: 3 }], references: [] }))),
      );
      const documents = (term: string, isTyping = false) => [...own.find(term, { isTyping }).documents];
      texts.forEach((words, document) => {
        for (const one of words) {
          expect(documents(one)).toContain(document);
          expect(documents(one.slice(0, 3), true)).toContain(document);
        }
        expect(documents(words.toReversed().join(' '))).toContain(document);
      });
    }),
    { seed: 20_260_302, numRuns: 60 },
  );
});

test.each(['x'.repeat(255), 'beurre'.repeat(40), '#'.repeat(255), '1'.repeat(255)])('%s finds nothing', (term) => {
  expect(found(term)).toEqual([]);
  expect(found(term, { isTyping: true })).toEqual([]);
});

test.each(['constructor', 'beurre constructor', 'hasOwnProperty toString'])(
  'a word that every object has is a word: %s',
  (term) => {
    expect(found(term)).toEqual([]);
    expect(found(term, { isTyping: true })).toEqual([]);
  },
);

test('whatever is typed is answered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 255 }), fc.boolean(), (term, isTyping) => {
      for (const score of index.find(term, { isTyping }).scores) expect(score).toBeGreaterThan(0);
    }),
    { seed: 20_261_127 },
  );
});

import fc from 'fast-check';
import { compact, fold, searchedWords, wordsOf } from '../../../src/server/searchIndex/french/frenchText';
import { stem } from '../../../src/server/searchIndex/french/stem';
import { termsOf } from '../../../src/server/searchIndex/french/terms';

test.each([
  ['Œufs d’Isigny', ['oeufs', 'd', 'isigny']],
  ['Crème 35 % — brûlée', ['creme', '35', 'brulee']],
  ['T45, 10 × 1 kg', ['t45', '10', '1', 'kg']],
])('%s is these words', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('stop words are searched only in a term without other words, and a repeated word is searched once', () => {
  expect(searchedWords('la crème de la crème d’Isigny')).toEqual(['creme', 'isigny']);
  expect(searchedWords('de la')).toEqual(['la']);
  expect(searchedWords('%%%')).toEqual([]);
});

test.each([
  ['beurre', 'beurres'],
  ['gateau', 'gateaux'],
  ['vegetal', 'vegetaux'],
  ['vegetal', 'vegetales'],
  ['bon', 'bonne'],
  ['fraiche', 'fraiches'],
  ['frais', 'fraiche'],
  ['blanc', 'blanches'],
  ['sec', 'seche'],
  ['doux', 'douce'],
  ['gazeux', 'gazeuses'],
  ['complet', 'completes'],
  ['epais', 'epaisse'],
  ['surgele', 'surgelees'],
  ['grec', 'grecque'],
  ['actif', 'active'],
  ['riz', 'riz'],
])('%s and %s are one word [SRC-07]', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ['lait', 'laitue'],
  ['pate', 'patissier'],
  ['t45', 't55'],
  ['sel', 'seau'],
  ['the', 'thon'],
  ['sac', 'sachet'],
  ['cru', 'creme'],
])('%s and %s are two words', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

const formsOf = (text: string): readonly string[] => termsOf(text).map(({ form }) => form);

test.each([
  ['25kg', '25 kg', '25 kilos', '25000 g', '25 000 grammes', '25,0 KG'],
  ['1l', '1 litre', '100 cl', '1000ml', '10 dl'],
  ['2,5 kg', '2.5kg', '2500 gr'],
  ['10x1kg', '10 × 1 kg', '10 x 1000 g', '10*1 kilo', '1kg x 10', '1 kg ×10', '1000g*10'],
  ['6x1l', '6 x 1 L', '1l x6', '1 litre x 6'],
  ['x12', 'x 12', '× 12', '12x', '12 ×'],
  ['T55', 't 55', 'type 55', 'Type55'],
  ['82 %', '82%', '82 %'],
])('%s is one quantity, however it is written [SRC-07]', (...ways) => {
  const [first, ...others] = ways.map(formsOf);
  expect(first).toHaveLength(1);
  for (const other of others) expect(other).toEqual(first);
});

test.each([
  ['25 kg', '25 g'],
  ['1 l', '1 kg'],
  ['T55', 'T65'],
  ['82 %', '82'],
  ['10 × 1 kg', '1 kg'],
  ['10 × 1 kg', '1 × 10 kg'],
  ['x12', '12 kg'],
  ['1 000 pièces', '1'],
])('%s and %s are not the same', (one, other) => {
  expect(formsOf(one)).not.toEqual(formsOf(other));
});

test('whoever knows less of a package finds it: its pieces and its numbers are there too [SRC-07]', () => {
  expect(termsOf('Carton de 10 × 1 kg')).toEqual([
    { form: 'carton', also: [] },
    { form: 'de', also: [] },
    { form: '#10x1000g', also: ['#1000g', '10', '1', 'x10'] },
  ]);
  expect(termsOf('Lot de 4 pièces')[2]).toEqual({ form: '4', also: ['x4'] });
  expect(termsOf('Carton de 6 × 30 œufs').slice(2, 4)).toEqual([
    { form: 'x6', also: ['6'] },
    { form: '30', also: ['x30'] },
  ]);
  expect(termsOf('T45, 35 %')).toEqual([
    { form: 't45', also: ['45'] },
    { form: '35%', also: ['35'] },
  ]);
});

test('a package is one however its numbers are written, and says how many pieces it has [SRC-07]', () => {
  const unit = fc.constantFrom('g', 'kg', 'cl', 'ml', 'l');
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 999 }), fc.integer({ min: 1, max: 999 }), unit, (count, each, of) => {
      const ways = [
        `${count}x${each}${of}`,
        `${count} × ${each} ${of}`,
        `${count} x${each} ${of}`,
        `${each}${of}x${count}`,
        `${each} ${of} x ${count}`,
        `${each}${of} ×${count}`,
      ].map((text) => termsOf(text));
      for (const [term, ...others] of ways) {
        expect(others).toEqual([]);
        expect(term?.form).toBe(ways[0]?.[0]?.form);
        expect(term?.also).toContain(formsOf(`x${count}`)[0]);
      }
    }),
    { seed: 20_261_127 },
  );
});

test('folding twice is folding once, a reference keeps letters and digits only, and any text is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
      expect(compact(compact(text))).toBe(compact(text));
      for (const { form, also } of termsOf(text)) for (const one of [form, ...also]) expect(one).not.toBe('');
    }),
    { seed: 20_260_301 },
  );
});

import fc from 'fast-check';
import { found, PRODUCTS, smallIndex as index } from '../../support/search/smallIndex';

describe('while a term is typed', () => {
  const typed = (term: string, isShown?: (document: number) => boolean) =>
    index.find(term, { isTyping: true, ...(isShown && { isShown }) });
  const begun = (term: string, isShown?: (document: number) => boolean) =>
    typed(term, isShown).begun.map((document) => PRODUCTS[document]?.[2]);

  test.each([
    ['FBL-2', ['FBL-201']],
    ['fbl 20', ['FBL-201']],
    ['bds1', ['BDS-101']],
    ['CAF-101 vie-1', ['VIE-101']],
    ['bdx', []],
    ['beur', []],
    ['zzz-1', []],
  ])('the beginning of a reference names its products: %s [SRC-07]', (term, references) => {
    expect(begun(term)).toEqual(references);
  });

  test('every beginning of at least four characters finds its product, however it is separated, if the product is shown [SRC-07]', () => {
    const part = fc.constantFrom('', ' ', '-', '.', ' - ');
    fc.assert(
      fc.property(
        fc.nat(PRODUCTS.length - 1),
        fc.integer({ min: 4, max: 6 }),
        part,
        fc.boolean(),
        (document, length, between, low) => {
          const sku = PRODUCTS[document]?.[2] ?? '';
          const signs = sku.replace('-', '').slice(0, length);
          const written = signs.slice(0, 3) + between + signs.slice(3);
          const term = low ? written.toLowerCase() : written;
          const { begun: shown, documents } = typed(term);
          expect([...documents, ...shown]).toContain(document);
          const hidden = typed(term, (other) => other !== document);
          expect(hidden.begun).not.toContain(document);
          expect(hidden.isNamed).toBe(false);
        },
      ),
      { seed: 20_261_127, numRuns: 200 },
    );
  });

  test('the reference of a product that is not shown finds nothing, neither in full nor half-typed', () => {
    const isShown = (document: number) => PRODUCTS[document]?.[2] !== 'FBL-201';
    expect(index.find('FBL-201', { isShown }).isNamed).toBe(false);
    expect(begun('fbl-2', isShown)).toEqual([]);
    expect([...index.find('CAF-101 FBL-201', { isShown }).documents]).toEqual([6]);
  });

  test('the first letters of a last word narrow what is found, and never lose it [SRC-07]', () => {
    const before = found('farine', { isTyping: true });
    expect(before).toHaveLength(2);
    expect(found('farine s', { isTyping: true })).toEqual(expect.arrayContaining(['FSP-101']));
    for (const letter of 'abcdefghijklmnopqrstuvwxyz')
      for (const next of ['', 'z', 'q']) {
        const narrowed = found(`farine ${letter}${next}`, { isTyping: true });
        expect(narrowed.length).toBeGreaterThan(0);
        expect(before).toEqual(expect.arrayContaining([...narrowed]));
      }
    expect(found('farine t', { isTyping: true })).toHaveLength(2);
    expect(found('farine t5', { isTyping: true })).toEqual(['FBL-201']);
    expect(found('farine xyz', { isTyping: true })).toEqual([]);
    expect(found('farine q')).toEqual([]);
  });
});

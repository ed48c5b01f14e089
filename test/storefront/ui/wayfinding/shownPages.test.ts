import fc from 'fast-check';
import { shownPages } from '../../../../src/storefront/ui/wayfinding/shownPages';

const placed = fc
  .integer({ min: 1, max: 210 })
  .chain((pages) => fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) }));

it('links first and last page, this one and its neighbours, each once and in order; a gap stands for two pages or more', () => {
  fc.assert(
    fc.property(placed, ({ page, pages }) => {
      const shown = shownPages(page, pages);
      const numbers = shown.filter((number) => number !== undefined);
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
      expect(numbers).toEqual(expect.arrayContaining(wanted));
      shown.forEach((number, index) => {
        const [before = 0, after = pages + 1] = [shown[index - 1], shown[index + 1]];
        if (number === undefined) expect(after - before).toBeGreaterThan(2);
        else if (shown[index + 1] !== undefined) expect(shown[index + 1]).toBe(number + 1);
      });
    }),
    { seed: 2114 },
  );
});

it('from every page each other one is reached by links alone, so that none is missing', () => {
  fc.assert(
    fc.property(placed, ({ page, pages }) => {
      const reached = new Set([page]);
      for (const next of reached) for (const number of shownPages(next, pages)) if (number) reached.add(number);
      expect(reached.size).toBe(pages);
    }),
    { seed: 2115, numRuns: 50 },
  );
});

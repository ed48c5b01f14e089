import type { Figures } from './figures';
import { figuresTable } from './figuresTable';

const plain: Figures = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  searchEngines: 100,
  firstPaintMs: 900,
  largestPaintMs: 2000,
  blockingMs: 40,
  shift: 0,
  scriptBytes: 107_000,
  documentBytes: 2_000,
};

it('each page stands below the reference with its distance from it and a mark where it misses a target', () => {
  const home = { ...plain, performance: 73, largestPaintMs: 2490, blockingMs: 1300.4, shift: 0.026 };
  const [heads = '', reference = '', page = '', ...more] = figuresTable(
    { form: 'mobile', page: 'reference', figures: plain },
    [{ form: 'mobile', page: 'home', figures: home }],
  );
  const cells = (line: string) => line.split(/ {2,}/);
  expect(more).toEqual([]);
  expect(cells(heads).slice(0, 3)).toEqual(['form', 'page', 'speed']);
  expect(cells(reference).slice(0, 3)).toEqual(['mobile', 'reference', '100']);
  expect(page.replace(/ +/g, ' ')).toBe(
    'mobile home 73 (-27) ✗ 100 (=) 100 (=) 100 (=) 0.90 (=) 2.49 (+0.49) 1300 (+1260) ✗ 0.026 (+0.026) ✗ 107.0 (=) 2.0 (=)',
  );
});

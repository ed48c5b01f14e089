import { callLines, callRowOf, ROW_HEAD, rowLine, rowOf } from './benchTable';

const measured = (perSecond: number, p99: number | null = 9) => ({ perSecond, p50: 1.25, p99 });

it('a row says how much of the bare server the shop does, and whether that is enough', () => {
  const row = rowOf(1000, 'keptPage', measured(600), measured(1000));
  expect(row).toMatchObject({ ratio: 0.6, wanted: 0.5 });
  expect(rowLine(row)).toContain(' 60 %  ≥ 50 % yes ');
  expect(rowLine(rowOf(1000, 'keptPage', measured(499), measured(1000)))).toContain(' 50 %  ≥ 50 %  no ');
});

it('of a rendered page four fifths are wanted', () => {
  expect(rowOf(1000, 'categoryPage', measured(79), measured(100)).wanted).toBe(0.8);
  expect(rowLine(rowOf(1000, 'productPage', measured(79), measured(100)))).toContain(' 79 %  ≥ 80 %  no ');
});

it('of a search as much is wanted as the bare server does, and three times as much where products are many', () => {
  expect(rowOf(1000, 'search', measured(99), measured(100)).wanted).toBe(1);
  expect(rowLine(rowOf(10_000, 'search', measured(299), measured(100)))).toContain(' 299 % ≥ 300 %  no ');
  expect(rowLine(rowOf(10_000, 'refinedSearch', measured(300), measured(100)))).toContain(' 300 % ≥ 300 % yes ');
});

it('lines are as wide as their head', () => {
  expect(rowLine(rowOf(10_000, 'search', measured(300), measured(100)))).toHaveLength(ROW_HEAD.length);
  expect(rowLine(rowOf(10_000, 'wholeOrder', measured(600, null), measured(100)))).toHaveLength(ROW_HEAD.length);
});

it('a call says how much longer the slowest wait while pages are rendered', () => {
  const pages = measured(20);
  const row = callRowOf(1000, 'productCall', { alone: measured(200, 2), beside: measured(199, 50), pages });
  expect(row.rise).toBe(25);
  const [, line] = callLines([row]);
  expect(line).toMatch(/^a product call +1000 +20\/s +199\/s +2\.0 +50\.0 +25\.0 × +≤ 1\.2 × {2}no$/);
  const calm = callRowOf(1000, 'productCall', { alone: measured(200, 2), beside: measured(200, 2.4), pages });
  expect(callLines([calm])[1]).toMatch(/≤ 1\.2 × yes$/);
});

it('nothing is said of calls that were never answered', () => {
  const none = { alone: measured(0, null), beside: measured(200), pages: measured(20) };
  expect(() => callRowOf(1000, 'productCall', none)).toThrow('No call was answered');
});

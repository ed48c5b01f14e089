import { mediansOf, missedTargets, type Figures } from './figures';

const reference: Figures = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  searchEngines: 100,
  firstPaintMs: 900,
  largestPaintMs: 2000,
  blockingMs: 100,
  shift: 0,
  scriptBytes: 107_000,
  documentBytes: 2_000,
};
const slowReference: Figures = { ...reference, performance: 90 };

it('each figure has a median of its own', () => {
  const visits = [
    { ...reference, performance: 90, blockingMs: 300 },
    { ...reference, performance: 80, blockingMs: 100 },
    { ...reference, performance: 70, blockingMs: 200 },
  ];
  expect(mediansOf(visits)).toEqual({ ...reference, performance: 80, blockingMs: 200 });
});

it('a page at its limits misses nothing', () => {
  const atLimits = {
    ...reference,
    performance: 95,
    accessibility: 95,
    bestPractices: 95,
    searchEngines: 95,
    largestPaintMs: 2600,
    blockingMs: 300,
    shift: 0.01,
  };
  expect(missedTargets(atLimits, reference)).toEqual([]);
});

it.each([
  ['performance', 94],
  ['accessibility', 94],
  ['bestPractices', 94],
  ['searchEngines', 94],
  ['largestPaintMs', 2601],
  ['blockingMs', 301],
  ['shift', 0.011],
] as const)('%s of %d misses its target', (figure, value) => {
  expect(missedTargets({ ...reference, [figure]: value }, reference)).toEqual([figure]);
});

it('where the machine is slow a score may be four under the reference’s', () => {
  expect(missedTargets({ ...slowReference, performance: 86 }, slowReference)).toEqual([]);
  expect(missedTargets({ ...slowReference, performance: 85 }, slowReference)).toEqual(['performance']);
});

it('no target is set to first paint and bytes', () => {
  const heavy = { ...reference, firstPaintMs: 9000, scriptBytes: 900_000, documentBytes: 900_000 };
  expect(missedTargets(heavy, reference)).toEqual([]);
});

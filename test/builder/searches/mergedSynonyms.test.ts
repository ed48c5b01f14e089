import { mergedSynonyms } from '../../../src/builder/searches/mergedSynonyms';

it.each([
  ['a line that was added', 'a, b', 'a, b\nc, d', 'a, b\ne, f', 'a, b\ne, f\nc, d'],
  ['a line that was taken away', 'a, b\nc, d', 'a, b', 'a, b\nc, d\ne, f', 'a, b\ne, f'],
  ['a line that was changed', 'a, b', 'a, b, c', 'a, b\ne, f', 'e, f\na, b, c'],
  ['a line that both have added, once', 'a, b', 'a, b\nc, d', 'a, b\nc, d', 'a, b\nc, d'],
  ['no line', 'a, b', 'a, b', 'e, f', 'e, f'],
])('%s comes into what others have published', (_what, base, edited, published, merged) => {
  expect(mergedSynonyms(base, edited, published)).toBe(merged);
});

import { median } from './median';

it('the median is the middle one, or the mean of the two in the middle, in whatever order they come', () => {
  expect(median([900, 7, 30])).toBe(30);
  expect(median([4, 100, 2, 8])).toBe(6);
  expect(median([5])).toBe(5);
});

it('there is no median of nothing', () => {
  expect(() => median([])).toThrow('Nothing was measured.');
});

import { meanOf, scoreOf } from './score';

const right = (best: readonly string[], also: readonly string[] = []) => ({ best: new Set(best), also: new Set(also) });
const others = (count: number) => Array.from({ length: count }, (_, index) => `X-${index}`);

describe('the score of a list', () => {
  test.each([
    [1, ['A']],
    [1 / 2, ['X', 'A', 'B']],
    [1 / 3, ['X', 'Y', 'B', 'A']],
    [1 / 10, [...others(9), 'A']],
    [0, [...others(10), 'A']],
    [0, []],
  ])('is %d by the rank of the first of the best: %j', (rank, ranking) => {
    expect(scoreOf(ranking, right(['A', 'B'])).reciprocalRank).toBe(rank);
  });

  test('is not raised in rank by what is only right as well', () => {
    expect(scoreOf(['C', 'A'], right(['A'], ['C']))).toEqual({ reciprocalRank: 1 / 2, recall: 1 });
    expect(scoreOf(['C'], right(['A'], ['C']))).toEqual({ reciprocalRank: 0, recall: 1 / 2 });
  });

  test.each([
    [0, ['X', 'Y']],
    [1 / 3, ['X', 'A']],
    [2 / 3, ['C', 'X', 'A']],
    [2 / 3, ['A', 'B', ...others(8), 'C']],
    [1 / 3, ['A', 'A', 'A']],
    [1, ['C', 'B', 'A', 'X']],
  ])('is %d by the share of three right products: %j', (recall, ranking) => {
    expect(scoreOf(ranking, right(['A', 'B'], ['C'])).recall).toBe(recall);
  });

  test('needs ten of the right products where more are right', () => {
    const all = others(14);
    expect(scoreOf(all, right(all)).recall).toBe(1);
    expect(scoreOf(['Y', ...all], right(all)).recall).toBe(9 / 10);
    expect(scoreOf(all.slice(0, 7), right(all.slice(0, 4), all.slice(4))).recall).toBe(7 / 10);
  });

  test('is perfect for an empty list, and nothing for any other, where nothing is right', () => {
    expect(scoreOf([], right([]))).toEqual({ reciprocalRank: 1, recall: 1 });
    expect(scoreOf(['A'], right([]))).toEqual({ reciprocalRank: 0, recall: 0 });
  });
});

test('the mean counts every query alike, and there is none of nothing', () => {
  const scores = [
    { reciprocalRank: 1, recall: 0.5 },
    { reciprocalRank: 0.5, recall: 0 },
    { reciprocalRank: 0, recall: 0.25 },
  ];
  expect(meanOf(scores)).toEqual({ reciprocalRank: 0.5, recall: 0.25 });
  expect(() => meanOf([])).toThrow(/no mean/);
});

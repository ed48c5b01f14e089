import { middleBy } from './middle';

const rounds = [{ p99: 40 }, { p99: 3 }, { p99: 9 }];

it('the middle one is found by its number, whole, in whatever order they come', () => {
  expect(middleBy(rounds, ({ p99 }) => p99)).toBe(rounds[2]);
  expect(middleBy(rounds.slice(0, 2), ({ p99 }) => p99)).toBe(rounds[0]);
});

it('there is no middle of nothing', () => {
  expect(() => middleBy<number>([], (value) => value)).toThrow('Nothing was measured.');
});

import { stockStateOf } from '../../../../src/storefront/features/catalog/stockState';

const rule = { minimum: 4, maximum: 200, increment: 4 };

describe('what is said of a stock level', () => {
  it.each([
    [undefined, { kind: 'unknown' }],
    [0, { kind: 'out' }],
    [3, { kind: 'out' }],
    [4, { kind: 'low', left: 4 }],
    [19, { kind: 'low', left: 19 }],
    [20, { kind: 'in' }],
  ] as const)('of %p, where four are the least one can order, is %p', (available, state) => {
    expect(stockStateOf(available, rule)).toEqual(state);
  });
});

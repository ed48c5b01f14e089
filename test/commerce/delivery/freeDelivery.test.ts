import { freeDelivery, isMetropolitan } from '../../../src/commerce/delivery/freeDelivery';

test.each([
  [0, 4000, false],
  [3999, 1, false],
  [4000, 0, true],
  [12_000, 0, true],
])('goods of %d cents HT: %d cents are missing to free delivery', (cents, missingCents, reached) => {
  expect(freeDelivery(cents)).toEqual({ reached, missingCents });
});

test.each(['75011', '01000', '20000', '20600', '95880', '69 003'])(
  '%s is metropolitan France, Corsica included',
  (code) => {
    expect(isMetropolitan(code)).toBe(true);
  },
);

test.each(['97100', '97400', '98000', '98800', '00100', '96000', '7501', '750111', 'SW1A 1AA', '', '2A004'])(
  '"%s" is not',
  (code) => {
    expect(isMetropolitan(code)).toBe(false);
  },
);

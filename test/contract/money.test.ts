import fc from 'fast-check';
import { formatMoney, formatQuantity, LARGEST_QUANTITY, parseMoney, parseQuantity } from '../../src/contract/money';

test.each([
  ['19.99', 1999],
  ['19.9', 1990],
  ['19', 1900],
  ['0.00', 0],
  ['-0.00', 0],
  ['-3.50', -350],
  ['12.5000', 1250],
])('the amount "%s" is %d cents', (wire, cents) => {
  expect(parseMoney(wire)).toBe(cents);
});

test.each(['', ' 1', '1,50', '1e3', '.5', '5.', '1.005', '--1', '+1', 'NaN', 'Infinity', '1 000', '0x10'])(
  'the amount "%s" is refused, not guessed',
  (wire) => {
    expect(parseMoney(wire)).toBeNull();
  },
);

test('an amount comes back from its wire form to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      expect(parseMoney(formatMoney(cents))).toBe(cents);
      expect(formatMoney(cents)).toMatch(/^-?\d+\.\d\d$/);
    }),
    { seed: 1510 },
  );
});

test('a fraction of a cent never leaves', () => {
  expect(() => formatMoney(0.5)).toThrow(RangeError);
  expect(() => formatMoney(NaN)).toThrow(RangeError);
});

test.each([
  ['2', 2],
  ['2.0', 2],
  ['10.00', 10],
  [7, 7],
  [String(LARGEST_QUANTITY), LARGEST_QUANTITY],
])('the quantity %p is taken', (wire, quantity) => {
  expect(parseQuantity(wire)).toEqual({ ok: true, quantity });
});

test.each([
  ['', 'notANumber'],
  ['deux', 'notANumber'],
  ['1e3', 'notANumber'],
  [NaN, 'notANumber'],
  ['0', 'zero'],
  ['-0.0', 'zero'],
  [0, 'zero'],
  ['-1', 'negative'],
  [-2.5, 'negative'],
  ['1.5', 'fractional'],
  ['0.5', 'fractional'],
  ['1000000', 'tooLarge'],
  [1e21, 'tooLarge'],
  [Infinity, 'tooLarge'],
  ['9'.repeat(400), 'tooLarge'],
])('the quantity %p is refused as %s', (wire, fault) => {
  expect(parseQuantity(wire)).toEqual({ ok: false, fault });
});

test('a quantity comes back from its wire form', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: LARGEST_QUANTITY }), (quantity) => {
      expect(parseQuantity(formatQuantity(quantity))).toEqual({ ok: true, quantity });
    }),
    { seed: 1511 },
  );
});

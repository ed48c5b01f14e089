import fc from 'fast-check';
import {
  cardBrand,
  cardDigits,
  groupCardDigits,
  isCardCode,
  isCardExpired,
  isCardNumber,
  readCardExpiry,
} from '../../../src/commerce/identifiers/bankCard';

describe('a card number', () => {
  it('is known by its check digit: one wrong digit is always noticed', () => {
    const valid = ['4242424242424242', '5555555555554444', '378282246310005', '6011111111111117'];
    fc.assert(
      fc.property(fc.constantFrom(...valid), fc.nat(), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const index = at % number.length;
        const wrong = String((Number(number.charAt(index)) + by) % 10);
        expect(isCardNumber(number)).toBe(true);
        expect(isCardNumber(number.slice(0, index) + wrong + number.slice(index + 1))).toBe(false);
      }),
      { seed: 20261121 },
    );
  });

  it.each(['', '0', '42424242424', '42424242424242424242', '4242 4242 4242 4242', '４２４２４２４２４２４２４２４２'])(
    'is no card number as it stands: "%s"',
    (text) => expect(isCardNumber(text)).toBe(false),
  );

  it.each([
    ['4000000000000002', 'Visa'],
    ['5105105105105100', 'Mastercard'],
    ['2221000000000009', 'Mastercard'],
    ['2720990000000007', 'Mastercard'],
    ['2220990000000000', 'Carte'],
    ['2721000000000000', 'Carte'],
    ['5610591081018250', 'Carte'],
  ])('%s is a %s', (digits, brand) => expect(cardBrand(digits)).toBe(brand));

  it('is grouped as cards show it, and read without its groups', () => {
    expect(groupCardDigits('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(groupCardDigits('378282246310005')).toBe('3782 822463 10005');
    expect(groupCardDigits('37828')).toBe('3782 8');
    expect(groupCardDigits('')).toBe('');
    expect(cardDigits(' 4242-4242 4242.4242')).toBe('4242424242424242');
  });

  it.each([
    ['123', true],
    ['1234', true],
    ['12', false],
    ['12a', false],
  ])('has a code like %s: %s', (code, isCode) => expect(isCardCode(code)).toBe(isCode));
});

describe('the expiry of a card', () => {
  it.each([
    ['04/29', { month: 4, year: 2029 }],
    ['4 / 2029', { month: 4, year: 2029 }],
    ['1230', { month: 12, year: 2030 }],
  ])('%s is %o', (text, month) => expect(readCardExpiry(text)).toEqual(month));

  it.each(['', '4', '00/29', '13/29', '04/1929', '04/290', 'avril'])('"%s" is no month', (text) =>
    expect(readCardExpiry(text)).toBeNull(),
  );

  it('is the last moment of its month', () => {
    const expiry = { month: 12, year: 2026 };
    expect(isCardExpired(expiry, Date.UTC(2026, 11, 31, 23, 59, 59))).toBe(false);
    expect(isCardExpired(expiry, Date.UTC(2027, 0, 1))).toBe(true);
  });
});

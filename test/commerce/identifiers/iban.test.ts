import fc from 'fast-check';
import { composeIBAN, isValidIBAN } from 'ibantools';
import { compactIban, groupIban, passesIbanCheck } from '../../../src/commerce/identifiers/iban';

const known = [
  'FR1420041010050500013M02606',
  'DE89370400440532013000',
  'BE68539007547034',
  'MT84MALT011000012345MTLCAST001S',
];

describe('an IBAN', () => {
  it.each(known)('%s has the right check digits', (iban) => expect(passesIbanCheck(iban)).toBe(true));

  it('with one wrong character, or two swapped ones, never has', () => {
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, at, by) => {
        const digitIndexes = Array.from(iban).flatMap((character, index) => (/\d/.test(character) ? [index] : []));
        const index = digitIndexes[at % digitIndexes.length] ?? 2;
        const wrong = String((Number(iban.charAt(index)) + by) % 10);
        expect(passesIbanCheck(iban.slice(0, index) + wrong + iban.slice(index + 1))).toBe(false);
        const next = iban.charAt(index + 1);
        if (next !== '' && next !== iban.charAt(index)) {
          const swapped = iban.slice(0, index) + next + iban.charAt(index) + iban.slice(index + 2);
          expect(passesIbanCheck(swapped)).toBe(false);
        }
      }),
      { seed: 20261121 },
    );
  });

  it('of any French account that the provider takes passes in the frame too', () => {
    const bban = fc.stringMatching(/^\d{10}[0-9A-Z]{11}\d{2}$/);
    fc.assert(
      fc.property(bban, (account) => {
        const iban = composeIBAN({ countryCode: 'FR', bban: account });
        // Not every account number matches the French national key; whatever the provider accepts must pass here.
        if (iban !== null && isValidIBAN(iban)) expect(passesIbanCheck(iban)).toBe(true);
      }),
      { seed: 20261121 },
    );
  });

  it.each([
    '',
    'FR',
    'FR14',
    '1420041010050500013M02606',
    'fr1420041010050500013m02606',
    'FR14 2004 1010 0505 0001 3M02 606',
  ])('is none in its compact form: "%s"', (text) => expect(passesIbanCheck(text)).toBe(false));

  it('is read with separators and in small letters, and printed in groups of four', () => {
    expect(compactIban('fr14 2004-1010.0505 0001 3m02 606')).toBe('FR1420041010050500013M02606');
    expect(groupIban('FR1420041010050500013M02606')).toBe('FR14 2004 1010 0505 0001 3M02 606');
    expect(groupIban('')).toBe('');
  });
});

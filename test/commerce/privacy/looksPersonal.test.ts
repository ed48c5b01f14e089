import { looksPersonal } from '../../../src/commerce/privacy/looksPersonal';

describe('a search text', () => {
  it.each([
    'marie.durand@example.fr',
    'écrire à marie@fournil.example',
    '06 12 34 56 78',
    '+33 6 12 34 56 78',
    '0033612345678',
    '4242 4242 4242 4242',
    'FR76 3000 6000 0112 3456 7890 189',
    'marie . durand @ example . fr',
    'rappelez le 06.12.34.56.78 svp',
    '+33 (0)6 12 34 56 78',
    '+32 2 555 12 12',
    '4242424242424242',
    'carte 3782 822463 10005 merci',
    '12 4242-4242-4242-4242',
    'FR7630006000011234567890189',
    'iban : fr76.3000.6000.0112.3456.7890.189, merci',
    'BE68 5390 0754 7034',
  ])('that holds personal data is refused: %s', (text) => {
    expect(looksPersonal(text)).toBe(true);
  });

  it.each([
    'beurre doux',
    'crème 35 %',
    'T55',
    '2001234567893',
    'carton de 10 × 1 kg',
    'lait 1,5 l',
    '84 % AOP',
    '1234 5678 9012 3456',
    'FCU-101 FFR-102 PPR-103',
    'CR12 345 678 901 234 567',
    // GTIN-13s side by side, and a GTIN-14 whose check digit would make it a card number.
    '3017620422003 3228857000852 3033710065967',
    '10000000001097',
    '10 kg @ 3,50',
    // The id of an account begins like a foreign telephone number.
    '001000000000002AAA',
    'T45 T55 T65 T80 T110 T150',
    '0,5 l x 12 lots de 6',
    '',
  ])('that names goods is searched for: «%s»', (text) => {
    expect(looksPersonal(text)).toBe(false);
  });
});

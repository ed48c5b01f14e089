import { looksPersonal } from '../../src/commerce/looksPersonal';

describe('a search text', () => {
  it.each([
    'marie.durand@example.fr',
    'écrire à marie@fournil.example',
    '06 12 34 56 78',
    '+33 6 12 34 56 78',
    '0033612345678',
    '4242 4242 4242 4242',
    'FR76 3000 6000 0112 3456 7890 189',
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
    '',
  ])('that names goods is searched for: «%s»', (text) => {
    expect(looksPersonal(text)).toBe(false);
  });
});

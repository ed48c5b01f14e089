import { cardDigits, isCardNumber } from '../../../src/commerce/identifiers/bankCard';
import { cardBehaviour, ibanBehaviour } from '../../../src/demo/payments/sandbox/testNumbers';
import english from '../../../src/paymentFrame/texts.en-US.json';
import french from '../../../src/paymentFrame/texts.fr-FR.json';

test('the frame says the same in both languages', () => {
  expect(Object.keys(english)).toEqual(Object.keys(french));
});

test.each([
  ['French', french],
  ['English', english],
])(
  'the numbers that the frame offers to testers in %s are valid, and the sandbox treats each as it is said there',
  (_language, texts) => {
    const cards = texts.testCards.match(/\d{4}(?:\u00a0\d{4}){3}/g)?.map(cardDigits) ?? [];
    expect(cards.filter((digits) => !isCardNumber(digits))).toEqual([]);
    expect(cards.map(cardBehaviour)).toEqual(['accept', 'decline', 'authenticate']);
    const ibans =
      texts.testAccounts.match(/FR[\dA-Z\u00a0]+(?=\u00a0| )/g)?.map((iban) => iban.replace(/\s/g, '')) ?? [];
    expect(ibans.map(ibanBehaviour)).toEqual(['accept', 'decline']);
    expect(ibans[0]).toBe('FR1420041010050500013M02606');
  },
);

import { passesIbanCheck } from '../identifiers/iban';
import { passesLuhn } from '../identifiers/luhn';

/**
 * GTIN-14 by its check digit (GS1): every second digit weighs threefold. Shorter GTINs are too short to be mistaken for
 * a card number.
 */
const isGtin14 = (digits: string): boolean =>
  digits.length === 14 &&
  Array.from(digits).reduce((sum, digit, index) => sum + +digit * (index % 2 ? 1 : 3), 0) % 10 === 0;

const isCard = (text: string): boolean => /^\d{14,19}$/.test(text) && !isGtin14(text) && passesLuhn(text);

/**
 * Whether any run of consecutive groups is a card number or an IBAN: `begins` matches its first group, `goesOn` those
 * that may follow, `isWhole` the complete number.
 */
const holds = (groups: readonly string[], begins: RegExp, goesOn: RegExp, isWhole: (text: string) => boolean) =>
  groups.some((group, first) => {
    let text = begins.test(group) ? group : '';
    for (let next = first + 1; text && !isWhole(text); next += 1) {
      const more = groups[next] ?? '';
      // Neither kind of number is longer than an IBAN can be: 34 characters.
      text = text.length < 34 && goesOn.test(more) ? text + more : '';
    }
    return text !== '';
  });

/**
 * Whether a text for another purpose contains a card number or an IBAN (CHK-15). A card is recognised by length and
 * check digit (ISO/IEC 7812-1), an IBAN by its form and check digits (ISO 13616); a GTIN-14 alone is not taken for a
 * card.
 */
export function holdsAccountNumber(text: string): boolean {
  const groups = text.toUpperCase().split(/[^A-Z\d]+/);
  return (
    holds(groups, /^\d{3,7}$|^\d{14}/, /^\d{3,7}$/, isCard) || holds(groups, /^[A-Z]{2}\d{2}/, /./, passesIbanCheck)
  );
}

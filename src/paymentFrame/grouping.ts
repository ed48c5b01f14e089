import { cardDigits, groupCardDigits } from '../commerce/identifiers/bankCard';
import { compactIban, groupIban } from '../commerce/identifiers/iban';

const MAX_CARD_DIGITS = 19;
const MAX_IBAN_LENGTH = 34;

/** A card number in the groups of the card, while it is typed. */
export const regroupCard = (text: string): string =>
  groupCardDigits(cardDigits(text).replace(/\D/g, '').slice(0, MAX_CARD_DIGITS));

/** An IBAN in groups of four, in capitals, while it is typed. */
export const regroupIban = (text: string): string =>
  groupIban(
    compactIban(text)
      .replace(/[^A-Z0-9]/g, '')
      .slice(0, MAX_IBAN_LENGTH),
  );

/**
 * An expiry date while it is typed: a first "4" can only be April, "04"; a slash follows two digits. Autofill may give
 * a year with four digits.
 */
export function regroupExpiry(text: string): string {
  const typed = text.replace(/\D/g, '');
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 6);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** A card's security code while it is typed: at most four digits. */
export const regroupCode = (text: string): string => text.replace(/\D/g, '').slice(0, 4);

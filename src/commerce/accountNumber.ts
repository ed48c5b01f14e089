import { cardDigits, isCardNumber } from './bankCard';
import { compactIban, passesIbanCheck } from './iban';

/** Fourteen digits and more: a GTIN (13 digits) is no card. */
const DIGITS = /\d(?:[\s.-]?\d){13,18}/g;
const IBAN_LIKE = /[A-Z]{2}\d{2}(?:[\s.-]?[A-Z0-9]){11,30}/gi;
const IBAN_MIN_LENGTH = 15;

/** Words after an IBAN look like a part of it, so every beginning that is long enough is tried. */
const beginsWithIban = (text: string): boolean => {
  const compact = compactIban(text);
  for (let length = compact.length; length >= IBAN_MIN_LENGTH; length -= 1) {
    if (passesIbanCheck(compact.slice(0, length))) return true;
  }
  return false;
};

/** Whether a card number or an IBAN stands anywhere in a text that is for something else (CHK-15). */
export const holdsAccountNumber = (text: string): boolean =>
  (text.match(DIGITS) ?? []).some((digits) => isCardNumber(cardDigits(digits))) ||
  (text.match(IBAN_LIKE) ?? []).some(beginsWithIban);

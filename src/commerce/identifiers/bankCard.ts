import { passesLuhn } from './luhn';

export type CardBrand = 'Visa' | 'Mastercard' | 'Carte';

const NUMBER = /^\d{12,19}$/;
const VISA = /^4/;
const MASTERCARD = /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/;
/** American Express: fifteen digits, grouped 4-6-5 instead of in fours. */
const IN_4_6_5 = /^3[47]/;

/** A card number as typed, without the separators of its groups. */
export const cardDigits = (text: string): string => text.replace(/[\s.-]/g, '');

/** Whether the digits can be a card's: 12 to 19 of them, the last one the check digit (ISO/IEC 7812-1). */
export const isCardNumber = (digits: string): boolean => NUMBER.test(digits) && passesLuhn(digits);

/** The brand by the first digits; "Carte" for an unknown one. */
export const cardBrand = (digits: string): CardBrand =>
  VISA.test(digits) ? 'Visa' : MASTERCARD.test(digits) ? 'Mastercard' : 'Carte';

/** The digits grouped as on the card. */
export const groupCardDigits = (digits: string): string =>
  (IN_4_6_5.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
    : (digits.match(/.{1,4}/g) ?? [])
  )
    .filter((group) => group !== '')
    .join(' ');

/** Three or four digits. */
export const isCardCode = (code: string): boolean => /^\d{3,4}$/.test(code);

export interface CardExpiry {
  /** 1 to 12. */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
}

const EXPIRY = /^(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/;

/** The month of "04/29", "4 / 2029" or "0429"; null when the text is no month of this century. */
export function readCardExpiry(text: string): CardExpiry | null {
  const [, month, year] = EXPIRY.exec(text.trim()) ?? [];
  return month === undefined || year === undefined ? null : { month: Number(month), year: 2000 + Number(year) };
}

/** Whether a card is past the last day of its month, at a time in ms UTC. */
export const isCardExpired = ({ month, year }: CardExpiry, now: number): boolean => now >= Date.UTC(year, month, 1);

const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const DIGITS_AT_ONCE = 7;

/** An IBAN in its electronic form: capitals, no separators. */
export const compactIban = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** The electronic form in groups of four, as it is printed. */
export const groupIban = (iban: string): string => (iban.match(/.{1,4}/g) ?? []).join(' ');

/**
 * Whether a compact IBAN has the general form and the right check digits (ISO 13616, modulo 97). Lengths and forms
 * of each country are the payment provider's to check.
 */
export const passesIbanCheck = (iban: string): boolean => {
  if (!FORM.test(iban)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  let digits = Array.from(moved, (character) => String(parseInt(character, 36))).join('');
  while (digits.length > DIGITS_AT_ONCE) {
    digits = String(Number(digits.slice(0, DIGITS_AT_ONCE)) % 97) + digits.slice(DIGITS_AT_ONCE);
  }
  return Number(digits) % 97 === 1;
};

const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** An IBAN in its electronic form: capitals, no separators. */
export const compactIban = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** The electronic form in groups of four, as it is printed. */
export const groupIban = (iban: string): string => (iban.match(/.{1,4}/g) ?? []).join(' ');

/**
 * Whether a compact IBAN has the general form and valid check digits (ISO 13616, modulo 97). The lengths and formats of
 * single countries are left to the payment provider.
 */
export function passesIbanCheck(iban: string): boolean {
  if (!FORM.test(iban)) return false;
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (character) => parseInt(character, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

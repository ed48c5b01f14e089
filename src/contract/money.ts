/** Money in code: a whole number of cents. On the wire it is a string: "19.99". */
export type Cents = number;

const MONEY = /^(-?)(\d{1,13})(?:\.(\d+))?$/;

/**
 * Parses a wire amount into cents: digits, at most two decimals (further zeros are allowed), an optional minus. null
 * for anything else: no exponent, no comma, no blank; never rounds.
 */
export function parseMoney(wire: string): Cents | null {
  const match = MONEY.exec(wire);
  if (match === null) return null;
  const [, sign = '', units = '', decimals = ''] = match;
  if (/[1-9]/.test(decimals.slice(2))) return null;
  const cents = Number(units) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return null;
  return sign === '-' && cents !== 0 ? -cents : cents;
}

/** The wire form of whole cents, always with two decimals. Throws a RangeError on anything but a safe integer. */
export function formatMoney(cents: Cents): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`no whole number of cents: ${String(cents)}`);
  const amount = Math.abs(cents);
  const units = String(Math.floor(amount / 100));
  return `${cents < 0 ? '-' : ''}${units}.${String(amount % 100).padStart(2, '0')}`;
}

/** Larger quantities are typing errors; up to this one, a line's amount is exact for prices below 90 million. */
export const LARGEST_QUANTITY = 999_999;

export type QuantityFault = 'notANumber' | 'zero' | 'negative' | 'fractional' | 'tooLarge';
export type ParsedQuantity =
  { readonly ok: true; readonly quantity: number } | { readonly ok: false; readonly fault: QuantityFault };

const QUANTITY = /^(-?)(\d+)(?:\.(\d+))?$/;
const refused = (fault: QuantityFault): ParsedQuantity => ({ ok: false, fault });

/** Parses a quantity of the wire ("2", "2.0" or 2) into a whole number, or returns why it is not one. */
export function parseQuantity(wire: string | number): ParsedQuantity {
  const match = QUANTITY.exec(String(wire).trim());
  if (match === null) return refused(typeof wire === 'number' && wire > LARGEST_QUANTITY ? 'tooLarge' : 'notANumber');
  const [, sign = '', units = '', decimals = ''] = match;
  const fraction = /[1-9]/.test(decimals);
  const whole = Number(units);
  if (whole === 0 && !fraction) return refused('zero');
  if (sign === '-') return refused('negative');
  if (fraction) return refused('fractional');
  return whole > LARGEST_QUANTITY ? refused('tooLarge') : { ok: true, quantity: whole };
}

/** The wire form of a quantity: "2.0". */
export const formatQuantity = (quantity: number): string => quantity.toFixed(1);

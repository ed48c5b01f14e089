const SEPARATORS = /[\s.\-/()\u00a0\u202f]/g;
const FRENCH = /^(?:\+33|0033|0)([1-9]\d{8})$/;

/**
 * A French phone number in its ten-digit form ("0140000101"), typed with or without separators and with +33 (also
 * "+33 (0)1…"), 0033 or 0 in front; null when it is none.
 */
export function parseFrenchPhone(text: string): string | null {
  const compact = text.replace('(0)', '').replace(SEPARATORS, '');
  const national = FRENCH.exec(compact)?.[1];
  return national === undefined ? null : `0${national}`;
}

/** "01 40 00 01 01", with no-break spaces; any other text stays as it is. */
export function formatPhone(phone: string): string {
  const parsed = parseFrenchPhone(phone);
  return parsed === null ? phone : (parsed.match(/\d{2}/g) ?? []).join('\u00a0');
}

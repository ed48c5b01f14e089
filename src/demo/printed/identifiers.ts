/**
 * GTIN-13 with its check digit (GS1 General Specifications §7.9). The number must be below 10^11 and follows a leading
 * 2: the range for internal use, so that the code belongs to nobody.
 */
export function internalGtin(number: number): string {
  const body = `2${String(number).padStart(11, '0')}`;
  const sum = Array.from(body).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** Lower-case ASCII with hyphens, for url names: "Crème 35 % d’Isigny" → "creme-35-d-isigny". */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * A stable 32-bit number for a text (FNV-1a with a final mix), used instead of a random number; the same on every
 * machine.
 */
export function steadyNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

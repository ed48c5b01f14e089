import { isHexColor } from '../../../contract/values/hexColor';

/** The value as a number within the range (a text of digits counts as one), otherwise the default. */
export function numberOr(
  [from, to]: readonly [from: number, to: number],
  value: string | number | null | undefined,
  otherwise: number,
): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && number >= from && number <= to ? number : otherwise;
}

/** The value if it is a colour of six hex digits, otherwise null. */
export const hexColorOrNull = (value: unknown): string | null =>
  typeof value === 'string' && isHexColor(value) ? value : null;

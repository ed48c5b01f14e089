const ISO_DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/;

/** Whether a text is a calendar day in ISO 8601, or a time on one, with or without its offset (KIT-20). */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = ISO_DATE.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const midnight = new Date(0);
  midnight.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return midnight.getUTCMonth() === Number(month) - 1 && midnight.getUTCDate() === Number(day);
}

const isWithin = (number: number, most: number): boolean => Math.abs(number) <= most;

/** Whether a number is a latitude: degrees north, south negative (KIT-20). */
export const isLatitude = (degrees: number): boolean => isWithin(degrees, 90);

/** Whether a number is a longitude: degrees east, west negative (KIT-20). */
export const isLongitude = (degrees: number): boolean => isWithin(degrees, 180);

export const HEADING_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof HEADING_LEVELS)[number];

/** Whether HTML has headings of this level (KIT-20). */
export const isHeadingLevel = (level: unknown): level is HeadingLevel =>
  HEADING_LEVELS.some((known) => known === level);

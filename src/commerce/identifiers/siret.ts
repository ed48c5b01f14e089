const SIRET = /^\d{14}$/;
/**
 * The company number (SIREN) of La Poste. It has more establishments than there are numbers that pass Luhn's check:
 * the others follow a rule of their own (`parseSiret`).
 */
const LA_POSTE = '356000000';
const LA_POSTE_HEAD_OFFICE = '35600000000048';

const luhnSum = (digits: string): number =>
  Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const counted = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (counted > 9 ? counted - 9 : counted);
    }, 0);

const digitSum = (digits: string): number => Array.from(digits).reduce((total, digit) => total + Number(digit), 0);

/**
 * The 14 digits of a French establishment number (SIRET), typed with or without blanks, dots or hyphens; null when it
 * is invalid. Checked by Luhn; La Poste's may instead have a sum of digits that is a multiple of five (Insee's rule).
 */
export function parseSiret(text: string): string | null {
  const digits = text.replace(/[\s.\u00a0\u202f-]/g, '');
  if (!SIRET.test(digits)) return null;
  if (luhnSum(digits) % 10 === 0) return digits;
  const isOffice = digits.startsWith(LA_POSTE) && digits !== LA_POSTE_HEAD_OFFICE;
  return isOffice && digitSum(digits) % 5 === 0 ? digits : null;
}

/** "802 147 363 00013": the company's nine digits in threes, then the establishment's five. */
export const formatSiret = (siret: string): string =>
  siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3\u00a0$4');

const SIRET = /^\d{14}$/;
/** La Poste has more establishments than the check digit allows for. */
const LA_POSTE = '356000000';
const LA_POSTE_HEAD_OFFICE = '35600000000048';

const luhnSum = (digits: string): number =>
  Array.from(digits)
    .reverse()
    .reduce((total, digit, place) => {
      const counted = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (counted > 9 ? counted - 9 : counted);
    }, 0);

const digitSum = (digits: string): number => Array.from(digits).reduce((total, digit) => total + Number(digit), 0);

/**
 * The 14 digits of a French establishment number, typed with or without blanks; null when it is none. Its check is
 * Luhn's; La Poste's offices are checked by the plain sum of digits, a multiple of five (PRODUCT, Insee's rule).
 */
export const parseSiret = (text: string): string | null => {
  const digits = text.replace(/[\s.\u00a0\u202f-]/g, '');
  if (!SIRET.test(digits)) return null;
  if (luhnSum(digits) % 10 === 0) return digits;
  const isOffice = digits.startsWith(LA_POSTE) && digits !== LA_POSTE_HEAD_OFFICE;
  return isOffice && digitSum(digits) % 5 === 0 ? digits : null;
};

/** "802 147 363 00013": the company's nine digits in threes, then the establishment's five. */
export const formatSiret = (siret: string): string =>
  siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3\u00a0$4');

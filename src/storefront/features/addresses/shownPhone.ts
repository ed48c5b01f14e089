import { formatPhone } from '../../../commerce/identifiers/phone';

const northAmerican = /^\(?(\d{3})\)?[-. ]?(\d{3})[-. ]?(\d{4})$/;

/**
 * A phone number as it is shown: French ones in pairs, the North American pattern as (###) ###-####, all others as they
 * were typed (CHK-12). Ten digits that begin with 0 are French.
 */
export const shownPhone = (phone: string): string => {
  const text = phone.trim();
  const found = text.startsWith('0') ? null : northAmerican.exec(text);
  return found ? `(${found[1] ?? ''}) ${found[2] ?? ''}-${found[3] ?? ''}` : formatPhone(text);
};

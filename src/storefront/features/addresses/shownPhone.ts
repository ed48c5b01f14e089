import { formatPhone } from '../../../commerce/identifiers/phone';

const northAmerican = /^\(?(\d{3})\)?[-. ]?(\d{3})[-. ]?(\d{4})$/;

/**
 * A phone number formatted for display: French ones in pairs, North American ones as (###) ###-####, others as typed
 * (CHK-12). Ten digits that begin with 0 are French.
 */
export function shownPhone(phone: string): string {
  const text = phone.trim();
  const found = text.startsWith('0') ? null : northAmerican.exec(text);
  return found ? `(${found[1] ?? ''}) ${found[2] ?? ''}-${found[3] ?? ''}` : formatPhone(text);
}

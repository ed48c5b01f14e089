import { passesLuhn } from './luhn';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * Whether a text a shopper typed looks like an e-mail, a French phone, a payment card or an IBAN. Such a text is refused
 * before it becomes a search term, an address or an action. A GTIN (13 digits) is no card.
 */
export const looksPersonal = (text: string): boolean => {
  if (/\S@\S/.test(text)) return true;
  const compact = text.replace(/[\s.\-_/()]/g, '');
  if (/^(?:\+33|0033|0)[1-9]\d{8}$/.test(compact)) return true;
  if (/[a-z]{2}\d{2}[a-z0-9]{10,30}/i.test(compact)) return true;
  return /^[\d\s.-]+$/.test(text.trim()) && /^\d{14,19}$/.test(digitsOf(text)) && passesLuhn(digitsOf(text));
};

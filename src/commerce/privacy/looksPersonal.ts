import { holdsAccountNumber } from './accountNumber';

/** An e-mail address, also as dictated, with blanks, if a domain follows. */
const EMAIL = /\S@\S|@\s*[^\s@.]+\s*\.\s*[a-z]{2}/i;
/**
 * French numbers by their numbering plan; foreign ones by their prefix and 8 to 15 digits (E.164). Account ids do not
 * match: letters follow their digits.
 */
const PHONE = /(?<![\da-z])(?:0[1-9](?:[\s.\-/]?\d\d){4}(?!\d)|(?:\+|00)[1-9](?:[\s.\-/()]{0,3}\d){7,14}(?![\da-z]))/i;

/**
 * Whether a typed text contains an e-mail address, a phone number, a payment card or an IBAN. Such a text is refused
 * before it becomes a search term, an address or an action; product references pass, and so do GTINs, unless they begin
 * like a foreign phone number ("001…").
 */
export const looksPersonal = (text: string): boolean =>
  EMAIL.test(text) || PHONE.test(text) || holdsAccountNumber(text);

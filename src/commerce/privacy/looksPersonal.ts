import { holdsAccountNumber } from './accountNumber';

/** Also as it is dictated, with blanks, where a domain follows. */
const EMAIL = /\S@\S|@\s*[^\s@.]+\s*\.\s*[a-z]{2}/i;
/** French numbers by their plan; others by what begins them abroad, with 8 to 15 digits (E.164): ids of accounts go on with letters. */
const PHONE = /(?<![\da-z])(?:0[1-9](?:[\s.\-/]?\d\d){4}(?!\d)|(?:\+|00)[1-9](?:[\s.\-/()]{0,3}\d){7,14}(?![\da-z]))/i;

/**
 * Whether a text that a shopper typed holds an e-mail, a phone number, a payment card or an IBAN. Such a text is refused
 * before it becomes a search term, an address or an action; references of goods, GTINs among them, pass.
 */
export const looksPersonal = (text: string): boolean =>
  EMAIL.test(text) || PHONE.test(text) || holdsAccountNumber(text);

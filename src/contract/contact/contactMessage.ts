import type { Static } from 'typebox';
import type { contactMessageBody, contactMessageReply } from './contactMessage.schema';

/**
 * A message to the shop; subject, name, e-mail and message are required. `website` is a honeypot: people do not see it,
 * so only robots fill it in.
 */
export type ContactMessageBody = Static<typeof contactMessageBody>;
export type ContactMessageReply = Static<typeof contactMessageReply>;
export type ContactField = keyof ContactMessageBody;

/** Subjects of a message, in the form's order. */
export const CONTACT_SUBJECTS = ['order', 'claim', 'account', 'invoice', 'product', 'personalData', 'other'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** Longest value of each field, in characters. */
export const CONTACT_LIMITS = {
  subject: 20,
  name: 120,
  company: 120,
  email: 254,
  phone: 30,
  orderNumber: 40,
  message: 4000,
  website: 0,
} as const satisfies Readonly<Record<ContactField, number>>;
/** Shortest message, in characters. */
export const CONTACT_MESSAGE_MINIMUM = 10;

/** The page with the form; a form sent without a script returns there. */
export const CONTACT_PAGE = '/contact-support';

/**
 * Characters of a reference: none can be mistaken for another when read aloud or written by hand, and without A, E, I,
 * O and U they form no words.
 */
export const CONTACT_REFERENCE_CHARACTERS = '34679CDFGHJKMNPRTVWXY';
/** The form of a message's reference, "DC-7KXM-4TRW". */
export const isContactReference = (text: string): boolean =>
  new RegExp(`^DC(?:-[${CONTACT_REFERENCE_CHARACTERS}]{4}){2}$`).test(text);

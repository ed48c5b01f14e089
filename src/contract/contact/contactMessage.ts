import type { Static } from 'typebox';
import type { contactMessageBody, contactMessageReply } from './contactMessage.schema';

/**
 * What somebody writes to the shop; subject, name, e-mail and message are needed. `website` is a honeypot: hidden
 * from people, so only robots fill it in.
 */
export type ContactMessageBody = Static<typeof contactMessageBody>;
export type ContactMessageReply = Static<typeof contactMessageReply>;
export type ContactField = keyof ContactMessageBody;

/** What a message is about, in the form's order. */
export const CONTACT_SUBJECTS = ['order', 'claim', 'account', 'invoice', 'product', 'personalData', 'other'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** Characters each field has at most. */
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
/** Characters a message has at least. */
export const CONTACT_MESSAGE_MINIMUM = 10;

/** Where the form stands: a form sent without a script is led back there. */
export const CONTACT_PAGE = '/contact-support';

/** Characters of a reference: read aloud or by hand none passes for another, and they make no word. */
export const CONTACT_REFERENCE_CHARACTERS = '34679CDFGHJKMNPRTVWXY';
/** The form of a message's reference, "DC-7KXM-4TRW". */
export const isContactReference = (text: string): boolean =>
  new RegExp(`^DC(?:-[${CONTACT_REFERENCE_CHARACTERS}]{4}){2}$`).test(text);

import {
  CONTACT_LIMITS,
  CONTACT_MESSAGE_MINIMUM,
  CONTACT_SUBJECTS,
  type ContactField,
  type ContactMessageBody,
  type ContactSubject,
} from '../contract/contact/contactMessage';
import { parseEmail } from './identifiers/email';
import { parseFrenchPhone } from './identifiers/phone';
import { holdsAccountNumber } from './privacy/accountNumber';

export type ContactFault =
  'missing' | 'tooLong' | 'tooShort' | 'subject' | 'email' | 'phone' | 'accountNumber' | 'robot';
export interface ContactProblem {
  readonly field: ContactField;
  readonly fault: ContactFault;
}

/**
 * A message in the form in which it is stored: trimmed, the phone as digits, the e-mail in lower case, each field but
 * `message` on one line.
 */
export interface ContactMessage {
  readonly subject: ContactSubject;
  readonly name: string;
  readonly company: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly orderNumber: string | null;
  readonly message: string;
}

/** In the form's order. */
const FIELDS = ['subject', 'name', 'company', 'email', 'phone', 'orderNumber', 'message', 'website'] as const;
const NEEDED: ReadonlySet<ContactField> = new Set(['subject', 'name', 'email', 'message']);

/** A form posted without a script has CRLF line ends. */
function textOf(body: ContactMessageBody, field: ContactField): string {
  const text = (body[field] ?? '').trim();
  return field === 'message' ? text.replace(/\r\n?/g, '\n') : text.replace(/\s+/g, ' ');
}

const subjectOf = (text: string): ContactSubject | null => CONTACT_SUBJECTS.find((subject) => subject === text) ?? null;

function faultOf(field: ContactField, text: string): ContactFault | null {
  if (field === 'website') return text === '' ? null : 'robot';
  if (text === '') return NEEDED.has(field) ? 'missing' : null;
  if (text.length > CONTACT_LIMITS[field]) return 'tooLong';
  switch (field) {
    case 'subject':
      return subjectOf(text) === null ? 'subject' : null;
    case 'email':
      return parseEmail(text) === null ? 'email' : null;
    case 'phone':
      return parseFrenchPhone(text) === null ? 'phone' : null;
    case 'message':
      if (text.length < CONTACT_MESSAGE_MINIMUM) return 'tooShort';
      return holdsAccountNumber(text) ? 'accountNumber' : null;
    default:
      return null;
  }
}

/**
 * Every invalid field of a message to the shop, in the form's order; empty: the message is valid. A card number or an
 * IBAN in the field `message` is refused: nobody needs it, and it would be sent by mail (CHK-15).
 */
export const contactMessageProblems = (body: ContactMessageBody): readonly ContactProblem[] =>
  FIELDS.flatMap((field): ContactProblem[] => {
    const fault = faultOf(field, textOf(body, field));
    return fault === null ? [] : [{ field, fault }];
  });

/**
 * A valid message in the form in which it is stored. Throws a RangeError without a valid subject and e-mail; other
 * faults are left to `contactMessageProblems`.
 */
export function readContactMessage(body: ContactMessageBody): ContactMessage {
  const subject = subjectOf(textOf(body, 'subject'));
  const email = parseEmail(textOf(body, 'email'));
  if (subject === null || email === null) throw new RangeError('The message has problems.');
  return {
    subject,
    name: textOf(body, 'name'),
    company: textOf(body, 'company') || null,
    email,
    phone: parseFrenchPhone(textOf(body, 'phone')),
    orderNumber: textOf(body, 'orderNumber') || null,
    message: textOf(body, 'message'),
  };
}

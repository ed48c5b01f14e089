import type { ContactMessage } from '../../../commerce/contactMessage';
import { formatPhone } from '../../../commerce/identifiers/phone';
import type { ContactSubject } from '../../../contract/contact/contactMessage';
import type { MailMessage } from '../../mail/Mail';
import { SHOP_LOCALE } from '../../../contract/constants';
import { sayIn, type Say } from '../../texts/say';
import { sentence, type Sentence } from '../../texts/sentence';

const inShopLanguage = sayIn(SHOP_LOCALE);

const aboutOf = (subject: ContactSubject): Sentence => sentence(`mail.contact.about.${subject}`);

type Field = 'reference' | 'subject' | 'name' | 'company' | 'email' | 'phone' | 'orderNumber';

const labelled = (field: Field, value: string): string =>
  inShopLanguage(sentence('mail.row', { label: sentence(`mail.contact.field.${field}`), value }));

/**
 * The mail to the shop, in the shop's own language, with the whole message; a reply to it goes to the sender of the
 * message.
 */
export const messageMail = (
  to: string,
  reference: string,
  { subject, name, company, email, phone, orderNumber, message }: ContactMessage,
): MailMessage => ({
  to,
  replyTo: email,
  subject: `${reference} – ${inShopLanguage(aboutOf(subject))}`,
  text: [
    labelled('reference', reference),
    labelled('subject', inShopLanguage(aboutOf(subject))),
    labelled('name', name),
    ...(company === null ? [] : [labelled('company', company)]),
    labelled('email', email),
    ...(phone === null ? [] : [labelled('phone', formatPhone(phone))]),
    ...(orderNumber === null ? [] : [labelled('orderNumber', orderNumber)]),
    '',
    message,
    '',
  ].join('\n'),
});

/**
 * The mail that confirms a message to its sender. It repeats nothing that was typed: the address may be a stranger's,
 * and the shop must not send one person's words to another.
 */
export const acknowledgementMail = (
  { replyTo, say }: { readonly replyTo: string; readonly say: Say },
  reference: string,
  { email, subject }: ContactMessage,
): MailMessage => ({
  to: email,
  replyTo,
  subject: say(sentence('mail.contact.subject', { reference })),
  text: say(sentence('mail.contact.text', { about: aboutOf(subject), reference })),
});

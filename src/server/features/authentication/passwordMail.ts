import type { MailMessage } from '../../mail/Mail';
import type { Say } from '../../texts/say';
import { sentence } from '../../texts/sentence';

/** The mail with the link to a new password. It contains no name, because only the address was given. */
export const passwordMail = (to: string, link: string, say: Say): MailMessage => ({
  to,
  subject: say(sentence('mail.password.subject')),
  text: say(sentence('mail.password.text', { link })),
});

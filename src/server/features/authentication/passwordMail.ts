import type { MailMessage } from '../../mail/Mail';
import type { Say } from '../../texts/say';
import { sentence } from '../../texts/sentence';

/**
 * The mail with the link to a new password. It contains no name, because whoever asked for it has given only the
 * address.
 */
export const passwordMail = (to: string, link: string, say: Say): MailMessage => ({
  to,
  subject: say(sentence('mail.password.subject')),
  text: say(sentence('mail.password.text', { link })),
});

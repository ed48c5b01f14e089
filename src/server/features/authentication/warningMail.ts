import type { MailMessage } from '../../mail/Mail';
import type { Say } from '../../texts/say';
import { sentence } from '../../texts/sentence';

/** The mail that warns a user of many failed logins in their name. `link`: the page for requesting a new password. */
export const warningMail = (to: string, link: string, say: Say): MailMessage => ({
  to,
  subject: say(sentence('mail.warning.subject')),
  text: say(sentence('mail.warning.text', { link })),
});

// The syntax that browsers require of an e-mail field (HTML, "valid e-mail address"), with a dot in the host. Only
// ASCII, and no quotes, brackets or colons: with these one mailbox could be written in several ways.
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})+$`);
const EMAIL_MAX_LENGTH = 254;

/**
 * The canonical form of an e-mail address (lower case), in which it is compared and stored; null when it cannot be one.
 * Every incoming address goes through this, and no mail is sent to an address that it refuses.
 */
export function parseEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return email.length <= EMAIL_MAX_LENGTH && EMAIL.test(email) ? email : null;
}

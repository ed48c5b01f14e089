// What browsers take for an address in a field for one (HTML, "valid e-mail address"), at a host with a dot. ASCII alone,
// without quotes, brackets and colons: so no two texts are one mailbox to a mail server and two to us.
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})+$`);
const EMAIL_MAX_LENGTH = 254;

/**
 * An e-mail address in the one form it is compared and kept in (lower case); null when it cannot be one. Every address
 * that comes in is read by this, and no mail goes out to what it refuses.
 */
export const parseEmail = (text: string): string | null => {
  const email = text.trim().toLowerCase();
  return email.length <= EMAIL_MAX_LENGTH && EMAIL.test(email) ? email : null;
};

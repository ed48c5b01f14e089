const EMAIL = /^[^\s@,;<>()"\\]+@[^\s@,;<>()"\\.]+(?:\.[^\s@,;<>()"\\.]+)+$/;
const EMAIL_MAX_LENGTH = 254;

/** An e-mail address in the one form it is compared and kept in (lower case); null when it cannot be one. */
export const parseEmail = (text: string): string | null => {
  const email = text.trim().toLowerCase();
  return email.length <= EMAIL_MAX_LENGTH && EMAIL.test(email) ? email : null;
};

/**
 * Paths of the pages for logging in, for passwords and for registering. The server redirects to them after a form, and
 * to `login` also from a page that needs a login. Mails link `/forgotten-password` and `/reset-password?token=…`.
 */
export const AUTHENTICATION_PAGES = {
  login: '/login',
  forgottenPassword: '/forgotten-password',
  resetPassword: '/reset-password',
  becomeCustomer: '/become-customer',
} as const;

/**
 * Query parameters that report the outcome of a posted form: `refused` with one of the values below or a list of the
 * wrong fields, `sent=1`, `changed=1`.
 */
export const FORM_OUTCOMES = { refused: 'refused', sent: 'sent', changed: 'changed' } as const;
/** `refused=1`: the input was wrong. `refused=later`: too many attempts. */
export const REFUSED_WRONG = '1';
export const REFUSED_LATER = 'later';

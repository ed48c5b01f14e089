/**
 * Where the pages around an account are. The server sends a browser back to them after a form, and names one in
 * a mail (`/reset-password?token=…`).
 */
export const ACCOUNT_PAGES = {
  login: '/login',
  forgottenPassword: '/forgotten-password',
  resetPassword: '/reset-password',
  becomeCustomer: '/become-customer',
} as const;

/** What the query of such a page says of the form that was sent: `refused=wrong` (a list of fields for a registration), `sent=1`, `changed=1`. */
export const FORM_OUTCOMES = { refused: 'refused', sent: 'sent', changed: 'changed' } as const;
/** `refused=1`: what was typed is not right. `refused=later`: too many attempts. */
export const REFUSED_WRONG = '1';
export const REFUSED_LATER = 'later';

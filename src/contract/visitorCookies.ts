/** The cookies that the server sets; no script reads them. */
export const SESSION_COOKIE = 'comptoir_session';
export const GUEST_COOKIE = 'comptoir_guest';
export const KNOWN_BROWSER_COOKIE = 'comptoir_known_browser';

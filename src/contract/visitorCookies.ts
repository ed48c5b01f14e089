/** Cookies that the server sets and no script can read (HttpOnly). */
export const SESSION_COOKIE = 'comptoir_session';
export const GUEST_COOKIE = 'comptoir_guest';
export const KNOWN_BROWSER_COOKIE = 'comptoir_known_browser';
export const RECORDING_COOKIE = 'comptoir_recording';
/**
 * The market that the shopper chose; without it the country of their account decides, otherwise it is the first one.
 */
export const MARKET_COOKIE = 'comptoir_market';
/** The language that the shopper chose; without it pages are in the site's own. */
export const LANGUAGE_COOKIE = 'comptoir_language';

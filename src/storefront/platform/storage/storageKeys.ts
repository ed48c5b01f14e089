// Every key that the shop keeps in a browser's storage, besides cookies; the cookie policy lists them. The types below
// allow no other key to be written.

/** Scroll positions by history entry. */
export const SCROLL_KEY = 'comptoir.scroll';
/** The state of a tab's recording: its session and last part, and the number of page lives (`partOfLife`). */
export const RECORDING_KEY = 'comptoir.session';
/**
 * What a page could not hand over to its upload worker before it ended; deleted when the next page has handed it over.
 */
export const RECORDING_TAIL_KEY = 'comptoir.unsentEnd';
/** The database with the parts of a recording that are waiting to be sent. */
export const SEGMENT_DATABASE = 'comptoir.recording';
/** The account that a tab's user acts for. */
export const EFFECTIVE_ACCOUNT_KEY = 'comptoir.actedFor';
/** The id of a tab's checkout in progress (CHK-01). */
export const CHECKOUT_KEY = 'comptoir.checkoutId';
/**
 * A flag for the page that the shopper reaches on returning from the bank: the billing address differs. The address
 * itself is not stored.
 */
export const BILLING_KEY = 'comptoir.billingDiffers';
/** The id of this browser's guest cart, until a login merges it. */
export const GUEST_CART_KEY = 'comptoir.guestCart';
/** The id that joins the activities following from one search (TRK-03). */
export const SEARCH_CORRELATION_KEY = 'comptoir.searchCorrelation';

/** Keys of a tab's storage, which ends with the tab. */
export type TabKey =
  typeof SCROLL_KEY | typeof RECORDING_KEY | typeof EFFECTIVE_ACCOUNT_KEY | typeof CHECKOUT_KEY | typeof BILLING_KEY;
/** Keys that stay in the browser between visits. */
export type BrowserKey = typeof GUEST_CART_KEY | typeof SEARCH_CORRELATION_KEY | typeof RECORDING_TAIL_KEY;

/** Rules of the shop that its texts quote (`{!Item.…}`) or its server enforces, in the units of their names. */

/** The currency of these rules' amounts. In any other currency they do not apply. */
export const RULES_CURRENCY = 'EUR';

/** The delivery charge below the limit of free delivery, without VAT, unless the webstore sets another. */
export const DELIVERY_CHARGE_CENTS = 790;
/** The VAT rate of delivery, unless the webstore sets another: 20 %. */
export const DELIVERY_VAT_BASIS_POINTS = 2000;
/** Surcharge for a delivery before 8 in the morning. */
export const MORNING_SUPPLEMENT_CENTS = 490;
/** How many delivery days there are to choose from. */
export const DELIVERY_DAYS_OFFERED = 10;

/** How long a guest's cart and recent searches are kept after the last visit. */
export const GUEST_DAYS = 30;
/** How long a login lasts without a visit. */
export const SESSION_DAYS = 30;
/** How long a browser with a successful login counts as known. */
export const KNOWN_BROWSER_DAYS = 365;
/** How long a chosen listing layout is remembered. */
export const LISTING_LAYOUT_DAYS = 365;
/** How long a browser remembers the language that its shopper chose. */
export const LANGUAGE_DAYS = 365;
export const MARKET_DAYS = 365;
export const PASSWORD_LINK_MINUTES = 60;
/** How long an untouched checkout is kept. */
export const CHECKOUT_HOURS = 24;
/** The longest time the French data protection authority allows for audience statistics. */
export const STATISTICS_MONTHS = 25;

/** How long invoices are kept: article L123-22 of the Code de commerce. */
export const INVOICE_YEARS = 10;
/** The lump sum for each late payment: article D441-5 of the Code de commerce. */
export const LATE_PAYMENT_EUROS = 40;
/**
 * Payment term of purchase orders, from the first delivery: the legal maximum for perishable food (article L441-11).
 */
export const PURCHASE_ORDER_DAYS = 30;
export const CONTACT_MONTHS = 24;
/** How long a recording that support has received is kept at most; until then a browser can add to it. */
export const RECORDING_DAYS = 30;
/** How long support finds the server's log lines of a call. */
export const LOG_LINE_DAYS = 14;
export const UNRECORDED_LOG_LINE_DAYS = 2;

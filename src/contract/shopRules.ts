/** Rules of the shop that its texts quote (`{!Item.…}`) and its server keeps, in the units of the names. */

/** Ours: what delivery costs below the limit of free delivery, unless a webstore's setting says otherwise; without VAT. */
export const DELIVERY_CHARGE_CENTS = 790;
/** On top of it, for a delivery before 8 in the morning. */
export const MORNING_SUPPLEMENT_CENTS = 490;
/** Days that a shopper can choose from. */
export const DELIVERY_DAYS_OFFERED = 10;

/** How long a guest's cart and recent searches are kept after the last visit. */
export const GUEST_DAYS = 30;
/** How long a login lasts without a visit. */
export const SESSION_DAYS = 30;
/** How long a browser that has logged in is known. */
export const KNOWN_BROWSER_DAYS = 365;
/** How long the layout that a shopper chose for listings is kept after the choice. */
export const LISTING_LAYOUT_DAYS = 365;
export const PASSWORD_LINK_MINUTES = 60;
/** How long a checkout that nobody touches is kept. */
export const CHECKOUT_HOURS = 24;
/** What the French data protection authority allows for audience statistics. */
export const STATISTICS_MONTHS = 25;

/** Invoices: article L123-22 of the Code de commerce. */
export const INVOICE_YEARS = 10;
/** For each late payment: article D441-5 of the Code de commerce. */
export const LATE_PAYMENT_EUROS = 40;
/** By purchase order, after the first delivery: perishable food must not wait longer (article L441-11). */
export const PURCHASE_ORDER_DAYS = 30;
export const CONTACT_MONTHS = 24;

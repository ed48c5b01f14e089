/** What the first load of a page needs: plain values, which the compiler inlines. */

// Platform
export const API_VERSION = 'v65.0';
export const RELEASE = 258;
export const MASTER_RECORD_TYPE_ID = '012000000000000AAA';
export const FALLBACK_LOCALE = 'en-US';
export const SHOP_LOCALE = 'fr-FR';
export const TEXT_DIRECTION = 'ltr';
export const FOOTER_YEAR = 2025;

/** Paths below this prefix belong to another server, unless the site's configuration names another prefix (LNK-02). */
export const SERVER_PAGE_PREFIX = '/vforcesite/apex/';

// What the shop promises
export const FREE_DELIVERY_FROM_EUROS = 40;
export const DELIVERY_WITHIN_HOURS = 48;
/** Not in the specification: orders from noon in Paris on count from the next working day. */
export const DELIVERY_CUT_OFF_MINUTES = 12 * 60;

// Menus
export const MENU_MAX_TOP_LEVEL_ITEMS = 20;
export const MENU_MAX_DEPTH = 5;
export const MENU_MAX_ITEMS = 2500;
export const MENU_SKIPPED_ITEM_TYPES = ['NavigationalTopic', 'GlobalAction', 'Event'] as const;
export const DRILLDOWN_ITEM_LIMIT = 500;
export const SLIDE_ANIMATION_SECONDS = 0.2;
export const KEY_BUFFER_MS = 700;

// Caches
export const APPLICATION_CONTEXT_LIFETIME_MS = 300_000;
export const APPLICATION_CONTEXT_REFRESH_MARGIN_MS = 30_000;
export const USER_RECORD_LIFETIME_MS = 3_600_000;
export const STORE_ENTRY_LIFETIME_SECONDS = 300;
export const NEVER_EXPIRES = -1;

// Typing and measuring
export const DEBOUNCE_MS = 150;
export const SEARCH_DEBOUNCE_MS = 200;
export const SEARCH_INPUT_MAX_LENGTH = 255;
export const RESIZE_THROTTLE_MS = 100;

// Cart and checkout
export const CART_PAGE_SIZE = 25;
export const CART_SORT_ORDER = 'CreatedDateDesc';
export const PRODUCT_SORT_ORDER = 'CreatedDateDesc';
export const CURRENT_CART = 'current';
export const CART_STATUS_CHECKOUT = 'Checkout';
export const CART_ATTEMPTS = 3;
export const CART_RETRY_DELAY_MS = 4000;
export const DELIVERY_GROUP_LIMIT = 20;
export const INVENTORY_RESERVATION_SECONDS = 14_400;
/** Not in the specification: a cart reserves stock at most as long as an untouched checkout is kept. */
export const RESERVATION_SECONDS_MAX = 86_400;
export const POLLING_IMMEDIATE_TRIES = 4;
export const POLLING_STEP_MS = 100;
export const POLLING_STEPPED_TRIES = 8;
export const POLLING_DOUBLED_MS = 750;
export const POLLING_MAX_TRIES = 14;

// Screen sizes
export const BREAKPOINTS = {
  smallMax: '47.9375em',
  mediumMin: '48em',
  mediumMax: '64em',
  largeMin: '64.0625em',
} as const;
export const SMALL_SCREEN_CUTOFF_PX = 480;
/** Narrower pages use the ribbon's `topDistanceMobile` instead of its `topDistanceDesktop`. */
export const RIBBON_MOBILE_BELOW = '600px';

// Badge and toasts
export const BADGE_COUNT_CAP = 999;
export const TOAST_CLOSE_MS = 4800;
export const TOAST_WITH_LINK_CLOSE_MS = 9600;
export const TOAST_MAX_SHOWN = 3;

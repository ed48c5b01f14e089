import * as constants from '../../src/contract/constants';
import { LISTING_SORTS } from '../../src/contract/search/listingSorts';
import { SUGGESTED_CATEGORY_LIMIT } from '../../src/contract/search/search';

/** The constants and limits of the specification, written down a second time on purpose. */
const table: [string, unknown, unknown][] = [
  ['API version', constants.API_VERSION, 'v65.0'],
  ['release', constants.RELEASE, 258],
  ['prefix of server pages', constants.SERVER_PAGE_PREFIX, '/vforcesite/apex/'],
  ['master record type', constants.MASTER_RECORD_TYPE_ID, '012000000000000AAA'],
  ['fallback locale', constants.FALLBACK_LOCALE, 'en-US'],
  ['direction', constants.TEXT_DIRECTION, 'ltr'],
  ['footer year', constants.FOOTER_YEAR, 2025],
  ['free delivery from, euros', constants.FREE_DELIVERY_FROM_EUROS, 40],
  ['delivery within, hours', constants.DELIVERY_WITHIN_HOURS, 48],
  ['menu: top-level items', constants.MENU_MAX_TOP_LEVEL_ITEMS, 20],
  ['menu: depth', constants.MENU_MAX_DEPTH, 5],
  ['menu: items', constants.MENU_MAX_ITEMS, 2500],
  ['menu: skipped types', constants.MENU_SKIPPED_ITEM_TYPES, ['NavigationalTopic', 'GlobalAction', 'Event']],
  ['drilldown: items', constants.DRILLDOWN_ITEM_LIMIT, 500],
  ['slide animation, s', constants.SLIDE_ANIMATION_SECONDS, 0.2],
  ['key buffer', constants.KEY_BUFFER_MS, 700],
  ['application context lifetime', constants.APPLICATION_CONTEXT_LIFETIME_MS, 300000],
  ['application context margin', constants.APPLICATION_CONTEXT_REFRESH_MARGIN_MS, 30000],
  ['user record lifetime', constants.USER_RECORD_LIFETIME_MS, 60 * 60 * 1000],
  ['store entry lifetime, s', constants.STORE_ENTRY_LIFETIME_SECONDS, 300],
  ['never expires', constants.NEVER_EXPIRES, -1],
  ['debounce', constants.DEBOUNCE_MS, 150],
  ['search debounce', constants.SEARCH_DEBOUNCE_MS, 200],
  ['search input', constants.SEARCH_INPUT_MAX_LENGTH, 255],
  ['resize throttle', constants.RESIZE_THROTTLE_MS, 100],
  ['cart page size', constants.CART_PAGE_SIZE, 25],
  ['cart sort', constants.CART_SORT_ORDER, 'CreatedDateDesc'],
  ['product sort', constants.PRODUCT_SORT_ORDER, 'CreatedDateDesc'],
  ['current cart', constants.CURRENT_CART, 'current'],
  ['cart status', constants.CART_STATUS_CHECKOUT, 'Checkout'],
  ['cart attempts', constants.CART_ATTEMPTS, 3],
  ['cart pause', constants.CART_RETRY_DELAY_MS, 4000],
  ['delivery groups', constants.DELIVERY_GROUP_LIMIT, 20],
  ['reservation, s', constants.INVENTORY_RESERVATION_SECONDS, 14400],
  ['polling: immediate tries', constants.POLLING_IMMEDIATE_TRIES, 4],
  ['polling: step', constants.POLLING_STEP_MS, 100],
  ['polling: stepped up to', constants.POLLING_STEPPED_TRIES, 8],
  ['polling: doubled', constants.POLLING_DOUBLED_MS, 750],
  ['polling: tries', constants.POLLING_MAX_TRIES, 14],
  ['image widths', constants.IMAGE_WIDTHS, { mobile: 640, tablet: 960, desktop: 1920 }],
  ['image density', constants.IMAGE_DENSITY, 1],
  ['image densities', constants.IMAGE_DENSITIES, [1, 2]],
  ['image minimum width', constants.IMAGE_MIN_RESIZE_WIDTH, 100],
  ['consent categories', constants.CONSENT_CATEGORIES, ['essential', 'preferences', 'statistics', 'marketing']],
  ['consent cookie, s', constants.CONSENT_COOKIE_SECONDS, 365 * 24 * 60 * 60],
  ['analytics cookie', constants.ANALYTICS_COOKIE, 'cqcid'],
  ['analytics cookie, s', constants.ANALYTICS_COOKIE_SECONDS, 31536000],
  [
    'breakpoints',
    constants.BREAKPOINTS,
    { smallMax: '47.9375em', mediumMin: '48em', mediumMax: '64em', largeMin: '64.0625em' },
  ],
  ['small screen', constants.SMALL_SCREEN_CUTOFF_PX, 480],
  ['ribbon: small below', constants.RIBBON_MOBILE_BELOW, '600px'],
  ['tablet panel', constants.TABLET_PANEL_WIDTH, '20rem'],
  ['list height', constants.LIST_MAX_HEIGHT, '31.25rem'],
  ['nested minimum', constants.NESTED_MIN_WIDTH, '11rem'],
  ['nested maximum', constants.NESTED_MAX_WIDTH, '21.75rem'],
  [
    'layers',
    constants.LAYERS,
    { header: 999, list: 500, listMobile: 10000, overlayBase: 9000, overlayStep: 2, toast: 10000, baseline: 9100 },
  ],
  [
    'tooltip',
    constants.TOOLTIP,
    { minWidthPx: 75, repositionDelayMs: 10, padTopPx: 16, shrinkMinSizePx: 36, minHeight: '1.875rem' },
  ],
  ['badge cap', constants.BADGE_COUNT_CAP, 999],
  ['toast', constants.TOAST_CLOSE_MS, 4800],
  ['toast with a link', constants.TOAST_WITH_LINK_CLOSE_MS, 9600],
  ['toasts at once', constants.TOAST_MAX_SHOWN, 3],
  ['toast icons', constants.TOAST_ICON_VARIANTS, ['success', 'error', 'processing', 'info', 'warning']],
  [
    'flags off',
    constants.FLAGS_OFF,
    ['invalidDateYear', 'themeProviderDisabled', 'outputFieldReadOnlyClass', 'maxEditLimit'],
  ],
  ['drilldown gate', constants.DRILLDOWN_HTML_GATE_OPEN, false],
];

test.each(table)('%s is what the specification says [CON-01]', (_name, value, expected) => {
  expect(value).toEqual(expected);
});

test('each constant stands in the table, or in `ours` where the specification does not fix it', () => {
  const ours = ['SHOP_LOCALE', 'DELIVERY_CUT_OFF_MINUTES', 'RESERVATION_SECONDS_MAX', 'HASHED_FILE_CACHE_SECONDS'];
  expect(table).toHaveLength(Object.keys(constants).length - ours.length);
});

test('listings are sorted by what needs no term, and a few categories are suggested', () => {
  expect(LISTING_SORTS).toEqual(['CreatedDateDesc', 'NameAsc', 'NameDesc', 'PriceAsc', 'PriceDesc']);
  expect(SUGGESTED_CATEGORY_LIMIT).toBe(3);
});

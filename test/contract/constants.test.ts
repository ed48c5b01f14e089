import * as constants from '../../src/contract/constants';
import { LISTING_SORTS } from '../../src/contract/search/listingSorts';
import { SUGGESTED_CATEGORY_LIMIT } from '../../src/contract/search/search';

/** The constants and limits of the specification, written down a second time on purpose. */
const table: readonly (readonly [what: string, name: keyof typeof constants, value: unknown])[] = [
  ['API version', 'API_VERSION', 'v65.0'],
  ['release', 'RELEASE', 258],
  ['prefix of server pages', 'SERVER_PAGE_PREFIX', '/vforcesite/apex/'],
  ['master record type', 'MASTER_RECORD_TYPE_ID', '012000000000000AAA'],
  ['fallback locale', 'FALLBACK_LOCALE', 'en-US'],
  ['direction', 'TEXT_DIRECTION', 'ltr'],
  ['footer year', 'FOOTER_YEAR', 2025],
  ['free delivery from, euros', 'FREE_DELIVERY_FROM_EUROS', 40],
  ['delivery within, hours', 'DELIVERY_WITHIN_HOURS', 48],
  ['menu: top-level items', 'MENU_MAX_TOP_LEVEL_ITEMS', 20],
  ['menu: depth', 'MENU_MAX_DEPTH', 5],
  ['menu: items', 'MENU_MAX_ITEMS', 2500],
  ['menu: skipped types', 'MENU_SKIPPED_ITEM_TYPES', ['NavigationalTopic', 'GlobalAction', 'Event']],
  ['drilldown: items', 'DRILLDOWN_ITEM_LIMIT', 500],
  ['slide animation, s', 'SLIDE_ANIMATION_SECONDS', 0.2],
  ['key buffer', 'KEY_BUFFER_MS', 700],
  ['application context lifetime', 'APPLICATION_CONTEXT_LIFETIME_MS', 300000],
  ['application context margin', 'APPLICATION_CONTEXT_REFRESH_MARGIN_MS', 30000],
  ['user record lifetime', 'USER_RECORD_LIFETIME_MS', 60 * 60 * 1000],
  ['store entry lifetime, s', 'STORE_ENTRY_LIFETIME_SECONDS', 300],
  ['never expires', 'NEVER_EXPIRES', -1],
  ['debounce', 'DEBOUNCE_MS', 150],
  ['search debounce', 'SEARCH_DEBOUNCE_MS', 200],
  ['search input', 'SEARCH_INPUT_MAX_LENGTH', 255],
  ['resize throttle', 'RESIZE_THROTTLE_MS', 100],
  ['cart page size', 'CART_PAGE_SIZE', 25],
  ['cart sort', 'CART_SORT_ORDER', 'CreatedDateDesc'],
  ['product sort', 'PRODUCT_SORT_ORDER', 'CreatedDateDesc'],
  ['current cart', 'CURRENT_CART', 'current'],
  ['cart status', 'CART_STATUS_CHECKOUT', 'Checkout'],
  ['cart attempts', 'CART_ATTEMPTS', 3],
  ['cart pause', 'CART_RETRY_DELAY_MS', 4000],
  ['delivery groups', 'DELIVERY_GROUP_LIMIT', 20],
  ['reservation, s', 'INVENTORY_RESERVATION_SECONDS', 14400],
  ['polling: immediate tries', 'POLLING_IMMEDIATE_TRIES', 4],
  ['polling: step', 'POLLING_STEP_MS', 100],
  ['polling: stepped up to', 'POLLING_STEPPED_TRIES', 8],
  ['polling: doubled', 'POLLING_DOUBLED_MS', 750],
  ['polling: tries', 'POLLING_MAX_TRIES', 14],
  ['image widths', 'IMAGE_WIDTHS', { mobile: 640, tablet: 960, desktop: 1920 }],
  ['image density', 'IMAGE_DENSITY', 1],
  ['image densities', 'IMAGE_DENSITIES', [1, 2]],
  ['image minimum width', 'IMAGE_MIN_RESIZE_WIDTH', 100],
  ['consent categories', 'CONSENT_CATEGORIES', ['essential', 'preferences', 'statistics', 'marketing']],
  ['consent cookie, s', 'CONSENT_COOKIE_SECONDS', 365 * 24 * 60 * 60],
  ['analytics cookie', 'ANALYTICS_COOKIE', 'cqcid'],
  ['analytics cookie, s', 'ANALYTICS_COOKIE_SECONDS', 31536000],
  [
    'breakpoints',
    'BREAKPOINTS',
    { smallMax: '47.9375em', mediumMin: '48em', mediumMax: '64em', largeMin: '64.0625em' },
  ],
  ['small screen', 'SMALL_SCREEN_CUTOFF_PX', 480],
  ['ribbon: small below', 'RIBBON_MOBILE_BELOW', '600px'],
  ['tablet panel', 'TABLET_PANEL_WIDTH', '20rem'],
  ['list height', 'LIST_MAX_HEIGHT', '31.25rem'],
  ['nested minimum', 'NESTED_MIN_WIDTH', '11rem'],
  ['nested maximum', 'NESTED_MAX_WIDTH', '21.75rem'],
  [
    'layers',
    'LAYERS',
    { header: 999, list: 500, listMobile: 10000, overlayBase: 9000, overlayStep: 2, toast: 10000, baseline: 9100 },
  ],
  [
    'tooltip',
    'TOOLTIP',
    { minWidthPx: 75, repositionDelayMs: 10, padTopPx: 16, shrinkMinSizePx: 36, minHeight: '1.875rem' },
  ],
  ['badge cap', 'BADGE_COUNT_CAP', 999],
  ['toast', 'TOAST_CLOSE_MS', 4800],
  ['toast with a link', 'TOAST_WITH_LINK_CLOSE_MS', 9600],
  ['toasts at once', 'TOAST_MAX_SHOWN', 3],
  ['toast icons', 'TOAST_ICON_VARIANTS', ['success', 'error', 'processing', 'info', 'warning']],
  ['flags off', 'FLAGS_OFF', ['invalidDateYear', 'themeProviderDisabled', 'outputFieldReadOnlyClass', 'maxEditLimit']],
  ['drilldown gate', 'DRILLDOWN_HTML_GATE_OPEN', false],
];

test.each(table)('%s (%s) is what the specification says [CON-01]', (_what, name, value) => {
  expect(constants[name]).toEqual(value);
});

test('each constant stands once in the table, or in `ours` where the specification does not fix it', () => {
  const ours = ['SHOP_LOCALE', 'DELIVERY_CUT_OFF_MINUTES', 'RESERVATION_SECONDS_MAX', 'HASHED_FILE_CACHE_SECONDS'];
  expect([...table.map(([, name]) => name), ...ours].sort()).toEqual(Object.keys(constants).sort());
});

test('listings are sorted by what needs no term, and a few categories are suggested', () => {
  expect(LISTING_SORTS).toEqual(['CreatedDateDesc', 'NameAsc', 'NameDesc', 'PriceAsc', 'PriceDesc']);
  expect(SUGGESTED_CATEGORY_LIMIT).toBe(3);
});

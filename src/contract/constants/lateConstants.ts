/**
 * Lists, tables and texts that only late code and the server use: in a file of their own, so that no first load has
 * them.
 */

// Pictures
export const IMAGE_WIDTHS = { mobile: 640, tablet: 960, desktop: 1920 } as const;
export const IMAGE_DENSITY = 1;
export const IMAGE_DENSITIES = [1, 2] as const;
export const IMAGE_MIN_RESIZE_WIDTH = 100;

// Files
/** How long a file is cached whose address contains the hash of its content: it never changes. */
export const HASHED_FILE_CACHE_SECONDS = 31_536_000;

// Consent and browser storage
export const CONSENT_CATEGORIES = ['essential', 'preferences', 'statistics', 'marketing'] as const;
export const CONSENT_COOKIE_SECONDS = 31_536_000;
export const ANALYTICS_COOKIE = 'cqcid';
export const ANALYTICS_COOKIE_SECONDS = 31_536_000;

// Menus
export const TABLET_PANEL_WIDTH = '20rem';
export const LIST_MAX_HEIGHT = '31.25rem';
export const NESTED_MIN_WIDTH = '11rem';
export const NESTED_MAX_WIDTH = '21.75rem';

// Layers
export const LAYERS = {
  header: 999,
  list: 500,
  listMobile: 10_000,
  overlayBase: 9000,
  overlayStep: 2,
  toast: 10_000,
  baseline: 9100,
} as const;

// Tooltip, toasts
export const TOOLTIP = {
  minWidthPx: 75,
  repositionDelayMs: 10,
  padTopPx: 16,
  shrinkMinSizePx: 36,
  minHeight: '1.875rem',
} as const;
export const TOAST_ICON_VARIANTS = ['success', 'error', 'processing', 'info', 'warning'] as const;

/** Feature flags that are off by default. */
export const FLAGS_OFF = [
  'invalidDateYear',
  'themeProviderDisabled',
  'outputFieldReadOnlyClass',
  'maxEditLimit',
] as const;
/** The default of the flag `drilldownHtmlNames`: while it is off, markup in names of menu items is shown as text. */
export const DRILLDOWN_HTML_GATE_OPEN = false;

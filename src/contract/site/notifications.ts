import { TOAST_MAX_SHOWN } from '../constants';

// In a separate file from the rest of the site's configuration, because every page starts with it.

export const TOAST_POSITIONS = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;
export const TOAST_POSITIONINGS = ['fixed', 'absolute'] as const;

/** How the container of toasts is positioned (TST-04, TST-05). */
export interface NotificationProperties {
  /** The most toasts shown at once; the others wait. */
  readonly maxShown: number;
  readonly position: (typeof TOAST_POSITIONS)[number];
  /** Fixed: in the window; absolute: on the page, with which it scrolls. */
  readonly positioning: (typeof TOAST_POSITIONINGS)[number];
}

/** The default container. */
export const DEFAULT_NOTIFICATIONS: NotificationProperties = {
  maxShown: TOAST_MAX_SHOWN,
  position: 'top-center',
  positioning: 'fixed',
};

import { TOAST_MAX_SHOWN } from '../constants';
import type { NotificationProperties } from './siteConfiguration';

/** The container of toasts where nothing else is said. In a file of its own, because every page starts with it. */
export const DEFAULT_NOTIFICATIONS: NotificationProperties = {
  maxShown: TOAST_MAX_SHOWN,
  position: 'top-center',
  positioning: 'fixed',
};

import {
  DEFAULT_NOTIFICATIONS,
  TOAST_POSITIONINGS,
  TOAST_POSITIONS,
  type NotificationProperties,
} from '../../../contract/site/notifications';
import { siteSettingsIn } from '../../api';
import { selectEditedSite } from '../../kernel/preview';
import type { RootState } from '../../kernel/state';
import { oneOfOr } from '../../../contract/values/oneOfOr';

const { maxShown: usual, position, positioning } = DEFAULT_NOTIFICATIONS;

type Given = Partial<Record<keyof NotificationProperties, unknown>>;

/**
 * The site's settings of toasts; undefined until they are read, and in recordings of releases without such settings.
 */
const given = (state: RootState): Given | undefined =>
  (selectEditedSite(state)?.settings ?? siteSettingsIn(state)).notifications;

/** The most toasts shown at once: a whole number from 1 on, else the default (TST-04). */
export function selectMaxShown(state: RootState): number {
  const most = given(state)?.maxShown;
  return typeof most === 'number' && Number.isInteger(most) && most >= 1 ? most : usual;
}

/** The position of the container of toasts (TST-05); an invalid one becomes the default (TST-12). */
export const selectPosition = (state: RootState) => oneOfOr(TOAST_POSITIONS, position)(given(state)?.position);

/** Whether the container is fixed to the window or placed on the page (TST-05, TST-12). */
export const selectPositioning = (state: RootState) =>
  oneOfOr(TOAST_POSITIONINGS, positioning)(given(state)?.positioning);

/** Whether a toast is among those that are shown at once; all others wait. */
export const selectIsShown = (state: RootState, id: string): boolean =>
  state.notices.queue.findIndex((notice) => notice.id === id) < selectMaxShown(state);

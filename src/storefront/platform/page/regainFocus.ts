import { focusHeading } from './document';

/**
 * Moves the focus to the page's heading if the focused element was removed, so that keyboard users keep their place.
 */
export function regainFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body) focusHeading();
}

/** Does the same once the change of the page that is under way is complete. */
export const regainFocusSoon = (): void => queueMicrotask(regainFocus);

import { focusHeading } from './document';

/** Call when the focused element was removed: moves the focus to the main content, for keyboard users. */
export function regainFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body) focusHeading();
}

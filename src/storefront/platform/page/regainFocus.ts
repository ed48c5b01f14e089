import { focusHeading } from './document';

/** What had the focus is gone: who goes by keyboard goes on where the page's content begins. */
export function regainFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body) focusHeading();
}

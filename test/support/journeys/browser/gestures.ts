import type { Page } from 'playwright-core';

/**
 * Counts from now on the gestures in this document: every press of a mouse or finger, and every key except those that
 * type a quantity; scrolling is no gesture. They are counted by listeners in the page, so that none is missed, however
 * a walk makes it. The count ends with the document.
 */
export async function countGestures(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const heard = { gestures: 0 };
    Object.assign(window, { heardGestures: heard });
    const isTyped = ({ target, key }: KeyboardEvent) =>
      target instanceof HTMLInputElement &&
      target.getAttribute('role') === 'spinbutton' &&
      /^(\d|Backspace)$/.test(key);
    const listen = <T extends 'pointerdown' | 'keydown'>(type: T, counts: (event: WindowEventMap[T]) => boolean) =>
      window.addEventListener(
        type,
        (event) => {
          if (event.isTrusted && counts(event)) heard.gestures += 1;
        },
        true,
      );
    listen('pointerdown', () => true);
    listen('keydown', (event) => !isTyped(event));
  });
  return () =>
    page.evaluate(() => (window as unknown as { heardGestures: { gestures: number } }).heardGestures.gestures);
}

import type { Locator, Page } from 'playwright-core';
import { waitUntil } from '../../waitUntil';
import { settled } from './atRest';

/** Waits until an element has the focus, which a page may move a moment after it has changed. */
export const focusReaches = (part: Locator): Promise<void> =>
  waitUntil('the focus reaches its element', () => part.evaluate((element) => element === document.activeElement));

/** The element that has the focus now. */
const focusedNow = (page: Page) =>
  page.evaluate(async () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return { name: '', isSeen: false };
    // An element that slides in is measured at its final position.
    const arriving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(arriving.map(({ finished }) => finished));
    const labels = element instanceof HTMLInputElement ? element.labels : null;
    const labelled = element.getAttribute('aria-label') ?? (labels?.[0] ?? element).textContent;
    const { left, top, width, height } = element.getBoundingClientRect();
    const inside = [0.25, 0.5, 0.75].flatMap((part) => [
      [left + width * part, top + height / 2],
      [left + width / 2, top + height * part],
    ]);
    const found = inside.map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
    const isSeen = found.some((there) => there !== null && (element.contains(there) || there.contains(element)));
    const behind = found[0]?.outerHTML.slice(0, 200) ?? `nothing at ${String(inside[0])}`;
    return { name: labelled.replace(/\s+/g, ' ').trim(), isSeen, ...(!isSeen && { behind }) };
  });

/**
 * The focused element: its accessible name, and whether it is in the window and not covered by sticky elements. An
 * arriving answer may move the page for a moment, so an element counts as out of sight only if it is so after the page
 * has settled.
 */
export async function focused(page: Page): ReturnType<typeof focusedNow> {
  const seen = await focusedNow(page);
  if (seen.isSeen) return seen;
  await settled(page);
  return focusedNow(page);
}

/**
 * Presses Tab through these elements, in this order and with none between them; each must be in sight when it has the
 * focus.
 */
export async function tabThrough(page: Page, names: readonly (string | RegExp)[]): Promise<void> {
  for (const expected of names) {
    await page.keyboard.press('Tab');
    const { name, isSeen } = await focused(page);
    expect({ name, isSeen }).toEqual({
      name: typeof expected === 'string' ? expected : (expect.stringMatching(expected) as string),
      isSeen: true,
    });
  }
}

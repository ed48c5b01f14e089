import type { Page } from 'playwright-core';

/** What has the focus at this moment. */
const focusedNow = (page: Page) =>
  page.evaluate(async () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return { name: '', isSeen: false };
    // What slides in is looked at where it comes to rest.
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

const looks = 5;
const lookAgainMs = 200;

/**
 * What has the focus: its name as it is announced, and whether it is in sight and not behind what sticks. An answer that
 * arrives may move the page under it for a moment: it is out of sight when it stays so for a second.
 */
export async function focused(page: Page): ReturnType<typeof focusedNow> {
  let seen = await focusedNow(page);
  for (let look = 1; look < looks && !seen.isSeen; look += 1) {
    await page.waitForTimeout(lookAgainMs);
    seen = await focusedNow(page);
  }
  return seen;
}

/** Tabs through these, in this order, nothing between them; each is in sight when it has the focus. */
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

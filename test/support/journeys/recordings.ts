import type { Page } from 'playwright-core';

const storageKey = 'test.journal';

/**
 * Keeps the recording of every page life of a tab: when a page goes, its part is written into the tab's session
 * storage before the next page begins.
 */
export async function keepRecordings(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    window.addEventListener('pagehide', () => {
      const part = window.comptoir?.journal();
      if (part === undefined) return;
      const parts = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
      sessionStorage.setItem(key, JSON.stringify([...parts, part]));
    });
  }, storageKey);
}

/** The encoder comes when the page is idle for the first time: a page that goes before that leaves no part. */
export async function recorderThere(page: Page): Promise<void> {
  await page.waitForFunction(() => window.comptoir?.journal() !== undefined);
}

/** Every part recorded so far, the running page's last. */
export async function recordedParts(page: Page): Promise<readonly string[]> {
  await recorderThere(page);
  return page.evaluate((key) => {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    const running = window.comptoir?.journal();
    if (running === undefined) throw new Error('The page records nothing.');
    return [...kept, running];
  }, storageKey);
}

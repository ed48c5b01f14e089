import type { Page } from 'playwright-core';

/** Where a tab keeps the recordings of its earlier page lives: the journeys' own. */
export const RECORDINGS_KEY = 'test.journal';

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
  }, RECORDINGS_KEY);
}

/** What a shop's page that is left for another address is waited for at most: it may have no way to its recorder. */
const leavingTimeoutMs = 5_000;

/** Lets a journey's own steps from page to page wait for the recorder of the page they leave, where it is one of the shop's. */
export function leaveOnceRecorded(page: Page): void {
  const recorded = () =>
    page
      .waitForFunction(() => !document.getElementById('root') || window.comptoir?.journal() !== undefined, undefined, {
        timeout: leavingTimeoutMs,
      })
      // Whether a part is missing is found when the journey ends.
      .catch(() => undefined);
  const { goto, reload } = page;
  page.goto = async (...args) => recorded().then(() => goto.apply(page, args));
  page.reload = async (...args) => recorded().then(() => reload.apply(page, args));
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
  }, RECORDINGS_KEY);
}

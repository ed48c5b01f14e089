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

/** How long a page's scripts are waited for: without them it stays as the server wrote it. */
const comingTimeoutMs = 10_000;

/**
 * Lets a journey go on only where a page stands ready: React has taken over what the server wrote, and the recorder is
 * there. Both come after the browser says that the page has loaded; what is pressed before them is done late, and a page that
 * is left before them leaves no part. Pages that are not the shop's are ready at once.
 */
export function standReady(page: Page): void {
  const ready = async () => {
    try {
      // A page that is not the shop's may not let its browser run a script at all.
      if ((await page.locator('#root').count()) === 0) return;
      await page.waitForFunction(
        () => {
          const root = document.getElementById('root') ?? {};
          const hasKey = (element: object, start: string) => Object.keys(element).some((key) => key.startsWith(start));
          // The header's controls are late code: a press on one that is not taken over yet is done later.
          const controls = document.querySelectorAll('#root header :is(button, summary, input)');
          const isTakenOver = [root, ...controls].every((one) =>
            hasKey(one, one === root ? '__reactContainer' : '__reactFiber'),
          );
          return isTakenOver && window.comptoir?.journal() !== undefined;
        },
        undefined,
        { timeout: comingTimeoutMs },
      );
    } catch {
      // Whether a part is missing is found when the journey ends.
    }
  };
  const { goto, reload, waitForURL } = page;
  page.goto = async (...args) => {
    // The page that is left may have been reached by a link, which waits for nothing.
    await ready();
    const response = await goto.apply(page, args);
    await ready();
    return response;
  };
  page.reload = async (...args) => {
    await ready();
    const response = await reload.apply(page, args);
    await ready();
    return response;
  };
  page.waitForURL = async (...args) => {
    await waitForURL.apply(page, args);
    await ready();
  };
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

import type { Page } from 'playwright-core';

/** The key in session storage under which journeys keep the recordings of a tab's earlier page lives. */
export const RECORDINGS_KEY = 'test.journal';

/**
 * Keeps the recording of every page life of a tab: when a page ends, its part is written into session storage before
 * the next page begins.
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

/**
 * Makes navigations of a journey wait until the page is ready: React has hydrated every control on it, those of late
 * code too, and the recorder is loaded. All this happens after the load event; earlier clicks are repeated late, an
 * earlier press of a link requests a document, and a page that is left earlier has no part in the recording. Pages that
 * are not the shop's are ready at once.
 */
export function standReady(page: Page): void {
  const ready = async () => {
    try {
      // A page that is not the shop's may forbid running any script.
      if ((await page.locator('#root').count()) === 0) return;
      await page.waitForFunction(() => {
        const root = document.getElementById('root') ?? {};
        const hasKey = (element: object, start: string) => Object.keys(element).some((key) => key.startsWith(start));
        const controls = document.querySelectorAll('#root :is(a, button, input, select, summary, textarea)');
        const isTakenOver = [root, ...controls].every((one) =>
          hasKey(one, one === root ? '__reactContainer' : '__reactFiber'),
        );
        return isTakenOver && window.comptoir?.journal() !== undefined;
      });
    } catch {
      // The page stays as the server rendered it: a missing part is detected at the end of the journey.
    }
  };
  const { goto, reload, goBack, goForward, waitForURL } = page;
  // The current page may have been reached by a link, which does not wait.
  const betweenReady =
    <Args extends unknown[], Result>(navigate: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      await ready();
      const result = await navigate.apply(page, args);
      await ready();
      return result;
    };
  page.goto = betweenReady(goto);
  page.reload = betweenReady(reload);
  page.goBack = betweenReady(goBack);
  page.goForward = betweenReady(goForward);
  page.waitForURL = async (...args) => {
    await waitForURL.apply(page, args);
    await ready();
  };
}

/** Waits for the recorder, which is loaded when the page is first idle: a page that ends earlier has no part. */
export async function recorderThere(page: Page): Promise<void> {
  await page.waitForFunction(() => window.comptoir?.journal() !== undefined);
}

/** All parts recorded so far; that of the current page is last. */
export async function recordedParts(page: Page): Promise<readonly string[]> {
  await recorderThere(page);
  return page.evaluate((key) => {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    const running = window.comptoir?.journal();
    if (running === undefined) throw new Error('The page records nothing.');
    return [...kept, running];
  }, RECORDINGS_KEY);
}

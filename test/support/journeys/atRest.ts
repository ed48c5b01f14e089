import type { Page, Request } from 'playwright-core';
import { waitUntil } from '../waitUntil';

const requests = new WeakMap<Page, Set<Request>>();

/** From here on it is known which requests of a page are under way. */
export function followRequests(page: Page): void {
  const underWay = new Set<Request>();
  requests.set(page, underWay);
  page.on('request', (request) => {
    // Whether a beacon arrives is told to nobody.
    if (request.resourceType() !== 'ping') underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
}

/** A page whose scripts can't be had stays as the server wrote it: so long they are waited for. */
const comingTimeoutMs = 10_000;

/**
 * From here on a page that is gone to has come when React has taken over what the server wrote: its scripts start after the
 * first paint, which may be after the browser says that it has loaded, and what is pressed before is pressed in vain.
 */
export function arriveTakenOver(page: Page): void {
  const takenOver = () =>
    page
      .waitForFunction(
        () => {
          const root = document.getElementById('root');
          return !root || Object.keys(root).some((key) => key.startsWith('__reactContainer'));
        },
        undefined,
        { timeout: comingTimeoutMs },
      )
      .catch(() => undefined);
  const { goto, reload } = page;
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    await takenOver();
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    await takenOver();
    return response;
  };
}

/** Waits until nothing on the page is on its way any more: what moves or fades for a while has arrived. */
export const atRest = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const lasting = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return lasting.every(({ playState }) => playState === 'finished' || playState === 'idle');
  });
};

/** So many idle moments of the page follow each other without a request under way. */
const IDLE_MOMENTS = 3;

/** Waits until the page has every answer, has done with them what it does, asks for nothing more, and is at rest. */
export async function settled(page: Page): Promise<void> {
  const underWay = requests.get(page);
  if (!underWay) throw new Error('Nobody follows the requests of this page.');
  let idle = 0;
  await waitUntil('the page has every answer', async () => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    idle = underWay.size === 0 ? idle + 1 : 0;
    return idle >= IDLE_MOMENTS;
  });
  await atRest(page);
}

import type { Page, Request } from 'playwright-core';
import { waitUntil } from '../waitUntil';

/** The file and the calls of the worker that uploads recordings. */
const UPLOAD = /\/uploadWorker\.\w+\.js$|\/recordings(?:\/[^/]+\/parts\/.+)?$/;

const requests = new WeakMap<Page, Set<Request>>();

/** From here on it is known which requests of a page are under way. */
export function followRequests(page: Page): void {
  const underWay = new Set<Request>();
  requests.set(page, underWay);
  page.on('request', (request) => {
    // Nothing reports whether a beacon arrives, nor what becomes of a worker's requests when its page is left.
    if (request.resourceType() !== 'ping' && !UPLOAD.test(request.url())) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
}

/** Waits until nothing on the page is on its way any more: what moves or fades for a while has arrived. */
export const atRest = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const lasting = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return lasting.every(({ playState }) => playState === 'finished' || playState === 'idle');
  });
};

/** How many idle callbacks in a row must find no request under way. */
const IDLE_MOMENTS = 3;

/** Waits until the page has every answer, has done with them what it does, asks for nothing more, and is at rest. */
export async function settled(page: Page): Promise<void> {
  const underWay = requests.get(page);
  if (!underWay) throw new Error('Nobody follows the requests of this page.');
  let idle = 0;
  const open = () => [...underWay].map((request) => `${request.method()} ${request.url()}`).join(', ');
  await waitUntil(
    () => `the page has every answer; without one: ${open()}`,
    async () => {
      // With a limit: Chromium forgets the idle moments of a page at rest that nothing makes it draw.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
      idle = underWay.size === 0 ? idle + 1 : 0;
      return idle >= IDLE_MOMENTS;
    },
  );
  await atRest(page);
}

import type { Page, Request } from 'playwright-core';
import { waitUntil } from '../../waitUntil';

/** The requests of the worker that uploads recordings: its file and its calls. */
const UPLOAD = /\/uploadWorker\.\w+\.js$|\/recordings(?:\/[^/]+\/parts\/.+)?$/;

const requests = new WeakMap<Page, Set<Request>>();

/** Starts tracking which requests of a page are pending. */
export function followRequests(page: Page): void {
  const underWay = new Set<Request>();
  requests.set(page, underWay);
  page.on('request', (request) => {
    // The browser does not report whether a beacon arrives, nor what happens to a worker's requests when its page is
    // left.
    if (request.resourceType() !== 'ping' && !UPLOAD.test(request.url())) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
}

/** Waits until all finite animations and transitions of the page have ended. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const lasting = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return lasting.every(({ playState }) => playState === 'finished' || playState === 'idle');
  });
}

/** How many frames with an idle callback in a row must find no pending request. */
const IDLE_MOMENTS = 3;

/** Waits until the page has received and processed every answer, and requests nothing more. */
export async function answered(page: Page): Promise<void> {
  const underWay = requests.get(page);
  if (!underWay) throw new Error('Nobody follows the requests of this page.');
  let idle = 0;
  const open = () => [...underWay].map((request) => `${request.method()} ${request.url()}`).join(', ');
  await waitUntil(
    () => `the page has every answer; without one: ${open()}`,
    async () => {
      // In a new frame, before which the page gets events about a new size or scroll position. With a timeout, because
      // Chromium runs no idle callback while nothing makes the page draw.
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 500 }));
          }),
      );
      idle = underWay.size === 0 ? idle + 1 : 0;
      return idle >= IDLE_MOMENTS;
    },
  );
}

/** Waits until the page has received and processed every answer, requests nothing more, and does not move. */
export async function settled(page: Page): Promise<void> {
  await answered(page);
  await atRest(page);
}

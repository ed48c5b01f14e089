import type { Page } from 'playwright-core';

/**
 * Like `page.evaluate`, for a function that takes long: holds its promise in the page until it is settled. Chromium
 * holds the promise that a debugger waits for only weakly; version 150 was seen to collect one that was still to be
 * settled. `given` is passed as JSON: what is undefined in a list arrives as null.
 */
export const evaluateHeld = <Given, Result>(
  page: Page,
  run: (given: Given) => Promise<Result>,
  given: Given,
): Promise<Result> =>
  page.evaluate<Result>(`(() => {
    const held = (globalThis.heldByTest ??= new Set());
    const running = (${String(run)})(${JSON.stringify(given)});
    held.add(running);
    return running.finally(() => held.delete(running));
  })()`);

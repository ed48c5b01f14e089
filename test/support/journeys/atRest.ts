import type { Page } from 'playwright-core';

/** Waits until nothing on the page is on its way any more: what moves or fades for a while has arrived. */
export const atRest = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const lasting = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return lasting.every(({ playState }) => playState === 'finished' || playState === 'idle');
  });
};

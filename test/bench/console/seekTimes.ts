import type { Page } from 'playwright-core';

/**
 * The time from a move of the range until the page confirms the position, for positions all over the recording, in ms.
 */
export const seekTimes = (page: Page, count: number): Promise<readonly number[]> =>
  page.evaluate(async (seeks) => {
    const range = document.querySelector<HTMLInputElement>('input[type=range]');
    if (!range) throw new Error('There is no range.');
    // Sets the value in a way that React notices as a user's change.
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const last = Number(range.max);
    const times: number[] = [];
    for (let index = 1; index <= seeks; index += 1) {
      const before = range.getAttribute('aria-valuetext');
      const begun = performance.now();
      setValue?.call(range, String((index * 7_919) % last));
      range.dispatchEvent(new Event('input', { bubbles: true }));
      while (range.getAttribute('aria-valuetext') === before) await new Promise((resolve) => setTimeout(resolve));
      times.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    return times;
  }, count);

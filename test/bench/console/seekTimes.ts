import type { Page } from 'playwright-core';

/** How long it takes from a move of the range to the page that says it is there, for places all over the recording: ms. */
export const seekTimes = (page: Page, count: number): Promise<readonly number[]> =>
  page.evaluate(async (seeks) => {
    const range = document.querySelector<HTMLInputElement>('input[type=range]');
    if (!range) throw new Error('There is no range.');
    // As React sees a change that somebody makes.
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const last = Number(range.max);
    const times: number[] = [];
    for (let index = 1; index <= seeks; index += 1) {
      const wanted = String((index * 7_919) % last);
      const begun = performance.now();
      setValue?.call(range, wanted);
      range.dispatchEvent(new Event('input', { bubbles: true }));
      const isThere = () =>
        range.getAttribute('aria-valuetext')?.replace(/\s/g, '').startsWith(`${wanted}sur`) === true;
      while (!isThere()) await new Promise((resolve) => setTimeout(resolve));
      times.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    return times;
  }, count);

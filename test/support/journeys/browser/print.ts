import type { Page } from 'playwright-core';

/** How many sheets the page takes in print, counted in the PDF that the browser makes of it. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const count = /\/Type \/Pages\b[^>]*?\/Count (\d+)/.exec(pdf)?.[1];
  if (count === undefined) throw new Error('The PDF does not say how many pages it has.');
  return Number(count);
}

/** What `read` finds in the page as it is printed. */
async function asPrinted<Found>(page: Page, read: () => Found): Promise<Found> {
  await page.emulateMedia({ media: 'print' });
  try {
    return await page.evaluate(read);
  } finally {
    await page.emulateMedia({ media: null });
  }
}

/**
 * What would be printed although it does not belong to the document: text outside the main part, and controls inside
 * it.
 */
export const printedBeside = (page: Page): Promise<string[]> =>
  asPrinted(page, () => {
    const main = document.getElementById('main');
    if (!main) throw new Error('The page has no main part.');
    const isPrinted = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const others = [...document.body.querySelectorAll('*')].filter((one) => !main.contains(one) && !one.contains(main));
    const controls = [...main.querySelectorAll('a, button, input, select, textarea, nav')];
    return [...others, ...controls].filter(isPrinted).map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

/** The text of the main part as it is printed. */
export const printedText = (page: Page): Promise<string> =>
  asPrinted(page, () => document.getElementById('main')?.innerText ?? '');

/** What of the main part is printed in less than eight points, the smallest size that is read with ease. */
export const printedSmall = (page: Page): Promise<string[]> =>
  asPrinted(page, () => {
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '');
    const points = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize) * 0.75;
    return [...document.querySelectorAll('#main *')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && hasText(one) && points(one) < 8)
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

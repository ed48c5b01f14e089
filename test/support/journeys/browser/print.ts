import type { Page } from 'playwright-core';

/** How many sheets the page takes in print, counted in the PDF that the browser makes of it. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const count = /\/Type \/Pages\b[^>]*?\/Count (\d+)/.exec(pdf)?.[1];
  if (count === undefined) throw new Error('The PDF does not say how many pages it has.');
  return Number(count);
}

/**
 * What would be printed although it does not belong to the document: text outside the main part, and controls inside
 * it.
 */
export async function printedBeside(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  try {
    return await page.evaluate(() => {
      const main = document.getElementById('main');
      if (!main) throw new Error('The page has no main part.');
      const isPrinted = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const others = [...document.body.querySelectorAll('*')].filter(
        (one) => !main.contains(one) && !one.contains(main),
      );
      const controls = [...main.querySelectorAll('a, button, input, select, textarea, nav')];
      return [...others, ...controls].filter(isPrinted).map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
  } finally {
    await page.emulateMedia({ media: null });
  }
}

import type { BrowserContext } from 'playwright-core';
import { settled } from '../../support/journeys/browser/atRest';
import { desktop, journey } from '../../support/journeys/journey';
import { recorderThere } from '../../support/journeys/recordings/recordings';
import { addToCart, openProduct } from '../../support/journeys/walks/products';
import { waitUntil } from '../../support/waitUntil';

/** Makes the first `times` requests of a file fail; returns the addresses of all its requests. */
async function lose(context: BrowserContext, file: string, times: number): Promise<readonly string[]> {
  const asked: string[] = [];
  await context.route(file, async (route) => {
    asked.push(route.request().url());
    await (asked.length > times ? route.continue() : route.abort('connectionreset'));
  });
  return asked;
}

const warning = 'The tracking script could not be loaded.';

journey(
  'a script of the first load or of its page that is lost on its way is asked for once more, and the page comes to life [ERR-06]',
  async ({ page, context }) => {
    const asked = await lose(context, '**/vendor.*.js', 1);
    const askedOfPage = await lose(context, '**/page-search.*.js', 1);
    await page.goto('/search?term=beurre');
    await recorderThere(page);
    await page.getByRole('main').getByRole('link', { name: 'Afficher en liste' }).click();
    await page.waitForURL(/layout=list/);
    expect(asked).toHaveLength(2);
    expect(askedOfPage).toHaveLength(2);
  },
  { screens: [desktop], expectedProblems: /ERR_CONNECTION_RESET/ },
);

journey(
  'late code that is lost on its way rejects: the console warns of tracking, the cart’s link leads to its page, and all is there the next time [ERR-06] [ERR-08]',
  async ({ page, context }) => {
    const tracking = await lose(context, '**/late-tracking.*.js', 1);
    const miniCart = await lose(context, '**/late-miniCart.*.js', 2);
    await page.goto('/search?term=beurre');
    await recorderThere(page);
    const warned = page.waitForEvent('console', (message) => message.text() === warning);
    // By keys: a pointer that rests on a button that adds would ask for the mini cart too.
    await page.getByRole('button', { name: 'Tout accepter' }).press('Enter');
    await warned;
    const tracked = page.waitForRequest(/\/activities\/[^/]+\/viewProduct$/);
    await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').press('Enter');
    await tracked;
    expect(tracking).toHaveLength(2);

    const badge = page.getByRole('banner').getByRole('link', { name: /panier/i });
    await badge.hover();
    await waitUntil('the code of the mini cart is asked for', () => miniCart.length === 1);
    // The page has learned that the file is unavailable, so the press requests it once more.
    await settled(page);
    await badge.click();
    await page.waitForURL('**/cart');
    await openProduct(page, 'Beurre doux 82 % pain de cuisine');
    await addToCart(page, 'Beurre doux 82 % pain de cuisine', 2);
    expect(miniCart).toHaveLength(3);
  },
  { screens: [desktop], expectedProblems: new RegExp(`ERR_CONNECTION_RESET|${warning}`), asksForConsent: true },
);

import type { Page } from 'playwright-core';
import { budget } from '../../support/budget';
import { desktop, journey, phone } from '../../support/journeys/journey';
import { addToCart, openProduct } from '../../support/journeys/walks/products';

/**
 * Opens an address. Returns the top edges of the headings and pictures of the first screen, in whole pixels of the
 * document: before any picture has arrived, and after all that the page requests while it loads.
 */
async function positionsAround(page: Page, address: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const pictures = '**/cms/delivery/media/**';
  await page.route(pictures, async (route) => {
    await held;
    await route.continue();
  });
  // A document's load waits for its pictures.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const shown = await page.evaluateHandle(async () => {
    await document.fonts.ready;
    const all = Array.from(document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, img)'));
    return all.filter((element) => element.getBoundingClientRect().top < window.innerHeight);
  });
  const places = () =>
    shown.evaluate((elements) =>
      elements.map((element) => [
        element.textContent || element.getAttribute('src'),
        Math.round(element.getBoundingClientRect().top + window.scrollY),
      ]),
    );
  const before = await places();
  letGo();
  await page.waitForLoadState('load');
  await page.unroute(pictures);
  return { before, after: await places() };
}

journey(
  'nothing moves as a page’s pictures come: their places are held on the home page, in a category, on a product’s page and in the cart',
  async ({ page }) => {
    await openProduct(page, 'Beurre demi-sel de baratte');
    await addToCart(page, 'Beurre demi-sel de baratte', 1);
    const product = new URL(page.url()).pathname;
    for (const address of ['/', '/category/beurres-et-matieres-grasses/0ZG000000000001GAA', product, '/cart']) {
      const { before, after } = await positionsAround(page, address);
      expect(before.length).toBeGreaterThan(1);
      expect({ address, places: after }).toEqual({ address, places: before });
    }
  },
  { screens: budget({ usual: [phone], long: [phone, desktop] }) },
);

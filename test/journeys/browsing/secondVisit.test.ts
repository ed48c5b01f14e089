import type { Page, Response } from 'playwright-core';
import { desktop, journey } from '../../support/journeys/journey';
import { recorderThere } from '../../support/journeys/recordings/recordings';
import { miniCartPanel } from '../../support/journeys/walks/products';
import { waitUntil } from '../../support/waitUntil';

/** Fails unless the page is hydrated: a click then navigates without requesting a document. */
async function expectAlive(page: Page): Promise<void> {
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mon panier' }).click();
  await page.waitForURL('**/cart');
  expect(documents).toBe(0);
}

async function visit(page: Page, address: string): Promise<Response> {
  const response = await page.goto(address);
  if (!response) throw new Error(`${address} was not answered`);
  // These visits are short, but each must leave its part of the recording.
  await recorderThere(page);
  return response;
}

journey(
  'a second visit answered by 304 hydrates like the first',
  async ({ page, context }) => {
    const statuses: number[] = [];
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    // The status on the network: to the page itself a revalidated document is a 200.
    session.on('Network.responseReceivedExtraInfo', ({ statusCode }) => statuses.push(statusCode));
    // A page without products: orders of other journeys would meanwhile change the stock that it shows.
    const address = '/qui-sommes-nous';
    await visit(page, address);
    const first = await page.getByRole('main').innerText();
    // A page contains the minute in which it was rendered: a visit in the next minute is answered by a 200 again.
    await waitUntil('a visit is answered by 304', async () => {
      await page.goto('about:blank');
      statuses.length = 0;
      await visit(page, address);
      return statuses.includes(304);
    });
    expect(await page.getByRole('main').innerText()).toBe(first);
    await expectAlive(page);
  },
  { screens: [desktop] },
);

journey(
  'a page served from the server’s cache hydrates like the first, and is never that of a guest with a cart',
  async ({ page }) => {
    const address = '/search?term=farine';
    const etagOf = async () => (await visit(page, address)).headers()['etag'];
    await etagOf();
    // Requested once more, right before the visit that is compared with it: the server keeps a page for ten seconds
    // only, and the visit above may have taken longer.
    const kept = (await page.request.get(address)).headers()['etag'];
    expect(await etagOf()).toBe(kept);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Ajouter/ })
      .first()
      .click();
    await miniCartPanel(page).getByText('dans votre panier.').waitFor();
    expect(await etagOf()).not.toBe(kept);
    await expectAlive(page);
  },
  { screens: [desktop] },
);

journey(
  'a page that comes back out of the back/forward cache or the history is alive',
  async ({ page }) => {
    await visit(page, '/search?term=lait');
    await visit(page, '/cart');
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAlive(page);
  },
  { screens: [desktop] },
);

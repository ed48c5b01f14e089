import { latePathTo } from '../../../../src/contract/latePaths';
import type { Recommendations } from '../../../../src/contract/recommendations/recommendations';
import { offerStore } from '../../../../src/server/features/offers';
import { recommendationRoutes } from '../../../../src/server/features/recommendations';
import { createViewCounting } from '../../../../src/server/features/recommendations/viewCounts';
import { activityRoutes } from '../../../../src/server/features/tracking';
import { APART_ID, CATEGORY_ID, productId, SHELVES, type ShelfName } from '../../../support/server/shops/cartShop';
import { openCheckoutShop, type CheckoutShop } from '../../../support/server/shops/checkoutShop';
import { waitUntil } from '../../../support/waitUntil';

// Views are counted when the server starts, and once a day.

const DAY_MS = 24 * 60 * 60 * 1000;
const BROWSERS = ['3f0c2f6e-5a52-4d1b-9a6e-0d5c1b7a9e10', '7c9e6679-7425-40de-944b-e07fc1f90ae7'] as const;

let shop: CheckoutShop;
async function open(before?: CheckoutShop) {
  const kept = before === undefined ? {} : { database: before.database, clock: before.clock, isStocked: true };
  const opened = await openCheckoutShop({ plugins: [offerStore, activityRoutes, recommendationRoutes], ...kept });
  if (before === undefined)
    await opened.restock({ apron: { ...SHELVES.apron, isApart: true }, milk: { ...SHELVES.milk, isApart: true } });
  return opened;
}
beforeEach(async () => {
  shop = await open();
});
afterEach(() => shop.close());

async function look(browser: 0 | 1, name: ShelfName) {
  const { siteId } = shop.app.webstore.current();
  const body = { cookieId: BROWSERS[browser], product: { id: productId(name) } };
  const reply = await shop.newGuest().send('POST', latePathTo('activities', { siteId, type: 'viewProduct' }), { body });
  expect(reply.statusCode).toBe(200);
}
async function mostViewed(anchorValues: string): Promise<readonly string[]> {
  const query = { recommender: 'MostViewedByCategory', anchorValues };
  const reply = await shop.newGuest().call('GET', 'recommendations', {}, { query });
  return reply.json<Recommendations>().productPage.products.map(({ id }) => id);
}
/** The same shop after a restart, once views are counted. */
async function restarted() {
  const next = await open(shop);
  await shop.app.close();
  shop = next;
  await waitUntil('views are counted', async () => (await mostViewed(CATEGORY_ID)).length > 0);
}

test('what most browsers look at in a category is recommended; one that comes back the same day counts once [REC-01]', async () => {
  for (const name of ['butter', 'butter', 'butter', 'eggs'] as const) await look(0, name);
  await look(1, 'eggs');
  await look(0, 'milk');
  expect(await mostViewed(CATEGORY_ID)).toEqual([]);
  await restarted();
  expect(await mostViewed(CATEGORY_ID)).toEqual([productId('eggs'), productId('butter')]);
  expect(await mostViewed(APART_ID)).toEqual([productId('milk')]);
  // A product as the anchor stands for its category.
  expect(await mostViewed(productId('eggs'))).toEqual([productId('butter')]);
});

test('views of each of the last thirty days count, and no older ones', async () => {
  const { webstoreId } = shop.app.webstore.current();
  const counting = createViewCounting(
    shop.database.read,
    () => webstoreId,
    () => shop.clock.now(),
  );
  const counted = async () => {
    while (await counting.step());
    return [counting.current().get(productId('eggs')) ?? 0, counting.current().get(productId('butter')) ?? 0];
  };
  await look(0, 'butter');
  await look(1, 'butter');
  shop.clock.advance(1);
  for (let day = 0; day < 3; day += 1) {
    await look(0, 'eggs');
    shop.clock.advance(DAY_MS);
  }
  expect(await counted()).toEqual([3, 2]);
  shop.clock.advance(27 * DAY_MS);
  expect(await counted()).toEqual([3, 0]);
  shop.clock.advance(3 * DAY_MS);
  expect(await counted()).toEqual([0, 0]);
});

import type { Recommendations } from '../../../../src/contract/recommendations/recommendations';
import { offerStore } from '../../../../src/server/features/offers';
import { NO_PURCHASES } from '../../../../src/server/features/offers/purchaseCounts';
import { recommendationRoutes } from '../../../../src/server/features/recommendations';
import {
  APART_ID,
  CATEGORY_ID,
  productId,
  SHELVES,
  type Guest,
  type ShelfName,
} from '../../../support/server/shops/cartShop';
import { openCheckoutShop, type Buyer, type CheckoutShop } from '../../../support/server/shops/checkoutShop';
import { waitUntil } from '../../../support/waitUntil';

// Recommendations by past orders, which are counted when the server starts, and once a day.

const BAKER = 'boulangerie@comptoir.example';
const GYM = 'sport@comptoir.example';

let shop: CheckoutShop;
async function open(before?: CheckoutShop) {
  const kept = before === undefined ? {} : { database: before.database, clock: before.clock, isStocked: true };
  const opened = await openCheckoutShop({ plugins: [offerStore, recommendationRoutes], ...kept });
  if (before === undefined)
    await opened.restock({ apron: { ...SHELVES.apron, isApart: true }, milk: { ...SHELVES.milk, isApart: true } });
  return opened;
}
beforeEach(async () => {
  shop = await open();
});
afterEach(() => shop.close());

/** The same shop after a restart. */
async function restarted() {
  const next = await open(shop);
  await shop.app.close();
  shop = next;
  await waitUntil('what customers bought is counted', async () => {
    const { purchases } = await next.app.offers.to({ kind: 'guest', guestId: null }, 'EUR');
    return purchases !== NO_PURCHASES;
  });
}

function named(id: string): ShelfName {
  const name = (Object.keys(SHELVES) as ShelfName[]).find((one) => productId(one) === id);
  if (name === undefined) throw new Error(`an unknown product: ${id}`);
  return name;
}
async function recommended(
  guest: Guest,
  recommender: string,
  query: Readonly<Record<string, string | boolean>> = {},
): Promise<readonly ShelfName[]> {
  const reply = await guest.call('GET', 'recommendations', {}, { query: { recommender, ...query } });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<Recommendations>().productPage.products.map(({ id }) => named(id));
}
async function loggedIn(email: string): Promise<Buyer> {
  const buyer = shop.newBuyer();
  await buyer.guest.logIn(email);
  return buyer;
}
async function buys(buyer: Buyer, ...names: readonly ShelfName[]) {
  for (const name of names) await buyer.guest.added(name, name === 'milk' ? 6 : 1);
  await buyer.ordered();
  shop.clock.advance(60_000);
}
const about = (name: ShelfName) => ({ anchorValues: productId(name) });

/** Two buyers order butter with apron, milk and ecru, which is in butter's category; one orders eggs with butter. */
async function aPast() {
  const baker = await loggedIn(BAKER);
  const gym = await loggedIn(GYM);
  await buys(baker, 'butter', 'apron', 'ecru', 'eggs');
  await buys(gym, 'butter', 'apron', 'ecru');
  await buys(gym, 'butter', 'milk');
  await buys(baker, 'butter', 'milk', 'apron');
  await buys(shop.newBuyer(), 'eggs');
  await restarted();
}

test('what goes with a product was ordered with it by several buyers and is on another shelf [REC-01]', async () => {
  expect(await recommended(shop.newBuyer().guest, 'ComplementaryProducts', about('butter'))).toEqual([]);
  await aPast();
  const { guest } = shop.newBuyer();
  expect(await recommended(guest, 'ComplementaryProducts', about('butter'))).toEqual(['apron', 'milk']);
  // Butter and ecru are in another category than the apron; eggs and milk were ordered with it by one buyer alone.
  expect(await recommended(guest, 'ComplementaryProducts', about('apron'))).toEqual(['butter', 'ecru']);
  expect(await recommended(guest, 'ComplementaryProducts', about('unpriced'))).toEqual([]);
});

test('of the products in the cart the call says nothing, and they are anchors all the same [REC-01]', async () => {
  await aPast();
  const { guest } = shop.newBuyer();
  expect(await recommended(guest, 'ComplementaryProducts', { anchorFromCurrentCart: true })).toEqual([]);
  await guest.added('butter', 1);
  const fromCart = await recommended(guest, 'ComplementaryProducts', { anchorFromCurrentCart: true });
  expect(fromCart).toEqual(['apron', 'milk']);
  const both = { anchorFromCurrentCart: true, ...about('milk') };
  expect(await recommended(guest, 'ComplementaryProducts', both)).toEqual([]);
  // The carts of others are not read.
  expect(await recommended(shop.newBuyer().guest, 'ComplementaryProducts', { anchorFromCurrentCart: true })).toEqual(
    [],
  );
});

test('what buyers of a product buy too is what two of them have, in any of their orders [REC-01]', async () => {
  await aPast();
  const { guest } = shop.newBuyer();
  const also = await recommended(guest, 'CustomersWhoBoughtAlsoBought', about('butter'));
  expect([...also].sort()).toEqual(['apron', 'ecru', 'milk']);
});

test('the best sellers are those of buyers like the caller, as a whole or in a category [REC-01]', async () => {
  expect(await recommended(shop.newBuyer().guest, 'TopSelling')).toEqual([]);
  await aPast();
  const { guest } = shop.newBuyer();
  expect((await recommended(guest, 'TopSelling')).slice(0, 2)).toEqual(['butter', 'apron']);
  const gym = await loggedIn(GYM);
  expect(await recommended(gym.guest, 'TopSelling')).toEqual(['butter', 'ecru', 'milk', 'apron']);
  const inCategory = (id: string) => recommended(guest, 'TopSellingByCategory', { anchorValues: id });
  expect(await inCategory(APART_ID)).toEqual(['apron', 'milk']);
  expect((await inCategory(CATEGORY_ID))[0]).toBe('butter');
  // A product as the anchor stands for its category.
  expect(await recommended(guest, 'TopSellingByCategory', about('milk'))).toEqual(['apron']);
});

test('for a customer it is what goes with their habits and is none of them [REC-01]', async () => {
  await aPast();
  const buyer = await loggedIn('hotel@comptoir.example');
  const before = await recommended(buyer.guest, 'PersonalizedForShopper');
  expect(before[0]).toBe('butter');
  await buys(buyer, 'butter');
  const after = await recommended(buyer.guest, 'PersonalizedForShopper');
  expect(after).not.toContain('butter');
  expect(after[0]).toBe('apron');
});

test('what is sold out, not for this caller, or an anchor is not recommended; anchors come first if they are wanted [REC-01]', async () => {
  await aPast();
  const { guest } = shop.newBuyer();
  const withAnchor = { ...about('butter'), includeRequestProduct: true };
  expect(await recommended(guest, 'ComplementaryProducts', withAnchor)).toEqual(['butter', 'apron', 'milk']);
  await shop.setStock('apron', 0);
  shop.clock.advance(5_000);
  expect(await recommended(guest, 'ComplementaryProducts', about('butter'))).toEqual(['milk']);
  await shop.restock({ milk: { ...SHELVES.milk, isApart: true, buyerGroups: ['Palaces'] } });
  expect(await recommended(guest, 'ComplementaryProducts', about('butter'))).toEqual([]);
  // An anchor that the caller may not see is treated as missing.
  expect(await recommended(guest, 'ComplementaryProducts', about('milk'))).toEqual([]);
});

test('what one buyer alone orders is shown to nobody else', async () => {
  const baker = await loggedIn(BAKER);
  for (let times = 0; times < 3; times += 1) await buys(baker, 'butter', 'apron');
  await restarted();
  const { guest } = shop.newBuyer();
  const gym = await loggedIn(GYM);
  for (const asking of [guest, gym.guest]) {
    expect(await recommended(asking, 'TopSelling')).toEqual([]);
    expect(await recommended(asking, 'PersonalizedForShopper')).toEqual([]);
    expect(await recommended(asking, 'TopSellingByCategory', { anchorValues: APART_ID })).toEqual([]);
    for (const recommender of ['ComplementaryProducts', 'CustomersWhoBoughtAlsoBought'])
      expect(await recommended(asking, recommender, about('butter'))).toEqual([]);
  }
  // A guest's order counts as a buyer of its own.
  await buys(shop.newBuyer(), 'butter', 'apron');
  await restarted();
  expect(await recommended(shop.newBuyer().guest, 'ComplementaryProducts', about('butter'))).toEqual(['apron']);
});

test('a cancelled order recommends nothing', async () => {
  const baker = await loggedIn(BAKER);
  await buys(baker, 'butter', 'apron');
  await buys(baker, 'butter', 'apron');
  await shop.database.write((db) => db.updateTable('placed_order').set({ status: 'Canceled' }).execute());
  await restarted();
  expect(await recommended(shop.newBuyer().guest, 'ComplementaryProducts', about('butter'))).toEqual([]);
});

import type { SearchResult, Suggestions } from '../../../../src/contract/search/search';
import { searchRoutes } from '../../../../src/server/features/search';
import { offerStore } from '../../../../src/server/features/offers';
import { CATEGORY_ID, productId, type Shelf, type ShelfName } from '../../../support/server/shops/cartShop';
import { openCheckoutShop, type Buyer, type CheckoutShop } from '../../../support/server/shops/checkoutShop';

/** The longest delay, in ms, after which lists reflect a change. */
const AGE_MS = 5_000;
const AVAILABILITY = 'Availability__c';
const MINUTE = { durationInSeconds: 60 };

const BUNDLE: Shelf = {
  name: 'Lot du matin',
  unitCents: 750,
  productClass: 'Bundle',
  contents: [
    { productId: productId('eggs'), quantity: 2 },
    { productId: productId('ecru'), quantity: 1 },
  ],
};
const SET: Shelf = {
  name: 'Assortiment',
  unitCents: null,
  productClass: 'Set',
  contents: [{ productId: productId('eggs'), quantity: 1 }],
};

let shop: CheckoutShop;
beforeEach(async () => {
  shop = await openCheckoutShop({ plugins: [offerStore, searchRoutes] });
  // No apron is in stock: it is sold out for everybody, so that lists always have a facet of availability.
  await shop.restock({ parent: BUNDLE, unpriced: SET, apron: { name: 'Tablier', unitCents: 1999, onHand: 0 } });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.close();
});

async function listed({ guest }: Buyer, refined: readonly string[] = []): Promise<SearchResult> {
  const values = { attributeType: 'Custom', nameOrId: AVAILABILITY, type: 'DistinctValue', values: refined };
  const body = { categoryId: CATEGORY_ID, pageSize: 50, ...(refined.length > 0 && { refinements: [values] }) };
  const answer = await guest.call('POST', 'productSearch', {}, { body });
  if (answer.statusCode !== 200) throw new Error(`not listed: ${answer.body}`);
  return answer.json<SearchResult>();
}
/** What a category counts and finds as sold out for a buyer. */
async function soldOutFor(buyer: Buyer) {
  const { facets } = await listed(buyer);
  const values = facets.find(({ nameOrId }) => nameOrId === AVAILABILITY)?.values ?? [];
  const found = (await listed(buyer, ['soldOut'])).productsPage.products.map(({ id }) => id);
  const counted = values.find(({ nameOrId }) => nameOrId === 'soldOut')?.productCount;
  expect(counted).toBe(found.length);
  return found.sort();
}
const idsOf = (...names: readonly ShelfName[]) => names.map(productId).sort();
async function availability({ guest }: Buyer, searchTerm: string) {
  const query = { searchTerm, explain: true };
  const answer = await guest.call('GET', 'searchProducts', {}, { query });
  return answer.json<SearchResult>().productsPage.products.map(({ ranking }) => ranking?.availability);
}

test('the last pieces are in stock for whose cart has reserved them, in counts, choices and ranking, and sold out for all others [SRC-12, INV-02]', async () => {
  await shop.setStock('butter', 3);
  const owner = await shop.buyerWith('butter', 3);
  const other = await shop.buyerWith('milk', 6);
  await owner.reserve(MINUTE);
  await other.reserve(MINUTE);
  shop.clock.advance(AGE_MS);
  // Both buyers ask alternately: neither gets an answer that was kept for the other.
  for (const buyer of [other, owner, other, owner]) {
    const isOwn = buyer === owner;
    expect(await soldOutFor(buyer)).toEqual(isOwn ? idsOf('apron') : idsOf('apron', 'butter'));
    expect(await availability(buyer, 'beurre')).toEqual([isOwn ? '1.000' : '0.600']);
  }
  expect(await soldOutFor(shop.newBuyer())).toEqual(idsOf('apron', 'butter'));
  shop.clock.advance(60_000);
  for (const buyer of [other, owner]) expect(await soldOutFor(buyer)).toEqual(idsOf('apron'));
});

test('so are bundles and sets of what is reserved, as far as it is enough [SRC-12]', async () => {
  const owner = await shop.buyerWith('parent', 2);
  const other = await shop.buyerWith('eggs', 1);
  await owner.reserve();
  await other.reserve();
  shop.clock.advance(AGE_MS);
  expect(await soldOutFor(owner)).toEqual(idsOf('apron'));
  // One egg is not enough for a bundle.
  expect(await soldOutFor(other)).toEqual(idsOf('apron', 'parent'));
  expect(await soldOutFor(shop.newBuyer())).toEqual(idsOf('apron', 'eggs', 'parent', 'unpriced'));
});

test('what others have bought meanwhile is sold out for whoever has reserved none of it [SRC-12]', async () => {
  const owner = await shop.buyerWith('eggs', 5);
  await owner.reserve();
  await shop.setStock('butter', 0);
  shop.clock.advance(AGE_MS);
  expect(await soldOutFor(owner)).toEqual(idsOf('apron', 'butter'));
});

test('a customer’s reservation counts as theirs in the account for which they made it [SRC-12, CTX-13]', async () => {
  const owner = shop.newBuyer();
  await owner.guest.logIn();
  await owner.guest.added('eggs', 5);
  await owner.reserve();
  shop.clock.advance(AGE_MS);
  expect(await soldOutFor(owner)).toEqual(idsOf('apron'));
  const stranger = shop.newBuyer();
  await stranger.guest.logIn('hotel@comptoir.example');
  expect(await soldOutFor(stranger)).toContain(productId('eggs'));
});

test('an owner’s answers are kept for nobody, and discard none that is kept for all [SRC-12]', async () => {
  const owner = await shop.buyerWith('eggs', 5);
  await owner.reserve();
  shop.clock.advance(AGE_MS);
  const other = shop.newBuyer();
  const works = jest.spyOn(shop.app.catalog.state().snapshot.index, 'find');
  const search = async ({ guest }: Buyer) => {
    works.mockClear();
    await guest.call('POST', 'productSearch', {}, { body: { searchTerm: 'oeufs' } });
    return works.mock.calls.length;
  };
  expect([await search(other), await search(other)]).toEqual([1, 0]);
  expect([await search(owner), await search(owner)]).toEqual([1, 1]);
  expect(await search(other)).toBe(0);
});

test('the order of suggestions is that of a list: what a buyer has reserved is in stock for them', async () => {
  const owner = await shop.buyerWith('eggs', 5);
  await owner.reserve();
  shop.clock.advance(AGE_MS);
  const suggested = async ({ guest }: Buyer) => {
    const query = { searchTerm: 'oeufs', includeSuggestedProducts: true };
    const answer = await guest.call('GET', 'searchSuggestions', {}, { query });
    return answer.json<Suggestions>().suggestedProducts.find(({ id }) => id === productId('eggs'))?.isAvailable;
  };
  expect([await suggested(owner), await suggested(shop.newBuyer())]).toEqual([true, false]);
});

test('while reservations cannot be read, what is sold out for all is sold out for their owner too', async () => {
  const owner = await shop.buyerWith('eggs', 5);
  await owner.reserve();
  shop.clock.advance(AGE_MS);
  expect(await soldOutFor(owner)).toEqual(idsOf('apron'));
  // Prepared queries run through the executor; behind a guest's list only the read of their reservations is prepared.
  jest.spyOn(shop.app.database.read, 'getExecutor').mockImplementation(() => {
    throw new Error('the reservations cannot be read');
  });
  expect(await soldOutFor(owner)).toContain(productId('eggs'));
});

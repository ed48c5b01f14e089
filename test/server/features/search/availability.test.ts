import type { SearchResult, Suggestions } from '../../../../src/contract/search/search';
import type { Database } from '../../../../src/server/database/Database';
import { audienceOf, recordStock } from '../../../../src/server/features/catalog';
import { searchRoutes } from '../../../../src/server/features/search';
import { offerStore } from '../../../../src/server/features/offers';
import { openCheckoutShop } from '../../../support/server/shops/checkoutShop';
import { soldOutFor } from '../../../../src/server/features/offers/soldOutRows';
import { isSimple, productsOf, someProduct } from '../../../support/server/plugins/catalogFixture';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

/** The longest delay, in ms, after which lists reflect a change. */
const AGE_MS = 5_000;
const FACET = 'Availability__c';

let isStockBroken = false;
/** A shop whose stock can be made unreadable. */
function breakable(database: Database): Database {
  const read = new Proxy(database.read, {
    get(target, name: keyof Database['read']) {
      if (name === 'selectFrom' && isStockBroken) throw new Error('the stock cannot be read');
      const value: unknown = target[name];
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { ...database, read };
}

let server: TestServer;
beforeEach(async () => {
  isStockBroken = false;
  server = await startTestServer({ through: breakable });
});
afterEach(() => server.close());

async function find(searchTerm: string, ...availability: readonly string[]) {
  const refinements = [{ attributeType: 'Custom', nameOrId: FACET, type: 'DistinctValue', values: availability }];
  const body = { searchTerm, pageSize: 200, ...(availability.length > 0 && { refinements }) };
  return (await server.post('productSearch', {}, body)).json<SearchResult>();
}
function countsOf({ facets }: SearchResult) {
  const values = facets.find(({ nameOrId }) => nameOrId === FACET)?.values;
  return values && Object.fromEntries(values.map(({ nameOrId, productCount }) => [nameOrId, productCount]));
}
const idsOf = ({ productsPage }: SearchResult) => productsPage.products.map(({ id }) => id);
const setStock = (...stock: readonly { readonly productId: string; readonly onHand: number }[]) =>
  server.app.database.write((db) => recordStock(db, stock));
function wait(ms: number) {
  server.clock.advance(ms);
}

test('a list counts what is in stock and what is sold out, and finds either [SRC-12]', async () => {
  const all = await find('beurre');
  const counts = countsOf(all);
  expect(counts).toEqual({ inStock: expect.any(Number) as number, soldOut: expect.any(Number) as number });
  const inStock = await find('beurre', 'inStock');
  const soldOut = await find('beurre', 'soldOut');
  expect([inStock.productsPage.total, soldOut.productsPage.total]).toEqual([counts?.['inStock'], counts?.['soldOut']]);
  expect([...idsOf(inStock), ...idsOf(soldOut)].sort()).toEqual([...idsOf(all)].sort());
  const { snapshot } = server.app.catalog.state();
  const rows = await server.app.database.read.selectFrom('stock_level').selectAll().execute();
  const onHand = new Map(rows.map((row) => [row.product_id, row.on_hand]));
  const pieces = (id: string): number => {
    const { productClass, bundleItems = [] } = snapshot.product(id) ?? {};
    if (productClass === 'Bundle')
      return Math.min(...bundleItems.map((item) => Math.floor(pieces(item.productId) / item.quantity)));
    const chosen = [...snapshot.variationsOf(id).map((variation) => variation.id)];
    if (productClass === 'Set') chosen.push(...bundleItems.map(({ productId }) => productId));
    return Math.max(onHand.get(id) ?? 0, ...chosen.map(pieces));
  };
  expect(idsOf(inStock).filter((id) => pieces(id) === 0)).toEqual([]);
  expect(idsOf(soldOut).filter((id) => pieces(id) > 0)).toEqual([]);
});

test('what was sold a moment ago is sold out in lists five seconds later, and what came in is there again', async () => {
  const [id = ''] = idsOf(await find('beurre', 'inStock'));
  await setStock({ productId: id, onHand: 0 });
  wait(AGE_MS);
  expect(idsOf(await find('beurre', 'soldOut'))).toContain(id);
  await setStock({ productId: id, onHand: 3 });
  wait(AGE_MS);
  expect(idsOf(await find('beurre', 'inStock'))).toContain(id);
});

test('a bundle is sold out in lists when too little is left of something in it, a set when all its members are', async () => {
  const listedAs = async (sku: string) => {
    const { id } = someProduct(server, (product) => product.sku === sku);
    const ids = [await find(sku, 'inStock'), await find(sku, 'soldOut')].map((result) => idsOf(result).includes(id));
    return ids[0] ? 'inStock' : ids[1] && 'soldOut';
  };
  const contentsOf = (sku: string) => someProduct(server, (product) => product.sku === sku).bundleItems;
  expect([await listedAs('LOT-104'), await listedAs('ASS-102')]).toEqual(['inStock', 'inStock']);
  const [first, double, last] = contentsOf('LOT-104');
  expect(double?.quantity).toBe(2);
  await setStock({ productId: double?.productId ?? '', onHand: 1 });
  wait(AGE_MS);
  expect([await listedAs('LOT-104'), await listedAs('ASS-102')]).toEqual(['soldOut', 'inStock']);
  await setStock({ productId: double?.productId ?? '', onHand: 2 });
  wait(AGE_MS);
  expect(await listedAs('LOT-104')).toBe('inStock');
  expect(contentsOf('ASS-102').map(({ productId }) => productId)).toEqual(
    [first, double, last].map((content) => content?.productId),
  );
  await setStock(...contentsOf('ASS-102').map(({ productId }) => ({ productId, onHand: 0 })));
  wait(AGE_MS);
  expect([await listedAs('LOT-104'), await listedAs('ASS-102')]).toEqual(['soldOut', 'soldOut']);
});

test('a bundle in which there is nothing is sold out by its own stock, in lists as in carts', async () => {
  const shop = await openCheckoutShop({ plugins: [offerStore, searchRoutes] });
  await shop.restock({ parent: { name: 'Lot vide', unitCents: 500, productClass: 'Bundle', onHand: 0 } });
  const { guest } = shop.newBuyer();
  const listed = async () => {
    const reply = await guest.call('GET', 'searchProducts', {}, { query: { searchTerm: 'vide', explain: true } });
    return reply.json<SearchResult>().productsPage.products.map(({ ranking }) => ranking?.availability);
  };
  expect(await listed()).toEqual(['0.600']);
  expect((await guest.add('parent', 1)).json()).toMatchObject([{ errorCode: 'INSUFFICIENT_INVENTORY' }]);
  await shop.setStock('parent', 1);
  shop.clock.advance(AGE_MS);
  expect(await listed()).toEqual(['1.000']);
  expect((await guest.add('parent', 1)).statusCode).toBe(201);
  await shop.close();
});

test('a category counts anew when something is sold out', async () => {
  const category = server.app.catalog.state().snapshot.categories.childrenOf(null)[1]?.id ?? '';
  const listed = async () => {
    const reply = await server.get('searchProducts', {}, { categoryId: category, pageSize: 200 });
    return reply.json<SearchResult>();
  };
  const before = await listed();
  const [product] = before.productsPage.products.filter(({ productClass }) => productClass === 'Simple');
  // Where everything is in stock the facet offers no choice.
  expect(countsOf(before)).toBeUndefined();
  const rows = await server.app.database.read.selectFrom('stock_level').selectAll().execute();
  const had = rows.find((row) => row.product_id === product?.id)?.on_hand ?? 0;
  expect(had).toBeGreaterThan(0);
  await setStock({ productId: product?.id ?? '', onHand: 0 });
  wait(AGE_MS);
  expect(countsOf(await listed())).toEqual({
    inStock: before.productsPage.total - 1,
    soldOut: 1,
  });
});

test('what carts have reserved to the last piece is sold out, until the reservations end', async () => {
  const shop = await openCheckoutShop({ plugins: [offerStore, searchRoutes] });
  const availability = async () => {
    const reply = await shop
      .newGuest()
      .call('GET', 'searchProducts', {}, { query: { searchTerm: 'beurre', explain: true } });
    return reply.json<SearchResult>().productsPage.products.map(({ ranking }) => ranking?.availability);
  };
  await shop.setStock('butter', 3);
  await (await shop.buyerWith('butter', 2)).reserve({ durationInSeconds: 60 });
  expect(await availability()).toEqual(['1.000']);
  await (await shop.buyerWith('butter', 1)).reserve({ durationInSeconds: 60 });
  shop.clock.advance(AGE_MS);
  expect(await availability()).toEqual(['0.600']);
  shop.clock.advance(60_000);
  expect(await availability()).toEqual(['1.000']);
  await shop.close();
});

test('a family is sold out when its last variation is', async () => {
  const { snapshot } = server.app.catalog.state();
  const family = (await find('beurre', 'inStock')).productsPage.products.find(
    ({ productClass }) => productClass === 'VariationParent',
  );
  const [last, ...others] = snapshot.variationsOf(family?.id ?? '').map(({ id }) => id);
  await setStock(...others.map((productId) => ({ productId, onHand: 0 })), { productId: last ?? '', onHand: 1 });
  wait(AGE_MS);
  expect(idsOf(await find('beurre', 'inStock'))).toContain(family?.id);
  await setStock({ productId: last ?? '', onHand: 0 });
  wait(AGE_MS);
  expect(idsOf(await find('beurre', 'soldOut'))).toContain(family?.id);
});

test('what was never counted cannot be ordered, and so is sold out until it is', async () => {
  const [id = ''] = idsOf(await find('beurre', 'inStock'));
  await server.app.database.write((db) => db.deleteFrom('stock_level').where('product_id', '=', id).execute());
  wait(AGE_MS);
  expect(idsOf(await find('beurre', 'soldOut'))).toContain(id);
  await setStock({ productId: id, onHand: 1 });
  wait(AGE_MS);
  expect(idsOf(await find('beurre', 'inStock'))).toContain(id);
});

test('less than the smallest quantity that may be ordered is sold out, in lists and suggestions', async () => {
  const { id, name } = someProduct(
    server,
    (product) => isSimple(product) && product.name.includes('eurre') && product.quantityRule.minimum > 1,
  );
  const suggested = async () => {
    const query = { searchTerm: name, includeSuggestedProducts: true, maxSuggestedProducts: 10 };
    const { suggestedProducts } = (await server.get('searchSuggestions', {}, query)).json<Suggestions>();
    return suggestedProducts.find((product) => product.id === id)?.isAvailable;
  };
  await setStock({ productId: id, onHand: 1 });
  wait(AGE_MS);
  expect([idsOf(await find(name, 'soldOut')).includes(id), await suggested()]).toEqual([true, false]);
  await setStock({ productId: id, onHand: 100 });
  wait(AGE_MS);
  expect([idsOf(await find(name, 'inStock')).includes(id), await suggested()]).toEqual([true, true]);
});

test('a family is sold out for those who see only variations that are', async () => {
  const { snapshot } = server.app.catalog.state();
  const rows = new Uint8Array(snapshot.size);
  const family = productsOf(snapshot).find(({ productClass }) => productClass === 'VariationParent');
  const [first, ...others] = snapshot.variationsOf(family?.id ?? '').map(({ id }) => snapshot.rowOf(id));
  for (const row of others) rows[row] = 1;
  const all = audienceOf(snapshot, []);
  const row = snapshot.rowOf(family?.id ?? '');
  expect(soldOutFor(snapshot, all, rows)[row]).toBe(0);
  const sees = all.sees.map((seen, at) => (at === first ? 0 : seen));
  expect(soldOutFor(snapshot, { ...all, sees }, rows)[row]).toBe(1);
});

test('a shop without an inventory does not list by it, and a link to what is in stock still lists', async () => {
  await server.app.webstore.change({
    inventoryConfiguration: { isInventoryEnabled: false, inventoryDefaultSource: null },
  });
  const found = await find('beurre');
  expect(countsOf(found)).toBeUndefined();
  expect(found.productsPage.total).toBeGreaterThan(0);
  expect((await find('beurre', 'inStock')).productsPage.total).toBe(found.productsPage.total);
});

test('products are found while their stock cannot be read: without a facet for it, or by what was read last', async () => {
  isStockBroken = true;
  const found = await find('beurre');
  expect(countsOf(found)).toBeUndefined();
  expect((await find('beurre', 'inStock')).productsPage.total).toBe(found.productsPage.total);
  isStockBroken = false;
  wait(AGE_MS);
  const counts = countsOf(await find('beurre'));
  expect(counts).toBeDefined();
  isStockBroken = true;
  wait(AGE_MS);
  expect(countsOf(await find('beurre'))).toEqual(counts);
});

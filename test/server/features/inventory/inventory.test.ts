import { inventoryScope, type InventoryLevels } from '../../../../src/contract/prices/inventory';
import { recordId } from '../../../../src/contract/ids';
import { PATHS, pathTo, withQuery } from '../../../../src/contract/paths';
import { recordStock } from '../../../../src/server/features/catalog';
import { startTestServer, type TestServer } from '../../../support/server/testServer';
import { isOpen, isSimple, someProduct } from '../../../support/server/plugins/catalogFixture';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const location = recordId('inventoryLocation', 1);
type Query = Readonly<Record<string, string | boolean | readonly string[]>>;
const levels = (query: Query) =>
  server.app.inject(withQuery(pathTo('inventoryLevels', {}), { scope: inventoryScope(server.webstoreId), ...query }));
const setStock = (productId: string, onHand: number) =>
  server.app.database.write((db) =>
    db.updateTable('stock_level').set({ on_hand: onHand }).where('product_id', '=', productId).execute(),
  );

test('stock is what is counted now, by id or reference', async () => {
  expect(PATHS.inventoryLevels).not.toContain('webstores');
  const product = someProduct(server, isSimple);
  await setStock(product.id, 7);
  const answer = await levels({ locations: location, products: [product.id.slice(0, 15), product.sku] });
  expect(answer.statusCode).toBe(200);
  const level = { product2Id: product.id, onHand: 7, availableToFulfill: 7, availableToOrder: 7 };
  expect(answer.json<InventoryLevels>()).toEqual({
    success: true,
    errors: [],
    locationGroups: [],
    locations: [{ locationId: location, inventoryProducts: [level, level] }],
    totalInventory: [level, level],
  });
  await setStock(product.id, 6);
  const later = (await levels({ locations: location, products: product.id })).json<InventoryLevels>();
  expect(later.totalInventory[0]?.onHand).toBe(6);
});

test('a variation parent has what its variations have together, named one by one when asked for', async () => {
  const parent = someProduct(server, (found) => found.productClass === 'VariationParent' && isOpen(found));
  const variations = server.app.catalog.state().snapshot.variationsOf(parent.id);
  for (const [index, { id }] of variations.entries()) await setStock(id, 10 + index);
  const total = variations.reduce((sum, _, index) => sum + 10 + index, 0);
  const plain = (await levels({ locations: location, products: parent.id })).json<InventoryLevels>();
  expect(plain.totalInventory).toEqual([
    { product2Id: parent.id, onHand: total, availableToFulfill: total, availableToOrder: total },
  ]);
  const query = { locations: location, products: parent.id, includeRelatedProducts: true };
  const related = (await levels(query)).json<InventoryLevels>();
  expect(related.totalInventory[0]?.variants?.map(({ product2Id, onHand }) => [product2Id, onHand])).toEqual(
    variations.map(({ id }, index) => [id, 10 + index]),
  );
});

test('where the webstore sells from a group, the group is asked for [INV-03]', async () => {
  const group = recordId('inventoryLocation', 5);
  await server.app.webstore.change({
    inventoryConfiguration: {
      isInventoryEnabled: true,
      inventoryDefaultSource: { locationSourceId: group, webStoreInventoryLocationSourceType: 'LocationGroup' },
    },
  });
  const { id } = someProduct(server, isSimple);
  const answer = (await levels({ locationgroups: group, products: id })).json<InventoryLevels>();
  expect(answer).toMatchObject({ success: true, locations: [], locationGroups: [{ locationGroupId: group }] });
  expect((await levels({ locations: group, products: id })).json()).toMatchObject({
    success: false,
    totalInventory: [],
  });
});

test('a foreign place, or inventory switched off, is no data with a reason', async () => {
  const { id } = someProduct(server, isSimple);
  const foreign = await levels({ locations: recordId('inventoryLocation', 9), products: id });
  expect(foreign.json()).toMatchObject({
    success: false,
    errors: [{ errorCode: 'ITEM_NOT_FOUND' }],
    totalInventory: [],
  });
  await server.app.webstore.change({
    inventoryConfiguration: { isInventoryEnabled: false, inventoryDefaultSource: null },
  });
  const off = await levels({ locations: location, products: id });
  expect(off.json()).toMatchObject({
    success: false,
    errors: [{ errorCode: 'API_DISABLED_FOR_ORG' }],
    totalInventory: [],
  });
});

test('a bundle has as much stock as its contents allow, and stock recorded for itself counts for nothing', async () => {
  const bundle = someProduct(server, ({ sku }) => sku === 'LOT-104');
  expect(bundle.bundleItems.map(({ quantity }) => quantity)).toEqual([1, 2, 1]);
  for (const { productId, quantity } of bundle.bundleItems) await setStock(productId, quantity === 2 ? 11 : 9);
  await server.app.database.write((db) => recordStock(db, [{ productId: bundle.id, onHand: 1000 }]));
  const { totalInventory } = (await levels({ locations: location, products: bundle.id })).json<InventoryLevels>();
  expect(totalInventory).toEqual([{ product2Id: bundle.id, onHand: 5, availableToFulfill: 5, availableToOrder: 5 }]);
});

test('unknown products and those a guest may not see are left out alike', async () => {
  const hidden = someProduct(server, (found) => found.buyerGroups !== null);
  const answer = (await levels({ locations: location, products: [hidden.id, 'NO-SUCH-SKU'] })).json<InventoryLevels>();
  expect(answer).toMatchObject({ success: true, totalInventory: [] });
});

test('a call must name one kind of place, products and this webstore', async () => {
  const { id } = someProduct(server, isSimple);
  const refusals: readonly Query[] = [
    { products: id },
    { products: id, locations: location, locationgroups: location },
    { locations: location },
    { products: id, locations: location, scope: '' },
    { products: id, locations: location, scope: "webStoreId Eq '1'" },
  ];
  for (const query of refusals) {
    const answer = await levels(query);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]]);
  }
  const other = await levels({ products: id, locations: location, scope: inventoryScope('0ZE00000000zzzz') });
  expect([other.statusCode, other.json()]).toMatchObject([404, [{ errorCode: 'WEBSTORE_NOT_FOUND' }]]);
});

test('too many products at once are refused', async () => {
  const ids = Array.from({ length: 101 }, (_, number) => recordId('product', number));
  const skus = Array.from({ length: 21 }, (_, number) => `SKU-${number}`);
  for (const products of [ids, skus]) {
    const answer = await levels({ locations: location, products });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, [{ errorCode: 'TOO_MANY_RECORDS' }]]);
  }
  expect((await levels({ locations: location, products: ids.slice(1) })).statusCode).toBe(200);
});

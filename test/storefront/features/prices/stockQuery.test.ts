import { webstoreOfScope } from '../../../../src/contract/prices/inventory';
import { stockQuery } from '../../../../src/storefront/features/prices/stockQuery';

const webstoreId = '0ZE000000000001AAA';
const source = { locationSourceId: '131000000000001', webStoreInventoryLocationSourceType: 'Location' };
const inventory = { isInventoryEnabled: true, inventoryDefaultSource: source };

test('stock of a location is asked by locations, with products and the scope of the webstore', () => {
  const asked = stockQuery(inventory, webstoreId, ['01t1', '01t2']);
  expect(asked).toEqual({
    locations: '131000000000001',
    products: '01t1,01t2',
    scope: "webStoreId Eq '0ZE000000000001AAA'",
    includeRelatedProducts: false,
  });
  expect(webstoreOfScope(asked?.scope ?? '')).toBe(webstoreId);
});

test('stock of a group is asked by locationgroups', () => {
  const group = { ...source, webStoreInventoryLocationSourceType: 'LocationGroup' };
  const asked = stockQuery({ ...inventory, inventoryDefaultSource: group }, webstoreId, ['01t1'], true);
  expect(asked).toMatchObject({ locationgroups: '131000000000001', includeRelatedProducts: true });
  expect(asked).not.toHaveProperty('locations');
});

test.each([
  ['without products', inventory, []],
  ['without a configuration', null, ['01t1']],
  ['with inventory off', { ...inventory, isInventoryEnabled: false }, ['01t1']],
  ['without a default source', { ...inventory, inventoryDefaultSource: null }, ['01t1']],
  ['with a blank source id', { ...inventory, inventoryDefaultSource: { ...source, locationSourceId: ' ' } }, ['01t1']],
  [
    'with a blank source type',
    { ...inventory, inventoryDefaultSource: { ...source, webStoreInventoryLocationSourceType: '' } },
    ['01t1'],
  ],
])('%s no stock is asked', (_when, configuration, products) => {
  expect(stockQuery(configuration, webstoreId, products)).toBeNull();
});

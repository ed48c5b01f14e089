import { requestCurrency } from '../../src/commerce/pricing/currency';
import { readsAsGuest } from '../../src/storefront/api/guestData';
import { stockQuery } from '../../src/storefront/features/prices/stockQuery';
import { rateAt } from '../../src/commerce/pricing/taxRate';
import { webstoreOfScope } from '../../src/contract/prices/inventory';

test.each([
  [{ sessionDrivenCurrency: true, supportedCurrencies: ['EUR'], defaultCurrency: 'EUR' }, null],
  [{ sessionDrivenCurrency: false, supportedCurrencies: ['CHF'], defaultCurrency: 'EUR' }, 'CHF'],
  [{ sessionDrivenCurrency: false, supportedCurrencies: ['CHF', 'EUR'], defaultCurrency: 'EUR' }, 'EUR'],
  [{ sessionDrivenCurrency: false, supportedCurrencies: [], defaultCurrency: 'EUR' }, 'EUR'],
])('with %j a request names the currency %p', (context, currency) => {
  expect(requestCurrency(context)).toBe(currency);
});

const flags = [false, true];
const combinations = flags.flatMap((usesSingleEntitlementPolicy) =>
  flags.flatMap((usesUniversalPricebooks) =>
    flags.map((guestBrowsingEnabled) => ({
      usesSingleEntitlementPolicy,
      usesUniversalPricebooks,
      guestBrowsingEnabled,
    })),
  ),
);

test('of the eight combinations exactly three read as guest', () => {
  expect(combinations.filter(readsAsGuest)).toEqual([
    { usesSingleEntitlementPolicy: false, usesUniversalPricebooks: true, guestBrowsingEnabled: true },
    { usesSingleEntitlementPolicy: true, usesUniversalPricebooks: false, guestBrowsingEnabled: true },
    { usesSingleEntitlementPolicy: true, usesUniversalPricebooks: true, guestBrowsingEnabled: true },
  ]);
});

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

test('a rate holds from its first moment and before its last', () => {
  const rates = [
    { basisPoints: 2000, validFrom: 0, validUntil: 1000 },
    { basisPoints: 550, validFrom: 1000, validUntil: null },
  ];
  expect([-1, 0, 999, 1000, 5000].map((at) => rateAt(rates, at))).toEqual([null, 2000, 2000, 550, 550]);
});

test('of two rates in force the one that began last counts', () => {
  const rates = [
    { basisPoints: 1000, validFrom: 500, validUntil: null },
    { basisPoints: 2000, validFrom: 0, validUntil: null },
  ];
  expect(rateAt(rates, 600)).toBe(1000);
});

import type { Price, PriceList } from '../../../../src/contract/prices/price';
import { formatMoney } from '../../../../src/contract/money';
import { pricedIn, priceIn, visibleProduct } from '../../../../src/server/features/catalog/Catalog';
import { startTestServer, type TestServer } from '../../../support/server/testServer';
import { isOpen, isSimple, someProduct } from '../../../support/server/plugins/catalogFixture';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const entriesOf = (productId: string) => server.app.catalog.state().prices.of('EUR').entriesOf(productId);
const general = (productId: string) => entriesOf(productId).find((entry) => entry.buyerGroup === null);
const priceOf = async (productId: string, query: Readonly<Record<string, string | boolean>> = {}) =>
  (await server.get('price', { productId }, query)).json<Price>();

describe('the price of one product', () => {
  test('is the general one for a guest, with its volume tiers [PRC-01]', async () => {
    const product = someProduct(server, (found) => isSimple(found) && (general(found.id)?.tiers.length ?? 0) > 1);
    const entry = general(product.id);
    const price = await priceOf(product.id);
    expect(price).toMatchObject({
      productId: product.id,
      currencyIsoCode: 'EUR',
      unitPrice: formatMoney(entry?.unitCents ?? 0),
      productPriceEntries: [],
      childEntries: [],
      priceAdjustment: { adjustmentMethod: 'Range', scheduleType: 'Volume' },
    });
    expect(price.pricebookEntryId).toMatch(/^01u/);
    const tiers = price.priceAdjustment?.priceAdjustmentTiers ?? [];
    expect(tiers.map(({ lowerBound, upperBound, tierUnitPrice }) => [lowerBound, upperBound, tierUnitPrice])).toEqual(
      entry?.tiers.map(({ lowerBound, upperBound, unitCents }) => [
        String(lowerBound),
        upperBound === null ? null : String(upperBound),
        formatMoney(unitCents),
      ]),
    );
    expect(new Set(tiers.map(({ id }) => id)).size).toBe(tiers.length);
  });

  test('has a list price where there is one, and no tiers where there are none', async () => {
    const dearer = someProduct(server, (found) => isSimple(found) && typeof general(found.id)?.listCents === 'number');
    expect((await priceOf(dearer.id)).listPrice).toBe(formatMoney(general(dearer.id)?.listCents ?? 0));
    const flat = someProduct(server, (found) => isSimple(found) && general(found.id)?.tiers.length === 0);
    expect((await priceOf(flat.id)).priceAdjustment).toBeNull();
  });

  test('of a variation parent is that of its cheapest variation', async () => {
    const parent = someProduct(server, (found) => found.productClass === 'VariationParent' && isOpen(found));
    const cents = server.app.catalog
      .state()
      .snapshot.variationsOf(parent.id)
      .map((variation) => general(variation.id)?.unitCents ?? Infinity);
    const price = await priceOf(parent.id);
    expect([price.unitPrice, price.lowestUnitPrice]).toEqual(Array(2).fill(formatMoney(Math.min(...cents))));
    expect(price.productId).toBe(parent.id);
  });

  test('of a set is that of its cheapest member, since the set itself is not sold', async () => {
    const set = someProduct(server, (found) => found.productClass === 'Set' && isOpen(found));
    expect(general(set.id)).toBeUndefined();
    const cents = set.bundleItems.map(({ productId }) => general(productId)?.unitCents ?? Infinity);
    const price = await priceOf(set.id, { includeChildProductPrices: true });
    expect([price.unitPrice, price.lowestUnitPrice]).toEqual(Array(2).fill(formatMoney(Math.min(...cents))));
    expect(price.childEntries.map(({ unitPrice }) => unitPrice)).toEqual(cents.map(formatMoney));
  });

  test('comes with those of a bundle’s contents when asked for [PRC-01]', async () => {
    const bundle = someProduct(server, (found) => found.productClass === 'Bundle' && isOpen(found));
    expect((await priceOf(bundle.id)).childEntries).toEqual([]);
    const { childEntries } = await priceOf(bundle.id, { includeChildProductPrices: true });
    expect(childEntries.map(({ productId, unitPrice }) => [productId, unitPrice])).toEqual(
      bundle.bundleItems.map(({ productId }) => [productId, formatMoney(general(productId)?.unitCents ?? 0)]),
    );
  });

  test('names the price of every selling model, or says which model does not exist [PRC-01]', async () => {
    const { id } = someProduct(server, isSimple);
    const all = await priceOf(id, { allProductSellingModelPrices: true });
    expect(all.productPriceEntries).toMatchObject([
      { productSellingModelId: null, unitPrice: all.unitPrice, success: true },
    ]);
    const some = await priceOf(id, { productSellingModelIds: '0jP000000000001' });
    expect(some.productPriceEntries).toMatchObject([
      { success: false, unitPrice: null, error: { errorCode: 'ITEM_NOT_FOUND' } },
    ]);
  });

  test('is refused in a currency the webstore has no prices in [PRC-01]', async () => {
    const { id } = someProduct(server, isSimple);
    expect((await priceOf(id, { currencyIsoCode: 'EUR' })).currencyIsoCode).toBe('EUR');
    const answer = await server.get('price', { productId: id }, { currencyIsoCode: 'USD' });
    expect([answer.status, answer.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]]);
  });

  test('of a product a guest may not see, or that does not exist, is not found; a malformed id is refused', async () => {
    const hidden = someProduct(server, (found) => found.buyerGroups !== null);
    for (const productId of [hidden.id, '01t00000000zzzz']) {
      const answer = await server.get('price', { productId });
      expect([answer.status, answer.json()]).toMatchObject([404, [{ errorCode: 'ITEM_NOT_FOUND' }]]);
    }
    const malformed = await server.get('price', { productId: 'butter' });
    expect([malformed.status, malformed.json()]).toMatchObject([400, [{ errorCode: 'INVALID_ID_FIELD' }]]);
  });
});

describe('buyer groups', () => {
  test('have their own price where they agreed one, else the general one [CTX-13]', () => {
    const state = pricedIn(server.app.catalog.state(), 'EUR');
    const product = someProduct(
      server,
      (found) => entriesOf(found.id).some((entry) => entry.buyerGroup === 'Boulangerie') && isOpen(found),
    );
    const agreed = entriesOf(product.id).find((entry) => entry.buyerGroup === 'Boulangerie');
    expect(priceIn(state, product, ['Boulangerie'])).toEqual(agreed);
    expect(priceIn(state, product, ['Autres'])).toEqual(general(product.id));
    expect(priceIn(state, product, [])).toEqual(general(product.id));
  });

  test('see what is for them only, and what is for all [CTX-13]', () => {
    const state = server.app.catalog.state();
    const hidden = someProduct(server, (found) => found.buyerGroups?.includes('Hôtellerie') === true);
    expect(visibleProduct(state, hidden.id, ['Hôtellerie'])).toBe(hidden);
    expect(visibleProduct(state, hidden.id, ['Nobody'])).toBeNull();
    expect(visibleProduct(state, hidden.id, [])).toBeNull();
  });
});

describe('prices of a list', () => {
  const list = async (productIds: readonly string[]) =>
    (await server.get('prices', {}, { productIds })).json<PriceList>();

  test('come in the order asked for, each failure inside [PRC-02]', async () => {
    const product = someProduct(server, isSimple);
    const hidden = someProduct(server, (found) => found.buyerGroups !== null);
    const prices = await list([hidden.id, product.id.slice(0, 15), 'butter']);
    expect(prices).toMatchObject({ success: true, currencyIsoCode: 'EUR', error: null });
    expect(prices.pricingLineItemResults).toMatchObject([
      { productId: hidden.id, success: false, unitPrice: null, error: { errorCode: 'ITEM_NOT_FOUND' } },
      { productId: product.id, success: true, unitPrice: formatMoney(general(product.id)?.unitCents ?? 0), error: {} },
      { productId: 'butter', success: false, error: { errorCode: 'INVALID_ID_FIELD' } },
    ]);
  });

  test('have the tiers of each product, as its own price has them', async () => {
    const tiered = someProduct(server, ({ id }) => (general(id)?.tiers.length ?? 0) > 0);
    const [line] = (await list([tiered.id])).pricingLineItemResults;
    expect(line?.priceAdjustment?.priceAdjustmentTiers.length).toBeGreaterThan(0);
    const own = (await server.get('price', { productId: tiered.id })).json<Price>();
    expect(line?.priceAdjustment).toEqual(own.priceAdjustment);
  });

  test('can be asked for by POST', async () => {
    const { id } = someProduct(server, isSimple);
    const answer = await server.post('prices', {}, { pricingLineItems: [{ productId: id }] });
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual(await list([id]));
    const dollars = await server.post('prices', {}, { pricingLineItems: [{ productId: id }], currencyIsoCode: 'USD' });
    expect([dollars.status, dollars.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]]);
    const unknownField = await server.post('prices', {}, { pricingLineItems: [{ productId: id, quantity: 1 }] });
    expect([unknownField.status, unknownField.json()]).toMatchObject([400, [{ errorCode: 'JSON_PARSER_ERROR' }]]);
  });

  test('of nothing are refused [PRC-02]', async () => {
    for (const answer of [
      await server.get('prices', {}),
      await server.get('prices', {}, { productIds: ' ,' }),
      await server.post('prices', {}, { pricingLineItems: [] }),
    ]) {
      expect([answer.status, answer.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]]);
    }
  });

  test('of more than five hundred are refused', async () => {
    const answer = await server.get('prices', {}, { productIds: Array.from({ length: 501 }, () => 'x') });
    expect([answer.status, answer.json()]).toMatchObject([400, [{ errorCode: 'TOO_MANY_RECORDS' }]]);
  });
});

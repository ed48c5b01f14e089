import type { CalculatedTaxes } from '../../../../src/contract/prices/calculateTaxes';
import type { Price, PriceList } from '../../../../src/contract/prices/price';
import type { ProductList } from '../../../../src/contract/catalog/product';
import type { Recommendations } from '../../../../src/contract/recommendations/recommendations';
import { ROOT_CATEGORY_ID, type SearchResult, type Suggestions } from '../../../../src/contract/search/search';
import { formatMoney } from '../../../../src/contract/money';
import { DEMO_PASSWORD } from '../../../../src/demo/accounts';
import { publishPrices, type PriceRecord, type ProductRecord } from '../../../../src/server/features/catalog';
import { openPriceBooks } from '../../../../src/server/features/catalog/PriceBooks';
import { bookBytes } from '../../../../src/server/features/catalog/columns/bookColumns';
import { LATE_PATHS } from '../../../../src/contract/latePaths';
import { recommendationRoutes } from '../../../../src/server/features/recommendations';
import { isSimple, productsOf } from '../../../support/server/plugins/catalogFixture';
import { cachedDemo, startTestServer, type TestServer } from '../../../support/server/testServer';
import { fromOwnPage } from '../../../support/server/testApp';

const GROUP = 'Boulangerie';
const francs = { currencyIsoCode: 'CHF' };
const euros = { currencyIsoCode: 'EUR' };

let server: TestServer;
/** Simple products that everybody sees. The first half has prices in francs, in reverse order of those in euros. */
let sold: readonly ProductRecord[];
let unsold: readonly ProductRecord[];
beforeAll(async () => {
  server = await startTestServer({ plugins: [recommendationRoutes] });
  await server.app.webstore.change({ supportedCurrencies: ['EUR', 'CHF'] });
  const simple = productsOf(server.app.catalog.state().snapshot).filter(isSimple);
  sold = simple.slice(0, simple.length / 2);
  unsold = simple.slice(simple.length / 2);
  const inEuros = cachedDemo().prices;
  const centsOf = new Map(
    inEuros.flatMap((price) => (price.buyerGroup === null ? [[price.productId, price.unitCents]] : [])),
  );
  const inFrancs = sold.flatMap(({ id }, index): PriceRecord[] => {
    const unitCents = 1_000_000 - (centsOf.get(id) ?? 0);
    const general: PriceRecord = {
      productId: id,
      buyerGroup: null,
      currency: 'CHF',
      unitCents,
      listCents: null,
      tiers: [],
    };
    if (index > 0) return [general];
    const tiers = [{ lowerBound: 5, upperBound: null, unitCents: unitCents - 7 }];
    return [
      { ...general, tiers },
      { ...general, buyerGroup: GROUP, unitCents: unitCents - 3 },
    ];
  });
  await server.app.database.write((db) => publishPrices(db, server.webstoreId, 'books', [...inEuros, ...inFrancs]));
  await server.app.catalog.reload();
});
afterAll(() => server.close());

const idOf = (products: readonly ProductRecord[], index = 0): string => products[index]?.id ?? '';
const priceOf = async (productId: string, query: Readonly<Record<string, string>>) =>
  (await server.get('price', { productId }, query)).json<Price>();
const inFrancs = (productId: string) => server.app.catalog.state().prices.of('CHF').bestOf(productId, []);

describe('the price of a product', () => {
  test('is made once for all who get it: only a price of buyers’ own is another', () => {
    const book = server.app.catalog.state().prices.of('CHF');
    const first = idOf(sold);
    const general = book.bestOf(first, []);
    expect(book.bestOf(first, ['Hôtellerie'])).toBe(general);
    const own = book.bestOf(first, [GROUP]);
    expect([general?.buyerGroup, own?.buyerGroup]).toEqual([null, GROUP]);
    expect(book.entriesOf(first)).toEqual([general, own]);
    expect(book.bestOf(idOf(sold, 1), [GROUP])?.productId).toBe(idOf(sold, 1));
  });

  test('comes from the price book of the currency, with its own tiers and entry; unnamed it is in the webstore’s own [PRC-01]', async () => {
    const [chf, eur, own] = [
      await priceOf(idOf(sold), francs),
      await priceOf(idOf(sold), euros),
      await priceOf(idOf(sold), {}),
    ];
    const cents = inFrancs(idOf(sold))?.unitCents ?? 0;
    expect(chf).toMatchObject({ currencyIsoCode: 'CHF', unitPrice: formatMoney(cents) });
    expect(chf.priceAdjustment?.priceAdjustmentTiers).toMatchObject([
      { lowerBound: '5', upperBound: null, tierUnitPrice: formatMoney(cents - 7) },
    ]);
    expect(own).toEqual(eur);
    expect([eur.currencyIsoCode, eur.unitPrice === chf.unitPrice]).toEqual(['EUR', false]);
    expect(eur.pricebookEntryId).not.toBe(chf.pricebookEntryId);
    expect(eur.priceAdjustment?.id).not.toBe(chf.priceAdjustment?.id);
  });

  test('that its book does not hold there is none, which names the currency [PRC-01]', async () => {
    const reply = await server.get('price', { productId: idOf(unsold) }, francs);
    expect([reply.status, reply.json()]).toEqual([
      404,
      [{ errorCode: 'ITEM_NOT_FOUND', message: 'There is no price of this product for you in CHF.' }],
    ]);
    expect((await priceOf(idOf(unsold), euros)).unitPrice).toMatch(/^\d+\.\d\d$/);
  });

  test('is that of the buyer’s group in this currency [CTX-13]', async () => {
    const body = { username: 'boulangerie@comptoir.example', password: DEMO_PASSWORD };
    const login = await server.app.inject({
      method: 'POST',
      url: LATE_PATHS.login,
      headers: fromOwnPage,
      payload: body,
    });
    const { token } = login.json<{ token: string }>();
    const headers = { authorization: `Bearer ${token}` };
    const price = (await server.get('price', { productId: idOf(sold) }, francs, headers)).json<Price>();
    expect(price.unitPrice).toBe(formatMoney((inFrancs(idOf(sold))?.unitCents ?? 0) - 3));
  });

  test('follows the webstore’s default, and stands in no other currency [PRC-04]', async () => {
    await server.app.webstore.change({ defaultCurrency: 'CHF' });
    try {
      expect(await priceOf(idOf(sold), {})).toEqual(await priceOf(idOf(sold), francs));
    } finally {
      await server.app.webstore.change({ defaultCurrency: 'EUR' });
    }
  });
});

describe('a list of prices', () => {
  const ids = () => [idOf(sold), idOf(unsold)];

  test('of five hundred, asked for in two ways, fails line by line where the book holds none [PRC-02]', async () => {
    const all = Array.from({ length: 500 }, (_, index) => ids()[index % 2] ?? '');
    const pricingLineItems = all.map((productId) => ({ productId }));
    for (const reply of [
      await server.get('prices', {}, { productIds: all.join(), ...francs }),
      await server.post('prices', {}, { pricingLineItems, ...francs }),
      await server.post('prices', {}, { pricingLineItems }, francs),
    ]) {
      const { currencyIsoCode, pricingLineItemResults } = reply.json<PriceList>();
      expect(currencyIsoCode).toBe('CHF');
      expect(pricingLineItemResults.map(({ success }) => success)).toEqual(all.map((_, index) => index % 2 === 0));
    }
  });

  test('stands in lists of products too, in the currency of the call [PRD-07]', async () => {
    const prices = async (query: Readonly<Record<string, string>>) =>
      (await server.get('products', {}, { ids: ids().join(), ...query }))
        .json<ProductList>()
        .products.map((one) => one.prices);
    const [chf, none] = await prices(francs);
    expect([chf?.unitPrice, none?.success]).toEqual([formatMoney(inFrancs(idOf(sold))?.unitCents ?? 0), false]);
    const [eur] = await prices({});
    expect(eur?.unitPrice).toBe((await priceOf(idOf(sold), euros)).unitPrice);
    expect((await server.get('products', {}, { ids: idOf(sold), currencyIsoCode: 'USD' })).status).toBe(400);
  });
});

describe('what is found', () => {
  const body = { categoryId: ROOT_CATEGORY_ID, includePrices: true, sortRuleId: 'PriceAsc', pageSize: 200 };
  const search = async (query: Readonly<Record<string, string>>) =>
    (await server.post('productSearch', {}, body, query)).json<SearchResult>();
  const seen = ({ productsPage }: SearchResult) =>
    productsPage.products.flatMap(({ prices }) => (prices?.unitPrice == null ? [] : [Number(prices.unitPrice)]));
  const facetOf = ({ facets }: SearchResult) => facets.find(({ nameOrId }) => nameOrId === 'UnitPrice__c');

  test('is sorted and narrowed by prices in the currency of the call, each time anew and the same [SRC-12] [PRC-01]', async () => {
    const [chf, eur] = [await search(francs), await search(euros)];
    expect([chf.productsPage.currencyIsoCode, eur.productsPage.currencyIsoCode]).toEqual(['CHF', 'EUR']);
    expect(seen(chf)).toEqual([...seen(chf)].sort((one, other) => one - other));
    expect(chf.productsPage.total).toBe(eur.productsPage.total);
    // In francs the order is reversed, and products without a price in francs come last.
    expect(seen(chf).length).toBeGreaterThan(10);
    expect(seen(chf)[0]).toBeLessThan(seen(chf).at(-1) ?? 0);
    expect(chf.productsPage.products[0]?.id).not.toBe(eur.productsPage.products[0]?.id);
    const counted = (facetOf(chf)?.values ?? []).reduce((sum, { productCount }) => sum + productCount, 0);
    expect(counted).toBeLessThan((facetOf(eur)?.values ?? []).reduce((sum, { productCount }) => sum + productCount, 0));
    expect([await search(francs), await search({})]).toEqual([chf, eur]);
  });

  test('names the bounds of its prices in that currency, and is refused in one that is not sold in', async () => {
    const plain = { categoryId: ROOT_CATEGORY_ID, fields: 'Name' };
    const found = async (query: Readonly<Record<string, string>>) =>
      (await server.get('searchProducts', {}, { ...plain, ...query })).json<SearchResult>();
    const names = async (query: Readonly<Record<string, string>>) =>
      facetOf(await found(query))
        ?.values.map(({ displayName }) => displayName)
        .join() ?? '';
    expect([(await names(euros)).includes('€'), (await names(euros)).includes('CHF')]).toEqual([true, false]);
    // All prices in francs are above the highest bound: a facet with a single value would not narrow anything.
    expect(await names(francs)).toBe('');
    for (const path of ['searchProducts', 'searchSuggestions'] as const)
      expect((await server.get(path, {}, { ...plain, searchTerm: 'beurre', currencyIsoCode: 'USD' })).status).toBe(400);
  });

  test('by suggestions and recommendations costs what it costs there [REC-01] [SRC-03]', async () => {
    const [product] = sold;
    const query = { searchTerm: product?.sku ?? '', includeSuggestedProducts: true, ...francs };
    const { suggestedProducts } = (await server.get('searchSuggestions', {}, query)).json<Suggestions>();
    expect(suggestedProducts[0]).toMatchObject({
      id: product?.id,
      currencyIsoCode: 'CHF',
      unitPrice: formatMoney(inFrancs(idOf(sold))?.unitCents ?? 0),
    });
    const asked = {
      recommender: 'SimilarProducts',
      anchorValues: idOf(sold),
      includePricingAndProductInformation: true,
      ...francs,
    };
    const { productPage } = (await server.get('recommendations', {}, asked)).json<Recommendations>();
    expect(productPage.currencyIsoCode).toBe('CHF');
    expect(productPage.products.map(({ prices }) => prices?.unitPrice ?? null)).toEqual(
      productPage.products.map(({ id }) => {
        const price = inFrancs(id);
        return price === null ? null : formatMoney(price.unitCents);
      }),
    );
  });
});

test('taxes are those of the price in the currency of the call; without one the line says so [TAX-01]', async () => {
  const lineItems = [
    { lineId: 'a', productId: idOf(sold), quantity: 1 },
    { lineId: 'b', productId: idOf(unsold), quantity: 1 },
  ];
  const cartItems = [{ deliveryAddress: { country: 'FR' }, lineItems }];
  const { lineItemTaxes, currencyIsoCode } = (
    await server.post('calculateTaxes', {}, { cartItems, ...francs })
  ).json<CalculatedTaxes>();
  expect(currencyIsoCode).toBe('CHF');
  expect(lineItemTaxes['a']?.message).toBeNull();
  expect(lineItemTaxes['b']).toMatchObject({
    taxAmount: null,
    message: 'There is no price of this product for you in CHF.',
  });
});

describe('published price books', () => {
  const price = (currency: string | undefined, unitCents: number): PriceRecord => ({
    productId: 'p',
    buyerGroup: null,
    unitCents,
    listCents: null,
    tiers: [],
    ...(currency !== undefined && { currency }),
  });

  test('keep each currency apart; prices that name none are in the webstore’s own', () => {
    const books = openPriceBooks('v', bookBytes([price('CHF', 2), price(undefined, 1)], 'EUR'));
    const cents = (currency: string) => books.of(currency).bestOf('p', [])?.unitCents ?? null;
    expect([books.currencies, cents('EUR'), cents('CHF'), cents('GBP')]).toEqual([['CHF', 'EUR'], 1, 2, null]);
    expect(books.of('CHF')).toBe(books.of('CHF'));
  });

  test('hold one price for a product, a group and a currency: a second one is refused', () => {
    expect(() => bookBytes([price('EUR', 2), price(undefined, 1)], 'EUR')).toThrow('has two prices for everyone');
  });
});

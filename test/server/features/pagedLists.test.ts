import fc from 'fast-check';
import type { Addresses } from '../../../src/contract/addresses/address';
import type { ContentList } from '../../../src/contract/content/content';
import { contentsPath } from '../../../src/contract/content/contentPaths';
import type { CartItems, CartProducts } from '../../../src/contract/cart/cartItem';
import type { ProductChildren } from '../../../src/contract/catalog/productChildren';
import type { DeliveryGroups } from '../../../src/contract/checkout/deliveryGroup';
import type { OrderItems, OrderSummaries } from '../../../src/contract/orders/orderSummary';
import type { StandingDeliveries } from '../../../src/contract/orders/standingDelivery';
import { ROOT_CATEGORY_ID, type SearchResult } from '../../../src/contract/search/search';
import { withQuery, type QueryValue } from '../../../src/contract/paths';
import { publishPrices } from '../../../src/server/features/catalog';
import { budget } from '../../support/budget';
import { productsOf } from '../../support/server/plugins/catalogFixture';
import { productId } from '../../support/server/shops/cartShop';
import { ADDRESS, openCheckoutShop, type CheckoutShop, type Buyer } from '../../support/server/shops/checkoutShop';
import { MODELS, standingShelves } from '../../support/server/shops/standingShelves';
import { cachedDemo, startTestServer, type TestServer } from '../../support/server/testServer';
import { documentedCalls } from '../../support/server/wholeShop/documentedCalls';

type Query = Readonly<Record<string, QueryValue>>;
/** A page of a list: the names of its items, and the query of the next page (null: there is none). */
interface Page {
  readonly names: readonly string[];
  readonly next: Query | null;
}
type ReadPage = (query: Query) => Promise<Page>;

/** Every item of a list, page by page. Throws for a list that does not end. */
async function walked(read: ReadPage, query: Query): Promise<readonly string[]> {
  const all: string[] = [];
  let next: Query | null = query;
  for (let pages = 0; next !== null; pages += 1) {
    if (pages > 400) throw new Error('The list has no end.');
    const page: Page = await read({ ...query, ...next });
    all.push(...page.names);
    ({ next } = page);
  }
  return all;
}

/** Every call that answers with pages, and the seed of its walks. */
const SEEDS = {
  listCartItems: 2101,
  listCartProducts: 2102,
  listDeliveryGroups: 2103,
  listOrders: 2104,
  listAddresses: 2105,
  listOrderItems: 2106,
  searchProducts: 2107,
  listProductChildren: 2108,
  listStandingDeliveries: 2109,
  searchProductsByPost: 2110,
  listContentsOfSite: 2111,
  listContentsOfChannel: 2112,
} as const;

test('every list of the document that is read page by page is walked here', () => {
  const paged = documentedCalls.filter(({ options }) =>
    options.some((option) => ['page', 'pageNumber', 'pageToken'].includes(option)),
  );
  expect(paged.map(({ name }) => name).filter((name) => !(name in SEEDS))).toEqual([]);
  expect(paged.length).toBeGreaterThan(10);
});

/** Whatever the page size, a walk returns the same as one large page: every item once, in order. */
async function keepsItsItems(
  call: keyof typeof SEEDS,
  read: ReadPage,
  { largest, query, sizes }: { readonly largest: number; readonly query: fc.Arbitrary<Query>; readonly sizes: number },
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(query, fc.integer({ min: 1, max: sizes }), async (asked, pageSize) => {
      const { names: whole, next } = await read({ ...asked, pageSize: largest });
      expect([new Set(whole).size, next]).toEqual([whole.length, null]);
      expect(whole.length).toBeGreaterThan(1);
      expect(await walked(read, { ...asked, pageSize })).toEqual(whole);
    }),
    { seed: SEEDS[call], numRuns: budget({ usual: 6, long: 60 }) },
  );
}

const sorts = (...names: readonly string[]) => fc.constantFrom(...names);
const byToken = (token: string | null) => (token === null ? null : { pageToken: token });

describe('in the small shop', () => {
  let shop: CheckoutShop;
  let buyer: Buyer;
  beforeAll(async () => {
    shop = await openCheckoutShop();
    buyer = shop.newBuyer();
    await buyer.guest.logIn();
    // Created in the same moment, so that time alone orders neither orders nor addresses.
    for (const name of ['butter', 'apron', 'ecru', 'butter', 'apron'] as const) {
      await buyer.guest.added(name, 3);
      await buyer.ordered();
    }
    for (const city of ['Rennes', 'Vannes', 'Rennes', 'Brest', 'Rennes']) {
      const body = { ...ADDRESS, city, addressType: 'Shipping' };
      const made = await buyer.guest.call('POST', 'addresses', { accountId: 'current' }, { body });
      expect(made.statusCode).toBe(201);
    }
    for (const [name, quantity] of [
      ['butter', 3],
      ['apron', 2],
      ['milk', 12],
      ['eggs', 2],
      ['ecru', 1],
    ] as const)
      await buyer.guest.added(name, quantity);
    for (let group = 0; group < 4; group += 1) {
      const made = await buyer.guest.call('POST', 'deliveryGroups', {}, { body: {} });
      expect(made.statusCode).toBe(201);
    }
  });
  afterAll(() => shop.close());

  const asked = async <T>(name: Parameters<Buyer['guest']['call']>[1], query: Query, names = {}): Promise<T> => {
    const reply = await buyer.guest.call('GET', name, names, { query });
    expect(reply.statusCode).toBe(200);
    return reply.json<T>();
  };
  const cartSort = sorts('CreatedDateAsc', 'CreatedDateDesc', 'NameAsc', 'NameDesc', 'SalesPriceAsc', 'SalesPriceDesc');

  test('a cart’s lines are all there, none twice, by number and by token, in each order [CRT-04]', async () => {
    const byNumber: ReadPage = async (query) => {
      const { cartItems, currentPage, totalNumberOfPages } = await asked<CartItems>('cartItems', query);
      const next = currentPage < totalNumberOfPages ? { pageNumber: currentPage + 1 } : null;
      return { names: cartItems.map(({ cartItem }) => String(cartItem.cartItemId)), next };
    };
    const byPageToken: ReadPage = async (query) => {
      const { cartItems, nextPageToken } = await asked<CartItems>('cartItems', query);
      const next = nextPageToken === null ? null : { page: nextPageToken };
      return { names: cartItems.map(({ cartItem }) => String(cartItem.cartItemId)), next };
    };
    for (const read of [byNumber, byPageToken])
      await keepsItsItems('listCartItems', read, { largest: 100, sizes: 6, query: fc.record({ sort: cartSort }) });
  });

  test('a cart’s products, its delivery groups, orders, their lines and addresses are all there, none twice', async () => {
    const none = fc.constant({});
    const products: ReadPage = async (query) => {
      const page = await asked<CartProducts>('cartProducts', query);
      const next = page.currentPage < page.totalNumberOfPages ? { pageNumber: page.currentPage + 1 } : null;
      return { names: page.products.map((product) => product.productId), next };
    };
    await keepsItsItems('listCartProducts', products, { largest: 100, sizes: 6, query: none });
    // This list has page numbers and no total: it ends with the first page that is not full.
    const groups: ReadPage = async (query) => {
      const { items } = await asked<DeliveryGroups>('deliveryGroups', query);
      const { page = 1, pageSize = 25 } = query as { readonly page?: number; readonly pageSize?: number };
      return { names: items.map(({ id }) => id), next: items.length < pageSize ? null : { page: page + 1 } };
    };
    await keepsItsItems('listDeliveryGroups', groups, { largest: 100, sizes: 6, query: none });
    const orders: ReadPage = async (query) => {
      const { orderSummaries, nextPageToken } = await asked<OrderSummaries>('orderSummaries', query);
      return { names: orderSummaries.map(({ orderSummaryId }) => orderSummaryId), next: byToken(nextPageToken) };
    };
    await keepsItsItems('listOrders', orders, { largest: 100, sizes: 6, query: none });
    const sortOrder = sorts('CreatedDateAsc', 'CreatedDateDesc', 'NameAsc', 'NameDesc');
    const addresses: ReadPage = async (query) => {
      const { items, nextPageToken } = await asked<Addresses>('addresses', query, { accountId: 'current' });
      return { names: items.map(({ addressId }) => addressId), next: byToken(nextPageToken) };
    };
    const query = fc.record({ sortOrder, shouldShowDefaultAddrFirst: fc.boolean() });
    await keepsItsItems('listAddresses', addresses, { largest: 100, sizes: 6, query });
  });

  test('an order’s lines are all there, none twice', async () => {
    const other = shop.newBuyer();
    for (const name of ['butter', 'apron', 'ecru'] as const) await other.guest.added(name, 1);
    const reference = await other.ordered();
    const lines: ReadPage = async (query) => {
      const reply = await other.guest.call('GET', 'orderItems', { orderSummaryId: reference }, { query });
      const { items, nextPageToken } = reply.json<OrderItems>();
      return { names: items.map(({ product }) => product.productId), next: byToken(nextPageToken) };
    };
    await keepsItsItems('listOrderItems', lines, { largest: 100, sizes: 4, query: fc.constant({}) });
    expect((await walked(lines, { pageSize: 2 })).toSorted()).toEqual(
      (['butter', 'apron', 'ecru'] as const).map(productId).toSorted(),
    );
  });
});

test('standing deliveries are all there, none twice, of all orders or of one', async () => {
  const shop = await openCheckoutShop();
  await shop.restock(standingShelves);
  const buyer = shop.newBuyer();
  await buyer.guest.logIn();
  const orders: string[] = [];
  // Standing deliveries that begin in the same moment; two of the three orders begin two each.
  for (const models of [['weekly', 'forTerm'], ['weekly'], ['weekly', 'forTerm']] as const) {
    for (const model of models) {
      const term = model === 'forTerm' ? { subscriptionTerm: 3 } : {};
      const body = { productId: productId('butter'), quantity: 2, productSellingModelId: MODELS[model].id, ...term };
      const added = await buyer.guest.call('POST', 'cartItems', {}, { body });
      expect(added.statusCode).toBe(201);
    }
    orders.push((await buyer.order(await buyer.ordered())).orderSummaryId);
  }
  const standing: ReadPage = async (query) => {
    const reply = await buyer.guest.call('GET', 'standingDeliveries', {}, { query });
    expect(reply.statusCode).toBe(200);
    const { standingDeliveries, nextPageToken } = reply.json<StandingDeliveries>();
    return { names: standingDeliveries.map((one) => one.standingDeliveryId), next: byToken(nextPageToken) };
  };
  const [several = ''] = orders;
  const query = fc.constantFrom<Query[]>({}, { orderSummaryId: several });
  await keepsItsItems('listStandingDeliveries', standing, { largest: 100, sizes: 6, query });
  expect(await walked(standing, { pageSize: 2 })).toHaveLength(5);
  await shop.close();
});

describe('in the demo shop', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    // Many products have the same price, so that prices alone do not order them.
    const flat = cachedDemo().prices.map((price) => ({
      ...price,
      unitCents: 100 * Math.ceil(price.unitCents / 1000),
      tiers: [],
    }));
    await server.app.database.write((db) => publishPrices(db, server.webstoreId, 'flat', flat));
    await server.app.catalog.reload();
  });
  afterAll(() => server.close());

  test('what a search or a listing finds is all there, none twice, in each order [SRC-10]', async () => {
    const found: ReadPage = async ({ page = 0, ...query }) => {
      const asked = { categoryId: ROOT_CATEGORY_ID, ...query, page, fields: 'Name' };
      const { productsPage } = (await server.get('searchProducts', {}, asked)).json<SearchResult>();
      const { pageSize, total, products } = productsPage;
      const next = (Number(page) + 1) * pageSize < total ? { page: Number(page) + 1 } : null;
      return { names: products.map(({ id }) => id), next };
    };
    const query = fc.record({
      sortRuleId: sorts('Relevance', 'CreatedDateDesc', 'NameAsc', 'NameDesc', 'PriceAsc', 'PriceDesc'),
      grouping: fc.constantFrom('NoGrouping', 'VariationParent'),
      searchTerm: fc.constantFrom('beurre', 'lait', 'crème', 'chocolat'),
    });
    // What these terms find fits into one page of the largest size, to which a walk is compared.
    await keepsItsItems('searchProducts', found, { largest: 200, sizes: 40, query });
    const posted: ReadPage = async ({ page = 0, grouping, ...rest }) => {
      const body = { categoryId: ROOT_CATEGORY_ID, ...rest, grouping: { groupingOption: grouping }, page };
      const { productsPage } = (await server.post('productSearch', {}, body)).json<SearchResult>();
      const { pageSize, total, products } = productsPage;
      const next = (Number(page) + 1) * pageSize < total ? { page: Number(page) + 1 } : null;
      return { names: products.map(({ id }) => id), next };
    };
    await keepsItsItems('searchProductsByPost', posted, { largest: 200, sizes: 40, query });
  });

  test.each([
    ['listContentsOfSite', 'siteId'],
    ['listContentsOfChannel', 'channelId'],
  ] as const)('%s: contents are all there, none twice, of all types or of one [CMS-04]', async (call, owner) => {
    const url = contentsPath(server.app.webstore.current()[owner]) ?? '';
    const contents: ReadPage = async (query) => {
      const reply = await server.app.inject(withQuery(url, query));
      const { contents: shown, nextPageUrl } = reply.json<ContentList>();
      const { page = 0 } = query as { readonly page?: number };
      return {
        names: shown.map(({ contentKey }) => contentKey),
        next: nextPageUrl === null ? null : { page: page + 1 },
      };
    };
    const { contents: all } = (await server.app.inject(withQuery(url, { pageSize: 250 }))).json<ContentList>();
    const types = [...new Set(all.map(({ contentType }) => contentType.fullyQualifiedName))];
    const several = types.filter((type) => all.filter((one) => one.contentType.fullyQualifiedName === type).length > 1);
    const query = fc.constantFrom<Query[]>({}, ...several.map((contentTypeFQN) => ({ contentTypeFQN })));
    await keepsItsItems(call, contents, { largest: 250, sizes: 40, query });
  });

  test('a bundle’s contents are all there, none twice', async () => {
    const bundles = productsOf(server.app.catalog.state().snapshot).filter(
      ({ productClass, buyerGroups, bundleItems }) =>
        productClass === 'Bundle' && buyerGroups === null && bundleItems.length > 1,
    );
    const children: ReadPage = async ({ of, ...query }) => {
      const reply = await server.get('productChildren', { productId: String(of) }, query);
      const { items, nextPageToken } = reply.json<ProductChildren>();
      return { names: items.map(({ productInfo }) => String(productInfo.id)), next: byToken(nextPageToken) };
    };
    const query = fc.record({ of: fc.constantFrom(...bundles.map(({ id }) => id)) });
    await keepsItsItems('listProductChildren', children, { largest: 100, sizes: 5, query });
  });
});

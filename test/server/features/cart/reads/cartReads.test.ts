import type { CompactSummary } from '../../../../../src/contract/cart/cart';
import type { CartItem, CartItems, CartProducts } from '../../../../../src/contract/cart/cartItem';
import {
  openCartShopForEach,
  productId,
  refusal,
  SHELVES,
  type CartShop,
  type Guest,
} from '../../../../support/server/shops/cartShop';

let shop: CartShop;
let guest: Guest;
openCartShopForEach((opened, visitor) => {
  shop = opened;
  guest = visitor;
});

describe('compact summary', () => {
  test.each(['compactSummary', 'currentCompactSummary'] as const)(
    '%s counts products and lines [CRT-07]',
    async (path) => {
      const nothing = (await guest.call('GET', path)).json<CompactSummary>();
      expect(nothing).toEqual({
        cartId: null,
        currencyIsoCode: 'EUR',
        totalProductCount: '0.0',
        uniqueProductCount: 0,
        asyncOperationStatus: 'Completed',
      });
      await guest.added('butter', 2);
      await guest.added('apron', 3);
      const some = (await guest.call('GET', path)).json<CompactSummary>();
      expect(some).toEqual({
        ...nothing,
        cartId: (await guest.items()).cartSummary.cartId,
        totalProductCount: '5.0',
        uniqueProductCount: 2,
      });
    },
  );
});

describe('the lines of a cart', () => {
  const fill = async () => {
    for (const name of ['butter', 'apron', 'milk', 'ecru', 'eggs'] as const)
      await guest.added(name, name === 'milk' ? 6 : 1);
  };
  const names = ({ cartItems }: CartItems) => cartItems.map(({ cartItem }) => cartItem.name);

  test('without a cart they are an empty cart, not a failure [CRT-08]', async () => {
    expect(await guest.items()).toMatchObject({
      cartSummary: { cartId: null, grandTotalAmount: '0.00', uniqueProductCount: 0 },
      cartItems: [],
      hasErrors: false,
      currentPage: 1,
      totalItemCount: 0,
      totalNumberOfPages: 0,
    });
  });

  test('by default the newest come first, with all product fields, promotions and coupons [CRT-08]', async () => {
    await fill();
    const items = await guest.items();
    expect(names(items)).toEqual([
      SHELVES.eggs.name,
      SHELVES.ecru.name,
      SHELVES.milk.name,
      SHELVES.apron.name,
      SHELVES.butter.name,
    ]);
    expect(items).toMatchObject({
      cartPromotions: { promotions: { promotions: [] } },
      cartCoupons: { cartCoupons: { coupons: [] } },
    });
    expect(items.cartItems[4]?.cartItem.productDetails).toMatchObject({
      sku: 'SKU-0',
      productUrlName: 'produit-0',
      fields: { Name: 'Beurre doux', VatBasisPoints__c: '550', Packaging__c: 'Carton de 10' },
      purchaseQuantityRule: { minimum: '1', maximum: '9999', increment: '1' },
      thumbnailImage: { mediaType: 'Image' },
    });
    expect(items.cartItems[4]?.cartItem).toMatchObject({ productSellingModelId: null, subscriptionTerm: null });
  });

  test('a line that grows keeps its place', async () => {
    await fill();
    await guest.added('butter', 1);
    expect(names(await guest.items()).at(-1)).toBe('Beurre doux');
  });

  test.each([
    ['CreatedDateAsc', ['butter', 'apron', 'milk', 'ecru', 'eggs']],
    ['NameAsc', ['butter', 'ecru', 'milk', 'eggs', 'apron']],
    ['NameDesc', ['apron', 'eggs', 'milk', 'ecru', 'butter']],
    ['SalesPriceAsc', ['milk', 'ecru', 'eggs', 'butter', 'apron']],
    ['SalesPriceDesc', ['apron', 'butter', 'eggs', 'ecru', 'milk']],
  ] as const)('sorted by %s, names in French order [CRT-08]', async (sort, expected) => {
    await fill();
    expect(names(await guest.items({ sort }))).toEqual(expected.map((name) => SHELVES[name].name));
  });

  test('a product that is gone stands last, whichever way names and prices are sorted', async () => {
    await fill();
    await shop.restock({ butter: null });
    for (const sort of ['NameAsc', 'NameDesc', 'SalesPriceAsc', 'SalesPriceDesc']) {
      expect((await guest.items({ sort })).cartItems.at(-1)?.cartItem.productId).toBe(productId('butter'));
    }
  });

  test('pages hold each line once, and lead to one another [CRT-08]', async () => {
    await fill();
    const first = await guest.items({ pageSize: 2, sort: 'CreatedDateAsc', pageNumber: 1 });
    expect(first).toMatchObject({
      currentPage: 1,
      totalItemCount: 5,
      totalNumberOfPages: 3,
      previousPageToken: null,
      previousPageUrl: null,
    });
    expect(first.cartSummary.uniqueProductCount).toBe(5);
    const second = (await guest.send('GET', String(first.nextPageUrl))).json<CartItems>();
    const third = await guest.items({ pageSize: 2, sort: 'CreatedDateAsc', page: String(second.nextPageToken) });
    expect([first, second, third].flatMap(names)).toEqual(
      (['butter', 'apron', 'milk', 'ecru', 'eggs'] as const).map((name) => SHELVES[name].name),
    );
    expect(third).toMatchObject({
      currentPage: 3,
      nextPageToken: null,
      nextPageUrl: null,
      previousPageToken: second.currentPageToken,
    });
    expect((await guest.send('GET', String(third.previousPageUrl))).json()).toEqual(second);
    expect(names(await guest.items({ pageSize: 2, pageNumber: 9 }))).toEqual([]);
  });

  test('product fields can be chosen, all of them by an asterisk [CRT-08]', async () => {
    await guest.added('butter', 1);
    const fields = async (productFields: string) =>
      Object.keys((await guest.items({ productFields })).cartItems[0]?.cartItem.productDetails?.fields ?? {});
    expect(await fields('Name,Brand__c,Unknown__c')).toEqual(['Name', 'Brand__c']);
    expect((await fields('*')).length).toBeGreaterThan(15);
    const sixteen = Array.from({ length: 16 }, (_, index) => `F${String(index)}`).join(',');
    expect(refusal(await guest.call('GET', 'cartItems', {}, { query: { productFields: sixteen } }))).toBe(
      '400 INVALID_API_INPUT',
    );
  });

  test.each([
    { pageNumber: 0 },
    { pageNumber: 'x' },
    { pageSize: 0 },
    { pageSize: 101 },
    { sort: 'Random' },
    { page: 'x' },
    { page: 'p2', pageNumber: 2 },
    { includeCoupons: 'perhaps' },
  ])('the query %p is refused', async (query) => {
    expect(refusal(await guest.call('GET', 'cartItems', {}, { query }))).toBe('400 INVALID_API_INPUT');
  });

  test('whether promotions and coupons are asked for or not, both lists are there and empty', async () => {
    await guest.added('butter', 1);
    expect(await guest.items({ includePromotions: false, includeCoupons: false })).toMatchObject({
      cartPromotions: { promotions: { promotions: [] } },
      cartCoupons: { cartCoupons: { coupons: [] } },
    });
  });
});

test('the products of a cart, page by page [CRT-13]', async () => {
  const lines = new Map<string, CartItem>();
  for (const name of ['butter', 'apron', 'ecru'] as const) lines.set(name, await guest.added(name, 10));
  const read = async (query = {}) => (await guest.call('GET', 'cartProducts', {}, { query })).json<CartProducts>();
  const first = await read({ pageSize: 2, productFields: 'Name' });
  expect(first).toMatchObject({
    count: 2,
    currentPage: 1,
    hasErrors: false,
    totalProductCount: 3,
    totalNumberOfPages: 2,
  });
  expect(first.products.map(({ productId: id }) => id)).toEqual([productId('ecru'), productId('apron')]);
  const second = await read({ pageSize: 2, pageNumber: 2, productFields: 'Name' });
  expect(second.products).toMatchObject([
    {
      productId: productId('butter'),
      name: 'Beurre doux',
      totalQuantity: '10.0',
      totalPrice: '65.00',
      cartItemIds: [lines.get('butter')?.cartItemId],
    },
  ]);
  expect(second.products[0]?.productDetails?.fields).toEqual({ Name: 'Beurre doux' });
  await shop.restock({ butter: null });
  expect(await read()).toMatchObject({ hasErrors: true, totalProductCount: 3 });
});

test('what is no page, no field list or no cart of the caller is refused [CRT-13, CRT-20]', async () => {
  await guest.added('butter', 1);
  const read = (query: Record<string, string | number>, cartStateOrId = 'current') =>
    guest.call('GET', 'cartProducts', { cartStateOrId }, { query });
  const sixteen = Array.from({ length: 16 }, (_, index) => `F${String(index)}`).join(',');
  for (const query of [
    { pageNumber: 0 },
    { pageSize: 0 },
    { pageSize: 101 },
    { productFields: sixteen },
    { currencyIsoCode: 'USD' },
  ]) {
    expect(refusal(await read(query))).toBe('400 INVALID_API_INPUT');
  }
  const stranger = shop.newGuest();
  await stranger.added('butter', 1);
  const theirs = String((await stranger.items()).cartSummary.cartId);
  expect(refusal(await read({}, theirs))).toBe('404 CART_NOT_FOUND');
  expect(refusal(await read({}, 'x'))).toBe('400 INVALID_ID_FIELD');
  expect((await read({ pageNumber: 9, currencyIsoCode: 'EUR' })).json()).toMatchObject({ count: 0, products: [] });
  expect((await read({ productFields: '*' })).json<CartProducts>().products[0]?.productDetails?.fields).toHaveProperty(
    'Name',
  );
});

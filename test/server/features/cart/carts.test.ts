import type { CartSummary } from '../../../../src/contract/cart/cart';
import { recordId } from '../../../../src/contract/ids';
import {
  openCartShopForEach,
  productId,
  refusal,
  type CartShop,
  type Guest,
  type Method,
} from '../../../support/server/shops/cartShop';
import type { AnyPathName } from '../../../../src/contract/otherClientPaths';

let shop: CartShop;
let guest: Guest;
openCartShopForEach((opened, visitor) => {
  shop = opened;
  guest = visitor;
});

const cartIdOf = async (somebody: Guest): Promise<string> => String((await somebody.items()).cartSummary.cartId);
const input = { productId: productId('butter'), quantity: 1 };

/** Calls of carts and of their lines, each with a body that would be accepted. */
const calls: readonly (readonly [Method, AnyPathName, object | undefined])[] = [
  ['PUT', 'carts', undefined],
  ['POST', 'carts', {}],
  ['PUT', 'cart', undefined],
  ['GET', 'cart', undefined],
  ['GET', 'compactSummary', undefined],
  ['GET', 'currentCompactSummary', undefined],
  ['GET', 'cartItems', undefined],
  ['GET', 'cartProducts', undefined],
  ['POST', 'cartItems', input],
  ['POST', 'cartItemBatch', { inputs: [{ richInput: input }] }],
  ['PATCH', 'cartItem', { quantity: 1 }],
  ['DELETE', 'cartItem', undefined],
];
const namingACart = calls.filter(([, path]) => path !== 'carts' && path !== 'currentCompactSummary');
const cartItemId = recordId('cartItem', 1);

describe('making a cart', () => {
  test.each([
    ['PUT', 'carts'],
    ['PUT', 'cart'],
    ['POST', 'carts'],
  ] as const)('%s %s makes one, and answers the same from then on [CRT-01]', async (method, path) => {
    const body = method === 'POST' ? { body: {} } : {};
    const first = await guest.call(method, path, {}, body);
    expect(first.statusCode).toBe(201);
    const summary = first.json<CartSummary>();
    expect(summary).toMatchObject({
      status: 'Active',
      type: 'Cart',
      currencyIsoCode: 'EUR',
      asyncOperationStatus: 'Completed',
      isSecondary: false,
      totalProductCount: '0.0',
      uniqueProductCount: 0,
    });
    const again = await guest.call(method, path, {}, body);
    expect([again.statusCode, again.json()]).toEqual([200, summary]);
    expect((await guest.call('GET', 'cart')).json()).toEqual(summary);
    expect((await guest.call('GET', 'cart', { cartStateOrId: String(summary.cartId) })).json()).toEqual(summary);
  });

  test('PUT of a cart by its id answers that cart, never makes one', async () => {
    await guest.added('butter', 1);
    const cartStateOrId = await cartIdOf(guest);
    expect((await guest.call('PUT', 'cart', { cartStateOrId })).statusCode).toBe(200);
    expect(refusal(await guest.call('PUT', 'cart', { cartStateOrId: recordId('cart', 9) }))).toBe('404 CART_NOT_FOUND');
  });

  test('a secondary cart stands beside the current one and is named by its id', async () => {
    await guest.added('butter', 1);
    const second = (await guest.call('POST', 'carts', {}, { body: { isSecondary: true } })).json<CartSummary>();
    expect(second).toMatchObject({ isSecondary: true, uniqueProductCount: 0 });
    const names = { cartStateOrId: String(second.cartId) };
    await guest.call('POST', 'cartItems', names, { body: { productId: productId('apron'), quantity: 3 } });
    expect((await guest.call('GET', 'cart', names)).json<CartSummary>().totalProductCount).toBe('3.0');
    expect((await guest.items()).cartSummary.totalProductCount).toBe('1.0');
  });

  test.each([
    [{ name: 'Noël' }, '400 INVALID_API_INPUT'],
    [{ currencyIsoCode: 'USD' }, '400 INVALID_API_INPUT'],
    [{ type: 'Template' }, '400 INVALID_API_INPUT'],
    [{ effectiveAccountId: recordId('account', 1) }, '403 INSUFFICIENT_ACCESS'],
    [{ colour: 'red' }, '400 JSON_PARSER_ERROR'],
  ])('a new cart of %p is refused with %s', async (body, expected) => {
    expect(refusal(await guest.call('POST', 'carts', {}, { body }))).toBe(expected);
    expect(guest.cookie()).toBeNull();
  });
});

describe('who a cart belongs to', () => {
  test('a guest gets a cookie at the first call that makes a cart, not by looking [CRT-01]', async () => {
    for (const path of ['cart', 'compactSummary', 'currentCompactSummary', 'cartItems', 'cartProducts'] as const) {
      expect((await guest.call('GET', path)).statusCode).toBe(200);
    }
    expect(guest.cookie()).toBeNull();
    await guest.added('butter', 1);
    expect(guest.cookie()).not.toBeNull();
    const kept = guest.cookie();
    await guest.added('butter', 1);
    expect(guest.cookie()).toBe(kept);
  });

  test.each(namingACart)('%s %s of another guest’s cart is not found', async (method, path, body) => {
    const line = await guest.added('butter', 1);
    const stranger = shop.newGuest();
    const names = { cartStateOrId: await cartIdOf(guest), cartItemId: String(line.cartItemId) };
    expect(refusal(await stranger.call(method, path, names, { body }))).toBe('404 CART_NOT_FOUND');
    await stranger.added('apron', 1);
    expect(refusal(await stranger.call(method, path, names, { body }))).toBe('404 CART_NOT_FOUND');
    expect((await guest.items()).cartItems).toMatchObject([{ cartItem: { quantity: '1.0' } }]);
  });

  test.each(['PATCH', 'DELETE'] as const)(
    '%s of another guest’s line in one’s own cart is not found',
    async (method) => {
      const line = await guest.added('butter', 1);
      const stranger = shop.newGuest();
      await stranger.added('apron', 1);
      const options = method === 'PATCH' ? { body: { quantity: 9 } } : {};
      const response = await stranger.call(method, 'cartItem', { cartItemId: String(line.cartItemId) }, options);
      expect(refusal(response)).toBe('404 ITEM_NOT_FOUND');
      expect((await guest.items()).cartSummary.totalProductCount).toBe('1.0');
    },
  );

  test.each(calls)('%s %s answers 401 where guests may have no cart [CRT-20]', async (method, path, body) => {
    await guest.added('butter', 1);
    await shop.app.webstore.change({ guestCartEnabled: false });
    expect(refusal(await guest.call(method, path, { cartItemId }, { body }))).toBe('401 INVALID_SESSION_ID');
    await shop.app.webstore.change({ guestCartEnabled: true });
    expect((await guest.items()).cartSummary.totalProductCount).toBe('1.0');
  });

  test.each(calls)('%s %s knows this webstore only', async (method, path, body) => {
    const there = (webstoreId: string) => guest.call(method, path, { webstoreId, cartItemId }, { body });
    expect(refusal(await there(recordId('webstore', 2)))).toBe('404 WEBSTORE_NOT_FOUND');
    expect(refusal(await there('nonsense'))).toBe('400 INVALID_ID_FIELD');
    expect(guest.cookie()).toBeNull();
  });

  test.each(calls)(
    '%s %s refuses another currency and an account a guest cannot act for',
    async (method, path, body) => {
      const asked = (query: Record<string, string>) => guest.call(method, path, { cartItemId }, { body, query });
      expect(refusal(await asked({ currencyIsoCode: 'USD' }))).toBe('400 INVALID_API_INPUT');
      expect(refusal(await asked({ effectiveAccountId: recordId('account', 1) }))).toBe('403 INSUFFICIENT_ACCESS');
      expect(guest.cookie()).toBeNull();
    },
  );

  test('the shop’s own currency, no account, and what a client of the platform always sends are accepted', async () => {
    const query = { currencyIsoCode: 'EUR', effectiveAccountId: '', language: 'fr', asGuest: true, htmlEncode: false };
    expect((await guest.add('butter', 1, { query })).statusCode).toBe(201);
    expect((await guest.items(query)).cartSummary.currencyIsoCode).toBe('EUR');
  });

  test.each(namingACart)(
    '%s %s tells a malformed cart id, an unknown cart and “active” apart',
    async (method, path, body) => {
      const there = (cartStateOrId: string) => guest.call(method, path, { cartStateOrId, cartItemId }, { body });
      expect(refusal(await there('nonsense'))).toBe('400 INVALID_ID_FIELD');
      expect(refusal(await there(productId('butter')))).toBe('400 INVALID_ID_FIELD');
      expect(refusal(await there(recordId('cart', 9)))).toBe('404 CART_NOT_FOUND');
      expect(refusal(await there('active'))).toBe('401 INVALID_SESSION_ID');
    },
  );

  test('without a cart there is nothing to change or to delete', async () => {
    expect(refusal(await guest.call('PATCH', 'cartItem', { cartItemId }, { body: { quantity: 1 } }))).toBe(
      '404 CART_NOT_FOUND',
    );
    expect(refusal(await guest.call('DELETE', 'cartItem', { cartItemId }))).toBe('404 CART_NOT_FOUND');
  });

  test.each(calls)('%s %s is answered private, no-cache', async (method, path, body) => {
    const response = await guest.call(method, path, { cartItemId }, { body });
    expect(response.headers['cache-control']).toBe('private, no-cache');
  });

  test('a changing call from another site is refused', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    expect(refusal(await guest.add('butter', 1, { headers }))).toBe('403 INSUFFICIENT_ACCESS');
  });
});

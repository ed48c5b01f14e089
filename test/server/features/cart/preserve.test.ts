import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import type { PreserveResult, CartSummary } from '../../../../src/contract/cart/cart';
import {
  openCartShop,
  productId,
  refusal,
  SHELVES,
  type CartShop,
  type Guest,
} from '../../../support/server/shops/cartShop';

let shop: CartShop;
beforeEach(async () => {
  shop = await openCartShop();
});
afterEach(() => shop.close());

const preserve = (guest: Guest, name = 'current', options: { key?: string; query?: Record<string, string> } = {}) =>
  guest.call('POST', 'preserveCart', { cartStateOrId: name }, options);
async function preserved(guest: Guest, name = 'current') {
  const reply = await preserve(guest, name);
  expect(reply.statusCode).toBe(200);
  return reply.json<PreserveResult>();
}
const quantities = async (guest: Guest, query: Record<string, string> = {}) =>
  Object.fromEntries(
    (await guest.items(query)).cartItems.map(({ cartItem }): [string, number] => [
      cartItem.productId ?? '',
      Number(cartItem.quantity),
    ]),
  );
const cartId = async (guest: Guest) => (await guest.items()).cartSummary.cartId ?? '';

describe('a guest who logs in', () => {
  it('finds what they had put into the cart in their own, added up with what was there [CRT-16]', async () => {
    const before = shop.newGuest();
    await before.logIn();
    await before.added('butter', 3);
    const guest = shop.newGuest();
    await guest.added('butter', 4);
    await guest.added('milk', 12);
    const guestCart = await cartId(guest);
    await guest.logIn();
    const result = await preserved(guest, guestCart);
    expect(result).toMatchObject({
      cartId: await cartId(before),
      currencyIsoCode: 'EUR',
      numberOfProducts: 2,
      numberOfProductsWithSuccess: 2,
      numberOfProductsWithError: 0,
      succeededCartItems: [
        { productId: productId('butter'), quantity: '4.0' },
        { productId: productId('milk'), quantity: '12.0' },
      ],
      failedCartItems: [],
    });
    expect(await quantities(guest)).toEqual({ [productId('butter')]: 7, [productId('milk')]: 12 });
    expect(guest.cookie()).toBeNull();
    const left = await shop.database.read.selectFrom('cart').select('owner_kind').execute();
    expect(left).toEqual([{ owner_kind: 'user' }]);
  });

  it('gets a cart of their own where they had none', async () => {
    const guest = shop.newGuest();
    await guest.added('butter', 4);
    await guest.logIn();
    expect(await preserved(guest)).toMatchObject({ numberOfProductsWithSuccess: 1 });
    expect((await guest.call('GET', 'cart', { cartStateOrId: 'active' })).json<CartSummary>()).toMatchObject({
      totalProductCount: '4.0',
      accountId: DEMO_ACCOUNT_IDS.boulangerie,
    });
  });

  it('is told what did not fit, in French, and keeps as much of it as may be [CRT-16]', async () => {
    const before = shop.newGuest();
    await before.logIn();
    await before.added('eggs', 2);
    await before.added('milk', 54);
    const guest = shop.newGuest();
    await guest.added('eggs', 5);
    await guest.added('milk', 18);
    await guest.added('apron', 1);
    await guest.added('ecru', 2);
    await shop.restock({ apron: null, ecru: { ...SHELVES.ecru, unitCents: null } });
    await guest.logIn();
    const result = await preserved(guest);
    expect(result).toMatchObject({ numberOfProducts: 4, numberOfProductsWithSuccess: 0, numberOfProductsWithError: 4 });
    expect(result.succeededCartItems).toMatchObject([
      { productId: productId('eggs'), quantity: '3.0' },
      { productId: productId('milk'), quantity: '6.0' },
    ]);
    expect(result.failedCartItems).toEqual([
      {
        productId: productId('eggs'),
        quantity: '2.0',
        errorCode: 'INSUFFICIENT_INVENTORY',
        message: expect.stringContaining('en stock') as string,
      },
      {
        productId: productId('milk'),
        quantity: '12.0',
        errorCode: 'MAX_LIMIT_EXCEEDED',
        message: 'La quantité maximale de ce produit est de 60.',
      },
      {
        productId: productId('apron'),
        quantity: '1.0',
        errorCode: 'ITEM_NOT_FOUND',
        message: 'Ce produit n’est plus proposé.',
      },
      {
        productId: productId('ecru'),
        quantity: '2.0',
        errorCode: 'INVALID_API_INPUT',
        message: 'Ce produit n’est pas en vente actuellement.',
      },
    ]);
    expect(await quantities(guest)).toEqual({ [productId('eggs')]: 5, [productId('milk')]: 60 });
  });

  it('loses nothing by asking twice, with or without a key', async () => {
    const guest = shop.newGuest();
    await guest.added('butter', 4);
    const guestCart = await cartId(guest);
    await guest.logIn();
    const twin = shop.newGuest(guest.cookies());
    const first = await preserve(guest, guestCart, { key: 'k1' });
    const repeated = await preserve(guest, guestCart, { key: 'k1' });
    expect(repeated.json()).toEqual(first.json());
    expect((await preserve(guest, guestCart)).json()).toEqual({});
    // A tab whose answer was lost still has the guest's cookie.
    const late = await preserve(twin, guestCart);
    expect(late.json()).toEqual({});
    expect(twin.cookie()).toBeNull();
    expect(await quantities(guest)).toEqual({ [productId('butter')]: 4 });
  });

  it('keeps everything when they preserve and add at the same moment, in two tabs', async () => {
    const guest = shop.newGuest();
    await guest.added('butter', 4);
    await guest.logIn();
    const other = shop.newGuest(guest.cookies());
    const tabs = [guest, shop.newGuest(guest.cookies())];
    const [added, ...results] = await Promise.all([other.added('butter', 5), ...tabs.map((tab) => preserve(tab))]);
    expect(added.quantity).toMatch(/^[59]\.0$/);
    const bodies = results.map((reply) => reply.json<PreserveResult>());
    expect(bodies.filter(({ numberOfProducts }) => numberOfProducts === 1)).toHaveLength(1);
    expect(await quantities(guest)).toEqual({ [productId('butter')]: 9 });
  });

  it('brings it to the account they act for', async () => {
    const guest = shop.newGuest();
    await guest.added('butter', 4);
    await guest.logIn('hotel@comptoir.example');
    const query = { effectiveAccountId: DEMO_ACCOUNT_IDS.hotelPort };
    await preserve(guest, 'current', { query });
    expect(await quantities(guest, query)).toEqual({ [productId('butter')]: 4 });
    expect(await quantities(guest)).toEqual({});
  });

  it('keeps the guest cookie while another cart of theirs hangs on it', async () => {
    const guest = shop.newGuest();
    await guest.added('butter', 4);
    await guest.call('POST', 'carts', {}, { body: { isSecondary: true } });
    await guest.logIn();
    await preserved(guest);
    expect(guest.cookie()).not.toBeNull();
  });

  it('with nothing in the cart changes nothing', async () => {
    const guest = shop.newGuest();
    await guest.logIn();
    expect(await preserved(guest)).toEqual({});
    expect(await shop.database.read.selectFrom('cart').select('id').execute()).toEqual([]);
  });
});

describe('the cart of another guest', () => {
  it('cannot be had by its id, nor by a cookie that was not signed here [CRT-16]', async () => {
    const victim = shop.newGuest();
    await victim.added('butter', 4);
    const id = await cartId(victim);
    const guestId = (victim.cookie() ?? '').split('.')[0] ?? '';
    const thief = shop.newGuest({ comptoir_guest: `${guestId}.20000.forged` });
    await thief.logIn('coffee@comptoir.example');
    expect(await preserved(thief, id)).toEqual({});
    expect(await preserved(thief)).toEqual({});
    expect(await quantities(victim)).toEqual({ [productId('butter')]: 4 });
  });

  it('is not preserved for somebody who is not logged in', async () => {
    const guest = shop.newGuest();
    await guest.added('butter', 4);
    expect(refusal(await preserve(guest))).toBe('401 INVALID_SESSION_ID');
    expect(await quantities(guest)).toEqual({ [productId('butter')]: 4 });
  });
});

describe('the carts of a user', () => {
  it('are the same in every browser, and one for each account they act for', async () => {
    const one = shop.newGuest();
    await one.logIn('hotel@comptoir.example');
    await one.added('butter', 2);
    const query = { effectiveAccountId: DEMO_ACCOUNT_IDS.hotelGare };
    await one.add('butter', 5, { query });
    const two = shop.newGuest();
    await two.logIn('hotel@comptoir.example');
    expect(await quantities(two)).toEqual({ [productId('butter')]: 2 });
    expect(await quantities(two, query)).toEqual({ [productId('butter')]: 5 });
    const stranger = shop.newGuest();
    await stranger.logIn('coffee@comptoir.example');
    const theirs = await stranger.call('GET', 'cart', { cartStateOrId: await cartId(two) });
    expect(refusal(theirs)).toBe('404 CART_NOT_FOUND');
  });

  it('can be made for an account that the body names, if the user may act for it', async () => {
    const user = shop.newGuest();
    await user.logIn('hotel@comptoir.example');
    const made = await user.call('POST', 'carts', {}, { body: { effectiveAccountId: DEMO_ACCOUNT_IDS.hotelPort } });
    expect(made.json<CartSummary>()).toMatchObject({ accountId: DEMO_ACCOUNT_IDS.hotelPort });
    const foreign = await user.call('POST', 'carts', {}, { body: { effectiveAccountId: DEMO_ACCOUNT_IDS.sport } });
    expect(refusal(foreign)).toBe('404 EFFECTIVE_ACCOUNT_NOT_FOUND');
  });

  it('are allowed whatever the settings for guests say, and guests are refused [CRT-20]', async () => {
    await shop.app.webstore.change({ guestCartEnabled: false, guestBrowsingEnabled: false });
    const guest = shop.newGuest();
    expect(refusal(await guest.add('butter', 1))).toBe('401 INVALID_SESSION_ID');
    await guest.logIn();
    await guest.added('butter', 1);
    expect(await quantities(guest)).toEqual({ [productId('butter')]: 1 });
  });
});

import { recordId } from '../../../../src/contract/ids';
import type { CartSummary } from '../../../../src/contract/cart/cart';
import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import { ADDRESS, openCheckoutShop, type CheckoutShop } from '../../../support/server/shops/checkoutShop';
import { groupCalls } from '../../../support/server/shops/groupCalls';
import { productId, refusal, type Guest } from '../../../support/server/shops/cartShop';

let shop: CheckoutShop;
beforeEach(async () => {
  shop = await openCheckoutShop();
});
afterEach(() => shop.close());

type Query = Readonly<Record<string, string>>;
const clone = (guest: Guest, query: Query = {}, cartStateOrId = 'current', key?: string) =>
  guest.call('POST', 'cloneCart', { cartStateOrId }, { query, ...(key === undefined ? {} : { key }) });
async function cloned(guest: Guest, query: Query = {}): Promise<CartSummary & { readonly cartId: string }> {
  const response = await clone(guest, query);
  if (response.statusCode !== 201) throw new Error(`not cloned: ${response.body}`);
  const summary = response.json<CartSummary>();
  return { ...summary, cartId: summary.cartId ?? '' };
}
async function linesOf(guest: Guest, cartStateOrId: string, query: Query = {}) {
  const response = await guest.call(
    'GET',
    'cartItems',
    { cartStateOrId },
    { query: { sort: 'CreatedDateAsc', ...query } },
  );
  return response
    .json<{ cartItems: { cartItem: { name: string; quantity: string } }[] }>()
    .cartItems.map(({ cartItem }) => [cartItem.name, cartItem.quantity]);
}
/** The hotels' manager with butter and aprons, some of the butter in a second group. */
async function manager() {
  const guest = shop.newGuest();
  await guest.logIn('hotel@comptoir.example');
  const butter = await guest.added('butter', 6);
  await guest.added('apron', 2);
  const groups = groupCalls(guest);
  const harbour = await groups.created({ name: 'Port', deliveryAddress: ADDRESS });
  await groups.arrange([[harbour, butter, 2]]);
  return { guest, groups };
}

test('a clone is a second cart with the same lines and groups, and a life of its own [CRT-17]', async () => {
  const { guest, groups } = await manager();
  const before = (await guest.items()).cartSummary;
  const copy = await cloned(guest);
  const { cartId, ownerId, accountId, grandTotalAmount, totalProductCount } = before;
  expect(copy).toMatchObject({ ownerId, accountId, grandTotalAmount, totalProductCount });
  expect(copy).toMatchObject({ type: 'Cart', status: 'Active', isSecondary: true });
  expect(copy.cartId).not.toBe(cartId);
  expect(await linesOf(guest, copy.cartId)).toEqual([
    ['Beurre doux', '6.0'],
    ['Tablier', '2.0'],
  ]);
  const copied = groupCalls(guest, { cartStateOrId: copy.cartId });
  expect(await copied.held()).toEqual(await groups.held());
  const [, port] = (await copied.list()).items;
  expect(port).toMatchObject({ name: 'Port', deliveryAddress: ADDRESS });
  // A change of one cart does not affect the other.
  await guest.added('ecru', 1);
  await guest.call(
    'POST',
    'cartItems',
    { cartStateOrId: copy.cartId },
    { body: { productId: productId('milk'), quantity: 6 } },
  );
  expect((await guest.items()).cartSummary.cartId).toBe(cartId);
  expect(await linesOf(guest, 'current')).toHaveLength(3);
  expect((await linesOf(guest, copy.cartId)).at(-1)).toEqual(['Lait entier', '6.0']);
});

test('an account that the user manages can be given the clone, no other [CRT-17]', async () => {
  const { guest } = await manager();
  const target = DEMO_ACCOUNT_IDS.hotelPort;
  const copy = await cloned(guest, { targetEffectiveAccountId: target });
  expect(copy.accountId).toBe(target);
  expect(refusal(await guest.call('GET', 'cart', { cartStateOrId: copy.cartId }))).toBe('404 CART_NOT_FOUND');
  expect(await linesOf(guest, copy.cartId, { effectiveAccountId: target })).toHaveLength(2);
  // The clone is cloned back for the user's own account, although they act for the other one now.
  const response = await guest.call(
    'POST',
    'cloneCart',
    { cartStateOrId: copy.cartId },
    {
      query: { effectiveAccountId: target, targetEffectiveAccountId: DEMO_ACCOUNT_IDS.hotel },
    },
  );
  expect(response.json<CartSummary>().accountId).toBe(DEMO_ACCOUNT_IDS.hotel);
  for (const id of [DEMO_ACCOUNT_IDS.boulangerie, recordId('account', 999_999), 'nonsense']) {
    expect(refusal(await clone(guest, { targetEffectiveAccountId: id }))).toBe('404 EFFECTIVE_ACCOUNT_NOT_FOUND');
  }
});

test('an address of the book is no longer one of the book for another account [CRT-17]', async () => {
  const { guest, groups } = await manager();
  const book = (await guest.call('GET', 'addresses', { accountId: 'current' })).json<{
    items: { addressId: string }[];
  }>();
  const id = String(book.items[0]?.addressId);
  await groups.change((await groups.default()).id, { deliveryAddress: { id } });
  const own = await cloned(guest);
  expect((await groupCalls(guest, { cartStateOrId: own.cartId }).default()).deliveryAddress?.id).toBe(id);
  const effectiveAccountId = DEMO_ACCOUNT_IDS.hotelPort;
  const other = await cloned(guest, { targetEffectiveAccountId: effectiveAccountId });
  const response = await guest.call(
    'GET',
    'deliveryGroups',
    { cartStateOrId: other.cartId },
    { query: { effectiveAccountId } },
  );
  const [main] = response.json<{ items: { deliveryAddress: { id: string | null; street: string } }[] }>().items;
  expect(main?.deliveryAddress).toMatchObject({ id: null });
  expect(main?.deliveryAddress.street).not.toBe('');
});

test('a PayNowReadOnly clone is read and ordered, and nothing of it changes [CRT-17]', async () => {
  const { guest } = await manager();
  const { cartId, type } = await cloned(guest, { targetType: 'PayNowReadOnly' });
  expect(type).toBe('PayNowReadOnly');
  const there = { cartStateOrId: cartId };
  const before = await guest.call('GET', 'cartItems', there);
  const [line] = before.json<{ cartItems: { cartItem: { cartItemId: string } }[] }>().cartItems;
  const cartItemId = String(line?.cartItem.cartItemId);
  const item = { productId: productId('ecru'), quantity: 1 };
  const groups = groupCalls(guest, there);
  const [main, port] = (await groups.list()).items;
  for (const response of [
    await guest.call('POST', 'cartItems', there, { body: item }),
    await guest.call('POST', 'cartItemBatch', there, { body: { inputs: [{ richInput: item }] } }),
    await guest.call('PATCH', 'cartItem', { ...there, cartItemId }, { body: { quantity: 1 } }),
    await guest.call('DELETE', 'cartItem', { ...there, cartItemId }),
    await groups.create(),
    await groups.change(String(main?.id), { name: 'Autre' }),
    await groups.remove(String(port?.id), { query: { deleteCartItems: true } }),
    await groups.arrange([[{ id: String(port?.id) }, { cartItemId } as never, 0]]),
  ]) {
    expect(refusal(response)).toBe('403 INSUFFICIENT_ACCESS');
  }
  expect((await guest.call('GET', 'cartItems', there)).json()).toEqual(before.json());
  const started = await guest.call('PUT', 'checkouts', {}, { body: { cartId } });
  expect(started.statusCode).toBe(201);
});

test('repeats under one key make one clone; wrong calls make none [CRT-17, CRT-20]', async () => {
  const { guest } = await manager();
  const first = await clone(guest, {}, 'current', 'k1');
  expect((await clone(guest, {}, 'current', 'k1')).json()).toEqual(first.json());
  const other = shop.newGuest();
  const cartId = String((await guest.items()).cartSummary.cartId);
  expect(refusal(await clone(other))).toBe('404 CART_NOT_FOUND');
  await other.added('butter', 1);
  expect(refusal(await clone(other, {}, cartId))).toBe('404 CART_NOT_FOUND');
  expect(refusal(await clone(other, { targetEffectiveAccountId: DEMO_ACCOUNT_IDS.hotel }))).toBe(
    '403 INSUFFICIENT_ACCESS',
  );
  expect(refusal(await clone(guest, { targetType: 'Template' }))).toBe('400 INVALID_API_INPUT');
  expect(refusal(await clone(guest, { currencyIsoCode: 'USD' }))).toBe('400 INVALID_API_INPUT');
  expect(refusal(await clone(guest, {}, 'x'))).toBe('400 INVALID_ID_FIELD');
  const carts = await shop.database.read.selectFrom('cart').select('id').execute();
  expect(carts).toHaveLength(3);
  expect((await clone(other)).statusCode).toBe(201);
  await shop.app.webstore.change({ guestCartEnabled: false });
  expect(refusal(await clone(other))).toBe('401 INVALID_SESSION_ID');
});

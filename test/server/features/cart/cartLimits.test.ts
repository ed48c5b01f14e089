import type { CartSummary } from '../../../../src/contract/cart/cart';
import { BOUNDS } from '../../../../src/server/limits/bounds';
import { LIMITS } from '../../../../src/server/limits/limits';
import { leaveAttempts } from '../../../support/server/calls/attempts';
import { openCartShop, refusal, type CartShop, type Guest } from '../../../support/server/shops/cartShop';

let shop: CartShop;
beforeEach(async () => {
  shop = await openCartShop();
});
afterEach(() => shop.close());

const secondary = (guest: Guest) => guest.call('POST', 'carts', {}, { body: { isSecondary: true } });
const clone = (guest: Guest) => guest.call('POST', 'cloneCart', { cartStateOrId: 'current' });

test.each([
  ['a guest', () => Promise.resolve(), BOUNDS.secondaryCartsOfGuest],
  ['a buyer', async (guest: Guest) => guest.logIn(), BOUNDS.secondaryCartsOfBuyer],
])('%s has a bounded number of carts beside the current one, however they are made', async (_who, arrive, most) => {
  const guest = shop.newGuest();
  await arrive(guest);
  await guest.added('butter', 1);
  for (let made = 1; made < most; made += 1) expect((await secondary(guest)).statusCode).toBe(201);
  expect((await clone(guest)).statusCode).toBe(201);
  expect(refusal(await secondary(guest))).toBe('400 LIMIT_EXCEEDED');
  expect(refusal(await clone(guest))).toBe('400 LIMIT_EXCEEDED');
  // The existing line stays unchanged.
  expect((await guest.call('GET', 'cart')).json<CartSummary>().totalProductCount).toBe('1.0');
});

test('guests of one network make a bounded number of carts an hour; buyers, and guests elsewhere, are not meant', async () => {
  await shop.newGuest().added('butter', 1);
  await leaveAttempts(shop.database, LIMITS.guestCartsFromAddress, 1);
  const last = shop.newGuest();
  await last.added('butter', 1);
  const beyond = shop.newGuest();
  const refused = await beyond.call('PUT', 'carts');
  expect([refusal(refused), Number(refused.headers['retry-after'])]).toEqual(['429 REQUEST_LIMIT_EXCEEDED', 3600]);
  expect(refusal(await secondary(beyond))).toBe('429 REQUEST_LIMIT_EXCEEDED');
  await last.added('apron', 1);
  const buyer = shop.newGuest();
  await buyer.logIn();
  await buyer.added('butter', 1);
  await shop.newGuest({}, '203.0.113.9').added('butter', 1);
  shop.clock.advance(LIMITS.guestCartsFromAddress.windowMs);
  await beyond.added('butter', 1);
});

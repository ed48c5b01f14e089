import { loadAllPages } from '../../../../src/storefront/app/routing/pageModules';
import { loadAllLazy } from '../../../../src/storefront/kernel/lazy';
import { cartApi, cartEvents, cartSaga, couponEvents } from '../../../../src/storefront/features/cart';
import { couponReducer } from '../../../../src/storefront/features/cart/page';
import { refusal, scriptedShop, settle, type Answering } from '../../../support/storefront/scripted/scriptedShop';
import { butterId, cartItemsOf, cartLine, summaryOf } from '../../../support/storefront/scripted/wireExamples';

beforeAll(() => Promise.all([loadAllPages(), loadAllLazy()]));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const { couponAddRequested, couponRemoveRequested } = couponEvents;
const taken = { status: 201, body: { cartId: 'c', ownerId: null, cartStatus: 'Active', cartCoupons: { coupons: [] } } };

async function startedShop(answering: Answering) {
  const shop = await scriptedShop({ answering });
  shop.run(cartSaga);
  return shop;
}

it('enters a code with one POST under the id of its command, then reads the cart again [CRT-12]', async () => {
  const shop = await startedShop(({ method, url }) => {
    if (method === 'POST') return taken;
    return { status: 200, body: url.includes('compact') ? summaryOf(10) : cartItemsOf([cartLine()]) };
  });
  void shop.store.dispatch(cartApi.endpoints.cartItems.initiate(1));
  await settle();
  shop.requests.length = 0;
  const { payload } = shop.store.dispatch(couponAddRequested('DIX'));
  await settle();
  expect(shop.requests).toMatchObject([
    {
      method: 'POST',
      url: expect.stringMatching(/\/carts\/current\/cart-coupons$/) as string,
      key: payload.commandId,
      body: { couponCode: 'DIX' },
    },
    { method: 'GET', url: expect.stringContaining('/cart-items?') as string },
  ]);
  expect(shop.cartEvents()).toEqual(['couponAddRequested', 'processingBegan', 'couponAdded', 'processingEnded']);
});

it('takes a coupon off with one DELETE of its id [CRT-12]', async () => {
  const shop = await startedShop(() => ({ status: 204 }));
  shop.store.dispatch(couponRemoveRequested({ cartCouponId: '0c9000000000001AAA', couponCode: 'DIX' }));
  await settle();
  expect(shop.requests.map(({ method, url }) => [method, url.split('/').pop()])).toEqual([
    ['DELETE', '0c9000000000001AAA'],
  ]);
  expect(shop.cartEvents()).toContain('couponRemoved');
});

it('asks the checkout where one is on its way, by its own two calls [CHK-05]', async () => {
  const shop = await startedShop(({ method }) =>
    method === 'POST' ? { status: 201, body: { cartCouponIds: ['0c9'], errors: [] } } : { status: 202 },
  );
  shop.store.dispatch(couponAddRequested('DIX', '2z9000000000001AAA'));
  await settle();
  shop.store.dispatch(couponRemoveRequested({ cartCouponId: '0c9', couponCode: 'DIX' }, '2z9000000000001AAA'));
  await settle();
  expect(shop.requests.map(({ method, url, body }) => [method, url.replace(/^.*\/checkouts\//, ''), body])).toEqual([
    ['POST', '2z9000000000001AAA/coupons', { couponCodes: ['DIX'] }],
    ['DELETE', '2z9000000000001AAA/coupons/0c9', undefined],
  ]);
});

it('waits in the cart’s queue for what was asked before it', async () => {
  const shop = await startedShop(({ url }) => (url.endsWith('cart-items') ? { status: 201, body: cartLine() } : taken));
  shop.store.dispatch(cartEvents.itemAddRequested({ productId: butterId, quantity: 10 }));
  shop.store.dispatch(couponAddRequested('DIX'));
  await settle();
  expect(shop.requests.map(({ url }) => url.split('/').pop())).toEqual(['cart-items', 'cart-coupons']);
  expect(shop.cartEvents().filter((type) => type.endsWith('Added'))).toEqual(['itemAdded', 'couponAdded']);
});

it('tries again under the same key when there is no answer, and tells the end of it once', async () => {
  let answers = false;
  const shop = await startedShop(() => (answers ? taken : 'noAnswer'));
  shop.store.dispatch(couponAddRequested('DIX'));
  await settle();
  answers = true;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(shop.requests).toHaveLength(2);
  expect(new Set(shop.requests.map(({ key }) => key)).size).toBe(1);
  expect(shop.cartEvents().filter((type) => type === 'couponAdded')).toHaveLength(1);
});

it.each([
  [400, 'UNQUALIFIED_CART'],
  [429, 'REQUEST_LIMIT_EXCEEDED'],
])('is refused once and for all by a %i %s', async (status, code) => {
  const shop = await startedShop(() => refusal(status, code));
  const { payload } = shop.store.dispatch(couponAddRequested('DIX'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(shop.requests).toHaveLength(1);
  expect(shop.actions.filter(({ type }) => type === 'cart/couponRefused')).toEqual([
    { type: 'cart/couponRefused', payload: { ...payload, code, status } },
  ]);
});

describe('what the field knows', () => {
  const asked = couponAddRequested('DIX');
  const under = couponReducer(undefined, asked);
  const ended = { ...asked.payload, code: 'ALREADY_APPLIED', status: 400 };

  it('is the last refusal, until the next command or the next page', () => {
    const refused = couponReducer(under, { type: 'cart/couponRefused', payload: ended });
    expect(refused).toMatchObject({ inFlight: [], problem: { kind: 'coupon', code: 'ALREADY_APPLIED' } });
    expect(couponReducer(refused, couponAddRequested('CENT')).problem).toBeNull();
    expect(couponReducer(refused, { type: 'navigation/locationChanged' }).problem).toBeNull();
  });

  it('is nothing of an outcome that nobody asked for', () => {
    const other = couponAddRequested('CENT').payload;
    expect(couponReducer(under, couponEvents.couponAdded(other))).toBe(under);
  });
});

import { cartApi, cartEvents, cartSaga, cartSelectors, couponEvents } from '../../../../src/storefront/features/cart';
import { batchEvents } from '../../../../src/storefront/features/cart/page';
import {
  scriptedShop,
  refusal,
  settle,
  type Answering,
  type Reply,
  type ScriptedShop,
} from '../../../support/storefront/scripted/scriptedShop';
import {
  butterId,
  butterLineId,
  cartItemsOf,
  cartLine,
  creamId,
  creamLineId,
  summaryOf,
} from '../../../support/storefront/scripted/wireExamples';
import { loadAllLazy } from '../../../../src/storefront/kernel/lazy';

beforeAll(loadAllLazy);

const { itemAddRequested, quantityChangeRequested, itemRemoveRequested } = cartEvents;
const butter = { productId: butterId, quantity: 10, name: 'Beurre doux AOP' };
const change = (cartItemId: string, quantity: number) =>
  quantityChangeRequested({ cartItemId, productId: butterId, quantity });

const added: Reply = { status: 201, body: cartLine() };
const always =
  (reply: ReturnType<Answering>): Answering =>
  () =>
    reply;

async function startedShop(answering: Answering) {
  const shop = await scriptedShop({ answering });
  const task = shop.run(cartSaga);
  return { ...shop, task };
}

const gaps = ({ requests }: Pick<ScriptedShop, 'requests'>) =>
  requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? NaN));
const outcomes = (shop: ScriptedShop) =>
  shop.actions.filter(
    ({ type }) => /^cart\/.*(Added|Failed|Changed|Removed|Superseded)$/.test(type) && type !== 'cart/attemptFailed',
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('one command, one call', () => {
  it('adds with one POST that carries product, quantity and type, under the id of the command [CRT-09]', async () => {
    const shop = await startedShop(always(added));
    const { payload } = shop.store.dispatch(itemAddRequested(butter));
    await settle();
    expect(shop.requests).toHaveLength(1);
    expect(shop.requests[0]).toMatchObject({
      method: 'POST',
      key: payload.commandId,
      body: { productId: butterId, quantity: '10.0', type: 'Product' },
    });
    expect(shop.requests[0]?.url).toMatch(/\/carts\/current\/cart-items$/);
    expect(shop.cartEvents()).toEqual(['itemAddRequested', 'itemAdded']);
  });

  it('adds a product once, however often it is asked for before the answer, and again afterwards', async () => {
    const shop = await startedShop(always(added));
    shop.store.dispatch(itemAddRequested(butter));
    shop.store.dispatch(itemAddRequested(butter));
    shop.store.dispatch(itemAddRequested({ ...butter, productId: creamId }));
    await settle();
    const sent = () => shop.requests.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
    expect(sent()).toMatchObject([{ productId: butterId }, { productId: creamId }]);
    expect(outcomes(shop)).toHaveLength(2);
    expect(cartSelectors.selectIsAddingAny(shop.store.getState())).toBe(false);
    shop.store.dispatch(itemAddRequested(butter));
    await settle();
    expect(sent()).toHaveLength(3);
  });

  it('changes with one PATCH and removes with one DELETE of the line', async () => {
    const shop = await startedShop(({ method }) =>
      method === 'DELETE' ? { status: 204 } : { status: 200, body: cartLine({ quantity: '4.0' }) },
    );
    shop.store.dispatch(change(butterLineId, 4));
    await settle();
    shop.store.dispatch(itemRemoveRequested({ cartItemId: butterLineId, productId: butterId, quantity: 4 }));
    await settle();
    expect(shop.requests.map(({ method, url, body }) => [method, url.split('/').pop(), body])).toEqual([
      ['PATCH', butterLineId, { quantity: '4.0' }],
      ['DELETE', butterLineId, undefined],
    ]);
    expect(shop.cartEvents()).toEqual([
      'quantityChangeRequested',
      'quantityChanged',
      'itemRemoveRequested',
      'itemRemoved',
    ]);
  });

  it('reads again only what is shown of the cart after a success, and nothing after a refusal', async () => {
    const lines = { status: 200, body: cartItemsOf([cartLine()]) };
    let accepts = true;
    const shop = await startedShop(({ method, url }) => {
      if (method !== 'GET') return accepts ? added : refusal(400, 'MAX_LIMIT_EXCEEDED');
      return url.includes('compact-summary') ? { status: 200, body: summaryOf(10) } : lines;
    });
    void shop.store.dispatch(cartApi.endpoints.cartSummary.initiate());
    void shop.store.dispatch(cartApi.endpoints.cartItems.initiate(1));
    await settle();
    shop.requests.length = 0;

    shop.store.dispatch(itemAddRequested(butter));
    await jest.advanceTimersByTimeAsync(100);
    expect(shop.requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET']);

    shop.requests.length = 0;
    accepts = false;
    shop.store.dispatch(itemAddRequested(butter));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(shop.requests.map(({ method }) => method)).toEqual(['POST']);
  });

  it('asks for the first 25 lines, newest first, with all product fields, promotions and coupons [CRT-08]', async () => {
    const shop = await startedShop(always({ status: 200, body: cartItemsOf([cartLine()]) }));
    void shop.store.dispatch(cartApi.endpoints.cartItems.initiate(1));
    await settle();
    const { pathname, searchParams } = new URL(shop.requests[0]?.url ?? '', 'https://shop.example');
    expect(pathname).toMatch(/\/carts\/current\/cart-items$/);
    expect(Object.fromEntries(searchParams)).toEqual({
      pageNumber: '1',
      pageSize: '25',
      sort: 'CreatedDateDesc',
      productFields: '*',
      includePromotions: 'true',
      includeCoupons: 'true',
    });
  });
});

describe('repeating', () => {
  it.each(['noAnswer', 408, 423, 425, 429, 500, 502, 503, 504] as const)(
    'calls three times in all, 4000 ms apart, when the answer is %s, under one key [CRT-04]',
    async (fault) => {
      const shop = await startedShop(always(fault === 'noAnswer' ? fault : refusal(fault, 'UNKNOWN_EXCEPTION')));
      const { payload } = shop.store.dispatch(itemAddRequested(butter));
      await settle();
      expect(shop.requests).toHaveLength(1);
      await jest.advanceTimersByTimeAsync(3999);
      expect(shop.requests).toHaveLength(1);
      await jest.advanceTimersByTimeAsync(1);
      expect(shop.requests).toHaveLength(2);
      await jest.advanceTimersByTimeAsync(3999);
      expect(shop.requests).toHaveLength(2);
      await jest.advanceTimersByTimeAsync(1);
      expect(shop.requests).toHaveLength(3);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(shop.requests).toHaveLength(3);
      expect(gaps(shop)).toEqual([4000, 4000]);
      expect(shop.requests.map(({ key }) => key)).toEqual(Array(3).fill(payload.commandId));
      expect(shop.cartEvents()).toEqual(['itemAddRequested', 'attemptFailed', 'attemptFailed', 'itemAddFailed']);
    },
  );

  it.each([
    ['a change', change(butterLineId, 2)],
    ['a removal', itemRemoveRequested({ cartItemId: butterLineId, productId: butterId, quantity: 2 })],
    ['an undone removal', cartEvents.itemRestoreRequested(butter)],
    ['a coupon', couponEvents.couponAddRequested('DIX')],
    ['a coupon taken back', couponEvents.couponRemoveRequested({ cartCouponId: '0c9', couponCode: 'DIX' })],
    ['a batch', batchEvents.itemsAddRequested([{ productId: butterId, quantity: 2 }])],
  ])(
    'holds for %s too: three calls, 4000 ms apart, under one key; a 409 is not repeated [CRT-04]',
    async (_what, request) => {
      const shop = await startedShop(always(refusal(503, 'SERVER_UNAVAILABLE')));
      shop.store.dispatch(request);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(gaps(shop)).toEqual([4000, 4000]);
      expect(shop.requests.map(({ key }) => key)).toEqual(Array(3).fill(request.payload.commandId));
      const conflict = await startedShop(always(refusal(409, 'CONFLICT')));
      conflict.store.dispatch(request);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(conflict.requests).toHaveLength(1);
    },
  );

  it.each([400, 401, 403, 404, 409, 410, 412, 422])(
    'shows a %s at once and never repeats it [CRT-04]',
    async (status) => {
      const shop = await startedShop(always(refusal(status, 'INVALID_API_INPUT')));
      shop.store.dispatch(itemAddRequested(butter));
      await settle();
      expect(shop.cartEvents()).toEqual(['itemAddRequested', 'itemAddFailed']);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(shop.requests).toHaveLength(1);
    },
  );

  it('ends with the success of a repeat', async () => {
    const shop = await startedShop((_request, nth) => (nth === 1 ? 'noAnswer' : added));
    shop.store.dispatch(itemAddRequested(butter));
    await jest.advanceTimersByTimeAsync(4000);
    expect(shop.cartEvents()).toEqual(['itemAddRequested', 'attemptFailed', 'itemAdded']);
  });

  it('does not repeat an answer that is no JSON', async () => {
    const shop = await startedShop(always({ status: 200, text: '<html>' }));
    shop.store.dispatch(itemAddRequested(butter));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(shop.requests).toHaveLength(1);
    expect(outcomes(shop)).toMatchObject([{ type: 'cart/itemAddFailed', payload: { code: 'NOT_JSON' } }]);
  });

  it('says that it tries again while it waits, and stops saying so', async () => {
    const shop = await startedShop((_request, nth) => (nth === 1 ? 'noAnswer' : added));
    shop.store.dispatch(itemAddRequested(butter));
    await settle();
    expect(cartSelectors.selectRetryCode(shop.store.getState())).toBe('NO_ANSWER');
    await jest.advanceTimersByTimeAsync(4000);
    expect(cartSelectors.selectRetryCode(shop.store.getState())).toBeNull();
  });

  it('reads the cart again when a failed call may have been done all the same', async () => {
    const shop = await startedShop(({ method }) =>
      method === 'GET' ? { status: 200, body: summaryOf(10) } : refusal(503, 'SERVER_UNAVAILABLE'),
    );
    void shop.store.dispatch(cartApi.endpoints.cartSummary.initiate());
    await settle();
    shop.store.dispatch(itemAddRequested(butter));
    await jest.advanceTimersByTimeAsync(8100);
    expect(shop.requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST', 'POST', 'GET']);
  });
});

describe('one queue', () => {
  it('sends a change only after the one before it has its outcome, so that none overtakes another', async () => {
    const shop = await startedShop((_request, nth) => (nth === 1 ? 'noAnswer' : { status: 200, body: cartLine() }));
    shop.store.dispatch(change(butterLineId, 2));
    await settle();
    shop.store.dispatch(change(butterLineId, 3));
    await jest.advanceTimersByTimeAsync(3999);
    expect(shop.requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(shop.requests.map(({ body }) => body)).toEqual([
      { quantity: '2.0' },
      { quantity: '2.0' },
      { quantity: '3.0' },
    ]);
    expect(shop.cartEvents()).toEqual([
      'quantityChangeRequested',
      'attemptFailed',
      'quantityChangeRequested',
      'quantityChanged',
      'quantityChanged',
    ]);
  });

  it('sends of the changes of one line that wait together only the newest', async () => {
    const shop = await startedShop(always({ status: 200, body: cartLine() }));
    for (const quantity of [2, 3, 4, 5]) shop.store.dispatch(change(butterLineId, quantity));
    await settle();
    expect(shop.requests.map(({ body }) => body)).toEqual([{ quantity: '2.0' }, { quantity: '5.0' }]);
    expect(outcomes(shop).map(({ type }) => type)).toEqual([
      'cart/quantityChanged',
      'cart/changeSuperseded',
      'cart/changeSuperseded',
      'cart/quantityChanged',
    ]);
  });

  it('does not send a change of a line that is to be removed anyway', async () => {
    const shop = await startedShop(({ method }) => (method === 'DELETE' ? { status: 204 } : added));
    shop.store.dispatch(itemAddRequested(butter));
    shop.store.dispatch(change(butterLineId, 2));
    shop.store.dispatch(itemRemoveRequested({ cartItemId: butterLineId, productId: butterId, quantity: 2 }));
    await settle();
    expect(shop.requests.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  });

  it('keeps changes of different lines and adds apart, in the order in which they were asked for', async () => {
    const shop = await startedShop(always({ status: 200, body: cartLine() }));
    shop.store.dispatch(change(butterLineId, 2));
    shop.store.dispatch(change(creamLineId, 3));
    shop.store.dispatch(change(butterLineId, 4));
    shop.store.dispatch(itemAddRequested({ productId: creamId, quantity: 1 }));
    shop.store.dispatch(itemAddRequested({ productId: butterId, quantity: 1 }));
    await settle();
    expect(shop.requests.map(({ method, body }) => [method, (body as { quantity: string }).quantity])).toEqual([
      ['PATCH', '2.0'],
      ['PATCH', '3.0'],
      ['PATCH', '4.0'],
      ['POST', '1.0'],
      ['POST', '1.0'],
    ]);
  });

  it('goes on after a failure', async () => {
    const shop = await startedShop((_request, nth) => (nth === 1 ? refusal(400, 'MISSING_RECORD') : added));
    shop.store.dispatch(itemAddRequested({ productId: creamId, quantity: 1 }));
    shop.store.dispatch(itemAddRequested(butter));
    await settle();
    expect(outcomes(shop)).toMatchObject([
      { type: 'cart/itemAddFailed', payload: { code: 'MISSING_RECORD', status: 400 } },
      { type: 'cart/itemAdded' },
    ]);
  });

  it('is processing from the first command to the last outcome [CRT-03]', async () => {
    const shop = await startedShop((_request, nth) => (nth === 1 ? 'noAnswer' : added));
    const processing = () => cartSelectors.selectIsProcessing(shop.store.getState());
    expect(processing()).toBe(false);
    shop.store.dispatch(itemAddRequested(butter));
    shop.store.dispatch(itemAddRequested({ ...butter, productId: creamId }));
    shop.store.dispatch(cartEvents.processingBegan());
    await settle();
    expect(processing()).toBe(true);
    await jest.advanceTimersByTimeAsync(4000);
    expect(outcomes(shop)).toHaveLength(2);
    expect(processing()).toBe(true);
    shop.store.dispatch(cartEvents.processingEnded());
    expect(processing()).toBe(false);
  });
});

describe('the end of the page', () => {
  it('gives the running operation and every waiting one exactly one outcome, and no call is repeated after an abort [CRT-04]', async () => {
    const shop = await startedShop(always('never'));
    shop.store.dispatch(itemAddRequested(butter));
    shop.store.dispatch(change(butterLineId, 2));
    shop.store.dispatch(itemRemoveRequested({ cartItemId: creamLineId, productId: creamId, quantity: 1 }));
    await settle();
    shop.task.cancel();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(outcomes(shop)).toMatchObject([
      { type: 'cart/itemAddFailed', payload: { code: 'ABORTED' } },
      { type: 'cart/quantityChangeFailed', payload: { code: 'ABORTED' } },
      { type: 'cart/itemRemoveFailed', payload: { code: 'ABORTED' } },
    ]);
    expect(shop.requests).toHaveLength(1);
    expect(cartSelectors.selectIsProcessing(shop.store.getState())).toBe(false);
  });

  it('ends an operation that waits for its repeat', async () => {
    const shop = await startedShop(always('noAnswer'));
    shop.store.dispatch(itemAddRequested(butter));
    await jest.advanceTimersByTimeAsync(1000);
    shop.task.cancel();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(shop.cartEvents()).toEqual(['itemAddRequested', 'attemptFailed', 'itemAddFailed']);
    expect(shop.requests).toHaveLength(1);
  });
});

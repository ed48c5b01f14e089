import { cartApi } from '../../../../src/storefront/features/cart';
import { loadCheckoutPage, checkoutEvents } from '../../../../src/storefront/features/checkout';
import { orderPlacedElsewhere, cartChangedElsewhere } from '../../../../src/storefront/kernel/tabs';
import { selectCheckout } from '../../../../src/storefront/features/checkout/checkoutSelectors';
import { CART_STATUS_CHECKOUT } from '../../../../src/contract/constants';
import { checkoutError, checkoutId, checkoutOf } from '../../../support/storefront/scripted/checkoutExamples';
import { ready } from '../../../support/storefront/scripted/flowCalls';
import { ended, flowShop, type Except, type FlowShop } from '../../../support/storefront/scripted/flowShop';
import { refusal, type Reply } from '../../../support/storefront/scripted/scriptedShop';
import { cartItemsOf, cartLine } from '../../../support/storefront/scripted/wireExamples';
import { loginNeeded } from '../../../../src/storefront/kernel/session';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Script = NonNullable<Parameters<typeof flowShop>[0]>;
async function atCheckout(except?: Except, other: Omit<Script, 'except'> = {}): Promise<FlowShop> {
  const shop = await flowShop({ ...other, ...(except && { except }) });
  shop.goTo('/checkout');
  return shop;
}
async function opened(...script: Parameters<typeof atCheckout>): Promise<FlowShop> {
  const shop = await atCheckout(...script);
  shop.startCheckout();
  await jest.advanceTimersByTimeAsync(0);
  return shop;
}
const read = ({ store }: FlowShop) => selectCheckout(store.getState());
const active =
  (reply: Reply): Except =>
  (call) =>
    call === 'GET active' ? reply : undefined;
const none = refusal(404, 'CHECKOUT_NOT_FOUND');
/** The lines of a cart whose status says that it has a checkout. */
const itemsAtCheckout: Reply = { status: 200, body: cartItemsOf([cartLine()], { status: CART_STATUS_CHECKOUT }) };
/** The page's first read finds a cart with a checkout; the read of that checkout is answered with `reply`. */
const activeOfCart =
  (reply: Reply): Except =>
  (call, nth) =>
    call === 'GET items' ? itemsAtCheckout : active(reply)(call, nth);

describe('opening the page', () => {
  it('takes the active checkout where there is one [CHK-01]', async () => {
    const shop = await opened();
    expect(shop.calls()).toEqual(['GET active']);
    expect(shop.checkout().phase).toEqual({ kind: 'open', checkoutId });
    expect(read(shop)).toMatchObject({ checkoutId, checkoutStatus: 200 });
  });

  it('starts one where there is none, and reads what the start only named [CHK-01]', async () => {
    const shop = await opened((call) => {
      if (call === 'GET active') return none;
      return call === 'PUT checkouts' ? { status: 202, body: { checkoutId } } : undefined;
    });
    expect(shop.calls()).toEqual(['GET active', 'PUT checkouts', 'GET checkout']);
    expect(shop.sent[1]?.body).toEqual({ cartId: 'active' });
    expect(ended(shop)).toEqual(['checkout/opened']);
  });

  it('does not ask again for the active checkout when the page has just read that there is none [CHK-01]', async () => {
    const shop = await atCheckout(activeOfCart(none));
    await shop.store.runSaga(loadCheckoutPage).toPromise<number>();
    shop.startCheckout();
    await jest.advanceTimersByTimeAsync(0);
    expect(shop.calls()).toEqual(['GET items', 'GET active', 'PUT checkouts', 'GET checkout']);
    expect(ended(shop)).toEqual(['checkout/opened']);
  });

  it('asks for no active checkout of a cart that the server says has none: neither the first read nor the start [CHK-01]', async () => {
    const shop = await atCheckout();
    await shop.store.runSaga(loadCheckoutPage).toPromise<number>();
    expect(shop.checkout().phase).toEqual({ kind: 'closed', code: 'SSR_FAST_CHECKOUT' });
    shop.startCheckout();
    await jest.advanceTimersByTimeAsync(0);
    expect(shop.calls()).toEqual(['GET items', 'PUT checkouts', 'GET checkout']);
    expect(ended(shop)).toEqual(['checkout/opened']);
  });

  it('reads the cart anew, for another tab may have started a checkout since it was read [CHK-01]', async () => {
    const errors = [checkoutError('/commerce/integrations/inventory')];
    let isStarted = false;
    const shop = await atCheckout((call) => {
      if (!isStarted) return undefined;
      if (call === 'GET items') return itemsAtCheckout;
      return call === 'GET active' ? { status: 422, body: checkoutOf({ errors }) } : undefined;
    });
    await shop.store.dispatch(cartApi.endpoints.cartItems.initiate(1)).unwrap();
    isStarted = true;
    await jest.advanceTimersByTimeAsync(3000);
    shop.sent.length = 0;
    await shop.store.runSaga(loadCheckoutPage).toPromise<number>();
    shop.startCheckout();
    await jest.advanceTimersByTimeAsync(0);
    expect(shop.calls()).not.toContain('PUT checkouts');
    expect(shop.calls()).not.toContain('DELETE checkout');
    expect(selectCheckout(shop.store.getState())?.errors).toMatchObject([{ type: errors[0]?.type }]);
  });

  it('takes a checkout with errors for ready, and starts nothing anew [CHK-01]', async () => {
    const errors = [checkoutError('/commerce/integrations/inventory')];
    const shop = await opened(active({ status: 422, body: checkoutOf({ errors }) }));
    expect(shop.calls()).toEqual(['GET active']);
    expect(read(shop)).toMatchObject({ checkoutStatus: 422 });
  });

  it.each([410, 422])('deletes and starts again, once, when the start is answered %d [CHK-02]', async (status) => {
    const shop = await opened((call, nth) => {
      if (call === 'GET active') return none;
      if (call !== 'PUT checkouts') return undefined;
      return nth === 1 ? refusal(status) : { status: 201, body: checkoutOf() };
    });
    expect(shop.calls()).toEqual(['GET active', 'PUT checkouts', 'DELETE active', 'PUT checkouts', 'GET checkout']);
    expect(new Set(shop.sent.map(({ key }) => key).filter(Boolean)).size).toBe(3);
    expect(ended(shop)).toEqual(['checkout/opened']);
  });

  it.each([410, 422])('takes a second %d of the start for the outcome [CHK-02]', async (status) => {
    const shop = await opened((call) => {
      if (call === 'GET active') return none;
      return call === 'PUT checkouts' ? refusal(status, 'CHECKOUT_EXPIRED') : undefined;
    });
    expect(shop.calls().filter((call) => call === 'PUT checkouts')).toHaveLength(2);
    expect(shop.checkout().phase).toMatchObject({ kind: 'failed', problem: { code: 'CHECKOUT_EXPIRED', status } });
  });

  it('deletes a checkout that is over and starts another one', async () => {
    const shop = await opened(active(refusal(410, 'CHECKOUT_EXPIRED')));
    expect(shop.calls()).toEqual(['GET active', 'DELETE active', 'PUT checkouts', 'GET checkout']);
  });

  it('says so when the answer of the start names no checkout [CHK-25]', async () => {
    const shop = await opened((call) => {
      if (call === 'GET active') return none;
      return call === 'PUT checkouts' ? { status: 201, body: {} } : undefined;
    });
    expect(shop.checkout().phase).toMatchObject({ kind: 'failed', problem: { code: 'NULL_CHECKOUTID' } });
  });

  it('says so when what is read names no checkout: it could never be changed', async () => {
    const shop = await opened(active(ready({ checkoutId: '' })));
    expect(shop.checkout().phase).toMatchObject({ kind: 'failed', problem: { code: 'NULL_CHECKOUTID' } });
    expect(shop.calls()).toEqual(['GET active']);
  });

  it('starts nothing without goods', async () => {
    const shop = await opened(active(none), { quantity: 0 });
    expect(shop.calls()).toEqual([]);
  });

  it('asks a guest who may not order to log in [CHK-11] [LNK-05]', async () => {
    const shop = await opened(active(none), { webstore: { guestCheckoutEnabled: false } });
    expect(shop.calls()).toEqual([]);
    expect(shop.actions.filter(loginNeeded.match)).toEqual([loginNeeded('REPLACE')]);
  });
});

describe('waiting until the checkout is ready', () => {
  const waiting: Reply = { status: 202, body: checkoutOf() };

  it('reads 15 times in all, in the rhythm of the platform, then gives up [CHK-03]', async () => {
    const shop = await opened(active(waiting));
    expect(shop.sent).toHaveLength(5);
    await jest.advanceTimersByTimeAsync(200_000);
    const times = shop.sent.map(({ at }) => at);
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? NaN));
    expect(gaps).toEqual([0, 0, 0, 0, 100, 200, 300, 400, 1500, 3000, 6000, 12_000, 24_000, 48_000]);
    expect(shop.checkout().phase).toEqual({
      kind: 'failed',
      problem: { code: 'MAXIMUM_WAIT', status: 0, message: 'async maximum wait exceeded' },
    });
  });

  it('stops as soon as it is ready [CHK-03]', async () => {
    const shop = await opened((call, nth) => (call === 'GET active' && nth < 7 ? waiting : undefined));
    await jest.advanceTimersByTimeAsync(300);
    expect(shop.sent).toHaveLength(7);
    expect(ended(shop)).toEqual(['checkout/opened']);
  });

  it('tries again after a lost answer, and says so meanwhile', async () => {
    const shop = await opened((call, nth) => (call === 'GET active' && nth === 1 ? 'noAnswer' : undefined));
    expect(shop.checkout().retryCode).toBe('NO_ANSWER');
    await jest.advanceTimersByTimeAsync(4000);
    expect(shop.checkout().retryCode).toBeNull();
    expect(ended(shop)).toEqual(['checkout/opened']);
  });
});

describe('what the server renders', () => {
  const glance = async (answer: Reply) => {
    const shop = await atCheckout(activeOfCart(answer));
    const status = await shop.store.runSaga(loadCheckoutPage).toPromise<number>();
    return { shop, status };
  };

  it.each([
    [none, 'SSR_FAST_CHECKOUT'],
    [{ status: 202, body: checkoutOf() }, 'SSR_NO_POLLING'],
    [refusal(410, 'CHECKOUT_EXPIRED'), 'SSR_CHECKOUT_RETRY'],
  ] as const)('never waits, starts or repeats: it is left to the browser (%#) [CHK-27]', async (answer, code) => {
    const { shop, status } = await glance(answer);
    expect(shop.calls()).toEqual(['GET items', 'GET active']);
    expect(shop.checkout().phase).toEqual({ kind: 'closed', code });
    expect(status).toBe(200);
  });

  it('shows a checkout that is ready', async () => {
    const { shop } = await glance(ready());
    expect(read(shop)).toMatchObject({ checkoutId });
  });
});

describe('the other tabs', () => {
  it('are followed when they change the cart: the checkout is read anew, and it is said', async () => {
    const shop = await opened();
    shop.store.dispatch(cartChangedElsewhere());
    await jest.advanceTimersByTimeAsync(0);
    expect(shop.calls()).toEqual(['GET active', 'GET active']);
    expect(shop.store.getState().notices.queue[0]?.label.id).toBe('checkout.notice.cartChanged');
  });

  it('may have placed the order: this one shows it instead of asking again', async () => {
    const shop = await opened();
    shop.store.dispatch(orderPlacedElsewhere({ orderReferenceNumber: 'AAAAA-BBBBB-CCCCC-DDDDD' }));
    expect(shop.checkout().phase).toEqual({
      kind: 'placed',
      orderReferenceNumber: 'AAAAA-BBBBB-CCCCC-DDDDD',
      elsewhere: true,
    });
    shop.store.dispatch(checkoutEvents.placeRequested('72.80'));
    await jest.advanceTimersByTimeAsync(0);
    expect(shop.calls()).toEqual(['GET active']);
  });
});

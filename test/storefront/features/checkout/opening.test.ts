import { needsCheckout, checkoutEvents } from '../../../../src/storefront/features/checkout';
import { orderPlacedElsewhere } from '../../../../src/storefront/runtime/tabs';
import { cartChangedElsewhere } from '../../../../src/storefront/runtime/tabs';
import {
  checkoutError,
  checkoutId,
  checkoutOf,
  ready,
  refusal,
  scriptedCheckout,
  type Answering,
  type ScriptedCheckout,
} from '../../../support/storefront/scriptedCheckout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const opened = async (...script: Parameters<typeof scriptedCheckout>): Promise<ScriptedCheckout> => {
  const shop = await scriptedCheckout(...script);
  shop.run();
  await jest.advanceTimersByTimeAsync(0);
  return shop;
};
const none = refusal(404, 'CHECKOUT_NOT_FOUND');

describe('opening the page', () => {
  it('takes the active checkout where there is one [CHK-01]', async () => {
    const shop = await opened(() => ready());
    expect(shop.calls()).toEqual(['GET active']);
    expect(shop.state().phase).toEqual({ kind: 'open', checkoutId });
    expect(shop.checkout()).toMatchObject({ checkoutId, checkoutStatus: 200 });
  });

  it('starts one where there is none, and reads what the start only named [CHK-01]', async () => {
    const shop = await opened((call) =>
      call === 'GET active' ? none : call === 'PUT checkouts' ? { status: 202, body: { checkoutId } } : ready(),
    );
    expect(shop.calls()).toEqual(['GET active', 'PUT checkouts', 'GET id']);
    expect(shop.sent[1]?.body).toEqual({ cartId: 'active' });
    expect(shop.outcomes()).toEqual(['opened']);
  });

  it('does not ask again for the active checkout when the page has just read that there is none [CHK-01]', async () => {
    const shop = await scriptedCheckout((call) => (call === 'GET active' ? none : ready()));
    await shop.store.runSaga(needsCheckout).toPromise<number>();
    shop.run();
    await jest.advanceTimersByTimeAsync(0);
    expect(shop.calls()).toEqual(['GET active', 'PUT checkouts', 'GET id']);
    expect(shop.outcomes()).toEqual(['opened']);
  });

  it('takes a checkout with errors for ready, and starts nothing anew [CHK-01]', async () => {
    const errors = [checkoutError('/commerce/integrations/inventory')];
    const shop = await opened(() => ({ status: 422, body: checkoutOf({ errors }) }));
    expect(shop.calls()).toEqual(['GET active']);
    expect(shop.checkout()).toMatchObject({ checkoutStatus: 422 });
  });

  it.each([410, 422])('deletes and starts again, once, when the start is answered %d [CHK-02]', async (status) => {
    const shop = await opened((call, nth) => {
      if (call === 'GET active') return none;
      if (call === 'PUT checkouts') return nth === 1 ? refusal(status) : { status: 201, body: checkoutOf() };
      return call === 'DELETE active' ? { status: 204 } : ready();
    });
    expect(shop.calls()).toEqual(['GET active', 'PUT checkouts', 'DELETE active', 'PUT checkouts', 'GET id']);
    expect(new Set(shop.sent.map(({ key }) => key).filter(Boolean)).size).toBe(3);
    expect(shop.outcomes()).toEqual(['opened']);
  });

  it.each([410, 422])('takes a second %d of the start for the outcome [CHK-02]', async (status) => {
    const shop = await opened((call) =>
      call === 'GET active' ? none : call === 'DELETE active' ? { status: 204 } : refusal(status, 'CHECKOUT_EXPIRED'),
    );
    expect(shop.calls().filter((call) => call === 'PUT checkouts')).toHaveLength(2);
    expect(shop.state().phase).toMatchObject({ kind: 'failed', problem: { code: 'CHECKOUT_EXPIRED', status } });
  });

  it('deletes a checkout that is over and starts another one', async () => {
    const shop = await opened((call) => {
      if (call === 'GET active') return refusal(410, 'CHECKOUT_EXPIRED');
      return call === 'DELETE active' ? { status: 204 } : ready();
    });
    expect(shop.calls()).toEqual(['GET active', 'DELETE active', 'PUT checkouts', 'GET id']);
  });

  it('says so when the answer of the start names no checkout [CHK-25]', async () => {
    const shop = await opened((call) => (call === 'GET active' ? none : { status: 201, body: {} }));
    expect(shop.state().phase).toMatchObject({ kind: 'failed', problem: { code: 'NULL_CHECKOUTID' } });
  });

  it('says so when what is read names no checkout: it could never be changed', async () => {
    const shop = await opened(() => ready({ checkoutId: '' }));
    expect(shop.state().phase).toMatchObject({ kind: 'failed', problem: { code: 'NULL_CHECKOUTID' } });
    expect(shop.calls()).toEqual(['GET active']);
  });

  it('starts nothing without goods', async () => {
    const shop = await opened(() => none, {}, 0);
    expect(shop.calls()).toEqual([]);
  });

  it('leads a guest who may not order to the login page and back [CHK-11]', async () => {
    const shop = await opened(() => none, { guestCheckoutEnabled: false });
    expect(shop.calls()).toEqual([]);
    expect(shop.store.getState().location.pending?.target).toMatchObject({
      pathname: '/login',
      search: '?startUrl=%2Fcheckout',
    });
  });
});

describe('waiting until the checkout is ready', () => {
  const waiting: Answering = () => ({ status: 202, body: checkoutOf() });

  it('reads 15 times in all, in the rhythm of the platform, then gives up [CHK-03]', async () => {
    const shop = await opened(waiting);
    expect(shop.sent).toHaveLength(5);
    await jest.advanceTimersByTimeAsync(200_000);
    const times = shop.sent.map(({ at }) => at);
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? NaN));
    expect(gaps).toEqual([0, 0, 0, 0, 100, 200, 300, 400, 1500, 3000, 6000, 12_000, 24_000, 48_000]);
    expect(shop.state().phase).toEqual({
      kind: 'failed',
      problem: { code: 'MAXIMUM_WAIT', status: 0, message: 'async maximum wait exceeded' },
    });
  });

  it('stops as soon as it is ready [CHK-03]', async () => {
    const shop = await opened((_call, nth) => (nth < 7 ? { status: 202, body: checkoutOf() } : ready()));
    await jest.advanceTimersByTimeAsync(300);
    expect(shop.sent).toHaveLength(7);
    expect(shop.outcomes()).toEqual(['opened']);
  });

  it('tries again after a lost answer, and says so meanwhile', async () => {
    const shop = await opened((_call, nth) => (nth === 1 ? 'noAnswer' : ready()));
    expect(shop.state().retryCode).toBe('NO_ANSWER');
    await jest.advanceTimersByTimeAsync(4000);
    expect(shop.state().retryCode).toBeNull();
    expect(shop.outcomes()).toEqual(['opened']);
  });
});

describe('what the server renders', () => {
  const glance = async (answer: ReturnType<Answering>) => {
    const shop = await scriptedCheckout(() => answer);
    const status = await shop.store.runSaga(needsCheckout).toPromise<number>();
    return { shop, status };
  };

  it.each([
    [none, 'SSR_FAST_CHECKOUT'],
    [{ status: 202, body: checkoutOf() }, 'SSR_NO_POLLING'],
    [refusal(410, 'CHECKOUT_EXPIRED'), 'SSR_CHECKOUT_RETRY'],
  ] as const)('never waits, starts or repeats: it is left to the browser (%#) [CHK-27]', async (answer, code) => {
    const { shop, status } = await glance(answer);
    expect(shop.calls()).toEqual(['GET active']);
    expect(shop.state().phase).toEqual({ kind: 'closed', code });
    expect(status).toBe(200);
  });

  it('shows a checkout that is ready', async () => {
    const { shop } = await glance(ready());
    expect(shop.checkout()).toMatchObject({ checkoutId });
  });
});

describe('the other tabs', () => {
  it('are followed when they change the cart: the checkout is read anew, and it is said', async () => {
    const shop = await opened(() => ready());
    shop.store.dispatch(cartChangedElsewhere());
    await jest.advanceTimersByTimeAsync(0);
    expect(shop.calls()).toEqual(['GET active', 'GET active']);
    expect(shop.store.getState().notices.queue[0]?.label.id).toBe('checkout.notice.cartChanged');
  });

  it('may have placed the order: this one shows it instead of asking again', async () => {
    const shop = await opened(() => ready());
    shop.store.dispatch(orderPlacedElsewhere({ orderReferenceNumber: 'AAAAA-BBBBB-CCCCC-DDDDD' }));
    expect(shop.state().phase).toEqual({
      kind: 'placed',
      orderReferenceNumber: 'AAAAA-BBBBB-CCCCC-DDDDD',
      elsewhere: true,
    });
    shop.store.dispatch(checkoutEvents.placeRequested('72.80'));
    await jest.advanceTimersByTimeAsync(0);
    expect(shop.calls()).toEqual(['GET active']);
  });
});

import { checkoutApi, checkoutEvents } from '../../../src/storefront/features/checkout';
import {
  cartApi,
  cartEvents,
  cartSelectors,
  couponEvents,
  preserveGuestCart,
} from '../../../src/storefront/features/cart';
import { batchEvents } from '../../../src/storefront/features/cart/page';
import { locationChanged, locationOf } from '../../../src/storefront/kernel/location';
import { accountChosen, accountLeft, loggedIn, sessionEnded } from '../../../src/storefront/kernel/session';
import { loadAllLazy } from '../../../src/storefront/kernel/lazy';
import { recordId } from '../../../src/contract/ids';
import { butterId, butterLineId, creamId, summaryOf } from '../../support/storefront/scripted/wireExamples';
import { checkoutId, checkoutOf } from '../../support/storefront/scripted/checkoutExamples';
import {
  addressId,
  begun,
  customerSession,
  ended,
  flowShop,
  type Except,
  type FlowShop,
} from '../../support/storefront/scripted/flowShop';
import { payment } from '../../support/storefront/scripted/flowCalls';
import { refusal } from '../../support/storefront/scripted/scriptedShop';
import { closeShops } from '../../support/openShops';

beforeAll(loadAllLazy);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const bundleId = recordId('product', 3);
const contactInfo = { firstName: '', lastName: '', email: '', phoneNumber: '' };
const line = { cartItemId: butterLineId, productId: butterId, quantity: 4 };
const working = { status: 202, body: checkoutOf() };

/** A process: the page and session it runs in, the replies other than the usual ones, and the action that starts it. */
interface Flow {
  readonly except?: Except;
  readonly at?: string;
  readonly session?: object;
  readonly ask: (shop: FlowShop) => void;
}

const inCheckout = (ask: Flow['ask'], except?: Except): Flow => ({ at: '/checkout', ask, ...(except && { except }) });

const flows: Readonly<Record<string, Flow>> = {
  'adding to the cart': {
    except: (call, nth) => (call === 'POST item' && nth === 1 ? refusal(503) : undefined),
    ask: ({ store }) => {
      store.dispatch(cartEvents.itemAddRequested({ productId: butterId, quantity: 10 }));
      store.dispatch(cartEvents.itemAddRequested({ productId: creamId, quantity: 1 }));
    },
  },
  'adding many at once': {
    except: (call, nth) => (call === 'POST batch' && nth === 1 ? refusal(503) : undefined),
    ask: ({ store }) => {
      store.dispatch(batchEvents.itemsAddRequested([{ productId: butterId, quantity: 10 }]));
      store.dispatch(cartEvents.itemAddRequested({ productId: butterId, quantity: 1 }));
    },
  },
  'changing and removing a line': {
    except: (call, nth) => (call === 'PATCH item' && nth === 1 ? 'noAnswer' : undefined),
    ask: ({ store }) => {
      store.dispatch(cartEvents.quantityChangeRequested(line));
      store.dispatch(cartEvents.itemRemoveRequested(line));
    },
  },
  'adding a coupon': {
    except: (call, nth) => (call === 'POST coupon' && nth === 1 ? refusal(503) : undefined),
    ask: ({ store }) => void store.dispatch(couponEvents.couponAddRequested('BEURRE10')),
  },
  'waiting for the cart': {
    except: (call, nth) =>
      call === 'GET summary' && nth < 8
        ? { status: 200, body: { ...summaryOf(10), asyncOperationStatus: 'Processing' } }
        : undefined,
    ask: ({ store }) => void store.dispatch(cartApi.endpoints.cartSummary.initiate(undefined, { forceRefetch: true })),
  },
  'taking in the guest’s cart': {
    except: (call, nth) => (call === 'POST preserve' && nth === 1 ? refusal(503) : undefined),
    session: customerSession,
    ask: (shop) => {
      localStorage.setItem('comptoir.guestCart', recordId('cart', 2));
      shop.run(() => preserveGuestCart([]));
    },
  },
  'opening the checkout': inCheckout(
    () => undefined,
    (call, nth) => {
      if (call === 'GET active') return refusal(404, 'CHECKOUT_NOT_FOUND');
      if (call === 'PUT checkouts' && nth === 1) return refusal(410, 'CHECKOUT_EXPIRED');
      return call === 'GET checkout' && nth < 8 ? working : undefined;
    },
  ),
  'changing the contact': inCheckout(
    ({ store }) => void store.dispatch(checkoutEvents.contactSubmitted({ contactInfo })),
    (call, nth) => {
      if (call === 'PATCH checkout') return nth === 1 ? refusal(409, 'CHECKOUT_CONFLICT') : working;
      return call === 'GET checkout' && nth > 1 && nth < 5 ? working : undefined;
    },
  ),
  'changing an address of the book': inCheckout(
    ({ store }) => {
      const address = { ...contactInfo, companyName: '', street: '', postalCode: '', city: '', country: 'FR' };
      store.dispatch(checkoutEvents.addressSubmitted({ addressId, address, kept: false }));
      store.dispatch(checkoutEvents.contactSubmitted({ contactInfo }));
    },
    (call, nth) => (call === 'PATCH checkout' && nth === 1 ? refusal(423) : undefined),
  ),
  'choosing the way': inCheckout(({ store }) => {
    const deliveryMethodId = recordId('deliveryMethod', 2);
    store.dispatch(
      checkoutEvents.deliverySubmitted({ deliveryMethodId, desiredDeliveryDate: null, shippingInstructions: 'Quai 2' }),
    );
  }),
  'sharing out the goods': inCheckout(
    ({ store }) => {
      const deliveryGroupId = recordId('deliveryGroup', 2);
      const arrangements = [{ deliveryGroupId, cartItemId: butterLineId, quantity: '1' }];
      store.dispatch(checkoutEvents.sharesSubmitted({ arrangements, onwards: false }));
      store.dispatch(checkoutEvents.groupRemovalRequested({ deliveryGroupId }));
    },
    (call, nth) => {
      if (call === 'POST arrange' && nth === 1) return refusal(409, 'CHECKOUT_CONFLICT');
      if (call === 'DELETE group' && nth === 1) return 'noAnswer';
      return call === 'GET checkout' && nth < 4 ? working : undefined;
    },
  ),
  'placing the order': inCheckout(
    (shop) => {
      shop.withFrame(5);
      shop.place();
    },
    (call, nth) => {
      if (call === 'POST prepare' && nth === 1) return refusal(429, 'REQUEST_LIMIT_EXCEEDED');
      if (call === 'POST payments') return nth === 1 ? 'noAnswer' : nth === 2 ? payment('Pending') : undefined;
      return call === 'POST submit' && nth === 1 ? refusal(423) : undefined;
    },
  ),
};

/** Ways in which a process is cancelled. */
const endings: Readonly<Record<string, (shop: FlowShop) => void>> = {
  'the tab is closed': closeShops,
  'the session ends': ({ store }) => void store.dispatch(sessionEnded({ userId: customerSession.userId })),
  'another user is there': ({ store }) => void store.dispatch(loggedIn({ userId: recordId('user', 2) })),
  'the shopper goes elsewhere': ({ store }) =>
    void store.dispatch(locationChanged(locationOf('/search?term=lait', 'x'), 'PUSH')),
};

/** Runs a process until its n-th wait; null when it has ended before. */
async function drive({ except, at = '/', session, ask }: Flow, steps: number) {
  const shop = await flowShop({
    latencyMs: 7,
    ...(except && { except }),
    ...(session && { session }),
  });
  shop.goTo(at);
  const isCheckout = at === '/checkout';
  const opens = ask === flows['opening the checkout']?.ask;
  shop.startCart();
  if (isCheckout && !opens) shop.store.dispatch(checkoutEvents.firstRead({ checkoutId }));
  if (isCheckout) shop.startCheckout();
  if (isCheckout && !opens) {
    // The page has read the checkout already.
    const value = { ...checkoutOf(), checkoutStatus: 200 };
    const entry = { endpointName: 'checkout' as const, arg: checkoutId, value };
    shop.store.dispatch(checkoutApi.util.upsertQueryEntries([entry]));
  }
  ask(shop);
  await jest.advanceTimersByTimeAsync(0);
  for (let step = 0; step < steps; step += 1) {
    if (begun(shop).length > 0 && ended(shop).length >= begun(shop).length) return null;
    await jest.advanceTimersToNextTimerAsync();
  }
  return shop;
}

/** The number of waits of a process that is not cancelled. */
async function waitsOf(flow: Flow): Promise<number> {
  const shop = await drive(flow, 0);
  if (!shop) throw new Error('The process ended before it began.');
  for (let waits = 0; waits < 60; waits += 1) {
    if (begun(shop).length > 0 && ended(shop).length === begun(shop).length) return waits;
    await jest.advanceTimersToNextTimerAsync();
  }
  throw new Error(`No end: ${JSON.stringify({ begun: begun(shop), ended: ended(shop), calls: shop.calls() })}`);
}

describe.each(Object.keys(flows))('%s', (name) => {
  const flow = flows[name] ?? { ask: () => undefined };

  it('waits several times and ends by itself in one outcome for each command', async () => {
    expect(await waitsOf(flow)).toBeGreaterThan(1);
  });

  it.each(Object.keys(endings))(
    'has exactly one outcome for each command when %s, at whatever it waits for',
    async (ending) => {
      const waits = await waitsOf(flow);
      closeShops();
      for (let steps = 0; steps < waits; steps += 1) {
        localStorage.clear();
        sessionStorage.clear();
        const shop = await drive(flow, steps);
        if (!shop) break;
        endings[ending]?.(shop);
        await jest.advanceTimersByTimeAsync(700_000);
        closeShops();
        const ids = (types: readonly string[]) =>
          shop.actions
            .filter(({ type }) => types.includes(type))
            .map(({ payload }) => (payload as { commandId?: string } | undefined)?.commandId ?? '')
            .sort();
        expect({ steps, outcomes: ended(shop).length }).toEqual({ steps, outcomes: begun(shop).length });
        const named = ids(ended(shop)).filter((id) => id !== '');
        expect(new Set(named).size).toBe(named.length);
        expect(cartSelectors.selectIsProcessing(shop.store.getState())).toBe(false);
        expect(shop.checkout().inFlight).toEqual([]);
        expect(shop.checkout().placing).toBeNull();
        closeShops();
      }
    },
  );
});

it.each([
  ['the session ends', sessionEnded({ userId: customerSession.userId })],
  ['the account is left', accountLeft()],
  ['another account is chosen', accountChosen({ id: recordId('account', 2), name: 'Les Jardins d’Étretat' })],
] as const)('what was asked for before is not sent for who comes next when %s [PRF-09]', async (_name, change) => {
  const shop = await flowShop({ latencyMs: 7 });
  shop.startCart();
  for (const productId of [butterId, creamId, bundleId]) {
    shop.store.dispatch(cartEvents.itemAddRequested({ productId, quantity: 1 }));
  }
  await jest.advanceTimersByTimeAsync(1);
  shop.store.dispatch(change);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(shop.calls()).toEqual(['POST item']);
  shop.store.dispatch(cartEvents.itemAddRequested({ productId: butterId, quantity: 4 }));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(shop.calls().filter((call) => call === 'POST item')).toHaveLength(2);
  expect(ended(shop)).toEqual([...Array<string>(3).fill('cart/itemAddFailed'), 'cart/itemAdded']);
});

it('a checkout that nobody looks at any more is read no further, and is opened by the next visit', async () => {
  const shop = await flowShop({ except: (call) => (call === 'GET active' ? working : undefined) });
  shop.goTo('/checkout');
  shop.startCheckout();
  await jest.advanceTimersByTimeAsync(1000);
  const reads = shop.sent.length;
  shop.goTo('/cart');
  await jest.advanceTimersByTimeAsync(200_000);
  expect(shop.sent).toHaveLength(reads);
  expect(shop.checkout().phase).toEqual({ kind: 'closed', code: null });
  shop.goTo('/checkout');
  await jest.advanceTimersByTimeAsync(0);
  expect(shop.sent.length).toBeGreaterThan(reads);
});

it('an order on its way is not broken off because the shopper looks at another page', async () => {
  const shop = await flowShop({ latencyMs: 7, except: () => undefined });
  shop.goTo('/checkout');
  shop.startCheckout();
  await jest.advanceTimersByTimeAsync(100);
  shop.giveReference();
  shop.place();
  await jest.advanceTimersByTimeAsync(8);
  shop.goTo('/');
  await jest.advanceTimersByTimeAsync(1000);
  expect(ended(shop).at(-1)).toBe('checkout/orderPlaced');
});

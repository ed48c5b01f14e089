import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { recordId } from '../../../src/contract/ids';
import { slicesJoined } from '../../../src/storefront/kernel/lateSlices';
import { loadAllPages } from '../../../src/storefront/app/routing/pageModules';
import { loadAllLazy } from '../../../src/storefront/kernel/lazy';
import { cartEvents, couponEvents, preserveGuestCart } from '../../../src/storefront/features/cart';
import { batchEvents } from '../../../src/storefront/features/cart/page';
import { checkoutApi, checkoutEvents } from '../../../src/storefront/features/checkout';
import { noticesSaga } from '../../../src/storefront/features/notices';
import { NoticeRegion } from '../../../src/storefront/layout/notices';
import { VaultProvider } from '../../../src/storefront/kernel/personal';
import { MessagesProvider } from '../../../src/storefront/messages';
import { translate } from '../../support/storefront/french';
import cartPreserve from '../../../src/storefront/messages/fr-FR/cartPreserve.json';
import cartProblems from '../../../src/storefront/messages/fr-FR/cartProblems.json';
import checkoutProblems from '../../../src/storefront/messages/fr-FR/checkoutProblems.json';
import { cart } from '../../../src/storefront/pages/cart';
import { checkout } from '../../../src/storefront/pages/checkout';
import { butterId, butterLineId } from '../../support/storefront/scripted/wireExamples';
import { checkoutError, checkoutId, checkoutOf } from '../../support/storefront/scripted/checkoutExamples';
import {
  addressId,
  begun,
  customerSession,
  ended,
  flowShop,
  type FlowShop,
} from '../../support/storefront/scripted/flowShop';
import type { CallName } from '../../support/storefront/scripted/flowCalls';
import { refusal, type Reply } from '../../support/storefront/scripted/scriptedShop';

beforeAll(() => Promise.all([loadAllPages(), loadAllLazy()]));
beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = () => undefined;
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** Every kind of failure that a call may have (CHK-10), one at a time. */
const failures: Readonly<Record<string, Reply>> = {
  'no answer': 'noAnswer',
  'text instead of JSON': { status: 200, text: '<html><body>Bad gateway' },
  'JSON of another shape': { status: 200, body: 'done' },
  'JSON that is null': { status: 200, body: null },
  '400 as an array': refusal(400, 'INVALID_API_INPUT', 'Refusé.'),
  '400 without a body': { status: 400, text: '' },
  '401': refusal(401, 'INVALID_SESSION_ID'),
  '403': refusal(403, 'INSUFFICIENT_ACCESS'),
  '404': refusal(404, 'ITEM_NOT_FOUND'),
  '408': { status: 408, statusText: 'Request Timeout', text: '' },
  '409': refusal(409, 'CHECKOUT_CONFLICT'),
  '410': refusal(410, 'CHECKOUT_EXPIRED'),
  '412 as one object': { status: 412, body: { errorCode: 'PRECONDITION', message: 'Refusé.' } },
  '422 of the inventory': { status: 422, body: { errors: [checkoutError('/commerce/integrations/inventory')] } },
  '422 of the cart': { status: 422, body: { errors: [checkoutError('/commerce/errors/cart-validation-failure')] } },
  '422 as an array': refusal(422, 'INVALID_API_INPUT'),
  '423': { status: 423, text: '' },
  '429': { status: 429, body: [{ errorCode: 'REQUEST_LIMIT_EXCEEDED', message: '' }], headers: { 'retry-after': '1' } },
  '500 with a page': { status: 500, text: '<h1>500</h1>' },
  '503': refusal(503, 'SERVER_UNAVAILABLE'),
};

const nowhere = { params: {}, query: new URLSearchParams() };
const contactInfo = { firstName: '', lastName: '', email: '', phoneNumber: '' };
const groupId = recordId('deliveryGroup', 2);
const line = { cartItemId: butterLineId, productId: butterId, quantity: 4 };

interface Flow {
  readonly at: string;
  readonly calls: readonly CallName[];
  /** Calls whose replies must be changed for the failing call to be made at all. */
  readonly before?: (call: CallName) => Reply | undefined;
  /** Whether the page itself makes the call, or needs a call first; otherwise the page is rendered after the flow. */
  readonly shows?: boolean;
  readonly opens?: boolean;
  readonly webstore?: object;
  readonly session?: object;
  readonly ask: (shop: FlowShop) => void;
}

const order: Pick<Flow, 'at' | 'ask'> = {
  at: '/checkout',
  ask: (shop) => {
    shop.giveReference();
    shop.withFrame(5);
    shop.place();
  },
};

const flows: Readonly<Record<string, Flow>> = {
  'showing the cart': {
    at: '/cart',
    shows: true,
    calls: ['GET items'],
    ask: () => undefined,
  },
  'adding to the cart': {
    at: '/cart',
    calls: ['POST item'],
    ask: ({ store }) => void store.dispatch(cartEvents.itemAddRequested({ productId: butterId, quantity: 10 })),
  },
  'adding many at once': {
    at: '/cart',
    calls: ['POST batch'],
    ask: ({ store }) => {
      const products = [{ productId: butterId, quantity: 10 }];
      store.dispatch(batchEvents.itemsAddRequested(products));
    },
  },
  'changing a line': {
    at: '/cart',
    calls: ['PATCH item'],
    ask: ({ store }) => void store.dispatch(cartEvents.quantityChangeRequested(line)),
  },
  'removing a line': {
    at: '/cart',
    calls: ['DELETE item'],
    ask: ({ store }) => void store.dispatch(cartEvents.itemRemoveRequested(line)),
  },
  'entering a code': {
    at: '/cart',
    shows: true,
    calls: ['POST coupon'],
    ask: ({ store }) => void store.dispatch(couponEvents.couponAddRequested('DIX')),
  },
  'taking a code back': {
    at: '/cart',
    shows: true,
    calls: ['DELETE coupon'],
    ask: ({ store }) => {
      const coupon = { cartCouponId: recordId('coupon', 1), couponCode: 'DIX' };
      store.dispatch(couponEvents.couponRemoveRequested(coupon));
    },
  },
  'taking in the guest’s cart': {
    at: '/cart',
    calls: ['POST preserve'],
    session: customerSession,
    ask: (shop) => {
      localStorage.setItem('comptoir.guestCart', recordId('cart', 2));
      shop.run(() => preserveGuestCart([{ productId: butterId, name: 'Beurre', quantity: 2 }]));
    },
  },
  'opening the checkout': {
    at: '/checkout',
    calls: ['GET active', 'PUT checkouts', 'GET checkout'],
    before: (call) => (call === 'GET active' ? refusal(404, 'CHECKOUT_NOT_FOUND') : undefined),
    opens: true,
    ask: () => undefined,
  },
  'starting anew': {
    at: '/checkout',
    calls: ['DELETE active'],
    before: (call) => (call === 'GET active' ? refusal(410, 'CHECKOUT_EXPIRED') : undefined),
    opens: true,
    ask: () => undefined,
  },
  'changing the contact': {
    at: '/checkout',
    calls: ['PATCH checkout'],
    ask: ({ store }) => void store.dispatch(checkoutEvents.contactSubmitted({ contactInfo })),
  },
  'changing an address of the book': {
    at: '/checkout',
    calls: ['PATCH address', 'PATCH checkout'],
    session: customerSession,
    ask: ({ store }) => {
      const address = { ...contactInfo, companyName: '', street: '', postalCode: '', city: '', country: 'FR' };
      store.dispatch(checkoutEvents.addressSubmitted({ addressId, address, kept: false }));
    },
  },
  'choosing the way': {
    at: '/checkout',
    calls: ['PATCH checkout'],
    ask: ({ store }) => {
      const deliveryMethodId = recordId('deliveryMethod', 2);
      store.dispatch(
        checkoutEvents.deliverySubmitted({ deliveryMethodId, desiredDeliveryDate: null, shippingInstructions: null }),
      );
    },
  },
  'adding a delivery': {
    at: '/checkout',
    calls: ['POST group'],
    ask: ({ store }) => {
      const submitted = { deliveryGroupId: 'new', addressId, address: null, kept: false };
      store.dispatch(checkoutEvents.addressSubmitted(submitted));
    },
  },
  'choosing the way of one delivery': {
    at: '/checkout',
    calls: ['PATCH group'],
    ask: ({ store }) => {
      const preferences = { desiredDeliveryDate: null, shippingInstructions: null };
      const deliveryMethodId = recordId('deliveryMethod', 2);
      store.dispatch(checkoutEvents.deliverySubmitted({ deliveryGroupId: groupId, deliveryMethodId, ...preferences }));
    },
  },
  'sharing out the goods': {
    at: '/checkout',
    calls: ['POST arrange'],
    ask: ({ store }) => {
      const arrangements = [{ deliveryGroupId: groupId, cartItemId: butterLineId, quantity: '1' }];
      store.dispatch(checkoutEvents.sharesSubmitted({ arrangements, onwards: false }));
    },
  },
  'taking a delivery away': {
    at: '/checkout',
    calls: ['DELETE group'],
    ask: ({ store }) => void store.dispatch(checkoutEvents.groupRemovalRequested({ deliveryGroupId: groupId })),
  },
  'ordering in two steps': { ...order, calls: ['POST prepare', 'GET checkout', 'POST payments', 'POST submit'] },
  'ordering in one step': { ...order, calls: ['POST orders'], webstore: { placeOrderV2Enabled: false } },
};

/** Runs a flow in which one call always fails, on its page, until nothing more happens. */
async function failing({ at, shows, before, opens, webstore, session, ask }: Flow, call: CallName, reply: Reply) {
  const shop = await flowShop({
    except: (called) => (called === call ? reply : before?.(called)),
    ...(webstore && { webstore }),
    ...(session && { session }),
  });
  shop.goTo(at);
  if (at === '/cart') shop.store.dispatch(slicesJoined({ names: ['coupons'] }));
  if (at === '/checkout' && opens !== true) {
    shop.store.dispatch(checkoutEvents.firstRead({ checkoutId }));
    const entry = {
      endpointName: 'checkout' as const,
      arg: checkoutId,
      value: { ...checkoutOf(), checkoutStatus: 200 },
    };
    shop.store.dispatch(checkoutApi.util.upsertQueryEntries([entry]));
  }
  const show = () =>
    render(
      <Provider store={shop.store}>
        <VaultProvider vault={shop.vault}>
          <MessagesProvider translate={translate}>
            {at === '/checkout' ? <checkout.Page {...nowhere} /> : <cart.Page {...nowhere} />}
            <NoticeRegion />
          </MessagesProvider>
        </VaultProvider>
      </Provider>,
    );
  if (shows === true) show();
  await act(async () => {
    await jest.advanceTimersByTimeAsync(0);
    shop.startCart();
    shop.run(noticesSaga);
    if (at === '/checkout') shop.startCheckout();
    ask(shop);
    // Toasts disappear by themselves, so their texts are collected while they are shown.
    await untilOver(shop);
  });
  if (shows !== true) show();
  return shop;
}

async function untilOver(shop: FlowShop): Promise<void> {
  await jest.advanceTimersByTimeAsync(1);
  for (let waits = 0; waits < 200 && ended(shop).length < begun(shop).length; waits += 1) {
    await jest.advanceTimersToNextTimerAsync();
  }
  await jest.advanceTimersByTimeAsync(1);
}

const cartTexts = { ...cartProblems, ...cartPreserve } as const;
type TextId = keyof typeof cartTexts | keyof typeof checkoutProblems;
type Expected = TextId | 'success' | `coupon ${string}`;

/** The text for each kind of failure, whatever was requested; other texts say what to do next. */
const kinds: Readonly<
  Record<string, readonly [cart: keyof typeof cartTexts, checkout: keyof typeof checkoutProblems]>
> = {
  'no answer': ['cart.problem.noAnswer', 'checkout.problem.noAnswer'],
  'text instead of JSON': ['cart.problem.serverDown', 'checkout.problem.serverDown'],
  'JSON of another shape': ['cart.problem.serverDown', 'checkout.problem.serverDown'],
  'JSON that is null': ['cart.problem.serverDown', 'checkout.problem.serverDown'],
  '400 as an array': ['cart.problem.refused', 'checkout.problem.input'],
  '400 without a body': ['cart.problem.refused', 'checkout.problem.refused'],
  '401': ['cart.problem.loginNeeded', 'checkout.problem.loginNeeded'],
  '403': ['cart.problem.loginNeeded', 'checkout.problem.loginNeeded'],
  '404': ['cart.problem.gone', 'checkout.problem.expired'],
  '408': ['cart.problem.noAnswer', 'checkout.problem.noAnswer'],
  '409': ['cart.problem.busy', 'checkout.problem.cartChanged'],
  '410': ['cart.problem.gone', 'checkout.problem.expired'],
  '412 as one object': ['cart.problem.refused', 'checkout.problem.missing'],
  '422 of the inventory': ['cart.problem.refused', 'checkout.problem.stock'],
  '422 of the cart': ['cart.problem.refused', 'checkout.problem.cartInvalid'],
  '422 as an array': ['cart.problem.refused', 'checkout.problem.input'],
  '423': ['cart.problem.busy', 'checkout.problem.busy'],
  '429': ['cart.problem.tooManyCalls', 'checkout.problem.tooManyCalls'],
  '500 with a page': ['cart.problem.serverDown', 'checkout.problem.serverDown'],
  '503': ['cart.problem.serverDown', 'checkout.problem.serverDown'],
};

/** Failures without a text of their own, and those that a process recovers from by itself. */
const otherwise: Readonly<Partial<Record<CallName, Readonly<Record<string, Expected>>>>> = {
  'DELETE item': { 'JSON of another shape': 'success', 'JSON that is null': 'success' },
  'PATCH address': { 'JSON of another shape': 'success', 'JSON that is null': 'success' },
  // A missing delivery does not mean a missing checkout.
  'POST group': { '404': 'checkout.problem.deliveriesChanged' },
  'PATCH group': { '404': 'checkout.problem.deliveriesChanged' },
  'POST arrange': { '404': 'checkout.problem.deliveriesChanged' },
  'DELETE group': {
    '404': 'checkout.problem.deliveriesChanged',
    'JSON of another shape': 'success',
    'JSON that is null': 'success',
  },
  'DELETE active': { 'JSON of another shape': 'success', 'JSON that is null': 'success', '404': 'success' },
  'GET active': { '404': 'success', '410': 'success' },
  'POST payments': { '500 with a page': 'checkout.problem.paymentDown', '503': 'checkout.problem.paymentDown' },
};

/** The guest's cart is kept for the next page, or reported as lost, with its one product. */
function ofPreserving(failure: string): Expected {
  if (failure.startsWith('JSON')) return 'success';
  return ['400', '403', '404', '410', '412', '422'].some((status) => failure.startsWith(status))
    ? 'cart.preserve.message'
    : 'cart.preserve.failedForNow';
}

/** The error at the field of a coupon, by the code of the failure. */
function ofCoupon(call: CallName, failure: string): Expected {
  if (call === 'DELETE coupon' && failure.startsWith('JSON')) return 'success';
  const codes: Readonly<Partial<Record<string, string>>> = {
    'no answer': 'NO_ANSWER',
    '400 as an array': 'INVALID_API_INPUT',
    '404': 'ITEM_NOT_FOUND',
    '422 as an array': 'INVALID_API_INPUT',
    '429': 'REQUEST_LIMIT_EXCEEDED',
  };
  return `coupon ${codes[failure] ?? 'ANY_OTHER'}`;
}

function expectedOf(name: string, call: CallName, failure: string): Expected {
  if (call === 'POST preserve') return ofPreserving(failure);
  if (call.endsWith(' coupon')) return ofCoupon(call, failure);
  return otherwise[call]?.[failure] ?? kinds[failure]?.[flows[name]?.at === '/cart' ? 0 : 1] ?? 'success';
}

function written(expected: Exclude<Expected, 'success'>): string {
  if (expected === 'cart.preserve.message') return 'Un produit n’a pas pu être repris, ou seulement en partie.';
  const texts: Readonly<Partial<Record<string, string>>> = { ...cartTexts, ...checkoutProblems };
  return texts[expected] ?? translate('cart.coupon.problem', { code: expected.replace('coupon ', '') });
}
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const successes =
  /\/(itemAdded|itemsAdded|couponAdded|couponRemoved|quantityChanged|itemRemoved|preserved|opened|changed|orderPlaced)$/;

const rows = Object.entries(flows).flatMap(([name, { calls }]) =>
  calls.flatMap((call) =>
    Object.keys(failures).map((failure) => [name, call, failure, expectedOf(name, call, failure)] as const),
  ),
);

describe('a call that always fails', () => {
  it.each(rows)(
    'ends in its outcome and a clear text: %s, %s, %s: %s [CHK-10]',
    async (name, call, failure, expected) => {
      const flow = flows[name];
      const reply = failures[failure];
      if (!flow || reply === undefined) throw new Error('No such row.');
      const shop = await failing(flow, call, reply);
      expect(shop.calls()).toContain(call);
      expect(ended(shop)).toHaveLength(begun(shop).length);
      const [outcome] = ended(shop);
      if (expected === 'success') {
        expect(outcome).toMatch(successes);
        return;
      }
      if (outcome !== undefined) expect(outcome).toMatch(/(Failed|Refused)$/);
      expect(plain(document.body.textContent)).toContain(plain(written(expected)));
      expect(document.body.textContent).not.toMatch(/undefined|\[object|HTTP_|‹/);
    },
  );
});

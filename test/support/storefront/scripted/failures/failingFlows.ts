import { recordId } from '../../../../../src/contract/ids';
import { cartEvents, couponEvents, preserveGuestCart } from '../../../../../src/storefront/features/cart';
import { batchEvents } from '../../../../../src/storefront/features/cart/page';
import { checkoutEvents } from '../../../../../src/storefront/features/checkout';
import { butterId, butterLineId } from '../wireExamples';
import { checkoutError } from '../checkoutExamples';
import { addressId, customerSession, type FlowShop } from '../flowShop';
import type { CallName } from '../flowCalls';
import { refusal, type Reply } from '../scriptedShop';

/** Every kind of failure that a call may have (CHK-10), one at a time. */
export const failures: Readonly<Record<string, Reply>> = {
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

const contactInfo = { firstName: '', lastName: '', email: '', phoneNumber: '' };
const groupId = recordId('deliveryGroup', 2);
const line = { cartItemId: butterLineId, productId: butterId, quantity: 4 };

/** A process of a page, and the calls in it that may fail. */
export interface Flow {
  readonly at: string;
  readonly calls: readonly CallName[];
  /** Calls whose replies must be changed for the failing call to be made at all. */
  readonly before?: (call: CallName) => Reply | undefined;
  /**
   * Whether the page is rendered before the flow starts: because the page itself makes the call, or because the flow
   * needs a rendered page. By default it is rendered when the flow is over.
   */
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

export const flows: Readonly<Record<string, Flow>> = {
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

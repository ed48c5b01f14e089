import type { Checkout } from '../../../src/contract/checkout/checkout';
import { recordId } from '../../../src/contract/ids';
import { addSlices, slicesJoined } from '../../../src/storefront/app/lateSlices';
import { cartApi } from '../../../src/storefront/features/cart';
import { checkoutReducer, checkoutSaga } from '../../../src/storefront/features/checkout';
import { selectCheckout, selectCheckoutState } from '../../../src/storefront/features/checkout/checkoutSelectors';
import { locationChanged, locationOf } from '../../../src/storefront/features/navigation';
import { scriptedStore, type Reply } from './scriptedHttp';
import { cartItemsOf, cartLine, summaryOf } from './wireExamples';

export { refusal } from './scriptedHttp';

export const checkoutId = recordId('checkout', 1);

/** A checkout of ten kilos of butter, ready to be paid. */
export const checkoutOf = (changes: Partial<Checkout> = {}): Checkout => ({
  checkoutId,
  cartSummary: { ...cartItemsOf([cartLine()]).cartSummary, grandTotalAmount: '72.80' },
  contactInfo: { firstName: 'Nora', lastName: 'Delaunay', email: 'nora@example.org', phoneNumber: null },
  deliveryGroups: {
    count: 1,
    items: [
      {
        id: recordId('deliveryGroup', 1),
        deliveryGroupId: recordId('deliveryGroup', 1),
        cartId: recordId('cart', 1),
        name: 'Livraison',
        isDefault: true,
        isGift: false,
        giftMessage: null,
        giftToName: null,
        deliveryAddress: {
          id: null,
          name: 'Nora Delaunay',
          firstName: 'Nora',
          lastName: 'Delaunay',
          companyName: null,
          street: '12 rue du Four',
          city: 'Lyon',
          region: null,
          postalCode: '69002',
          country: 'FR',
          phoneNumber: null,
        },
        desiredDeliveryDate: null,
        shippingInstructions: null,
        availableDeliveryMethods: [],
        selectedDeliveryMethod: {
          id: recordId('deliveryMethod', 1),
          name: 'Standard',
          description: null,
          carrier: null,
          classOfService: null,
          shippingFee: '0.00',
          currencyIsoCode: 'EUR',
        },
        deliveryDays: ['2026-11-26', '2026-11-27'],
        totalCartItemCount: 1,
        totalProductAmount: '69.00',
        isAllDigitalCartItems: false,
        errors: [],
      },
    ],
  },
  taxes: [{ ratePercentage: '5.50', netAmount: '69.00', taxAmount: '3.80' }],
  payment: null,
  errors: [],
  orderReferenceNumber: null,
  statusCode: '200',
  customFields: [],
  ...changes,
});

export const checkoutError = (type: string, detail = 'Refusé.') => ({
  type,
  title: 'Erreur',
  detail,
  instance: '',
  invalidParameters: [],
});

export type Answering = (call: string, nth: number, body: unknown) => Reply;

export const ready = (changes: Partial<Checkout> = {}): Reply => ({ status: 200, body: checkoutOf(changes) });

interface SentCall {
  /** "PATCH id", "POST payments": the method and the last part of the path. */
  readonly call: string;
  readonly at: number;
  readonly key: string | undefined;
  readonly body: unknown;
}

/** The shop's own store at the checkout with its sagas; the other side answers as the test says, call by call. */
export async function scriptedCheckout(answering: Answering, webstore: object = {}, goods = 10) {
  const counts = new Map<string, number>();
  const cart: Readonly<Record<string, unknown>> = {
    'compact-summary': { ...summaryOf(goods), uniqueProductCount: goods > 0 ? 1 : 0 },
    'cart-items': cartItemsOf(goods > 0 ? [cartLine()] : []),
  };
  const calls: SentCall[] = [];
  const { store, vault, actions, run } = await scriptedStore({
    webstore: { guestCheckoutEnabled: true, placeOrderV2Enabled: true, shippingCountries: ['FR'], ...webstore },
    reply: ({ method, url, body, at, key }) => {
      const last = (url.split('?')[0] ?? '').split('/').pop() ?? '';
      if (last in cart) return { status: 200, body: cart[last] };
      const call = `${method} ${last === checkoutId ? 'id' : last}`;
      calls.push({ call, at, key, body });
      const nth = (counts.get(call) ?? 0) + 1;
      counts.set(call, nth);
      return answering(call, nth, body);
    },
  });
  addSlices({ checkout: checkoutReducer });
  store.dispatch(slicesJoined({ names: ['checkout'] }));
  await store.dispatch(cartApi.endpoints.cartSummary.initiate());
  store.dispatch(locationChanged(locationOf('/checkout', 'default'), 'POP'));
  return {
    store,
    vault,
    sent: calls,
    actions,
    calls: () => calls.map(({ call }) => call),
    state: () => selectCheckoutState(store.getState()),
    checkout: () => selectCheckout(store.getState()),
    run: (process: Parameters<typeof run>[0] = checkoutSaga) => run(process),
    outcomes: () =>
      actions
        .map(({ type }) => type)
        .filter((type) => /^checkout\/(opened|openFailed|changed|changeFailed|orderPlaced|placeFailed)$/.test(type))
        .map((type) => type.slice(9)),
  };
}

export type ScriptedCheckout = Awaited<ReturnType<typeof scriptedCheckout>>;

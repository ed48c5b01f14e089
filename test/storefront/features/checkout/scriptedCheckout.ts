import type { Action, StoreEnhancer } from '@reduxjs/toolkit';
import type { Checkout } from '../../../../src/contract/checkout/checkout';
import { recordId } from '../../../../src/contract/ids';
import { api, type SagaGenerator } from '../../../../src/storefront/api';
import { addSlices, slicesJoined } from '../../../../src/storefront/app/lateSlices';
import { createShopStore } from '../../../../src/storefront/app/store';
import { cartApi } from '../../../../src/storefront/features/cart';
import { checkoutReducer, checkoutSaga } from '../../../../src/storefront/features/checkout';
import { selectCheckout, selectCheckoutState } from '../../../../src/storefront/features/checkout/checkoutSelectors';
import { contextApi } from '../../../../src/storefront/features/context';
import { locationChanged, locationOf } from '../../../../src/storefront/features/navigation';
import type { HttpAnswer } from '../../../../src/storefront/runtime/http';
import { createVault } from '../../../../src/storefront/runtime/vault';
import { cartItemsOf, cartLine, guestSession, openWebstore, siteInfo, summaryOf } from '../cart/wireExamples';

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

interface Reply {
  readonly status: number;
  readonly body?: unknown;
}
export type Answering = (call: string, nth: number, body: unknown) => Reply | 'noAnswer';

export const refusal = (status: number, errorCode = 'UNKNOWN_EXCEPTION'): Reply => ({
  status,
  body: [{ errorCode, message: 'Refused.' }],
});
export const ready = (changes: Partial<Checkout> = {}): Reply => ({ status: 200, body: checkoutOf(changes) });

export interface Sent {
  /** "PATCH id", "POST payments": the method and the last part of the path. */
  readonly call: string;
  readonly at: number;
  readonly key: string | undefined;
  readonly body: unknown;
}

/** The checkout's own store and sagas; the other side answers as the test says, call by call. */
export async function scriptedCheckout(answering: Answering, webstore: object = {}, goods = 10) {
  const sent: Sent[] = [];
  const counts = new Map<string, number>();
  const answerOf = ({ status, body = null }: Reply): HttpAnswer => ({
    status,
    statusText: '',
    header: () => null,
    text: status === 204 ? '' : JSON.stringify(body),
  });
  const contexts: Readonly<Record<string, unknown>> = {
    'site-info': siteInfo,
    'application-context': {
      ...openWebstore,
      guestCheckoutEnabled: true,
      placeOrderV2Enabled: true,
      shippingCountries: ['FR'],
      ...webstore,
    },
    'session-context': guestSession,
    'compact-summary': { ...summaryOf(goods), uniqueProductCount: goods > 0 ? 1 : 0 },
    'cart-items': cartItemsOf(goods > 0 ? [cartLine()] : []),
  };
  const http = async (request: Parameters<Parameters<typeof createShopStore>[0]['outside']['http']>[0]) => {
    const context = Object.entries(contexts).find(([name]) => request.url.includes(name));
    if (context) return answerOf({ status: 200, body: context[1] });
    const last = (request.url.split('?')[0] ?? '').split('/').pop() ?? '';
    const call = `${request.method} ${last === checkoutId ? 'id' : last}`;
    const body: unknown = request.body === undefined ? undefined : JSON.parse(request.body);
    sent.push({ call, at: Date.now(), key: request.headers['idempotency-key'], body });
    const nth = (counts.get(call) ?? 0) + 1;
    counts.set(call, nth);
    const reply = answering(call, nth, body);
    if (reply === 'noAnswer') throw new TypeError('Failed to fetch');
    return answerOf(reply);
  };
  const vault = createVault();
  const actions: Action[] = [];
  const recorder: StoreEnhancer = (createStore) => (reducer, preloaded) => {
    const inner = createStore(reducer, preloaded);
    return { ...inner, dispatch: (action) => (actions.push(action), inner.dispatch(action)) };
  };
  const store = createShopStore({ outside: { http, vault }, recorder });
  addSlices({ checkout: checkoutReducer });
  store.dispatch(slicesJoined({ names: ['checkout'] }));
  await store.dispatch(contextApi.endpoints.siteInfo.initiate());
  await store.dispatch(contextApi.endpoints.applicationContext.initiate());
  await store.dispatch(contextApi.endpoints.sessionContext.initiate());
  await store.dispatch(cartApi.endpoints.cartSummary.initiate());
  store.dispatch(locationChanged(locationOf('/checkout', 'default'), 'POP'));
  return {
    store,
    vault,
    sent,
    actions,
    calls: () => sent.map(({ call }) => call),
    state: () => selectCheckoutState(store.getState()),
    checkout: () => selectCheckout(store.getState()),
    run: (process: () => SagaGenerator = checkoutSaga) => store.runSaga(process),
    outcomes: () =>
      actions
        .map(({ type }) => type)
        .filter((type) => /^checkout\/(opened|openFailed|changed|changeFailed|orderPlaced|placeFailed)$/.test(type))
        .map((type) => type.slice(9)),
    close: () => void store.dispatch(api.util.resetApiState()),
  };
}

export type ScriptedCheckout = Awaited<ReturnType<typeof scriptedCheckout>>;

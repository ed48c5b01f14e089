import type { Action, StoreEnhancer } from '@reduxjs/toolkit';
import { recordId } from '../../../src/contract/ids';
import { addSlices, slicesJoined } from '../../../src/storefront/app/lateSlices';
import { cartApi, cartSaga } from '../../../src/storefront/features/cart';
import { checkoutEvents, checkoutReducer, checkoutSaga } from '../../../src/storefront/features/checkout';
import { selectCheckoutState } from '../../../src/storefront/features/checkout/checkoutSelectors';
import { locationChanged, locationOf } from '../../../src/storefront/features/navigation';
import { scriptedStore, type Reply, type Sent } from './scriptedHttp';
import { cartItemsOf, cartLine, summaryOf } from './wireExamples';
import { checkoutId, checkoutOf, ready } from './scriptedCheckout';

export { refusal, type Reply } from './scriptedHttp';

const reference = 'ER37G-VYS2M-6GPHH-HG4DE';
export const addressId = recordId('address', 1);

/** The calls of the flows by name, in the order of the flows. */
const callNames = [
  'GET summary',
  'GET items',
  'GET addresses',
  'POST item',
  'POST batch',
  'PATCH item',
  'DELETE item',
  'POST coupon',
  'DELETE coupon',
  'POST preserve',
  'GET active',
  'PUT checkouts',
  'DELETE active',
  'GET checkout',
  'PATCH checkout',
  'PATCH address',
  'GET groups',
  'POST group',
  'PATCH group',
  'DELETE group',
  'POST arrange',
  'POST prepare',
  'POST payments',
  'POST submit',
  'POST orders',
] as const;
export type CallName = (typeof callNames)[number];

/** Other than usual: the reply to a call for the nth time, or undefined for the usual one. */
export type Except = (call: CallName, nth: number, body: unknown) => Reply | undefined;

const acted = (action: string, orderReferenceNumber: string | null): Reply => ({
  status: 200,
  body: { actions: [{ action, success: true, orderReferenceNumber, errors: [] }], errors: [] },
});

export const payment = (salesforceResultCode: string, status = 200): Reply => ({
  status,
  body: {
    salesforceResultCode,
    errors: [],
    paymentData: {
      transactionId: 'tx',
      methodLabel: 'Visa',
      mandateReference: null,
      amount: '72.80',
      currencyIsoCode: 'EUR',
    },
  },
});

const usual: Readonly<Record<CallName, Reply>> = {
  'GET summary': { status: 200, body: summaryOf(10) },
  'GET items': { status: 200, body: cartItemsOf([cartLine()]) },
  'GET addresses': { status: 200, body: { count: 0, items: [] } },
  'POST item': { status: 201, body: cartLine() },
  'POST batch': { status: 201, body: { hasErrors: false, results: [{ statusCode: 201, result: cartLine() }] } },
  'PATCH item': { status: 200, body: cartLine({ quantity: '4.0' }) },
  'DELETE item': { status: 204 },
  'POST coupon': { status: 201, body: { cartCoupons: { coupons: [] } } },
  'DELETE coupon': { status: 204 },
  'POST preserve': { status: 200, body: { succeededCartItems: [], failedCartItems: [] } },
  'GET active': ready(),
  'PUT checkouts': { status: 201, body: { checkoutId } },
  'DELETE active': { status: 204 },
  'GET checkout': ready(),
  'PATCH checkout': ready(),
  'PATCH address': { status: 204 },
  'GET groups': { status: 200, body: checkoutOf().deliveryGroups },
  'POST group': { status: 201, body: checkoutOf().deliveryGroups.items[0] },
  'PATCH group': { status: 200, body: checkoutOf().deliveryGroups.items[0] },
  'DELETE group': { status: 204 },
  'POST arrange': { status: 202, body: checkoutOf().deliveryGroups },
  'POST prepare': acted('prepare', null),
  'POST payments': payment('Success'),
  'POST submit': acted('submit', reference),
  'POST orders': { status: 201, body: { orderReferenceNumber: reference, errors: [] } },
};

/** What a path with an id at its end is about. */
const namedBy = (path: readonly string[]): string | undefined =>
  path.includes('cart-coupons')
    ? 'coupon'
    : path.includes('addresses')
      ? 'address'
      : path.includes('delivery-groups')
        ? 'group'
        : undefined;

const nameOf = ({ method, url, body }: Sent): CallName => {
  const path = (url.split('?')[0] ?? '').split('/').slice(-3);
  const last = path.at(-1) ?? '';
  const name = `${method} ${
    {
      'compact-summary': 'summary',
      'cart-coupons': 'coupon',
      'cart-items': method === 'GET' ? 'items' : 'item',
      [checkoutId]: 'checkout',
      'delivery-groups': method === 'GET' ? 'groups' : 'group',
      'arrange-items': 'arrange',
      actions: JSON.stringify(body ?? null).includes('prepare') ? 'prepare' : 'submit',
    }[last] ?? (path.includes('cart-items') && last !== 'batch' ? 'item' : (namedBy(path) ?? last))
  }`;
  const known = callNames.find((call) => call === name);
  if (name === 'GET address') return 'GET addresses';
  if (!known) throw new Error(`The script knows no ${method} ${url}`);
  return known;
};

interface Script {
  readonly except?: Except;
  /** So long each answer takes, so that a test can stand between a call and its answer. */
  readonly latencyMs?: number;
  readonly webstore?: object;
  readonly session?: object;
}

/** A session of somebody who is logged in. */
export const customerSession = { guestUser: false, userId: recordId('user', 1), accountId: recordId('account', 1) };

/**
 * The shop's own store and sagas of cart and checkout, at a page with a cart of ten kilos of butter. The other side
 * does everything well but for what the script says.
 */
export async function flowShop({ except = () => undefined, latencyMs = 0, webstore, session }: Script = {}) {
  const sent: { readonly call: CallName; readonly at: number; readonly key: string | undefined }[] = [];
  const counts = new Map<string, number>();
  let scripted = false;
  const frame: ((action: Action) => void)[] = [];
  const tap: StoreEnhancer = (createStore) => (reducer, preloaded) => {
    const inner = createStore(reducer, preloaded);
    const dispatch: typeof inner.dispatch = (action) => {
      const result = inner.dispatch(action);
      for (const listener of frame) listener(action);
      return result;
    };
    return { ...inner, dispatch };
  };
  const reply = async (request: Sent): Promise<Reply> => {
    const call = nameOf(request);
    if (!scripted) return usual[call];
    const nth = (counts.get(call) ?? 0) + 1;
    counts.set(call, nth);
    sent.push({ call, at: request.at, key: request.key });
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
    return except(call, nth, request.body) ?? usual[call];
  };
  const { store, vault, actions, run } = await scriptedStore(
    {
      reply,
      webstore: {
        guestCheckoutEnabled: true,
        placeOrderV2Enabled: true,
        shippingCountries: ['FR'],
        clientSidePaymentConfiguration: null,
        ...webstore,
      },
      session,
    },
    { tap },
  );
  addSlices({ checkout: checkoutReducer });
  store.dispatch(slicesJoined({ names: ['checkout'] }));
  await store.dispatch(cartApi.endpoints.cartSummary.initiate(undefined, { subscribe: false }));
  scripted = true;
  const giveReference = () =>
    void store.dispatch(
      checkoutEvents.referenceGiven({
        reference: vault.holdSecret('tok_1'),
        label: vault.tokenOf('Visa •••• 4242'),
        mandateReference: null,
      }),
    );
  return {
    store,
    vault,
    actions,
    sent,
    run,
    calls: () => sent.map(({ call }) => call),
    checkout: () => selectCheckoutState(store.getState()),
    goTo: (address: string) => void store.dispatch(locationChanged(locationOf(address, 'default'), 'POP')),
    /** The processes of the cart, and of the checkout where the test is about that. */
    startCart: () => run(cartSaga),
    startCheckout: () => run(checkoutSaga),
    giveReference,
    /** The provider's frame does what it is asked for, after a while: the window itself is another one. */
    withFrame(ms: number) {
      frame.push((action) => {
        if (checkoutEvents.referenceRequested.match(action)) setTimeout(giveReference, ms);
        if (checkoutEvents.placingReached.match(action) && action.payload.stage === 'authenticating') {
          setTimeout(() => void store.dispatch(checkoutEvents.authenticationEnded()), ms);
        }
      });
    },
    place: () => void store.dispatch(checkoutEvents.placeRequested(checkoutOf().cartSummary.grandTotalAmount)),
  };
}

export type FlowShop = Awaited<ReturnType<typeof flowShop>>;

const begins =
  /^(cart\/(itemAddRequested|itemsAddRequested|itemRestoreRequested|quantityChangeRequested|itemRemoveRequested|couponAddRequested|couponRemoveRequested|preserveRequested|processingBegan)|checkout\/(openRequested|contactSubmitted|addressSubmitted|deliverySubmitted|sharesSubmitted|groupRemovalRequested|placeRequested))$/;
const ends =
  /^(cart\/(itemAdded|itemAddFailed|itemsAdded|itemsAddFailed|quantityChanged|quantityChangeFailed|changeSuperseded|itemRemoved|itemRemoveFailed|couponAdded|couponRemoved|couponRefused|preserved|preserveFailed|processingEnded|processingFailed)|checkout\/(opened|openFailed|changed|changeFailed|orderPlaced|placeFailed))$/;

/** What was begun and what ended, by the names of the actions. */
export const begun = ({ actions }: Pick<FlowShop, 'actions'>) =>
  actions.map(({ type }) => type).filter((type) => begins.test(type));
export const ended = ({ actions }: Pick<FlowShop, 'actions'>) =>
  actions.map(({ type }) => type).filter((type) => ends.test(type));

import type { Action, StoreEnhancer } from '@reduxjs/toolkit';
import { recordId } from '../../../../src/contract/ids';
import { addSlices, slicesJoined } from '../../../../src/storefront/kernel/lateSlices';
import { cartApi, cartSaga } from '../../../../src/storefront/features/cart';
import { checkoutEvents, checkoutReducer, checkoutSaga } from '../../../../src/storefront/features/checkout';
import { selectCheckoutState } from '../../../../src/storefront/features/checkout/checkoutSelectors';
import { locationChanged, locationOf } from '../../../../src/storefront/kernel/location';
import { checkoutOf } from './checkoutExamples';
import { nameOf, usual, type CallName } from './flowCalls';
import { scriptedShop, type Reply, type Sent } from './scriptedShop';
import { summaryOf } from './wireExamples';

export const addressId = recordId('address', 1);

/** Unusual replies: the reply to the nth call of a name, or undefined for the usual one. */
export type Except = (call: CallName, nth: number) => Reply | undefined;

/** A call of a flow as the server received it. */
interface FlowCall extends Pick<Sent, 'at' | 'key' | 'body'> {
  readonly call: CallName;
}

interface Script {
  readonly except?: Except;
  /** Cartons of butter in the cart. */
  readonly quantity?: number;
  /** How long each answer takes, so that a test can act between a call and its answer. */
  readonly latencyMs?: number;
  readonly webstore?: object;
  readonly session?: object;
}

/** A session of somebody who is logged in. */
export const customerSession = { guestUser: false, userId: recordId('user', 1), accountId: recordId('account', 1) };

/**
 * The shop's own store and sagas of cart and checkout, on a page with butter in the cart. All calls succeed except
 * those that the test names. (A test that answers each call itself uses `scriptedShop`.)
 */
export async function flowShop(script: Script = {}) {
  const { except = () => undefined, quantity = 10, latencyMs = 0, webstore, session } = script;
  const well = { ...usual, 'GET summary': { status: 200, body: summaryOf(quantity, quantity > 0 ? 1 : 0) } };
  const sent: FlowCall[] = [];
  const counts = new Map<string, number>();
  let scripted = false;
  const frame: ((action: Action) => void)[] = [];
  const recorder: StoreEnhancer = (createStore) => (reducer, preloaded) => {
    const inner = createStore(reducer, preloaded);
    const dispatch: typeof inner.dispatch = (action) => {
      const result = inner.dispatch(action);
      for (const listener of frame) listener(action);
      return result;
    };
    return { ...inner, dispatch };
  };
  const answering = async (request: Sent): Promise<Reply> => {
    const call = nameOf(request);
    if (!scripted) return well[call];
    const nth = (counts.get(call) ?? 0) + 1;
    counts.set(call, nth);
    sent.push({ call, at: request.at, key: request.key, body: request.body });
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
    return except(call, nth) ?? well[call];
  };
  const { store, vault, actions, run } = await scriptedShop(
    {
      answering,
      webstore: {
        guestCheckoutEnabled: true,
        placeOrderV2Enabled: true,
        shippingCountries: ['FR'],
        clientSidePaymentConfiguration: null,
        ...webstore,
      },
      session,
    },
    { recorder },
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
    /** The processes of the cart, and those of the checkout if the test needs them. */
    startCart: () => run(cartSaga),
    startCheckout: () => run(checkoutSaga),
    giveReference,
    /** The provider's frame answers requests after a while; simulated, because it is another window. */
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

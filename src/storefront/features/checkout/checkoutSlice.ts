import { createSlice, isAnyOf, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { CheckoutErrorCode } from '../../../contract/errors';
import type { PaymentMethod } from '../../../contract/payment/paymentMethods';
import { newId } from '../../platform/ids';
import { orderPlacedElsewhere } from '../../kernel/tabs';
import { accountChosen, accountLeft, accountRestored, loggedIn, sessionEnded } from '../../kernel/session';
import { isLost, type CheckoutProblem } from './checkoutProblems';
import { afterDelivery, choosingDelivery, isDeliveryKind, staysAtDelivery } from './deliveries/deliveryCases';
import {
  initialCheckout,
  type BillingWish,
  type CheckoutOperation,
  type CheckoutState,
  type CheckoutStep,
  type OperationOf,
  type PlacingStage,
} from './checkoutState';
import { locationChanged } from '../../kernel/location';

type Wish<K extends CheckoutOperation['kind']> = Omit<OperationOf<K>, 'kind' | 'commandId'>;
type CheckoutDraft = Draft<CheckoutState>;
type Reference = Pick<CheckoutState['payment'], 'mandateReference'> & {
  readonly reference: string;
  readonly label: string;
};
interface OfCommand {
  readonly commandId: string;
}

const stepOf = (kind: CheckoutOperation['kind']): CheckoutStep =>
  kind === 'contact' ? 'contact' : isDeliveryKind(kind) ? 'delivery' : 'review';

function begin(state: CheckoutDraft, operation: CheckoutOperation): void {
  state.inFlight.push(operation);
  const step = stepOf(operation.kind);
  // That a checkout is no more is still told while its successor is opened, and after.
  if (operation.kind === 'open' && isLost(state.problems[step])) return;
  Reflect.deleteProperty(state.problems, step);
  if (step === 'delivery') state.delivery.done = null;
}

/** The operation that ends; undefined for one that has had its outcome, or that nobody asked for. */
function end(state: CheckoutDraft, { commandId }: OfCommand): CheckoutOperation | undefined {
  const index = state.inFlight.findIndex((operation) => operation.commandId === commandId);
  if (index < 0) return undefined;
  state.retryCode = null;
  return state.inFlight.splice(index, 1)[0];
}

/** The reference has been sent, or what it was typed for is over. */
function forgetReference(state: CheckoutDraft): void {
  state.payment.reference = null;
}

/** For another person at this page: what the server holds of this one is no more theirs. */
function closed(state: CheckoutDraft): CheckoutState {
  const { step, payment } = state;
  return {
    ...initialCheckout,
    step,
    payment: { ...initialCheckout.payment, method: payment.method, asked: payment.asked },
  };
}

const withId =
  <K extends CheckoutOperation['kind']>(kind: K) =>
  (wish: Wish<K>) => ({
    // Built of exactly the parts that the operation of this kind has.
    payload: { ...wish, kind, commandId: newId() } as OperationOf<K>,
  });

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: initialCheckout,
  reducers: {
    /** The page's reading went as far as it may without waiting: the rest is the open process's. */
    firstRead: (state, { payload }: PayloadAction<{ checkoutId: string } | { code: CheckoutErrorCode | null }>) => {
      if (state.inFlight.length > 0) return;
      state.phase =
        'code' in payload ? { kind: 'closed', code: payload.code } : { kind: 'open', checkoutId: payload.checkoutId };
    },
    openRequested: {
      prepare: () => ({ payload: { kind: 'open' as const, commandId: newId() } }),
      reducer: (state, { payload }: PayloadAction<OperationOf<'open'>>) => {
        begin(state, payload);
        const { phase } = state;
        if (phase.kind === 'open') return;
        state.phase = { kind: 'opening', noneActive: phase.kind === 'closed' && phase.code === 'SSR_FAST_CHECKOUT' };
      },
    },
    opened: (state, { payload }: PayloadAction<OfCommand & { checkoutId: string }>) => {
      if (end(state, payload)) state.phase = { kind: 'open', checkoutId: payload.checkoutId };
    },
    openFailed: (state, { payload }: PayloadAction<OfCommand & { problem: CheckoutProblem }>) => {
      if (!end(state, payload)) return;
      if (payload.problem.code !== 'ABORTED') state.phase = { kind: 'failed', problem: payload.problem };
      // The next visit opens it; one that was open before still is.
      else if (state.phase.kind === 'opening') state.phase = initialCheckout.phase;
    },
    /** A call failed in a way that may pass; another one is due. */
    attemptFailed: (state, { payload }: PayloadAction<{ code: string }>) => {
      state.retryCode = payload.code;
    },
    attemptAnswered: (state) => {
      state.retryCode = null;
    },

    stepOpened: (state, { payload }: PayloadAction<{ step: CheckoutStep }>) => {
      if (state.placing === null) state.step = payload.step;
      state.delivery.done = null;
    },
    summaryToggled: (state, { payload }: PayloadAction<{ open: boolean }>) => {
      state.summaryOpen = payload.open;
    },
    contactSubmitted: {
      prepare: withId('contact'),
      reducer: (state, { payload }: PayloadAction<OperationOf<'contact'>>) => begin(state, payload),
    },
    ...choosingDelivery,
    addressSubmitted: {
      prepare: withId('address'),
      reducer: (state, { payload }: PayloadAction<OperationOf<'address'>>) => begin(state, payload),
    },
    deliverySubmitted: {
      prepare: withId('delivery'),
      reducer: (state, { payload }: PayloadAction<OperationOf<'delivery'>>) => begin(state, payload),
    },
    sharesSubmitted: {
      prepare: withId('arrange'),
      reducer: (state, { payload }: PayloadAction<OperationOf<'arrange'>>) => begin(state, payload),
    },
    groupRemovalRequested: {
      prepare: withId('groupRemoval'),
      reducer: (state, { payload }: PayloadAction<OperationOf<'groupRemoval'>>) => begin(state, payload),
    },
    changed: (state, { payload }: PayloadAction<OfCommand>) => {
      const operation = end(state, payload);
      if (!operation) return;
      state.step = staysAtDelivery(operation) ? 'delivery' : null;
      state.delivery = afterDelivery(state.delivery, operation);
    },
    changeFailed: (state, { payload }: PayloadAction<OfCommand & { problem: CheckoutProblem }>) => {
      const operation = end(state, payload);
      if (operation && payload.problem.code !== 'ABORTED') state.problems[stepOf(operation.kind)] = payload.problem;
    },

    paymentMethodChosen: (state, { payload }: PayloadAction<{ method: PaymentMethod }>) => {
      const { asked, transactionId } = state.payment;
      state.payment = { ...initialCheckout.payment, method: payload.method, asked, transactionId };
      Reflect.deleteProperty(state.problems, 'payment');
    },
    /** The frame is asked for a reference to what is typed in it. */
    referenceRequested: (state) => {
      state.payment.asked += 1;
      state.payment.refusal = null;
      Reflect.deleteProperty(state.problems, 'payment');
    },
    referenceGiven: (state, { payload }: PayloadAction<Reference>) => {
      state.payment = { ...state.payment, ...payload, refusal: null };
      Reflect.deleteProperty(state.problems, 'payment');
      if (state.placing === null) state.step = null;
    },
    referenceRefused: (state, { payload }: PayloadAction<{ code: string }>) => {
      state.payment = { ...state.payment, reference: null, label: null, refusal: payload.code };
      if (state.placing === null) state.step = 'payment';
    },

    billingChosen: (state, { payload }: PayloadAction<{ differs: boolean }>) => {
      state.billing = { differs: payload.differs, address: null };
    },
    billingSubmitted: (state, { payload }: PayloadAction<{ address: BillingWish }>) => {
      state.billing = { differs: true, address: payload.address };
    },
    /** The shopper will go to their bank; nothing is asked for before they order. */
    bankAgreed: (state) => {
      state.payment.label = '';
      Reflect.deleteProperty(state.problems, 'payment');
      if (state.placing === null) state.step = null;
    },
    /** The page is left for the bank's; most often this is the last it hears. */
    leftForBank: (state, { payload }: PayloadAction<OfCommand & { transactionId: string }>) => {
      if (state.placing?.commandId !== payload.commandId) return;
      state.placing.stage = 'leaving';
      state.placing.transactionId = payload.transactionId;
      state.payment.transactionId = payload.transactionId;
    },
    bankReturned: {
      prepare: ({ transactionId, billingDiffers }: { transactionId: string; billingDiffers: boolean }) => ({
        payload: { kind: 'return' as const, commandId: newId(), transactionId, billingDiffers },
      }),
      reducer: (state, { payload }: PayloadAction<OperationOf<'return'> & { billingDiffers: boolean }>) => {
        if (state.placing !== null) return;
        const { billingDiffers, ...operation } = payload;
        const { transactionId, commandId } = operation;
        begin(state, operation);
        state.lostReturn = null;
        state.placing = { commandId, stage: 'returning', transactionId, total: '' };
        state.payment = { ...state.payment, method: 'bank', transactionId };
        // What was typed stayed behind with the page that was left: it is asked for again, never passed over.
        if (billingDiffers && state.billing.address === null) state.billing.differs = true;
      },
    },
    /** Nothing will come any more of the payment at the bank. */
    bankPaymentOver: (state) => {
      state.payment.transactionId = null;
    },

    placeRequested: {
      prepare: (total: string) => ({ payload: { kind: 'place' as const, commandId: newId(), total } }),
      reducer: (state, { payload }: PayloadAction<OperationOf<'place'> & { total: string }>) => {
        if (state.placing !== null || state.phase.kind !== 'open') return;
        const { total, ...operation } = payload;
        begin(state, operation);
        Reflect.deleteProperty(state.problems, 'payment');
        state.placing = { commandId: payload.commandId, stage: 'preparing', transactionId: null, total };
      },
    },
    placingReached: (
      state,
      { payload }: PayloadAction<OfCommand & { stage: PlacingStage; transactionId: string | null }>,
    ) => {
      if (state.placing?.commandId !== payload.commandId) return;
      state.placing.stage = payload.stage;
      state.placing.transactionId = payload.transactionId;
    },
    /** The reference has gone out with a request: it serves no other. */
    referenceSent: forgetReference,
    /** The bank's challenge is over, however it ended: what became of the payment the server finds out. */
    authenticationEnded: () => undefined,
    authenticationAbandoned: () => undefined,
    orderPlaced: (state, { payload }: PayloadAction<OfCommand & { orderReferenceNumber: string }>) => {
      if (!end(state, payload)) return;
      Object.assign(state, initialCheckout, {
        phase: { kind: 'placed', orderReferenceNumber: payload.orderReferenceNumber, elsewhere: false },
      });
    },
    placeFailed: (state, { payload }: PayloadAction<OfCommand & { step: CheckoutStep; problem: CheckoutProblem }>) => {
      const operation = end(state, payload);
      if (!operation) return;
      state.placing = null;
      if (payload.problem.code === 'PAYMENT_UNKNOWN') {
        state.lostReturn = operation.kind === 'return' ? operation.transactionId : null;
        return;
      }
      state.problems[payload.step] = payload.problem;
      state.step = payload.step;
      if (payload.step !== 'payment') return;
      state.payment.reference = null;
      state.payment.label = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(orderPlacedElsewhere, (state, { payload }) => {
        if (state.phase.kind !== 'open' || state.placing !== null) return;
        state.phase = { kind: 'placed', orderReferenceNumber: payload.orderReferenceNumber, elsewhere: true };
      })
      // What was said about the page that is left would be a riddle on its next visit.
      .addCase(locationChanged, (state) => {
        state.delivery.done = null;
      })
      .addMatcher(isAnyOf(loggedIn, sessionEnded, accountChosen, accountRestored, accountLeft), closed);
  },
});

export const checkoutReducer = checkoutSlice.reducer;
/** Every event of this slice, for the journal's registry. */
export const checkoutEvents = checkoutSlice.actions;

import { createSlice, isAnyOf, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { CheckoutErrorCode } from '../../../contract/errors';
import { sharedCartIn } from '../../../contract/pages/payLink';
import { CHECKOUT_ADDRESS } from '../../../contract/pages/pageReference';
import type { PaymentMethod } from '../../../contract/payment/paymentMethods';
import { asCommand, begin, end, type Command } from '../../kernel/commands';
import { orderPlacedElsewhere } from '../../kernel/tabs';
import { accountChosen, accountLeft, accountRestored, loggedIn, sessionEnded } from '../../kernel/session';
import { isLost, type CheckoutProblem } from './checkoutProblems';
import { afterDelivery, choosingDelivery, isDeliveryKind, staysAtDelivery } from './deliveries/deliveryCases';
import {
  FRAME_ABSENT,
  initialCheckout,
  type BillingAddressInput,
  type CheckoutCommand,
  type CheckoutState,
  type CheckoutStep,
  type CommandOf,
  type PlacingStage,
} from './checkoutState';
import { locationChanged } from '../../kernel/location';

type Wanted<K extends CheckoutCommand['kind']> = Omit<CommandOf<K>, 'kind' | 'commandId'>;
type CheckoutDraft = Draft<CheckoutState>;
type Reference = Pick<CheckoutState['payment'], 'mandateReference'> & {
  readonly reference: string;
  readonly label: string;
};

const stepOf = (kind: CheckoutCommand['kind']): CheckoutStep =>
  kind === 'contact' ? 'contact' : isDeliveryKind(kind) ? 'delivery' : 'review';

function beginIn(state: CheckoutDraft, command: CheckoutCommand): void {
  begin(state, command);
  const step = stepOf(command.kind);
  // The notice about an expired checkout stays visible while and after its successor is opened.
  if (command.kind === 'open' && isLost(state.problems[step])) return;
  Reflect.deleteProperty(state.problems, step);
  if (step === 'delivery') state.delivery.done = null;
}

/** Removes a command from those in flight; undefined if it already had its outcome, or was never requested. */
function endIn(state: CheckoutDraft, { commandId }: Command): CheckoutCommand | undefined {
  const ended = end(state, { commandId });
  if (ended) state.retryCode = null;
  return ended;
}

function forgetReference(state: CheckoutDraft): void {
  state.payment.reference = null;
}

/** Makes a payment frame whose page could not be loaded load it again, at once or when it is shown next. */
function retryFrame({ payment }: CheckoutDraft): void {
  if (payment.refusal === FRAME_ABSENT) payment.refusal = null;
}

/** The person, account or cart has changed: data of the previous one must not be shown. */
function closed(state: CheckoutDraft): CheckoutState {
  const { step, payment } = state;
  return {
    ...initialCheckout,
    step,
    payment: { ...initialCheckout.payment, method: payment.method, asked: payment.asked },
  };
}

const withId =
  <K extends CheckoutCommand['kind']>(kind: K) =>
  (wanted: Wanted<K>) => {
    const { payload } = asCommand({ ...wanted, kind });
    // Checked edge: the parts are exactly those of this kind of command.
    return { payload: payload as unknown as CommandOf<K> };
  };

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: initialCheckout,
  reducers: {
    /**
     * The page's first read is done, as far as possible without waiting; the process that opens the checkout does the
     * rest.
     */
    firstRead: (state, { payload }: PayloadAction<{ checkoutId: string } | { code: CheckoutErrorCode | null }>) => {
      if (state.inFlight.length > 0) return;
      state.phase =
        'code' in payload ? { kind: 'closed', code: payload.code } : { kind: 'open', checkoutId: payload.checkoutId };
    },
    openRequested: {
      prepare: () => asCommand({ kind: 'open' }),
      reducer: (state, { payload }: PayloadAction<CommandOf<'open'>>) => {
        beginIn(state, payload);
        const { phase } = state;
        if (phase.kind === 'open') return;
        state.phase = { kind: 'opening', noneActive: phase.kind === 'closed' && phase.code === 'SSR_FAST_CHECKOUT' };
      },
    },
    opened: (state, { payload }: PayloadAction<Command & { checkoutId: string; sharedCartId?: string }>) => {
      if (!endIn(state, payload)) return;
      const { checkoutId, sharedCartId } = payload;
      state.phase = { kind: 'open', checkoutId, ...(sharedCartId !== undefined && { sharedCartId }) };
    },
    openFailed: (state, { payload }: PayloadAction<Command & { problem: CheckoutProblem }>) => {
      if (!endIn(state, payload)) return;
      if (payload.problem.code !== 'ABORTED') state.phase = { kind: 'failed', problem: payload.problem };
      // The next visit opens it again; a checkout that was already open stays open.
      else if (state.phase.kind === 'opening') state.phase = initialCheckout.phase;
    },
    /** A call failed temporarily; another attempt is scheduled. */
    attemptFailed: (state, { payload }: PayloadAction<{ code: string }>) => {
      state.retryCode = payload.code;
    },
    attemptAnswered: (state) => {
      state.retryCode = null;
    },

    stepOpened: (state, { payload }: PayloadAction<{ step: CheckoutStep }>) => {
      if (state.placing === null) state.step = payload.step;
      state.delivery.done = null;
      retryFrame(state);
    },
    summaryToggled: (state, { payload }: PayloadAction<{ open: boolean }>) => {
      state.summaryOpen = payload.open;
    },
    contactSubmitted: {
      prepare: withId('contact'),
      reducer: (state, { payload }: PayloadAction<CommandOf<'contact'>>) => beginIn(state, payload),
    },
    ...choosingDelivery,
    addressSubmitted: {
      prepare: withId('address'),
      reducer: (state, { payload }: PayloadAction<CommandOf<'address'>>) => beginIn(state, payload),
    },
    deliverySubmitted: {
      prepare: withId('delivery'),
      reducer: (state, { payload }: PayloadAction<CommandOf<'delivery'>>) => beginIn(state, payload),
    },
    sharesSubmitted: {
      prepare: withId('arrange'),
      reducer: (state, { payload }: PayloadAction<CommandOf<'arrange'>>) => beginIn(state, payload),
    },
    groupRemovalRequested: {
      prepare: withId('groupRemoval'),
      reducer: (state, { payload }: PayloadAction<CommandOf<'groupRemoval'>>) => beginIn(state, payload),
    },
    changed: (state, { payload }: PayloadAction<Command>) => {
      const command = endIn(state, payload);
      if (!command) return;
      // A step that the shopper has opened in the meantime stays open.
      if (state.step === null || state.step === stepOf(command.kind)) {
        state.step = staysAtDelivery(command) ? 'delivery' : null;
      }
      state.delivery = afterDelivery(state.delivery, command);
    },
    changeFailed: (state, { payload }: PayloadAction<Command & { problem: CheckoutProblem }>) => {
      const command = endIn(state, payload);
      if (command && payload.problem.code !== 'ABORTED') state.problems[stepOf(command.kind)] = payload.problem;
    },

    paymentMethodChosen: (state, { payload }: PayloadAction<{ method: PaymentMethod }>) => {
      const { asked, transactionId } = state.payment;
      state.payment = { ...initialCheckout.payment, method: payload.method, asked, transactionId };
      Reflect.deleteProperty(state.problems, 'payment');
    },
    /** Asks the provider's frame for a reference to the card or IBAN that was typed into it. */
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
    /** The shopper asks again for a payment frame whose page could not be loaded. */
    frameRetried: retryFrame,

    billingChosen: (state, { payload }: PayloadAction<{ differs: boolean }>) => {
      state.billing = { differs: payload.differs, address: null };
    },
    billingSubmitted: (state, { payload }: PayloadAction<{ address: BillingAddressInput }>) => {
      state.billing = { differs: true, address: payload.address };
    },
    /** The shopper chose the bank transfer; nothing is requested before they order. */
    bankAgreed: (state) => {
      state.payment.label = '';
      Reflect.deleteProperty(state.problems, 'payment');
      if (state.placing === null) state.step = null;
    },
    /** The page is about to be left for the bank's page; usually the last action of the page life. */
    leftForBank: (state, { payload }: PayloadAction<Command & { transactionId: string }>) => {
      if (state.placing?.commandId !== payload.commandId) return;
      state.placing.stage = 'leaving';
      state.placing.transactionId = payload.transactionId;
      state.payment.transactionId = payload.transactionId;
    },
    bankReturned: {
      prepare: ({ transactionId, billingDiffers }: { transactionId: string; billingDiffers: boolean }) =>
        asCommand({ kind: 'return', transactionId, billingDiffers }),
      reducer: (state, { payload }: PayloadAction<CommandOf<'return'> & { billingDiffers: boolean }>) => {
        if (state.placing !== null) return;
        const { billingDiffers, ...command } = payload;
        const { transactionId, commandId } = command;
        beginIn(state, command);
        state.lostReturn = null;
        state.placing = { commandId, stage: 'returning', transactionId, total: '' };
        state.payment = { ...state.payment, method: 'bank', transactionId };
        // The billing address was lost with the page that was left: the shopper must enter it again and cannot skip it.
        if (billingDiffers && state.billing.address === null) state.billing.differs = true;
      },
    },
    /** The payment at the bank cannot succeed any more. */
    bankPaymentOver: (state) => {
      state.payment.transactionId = null;
    },

    placeRequested: {
      prepare: (total: string) => asCommand({ kind: 'place', total }),
      reducer: (state, { payload }: PayloadAction<CommandOf<'place'> & { total: string }>) => {
        if (state.placing !== null || state.phase.kind !== 'open') return;
        const { total, ...command } = payload;
        beginIn(state, command);
        Reflect.deleteProperty(state.problems, 'payment');
        state.placing = { commandId: payload.commandId, stage: 'preparing', transactionId: null, total };
      },
    },
    placingReached: (
      state,
      { payload }: PayloadAction<Command & { stage: PlacingStage; transactionId: string | null }>,
    ) => {
      if (state.placing?.commandId !== payload.commandId) return;
      state.placing.stage = payload.stage;
      state.placing.transactionId = payload.transactionId;
    },
    /** The reference was sent with a request and cannot be used again. */
    referenceSent: forgetReference,
    /** The bank's challenge has ended, whatever its outcome; the server determines what became of the payment. */
    authenticationEnded: () => undefined,
    authenticationAbandoned: () => undefined,
    orderPlaced: (state, { payload }: PayloadAction<Command & { orderReferenceNumber: string }>) => {
      if (!endIn(state, payload)) return;
      Object.assign(state, initialCheckout, {
        phase: { kind: 'placed', orderReferenceNumber: payload.orderReferenceNumber, elsewhere: false },
      });
    },
    placeFailed: (state, { payload }: PayloadAction<Command & { step: CheckoutStep; problem: CheckoutProblem }>) => {
      const command = endIn(state, payload);
      if (!command) return;
      state.placing = null;
      if (payload.problem.code === 'PAYMENT_UNKNOWN') {
        state.lostReturn = command.kind === 'return' ? command.transactionId : null;
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
        if (state.phase.kind !== 'open' || state.phase.sharedCartId !== undefined || state.placing !== null) return;
        state.phase = { kind: 'placed', orderReferenceNumber: payload.orderReferenceNumber, elsewhere: true };
      })
      .addCase(locationChanged, (state, { payload: { location } }) => {
        const { phase } = state;
        const isOther = phase.kind === 'open' && (phase.sharedCartId ?? null) !== sharedCartIn(location);
        // The address names the checkout of another cart than the open one, whose data must not be shown there.
        if (isOther && location.pathname === CHECKOUT_ADDRESS) return closed(state);
        // The last change of the deliveries must not be announced again at the next visit.
        state.delivery.done = null;
        retryFrame(state);
        return undefined;
      })
      .addMatcher(isAnyOf(loggedIn, sessionEnded, accountChosen, accountRestored, accountLeft), closed);
  },
});

export const checkoutReducer = checkoutSlice.reducer;
/** Every event of this slice, for the journal's registry. */
export const checkoutEvents = checkoutSlice.actions;

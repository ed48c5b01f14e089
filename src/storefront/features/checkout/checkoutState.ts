import type { CheckoutErrorCode } from '../../../contract/errors';
import type { PaymentMethod } from '../../../contract/payment/paymentMethods';
import type { CheckoutProblem } from './checkoutProblems';

declare module '../../kernel/state' {
  interface LateState {
    readonly checkout?: CheckoutState;
  }
}

/** The steps of a checkout, in order. */
export const checkoutSteps = ['contact', 'delivery', 'payment', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The contact person: vault tokens; '' if empty. */
export interface ContactInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
}
/** A delivery address: the country's ISO code, all other values as vault tokens; '' if empty. */
export interface DeliveryAddressInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly phoneNumber: string;
}

/**
 * The billing address: the country's ISO code, the rest as vault tokens. No telephone; a company is part of the name.
 */
export interface BillingAddressInput {
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

/** Assigns a quantity of a cart line to a delivery. */
export interface Arrangement {
  readonly deliveryGroupId: string;
  readonly cartItemId: string;
  readonly quantity: string;
}

/** Quantities by line id, then by delivery group id. */
export type Shares = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The id of a delivery that is being added. */
export const NEW_GROUP = 'new';

/** What the shopper asked to change; `commandId` is the prefix of the idempotency keys of its calls. */
export type CheckoutCommand = { readonly commandId: string } & (
  | { readonly kind: 'open' }
  | { readonly kind: 'contact'; readonly contactInfo: ContactInput }
  | {
      readonly kind: 'address';
      /** The delivery that the address is for, if there are several: a group id or `new`. Absent: the only one. */
      readonly deliveryGroupId?: string;
      /** A saved address, updated first if `address` is given. null: a new one, saved too if `kept`. */
      readonly addressId: string | null;
      readonly address: DeliveryAddressInput | null;
      readonly kept: boolean;
    }
  | {
      readonly kind: 'delivery';
      /** The delivery to be changed, if there are several. */
      readonly deliveryGroupId?: string;
      /** The delivery's name as a token; empty keeps the current name. */
      readonly name?: string;
      readonly deliveryMethodId: string;
      readonly desiredDeliveryDate: string | null;
      readonly shippingInstructions: string | null;
    }
  | {
      readonly kind: 'arrange';
      readonly arrangements: Arrangement[];
      /** The shopper has finished the delivery step. */
      readonly onwards: boolean;
    }
  | { readonly kind: 'groupRemoval'; readonly deliveryGroupId: string }
  | { readonly kind: 'place' }
  /** The shopper returned from their bank with the id of the transaction, paid or not. */
  | { readonly kind: 'return'; readonly transactionId: string }
);
export type CommandOf<K extends CheckoutCommand['kind']> = Extract<CheckoutCommand, { readonly kind: K }>;

/**
 * The status of the checkout itself: closed, opening, open … While it is closed, `code` says why the first read of
 * the page was not enough to open it; null: nothing was read, or the read failed.
 */
export type CheckoutPhase =
  | { readonly kind: 'closed'; readonly code: CheckoutErrorCode | null }
  /** `noneActive`: the page has just found that there is no checkout. */
  | { readonly kind: 'opening'; readonly noneActive: boolean }
  /** `sharedCartId`: the shared cart that the address names; absent: the visitor's own. */
  | { readonly kind: 'open'; readonly checkoutId: string; readonly sharedCartId?: string }
  | { readonly kind: 'failed'; readonly problem: CheckoutProblem }
  | { readonly kind: 'placed'; readonly orderReferenceNumber: string; readonly elsewhere: boolean };

export type PlacingStage = 'preparing' | 'paying' | 'authenticating' | 'leaving' | 'returning' | 'submitting';

export interface CheckoutState {
  readonly phase: CheckoutPhase;
  /** The step the shopper opened; null: the first incomplete one. */
  readonly step: CheckoutStep | null;
  /** Commands without an outcome yet, in the order of execution. */
  readonly inFlight: readonly CheckoutCommand[];
  /** The failure code of the last attempt while another one is scheduled. */
  readonly retryCode: string | null;
  /** The order being placed; `total` is the amount the shopper confirmed, empty after a return from the bank. */
  readonly placing: {
    readonly commandId: string;
    readonly stage: PlacingStage;
    readonly transactionId: string | null;
    readonly total: string;
  } | null;
  readonly problems: Readonly<Partial<Record<CheckoutStep, CheckoutProblem>>>;
  readonly delivery: {
    /** The selected address: a saved one's id, `new`, or null for the current one. */
    readonly choosing: string | null;
    /** The saved address that is being edited. */
    readonly editing: string | null;
    /** A new address is saved in the address book too. */
    readonly kept: boolean;
    readonly methodId: string | null;
    readonly day: string | null;
    /** The delivery that is being edited, if there are several: a group id or `new`. */
    readonly group: string | null;
    /** Distribution of lines over deliveries, not sent yet; absent lines stay unchanged. */
    readonly shares: Shares;
    /** The last change of the deliveries, announced to screen readers; `closed`: a form was closed without a change. */
    readonly done: 'added' | 'saved' | 'arranged' | 'removed' | 'closed' | null;
  };
  readonly payment: {
    readonly method: PaymentMethod;
    /** The vault token of a single-use reference of the payment frame, or of a purchase order number. */
    readonly reference: string | null;
    /** The display name as a token: "Visa •••• 4242"; empty for a bank transfer, whose bank names itself later. */
    readonly label: string | null;
    /** The mandate of a direct debit, as a token. */
    readonly mandateReference: string | null;
    /** Incremented each time the frame is to give a reference. */
    readonly asked: number;
    /** Why the frame gave no reference: `invalid` fields, which it marks, `unavailable`, or FRAME_ABSENT. */
    readonly refusal: string | null;
    /** The transaction that waits for the shopper at their bank. */
    readonly transactionId: string | null;
  };
  readonly billing: {
    /** The billing address differs from the delivery address. */
    readonly differs: boolean;
    /** null: not entered yet. */
    readonly address: BillingAddressInput | null;
  };
  /** The transaction with which the shopper came back from their bank, if it is not (or no longer) this visitor's. */
  readonly lostReturn: string | null;
  readonly summaryOpen: boolean;
}

/**
 * The refusal of a payment frame whose page could not be loaded; recordings made before this code was introduced have
 * `unavailable` instead.
 */
export const FRAME_ABSENT = 'absent';

export const initialCheckout: CheckoutState = {
  phase: { kind: 'closed', code: null },
  step: null,
  inFlight: [],
  retryCode: null,
  placing: null,
  problems: {},
  delivery: {
    choosing: null,
    editing: null,
    kept: true,
    methodId: null,
    day: null,
    group: null,
    shares: {},
    done: null,
  },
  payment: {
    method: 'card',
    reference: null,
    label: null,
    mandateReference: null,
    asked: 0,
    refusal: null,
    transactionId: null,
  },
  billing: { differs: false, address: null },
  lostReturn: null,
  summaryOpen: false,
};

import type { CheckoutErrorCode } from '../../../contract/errors';
import type { PaymentMethod } from '../../../contract/payment/paymentMethods';
import type { CheckoutProblem } from './checkoutProblems';

declare module '../../kernel/state' {
  interface LateState {
    readonly checkout?: CheckoutState;
  }
}

/** The parts of a checkout in the order in which they are done. */
export const checkoutSteps = ['contact', 'delivery', 'payment', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** People and places as tokens of the vault; company and country are open. */
export interface ContactWish {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
}
export interface AddressWish {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly phoneNumber: string;
}

/** Who is billed and where, as tokens of the vault; a bill has no telephone, and its company stands in the name. */
export interface BillingWish {
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

/** So many of a cart's line in a delivery, from now on. */
export interface Arrangement {
  readonly deliveryGroupId: string;
  readonly cartItemId: string;
  readonly quantity: string;
}

/** Quantities by a line's id, then by a delivery group's. */
export type Shares = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Stands for a delivery that is being added. */
export const NEW_GROUP = 'new';

/** What the shopper wants of the checkout; the id is also the root of the keys under which the server does it once. */
export type CheckoutCommand = { readonly commandId: string } & (
  | { readonly kind: 'open' }
  | { readonly kind: 'contact'; readonly contactInfo: ContactWish }
  | {
      readonly kind: 'address';
      /** The delivery it is for, where there are several: a group's id, or `new`. Left out: the checkout's only one. */
      readonly deliveryGroupId?: string;
      /** One of the book, changed first where `address` is given; without an id a new one, `kept` in the book or not. */
      readonly addressId: string | null;
      readonly address: AddressWish | null;
      readonly kept: boolean;
    }
  | {
      readonly kind: 'delivery';
      /** The delivery it is for, where there are several. */
      readonly deliveryGroupId?: string;
      /** What the shopper calls this delivery, as a token; empty: as it is called now. */
      readonly name?: string;
      readonly deliveryMethodId: string;
      readonly desiredDeliveryDate: string | null;
      readonly shippingInstructions: string | null;
    }
  | {
      readonly kind: 'arrange';
      readonly arrangements: Arrangement[];
      /** The shopper is done with the deliveries. */
      readonly onwards: boolean;
    }
  | { readonly kind: 'groupRemoval'; readonly deliveryGroupId: string }
  | { readonly kind: 'place' }
  /** They are back from their bank, with the number of the payment that they made there, or did not. */
  | { readonly kind: 'return'; readonly transactionId: string }
);
export type CommandOf<K extends CheckoutCommand['kind']> = Extract<CheckoutCommand, { readonly kind: K }>;

/** Where the checkout itself stands: not read yet (and why the first reading went no further), on its way, open … */
export type CheckoutPhase =
  | { readonly kind: 'closed'; readonly code: CheckoutErrorCode | null }
  /** `noneActive`: the page's reading has just found that there is none. */
  | { readonly kind: 'opening'; readonly noneActive: boolean }
  | { readonly kind: 'open'; readonly checkoutId: string }
  | { readonly kind: 'failed'; readonly problem: CheckoutProblem }
  | { readonly kind: 'placed'; readonly orderReferenceNumber: string; readonly elsewhere: boolean };

export type PlacingStage = 'preparing' | 'paying' | 'authenticating' | 'leaving' | 'returning' | 'submitting';

export interface CheckoutState {
  readonly phase: CheckoutPhase;
  /** The step the shopper opened; null: the first that is not done. */
  readonly step: CheckoutStep | null;
  /** Asked for and without an outcome, in the order in which they are worked. */
  readonly inFlight: readonly CheckoutCommand[];
  /** The code of the last call's failure while another one is due. */
  readonly retryCode: string | null;
  /** The order on its way; `total` is what the shopper pressed the button for. */
  readonly placing: {
    readonly commandId: string;
    readonly stage: PlacingStage;
    readonly transactionId: string | null;
    readonly total: string;
  } | null;
  readonly problems: Readonly<Partial<Record<CheckoutStep, CheckoutProblem>>>;
  readonly delivery: {
    /** The address that is looked for: a saved one's id, `new`, or null for the one in force. */
    readonly choosing: string | null;
    /** The saved address whose form is open. */
    readonly editing: string | null;
    /** A new address goes into the book too. */
    readonly kept: boolean;
    readonly methodId: string | null;
    readonly day: string | null;
    /** The delivery whose form is open, where there are several: a group's id, or `new`. */
    readonly group: string | null;
    /** How the shopper wants to share out the goods, not sent yet; what is not named stays as it is. */
    readonly shares: Shares;
    /** What was done last with the deliveries, for those who do not see it; `closed`: a form, with nothing done. */
    readonly done: 'added' | 'saved' | 'arranged' | 'removed' | 'closed' | null;
  };
  readonly payment: {
    readonly method: PaymentMethod;
    /** A secret of the payment frame, good for one request, or the token of a purchase order number. */
    readonly reference: string | null;
    /** How it is called: "Visa •••• 4242", as a token; empty for the bank, which says so itself later. */
    readonly label: string | null;
    /** Of a direct debit, as a token. */
    readonly mandateReference: string | null;
    /** Grows with each time the frame is asked for a reference. */
    readonly asked: number;
    /** The frame's own fields tell what is wrong; the form is with the shopper again. */
    readonly refusal: string | null;
    /** The payment that waits at the shopper's bank. */
    readonly transactionId: string | null;
  };
  readonly billing: {
    /** The bill goes elsewhere than the goods. */
    readonly differs: boolean;
    /** Null: it is being typed. */
    readonly address: BillingWish | null;
  };
  /** A payment at the bank that this visitor has come back with, and that is not theirs (any more). */
  readonly lostReturn: string | null;
  readonly summaryOpen: boolean;
}

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

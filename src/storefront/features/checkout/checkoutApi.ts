import { parseMoney } from '../../../contract/money';
import type { ChangeCheckoutBody, Checkout, StartCheckoutBody } from '../../../contract/checkout/checkout';
import type { PaymentBody, PaymentResult } from '../../../contract/checkout/payment';
import type {
  OrderAction,
  OrderActionsBody,
  OrderActionsResult,
  PlaceOrderResult,
} from '../../../contract/checkout/placeOrder';
import { latePathTo } from '../../../contract/latePaths';
import { api } from '../../api';

/**
 * A checkout with its HTTP status: 200 ready, 422 ready with errors, any other 2xx still being prepared. Only a ready
 * one is complete.
 */
export type ReadCheckout = Checkout & { readonly checkoutStatus: number };

/** The key of the command, the same in each repeat of its call. */
interface Command {
  readonly key: string;
}
interface OfCheckout extends Command {
  readonly checkoutId: string;
}
interface Start extends Command, StartCheckoutBody {}
interface Change extends OfCheckout {
  readonly change: ChangeCheckoutBody;
}
interface Pay extends OfCheckout {
  readonly payment: PaymentBody;
}
interface Act extends OfCheckout {
  readonly action: OrderAction;
}

/** Failures read as data because their body is complete: a declined payment, a checkout with errors. */
const alsoRead = [422];

// The checkout plus the status from the base query's meta.
const withStatus = (reply: Checkout | null, meta: { readonly status: number } | undefined) =>
  ({ ...reply, checkoutStatus: meta?.status ?? 200 }) as ReadCheckout;

export const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A checkout by its id, or the active one by `active`. */
    checkout: build.query<ReadCheckout, string>({
      query: (checkoutId) => ({
        path: ({ webstoreId }) => latePathTo('checkout', { webstoreId, checkoutId }),
        privacy: 'checkout',
        requiredField: 'deliveryGroups',
        alsoRead,
      }),
      transformResponse: withStatus,
    }),
    startCheckout: build.mutation<ReadCheckout, Start>({
      query: ({ key, ...body }) => ({
        method: 'PUT',
        path: ({ webstoreId }) => latePathTo('checkouts', { webstoreId }),
        body,
        idempotencyKey: key,
        privacy: 'checkout',
        alsoRead,
      }),
      transformResponse: withStatus,
    }),
    changeCheckout: build.mutation<ReadCheckout, Change>({
      query: ({ key, checkoutId, change }) => ({
        method: 'PATCH',
        path: ({ webstoreId }) => latePathTo('checkout', { webstoreId, checkoutId }),
        body: change,
        idempotencyKey: key,
        privacy: 'checkout',
        requiredField: 'deliveryGroups',
        alsoRead,
      }),
      transformResponse: withStatus,
    }),
    endCheckout: build.mutation<null, OfCheckout>({
      query: ({ key, checkoutId }) => ({
        method: 'DELETE',
        path: ({ webstoreId }) => latePathTo('checkout', { webstoreId, checkoutId }),
        idempotencyKey: key,
        privacy: 'open',
      }),
    }),
    pay: build.mutation<PaymentResult, Pay>({
      query: ({ key, checkoutId, payment }) => ({
        method: 'POST',
        path: ({ webstoreId }) => latePathTo('checkoutPayments', { webstoreId, checkoutId }),
        body: payment,
        idempotencyKey: key,
        privacy: 'payment',
        requiredField: 'salesforceResultCode',
        alsoRead,
      }),
    }),
    /** Other servers may omit which actions they have performed. */
    orderAction: build.mutation<Partial<OrderActionsResult> | null, Act>({
      query: ({ key, checkoutId, action }) => ({
        method: 'POST',
        path: ({ webstoreId }) => latePathTo('checkoutOrderActions', { webstoreId, checkoutId }),
        body: { actions: [{ action }] } satisfies OrderActionsBody,
        idempotencyKey: key,
        privacy: 'orderActions',
        alsoRead,
      }),
    }),
    /** Places an order in one step, for webstores without order actions. */
    placeOrder: build.mutation<PlaceOrderResult, OfCheckout>({
      query: ({ key, checkoutId }) => ({
        method: 'POST',
        path: ({ webstoreId }) => latePathTo('checkoutOrders', { webstoreId, checkoutId }),
        idempotencyKey: key,
        privacy: 'placedOrder',
        requiredField: 'orderReferenceNumber',
        alsoRead,
      }),
    }),
  }),
});

/** Ready without or with errors. In any other state the checkout's fields are not reliable. */
export const isReadyStatus = (status: number): boolean => status === 200 || status === 422;

/** The total with VAT, in cents. */
export const totalCents = ({ cartSummary }: Pick<Checkout, 'cartSummary'>): number =>
  parseMoney(cartSummary.grandTotalAmount) ?? 0;

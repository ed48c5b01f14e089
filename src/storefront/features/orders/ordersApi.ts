import type { Invoice } from '../../../contract/orders/invoice';
import type {
  AddOrderToCartResult,
  OrderItems,
  OrderSummaries,
  OrderSummary,
} from '../../../contract/orders/orderSummary';
import type { UsualProducts } from '../../../contract/orders/usualProducts';
import { withQuery } from '../../../contract/paths';
import { latePathTo } from '../../../contract/latePaths';
import { api } from '../../api';

/** The lines of an order are read in pages of this size; the order page shows all of them. */
const pageSize = 100;

interface List {
  readonly pageSize: number;
  readonly pageToken?: string;
}
interface Reorder {
  readonly commandId: string;
  readonly orderSummaryId: string;
}

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The shopper's orders, newest first. */
    orderSummaries: build.query<OrderSummaries, List>({
      query: (list) => ({
        path: ({ webstoreId }) => withQuery(latePathTo('orderSummaries', { webstoreId }), { ...list }),
        privacy: 'orderSummaries',
      }),
      providesTags: ['Order'],
    }),
    /** An order by its id or its reference. 404 for other people's orders. */
    orderSummary: build.query<OrderSummary, string>({
      query: (orderSummaryId) => ({
        path: ({ webstoreId }) => latePathTo('orderSummary', { webstoreId, orderSummaryId }),
        privacy: 'orderSummary',
      }),
      providesTags: ['Order'],
    }),
    orderItems: build.query<OrderItems, { readonly orderSummaryId: string; readonly pageToken?: string }>({
      query: ({ orderSummaryId, pageToken }) => ({
        path: ({ webstoreId }) =>
          withQuery(latePathTo('orderItems', { webstoreId, orderSummaryId }), { pageSize, pageToken }),
        privacy: 'orderItems',
      }),
      providesTags: ['Order'],
    }),
    /** Products that the shopper orders regularly. */
    usualProducts: build.query<UsualProducts, void>({
      query: () => ({
        path: ({ webstoreId }) => latePathTo('usualProducts', { webstoreId }),
        privacy: 'usualProducts',
      }),
      providesTags: ['Order'],
    }),
    /** The invoice as issued. 404 for other people's orders, and for one without an invoice yet. */
    orderInvoice: build.query<Invoice, string>({
      query: (orderSummaryId) => ({
        path: ({ webstoreId }) => latePathTo('orderInvoice', { webstoreId, orderSummaryId }),
        privacy: 'invoice',
      }),
      providesTags: ['Order'],
    }),
    /** Adds the lines of an order to the cart; the answer has the outcome of each. */
    addOrderToCart: build.mutation<AddOrderToCartResult, Reorder>({
      query: ({ commandId, orderSummaryId }) => ({
        method: 'POST',
        path: ({ webstoreId }) => latePathTo('addOrderToCart', { webstoreId, orderSummaryId }),
        idempotencyKey: commandId,
        privacy: 'open',
      }),
      // Invalidated also after a failure: a lost answer may hide a success.
      invalidatesTags: ['Cart'],
    }),
  }),
});

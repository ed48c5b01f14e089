import {
  addOrderToCartPrivacy,
  orderItemsPrivacy,
  orderSummariesPrivacy,
  orderSummaryPrivacy,
  type AddOrderToCartResult,
  type OrderItems,
  type OrderSummaries,
  type OrderSummary,
} from '../../../contract/orders/orderSummary';
import { pathTo, withQuery } from '../../../contract/paths';
import { api } from '../../api';

/** More lines than a cart can hold come in pages; a page of the order shows all of them. */
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
        path: ({ webstoreId }) => withQuery(pathTo('orderSummaries', { webstoreId }), { ...list }),
        privacy: orderSummariesPrivacy,
      }),
      providesTags: ['Order'],
    }),
    /** By its id or its reference. Somebody else's is not found. */
    orderSummary: build.query<OrderSummary, string>({
      query: (orderSummaryId) => ({
        path: ({ webstoreId }) => pathTo('orderSummary', { webstoreId, orderSummaryId }),
        privacy: orderSummaryPrivacy,
      }),
      providesTags: ['Order'],
    }),
    orderItems: build.query<OrderItems, { readonly orderSummaryId: string; readonly pageToken?: string }>({
      query: ({ orderSummaryId, pageToken }) => ({
        path: ({ webstoreId }) =>
          withQuery(pathTo('orderItems', { webstoreId, orderSummaryId }), { pageSize, pageToken }),
        privacy: orderItemsPrivacy,
      }),
      providesTags: ['Order'],
    }),
    /** Its lines join the cart; the answer says what became of each. */
    addOrderToCart: build.mutation<AddOrderToCartResult, Reorder>({
      query: ({ commandId, orderSummaryId }) => ({
        method: 'POST',
        path: ({ webstoreId }) => pathTo('addOrderToCart', { webstoreId, orderSummaryId }),
        idempotencyKey: commandId,
        privacy: addOrderToCartPrivacy,
      }),
      // A lost answer may have done it all the same.
      invalidatesTags: ['Cart'],
    }),
  }),
});

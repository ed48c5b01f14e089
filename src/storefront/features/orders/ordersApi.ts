import {
  orderItemsPrivacy,
  orderSummaryPrivacy,
  type OrderItems,
  type OrderSummary,
} from '../../../contract/orders/orderSummary';
import { pathTo, withQuery } from '../../../contract/paths';
import { api } from '../../api';

/** More lines than a cart can hold come in pages; a page of the order shows all of them. */
const pageSize = 100;

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
});

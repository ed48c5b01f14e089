import type { InventoryLevels, InventoryQuery } from '../../../contract/prices/inventory';
import type { Price, PriceArgs } from '../../../contract/prices/price';
import { pathTo, withQuery } from '../../../contract/paths';
import { api } from '../../api';

export const pricesApi = api.injectEndpoints({
  endpoints: (build) => ({
    price: build.query<Price | null, PriceArgs>({
      query: ({ productId, ...options }) => ({
        path: ({ webstoreId }) => withQuery(pathTo('price', { webstoreId, productId }), options),
        guestData: true,
        privacy: 'open',
      }),
      providesTags: ['Prices'],
    }),
    /** The query comes from `stockQuery`, which gives null when stock must not be requested. */
    stockLevels: build.query<InventoryLevels, InventoryQuery>({
      query: (query) => ({
        path: withQuery(pathTo('inventoryLevels', {}), query),
        privacy: 'open',
      }),
      providesTags: ['Stock'],
    }),
  }),
});

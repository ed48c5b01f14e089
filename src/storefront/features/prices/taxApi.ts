import { NET_TAX_TYPE } from '../../../contract/context/applicationContext';
import { ERROR_TEXTS } from '../../../contract/errorTexts';
import { latePathTo } from '../../../contract/latePaths';
import { withQuery } from '../../../contract/paths';
import type { PriceList, PriceListArgs } from '../../../contract/prices/price';
import type { TaxArgs, TaxResult } from '../../../contract/prices/tax';
import { api, askFor, type Call } from '../../api';
import type { RootState } from '../../kernel/state';
import { contextApi } from '../context';

const selectContext = contextApi.endpoints.applicationContext.select();

/** The tax on a product, and the prices of several. */
export const taxApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Refused without a call for a blank product id, and in a net webstore, whose VAT comes with the cart (TAX-02). */
    productTaxes: build.query<TaxResult | null, TaxArgs>({
      queryFn: ({ productId, ...options }, { getState }, _options, ask) => {
        const isNet = selectContext(getState() as RootState).data?.taxType === NET_TAX_TYPE;
        const call: Call = {
          path: ({ webstoreId }) => {
            if (isNet) throw new TypeError(ERROR_TEXTS.noTaxWhenNet);
            return withQuery(latePathTo('tax', { webstoreId, productId }), options);
          },
          privacy: 'open',
        };
        return askFor<TaxResult | null>(ask, call);
      },
      providesTags: ['Prices'],
    }),
    /** Refused without a call unless a product is named (PRC-02). */
    productPrices: build.query<PriceList | null, PriceListArgs>({
      query: ({ productIds }) => ({
        path: ({ webstoreId }) => {
          if (productIds.every((id) => id.trim() === '')) throw new TypeError(ERROR_TEXTS.productIdsRequired);
          return withQuery(latePathTo('prices', { webstoreId }), { productIds });
        },
        guestData: true,
        privacy: 'open',
      }),
      providesTags: ['Prices'],
    }),
  }),
});

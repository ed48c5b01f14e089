import type { CartItems } from '../../../../contract/cart/cartItem';
import type { GiftWrapArgs } from '../../../../contract/catalog/giftWrap';
import { LISTING_FIELDS } from '../../../../contract/catalog/productFields';
import { request } from '../../../api';
import { call, type SagaGenerator } from '../../../kernel/effects';
import { productsApi } from '../../catalog/listed/late';
import { loadStock } from '../../prices';

/**
 * The query for the gift wrap of a cart: a chosen wrap is a line of the cart, so its price is in the cart's currency.
 */
export const giftWrapOf = ({ cartSummary }: CartItems): GiftWrapArgs => ({
  fields: LISTING_FIELDS,
  currencyIsoCode: cartSummary.currencyIsoCode,
});

/** Reads the kinds of gift wrap for a cart, and their stock. A failure does not prevent the page: the offer says so. */
export function* readGiftWrap(items: CartItems): SagaGenerator {
  const found = yield* request(productsApi.endpoints.giftWrap.initiate(giftWrapOf(items), { subscribe: false }));
  if (!('data' in found)) return;
  const wraps = found.data.products.filter(({ success }) => success);
  yield* call(
    loadStock,
    wraps.map(({ id }) => id),
  );
}

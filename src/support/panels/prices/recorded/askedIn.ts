import type { CartItems } from '../../../../contract/cart/cartItem';
import type { SessionContext } from '../../../../contract/context/sessionContext';
import type { Price } from '../../../../contract/prices/price';
import type { PriceTrace, PricesTodayBody } from '../../../../contract/recordings/priceTrace';
import type { RootState } from '../../../../storefront/kernel/state';
import { answersIn } from './answersIn';

type Asking = Pick<RootState, 'api'> & Partial<Pick<RootState, 'session'>>;

/** The account whose prices the page had: the effective account, the shopper's own, or a guest's (null). */
const accountIn = (state: Asking): string | null =>
  state.session?.account?.id ?? answersIn<SessionContext>(state, 'sessionContext')[0]?.data.accountId ?? null;

/**
 * The request to the server for pricing the same again: the lines of a trace, for the same account, and with the
 * cart's coupons if `withCoupons`.
 */
export function askedAgain(state: Asking, trace: PriceTrace, withCoupons: boolean): PricesTodayBody {
  const [items] = answersIn<CartItems>(state, 'cartItems');
  const coupons = items?.data.cartCoupons.cartCoupons.coupons ?? [];
  return {
    currency: trace.currency,
    accountId: accountIn(state),
    lines: trace.lines.map(({ productId, quantity }) => ({ productId, quantity })),
    couponCodes: withCoupons ? coupons.map(({ couponCode }) => couponCode) : [],
  };
}

/** The entries of the price book that the prices of products on the page came from. */
export const entriesIn = (state: Asking): ReadonlyMap<string, string> =>
  new Map(
    answersIn<Price>(state, 'price').flatMap(({ data }) =>
      data.pricebookEntryId === null ? [] : [[data.productId, data.pricebookEntryId] as const],
    ),
  );

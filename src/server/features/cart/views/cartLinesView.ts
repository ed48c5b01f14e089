import type { CartSummary } from '../../../../contract/cart/cart';
import type { CartItems, CartItemsQuery } from '../../../../contract/cart/cartItem';
import { CART_PAGE_SIZE, CART_SORT_ORDER } from '../../../../contract/constants';
import type { Say } from '../../../texts/say';
import type { HeldCoupon } from '../../promotions';
import type { PricedCart, PricedLine } from '../decisions/pricedCart';
import { cartItemOf, type ItemFrame } from './cartItemView';
import { pageOf, sortLines, type Page } from './cartPage';
import { approachingViews, couponViews, promotionViews } from './promotionViews';

interface SummedCart extends Pick<ItemFrame, 'groupOf'> {
  readonly priced: PricedCart & { readonly coupons: readonly HeldCoupon[] };
  readonly cartSummary: CartSummary;
  readonly say: Say;
}

interface LinesAsked extends Pick<CartItemsQuery, 'sort' | 'pageSize' | 'includePromotions' | 'includeCoupons'> {
  /** The product fields; null: all. */
  readonly fieldNames: ItemFrame['fieldNames'];
  /** The page, counted from 1. */
  readonly number: number;
}

type LinesView = Omit<CartItems, `${'current' | 'next' | 'previous'}Page${'Token' | 'Url'}`> & {
  readonly page: Page<PricedLine>;
};

/** One page of a cart's lines, with the cart's amounts, and its promotions and coupons unless they are not wanted. */
export function cartLinesView({ priced, cartSummary, groupOf, say }: SummedCart, asked: LinesAsked): LinesView {
  const { cartId, currencyIsoCode: currency, ownerId, status } = cartSummary;
  const sorted = sortLines(priced.lines, asked.sort ?? CART_SORT_ORDER, say.locale);
  const page = pageOf(sorted, asked.number, asked.pageSize ?? CART_PAGE_SIZE);
  const frame = { cartId, currency, say, fieldNames: asked.fieldNames, groupOf };
  const showsPromotions = asked.includePromotions !== false;
  return {
    page,
    cartSummary,
    cartItems: page.items.map((line) => ({ cartItem: cartItemOf(line, frame), status: 'Success', message: null })),
    cartPromotions: { promotions: { promotions: showsPromotions ? promotionViews(priced, currency) : [] } },
    cartCoupons: {
      cartId,
      ownerId,
      cartStatus: status,
      cartCoupons: { coupons: asked.includeCoupons === false ? [] : couponViews(priced) },
    },
    approachingDiscounts: showsPromotions ? approachingViews(priced) : [],
    hasErrors: cartSummary.messagesSummary.hasErrors,
    currentPage: page.number,
    totalItemCount: page.total,
    totalNumberOfPages: page.pages,
  };
}

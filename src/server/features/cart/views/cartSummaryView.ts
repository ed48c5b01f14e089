import type { CartSummary, CompactSummary } from '../../../../contract/cart/cart';
import { formatMoney, formatQuantity } from '../../../../contract/money';
import { messagesOf } from './cartItemView';
import type { CartState } from '../decisions/cartState';
import type { StoredCart } from '../cartStore';
import type { CartOwner } from '../../../visitors/cartOwner';
import type { PricedCart } from '../decisions/pricedCart';
import { cartLevelCents } from './promotionViews';
import type { Say } from '../../../texts/say';

/** The name of every cart: carts have no names of their own. */
export const CART_NAME = 'Cart';

const quantityIn = ({ lines }: CartState): number => lines.reduce((total, line) => total + line.quantity, 0);

/**
 * Counts for the badge: every line counts, even one whose product no longer exists; lines of one product are one
 * product. Without a cart: no id, zeros, and the currency that a new cart of this call would have.
 */
export const compactSummaryOf = (
  cart: Pick<StoredCart, 'id' | 'state' | 'asyncStatus' | 'currency'> | null,
  { newCurrency }: { readonly newCurrency: string },
): CompactSummary => ({
  cartId: cart?.id ?? null,
  currencyIsoCode: cart?.currency ?? newCurrency,
  totalProductCount: formatQuantity(cart === null ? 0 : quantityIn(cart.state)),
  uniqueProductCount: new Set(cart?.state.lines.map(({ productId }) => productId)).size,
  asyncOperationStatus: cart?.asyncStatus ?? 'Completed',
});

/**
 * The amounts of a cart. Products and `totalChargeAmount` (delivery, after promotions) are without VAT,
 * `grandTotalAmount` with VAT; `totalPromotionalAdjustmentAmount` is what promotions deduct from the products; lines
 * without a price are only counted. What could not be added is listed before the problems of its lines. `cart` null:
 * the empty cart of a caller who has none.
 */
export const cartSummaryOf = (
  cart: Pick<
    StoredCart,
    'id' | 'ownerId' | 'currency' | 'isSecondary' | 'state' | 'status' | 'type' | 'asyncStatus' | 'problems'
  > | null,
  { lines, totals, promotions }: PricedCart,
  frame: {
    readonly webstoreId: string;
    readonly newCurrency: string;
    readonly owner: CartOwner | null;
    readonly say: Say;
  },
): CartSummary => ({
  ...compactSummaryOf(cart, frame),
  webstoreId: frame.webstoreId,
  ownerId: frame.owner?.kind === 'user' ? (cart?.ownerId ?? frame.owner.id) : null,
  accountId: frame.owner?.accountId ?? null,
  name: CART_NAME,
  type: cart?.type ?? 'Cart',
  status: cart?.status ?? 'Active',
  taxType: 'Net',
  isSecondary: cart?.isSecondary ?? false,
  totalProductLineItemCount: lines.length,
  grandTotalAmount: formatMoney(totals.grossCents),
  totalListPrice: formatMoney(totals.listCents),
  totalProductAmount: formatMoney(totals.goodsCents),
  totalProductAmountAfterAdjustments: formatMoney(totals.netGoodsCents),
  totalProductListAmount: formatMoney(totals.listCents),
  totalPromotionalAdjustmentAmount: formatMoney(totals.adjustmentCents),
  totalCartLevelAdjustmentAmount: formatMoney(cartLevelCents(promotions)),
  totalAmountWithItemAdjustment: formatMoney(totals.netGoodsCents - cartLevelCents(promotions)),
  totalChargeAmount: formatMoney(totals.chargeCents),
  totalTaxAmount: formatMoney(totals.vatCents),
  purchaseOrderNumber: null,
  hasGift: false,
  orderOwnerId: null,
  customFields: [],
  messagesSummary: messagesOf(lines, cart?.id ?? null, frame.say, cart?.problems),
});

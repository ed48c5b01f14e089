import { readTieredPrice } from '../../../../commerce/pricing/tierPrice';
import type { Bill, BilledLine } from '../../../../commerce/pricing/trace/bill';
import { parseProductFields } from '../../../../contract/catalog/productFields';
import type { CartItem, CartItems, CartPromotion } from '../../../../contract/cart/cartItem';
import type { CartSummary } from '../../../../contract/cart/cart';
import type { TracedPromotion } from '../../../../contract/recordings/priceTrace';
import type { Price } from '../../../../contract/prices/price';
import { DELIVERY_VAT_BASIS_POINTS } from '../../../../contract/shopRules';
import { deliveryRate } from '../../../../commerce/pricing/trace/deliveryRate';
import type { Checkout } from '../../../../contract/checkout/checkout';
import type { RootState } from '../../../../storefront/kernel/state';
import { centsOf, knownCents, vatIn } from './amounts';
import { answersIn } from './answersIn';
import { cartDelivery, checkoutDeliveries } from './deliveries';

function lineOf(item: CartItem, prices: ReadonlyMap<string, Price>): readonly BilledLine[] {
  const { cartItemId, productId, name, promotionNames = [] } = item;
  const paidUnitCents = knownCents(item.unitAdjustedPrice ?? item.salesPrice);
  const netCents = knownCents(item.totalPrice);
  if (paidUnitCents === undefined || netCents === undefined) return [];
  const unitCents = knownCents(item.salesPrice);
  const taken = centsOf(item.itemizedAdjustmentAmount);
  const price = prices.get(productId ?? '');
  const tiered = price && readTieredPrice(price);
  return [
    {
      lineId: cartItemId ?? '',
      productId: productId ?? '',
      name: item.productDetails?.name ?? name,
      quantity: Number(item.quantity),
      listCents: knownCents(item.listPrice) ?? null,
      unitCents,
      tier: undefined,
      // Tiers are in the product's own price answer, which counts if it has the same price.
      tiers: tiered && tiered.unitCents === unitCents ? tiered.tiers : undefined,
      paidUnitCents,
      buyerGroup: undefined,
      reductions: taken === 0 ? [] : [{ promotions: promotionNames, cents: taken }],
      vatBasisPoints: parseProductFields(item.productDetails?.fields ?? {}).vatBasisPoints ?? undefined,
      netCents,
      vatCents: knownCents(item.totalTax),
    },
  ];
}

export const promotionOf = (promotion: {
  readonly displayName: string | null;
  readonly couponCode: string | null;
  readonly targetType: CartPromotion['targetType'];
  readonly adjustmentAmount: string;
}): TracedPromotion => ({
  name: promotion.displayName ?? '',
  couponCode: promotion.couponCode,
  target: promotion.targetType,
  kind: promotion.targetType === 'Shipping' ? 'freeDelivery' : null,
  basisPoints: null,
  rewardCents: null,
  isPerLine: null,
  amountCents: centsOf(promotion.adjustmentAmount),
});

/**
 * The newest answer for each page of the cart, in the order of the pages; only those with the same cart and total as
 * the newest of all.
 */
function pagesOf(state: Pick<RootState, 'api'>): readonly CartItems[] {
  const pages = new Map<string, CartItems>();
  const answers = answersIn<CartItems>(state, 'cartItems');
  const [newest] = answers;
  for (const { argument, data } of answers) {
    const key = JSON.stringify(argument);
    const isSame =
      data.cartSummary.cartId === newest?.data.cartSummary.cartId &&
      data.cartSummary.grandTotalAmount === newest.data.cartSummary.grandTotalAmount;
    if (isSame && !pages.has(key)) pages.set(key, data);
  }
  // Among pages of different sizes the larger one includes the lines of the smaller one.
  return [...pages.values()].sort(
    (one, other) => one.currentPage - other.currentPage || other.cartItems.length - one.cartItems.length,
  );
}

/**
 * The lines of a cart in the order of adding, which decides which line gets a left-over cent; pages have the newest
 * first.
 */
function itemsOf(pages: readonly CartItems[]): readonly CartItem[] {
  const items = new Map<string, CartItem>();
  for (const { cartItems } of pages) {
    for (const { cartItem } of cartItems) {
      const id = cartItem.cartItemId ?? '';
      if (cartItem.type === 'Product' && !items.has(id)) items.set(id, cartItem);
    }
  }
  return [...items.values()].reverse();
}

/** The answer about the cart's checkout, unless it is older than the cart's. */
function checkoutOf(state: Pick<RootState, 'api'>, { cartId }: CartSummary, at: number): Checkout | undefined {
  return answersIn<Checkout>(state, 'checkout').find(
    (answer) => answer.at >= at && (answer.data as Partial<Checkout>).cartSummary?.cartId === cartId,
  )?.data;
}

/** The cart at a moment, from the answers that the page had; undefined: no lines were known. */
export function cartBill(state: Pick<RootState, 'api'>): Bill | undefined {
  const pages = pagesOf(state);
  const [first] = pages;
  if (!first) return undefined;
  const items = itemsOf(pages);
  if (items.length === 0) return undefined;
  const prices = new Map(answersIn<Price>(state, 'price').map(({ data }) => [data.productId, data]));
  const lines = items.flatMap((item) => lineOf(item, prices));
  const at = answersIn<CartItems>(state, 'cartItems')[0]?.at ?? 0;
  const checkout = checkoutOf(state, first.cartSummary, at);
  const summary = checkout?.cartSummary ?? first.cartSummary;
  const promotions = first.cartPromotions.promotions.promotions.map(promotionOf);
  const vat = checkout && vatIn(checkout.taxes);
  return {
    currency: summary.currencyIsoCode,
    isWhole: items.length === first.totalItemCount,
    lines,
    promotions,
    deliveries: (checkout && checkoutDeliveries(checkout)) ?? cartDelivery(summary, promotions, items),
    deliveryVatBasisPoints: (vat && deliveryRate(vat, lines)) ?? DELIVERY_VAT_BASIS_POINTS,
    actual: {
      goodsCents: centsOf(summary.totalProductAmount),
      adjustmentCents: centsOf(summary.totalPromotionalAdjustmentAmount),
      deliveryCents: centsOf(summary.totalChargeAmount),
      netCents: centsOf(summary.totalProductAmountAfterAdjustments) + centsOf(summary.totalChargeAmount),
      vat,
      vatCents: centsOf(summary.totalTaxAmount),
      grossCents: centsOf(summary.grandTotalAmount),
    },
  };
}

import { checkQuantity, readQuantityRule, type QuantityRule } from '../../../commerce/quantityRule';
import { parseProductFields } from '../../../contract/catalog/productFields';
import type { Image } from '../../../contract/catalog/product';
import type { CartItem, CartItems } from '../../../contract/cart/cartItem';
import { formatMoney, parseMoney, type Cents } from '../../../contract/money';
import { productAddress } from '../../../contract/pages/pageReference';
import type { CartProblem } from './cartProblems';

/** A line as the shop shows it; money stays as it came. */
export interface CartLineFacts {
  /** Null while the server has not yet given the line its id: it can't be changed until then. */
  readonly cartItemId: string | null;
  readonly productId: string;
  readonly name: string;
  /** Where the product is shown; null when it is no more. */
  readonly address: string | null;
  readonly packaging: string;
  readonly sku: string | null;
  readonly picture: Image | null;
  readonly quantity: number;
  readonly rule: QuantityRule;
  /** A piece at the price of this quantity, HT, and what it was before negotiation where that is more. */
  readonly unitPrice: string | null;
  readonly listPrice: string | null;
  /** All pieces, before promotions. */
  readonly goodsPrice: string | null;
  /** What promotions take off the line, and what they are called; null: nothing. */
  readonly discount: { readonly amount: string; readonly name: string | null } | null;
  /** Why the line can't be ordered as it stands. */
  readonly fault: CartProblem | null;
}

function faultOf(item: CartItem, quantity: number, rule: QuantityRule): CartProblem | null {
  if (item.productId === null || item.productDetails === null) {
    return { code: 'ITEM_NOT_FOUND', status: 404, quantity: null, rule: null };
  }
  const check = checkQuantity(quantity, rule);
  if (!check.ok) return { code: check.code, status: 400, quantity, rule };
  if (!item.messagesSummary.hasErrors) return null;
  return { code: item.messagesSummary.limitedMessages[0]?.type ?? '', status: 400, quantity, rule };
}

// A server that names no promotion with its lines still says what they take off.
const discountOf = ({ itemizedAdjustmentAmount: amount, promotionNames = [] }: CartItem) =>
  amount === null || (parseMoney(amount) ?? 0) === 0 ? null : { amount, name: promotionNames.join(', ') || null };

const goodsPriceOf = ({ totalPrice, itemizedAdjustmentAmount }: CartItem): string | null => {
  const cents = parseMoney(totalPrice ?? '');
  return cents === null ? null : formatMoney(cents - (parseMoney(itemizedAdjustmentAmount ?? '') ?? 0));
};

const readLine = (item: CartItem): CartLineFacts => {
  const { productDetails, productId } = item;
  const quantity = Number(item.quantity);
  const rule = readQuantityRule(productDetails?.purchaseQuantityRule);
  const unitPrice = item.unitAdjustedPrice ?? item.salesPrice;
  const isReduced = (parseMoney(item.listPrice ?? '') ?? 0) > (parseMoney(unitPrice ?? '') ?? 0);
  return {
    cartItemId: item.cartItemId,
    productId: productId ?? '',
    name: productDetails?.name ?? item.name,
    address: productId && productDetails ? productAddress(productDetails.productUrlName, productId) : null,
    packaging: parseProductFields(productDetails?.fields ?? {}).packaging,
    sku: productDetails?.sku ?? null,
    picture: productDetails?.thumbnailImage ?? null,
    quantity,
    rule,
    unitPrice,
    listPrice: isReduced ? item.listPrice : null,
    goodsPrice: goodsPriceOf(item),
    discount: discountOf(item),
    fault: faultOf(item, quantity, rule),
  };
};

/** The lines of goods on a page of a cart; what delivery costs stands in the totals. */
export const readLines = ({ cartItems }: Pick<CartItems, 'cartItems'>): readonly CartLineFacts[] =>
  cartItems.flatMap(({ cartItem }) => (cartItem.type === 'Product' ? [readLine(cartItem)] : []));

interface VatShare {
  readonly basisPoints: number;
  readonly cents: Cents;
}

/**
 * The cart's VAT by rate, from what the server taxed each line with, and what of it falls on delivery. Null when not
 * every line is on this page, or one does not tell its rate: then only the sum is known.
 */
export function vatByRate(
  items: CartItems,
): { readonly shares: readonly VatShare[]; readonly deliveryCents: Cents } | null {
  if (items.totalNumberOfPages > 1) return null;
  const shares = new Map<number, Cents>();
  for (const { cartItem } of items.cartItems) {
    if (cartItem.type !== 'Product') continue;
    const rate = parseProductFields(cartItem.productDetails?.fields ?? {}).vatBasisPoints;
    const cents = parseMoney(cartItem.totalTax ?? '');
    if (rate === null || cents === null) return null;
    shares.set(rate, (shares.get(rate) ?? 0) + cents);
  }
  const taxedCents = [...shares.values()].reduce((sum, cents) => sum + cents, 0);
  return {
    shares: [...shares]
      .map(([basisPoints, cents]) => ({ basisPoints, cents }))
      .sort((one, other) => one.basisPoints - other.basisPoints),
    deliveryCents: (parseMoney(items.cartSummary.totalTaxAmount) ?? 0) - taxedCents,
  };
}

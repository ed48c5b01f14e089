import { checkQuantity } from '../../../commerce/quantityCheck';
import { readQuantityRule, type QuantityRule } from '../../../commerce/quantityRule';
import { parseProductFields } from '../../../contract/catalog/productFields';
import type { Image } from '../../../contract/catalog/product';
import type { CartItem, CartItems } from '../../../contract/cart/cartItem';
import { formatMoney, parseMoney, type Cents } from '../../../contract/money';
import { productAddress } from '../../../contract/pages/pageReference';
import type { WireRhythm } from '../../formatting';
import type { CartProblem } from './cartProblems';
import type { SoldUnder } from './cartSlice';

/** A line in the form that components render; money as in the API. */
export interface CartLineFacts {
  /** Null until the server has given the line an id; the line cannot be changed before. */
  readonly cartItemId: string | null;
  readonly productId: string;
  readonly name: string;
  /** The product's page; null if the product no longer exists. */
  readonly address: string | null;
  readonly packaging: string;
  readonly sku: string | null;
  readonly picture: Image | null;
  /** The selling model of the line; null: sold once. */
  readonly model: { readonly name: string; readonly rhythm: WireRhythm; readonly sold: SoldUnder } | null;
  /** The contents of one bundle; empty for other products. */
  readonly contents: readonly { readonly name: string; readonly quantity: string }[];
  readonly quantity: number;
  readonly rule: QuantityRule;
  /** The price of one piece at this quantity, HT, and the list price if it is higher. */
  readonly unitPrice: string | null;
  readonly listPrice: string | null;
  /** The total of the line before promotions, HT. */
  readonly lineSubtotal: string | null;
  /** The discount of promotions on this line, and their name; null: none. */
  readonly discount: { readonly amount: string; readonly name: string | null } | null;
  /** Why the line can't be ordered as it is. */
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

// Some servers give the discount of a line without the names of its promotions.
const discountOf = ({ itemizedAdjustmentAmount: amount, promotionNames = [] }: CartItem) =>
  amount === null || (parseMoney(amount) ?? 0) === 0 ? null : { amount, name: promotionNames.join(', ') || null };

function lineSubtotalOf({ totalPrice, itemizedAdjustmentAmount }: CartItem): string | null {
  const cents = parseMoney(totalPrice ?? '');
  return cents === null ? null : formatMoney(cents - (parseMoney(itemizedAdjustmentAmount ?? '') ?? 0));
}

const modelOf = ({ productSellingModelId, subscriptionTerm, productDetails }: CartItem): CartLineFacts['model'] =>
  productSellingModelId === null
    ? null
    : {
        name: productDetails?.sellingModel?.name ?? '',
        rhythm: { ...productDetails?.sellingModel, subscriptionTerm },
        sold: { productSellingModelId, ...(subscriptionTerm !== null && { subscriptionTerm }) },
      };

function readLine(item: CartItem): CartLineFacts {
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
    model: modelOf(item),
    contents: productDetails?.contents ?? [],
    quantity,
    rule,
    unitPrice,
    listPrice: isReduced ? item.listPrice : null,
    lineSubtotal: lineSubtotalOf(item),
    discount: discountOf(item),
    fault: faultOf(item, quantity, rule),
  };
}

/** By item: what has not changed is the same object in the next answer, and its line need not be rendered again. */
const lineByItem = new WeakMap<CartItem, CartLineFacts>();

function lineOf(item: CartItem): CartLineFacts {
  const line = lineByItem.get(item) ?? readLine(item);
  lineByItem.set(item, line);
  return line;
}

/** The product lines of a cart page; delivery is part of the totals. */
export const readLines = ({ cartItems }: Pick<CartItems, 'cartItems'>): readonly CartLineFacts[] =>
  cartItems.flatMap(({ cartItem }) => (cartItem.type === 'Product' ? [lineOf(cartItem)] : []));

interface VatShare {
  readonly basisPoints: number;
  readonly cents: Cents;
}

/**
 * The cart's VAT by rate, from each line's tax, and the part of it that is for delivery. Null if not every line is on
 * this page, or a line has no rate or no tax: then only the total is known.
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

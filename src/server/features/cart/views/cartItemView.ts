import type { CartItem } from '../../../../contract/cart/cartItem';
import type { MessagesSummary } from '../../../../contract/cart/cart';
import { formatMoney, formatQuantity } from '../../../../contract/money';
import { pickFields } from '../../catalog';
import { describeRefusal } from '../decisions/cartRefusals';
import type { JoinProblem } from '../work/incoming';
import type { LinePrice, PricedLine } from '../decisions/pricedCart';
import type { Say } from '../../../texts/say';

const MESSAGES_SHOWN = 10;

/**
 * Messages about a cart or one of its lines: what could not be added (`problems`), then why each of `lines` that is
 * refused could not be ordered unchanged. Every message is counted, but at most the first ten are listed.
 */
export function messagesOf(
  lines: readonly PricedLine[],
  entityId: string | null,
  say: Say,
  problems: readonly JoinProblem[] = [],
): MessagesSummary {
  const missing = problems.map(({ errorCode, message, productId }) => ({
    type: errorCode,
    message: say(message),
    relatedEntityId: productId,
  }));
  const wrong = lines.flatMap(({ line, refusal }) => {
    if (refusal === null) return [];
    const { errorCode, message } = describeRefusal(refusal);
    return [{ type: errorCode, message: say(message), relatedEntityId: line.id }];
  });
  const messages = [...missing, ...wrong];
  return {
    hasErrors: messages.length > 0,
    errorCount: messages.length,
    totalLineItemsWithErrors: messages.length,
    relatedEntityId: entityId,
    limitedMessages: messages.slice(0, MESSAGES_SHOWN),
  };
}

function moneyOf(price: LinePrice | null, quantity: number) {
  if (price === null) {
    return {
      listPrice: null,
      salesPrice: null,
      unitAdjustedPrice: null,
      unitAdjustedPriceWithItemAdj: null,
      unitAdjustmentAmount: null,
      unitItemAdjustmentAmount: null,
      itemizedAdjustmentAmount: null,
      totalListPrice: null,
      totalPrice: null,
      totalAmount: null,
      totalAdjustmentAmount: null,
      totalTax: null,
      firstPymtTotalListPrice: null,
      firstPymtTotalPrice: null,
      firstPymtTotalTax: null,
      firstPymtTotalAmount: null,
    };
  }
  const { salePrice, tierCents, totals, adjustmentCents } = price;
  const tierAdjustment = tierCents - salePrice.unitCents;
  // A deduction from a line may not divide evenly by its pieces: unit amounts are rounded to the cent, the line's is
  // exact.
  const reducedUnit = Math.round(totals.netCents / quantity);
  const totalListPrice = salePrice.listCents === null ? null : formatMoney(totals.listCents);
  const totalPrice = formatMoney(totals.netCents);
  const totalTax = formatMoney(totals.vatCents);
  const totalAmount = formatMoney(totals.netCents + totals.vatCents);
  return {
    listPrice: salePrice.listCents === null ? null : formatMoney(salePrice.listCents),
    salesPrice: formatMoney(salePrice.unitCents),
    unitAdjustedPrice: formatMoney(tierCents),
    unitAdjustedPriceWithItemAdj: formatMoney(reducedUnit),
    unitAdjustmentAmount: formatMoney(tierAdjustment),
    unitItemAdjustmentAmount: formatMoney(reducedUnit - tierCents),
    itemizedAdjustmentAmount: formatMoney(adjustmentCents),
    totalListPrice,
    totalPrice,
    totalAmount,
    totalAdjustmentAmount: formatMoney(tierAdjustment * quantity + adjustmentCents),
    totalTax,
    // There are no instalments: the first payment is the whole amount.
    firstPymtTotalListPrice: totalListPrice,
    firstPymtTotalPrice: totalPrice,
    firstPymtTotalTax: totalTax,
    firstPymtTotalAmount: totalAmount,
  };
}

/** How a cart's lines are presented: language, cart, currency, product fields (null: all). */
export interface ItemFrame {
  readonly say: Say;
  readonly cartId: string | null;
  readonly currency: string;
  readonly fieldNames: readonly string[] | null;
  /** The delivery group of a line, if one group holds all of it. */
  readonly groupOf: ReadonlyMap<string, string>;
}

/** A product's details in a cart line; null when it does not exist (any more) for the caller. */
export function detailsOf(
  { line, product }: PricedLine,
  { fieldNames }: Pick<ItemFrame, 'fieldNames'>,
): CartItem['productDetails'] {
  if (product === null) return null;
  const details = product.details();
  const model = product.sellingModels.find(({ id }) => id === line.model?.id);
  return {
    ...details,
    fields: pickFields(details.fields, fieldNames),
    ...(model === undefined
      ? {}
      : {
          sellingModel: {
            name: model.name,
            pricingTerm: model.term?.length ?? null,
            pricingTermUnit: model.term?.unit ?? null,
          },
        }),
  };
}

/**
 * A line on the wire, money excluding VAT: `salesPrice` is the unit price, `unitAdjustedPrice` the one at the tier of
 * the line's quantity, `…WithItemAdj` the one after promotions; `totalPrice` is the line after promotions,
 * `totalAmount` the same including VAT. All money of a line without a price is null (CRT-06).
 */
export function cartItemOf(priced: PricedLine, frame: ItemFrame): CartItem {
  const { line, product, price } = priced;
  return {
    cartItemId: line.id,
    cartId: frame.cartId,
    cartDeliveryGroupId: frame.groupOf.get(line.id) ?? null,
    productId: line.productId,
    name: product?.name ?? '',
    type: 'Product',
    subType: null,
    quantity: formatQuantity(line.quantity),
    currencyIsoCode: frame.currency,
    ...moneyOf(price, line.quantity),
    productSellingModelId: line.model?.id ?? null,
    sellingModelType: product?.sellingModels.find(({ id }) => id === line.model?.id)?.type ?? null,
    subscriptionTerm: line.model?.term ?? null,
    parentCartItemId: null,
    childProductCount: product === null || product.contents.length === 0 ? null : product.contents.length,
    productClass: product?.productClass ?? null,
    // The platform sets this field on bonus lines only: clients show a line with it as free.
    promotionDisplayName: null,
    promotionNames: [...(price?.promotionNames ?? [])],
    isShippingChargeNotApplicable: false,
    messagesSummary: messagesOf([priced], line.id, frame.say),
    customFields: [],
    productDetails: detailsOf(priced, frame),
  };
}

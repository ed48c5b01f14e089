import { formatMoney, formatQuantity } from '../../../../contract/money';
import type { PricedLine } from '../decisions/pricedCart';
import { detailsOf } from './cartItemView';

/** The lines of one product; its facts are read from the first. */
type ProductLines = readonly [PricedLine, ...PricedLine[]];

/**
 * Lines grouped by product, in the order of each product's first line: under several selling models a product has
 * several lines.
 */
export function linesByProduct(lines: readonly PricedLine[]): readonly ProductLines[] {
  const groups = new Map<string, [PricedLine, ...PricedLine[]]>();
  for (const priced of lines) {
    const { productId } = priced.line;
    const group = groups.get(productId);
    if (group === undefined) groups.set(productId, [priced]);
    else group.push(priced);
  }
  return [...groups.values()];
}

/** A product of a cart with what all its lines add up to. */
export function cartProductOf(lines: ProductLines, fieldNames: readonly string[] | null) {
  const [first] = lines;
  const nets = lines.flatMap(({ price }) => (price === null ? [] : [price.totals.netCents]));
  return {
    productId: first.line.productId,
    name: first.product?.name ?? '',
    totalQuantity: formatQuantity(lines.reduce((sum, { line }) => sum + line.quantity, 0)),
    totalPrice: nets.length === 0 ? null : formatMoney(nets.reduce((sum, cents) => sum + cents, 0)),
    cartItemIds: lines.map(({ line }) => line.id),
    productDetails: detailsOf(first, { fieldNames }),
  };
}

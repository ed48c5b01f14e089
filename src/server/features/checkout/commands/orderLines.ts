import { tierAt } from '../../../../commerce/pricing/tierPrice';
import type { Ids } from '../../../ids';
import { lineReductions, type PricedCart } from '../../cart';
import type { OrderedModel, OrderLine } from '../../placedOrders';

/** The selling model of a line as it is today; null: sold once. Throws for one that the product is not sold under. */
function orderedModel(
  { model: chosen }: PricedCart['lines'][number]['line'],
  { sellingModels }: NonNullable<PricedCart['lines'][number]['product']>,
): OrderedModel | null {
  if (chosen === undefined) return null;
  const model = sellingModels.find(({ id }) => id === chosen.id);
  if (model === undefined) throw new Error('A line under a selling model that its product lacks was to be ordered.');
  const { id, name, type, term: rhythm } = model;
  return { id, name, type, rhythm, deliveries: chosen.term };
}

/**
 * The lines of a priced cart in the form in which an order stores them, with the basis of their prices and the contents
 * of bundles. Throws for a line without a price.
 */
export function orderLines(cart: PricedCart, ids: Ids): readonly OrderLine[] {
  const reductions = lineReductions(cart);
  return cart.lines.map(({ line, product, price }) => {
    if (product === null || price === null) throw new Error('A line without a product or a price was to be ordered.');
    const { listCents, unitCents, buyerGroup, vatBasisPoints } = price.salePrice;
    const model = orderedModel(line, product);
    const tier = tierAt(price.salePrice, line.quantity);
    return {
      id: ids.next('orderItem'),
      productId: line.productId,
      name: product.name,
      sku: product.sku,
      packaging: product.packaging,
      quantity: line.quantity,
      unitCents: price.tierCents,
      netCents: price.totals.netCents,
      adjustmentCents: price.adjustmentCents,
      promotionNames: price.promotionNames.length === 0 ? null : price.promotionNames.join(', '),
      vatCents: price.totals.vatCents,
      vatBasisPoints,
      basis: {
        listCents,
        unitCents,
        tier: tier && { lowerBound: tier.lowerBound, upperBound: tier.upperBound },
        buyerGroup,
        reductions: reductions.get(line.id) ?? [],
      },
      ...(model === null ? {} : { model }),
      contents: product.contents,
    };
  });
}

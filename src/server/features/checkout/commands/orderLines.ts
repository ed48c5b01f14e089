import { tierAt } from '../../../../commerce/pricing/tierPrice';
import type { Ids } from '../../../ids';
import { lineReductions } from '../../cart';
import type { PricedCart } from '../../cart';
import type { OrderLine } from '../../placedOrders';

/** The lines of a priced cart as an order stores them, with what their prices were made of. Throws for one without a price. */
export const orderLines = (cart: PricedCart, ids: Ids): readonly OrderLine[] => {
  const reductions = lineReductions(cart);
  return cart.lines.map(({ line, product, price }) => {
    if (product === null || price === null) throw new Error('A line without a product or a price was to be ordered.');
    const { listCents, unitCents, buyerGroup, vatBasisPoints } = price.salePrice;
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
    };
  });
};

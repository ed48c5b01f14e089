import { vatOf } from '../../../../commerce/pricing/cartTotals';
import { negotiatedPrice, readTieredPrice } from '../../../../commerce/pricing/tierPrice';
import type { Bill } from '../../../../commerce/pricing/trace/bill';
import { readQuantityRule } from '../../../../commerce/quantityRule';
import { parseProductFields } from '../../../../contract/catalog/productFields';
import type { ProductDetail } from '../../../../contract/catalog/product';
import type { Price } from '../../../../contract/prices/price';
import { knownCents } from './amounts';

/** The price of a product's smallest quantity, as its page had it; undefined: it has no price. */
export function productBill(price: Price, product: ProductDetail): Bill | undefined {
  const tiered = readTieredPrice(price);
  if (!tiered) return undefined;
  const quantity = readQuantityRule(product.purchaseQuantityRule).minimum;
  const paidUnitCents = negotiatedPrice(tiered, quantity);
  const goodsCents = paidUnitCents * quantity;
  const vatBasisPoints = parseProductFields(product.fields ?? {}).vatBasisPoints ?? undefined;
  const vatCents = vatBasisPoints === undefined ? 0 : vatOf(goodsCents, vatBasisPoints);
  const line = {
    lineId: product.id,
    productId: product.id,
    name: parseProductFields(product.fields ?? {}).name,
    quantity,
    listCents: knownCents(price.listPrice) ?? null,
    unitCents: tiered.unitCents,
    tier: undefined,
    tiers: tiered.tiers,
    paidUnitCents,
    buyerGroup: undefined,
    reductions: [],
    vatBasisPoints,
    netCents: goodsCents,
    vatCents: vatBasisPoints === undefined ? undefined : vatCents,
  };
  return {
    currency: price.currencyIsoCode,
    isWhole: true,
    lines: [line],
    promotions: [],
    deliveries: [],
    deliveryVatBasisPoints: undefined,
    actual: {
      goodsCents,
      adjustmentCents: 0,
      deliveryCents: 0,
      netCents: goodsCents,
      vat: undefined,
      vatCents,
      grossCents: goodsCents + vatCents,
    },
  };
}

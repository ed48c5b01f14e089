import type { Bill, BilledLine } from '../../../commerce/pricing/trace/bill';
import {
  appliedPromotions,
  lineReductions,
  type DeliveryTariff,
  type PricedCart,
  type PricedDelivery,
  type PricedLine,
} from '../cart';
import { rewardFacts } from './promotionFacts';

/** A priced cart with its deliveries. */
interface PricedAsked {
  readonly priced: PricedCart;
  readonly deliveries: readonly PricedDelivery[];
  readonly tariff: DeliveryTariff;
  readonly currency: string;
}

function lineOf(
  { line, product, price }: PricedLine,
  reductions: ReturnType<typeof lineReductions>,
  nameOf: (promotionId: string) => string,
): readonly BilledLine[] {
  if (price === null) return [];
  const { salePrice, tierCents, totals } = price;
  return [
    {
      lineId: line.id,
      productId: line.productId,
      name: product?.name ?? '',
      quantity: line.quantity,
      listCents: salePrice.listCents,
      unitCents: salePrice.unitCents,
      tier: undefined,
      tiers: salePrice.tiers,
      paidUnitCents: tierCents,
      buyerGroup: salePrice.buyerGroup,
      reductions: (reductions.get(line.id) ?? []).map(({ promotionId, cents }) => ({
        promotions: [nameOf(promotionId)],
        cents,
      })),
      vatBasisPoints: salePrice.vatBasisPoints,
      netCents: totals.netCents,
      vatCents: totals.vatCents,
    },
  ];
}

/** The bill of a priced cart, with the basis of its prices. Lines without a price are left out, as in its totals. */
export function cartBill({ priced, deliveries, tariff, currency }: PricedAsked): Bill {
  const { totals, promotions } = priced;
  const reductions = lineReductions(priced);
  const nameOf = (promotionId: string): string =>
    promotions.standings.find(({ candidate }) => candidate.promotion.id === promotionId)?.candidate.promotion.name ??
    '';
  return {
    currency,
    isWhole: true,
    lines: priced.lines.flatMap((line) => lineOf(line, reductions, nameOf)),
    promotions: appliedPromotions(promotions).map(({ promotion, couponCode, targetType, adjustmentCents }) => ({
      name: promotion.name,
      couponCode,
      target: targetType,
      ...rewardFacts(promotion.reward),
      amountCents: adjustmentCents,
    })),
    deliveries: deliveries.flatMap(({ cost, netGoodsCents, chargeCents }) =>
      cost === null ? [] : [{ method: null, ...cost, goodsCents: netGoodsCents, chargeCents }],
    ),
    deliveryVatBasisPoints: tariff.vatBasisPoints,
    actual: {
      goodsCents: totals.goodsCents,
      adjustmentCents: totals.adjustmentCents,
      deliveryCents: totals.chargeCents,
      netCents: totals.netCents,
      vat: totals.vat,
      vatCents: totals.vatCents,
      grossCents: totals.grossCents,
    },
  };
}

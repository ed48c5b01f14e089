import { steadyNumber } from '../printed/identifiers';
import type { BuyerGroupName } from './rangeShapes';
import type { PriceRecord, PriceTierRecord, StockRecord } from '../../server/features/catalog';

export interface PricingSubject {
  readonly productId: string;
  readonly sku: string;
  /** The range's code: customer types have agreed prices by range. */
  readonly code: string;
  readonly unitCents: number;
  readonly rule: readonly [minimum: number, maximum: number, increment: number];
  readonly groups: readonly BuyerGroupName[] | null;
}

/** Ranges with an agreed price for a customer type, in percent off. */
const AGREEMENTS: Readonly<Record<string, readonly (readonly [BuyerGroupName, number])[]>> = {
  TOU: [['Boulangerie', 4]],
  BDX: [['Boulangerie', 3]],
  FBL: [['Boulangerie', 5]],
  CRU: [
    ['Boulangerie', 2],
    ['Coffee shop', 2],
  ],
  LUH: [
    ['Coffee shop', 4],
    ['Hôtellerie', 2],
  ],
  VBA: [['Coffee shop', 5]],
  CAF: [
    ['Coffee shop', 6],
    ['Hôtellerie', 3],
  ],
  PRO: [['Salle de sport', 8]],
  BAR: [['Salle de sport', 6]],
  POR: [['Hôtellerie', 5]],
  VIE: [['Hôtellerie', 4]],
};

const less = (cents: number, percent: number): number => Math.max(1, Math.round((cents * (100 - percent)) / 100));

/**
 * Two or three descending price tiers above a single unit, at whole increments, the last one open-ended; none where two
 * of the prices are equal in whole cents.
 */
function tiersOf(
  unitCents: number,
  steady: number,
  [minimum, , increment]: PricingSubject['rule'],
): readonly PriceTierRecord[] {
  const steps = steady % 3 === 0 ? [5, 10, 20] : steady % 3 === 1 ? [5, 12] : [10, 30];
  const percents = steps.length === 3 ? [3, 6, 9] : [4, 8];
  const bounds = steps.map((step) => Math.max(step, minimum + 1) * increment);
  const tiers = bounds.map((lowerBound, index): PriceTierRecord => {
    const next = bounds[index + 1];
    return {
      lowerBound,
      upperBound: next === undefined ? null : next - 1,
      unitCents: less(unitCents, percents[index] ?? 0),
    };
  });
  const falling = tiers.every((tier, index) => tier.unitCents < (tiers[index - 1]?.unitCents ?? unitCents));
  return falling ? tiers : [];
}

/**
 * Everyone's price, then those of customer types with an agreement. About half have volume tiers, a few a list price.
 */
export function pricesFor(subject: PricingSubject): readonly PriceRecord[] {
  const steady = steadyNumber(`price ${subject.sku}`);
  const tiered = (unitCents: number): readonly PriceTierRecord[] =>
    (steady >>> 8) % 2 === 0 ? tiersOf(unitCents, steady, subject.rule) : [];
  const price = (buyerGroup: string | null, unitCents: number, listCents: number | null): PriceRecord => ({
    productId: subject.productId,
    buyerGroup,
    unitCents,
    listCents,
    tiers: tiered(unitCents),
  });
  const listCents = steady % 11 === 0 ? Math.round(subject.unitCents * 1.12) : null;
  const agreed = (AGREEMENTS[subject.code] ?? []).filter(([group]) => subject.groups?.includes(group) ?? true);
  return [
    price(null, subject.unitCents, listCents),
    ...agreed.map(([group, percent]) => price(group, less(subject.unitCents, percent), listCents)),
  ];
}

/** Stock on hand: as stated, otherwise low for one product in thirty and plenty for the others. */
export function stockFor(productId: string, sku: string, stated: number | undefined): StockRecord {
  const steady = steadyNumber(`stock ${sku}`);
  const usual = steady % 30 === 0 ? 1 + (steady % 7) : 40 + (steady % 860);
  return { productId, onHand: stated ?? usual };
}

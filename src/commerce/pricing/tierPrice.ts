import { parseMoney, type Cents } from '../../contract/money';
import type { Price, TierPrice, TierPrices } from '../../contract/prices/price';

/** Bounds are inclusive and tiers do not overlap; the upper bound of the last is null. */
export interface Tier {
  readonly lowerBound: number;
  readonly upperBound: number | null;
  readonly unitCents: Cents;
}
export interface TieredPrice {
  readonly unitCents: Cents;
  readonly tiers: readonly Tier[];
}

function readTier(tier: TierPrice): Tier | null {
  const unitCents = parseMoney(tier.tierUnitPrice);
  const lowerBound = Number(tier.lowerBound);
  const upperBound = tier.upperBound === null ? null : Number(tier.upperBound);
  const readable = Number.isFinite(lowerBound) && (upperBound === null || Number.isFinite(upperBound));
  return unitCents === null || !readable ? null : { lowerBound, upperBound, unitCents };
}

/** A price of the webstore API in cents; null without a readable unit price. Invalid tiers are left out. */
export function readTieredPrice(
  price: Pick<Price, 'unitPrice'> & { readonly priceAdjustment: TierPrices | null },
): TieredPrice | null {
  const unitCents = parseMoney(price.unitPrice);
  if (unitCents === null) return null;
  const tiers = (price.priceAdjustment?.priceAdjustmentTiers ?? []).map(readTier).filter((tier) => tier !== null);
  return { unitCents, tiers: tiers.sort((one, other) => one.lowerBound - other.lowerBound) };
}

/** The first tier that contains a quantity, both bounds included; null: none does. */
export function tierAt({ tiers }: Pick<TieredPrice, 'tiers'>, quantity: number): Tier | null {
  const whole = Math.floor(quantity);
  return (
    tiers.find(({ lowerBound, upperBound }) => lowerBound <= whole && (upperBound === null || whole <= upperBound)) ??
    null
  );
}

/** The unit price at a quantity: that of its tier, else the unit price (PRC-03). */
export const negotiatedPrice = (price: TieredPrice, quantity: number): Cents =>
  tierAt(price, quantity)?.unitCents ?? price.unitCents;

export interface TierHint {
  /** The tier's first quantity. */
  readonly quantity: number;
  readonly unitCents: Cents;
  /** How many more than the current quantity are needed. */
  readonly missing: number;
}

/** The nearest higher quantity with a lower unit price; null: no higher quantity has one. */
export function nextTier(price: TieredPrice, quantity: number): TierHint | null {
  const now = negotiatedPrice(price, quantity);
  const cheaper = price.tiers
    .filter((tier) => tier.lowerBound > quantity && tier.unitCents < now)
    .reduce<Tier | null>((best, tier) => (best === null || tier.lowerBound < best.lowerBound ? tier : best), null);
  return cheaper === null
    ? null
    : { quantity: cheaper.lowerBound, unitCents: cheaper.unitCents, missing: cheaper.lowerBound - quantity };
}

import type { Cents } from '../../../contract/money';
import type { TracedPromotion } from '../../../contract/recordings/priceTrace';
import type { Tier } from '../tierPrice';

/**
 * What a trace is made of: the facts from which the shop's functions make the amounts, and those amounts. A fact that
 * its source does not hold is undefined; the trace says so and does not guess.
 */
export interface Bill {
  readonly currency: string;
  /** Whether every line is here. */
  readonly isWhole: boolean;
  readonly lines: readonly BilledLine[];
  readonly promotions: readonly TracedPromotion[];
  readonly deliveries: readonly BilledDelivery[];
  readonly deliveryVatBasisPoints: number | undefined;
  readonly actual: ActualAmounts;
}

export interface BilledLine {
  readonly lineId: string;
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  /** null: there is none. */
  readonly listCents: Cents | null | undefined;
  /** The buyer's price of a piece before tiers. */
  readonly unitCents: Cents | undefined;
  /** The tier of the quantity; null: none holds it. */
  readonly tier: Pick<Tier, 'lowerBound' | 'upperBound'> | null | undefined;
  /** All tiers, where they are known: the price is then looked up in them again. */
  readonly tiers: readonly Tier[] | undefined;
  /** The price of a piece at the quantity. */
  readonly paidUnitCents: Cents;
  /** The buyer group whose price it is; null: the general price. */
  readonly buyerGroup: string | null | undefined;
  /** The reductions by promotions: each separately, or those of one entry together. */
  readonly reductions: readonly { readonly promotions: readonly string[]; readonly cents: Cents }[];
  readonly vatBasisPoints: number | undefined;
  /** As shown or charged, after promotions. */
  readonly netCents: Cents;
  readonly vatCents: Cents | undefined;
}

export interface BilledDelivery {
  readonly method: string | null;
  /** undefined: only the charge is known. */
  readonly tariffCents: Cents | undefined;
  readonly supplementCents: Cents;
  /** Why the tariff is not charged. */
  readonly freeBy: 'freeFrom' | 'promotion' | null;
  /** The value of products from which delivery is free; null: never. Undefined: the shop's own rules apply. */
  readonly freeFromCents?: Cents | null | undefined;
  /** Its products after promotions. */
  readonly goodsCents: Cents | undefined;
  readonly chargeCents: Cents;
}

/** The amounts that were shown or charged. */
export interface ActualAmounts {
  /** Products before promotions. */
  readonly goodsCents: Cents;
  readonly adjustmentCents: Cents;
  readonly deliveryCents: Cents;
  readonly netCents: Cents;
  readonly vat:
    readonly { readonly basisPoints: number; readonly netCents: Cents; readonly vatCents: Cents }[] | undefined;
  readonly vatCents: Cents;
  readonly grossCents: Cents;
}

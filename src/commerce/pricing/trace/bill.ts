import type { Cents } from '../../../contract/money';
import type { TracedPromotion } from '../../../contract/recordings/priceTrace';
import type { Tier } from '../tierPrice';

/**
 * The input of a trace: the facts from which the shop's functions compute the amounts, and those amounts. A fact that
 * its source lacks is undefined: the trace marks it as unknown and does not guess.
 */
export interface Bill {
  readonly currency: string;
  /** Whether the bill contains every line. */
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
  /** The tier that applies to the quantity; null: none does. */
  readonly tier: Pick<Tier, 'lowerBound' | 'upperBound'> | null | undefined;
  /** All tiers, if they are known: then the price is looked up in them again. */
  readonly tiers: readonly Tier[] | undefined;
  /** The unit price paid at this quantity. */
  readonly paidUnitCents: Cents;
  /** The buyer group whose price it is; null: the general price. */
  readonly buyerGroup: string | null | undefined;
  /** The deductions by promotions: one entry each, or one for several if they are only known together. */
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
  /** The products of the delivery, after promotions. */
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

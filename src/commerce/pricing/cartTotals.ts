import type { Cents } from '../../contract/money';

/** One line of the bill. All money is excluding VAT. */
export interface TotalsLine {
  readonly unitCents: Cents;
  /** The price before negotiation, where it is known. */
  readonly listCents?: Cents | null;
  readonly quantity: number;
  readonly vatBasisPoints: number;
  /** What promotions deduct from the whole line: zero or negative. */
  readonly adjustmentCents?: Cents;
}
/** The delivery charge and its VAT rate. */
export interface TotalsCharge {
  readonly cents: Cents;
  readonly vatBasisPoints: number;
}

export interface VatLine {
  readonly basisPoints: number;
  readonly netCents: Cents;
  readonly vatCents: Cents;
}
export interface LineTotals {
  /** Unit price times quantity. */
  readonly goodsCents: Cents;
  readonly listCents: Cents;
  /** After promotions: the base of VAT. */
  readonly netCents: Cents;
  /** The line's share of its rate's VAT; the shares, with the delivery charge's, add up to the rate's VAT exactly. */
  readonly vatCents: Cents;
}
export interface CartTotals {
  readonly lines: readonly LineTotals[];
  readonly goodsCents: Cents;
  readonly listCents: Cents;
  readonly adjustmentCents: Cents;
  /** Products after promotions, without delivery: compared with the limit of free delivery. */
  readonly netGoodsCents: Cents;
  readonly chargeCents: Cents;
  /** Excluding VAT: products after promotions plus delivery. */
  readonly netCents: Cents;
  /** Ascending by rate. */
  readonly vat: readonly VatLine[];
  readonly vatCents: Cents;
  /** Including VAT. */
  readonly grossCents: Cents;
  readonly productCount: number;
  readonly lineCount: number;
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** VAT of an amount, rounded to the nearest cent, half a cent up. */
export const vatOf = (netCents: Cents, basisPoints: number): Cents =>
  Math.floor((netCents * basisPoints + 5000) / 10_000);

/**
 * Splits an amount into whole cents in proportion to weights (none negative), so that the parts add up to it. Left-over
 * cents go to the largest remainders, the earlier first; if all weights are zero, the first part gets everything.
 */
export function shareOut(cents: Cents, weights: readonly number[]): Cents[] {
  const total = sumOf(weights);
  if (total === 0) return weights.map((_, index) => (index === 0 ? cents : 0));
  const sign = cents < 0 ? -1 : 1;
  const whole = BigInt(Math.abs(cents));
  const parts = weights.map((weight, index) => {
    const product = whole * BigInt(weight);
    return { index, cents: Number(product / BigInt(total)), remainder: product % BigInt(total) };
  });
  let left = Math.abs(cents) - sumOf(parts.map((part) => part.cents));
  const byRemainder = [...parts].sort((one, other) =>
    one.remainder === other.remainder ? one.index - other.index : one.remainder > other.remainder ? -1 : 1,
  );
  const extra = new Set<number>();
  for (const part of byRemainder) {
    if (left === 0) break;
    extra.add(part.index);
    left -= 1;
  }
  return parts.map((part) => {
    const share = part.cents + (extra.has(part.index) ? 1 : 0);
    return share === 0 ? 0 : sign * share;
  });
}

/**
 * The totals of a cart, for the server's replies and for price traces (`trace/tracePrices`) alike: whole cents
 * throughout, VAT summed per rate, then rounded once per rate, half up.
 */
export function cartTotals(lines: readonly TotalsLine[], charge: TotalsCharge | null = null): CartTotals {
  const billed = lines.map((line) => {
    const goodsCents = line.unitCents * line.quantity;
    return {
      basisPoints: line.vatBasisPoints,
      goodsCents,
      listCents: (line.listCents ?? line.unitCents) * line.quantity,
      netCents: goodsCents + (line.adjustmentCents ?? 0),
    };
  });
  const chargeCents = charge?.cents ?? 0;
  const taxed = billed.map(({ basisPoints, netCents }) => ({ basisPoints, netCents }));
  if (charge !== null) taxed.push({ basisPoints: charge.vatBasisPoints, netCents: charge.cents });
  const rates = [...new Set(taxed.map(({ basisPoints }) => basisPoints))].sort((one, other) => one - other);
  const shares = new Map<number, Cents>();
  const vat = rates.map((basisPoints): VatLine => {
    const members = taxed.map((item, index) => ({ ...item, index })).filter((item) => item.basisPoints === basisPoints);
    const netCents = sumOf(members.map((member) => member.netCents));
    const vatCents = vatOf(netCents, basisPoints);
    const weights = members.map((member) => Math.max(0, member.netCents));
    shareOut(vatCents, weights).forEach((share, index) => shares.set(members[index]?.index ?? -1, share));
    return { basisPoints, netCents, vatCents };
  });
  const goodsCents = sumOf(billed.map((line) => line.goodsCents));
  const netGoodsCents = sumOf(billed.map((line) => line.netCents));
  const vatCents = sumOf(vat.map((line) => line.vatCents));
  return {
    lines: billed.map((line, index) => ({
      goodsCents: line.goodsCents,
      listCents: line.listCents,
      netCents: line.netCents,
      vatCents: shares.get(index) ?? 0,
    })),
    goodsCents,
    listCents: sumOf(billed.map((line) => line.listCents)),
    adjustmentCents: netGoodsCents - goodsCents,
    netGoodsCents,
    chargeCents,
    netCents: netGoodsCents + chargeCents,
    vat,
    vatCents,
    grossCents: netGoodsCents + chargeCents + vatCents,
    productCount: sumOf(lines.map((line) => line.quantity)),
    lineCount: lines.length,
  };
}

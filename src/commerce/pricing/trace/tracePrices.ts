import type { Cents } from '../../../contract/money';
import type { PriceDisagreement, PriceTrace, TracedVat } from '../../../contract/recordings/priceTrace';
import { cartTotals, sumOf, vatOf, type CartTotals, type TotalsLine } from '../cartTotals';
import type { Bill } from './bill';
import { traceDelivery } from './traceDelivery';
import { traceLine } from './traceLine';

/** What `cartTotals` computes from the traced prices; undefined if a rate or a line is missing. */
function totalsOf({ isWhole, lines, deliveries, deliveryVatBasisPoints }: Bill): CartTotals | undefined {
  const billed = lines.flatMap(({ paidUnitCents, quantity, vatBasisPoints, reductions }): readonly TotalsLine[] => {
    if (vatBasisPoints === undefined) return [];
    const adjustmentCents = sumOf(reductions.map(({ cents }) => cents));
    return [{ unitCents: paidUnitCents, quantity, vatBasisPoints, adjustmentCents }];
  });
  if (!isWhole || billed.length < lines.length) return undefined;
  const cents = sumOf(deliveries.map(({ chargeCents }) => chargeCents));
  if (cents === 0) return cartTotals(billed);
  return deliveryVatBasisPoints === undefined
    ? undefined
    : cartTotals(billed, { cents, vatBasisPoints: deliveryVatBasisPoints });
}

const vatSteps = (lines: NonNullable<Bill['actual']['vat']>): readonly TracedVat[] =>
  lines.map(({ basisPoints, netCents, vatCents }) => {
    // A cent times a basis point is a millionth of the currency.
    return { basisPoints, netCents, unroundedMicros: netCents * basisPoints, vatCents };
  });

/** Each amount of the bill beside what the shop's own functions compute from the same facts. */
function* comparedAmounts(
  { actual, lines, deliveries, isWhole }: Bill,
  totals: CartTotals | undefined,
): Generator<PriceDisagreement> {
  const as = (of: PriceDisagreement['of'], tracedCents: Cents, actualCents: Cents, lineId: string | null = null) => ({
    of,
    lineId,
    tracedCents,
    actualCents,
  });
  yield as('delivery', sumOf(deliveries.map(({ chargeCents }) => chargeCents)), actual.deliveryCents);
  yield as('net', actual.goodsCents + actual.adjustmentCents + actual.deliveryCents, actual.netCents);
  yield as('gross', actual.netCents + actual.vatCents, actual.grossCents);
  if (actual.vat) {
    for (const { basisPoints, netCents, vatCents } of actual.vat)
      yield as('vat', vatOf(netCents, basisPoints), vatCents);
    yield as('vat', sumOf(actual.vat.map(({ vatCents }) => vatCents)), actual.vatCents);
  }
  if (isWhole) {
    yield as('goods', sumOf(lines.map(({ paidUnitCents, quantity }) => paidUnitCents * quantity)), actual.goodsCents);
    const reductions = lines.flatMap((line) => line.reductions.map(({ cents }) => cents));
    yield as('promotions', sumOf(reductions), actual.adjustmentCents);
  }
  if (!totals) return;
  for (const [index, { lineId, vatCents }] of lines.entries())
    if (vatCents !== undefined) yield as('lineVat', totals.lines[index]?.vatCents ?? 0, vatCents, lineId);
  yield as('vat', totals.vatCents, actual.vatCents);
  yield as('gross', totals.grossCents, actual.grossCents);
}

const isSame = (one: PriceDisagreement, other: PriceDisagreement): boolean =>
  one.of === other.of && one.lineId === other.lineId && one.tracedCents === other.tracedCents;

/**
 * Explains the amounts of a bill. The amounts are the bill's own; each is compared with what the functions that price
 * carts and orders (`negotiatedPrice`, `cartTotals`, `vatOf`) compute from the same facts, and differences are
 * reported.
 */
export function tracePrices(bill: Bill): PriceTrace {
  const { currency, isWhole, promotions, actual } = bill;
  const totals = totalsOf(bill);
  const traced = bill.lines.map(traceLine);
  const deliveries = bill.deliveries.map((delivery) => traceDelivery(delivery, currency));
  const unexplained = deliveries.flatMap(({ steps, chargeCents }): readonly PriceDisagreement[] => {
    const rest = steps.find(({ kind }) => kind === 'unexplained');
    return rest
      ? [{ of: 'delivery', lineId: null, tracedCents: chargeCents - rest.amountCents, actualCents: chargeCents }]
      : [];
  });
  const compared = [...comparedAmounts(bill, totals)].filter(
    ({ tracedCents, actualCents }) => tracedCents !== actualCents,
  );
  const disagreements = [...traced.flatMap((one) => one.disagreements), ...unexplained, ...compared];
  const { goodsCents, adjustmentCents, deliveryCents, netCents, vatCents, grossCents } = actual;
  return {
    currency,
    isWhole,
    lines: traced.map(({ line }) => line),
    promotions: [...promotions],
    deliveries,
    goodsCents,
    adjustmentCents,
    deliveryCents,
    netCents,
    vat: [...vatSteps(actual.vat ?? totals?.vat ?? [])],
    vatCents,
    grossCents,
    disagreements: disagreements.filter(
      (one, index) => disagreements.findIndex((other) => isSame(one, other)) === index,
    ),
  };
}

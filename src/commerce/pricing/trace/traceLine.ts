import type { Cents } from '../../../contract/money';
import type { PriceDisagreement, PriceStep, TracedLine } from '../../../contract/recordings/priceTrace';
import { negotiatedPrice, tierAt } from '../tierPrice';
import type { BilledLine } from './bill';

const PLAIN_STEP = {
  unitCents: null,
  buyerGroup: null,
  isGroupKnown: false,
  lowerBound: null,
  upperBound: null,
  promotions: [],
} satisfies Partial<PriceStep>;

/** The steps that lead to the unit price, each with its effect on the whole line. */
function unitSteps(line: BilledLine): readonly PriceStep[] {
  const { quantity, unitCents, paidUnitCents, buyerGroup } = line;
  const listCents = line.listCents ?? null;
  const steps: PriceStep[] = [];
  let before: Cents = 0;
  const add = (unit: Cents, step: Pick<PriceStep, 'kind'> & Partial<PriceStep>): void => {
    steps.push({ ...PLAIN_STEP, ...step, amountCents: (unit - before) * quantity, unitCents: unit });
    before = unit;
  };
  if (listCents !== null) add(listCents, { kind: 'list' });
  if (unitCents === undefined) {
    add(paidUnitCents, { kind: 'paid' });
    return steps;
  }
  add(unitCents, { kind: 'own', buyerGroup: buyerGroup ?? null, isGroupKnown: buyerGroup !== undefined });
  const tier = tierOf(line);
  if (tier) add(paidUnitCents, { kind: 'tier', ...tier });
  else if (paidUnitCents !== unitCents) add(paidUnitCents, { kind: 'paid' });
  return steps;
}

function tierOf({ tier, tiers = [], quantity }: BilledLine) {
  if (tier !== undefined) return tier && { lowerBound: tier.lowerBound, upperBound: tier.upperBound };
  const found = tierAt({ tiers }, quantity);
  return found && { lowerBound: found.lowerBound, upperBound: found.upperBound };
}

const sum = (steps: readonly PriceStep[]): Cents => steps.reduce((total, { amountCents }) => total + amountCents, 0);

/** The steps of a line, which add up to its amount as shown or charged: an unexplained rest is a step of its own. */
export function traceLine(line: BilledLine): {
  readonly line: TracedLine;
  readonly disagreements: readonly PriceDisagreement[];
} {
  const { lineId, productId, name, quantity, netCents, paidUnitCents, unitCents, tiers } = line;
  const disagreements: PriceDisagreement[] = [];
  const steps = [
    ...unitSteps(line),
    ...line.reductions.map(({ promotions, cents }): PriceStep => {
      return { ...PLAIN_STEP, kind: 'promotion', amountCents: cents, promotions: [...promotions] };
    }),
  ];
  if (unitCents !== undefined && tiers !== undefined) {
    const tracedCents = negotiatedPrice({ unitCents, tiers }, quantity);
    if (tracedCents !== paidUnitCents)
      disagreements.push({ of: 'tier', lineId, tracedCents, actualCents: paidUnitCents });
  }
  const tracedCents = sum(steps);
  if (tracedCents !== netCents) {
    steps.push({ ...PLAIN_STEP, kind: 'unexplained', amountCents: netCents - tracedCents });
    disagreements.push({ of: 'line', lineId, tracedCents, actualCents: netCents });
  }
  const vat = { vatBasisPoints: line.vatBasisPoints ?? null, vatCents: line.vatCents ?? null };
  return { line: { lineId, productId, name, quantity, steps, netCents, ...vat }, disagreements };
}

import type { TracedDelivery } from '../../../contract/recordings/priceTrace';
import { FREE_DELIVERY_FROM_CENTS } from '../../delivery/freeDelivery';
import type { Cents } from '../../../contract/money';
import { RULES_CURRENCY } from '../../../contract/shopRules';
import type { BilledDelivery } from './bill';

type Step = TracedDelivery['steps'][number];

function stepsOf({ tariffCents, freeBy, supplementCents, chargeCents }: BilledDelivery): readonly Step[] {
  const steps: Step[] = [];
  if (tariffCents === undefined && freeBy === null) {
    steps.push({ kind: 'charged', amountCents: chargeCents - supplementCents });
  } else if (tariffCents !== undefined) steps.push({ kind: 'tariff', amountCents: tariffCents });
  if (freeBy !== null) steps.push({ kind: freeBy, amountCents: tariffCents === undefined ? 0 : -tariffCents });
  if (supplementCents !== 0) steps.push({ kind: 'supplement', amountCents: supplementCents });
  return steps;
}

/** The value of products from which the shop's own rules deliver free; null: in a currency other than theirs. */
const ruleIn = (currency: string): Cents | null => (currency === RULES_CURRENCY ? FREE_DELIVERY_FROM_CENTS : null);

/** The steps that lead to the price of a delivery; an unexplained rest is a step of its own. */
export function traceDelivery(delivery: BilledDelivery, currency: string): TracedDelivery {
  const { method, goodsCents, chargeCents, freeFromCents = ruleIn(currency) } = delivery;
  const steps = [...stepsOf(delivery)];
  const restCents = chargeCents - steps.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (restCents !== 0) steps.push({ kind: 'unexplained', amountCents: restCents });
  return { method, steps, goodsCents: goodsCents ?? null, freeFromCents, chargeCents };
}

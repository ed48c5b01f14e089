import type { TracedDelivery } from '../../../contract/recordings/priceTrace';
import { FREE_DELIVERY_FROM_CENTS } from '../../delivery/freeDelivery';
import type { BilledDelivery } from './bill';

type Step = TracedDelivery['steps'][number];

const stepsOf = ({ tariffCents, freeBy, supplementCents, chargeCents }: BilledDelivery): readonly Step[] => {
  const steps: Step[] = [];
  if (tariffCents === undefined && freeBy === null) {
    steps.push({ kind: 'charged', amountCents: chargeCents - supplementCents });
  } else if (tariffCents !== undefined) steps.push({ kind: 'tariff', amountCents: tariffCents });
  if (freeBy !== null) steps.push({ kind: freeBy, amountCents: tariffCents === undefined ? 0 : -tariffCents });
  if (supplementCents !== 0) steps.push({ kind: 'supplement', amountCents: supplementCents });
  return steps;
};

/** The steps to what a delivery costs; what they do not account for is a step of its own. */
export const traceDelivery = (delivery: BilledDelivery): TracedDelivery => {
  const { method, goodsCents, chargeCents } = delivery;
  const steps = [...stepsOf(delivery)];
  const restCents = chargeCents - steps.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (restCents !== 0) steps.push({ kind: 'unexplained', amountCents: restCents });
  return { method, steps, goodsCents: goodsCents ?? null, freeFromCents: FREE_DELIVERY_FROM_CENTS, chargeCents };
};

import { addDays, parisClock } from '../../../commerce/calendar/parisCalendar';
import { deliveryDay } from '../../../commerce/delivery/deliveryDay';
import { standingDates } from '../../../commerce/delivery/standingDates';
import { formatQuantity } from '../../../contract/money';
import { NEXT_DATES, type StandingDelivery } from '../../../contract/orders/standingDelivery';
import type { StoredStanding } from './standingStore';

function planOf({ id, firstDay, model }: StoredStanding) {
  const { rhythm, type } = model;
  if (rhythm === null || type === 'OneTime') throw new Error(`The standing delivery ${id} has no rhythm.`);
  return { type, rhythm, plan: { firstDay, rhythm, deliveries: model.deliveries } };
}

/** The first day whose delivery a change can cancel: not one in preparation, nor the order's own, which is paid for. */
export function changesFrom({ firstDay }: Pick<StoredStanding, 'firstDay'>, now: number): string {
  const [prepared, second] = [deliveryDay(now), addDays(firstDay, 1)];
  return prepared > second ? prepared : second;
}

/**
 * Whether all deliveries of a standing delivery's term are over; false for a stopped one. A paused one ends with its
 * term too.
 */
export const isOver = (standing: StoredStanding, now: number): boolean =>
  standing.status !== 'Stopped' &&
  standingDates({ ...planOf(standing).plan, breaks: [] }, parisClock(now).day, 1).length === 0;

/** A standing delivery at this moment (ms UTC), with its next dates. */
export function standingView(standing: StoredStanding, now: number): StandingDelivery {
  const { id, orderId, orderNumber, productId, name, quantity, model, status, breaks, isCanceled } = standing;
  const { type, rhythm, plan } = planOf(standing);
  return {
    standingDeliveryId: id,
    orderSummaryId: orderId,
    orderNumber,
    productId,
    name,
    quantity: formatQuantity(quantity),
    productSellingModelId: model.id,
    sellingModelType: type,
    pricingTerm: rhythm.length,
    pricingTermUnit: rhythm.unit,
    subscriptionTerm: model.deliveries,
    status: isOver(standing, now) ? 'Completed' : status,
    nextDates: isCanceled ? [] : [...standingDates({ ...plan, breaks }, parisClock(now).day, NEXT_DATES)],
    changesFrom: changesFrom(standing, now),
  };
}

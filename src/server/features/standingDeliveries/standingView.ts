import { parisClock } from '../../../commerce/calendar/parisCalendar';
import { deliveryDay } from '../../../commerce/delivery/deliveryDay';
import { standingDates } from '../../../commerce/delivery/standingDates';
import { formatQuantity } from '../../../contract/money';
import { NEXT_DATES } from '../../../contract/orders/standingDelivery';
import type { StandingDelivery } from '../../../contract/orders/standingDelivery';
import type { StoredStanding } from './standingStore';

/** A standing delivery as it is at this moment (ms UTC), with its next dates. */
export const standingView = (standing: StoredStanding, now: number): StandingDelivery => {
  const { id, orderId, orderNumber, productId, name, quantity, firstDay, model, status, breaks } = standing;
  const { rhythm, type } = model;
  if (rhythm === null || type === 'OneTime') throw new Error(`The standing delivery ${id} has no rhythm.`);
  const plan = { firstDay, rhythm, deliveries: model.deliveries };
  const today = parisClock(now).day;
  // A pause is no end: it is over when the term is.
  const isOver = status !== 'Stopped' && standingDates({ ...plan, breaks: [] }, today, 1).length === 0;
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
    status: isOver ? 'Completed' : status,
    nextDates: [...standingDates({ ...plan, breaks }, today, NEXT_DATES)],
    changesFrom: deliveryDay(now),
  };
};

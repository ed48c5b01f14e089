import { deliveryDay } from '../../../commerce/delivery/deliveryDay';
import { orderDeadline } from '../../../commerce/delivery/orderDeadline';
import { DELIVERY_CUT_OFF_MINUTES } from '../../../contract/constants';
import { useFormatting } from '../../formatting';
import { useShopSelector } from '../../kernel/hooks';
import { selectArrivedAt } from '../../kernel/location';
import { useMessages } from '../../messages';
import texts from '../../messages/fr-FR/delivery.json';
import { deliveryClockSaga } from './deliveryClockSaga';

export interface DeadlineProps {
  readonly page: 'product' | 'cart' | 'checkout';
  /** How many deliveries are promised; only a checkout can have several. */
  readonly deliveries?: number;
}

const sentences = { product: 'delivery.product', cart: 'delivery.cart', checkout: 'delivery.checkout' } as const;

/** The time by which to order, and the delivery day then promised. */
function Deadline({ page, deliveries = 1 }: DeadlineProps) {
  const t = useMessages();
  const { day, number } = useFormatting();
  const at = useShopSelector(selectArrivedAt);
  const { day: lastDay, isToday, minutesLeft } = orderDeadline(at);
  const hour = t('delivery.hour', { hour: number(DELIVERY_CUT_OFF_MINUTES / 60) });
  const moment = isToday ? hour : t('delivery.onDay', { day: day(lastDay), hour });
  const left = () => {
    const [hours, minutes] = [Math.floor((minutesLeft ?? 0) / 60), (minutesLeft ?? 0) % 60];
    if (hours === 0) return t('delivery.minutes', { minutes: number(minutes) });
    if (minutes === 0) return t('delivery.hours', { hours: number(hours) });
    return t('delivery.hoursMinutes', { hours: number(hours), minutes: String(minutes).padStart(2, '0') });
  };
  const counted = minutesLeft === null ? moment : t('delivery.left', { moment, left: left() });
  return t(sentences[page], { moment: counted, day: day(deliveryDay(at)), count: deliveries });
}

export const deadlineModule = { Component: Deadline, texts, saga: deliveryClockSaga } as const;

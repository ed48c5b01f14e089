import { deliveryDay } from '../../../../commerce/delivery/deliveryDay';
import { useShopSelector } from '../../../kernel/hooks';
import { selectArrivedAt } from '../../../kernel/location';
import { deadline } from '../../delivery';

interface OrderBeforeProps {
  /** The delivery days of the order, or of one of its deliveries. */
  readonly days: readonly (string | undefined)[];
}

/** The time by which to order for these days; nothing if all are later than the next cut-off decides. */
export function OrderBefore({ days }: OrderBeforeProps) {
  const soonest = deliveryDay(useShopSelector(selectArrivedAt));
  if (!days.includes(soonest)) return null;
  return (
    <p>
      <deadline.Show page="checkout" deliveries={days.length} />
    </p>
  );
}

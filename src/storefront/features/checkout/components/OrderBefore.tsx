import { deliveryDay } from '../../../../commerce/delivery/deliveryDay';
import { useShopSelector } from '../../../kernel/hooks';
import { selectArrivedAt } from '../../../kernel/location';
import { ShowAt } from '../../../ui/layout/ShowAt';
import { deadline } from '../../delivery';

interface OrderBeforeProps {
  /** The delivery days of the order, or of one of its deliveries. */
  readonly days: readonly (string | undefined)[];
  /** Shown only in windows in which the order's summary, which has the same text, is folded. */
  readonly besidesSummary?: boolean;
}

/** The time by which to order for these days; nothing if all are later than the next cut-off decides. */
export function OrderBefore({ days, besidesSummary = false }: OrderBeforeProps) {
  const soonest = deliveryDay(useShopSelector(selectArrivedAt));
  if (!days.includes(soonest)) return null;
  return (
    <ShowAt as="p" $small $medium $large={!besidesSummary}>
      <deadline.Show page="checkout" deliveries={days.length} />
    </ShowAt>
  );
}

import { freeDelivery, FREE_DELIVERY_FROM_CENTS } from '../../../../commerce/delivery/freeDelivery';
import type { Cents } from '../../../../contract/money';
import { RULES_CURRENCY } from '../../../../contract/shopRules';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { Meter } from '../../../ui/feedback/Meter';

/**
 * Shows how near a total of products (HT, after promotions) is to free delivery. Renders nothing in a currency other
 * than that of the shop's rules.
 */
export function FreeDeliveryMeter({ netProductCents }: { readonly netProductCents: Cents }) {
  const t = useMessages();
  const { money, currency = RULES_CURRENCY } = useFormatting();
  if (currency !== RULES_CURRENCY) return null;
  const { reached, missingCents } = freeDelivery(netProductCents);
  const text = t(reached ? 'cart.delivery.reached' : 'cart.delivery.missing', {
    missing: money(missingCents),
    threshold: money(FREE_DELIVERY_FROM_CENTS),
  });
  return (
    <Meter value={netProductCents} maximum={FREE_DELIVERY_FROM_CENTS} label={t('cart.delivery.label')} valueText={text}>
      {text}
    </Meter>
  );
}

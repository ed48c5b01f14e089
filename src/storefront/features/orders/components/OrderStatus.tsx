import { useMessages } from '../../../messages';
import { Badge, type BadgeVariant } from '../../../ui/text/Badge';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { contextApi } from '../../context';

const badgeVariants: Readonly<Record<string, BadgeVariant>> = {
  Created: 'info',
  Approved: 'info',
  WaitingToFulfill: 'butter',
  Fulfilled: 'success',
  Canceled: 'danger',
};

/** The status of an order in the webstore's words; an unknown one is shown as is. */
export function OrderStatus({ status }: { readonly status: string }) {
  const t = useMessages();
  const { data: webstore } = contextApi.useApplicationContextQuery();
  const words = webstore?.orderStatuses?.find(({ apiName }) => apiName === status)?.displayValue ?? status;
  return (
    <Badge $variant={badgeVariants[status] ?? 'neutral'}>
      <VisuallyHidden>{t('orders.status')} </VisuallyHidden>
      {words}
    </Badge>
  );
}

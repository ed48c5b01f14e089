import { CallFailure } from '../../calls/CallFailure';
import { whenText } from '../../../builder/toolbar/when';
import { failureOf } from '../../../storefront/api';
import { useMessages } from '../../../storefront/messages';
import { Message } from '../../../storefront/ui/feedback/Message';
import { Badge } from '../../../storefront/ui/text/Badge';
import { orderPricesApi } from '../../calls/orderPricesApi';
import { OrderViews } from './OrderViews';
import { TraceView } from './TraceView';

/** Explains the prices of a placed order, from what the server stored with it. */
export function StoredOrder({ reference }: { readonly reference: string }) {
  const t = useMessages();
  const { data, error, refetch } = orderPricesApi.useOrderPricesQuery(reference);
  if (error) {
    const failure = failureOf(error);
    return failure.status === 404 ? (
      <Message variant="error" announce>
        {t('support.price.any.unknown', { reference })}
      </Message>
    ) : (
      <CallFailure title="support.price.failed" failure={failure} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <p role="status">{t('support.price.reading')}</p>;
  return (
    <>
      <p>
        <Badge $variant="info">{t('support.price.source.stored', { when: whenText(t, data.placedAt) })}</Badge>
      </p>
      <TraceView trace={data.trace} />
      {/* Read after the prices, so that it includes this view. */}
      <OrderViews reference={reference} />
    </>
  );
}

import { whenText } from '../../../builder/toolbar/when';
import { failureOf } from '../../../storefront/api';
import { Personal } from '../../../storefront/kernel/personal';
import { useMessages } from '../../../storefront/messages';
import { Stack } from '../../../storefront/ui/layout/Stack';
import { CallFailure } from '../../calls/CallFailure';
import { orderPricesApi } from '../../calls/orderPricesApi';

/** Which support users have viewed the prices of an order, and when. */
export function OrderViews({ reference }: { readonly reference: string }) {
  const t = useMessages();
  const { data, error, refetch } = orderPricesApi.useOrderViewsQuery(reference);
  const title = t('supportSession.orderViews', { reference });
  if (error)
    return (
      <CallFailure title="supportSession.orderViews.failed" failure={failureOf(error)} onRetry={() => void refetch()} />
    );
  return (
    <Stack as="section" $gap="2" aria-label={title}>
      <h4>{title}</h4>
      {!data && <p role="status">{t('supportSession.reading')}</p>}
      {data?.views.length === 0 && <p>{t('supportSession.orderViews.none')}</p>}
      {data && data.views.length > 0 && (
        <ol>
          {data.views.map(({ at, by }, index) => (
            <li key={index}>
              {by === null ? t('supportSession.notes.nobody') : <Personal token={by} />},{' '}
              <time dateTime={at}>{whenText(t, at)}</time>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}

import { CallFailure } from '../../calls/CallFailure';
import { whenText } from '../../../builder/toolbar/when';
import type { PricesToday, PriceTrace } from '../../../contract/recordings/priceTrace';
import { failureOf } from '../../../storefront/api';
import { useFormatting } from '../../../storefront/formatting';
import { useMessages } from '../../../storefront/messages';
import { Message } from '../../../storefront/ui/feedback/Message';
import { Stack } from '../../../storefront/ui/layout/Stack';
import { Badge } from '../../../storefront/ui/text/Badge';
import { differencesToday } from './comparison';
import { TraceView } from './TraceView';

interface TodayPricesProps {
  readonly recorded: PriceTrace;
  readonly isGuest: boolean;
  readonly answer: {
    readonly data?: PricesToday | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
}

/** What the traced products would cost today, and which amounts differ from the recorded ones. */
export function TodayPrices({ recorded, isGuest, answer: { data, error, refetch } }: TodayPricesProps) {
  const t = useMessages();
  if (error)
    return <CallFailure title="support.price.failed" failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t('support.price.reading')}</p>;
  const { at, buyerGroups, trace } = data;
  return (
    <Stack as="section" aria-label={t('support.price.today.title')} $gap="4">
      <h2>{t('support.price.today.title')}</h2>
      <p>
        <Badge $variant="info">{t('support.price.source.today', { when: whenText(t, at) })}</Badge>
      </p>
      <p>
        {t('support.price.today.note')}{' '}
        {isGuest
          ? t('support.price.today.guest')
          : t('support.price.today.groups', { count: buyerGroups.length, groups: buyerGroups.join(', ') })}
      </p>
      <Differences recorded={recorded} today={data} />
      <TraceView trace={trace} />
    </Stack>
  );
}

function Differences({ recorded, today }: { readonly recorded: PriceTrace; readonly today: PricesToday }) {
  const t = useMessages();
  const { money } = useFormatting();
  const differences = differencesToday(recorded, today.trace);
  const gone = recorded.lines.filter(({ productId }) => today.unpriced.includes(productId));
  const { unknownCodes } = today;
  const count = differences.length + gone.length + unknownCodes.length;
  if (count === 0)
    return (
      <Message variant="success" announce>
        {t('support.price.today.same')}
      </Message>
    );
  return (
    <Message variant="warning" announce title={t('support.price.today.differs', { count })}>
      <ul>
        {differences.map(({ of, name, thenCents, nowCents }, index) => (
          <li key={index}>
            {t('support.price.today.difference', {
              what: of === 'unit' ? t('support.price.unit') : t(`support.price.amount.${of}`),
              named: name === null ? 'no' : 'yes',
              name: name ?? '',
              then: money(thenCents, recorded.currency),
              now: money(nowCents, recorded.currency),
            })}
          </li>
        ))}
        {gone.map(({ productId, name }) => (
          <li key={productId}>{t('support.price.today.unpriced', { name })}</li>
        ))}
        {unknownCodes.map((code) => (
          <li key={code}>{t('support.price.today.unknownCode', { code })}</li>
        ))}
      </ul>
    </Message>
  );
}

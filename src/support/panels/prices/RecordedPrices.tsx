import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import type { PricesTodayBody } from '../../../contract/recordings/priceTrace';
import { useMessages } from '../../../storefront/messages';
import { Button } from '../../../storefront/ui/controls/Button';
import { Badge } from '../../../storefront/ui/text/Badge';
import { orderPricesApi } from '../../calls/orderPricesApi';
import { useSession } from '../../calls/useRecording';
import { withGroups } from './comparison';
import type { PricedSubject } from './recorded/subjectsIn';
import { TierRows } from './TierRows';
import { TodayPrices } from './TodayPrices';
import { TraceView } from './TraceView';

/** A trace from recorded answers, which can be compared with today's prices on request. */
export function RecordedPrices({ subject: { trace, tiers, entries, again } }: { readonly subject: PricedSubject }) {
  const t = useMessages();
  const session = useSession();
  const asked: PricesTodayBody | undefined = again && { ...again, ...(session !== undefined && { session }) };
  // A request at one moment is not repeated automatically at others.
  const [wanted, setWanted] = useState('');
  const isWanted = asked !== undefined && wanted === JSON.stringify(asked);
  const answer = orderPricesApi.usePricesTodayQuery(isWanted ? asked : skipToken);
  const resolved = isWanted && answer.data ? withGroups(trace, entries, answer.data) : undefined;
  return (
    <>
      <p>
        <Badge $variant="info">{t('support.price.source.recorded')}</Badge>
      </p>
      {resolved && <p>{t('support.price.today.resolved')}</p>}
      <TraceView trace={resolved ?? trace} />
      {tiers.length > 0 && <TierRows tiers={tiers} currency={trace.currency} />}
      {asked && (
        // The button stays, so that the focus does: a second press requests today's prices again.
        <div>
          <Button onClick={() => (isWanted ? void answer.refetch() : setWanted(JSON.stringify(asked)))}>
            {t('support.price.today')}
          </Button>
        </div>
      )}
      {isWanted && <TodayPrices recorded={trace} isGuest={asked.accountId === null} answer={answer} />}
    </>
  );
}

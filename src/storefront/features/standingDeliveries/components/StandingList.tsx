import styled from 'styled-components';
import type { StandingDeliveries, StandingDelivery } from '../../../../contract/orders/standingDelivery';
import { orderAddress } from '../../../../contract/pages/pageReference';
import { dataOf, failureOf } from '../../../api';
import { commandEvents } from '../../../api/commands';
import { unbroken, useFormatting, useRhythm } from '../../../formatting';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import rhythmTexts from '../../../messages/fr-FR/rhythm.json';
import standingTexts from '../../../messages/fr-FR/standing.json';
import { Button } from '../../../ui/controls/Button';
import { Link } from '../../../ui/controls/Link';
import { Message } from '../../../ui/feedback/Message';
import { Card } from '../../../ui/layout/Card';
import { Cluster, Stack } from '../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { tokens } from '../../../ui/theme/tokens';
import { useDataLanguage } from '../../context';
import { standingApi } from '../standingApi';
import { standingSaga } from '../standingSaga';
import { selectStanding, standingEvents, standingReducer } from '../standingSlice';
import { useFocusKept } from './useFocusKept';

interface StandingListProps {
  /** The order whose deliveries are shown; by default those of the whole account. */
  readonly orderSummaryId?: string;
}

/** Standing deliveries: product, quantity, interval, next dates, and buttons to pause, resume or stop each. */
function StandingList({ orderSummaryId }: StandingListProps) {
  const t = useMessages();
  const asked = standingApi.useStandingDeliveriesQuery(orderSummaryId ?? null);
  const listed = dataOf(asked);
  // A 404 is no failure: a commerce server behind a gateway may lack this call, and then has no standing deliveries.
  if (asked.error && failureOf(asked.error).status !== 404)
    return <Message variant="warning">{t('standing.failed')}</Message>;
  if (!listed || listed.count === 0) return null;
  return (
    <section aria-labelledby="standing">
      <Stack>
        <h2 id="standing">{t('standing.title')}</h2>
        <p>{t('standing.listed')}</p>
        <List>
          <Page page={listed} orderSummaryId={orderSummaryId ?? null} />
        </List>
      </Stack>
    </section>
  );
}

interface PageProps {
  readonly page: StandingDeliveries;
  readonly orderSummaryId: string | null;
}

/** A page of deliveries, followed by the next one. */
function Page({ page, orderSummaryId }: PageProps) {
  const { standingDeliveries, nextPageToken } = page;
  return (
    <>
      {standingDeliveries.map((delivery) => (
        <Delivery key={delivery.standingDeliveryId} delivery={delivery} isAlone={orderSummaryId !== null} />
      ))}
      {nextPageToken !== null && <FurtherPage orderSummaryId={orderSummaryId} pageToken={nextPageToken} />}
    </>
  );
}

function FurtherPage(props: Pick<PageProps, 'orderSummaryId'> & { readonly pageToken: string }) {
  const t = useMessages();
  const asked = standingApi.useFurtherStandingQuery(props);
  const listed = dataOf(asked);
  if (listed) return <Page page={listed} orderSummaryId={props.orderSummaryId} />;
  return (
    asked.error !== undefined && (
      <li>
        <Message variant="warning">{t('standing.failed')}</Message>
      </li>
    )
  );
}

interface DeliveryProps {
  readonly delivery: StandingDelivery;
  /** The list is on the page of the delivery's own order, to which it needs no link. */
  readonly isAlone: boolean;
}

function Delivery({ delivery, isAlone }: DeliveryProps) {
  const t = useMessages();
  const lang = useDataLanguage();
  const { day, quantity } = useFormatting();
  const { failed } = useShopSelector(selectStanding);
  const { standingDeliveryId, name, status, nextDates, orderNumber } = delivery;
  const rhythm = useRhythm();
  const focus = useFocusKept<HTMLDivElement>();
  const isOpen = status === 'Active' || status === 'Paused';
  return (
    <Card as="li" $padding="5">
      <Stack $gap="2" {...focus}>
        <h3 tabIndex={-1}>
          {quantity(delivery.quantity)} × <span lang={lang}>{unbroken(name)}</span>
        </h3>
        <div role="status">
          <p>{rhythm(delivery)}</p>
          {status !== 'Active' && <strong>{t(STATUS_TEXTS[status])}</strong>}
        </div>
        {!isAlone && (
          <p>
            <Link href={orderAddress(orderNumber)}>{t('standing.order', { reference: orderNumber })}</Link>
          </p>
        )}
        {nextDates.length > 0 && (
          <div>
            <p>{t('standing.next')}</p>
            <ul>
              {nextDates.map((date) => (
                <li key={date}>{day(date)}</li>
              ))}
            </ul>
          </div>
        )}
        {failed === standingDeliveryId && isOpen && (
          <Message variant="error" announce>
            {t('standing.changeFailed')}
          </Message>
        )}
        {isOpen && <Changes delivery={delivery} />}
      </Stack>
    </Card>
  );
}

const STATUS_TEXTS = {
  Paused: 'standing.paused',
  Stopped: 'standing.stopped',
  Completed: 'standing.completed',
} as const;

function Changes({ delivery: { standingDeliveryId, name, status, changesFrom } }: Pick<DeliveryProps, 'delivery'>) {
  const t = useMessages();
  const { day } = useFormatting();
  const dispatch = useShopDispatch();
  const { inFlight, asked } = useShopSelector(selectStanding);
  const isBusy = inFlight?.standingDeliveryId === standingDeliveryId;
  // One change at a time: until it is done, changes of other deliveries are ignored.
  const waits = (inFlight !== null && !isBusy) || undefined;
  const change = (wanted: 'Active' | 'Paused' | 'Stopped') => () =>
    dispatch(standingEvents.changeRequested({ standingDeliveryId, status: wanted }));
  const named = <VisuallyHidden> {t('standing.named', { name })}</VisuallyHidden>;
  if (asked === standingDeliveryId) {
    return (
      <Message variant="warning" announce>
        <p>{t('standing.stopQuestion', { day: day(changesFrom) })}</p>
        <Cluster>
          <Button variant="quiet" onClick={() => dispatch(standingEvents.stopAsked(null))}>
            {t('standing.keep')}
            {named}
          </Button>
          <Button variant="primary" busy={isBusy} aria-disabled={waits} onClick={change('Stopped')}>
            {t('standing.stop')}
            {named}
          </Button>
        </Cluster>
      </Message>
    );
  }
  return (
    <>
      <small>{t('standing.changesFrom', { day: day(changesFrom) })}</small>
      <Cluster>
        <Button busy={isBusy} aria-disabled={waits} onClick={change(status === 'Paused' ? 'Active' : 'Paused')}>
          {t(status === 'Paused' ? 'standing.resume' : 'standing.pause')}
          {named}
        </Button>
        <Button variant="quiet" onClick={() => dispatch(standingEvents.stopAsked(standingDeliveryId))}>
          {t('standing.stop')}
          {named}
        </Button>
      </Cluster>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  small {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
`;

export const standingListModule = {
  Component: StandingList,
  texts: { ...rhythmTexts, ...standingTexts },
  slices: { standing: standingReducer },
  events: [commandEvents, standingEvents],
  saga: standingSaga,
} as const;

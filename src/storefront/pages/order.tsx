import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import styled from 'styled-components';
import { parseMoney } from '../../contract/money';
import type { OrderSummary } from '../../contract/orders/orderSummary';
import { HOME_ADDRESS, invoiceAddress, ORDERS_ADDRESS } from '../../contract/pages/pageReference';
import { dataOf } from '../api';
import { useShopSelector } from '../kernel/hooks';
import type { PageModule } from '../kernel/page';
import type { RouteMatch } from '../kernel/pagePaths';
import { Unavailable } from '../features/fallback/page';
import { recordingEvents } from '../features/recording';
import { customerPages } from '../features/account';
import { selectArrivedAt } from '../kernel/location';
import {
  loadOrderPage,
  MissingOrderAction,
  OrderAgain,
  OrderAgainOutcome,
  OrderFacts,
  OrderLines,
  ordersApi,
  OrderStatus,
  OrderTotals,
} from '../features/orders';
import { standingList } from '../features/standingDeliveries';
import { Personal } from '../kernel/personal';
import { selectIsLoggedIn } from '../features/visitor';
import { AmountsIn, useFormatting, WithPhone } from '../formatting';
import { useMessages } from '../messages';
import errorsPageTexts from '../messages/fr-FR/errorsPage.json';
import ordersTexts from '../messages/fr-FR/orders.json';
import ordersAgainTexts from '../messages/fr-FR/ordersAgain.json';
import recordingSendTexts from '../messages/fr-FR/recordingSend.json';
import rhythmTexts from '../messages/fr-FR/rhythm.json';
import { printPage } from '../platform/page/document';
import { Button } from '../ui/controls/Button';
import { ButtonLink } from '../ui/controls/ButtonLink';
import { Icon } from '../ui/controls/Icon';
import { Message } from '../ui/feedback/Message';
import { Skeleton, SkeletonGroup } from '../ui/feedback/Skeleton';
import { Actions } from '../ui/layout/Actions';
import { Card } from '../ui/layout/Card';
import { PageColumn } from '../ui/layout/PageFrame';
import { OnPaper, OnScreen, PrintStyle, Sheet } from '../ui/layout/PrintSheet';
import { Cluster, Stack } from '../ui/layout/Stack';
import { media } from '../ui/theme/media';
import { tokens } from '../ui/theme/tokens';
import { NotFound } from '../layout/notFound/page';

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : null;

/** For this time after an order, in ms, its page shows thanks and the next steps, unless it is cancelled. */
const newForMs = 60 * 60 * 1000;

function OrderPage({ params }: RouteMatch) {
  const t = useMessages();
  const reference = params['orderReferenceNumber'] ?? '';
  const asked = ordersApi.useOrderSummaryQuery(reference);
  const order = dataOf(asked);
  const { error, isFetching, refetch } = asked;
  if (order) return <Order order={order} reference={reference} />;
  if (!error) {
    return (
      <PageColumn>
        <SkeletonGroup label={t('orders.loading')}>
          <Skeleton height="20rem" shape="block" />
        </SkeletonGroup>
      </PageColumn>
    );
  }
  if ([400, 401, 403, 404].includes(Number(statusOf(error)))) {
    return (
      <NotFound title="orders.missing.title" text="orders.missing.text" isOrder>
        <MissingOrderAction />
      </NotFound>
    );
  }
  return (
    <PageColumn>
      <Unavailable level={1} busy={isFetching} onRetry={refetch} />
    </PageColumn>
  );
}

function Order({ order, reference }: { readonly order: OrderSummary; readonly reference: string }) {
  const t = useMessages();
  const { date } = useFormatting();
  const isCustomer = useShopSelector(selectIsLoggedIn);
  const orderedAt = Date.parse(order.orderedDate);
  const isCanceled = order.status === 'Canceled';
  const isNew = useShopSelector(selectArrivedAt) - orderedAt < newForMs && !isCanceled;
  const again = (
    <OrderAgain
      orderSummaryId={order.orderSummaryId}
      reference={order.orderNumber}
      variant={isNew ? 'secondary' : 'primary'}
    />
  );
  // Whoever reads a cancelled order learns what becomes of it before anything is offered.
  const actions = (
    <OnScreen as={Cluster}>
      {!isNew && again}
      <InvoiceAndPrint reference={reference} />
    </OnScreen>
  );
  const reorderOutcome = (
    <OnScreen>
      <OrderAgainOutcome orderSummaryId={order.orderSummaryId} />
    </OnScreen>
  );
  return (
    <PageColumn>
      <PrintStyle />
      <Sheet>
        <Letterhead aria-hidden>
          <span>{t('orders.seller')}</span>
          <span>{t('header.phone')}</span>
        </Letterhead>
        <Stack $gap="2">
          <Title orderNumber={order.orderNumber} isNew={isNew} />
          <Cluster $justify="between">
            <Stack $gap="2">
              {isNew && <NewReference orderNumber={order.orderNumber} />}
              <p>{t('orders.orderedOn', { date: date(orderedAt) })}</p>
              <Status>
                <OrderStatus status={order.status} />
              </Status>
            </Stack>
            {!isCanceled && actions}
          </Cluster>
        </Stack>
        {isCanceled && (
          <>
            <Canceled isAuthorised={order.payment.requestType !== 'SimplePurchaseOrder'} />
            {actions}
          </>
        )}
        {!isNew && reorderOutcome}
        {isNew && <Next order={order} />}
        <AmountsIn currency={order.currencyIsoCode}>
          <Plain>
            <OrderFacts order={order} />
          </Plain>
          <OrderLines orderSummaryId={reference} isReduced={parseMoney(order.totalAdjustmentAmount) !== 0} />
          <OrderTotals order={order} />
        </AmountsIn>
        <standingList.Show orderSummaryId={order.orderSummaryId} />
        <OnScreen as={Actions}>
          <ButtonLink href={HOME_ADDRESS} variant={isNew ? 'primary' : 'secondary'}>
            {t('orders.onwards')}
          </ButtonLink>
          {isNew && again}
          {isCustomer && <ButtonLink href={ORDERS_ADDRESS}>{t('orders.all')}</ButtonLink>}
        </OnScreen>
        {isNew && reorderOutcome}
      </Sheet>
    </PageColumn>
  );
}

function InvoiceAndPrint({ reference }: { readonly reference: string }) {
  const t = useMessages();
  return (
    <>
      <ButtonLink href={invoiceAddress(reference)}>
        <Icon icon={FileText} size="small" />
        {t('orders.invoice')}
      </ButtonLink>
      <Button onClick={printPage}>
        <Icon icon={Printer} size="small" />
        {t('orders.print')}
      </Button>
    </>
  );
}

/** The shop does nothing about a payment by itself when an order is cancelled: its people do, so they know. */
function Canceled({ isAuthorised }: { readonly isAuthorised: boolean }) {
  const t = useMessages();
  return (
    <Message variant="warning">
      <p>{t('orders.canceled')}</p>
      <p>
        {isAuthorised ? (
          <WithPhone text={t('orders.canceled.authorised', { phone: t('header.phone') })} />
        ) : (
          t('orders.canceled.purchaseOrder')
        )}
      </p>
    </Message>
  );
}

function Title({ orderNumber, isNew }: Pick<OrderSummary, 'orderNumber'> & { readonly isNew: boolean }) {
  const t = useMessages();
  return isNew ? (
    <OnScreen as="h1" tabIndex={-1}>
      {t('orders.confirmed')}
    </OnScreen>
  ) : (
    <h1 tabIndex={-1}>
      {t('orders.order')} <Reference>{orderNumber}</Reference>
    </h1>
  );
}

/** The reference of a new order, below the thanks; on paper, where there are none, the title. */
function NewReference({ orderNumber }: Pick<OrderSummary, 'orderNumber'>) {
  const t = useMessages();
  return (
    <PaperTitle>
      <OnScreen as="span">{t('orders.reference')}</OnScreen>
      <PaperWord as="span">{t('orders.order')}</PaperWord> <strong>{orderNumber}</strong>
    </PaperTitle>
  );
}

function Next({ order }: { readonly order: OrderSummary }) {
  const t = useMessages();
  const { day } = useFormatting();
  const { email } = order.contactInfo;
  const days = [...new Set(order.deliveries.map(({ deliveryDate }) => deliveryDate))];
  return (
    <OnScreen as="section" aria-labelledby="order-next">
      <Stack $gap="2">
        <h2 id="order-next">{t('orders.next')}</h2>
        {email !== null && (
          <p>
            {t('orders.next.mail')}{' '}
            <Mail>
              <Personal token={email} />
            </Mail>
          </p>
        )}
        <p>{t('orders.next.prepared')}</p>
        {days.map((one) => (
          <p key={one}>{t('orders.next.delivered', { day: day(one) })}</p>
        ))}
        <p>
          <WithPhone text={t('orders.next.changed', { phone: t('header.phone') })} />
        </p>
      </Stack>
    </OnScreen>
  );
}

/** The seller's name and telephone at the top of the printed sheet. */
const Letterhead = styled(OnPaper)`
  padding-bottom: ${tokens.space[2]};
  border-bottom: 1px solid;
  > :last-child {
    float: right;
  }
  font: 560 ${tokens.size.large} / 1.2 ${tokens.font.display};
`;

/** A reference moves to the next line as a whole; only one too long for any line is broken, after a hyphen. */
const Reference = styled.span`
  display: inline-block;
  ${media.small} {
    @media screen {
      font-size: min(${tokens.size.large}, 5.6vw);
    }
  }
`;

const PaperTitle = styled.p`
  @media print {
    font: 560 ${tokens.size.headline} / 1.15 ${tokens.font.display};
    strong {
      font-weight: inherit;
    }
  }
`;

const PaperWord = styled(OnPaper)`
  @media print {
    display: inline;
  }
`;

/** Wraps to the next line as a whole: an address that breaks at its hyphen is misread. */
const Mail = styled.span`
  display: inline-block;
`;

/** On paper there is no badge: the word is aligned like everything else. */
const Status = styled.div`
  @media print {
    > span {
      padding: 0;
    }
  }
`;

const Plain = styled(Card)`
  @media print {
    padding: 0;
    border: 0;
  }
`;

export const page: PageModule = {
  Page: OrderPage,
  texts: { ...errorsPageTexts, ...ordersTexts, ...ordersAgainTexts, ...recordingSendTexts, ...rhythmTexts },
  head: (_state, { params }, translate) => ({
    title: translate('orders.title', { reference: params['orderReferenceNumber'] ?? '' }),
    indexed: false,
  }),
  loadPageData: loadOrderPage,
  ...customerPages,
  events: [...customerPages.events, recordingEvents],
};

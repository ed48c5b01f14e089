import CloudOff from 'lucide-react/icons/cloud-off';
import PackageOpen from 'lucide-react/icons/package-open';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { OrderSummaries } from '../../../../contract/orders/orderSummary';
import { CART_ADDRESS, HOME_ADDRESS, ORDERS_ADDRESS } from '../../../../contract/pages/pageReference';
import { dataOf } from '../../../api';
import { useMessages } from '../../../messages';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Link } from '../../../ui/controls/Link';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Grid } from '../../../ui/layout/Grid';
import { Stack } from '../../../ui/layout/Stack';
import { PageSteps } from '../../../ui/wayfinding/PageSteps';
import { tokens } from '../../../ui/theme/tokens';
import { useCartIsFilled } from '../../cart';
import { FailureText, RetryButton } from '../../fallback/retry/late';
import { sendToSupport } from '../../recording';
import { historyPageOf, latestOrders } from '../loadOrdersPage';
import { ordersApi } from '../ordersApi';
import { OrderCard } from './OrderCard';

/** The shopper's orders, newest first, one page at a time. */
export function OrderHistory({ query }: { readonly query: URLSearchParams }) {
  const t = useMessages();
  const list = historyPageOf(query);
  const asked = ordersApi.useOrderSummariesQuery(list);
  const orders = dataOf(asked);
  const pageOf = (token: string | null) =>
    token === null ? null : `${ORDERS_ADDRESS}?page=${encodeURIComponent(token)}`;
  return (
    <Stack $gap="5">
      <Orders asked={asked} isFirst={!('pageToken' in list)} level={2}>
        {orders && (
          <PageSteps
            label={t('orders.history.pages')}
            previous={{ href: pageOf(orders.previousPageToken), label: t('orders.history.newer') }}
            next={{ href: pageOf(orders.nextPageToken), label: t('orders.history.older') }}
          />
        )}
      </Orders>
    </Stack>
  );
}

/** The few newest orders, for the account overview. */
export function LatestOrders() {
  return <Orders asked={ordersApi.useOrderSummariesQuery(latestOrders)} isFirst level={3} />;
}

/** A link from the latest orders to all orders; nothing if there are none. */
export function AllOrdersLink({ children }: { readonly children: ReactNode }) {
  const orders = dataOf(ordersApi.useOrderSummariesQuery(latestOrders));
  return orders?.orderSummaries.length === 0 ? null : <Way href={ORDERS_ADDRESS}>{children}</Way>;
}

interface OrdersProps {
  readonly asked: {
    readonly currentData?: OrderSummaries | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => void;
  };
  readonly isFirst: boolean;
  readonly level: 2 | 3;
  /** Links to other pages of the history. */
  readonly children?: ReactNode;
}

function Orders({ asked, isFirst, level, children }: OrdersProps) {
  const orders = dataOf(asked);
  if (!orders && !asked.error) return <OrdersToCome />;
  return (
    <Grid
      list
      minimum="100%"
      spacing="medium"
      error={!orders && <OrdersFailed onRetry={asked.refetch} busy={asked.isFetching} level={level} />}
      empty={<NoOrders isFirst={isFirst} level={level} />}
      pagination={children}
    >
      {orders?.orderSummaries.map((order) => (
        <OrderCard key={order.orderSummaryId} order={order} level={level} />
      ))}
    </Grid>
  );
}

interface OrdersFailedProps extends Pick<OrdersProps, 'level'> {
  readonly onRetry: () => void;
  /** The orders are being read again. */
  readonly busy: boolean;
}

function OrdersFailed({ onRetry, busy, level }: OrdersFailedProps) {
  const t = useMessages();
  const again = (
    <RetryButton busy={busy} onRetry={onRetry}>
      {t('orders.history.retry')}
    </RetryButton>
  );
  return (
    <EmptyState icon={CloudOff} level={level} title={t('orders.history.failedTitle')} actions={again}>
      <FailureText busy={busy}>{t('orders.history.failedText')}</FailureText> <sendToSupport.Show />
    </EmptyState>
  );
}

function OrdersToCome() {
  const t = useMessages();
  return (
    <SkeletonGroup label={t('orders.history.loading')}>
      <Grid minimum="100%" spacing="medium">
        <Skeleton height="8rem" shape="block" />
        <Skeleton height="8rem" shape="block" />
        <Skeleton height="8rem" shape="block" />
      </Grid>
    </SkeletonGroup>
  );
}

function NoOrders({ isFirst, level }: Pick<OrdersProps, 'isFirst' | 'level'>) {
  const t = useMessages();
  const isCartFilled = useCartIsFilled();
  if (!isFirst) {
    const back = <ButtonLink href={ORDERS_ADDRESS}>{t('orders.history.first')}</ButtonLink>;
    return <EmptyState icon={PackageOpen} level={level} title={t('orders.history.endTitle')} actions={back} />;
  }
  const ways = (
    <>
      {isCartFilled && (
        <ButtonLink href={CART_ADDRESS} variant="primary">
          {t('orders.again.cart')}
        </ButtonLink>
      )}
      <ButtonLink href={HOME_ADDRESS} variant={isCartFilled ? 'secondary' : 'primary'}>
        {t('orders.history.emptyAction')}
      </ButtonLink>
    </>
  );
  return (
    <EmptyState icon={PackageOpen} level={level} title={t('orders.history.emptyTitle')} actions={ways}>
      {t('orders.history.emptyText')}
    </EmptyState>
  );
}

const Way = styled(Link)`
  display: inline-block;
  padding-block: ${tokens.space[1]};
`;

import CloudOff from 'lucide-react/icons/cloud-off';
import PackageOpen from 'lucide-react/icons/package-open';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { OrderSummaries } from '../../../../contract/orders/orderSummary';
import { HOME_ADDRESS, ORDERS_ADDRESS } from '../../../../contract/pages/pageReference';
import { dataOf } from '../../../api';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Link } from '../../../ui/controls/Link';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Grid } from '../../../ui/layout/Grid';
import { Stack } from '../../../ui/layout/Stack';
import { PageSteps } from '../../../ui/wayfinding/PageSteps';
import { tokens } from '../../../ui/theme/tokens';
import { sendToSupport } from '../../recording';
import { historyPageOf, latestOrders } from '../loadOrdersPage';
import { ordersApi } from '../ordersApi';
import { OrderCard } from './OrderCard';

/** The shopper's orders, newest first, one page at a time. */
export function OrderHistory({ query }: { readonly query: URLSearchParams }) {
  const t = useMessages();
  const list = historyPageOf(query);
  const { isError, refetch, ...asked } = ordersApi.useOrderSummariesQuery(list);
  const orders = dataOf(asked);
  const pageOf = (token: string | null) =>
    token === null ? null : `${ORDERS_ADDRESS}?page=${encodeURIComponent(token)}`;
  return (
    <Stack $gap="5">
      <Orders orders={orders} isError={isError} onRetry={refetch} isFirst={!('pageToken' in list)} level={2}>
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
  const { isError, refetch, ...asked } = ordersApi.useOrderSummariesQuery(latestOrders);
  return <Orders orders={dataOf(asked)} isError={isError} onRetry={refetch} isFirst level={3} />;
}

/** A link from the latest orders to all orders; nothing if there are none. */
export function AllOrdersLink({ children }: { readonly children: ReactNode }) {
  const orders = dataOf(ordersApi.useOrderSummariesQuery(latestOrders));
  return orders?.orderSummaries.length === 0 ? null : <Way href={ORDERS_ADDRESS}>{children}</Way>;
}

interface OrdersProps {
  readonly orders: OrderSummaries | undefined;
  readonly isError: boolean;
  readonly onRetry: () => void;
  readonly isFirst: boolean;
  readonly level: 2 | 3;
  /** Links to other pages of the history. */
  readonly children?: ReactNode;
}

function Orders({ orders, isError, onRetry, isFirst, level, children }: OrdersProps) {
  if (!orders && !isError) return <OrdersToCome />;
  return (
    <Grid
      list
      minimum="100%"
      spacing="medium"
      error={!orders && <OrdersFailed onRetry={onRetry} level={level} />}
      empty={<NoOrders isFirst={isFirst} level={level} />}
      pagination={children}
    >
      {orders?.orderSummaries.map((order) => (
        <OrderCard key={order.orderSummaryId} order={order} level={level} />
      ))}
    </Grid>
  );
}

function OrdersFailed({ onRetry, level }: Pick<OrdersProps, 'onRetry' | 'level'>) {
  const t = useMessages();
  const again = (
    <Button variant="primary" onClick={onRetry}>
      {t('orders.history.retry')}
    </Button>
  );
  return (
    <EmptyState icon={CloudOff} level={level} title={t('orders.history.failedTitle')} actions={again}>
      {t('orders.history.failedText')} <sendToSupport.Show />
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
  if (!isFirst) {
    const back = <ButtonLink href={ORDERS_ADDRESS}>{t('orders.history.first')}</ButtonLink>;
    return <EmptyState icon={PackageOpen} level={level} title={t('orders.history.endTitle')} actions={back} />;
  }
  const shop = (
    <ButtonLink href={HOME_ADDRESS} variant="primary">
      {t('orders.history.emptyAction')}
    </ButtonLink>
  );
  return (
    <EmptyState icon={PackageOpen} level={level} title={t('orders.history.emptyTitle')} actions={shop}>
      {t('orders.history.emptyText')}
    </EmptyState>
  );
}

const Way = styled(Link)`
  display: inline-block;
  padding-block: ${tokens.space[1]};
`;

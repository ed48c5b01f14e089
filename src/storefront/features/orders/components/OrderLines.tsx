import styled from 'styled-components';
import type { OrderItem } from '../../../../contract/orders/orderSummary';
import { unbroken, useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { Message } from '../../../ui/feedback/Message';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Cell, Head, Row, Table } from '../../../ui/layout/Table';
import { tokens } from '../../../ui/theme/tokens';
import { ordersApi } from '../ordersApi';

/** The ordered lines at the prices of the order; further pages of a long order are loaded until all are shown. */
export function OrderLines({ orderSummaryId }: { readonly orderSummaryId: string }) {
  const t = useMessages();
  return (
    <LineTable caption={t('orders.lines')} showCaption>
      <thead>
        <Row>
          <Head>{t('orders.product')}</Head>
          <Head align="end">{t('orders.quantity')}</Head>
          <Head align="end">{t('orders.unitPrice')}</Head>
          <Head align="end">{t('orders.vatRate')}</Head>
          <Head align="end">{t('orders.total')}</Head>
        </Row>
      </thead>
      <Pages orderSummaryId={orderSummaryId} />
    </LineTable>
  );
}

interface PagesProps {
  readonly orderSummaryId: string;
  readonly pageToken?: string;
}

/** A page of lines, followed by the next one. */
function Pages({ orderSummaryId, pageToken }: PagesProps) {
  const t = useMessages();
  const { data, isError, refetch } = ordersApi.useOrderItemsQuery({
    orderSummaryId,
    ...(pageToken !== undefined && { pageToken }),
  });
  if (!data) {
    return (
      <tbody>
        <Row>
          <Cell>
            {isError ? (
              <Message variant="warning" announce>
                <p>{t('orders.linesFailed')}</p>
                <Button variant="quiet" onClick={refetch}>
                  {t('orders.retry')}
                </Button>
              </Message>
            ) : (
              <SkeletonGroup label={t('orders.loading')}>
                <Skeleton height="6rem" shape="block" />
              </SkeletonGroup>
            )}
          </Cell>
        </Row>
      </tbody>
    );
  }
  return (
    <>
      <tbody>
        {data.items.map((item) => (
          <Line key={item.orderItemSummaryId} item={item} />
        ))}
      </tbody>
      {data.nextPageToken !== null && data.nextPageToken !== pageToken && (
        <Pages orderSummaryId={orderSummaryId} pageToken={data.nextPageToken} />
      )}
    </>
  );
}

function Line({ item }: { readonly item: OrderItem }) {
  const t = useMessages();
  const { wireMoney, quantity, rate } = useFormatting();
  const { product } = item;
  return (
    <Row>
      <Cell heads>
        {unbroken(product.name)}
        {product.sku !== null && <Sku> {t('orders.sku', { sku: product.sku })}</Sku>}
      </Cell>
      <Cell label={t('orders.quantity')} align="end">
        {quantity(item.quantity)}
      </Cell>
      <Cell label={t('orders.unitPrice')} align="end">
        {wireMoney(item.unitPrice)}
      </Cell>
      <Cell label={t('orders.vatRate')} align="end">
        {rate(Math.round(Number(item.ratePercentage) * 100))}
      </Cell>
      <Cell label={t('orders.total')} align="end">
        {wireMoney(item.totalPrice)}
        {item.promotionDisplayName !== null && (
          <small>
            {t('orders.discount', {
              amount: wireMoney(item.totalAdjustmentAmount) ?? '',
              name: item.promotionDisplayName,
            })}
          </small>
        )}
      </Cell>
    </Row>
  );
}

const LineTable = styled(Table)`
  caption {
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.large};
  }
`;

const Sku = styled.small`
  display: block;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.caption};
`;

import type { OrderItem } from '../../../../contract/orders/orderSummary';
import { dataOf } from '../../../api';
import { unbroken, UnbrokenName, useFormatting } from '../../../formatting';
import { useDataLanguage } from '../../context';
import { FailedRead } from '../../fallback/retry/late';
import { useMessages } from '../../../messages';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Cell, Row } from '../../../ui/layout/tables/Table';
import { ordersApi } from '../ordersApi';
import { LineContents } from './LineContents';
import { LineHead } from './LineHead';
import { LineRhythm } from './LineRhythm';
import { LineDetails, LineTable } from './lineTable.styles';

interface OrderLinesProps {
  readonly orderSummaryId: string;
  /** Whether promotions reduced its lines; their names are given once, with the totals. */
  readonly isReduced: boolean;
}

/** The ordered lines at the prices of the order; further pages of a long order are loaded until all are shown. */
export function OrderLines({ orderSummaryId, isReduced }: OrderLinesProps) {
  const t = useMessages();
  return (
    <LineTable caption={t('orders.lines')} showCaption>
      <LineHead isReduced={isReduced} />
      <Pages orderSummaryId={orderSummaryId} isReduced={isReduced} />
    </LineTable>
  );
}

interface PagesProps extends OrderLinesProps {
  readonly pageToken?: string;
}

/** A page of lines, followed by the next one. */
function Pages({ orderSummaryId, isReduced, pageToken }: PagesProps) {
  const t = useMessages();
  const asked = ordersApi.useOrderItemsQuery({
    orderSummaryId,
    ...(pageToken !== undefined && { pageToken }),
  });
  const data = dataOf(asked);
  if (!data) {
    return (
      <tbody>
        <Row>
          <Cell colSpan={isReduced ? 6 : 5}>
            {asked.error ? (
              <FailedRead announced busy={asked.isFetching} onRetry={asked.refetch} retryLabel={t('orders.retry')}>
                {t('orders.linesFailed')}
              </FailedRead>
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
          <Line key={item.orderItemSummaryId} item={item} isReduced={isReduced} />
        ))}
      </tbody>
      {data.nextPageToken !== null && data.nextPageToken !== pageToken && (
        <Pages orderSummaryId={orderSummaryId} isReduced={isReduced} pageToken={data.nextPageToken} />
      )}
    </>
  );
}

function Line({ item, isReduced }: { readonly item: OrderItem; readonly isReduced: boolean }) {
  const t = useMessages();
  const lang = useDataLanguage();
  const { wireMoney, quantity, rate } = useFormatting();
  const { product } = item;
  return (
    <Row>
      <Cell heads>
        <span lang={lang}>
          <UnbrokenName>{product.name}</UnbrokenName>
        </span>
        <LineDetails>
          {' '}
          <span lang={lang}>{unbroken(product.packaging ?? '')}</span>
          {product.packaging && product.sku && '\u00a0· '}
          {product.sku && t('orders.sku', { sku: product.sku })}
        </LineDetails>
        <LineContents of={item} />
        <LineRhythm of={item} />
      </Cell>
      <Cell label={t('orders.quantity')} align="end">
        {quantity(item.quantity)}
      </Cell>
      <Cell label={t('orders.unitPrice')} align="end">
        {wireMoney(item.unitPrice)}
      </Cell>
      {isReduced && (
        <Cell label={t('orders.reduction')} align="end">
          {wireMoney(item.totalAdjustmentAmount)}
        </Cell>
      )}
      <Cell label={t('orders.vatRate')} align="end">
        {rate(Math.round(Number(item.ratePercentage) * 100))}
      </Cell>
      <Cell label={t('orders.total')} align="end">
        {wireMoney(item.totalPrice)}
      </Cell>
    </Row>
  );
}

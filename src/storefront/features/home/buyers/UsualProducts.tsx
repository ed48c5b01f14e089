import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo } from 'react';
import styled from 'styled-components';
import { allowedDown } from '../../../../commerce/nearestQuantity';
import { deliveryDay } from '../../../../commerce/delivery/deliveryDay';
import { dataOf } from '../../../api';
import { useFormatting } from '../../../formatting';
import { useShopSelector } from '../../../kernel/hooks';
import { selectArrivedAt } from '../../../kernel/location';
import { useMessages } from '../../../messages';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { productTable, summaryOf, type ProductSummary } from '../../catalog';
import { listedProductsApi } from '../../catalog/listed/late';
import { ordersApi } from '../../orders';
import { useStock } from '../../prices';
import { usualArgs } from './usualArgs';

const none: readonly string[] = [];

/**
 * What the buyer orders regularly, in their usual quantities. Renders nothing for buyers without habits, or if they
 * cannot be read.
 */
export function UsualProducts() {
  const t = useMessages();
  const { day } = useFormatting();
  const arrivedAt = useShopSelector(selectArrivedAt);
  const usual = dataOf(ordersApi.useUsualProductsQuery());
  const args = useMemo(() => usualArgs(usual), [usual]);
  const { currentData } = listedProductsApi.useListedProductsQuery(args ?? skipToken);
  const data = args === null ? undefined : currentData;
  const stockOf = useStock(args?.ids ?? none);
  const products = useMemo(
    () => data?.products.map((product) => summaryOf(product, data.currencyIsoCode)) ?? [],
    [data],
  );
  const quantities = useMemo(
    () => new Map(usual?.usualProducts.map(({ productId, quantity }) => [productId, Number(quantity)])),
    [usual],
  );
  // The usual quantity, limited by today's quantity rule and stock.
  const usualOf = useCallback(
    ({ id, rule }: ProductSummary) => allowedDown(quantities.get(id) ?? 0, rule, stockOf(id) ?? null) ?? undefined,
    [quantities, stockOf],
  );
  if (products.length === 0) return null;
  return (
    <Usual aria-labelledby="home-usual">
      <h2 id="home-usual">{t('home.usual.title')}</h2>
      <productTable.Show
        products={products}
        where="usual"
        stockOf={stockOf}
        deliveryDay={day(deliveryDay(arrivedAt))}
        usualOf={usualOf}
      />
    </Usual>
  );
}

const Usual = styled.section`
  padding-top: ${tokens.space[10]};
  h2 {
    margin-bottom: ${tokens.space[3]};
  }
  /* A few rows have more room than those of a long listing. */
  ${media.small} {
    && tbody tr {
      padding-block: ${tokens.space[2]};
    }
    && td:nth-child(2) > p {
      padding-bottom: ${tokens.space[1]};
    }
  }
`;

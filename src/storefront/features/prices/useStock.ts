import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { stockQuery } from '../../../commerce/stockQuery';
import { siteOf } from '../../api';
import { contextApi } from '../context';
import { pricesApi } from './pricesApi';

/** How many of each product can be ordered, by product id; undefined where nobody says. */
export function useStock(productIds: readonly string[]): (productId: string) => number | undefined {
  const { data: context } = contextApi.useApplicationContextQuery();
  const webstoreId = useSelector((state) => siteOf(state)?.webstoreId ?? '');
  const query = stockQuery(context?.inventoryConfiguration, webstoreId, productIds);
  const { data } = pricesApi.useStockLevelsQuery(query ?? skipToken);
  return useMemo(() => {
    const levels = new Map(data?.totalInventory.map((level) => [level.product2Id, level.availableToOrder]));
    return (productId) => levels.get(productId);
  }, [data]);
}

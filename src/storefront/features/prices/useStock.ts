import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback } from 'react';
import { createSelector } from 'reselect';
import { stockQuery } from './stockQuery';
import type { InventoryLevels } from '../../../contract/prices/inventory';
import { siteOf } from '../../api';
import { useShopSelector } from '../../kernel/hooks';
import { contextApi } from '../context';
import { pricesApi } from './pricesApi';

/** Orderable quantity by product id; memoised per answer, so that all cards share it. */
const orderableByProduct = createSelector(
  [(levels: InventoryLevels | undefined) => levels?.totalInventory],
  (levels) =>
    new Map(
      levels
        ?.flatMap((level) => [level, ...(level.variants ?? [])])
        .map((level) => [level.product2Id, level.availableToOrder]),
    ),
);

/**
 * A function from a product's id to its orderable quantity, which with `variations` also takes the ids of the products'
 * variations; it returns undefined if the quantity is not counted or not read.
 */
export function useStock(productIds: readonly string[], variations = false): (productId: string) => number | undefined {
  const { data: context } = contextApi.useApplicationContextQuery();
  const webstoreId = useShopSelector((state) => siteOf(state)?.webstoreId ?? '');
  const query = stockQuery(context?.inventoryConfiguration, webstoreId, productIds, variations);
  const { data } = pricesApi.useStockLevelsQuery(query ?? skipToken);
  const orderable = orderableByProduct(data);
  return useCallback((productId) => orderable.get(productId), [orderable]);
}

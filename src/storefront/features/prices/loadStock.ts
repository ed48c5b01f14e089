import { stockQuery } from './stockQuery';
import type { InventoryQuery } from '../../../contract/prices/inventory';
import { request, siteOf } from '../../api';
import { select, type SagaGenerator } from '../../kernel/effects';
import type { RootState } from '../../kernel/state';
import { contextApi } from '../context';
import { pricesApi } from './pricesApi';

const selectContext = contextApi.endpoints.applicationContext.select();

/** The stock query for these products; null if there are none, or the shop shows no stock. */
export function stockQueryOf(
  state: RootState,
  productIds: readonly string[],
  variations: boolean,
): InventoryQuery | null {
  const webstoreId = siteOf(state)?.webstoreId ?? '';
  return stockQuery(selectContext(state).data?.inventoryConfiguration, webstoreId, productIds, variations);
}

/**
 * Reads the stock of these products, and with `variations` that of their variations too, if the shop shows stock. A
 * failure does not prevent the page.
 */
export function* loadStock(productIds: readonly string[], variations = false): SagaGenerator {
  const query = yield* select(stockQueryOf, productIds, variations);
  if (query) yield* request(pricesApi.endpoints.stockLevels.initiate(query, { subscribe: false }));
}

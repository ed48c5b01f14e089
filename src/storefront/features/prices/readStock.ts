import { request } from '../../api';
import { select, type SagaGenerator } from '../../kernel/effects';
import { stockQueryOf } from './loadStock';
import { pricesApi } from './pricesApi';

/** Refetches how many of a product can be ordered; null if that is not counted or cannot be read. */
export function* readStock(productId: string): SagaGenerator<number | null> {
  const query = yield* select(stockQueryOf, [productId], false);
  if (!query) return null;
  const fresh = { subscribe: false, forceRefetch: true } as const;
  const outcome = yield* request(pricesApi.endpoints.stockLevels.initiate(query, fresh));
  if (!('data' in outcome)) return null;
  return outcome.data.totalInventory.find((level) => level.product2Id === productId)?.availableToOrder ?? null;
}

import { request } from '../../../api';
import { all, call, type SagaGenerator } from '../../../kernel/effects';
import { productTable } from '../../catalog';
import { listedProductsApi } from '../../catalog/listed/late';
import { loadLatestOrders, ordersApi } from '../../orders';
import { loadStock } from '../../prices';
import { joinBuyersHome } from './joinBuyersHome';
import { usualArgs } from './usualArgs';

const once = { subscribe: false } as const;

/** Reads last order and usual products. A failure does not prevent the page: what cannot be read is not shown. */
export function* readBuyersHome(): SagaGenerator {
  yield* call(joinBuyersHome);
  yield* all([call(loadLatestOrders), call(readUsualProducts)]);
}

function* readUsualProducts(): SagaGenerator {
  const usual = yield* request(ordersApi.endpoints.usualProducts.initiate(undefined, once));
  const args = usualArgs('data' in usual ? usual.data : undefined);
  if (args === null) return;
  yield* all([
    request(listedProductsApi.endpoints.listedProducts.initiate(args, once)),
    call(loadStock, args.ids),
    call(productTable.load),
  ]);
}

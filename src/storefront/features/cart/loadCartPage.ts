import { request } from '../../api';
import type { SagaGenerator } from '../../kernel/effects';
import type { PageResult } from '../../kernel/page';
import type { RouteMatch } from '../../kernel/pagePaths';
import { CART_PAGE_LIMIT } from '../../../contract/cart/cartItem';
import { cartApi, type CartLinesArgs } from './cartApi';

/** The page of lines in an address; the first by default. */
export function cartPageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? '1');
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** The argument of the cart page's lines: pages of the largest size, which has all lines of almost every cart. */
export const cartLinesOf = (page: number): CartLinesArgs => ({ page, size: CART_PAGE_LIMIT });

/** Reads the lines of the cart. 401 and 403 do not fail the page: it says that this visitor may have no cart. */
export function* loadCartPage({ query }: RouteMatch): SagaGenerator<PageResult> {
  const outcome = yield* request(
    cartApi.endpoints.cartItems.initiate(cartLinesOf(cartPageOf(query)), { subscribe: false }),
  );
  return 'data' in outcome || [401, 403].includes(outcome.failure.status) ? 200 : 503;
}

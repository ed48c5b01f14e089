import { isPayAddress } from '../../../../contract/pages/payLink';
import { request } from '../../../api';
import { call, put, select, take, type SagaGenerator } from '../../../kernel/effects';
import { locationChanged, selectLocation } from '../../../kernel/location';
import type { PageResult } from '../../../kernel/page';
import type { RouteMatch } from '../../../kernel/pagePaths';
import { loginNeeded } from '../../../kernel/session';
import { isStillCustomer, selectIsLoggedIn } from '../../visitor';
import { payLinkApi } from './payLinkApi';

/** Reads the shared cart; 303 without a login, 404 for one of another account as if it did not exist. */
export function* loadPayPage({ params }: Pick<RouteMatch, 'params'>): SagaGenerator<PageResult> {
  if (!(yield* call(isStillCustomer))) return 303;
  const args = { cartId: params['cartId'] ?? '', page: 1 };
  const found = yield* request(payLinkApi.endpoints.sharedCart.initiate(args, { subscribe: false }));
  if ('data' in found) return 200;
  return [400, 403, 404].includes(found.failure.status) ? 404 : 503;
}

/** Sends guests who reach the page without a load from the server to the login, and back afterwards. */
export function* payPageSaga(): SagaGenerator {
  for (;;) {
    const { pathname } = yield* select(selectLocation);
    if (isPayAddress(pathname) && !(yield* select(selectIsLoggedIn))) yield* put(loginNeeded('REPLACE'));
    yield* take(locationChanged);
  }
}

import { isPayAddress } from '../../../../contract/pages/payLink';
import { request } from '../../../api';
import { call, type SagaGenerator } from '../../../kernel/effects';
import { forCustomers, redirectGuests } from '../../visitor';
import { payLinkApi } from './payLinkApi';

/** Reads the shared cart; 303 without a login, 404 for the shared cart of another account, as if it did not exist. */
export const loadPayPage = forCustomers(function* loadSharedCart({ params }) {
  const args = { cartId: params['cartId'] ?? '', page: 1 };
  const found = yield* request(payLinkApi.endpoints.sharedCart.initiate(args, { subscribe: false }));
  if ('data' in found) return 200;
  return [400, 403, 404].includes(found.failure.status) ? 404 : 503;
});

export function* payPageSaga(): SagaGenerator {
  yield* call(redirectGuests, isPayAddress);
}

import { USER_RECORD_LIFETIME_MS } from '../../../contract/constants';
import { request } from '../../api';
import { all, select, type SagaGenerator } from '../../kernel/effects';
import { selectIsLoggedIn, selectUserId } from '../visitor';
import { selectEffectiveAccount } from '../../kernel/session';
import { customerApi } from '../visitor/acting/late';
import { headerAccountArgs, headerUserArgs } from './headerVariant';
import { siteApi } from './siteApi';

const once = { subscribe: false } as const;
/** The age in seconds from which a kept user record is read again when it is next needed (HDR-09). */
export const recordAgeSeconds = USER_RECORD_LIFETIME_MS / 1000;

/** Reads what determines every page's header. After a failure the default header is shown; the page never fails. */
export function* readSite(): SagaGenerator {
  const { siteConfiguration } = siteApi.endpoints;
  yield* all([request(siteConfiguration.initiate(undefined, once)), readCustomer()]);
}

function* readCustomer(): SagaGenerator {
  // Guests have no record (HDR-09).
  if (!(yield* select(selectIsLoggedIn))) return;
  const userId = yield* select(selectUserId);
  const account = yield* select(selectEffectiveAccount);
  const { userRecord, effectiveAccount } = customerApi.endpoints;
  yield* all([
    request(userRecord.initiate(headerUserArgs(userId), { subscribe: false, forceRefetch: recordAgeSeconds })),
    ...(account ? [request(effectiveAccount.initiate(headerAccountArgs(account.id), once))] : []),
  ]);
}

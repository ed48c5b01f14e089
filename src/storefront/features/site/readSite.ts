import { USER_RECORD_LIFETIME_MS } from '../../../contract/constants';
import { request } from '../../api';
import { all, select, type SagaGenerator } from '../../kernel/effects';
import { selectIsLoggedIn, selectUserId } from '../session';
import { selectEffectiveAccount } from '../../kernel/session';
import { customerApi } from '../session/acting';
import { headerAccountArgs, headerUserArgs } from './headerVariant';
import { siteApi } from './siteApi';

const once = { subscribe: false } as const;
/** A record is read again after an hour (HDR-09). */
export const recordAgeSeconds = USER_RECORD_LIFETIME_MS / 1000;

/** Reads what decides the header of every page. What can't be had leaves the default one, and no page unshown. */
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

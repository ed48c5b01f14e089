import type { SessionContext } from '../../../../contract/context/sessionContext';
import { HOME_ADDRESS } from '../../../../contract/pages/pageReference';
import { api, request, visitorTags, type Outcome } from '../../../api';
import { awaitCommands } from '../../../kernel/commands';
import { call, put, type SagaGenerator } from '../../../kernel/effects';
import { contextApi } from '../../context';
import { navigationRequested } from '../../../kernel/location';
import {
  accountChosen,
  accountLeft,
  accountRefused,
  accountWanted,
  type accountRestored,
} from '../../../kernel/session';
import { customerApi } from './customerApi';
import { HEADER_ACCOUNT_FIELDS } from './headerFields';

const fresh = { subscribe: false, forceRefetch: true } as const;

/**
 * Switches the shop to another account. Commands in progress finish first, so that their repeats are not sent for
 * another account. An account that was restored with the page is checked in the same way; one the shopper may no longer
 * act for is dropped at once, with the commands that were requested for it.
 */
export function* actFor(action: ReturnType<typeof accountWanted | typeof accountRestored>): SagaGenerator {
  const isRequested = accountWanted.match(action);
  const { id, name } = action.payload;
  const { effectiveAccount } = customerApi.endpoints;
  const found = yield* request(effectiveAccount.initiate({ accountId: id, fields: HEADER_ACCOUNT_FIELDS }, fresh));
  if ('failure' in found) {
    if (isRequested) {
      yield* put(accountRefused({ code: found.failure.code }));
      return;
    }
    if ([400, 403, 404].includes(found.failure.status)) yield* put(accountLeft());
  } else if (isRequested) {
    // After the call, because commands may have been requested meanwhile.
    yield* call(awaitCommands);
    yield* put(accountChosen({ id, name }));
  }
  yield* call(readAgain);
  if (isRequested) yield* put(navigationRequested(HOME_ADDRESS));
}

/** Refetches everything that depends on the account: first its market, which determines the currency of the rest. */
function* readAgain(): SagaGenerator<Outcome<SessionContext>> {
  yield* request(contextApi.endpoints.siteInfo.initiate(undefined, fresh));
  const session = yield* request(contextApi.endpoints.sessionContext.initiate(undefined, fresh));
  yield* put(api.util.invalidateTags(visitorTags));
  return session;
}

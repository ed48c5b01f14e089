import type { LoginReply } from '../../../contract/authentication/login';
import { isPayAddress } from '../../../contract/pages/payLink';
import { api, request, siteOf, visitorTags, type ApiFailure } from '../../api';
import { call, fork, join, put, race, select, take, takeLeading, type SagaGenerator } from '../../kernel/effects';
import { failureText } from '../../forms';
import { leaveFor } from '../../platform/page/document';
import { notifyTabs, visitorSeenElsewhere } from '../../kernel/tabs';
import { keepGuestCartApart, preserveGuestCart, readGuestLines, settleCart, type GuestLine } from '../cart';
import { contextApi } from '../context';
import { formCleared, formRefused, type Problems } from '../../forms/drafts';
import { locationChanged, navigationRequested } from '../../kernel/location';
import { loggedIn } from '../../kernel/session';
import { authenticationApi } from './authenticationApi';
import { loginFailed, loginRequested } from './authenticationSlice';
import { isOutsideStorefront } from './startUrl';

const form = 'login';
const untracked = { track: false } as const;

/** The saga of the login page; one login at a time. */
export function* loginSaga(): SagaGenerator {
  yield* takeLeading(loginRequested, logIn);
}

/**
 * Logs in and goes to the requested page, if possible without a full page load: refetches the session context, merges
 * the guest's cart, and refetches everything that depends on the visitor.
 */
function* logIn({ payload }: ReturnType<typeof loginRequested>): SagaGenerator {
  const { username, password, startUrl } = payload;
  const keepsGuestCart = !isPayAddress(startUrl);
  const { left } = yield* race({ settled: call(settleCart), left: take(locationChanged) });
  if (left) {
    yield* put(loginFailed({ code: 'ABORTED', status: 0 }));
    return;
  }
  // Read before the login: afterwards the guest's cart is not accessible.
  const guestLines = keepsGuestCart ? yield* call(readGuestLines) : [];
  const outcome = yield* request(authenticationApi.endpoints.login.initiate({ username, password }, untracked));
  if ('failure' in outcome) {
    const { code, status } = outcome.failure;
    yield* put(loginFailed({ code, status }));
    yield* put(formRefused({ form, problems: problemsOf(outcome.failure) }));
    return;
  }
  const { sessionContext } = contextApi.endpoints;
  const fresh = { subscribe: false, forceRefetch: true } as const;
  const session = yield* request(sessionContext.initiate(undefined, fresh));
  yield* put(loggedIn({ userId: outcome.data.userId }));
  yield* put(formCleared({ form }));
  // Merging may need retries: the login does not wait for it.
  const joining = yield* fork(joinCarts, outcome.data, keepsGuestCart ? guestLines : null, startUrl);
  if ('failure' in session) {
    // Logged in, but the session could not be read here: a full page load gets it from the server.
    yield* call(leaveFor, startUrl);
    return;
  }
  if (isOutsideStorefront(startUrl) || (yield* call(isInOtherMarket))) {
    // The page is outside the storefront, or another market may give it another language. A full page load ends this
    // saga: the guest's cart is merged first.
    yield* join(joining);
    yield* call(leaveFor, startUrl);
    return;
  }
  yield* put(api.util.invalidateTags(visitorTags));
  yield* put(navigationRequested(startUrl, 'REPLACE'));
}

/** Whether the account's country has brought the visitor into another market. */
function* isInOtherMarket(): SagaGenerator<boolean> {
  const before = (yield* select(siteOf))?.market;
  if (!before) return false;
  const { siteInfo } = contextApi.endpoints;
  const site = yield* request(siteInfo.initiate(undefined, { subscribe: false, forceRefetch: true }));
  return 'data' in site && site.data.market?.marketId !== before.marketId;
}

/** Merges the guest's cart, or keeps it apart (null); only then the other tabs are notified: they refetch the cart. */
function* joinCarts(
  { userId }: Pick<LoginReply, 'userId'>,
  guestLines: readonly GuestLine[] | null,
  startUrl: string,
): SagaGenerator {
  if (guestLines) yield* call(preserveGuestCart, guestLines, startUrl);
  else keepGuestCartApart();
  yield* call(notifyTabs, visitorSeenElsewhere({ userId }));
}

function problemsOf(failure: ApiFailure): Problems {
  if (failure.code !== 'INVALID_LOGIN') return { form: failureText(failure) };
  return { form: { id: 'account.login.refused' } };
}

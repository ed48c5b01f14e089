import type { LoginReply } from '../../../contract/account/login';
import { api, request, visitorTags, type ApiFailure } from '../../api';
import { call, fork, join, put, takeLeading, type SagaGenerator } from '../../kernel/effects';
import { failureText } from '../../forms';
import { leaveFor } from '../../platform/page/document';
import { notifyTabs, visitorSeenElsewhere } from '../../kernel/tabs';
import { preserveGuestCart, readGuestLines, type GuestLine } from '../cart';
import { contextApi } from '../context';
import { formCleared, formRefused, type Problems } from '../../forms/drafts';
import { navigationRequested } from '../../kernel/location';
import { loggedIn } from '../../kernel/session';
import { accountApi } from './accountApi';
import { loginFailed, loginRequested } from './accountSlice';
import { isBesideShop, isPayAddress } from './startUrl';

const form = 'login';
const untracked = { track: false } as const;

/** The process of the login page: a login at a time. */
export function* loginSaga(): SagaGenerator {
  yield* takeLeading(loginRequested, logIn);
}

/**
 * From what was typed to the page the shopper came for, without leaving the running page: who they are is read anew,
 * the guest's cart joins theirs, and whatever depends on who asks is read again.
 */
function* logIn({ payload }: ReturnType<typeof loginRequested>): SagaGenerator {
  const { username, password, startUrl } = payload;
  const keepsGuestCart = !isPayAddress(startUrl);
  // Asked while the shopper is still the guest whose cart it is: later nobody may read it.
  const guestLines = keepsGuestCart ? yield* call(readGuestLines) : [];
  const outcome = yield* request(accountApi.endpoints.login.initiate({ username, password }, untracked));
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
  // Its repeats take their time: the login goes on.
  const joining = yield* fork(joinCarts, outcome.data, keepsGuestCart ? guestLines : null);
  if ('failure' in session) {
    // The server knows them all the same: its own page says so.
    yield* call(leaveFor, startUrl);
    return;
  }
  if (isBesideShop(startUrl)) {
    // When this page ends the guest's cart has joined theirs.
    yield* join(joining);
    yield* call(leaveFor, startUrl);
    return;
  }
  yield* put(api.util.invalidateTags(visitorTags));
  yield* put(navigationRequested(startUrl, 'REPLACE'));
}

/** The other tabs hear of the login when the cart is theirs: they read it as soon as they do. */
function* joinCarts({ userId }: Pick<LoginReply, 'userId'>, guestLines: readonly GuestLine[] | null): SagaGenerator {
  if (guestLines) yield* call(preserveGuestCart, guestLines);
  yield* call(notifyTabs, visitorSeenElsewhere({ userId }));
}

function problemsOf(failure: ApiFailure): Problems {
  if (failure.code !== 'INVALID_LOGIN') return { form: failureText(failure) };
  return { form: { id: 'account.login.refused' } };
}

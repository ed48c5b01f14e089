import { dataProviderErrors, isServerPage } from '../../api';
import { call, cancel, debounce, delay, fork, put, select, takeLatest, type SagaGenerator } from '../../kernel/effects';
import {
  locationChanged,
  locationOf,
  navigationFailed,
  navigationIntended,
  navigationPopped,
  navigationRequested,
  navigationSlowed,
  readsFailed,
  selectLocation,
  type HistoryAction,
  type ShopLocation,
} from '../../kernel/location';
import { isOffline } from '../../platform/connection';
import { leaveFor } from '../../platform/page/document';
import { preparePage } from './preparePage';

/**
 * Delay in ms between the hover, focus or touch of a link and the prefetch of its page; of several links only the last
 * is prefetched.
 */
const intentMs = 65;

/** Time in ms after which the progress bar shows. */
const slowAfterMs = 300;

/**
 * Runs navigations: each loads the page's code and data and ends with a new location, a redirect or a full page load; a
 * newer navigation cancels it.
 */
export function* routerSaga(): SagaGenerator {
  yield* takeLatest([navigationRequested, navigationPopped], navigate);
  yield* debounce(navigationIntended, prefetch, intentMs);
}

/** Prefetches a page. Errors are ignored here: the navigation itself tries again, and reports them. */
function* prefetch({ payload }: ReturnType<typeof navigationIntended>): SagaGenerator {
  const target = locationOf(payload.address, '');
  if (yield* select(isServerPage, target.pathname)) return;
  try {
    yield* call(preparePage, target);
  } catch {
    return;
  }
}

function* navigate(
  action: ReturnType<typeof navigationRequested> | ReturnType<typeof navigationPopped>,
): SagaGenerator {
  const [target, type]: [ShopLocation, HistoryAction] = navigationRequested.match(action)
    ? [action.payload.target, action.payload.navigationType]
    : [action.payload, 'POP'];
  if (yield* select(isServerPage, target.pathname)) {
    yield* call(leaveApp, target, type);
    return;
  }
  const current = yield* select(selectLocation);
  const samePage = current.pathname === target.pathname && current.search === target.search;
  const slow = yield* fork(announceSlowness);
  const before = yield* select();
  try {
    // On back and forward the page is loaded as a whole, so that it is as tall as before and the scroll position fits.
    const status = samePage ? 200 : yield* call(preparePage, target, type === 'POP');
    const errors = dataProviderErrors(yield* select(), before);
    if (errors.length > 0) yield* put(readsFailed(errors));
    // A redirecting address gets no history entry.
    if (typeof status === 'object')
      yield* put(navigationRequested(status.leadsTo + target.hash, type === 'POP' ? 'REPLACE' : type));
    else yield* put(locationChanged(target, type));
  } catch {
    // Most likely the page's code is unavailable, because a newer release has replaced it: a full page load follows.
    yield* call(leaveApp, target, type);
  } finally {
    yield* cancel(slow);
  }
}

/**
 * Leaves the app by a full page load: for pages of another server, and if the page could not be prepared. Without a
 * connection a link leads nowhere, because an error page of the browser would replace this page; back and forward have
 * already left its address.
 */
function* leaveApp({ pathname, search, hash }: ShopLocation, type: HistoryAction): SagaGenerator {
  const address = pathname + search + hash;
  yield* put(navigationFailed(address));
  if (type === 'POP' || !isOffline()) yield* call(leaveFor, address);
}

function* announceSlowness(): SagaGenerator {
  yield* delay(slowAfterMs);
  yield* put(navigationSlowed());
}

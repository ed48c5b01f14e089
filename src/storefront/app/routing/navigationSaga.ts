import { isServerPage } from '../../api';
import { call, cancel, debounce, delay, fork, put, select, takeLatest, type SagaGenerator } from '../../kernel/effects';
import {
  locationChanged,
  locationOf,
  navigationFailed,
  navigationIntended,
  navigationPopped,
  navigationRequested,
  navigationSlowed,
  selectLocation,
  type NavigationType,
  type ShopLocation,
} from '../../kernel/location';
import { leaveFor } from '../../platform/page/document';
import { preparePage } from './preparePage';

/** How long the pointer or the focus rests on a link before its page is prefetched, in ms. */
const intentMs = 65;

/** A page that comes sooner needs no progress bar. */
const slowAfterMs = 300;

/** A navigation begins, waits for the page's code and data, and ends in one location; a newer one takes its place. */
export function* navigationSaga(): SagaGenerator {
  yield* takeLatest([navigationRequested, navigationPopped], navigate);
  yield* debounce(intentMs, navigationIntended, prefetch);
}

/** Fetches what a page will need. A failure here is no event: the navigation itself will meet it and say so. */
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
  const [target, type]: [ShopLocation, NavigationType] = navigationRequested.match(action)
    ? [action.payload.target, action.payload.navigationType]
    : [action.payload, 'POP'];
  if (yield* select(isServerPage, target.pathname)) {
    yield* call(leave, target);
    return;
  }
  const current = yield* select(selectLocation);
  const samePage = current.pathname === target.pathname && current.search === target.search;
  const slow = yield* fork(announceSlowness);
  try {
    const status = samePage ? 200 : yield* call(preparePage, target);
    // The history has no entry for an address that only leads on.
    if (typeof status === 'object')
      yield* put(navigationRequested(status.leadsTo + target.hash, type === 'POP' ? 'REPLACE' : type));
    else yield* put(locationChanged(target, type));
  } catch {
    // The code of the page is gone, most likely with an older release: the server has the page itself.
    yield* call(leave, target);
  } finally {
    yield* cancel(slow);
  }
}

/** Where the router does not lead a whole page is loaded. */
function* leave({ pathname, search, hash }: ShopLocation): SagaGenerator {
  const address = pathname + search + hash;
  yield* put(navigationFailed(address));
  yield* call(leaveFor, address);
}

function* announceSlowness(): SagaGenerator {
  yield* delay(slowAfterMs);
  yield* put(navigationSlowed());
}

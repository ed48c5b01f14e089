import { call, delay, fork, select, take, type SagaGenerator } from '../kernel/effects';
import { cartSaga } from '../features/cart';
import { navigationPanelSaga } from '../layout/menus';
import { locationChanged, selectLocation } from '../kernel/location';
import { noticesSaga } from '../features/notices';
import { searchSaga } from '../features/search';
import { sessionSaga } from '../features/session';
import { matchRoute } from './routing/matchRoute';
import { navigationSaga } from './routing/navigationSaga';
import { loadedPage } from './routing/pageModules';
import { awaitProcess, lateProcesses } from '../kernel/lazy';

/** The processes that start with the store in the browser and end with it; a page's own start with the page, a lazy component's with its code. */
const processes = [
  navigationSaga,
  navigationPanelSaga,
  cartSaga,
  noticesSaga,
  searchSaga,
  sessionSaga,
  pageProcesses,
  startLate,
] as const;

export function* rootSaga(): SagaGenerator {
  for (const process of processes) yield* fork(keepAlive, process);
}

/** Starts a page's own process at the first visit of the page, once per page life; several pages may share one. */
function* pageProcesses(): SagaGenerator {
  const started = new Set<() => SagaGenerator>();
  for (;;) {
    const { route } = matchRoute(yield* select(selectLocation));
    const saga = loadedPage(route)?.saga;
    if (saga && !started.has(saga)) {
      started.add(saga);
      yield* fork(keepAlive, saga);
    }
    yield* take(locationChanged);
  }
}

/** Starts what comes with late code, as it arrives. */
function* startLate(): SagaGenerator {
  for (let place = 0; ;) {
    const process = lateProcesses[place];
    if (process) {
      place += 1;
      yield* fork(keepAlive, process);
    } else yield* call(awaitProcess);
  }
}

const firstRestartMs = 1000;
const longestRestartMs = 60_000;

/**
 * A process that fails by a bug is started again: the others and its own next run go on. At once the first time; one that
 * fails again and again would leave the page no moment for anything else, so it waits twice as long each time.
 */
function* keepAlive(process: () => SagaGenerator): SagaGenerator {
  for (let failures = 0; ; failures += 1) {
    try {
      if (failures > 1) yield* delay(Math.min(longestRestartMs, firstRestartMs * 2 ** (failures - 2)));
      yield* call(process);
      return;
    } catch (error) {
      console.error(error);
    }
  }
}

import { call, delay, fork, select, take, type SagaGenerator } from '../kernel/effects';
import { cartSaga } from '../features/cart';
import { menuPanelSaga } from '../layout/menus';
import { locationChanged, selectLocation } from '../kernel/location';
import { noticesSaga } from '../features/notices';
import { noticeToastSaga } from '../layout/notices';
import { searchSaga } from '../features/search';
import { sessionSaga } from '../features/visitor';
import { matchRoute } from './routing/matchRoute';
import { routerSaga } from './routing/routerSaga';
import { loadedPage } from './routing/pageModules';
import { awaitProcess, lateProcesses } from '../kernel/lazy';
import { logError } from '../platform/page/pageErrors';

/**
 * The processes that run in the browser for as long as the store exists. The process of a page starts with that page,
 * the process of a lazy component when its code has arrived.
 */
const processes = [
  routerSaga,
  menuPanelSaga,
  cartSaga,
  noticesSaga,
  noticeToastSaga,
  searchSaga,
  sessionSaga,
  pageProcesses,
  startLate,
] as const;

export function* rootSaga(): SagaGenerator {
  for (const process of processes) yield* fork(keepAlive, process);
}

/** Starts a page's own process at the first visit, once per page life; several pages may share one. */
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

/** Starts the processes of lazy components as their code arrives. */
function* startLate(): SagaGenerator {
  for (let next = 0; ;) {
    const process = lateProcesses[next];
    if (process) {
      next += 1;
      yield* fork(keepAlive, process);
    } else yield* call(awaitProcess);
  }
}

const firstRestartMs = 1000;
const longestRestartMs = 60_000;

/**
 * Restarts a process that failed with an exception, so that neither it nor the others stop for good: immediately the
 * first time, then with exponential backoff, because constant restarts would block the page.
 */
function* keepAlive(process: () => SagaGenerator): SagaGenerator {
  for (let failures = 0; ; failures += 1) {
    try {
      if (failures > 1) yield* delay(Math.min(longestRestartMs, firstRestartMs * 2 ** (failures - 2)));
      yield* call(process);
      return;
    } catch (error) {
      logError(error);
    }
  }
}

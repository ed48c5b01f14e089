import { ActionCreators, instrument } from '@redux-devtools/instrument';
import { quantile } from './distribution';
import { heapNow } from './heap';
import { repeated, storeWith, type Actions } from './stores';

interface LiftedStore {
  readonly dispatch: (action: unknown) => void;
  readonly getState: () => unknown;
}

/** The store of Redux DevTools' instrument around the given one, with all actions and all states. */
const liftedOf = (store: ReturnType<typeof storeWith>): LiftedStore =>
  (store as unknown as { readonly liftedStore: LiftedStore }).liftedStore;

function timed(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

/** Imports `count` actions by the instrument from the text of a file, in one task: time in ms, memory kept in MB. */
export function measureImport(actions: Actions, count: number) {
  const file = JSON.stringify([...repeated(actions, count)]);
  const before = heapNow();
  const store = storeWith(instrument());
  const took = timed(() => liftedOf(store).dispatch(ActionCreators.importState(JSON.parse(file) as Actions)));
  const megabytes = (heapNow() - before) / 1e6;
  return { took, megabytes, kept: store };
}

/**
 * Times in ms: the 95th percentile of jumps to other actions of an import, and the time of skipping its first action,
 * after which all the others are reduced again.
 */
export function measureImported(store: ReturnType<typeof storeWith>, count: number, seeks: number) {
  const lifted = liftedOf(store);
  const times = Array.from({ length: seeks }, (_seek, index) =>
    timed(() => lifted.dispatch(ActionCreators.jumpToState((index * 7_919) % count))),
  );
  const skip = timed(() => lifted.dispatch(ActionCreators.toggleAction(1)));
  return { seek: { p95: quantile(times, 0.95) }, skip };
}

/**
 * How much the instrument would send to the extension after an import of `count` actions: its whole state as JSON, in
 * millions of characters.
 */
export function measureLifted(actions: Actions, count: number): number {
  const { kept } = measureImport(actions, count);
  return JSON.stringify(liftedOf(kept).getState()).length / 1e6;
}

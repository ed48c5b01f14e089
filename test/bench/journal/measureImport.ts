import { ActionCreators, instrument } from '@redux-devtools/instrument';
import { heapNow } from './heap';
import { repeated, storeWith, type Actions } from './stores';

/** The same actions imported by the instrument from the text of a file, in one task: ms, and what it keeps: MB. */
export function measureImport(actions: Actions, count: number) {
  const file = JSON.stringify([...repeated(actions, count)]);
  const before = heapNow();
  const store = storeWith(instrument());
  const begun = performance.now();
  (store as unknown as { liftedStore: { dispatch: (action: unknown) => void } }).liftedStore.dispatch(
    ActionCreators.importState(JSON.parse(file) as Actions),
  );
  const took = performance.now() - begun;
  const megabytes = (heapNow() - before) / 1e6;
  return { took, megabytes, kept: store };
}

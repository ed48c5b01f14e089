import type { LiftedState } from '@redux-devtools/instrument';
import type { Action } from '@reduxjs/toolkit';

/** The file that DevTools' extension saves: the staged actions and the state before them, each as JSON in JSON. */
export function exportFile({ stagedActionIds, actionsById, committedState }: LiftedState<unknown, Action, null>) {
  const actions = stagedActionIds.slice(1).map((id) => actionsById[id]?.action);
  return JSON.stringify({ payload: JSON.stringify(actions), preloadedState: JSON.stringify(committedState) });
}

/** The value that the extension makes of a saved file and passes to the page. */
export function importedFrom(file: string) {
  const { payload, preloadedState } = JSON.parse(file) as {
    readonly payload: string;
    readonly preloadedState?: string;
  };
  return {
    nextLiftedState: JSON.parse(payload) as Action[],
    preloadedState: preloadedState === undefined ? undefined : (JSON.parse(preloadedState) as unknown),
  };
}

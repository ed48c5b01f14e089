/** What Redux DevTools keep about a store: its actions, and the state after each. */
export interface LiftedState {
  readonly actionsById: object;
  readonly stagedActionIds: readonly number[];
  readonly skippedActionIds: readonly number[];
  readonly currentStateIndex: number;
  readonly computedStates: readonly unknown[];
  readonly isLocked: boolean;
  readonly isPaused: boolean;
}

/** DevTools' own state of a store; undefined if they are not installed. */
export function liftedStateOf(store: object): LiftedState | undefined {
  const lifted: unknown = Reflect.get(store, 'liftedStore');
  if (typeof lifted !== 'object' || lifted === null) return undefined;
  const getState: unknown = Reflect.get(lifted, 'getState');
  // The extension's store is foreign and untyped: checked here.
  return typeof getState === 'function' ? (getState.call(lifted) as LiftedState) : undefined;
}

/** Whether DevTools show a state that this page's actions did not produce, or have locked the store. */
export function isTravelling(lifted: LiftedState | undefined, ownActions: object | undefined): boolean {
  if (!lifted) return false;
  const { actionsById, stagedActionIds, skippedActionIds, currentStateIndex, computedStates, isLocked } = lifted;
  const isImported = actionsById !== ownActions;
  const isReordered = stagedActionIds.some((id, index) => id < (stagedActionIds[index - 1] ?? 0));
  const isEarlier = currentStateIndex < computedStates.length - 1;
  return isLocked || isEarlier || skippedActionIds.length > 0 || isReordered || isImported;
}

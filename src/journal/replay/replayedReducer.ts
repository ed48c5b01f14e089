import type { Reducer, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ActionRecord } from '../format';
import type { Upcast } from '../schema/upcast';

/** The parts of an api that a replay of its reducer needs. */
export interface ReplayApi {
  readonly reducerPath: string;
  readonly endpoints: object;
  readonly middleware: (api: {
    dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
    getState: () => never;
  }) => (next: (action: unknown) => unknown) => (action: unknown) => unknown;
}

function typeOf(action: unknown): unknown {
  return typeof action === 'object' && action !== null && 'type' in action ? action.type : undefined;
}

/**
 * The random id of this api instance, which only its middleware knows: it sends the id to the reducer with the first
 * action.
 */
function uidOf(api: ReplayApi): unknown {
  let uid: unknown;
  const registered = `${api.reducerPath}/config/middlewareRegistered`;
  const middleware = api.middleware({
    dispatch: <T>(action: T): T => action,
    // The api's other handlers do not run without a state of the api.
    getState: () => ({}) as never,
  });
  middleware((action) => {
    if (typeOf(action) === registered && typeof action === 'object' && action !== null && 'payload' in action)
      uid = action.payload;
    return action;
  })({ type: 'journal/uidProbed' });
  return uid;
}

/** Freezes data from JSON at every depth, without recursion: fingerprints are memoised for frozen objects only. */
export function freezeDeep<T>(root: T): T {
  const stack: unknown[] = [root];
  while (stack.length > 0) {
    const node = stack.pop();
    if (typeof node !== 'object' || node === null || Object.isFrozen(node)) continue;
    Object.freeze(node);
    for (const child of Object.values(node) as unknown[]) stack.push(child);
  }
  return root;
}

/**
 * Reduces recorded actions. The api's id differs in every instance, so that of this instance replaces the recorded one
 * (all states would have the api's status "conflict" otherwise); an action whose payload was left out changes nothing,
 * and one of an earlier release is brought into today's shape. `onUpcast` gets the slices that differ because of it.
 */
export function replayedReducer<S>(
  reducer: Reducer<S>,
  api: ReplayApi | undefined,
  upcast?: Upcast,
  onUpcast?: (slices: readonly string[]) => void,
): (state: S, record: ActionRecord) => S {
  const registered = api && `${api.reducerPath}/config/middlewareRegistered`;
  const uid = api && uidOf(api);
  return (state, { a, x }) => {
    if (x) return state;
    if (!upcast) return reducer(state, a.type === registered ? { ...a, payload: uid } : a);
    const { value, slices } = upcast.action(a);
    if (slices.length > 0) onUpcast?.(slices);
    return value.reduce(
      (reached, action) => reducer(reached, action.type === registered ? { ...action, payload: uid } : action),
      state,
    );
  };
}

/** The recorded endpoints that this api lacks: their actions could not be reduced. */
export function missingEndpoints(api: ReplayApi | undefined, endpoints: readonly string[]): string[] {
  return api ? endpoints.filter((name) => !Object.hasOwn(api.endpoints, name)) : [];
}

import type { Reducer, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ActionRecord } from './format';
import type { Upcast } from './schema/upcast';

/** What a replay needs of the api whose reducer it runs. */
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

/** The random id of this api instance. Its middleware sends it to the reducer with the first action it sees, and nowhere else. */
function uidOf(api: ReplayApi): unknown {
  let uid: unknown;
  const registered = `${api.reducerPath}/config/middlewareRegistered`;
  const middleware = api.middleware({
    dispatch: <T>(action: T): T => action,
    // Without a state of the api its other handlers do not run.
    getState: () => ({}) as never,
  });
  middleware((action) => {
    if (typeOf(action) === registered && typeof action === 'object' && action !== null && 'payload' in action)
      uid = action.payload;
    return action;
  })({ type: 'journal/uidProbed' });
  return uid;
}

/** Freezes data from JSON all the way down, without recursion: fingerprints remember only what is frozen. */
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
 * Reduces recorded actions: the api's own id, another in every instance, replaces the recorded one (all states would
 * read "conflict" otherwise), an action whose payload was left out changes nothing, and one of an earlier release is
 * brought into today's shape. `onUpcast` hears of the slices that are others then.
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

/** The recorded endpoints that this api lacks: their actions would not reduce. */
export function missingEndpoints(api: ReplayApi | undefined, endpoints: readonly string[]): string[] {
  return api ? endpoints.filter((name) => !Object.hasOwn(api.endpoints, name)) : [];
}

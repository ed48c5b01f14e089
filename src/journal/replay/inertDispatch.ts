/** Never settles: in a replay, components must not react to an answer. */
const never = new Promise<never>(() => {});
function nothing(): void {}

/** Answers RTK Query's hooks that every subscription exists. */
const subscriptions = {
  getSubscriptions: () => new Map(),
  getSubscriptionCount: () => 1,
  isRequestSubscribed: () => true,
};

/** Replaces a started request; shaped like what `initiate` returns for queries, infinite queries and mutations. */
function inertRequest(): object {
  const again = (): object => inertRequest();
  return {
    then: never.then.bind(never),
    catch: never.catch.bind(never),
    finally: never.finally.bind(never),
    arg: {},
    requestId: 'replay',
    queryCacheKey: 'replay',
    unwrap: () => never,
    refetch: again,
    fetchNextPage: again,
    fetchPreviousPage: again,
    abort: nothing,
    unsubscribe: nothing,
    updateSubscriptionOptions: nothing,
    reset: nothing,
  };
}

/**
 * A dispatch without effect that RTK Query's hooks accept like that of a store with its middleware. Thunks are not run;
 * the caller gets a request that never ends.
 */
export function inertDispatch(action: unknown): unknown {
  if (typeof action === 'function') return inertRequest();
  if (typeof action !== 'object' || action === null || !('type' in action)) return action;
  const asksSubscriptions =
    typeof action.type === 'string' && action.type.endsWith('/subscriptions/internal_getRTKQSubscriptions');
  return asksSubscriptions ? subscriptions : action;
}

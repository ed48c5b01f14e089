/** Never settles: what a component would do after an answer must not happen in a replay. */
const never = new Promise<never>(() => {});
function nothing(): void {}

/** Answers RTK Query's hooks that every subscription they ask about exists. */
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
 * A dispatch without effect, which RTK Query's hooks accept as that of a store with its middleware. A thunk is not run;
 * the caller gets a request that never ends.
 */
export function inertDispatch(action: unknown): unknown {
  if (typeof action === 'function') return inertRequest();
  if (typeof action !== 'object' || action === null || !('type' in action)) return action;
  const asksSubscriptions =
    typeof action.type === 'string' && action.type.endsWith('/subscriptions/internal_getRTKQSubscriptions');
  return asksSubscriptions ? subscriptions : action;
}

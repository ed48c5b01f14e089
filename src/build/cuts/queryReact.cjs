/** Infinite queries: the shop's lists are pages with an address each. */
const infiniteQueries = [
  ['\t\tbuildInfiniteQueryHooks,\n'],
  ['buildInfiniteQueryHooks, '],
  ['isInfiniteQueryDefinition(definition)', 'false'],
  [
    '\t\t\t\t\t...isInfiniteQueryDefinition(endpointDefinitions[endpointName]) ? {\n' +
      '\t\t\t\t\t\tinitialPageParam: stableInitialPageParam,\n' +
      '\t\t\t\t\t\trefetchCachedPages: stableRefetchCachedPages\n\t\t\t\t\t} : {}\n',
  ],
  ['const initialPageParam = rest.initialPageParam;'],
  ['const stableInitialPageParam = useShallowStableValue(initialPageParam);'],
  ['const refetchCachedPages = rest.refetchCachedPages;'],
  ['const stableRefetchCachedPages = useShallowStableValue(refetchCachedPages);'],
  ['\t\t\tstableInitialPageParam,\n\t\t\tstableRefetchCachedPages,\n'],
];

/** Hooks that no component uses, and the values that React's developer tools show for the others. */
const hooks = [
  ['useLazyQuery, useLazyQuerySubscription, '],
  ['\t\t\t\t\t\tuseLazyQuery,\n\t\t\t\t\t\tuseLazyQuerySubscription,\n'],
  ['\t\t\tuseLazyQuerySubscription,\n'],
  ['\t\t\t\t\tapi[`useLazy${capitalize(endpointName)}Query`] = useLazyQuery;\n'],
  ['useLazyQuery(options) {', 'useLazyQuery() {\nreturn;'],
  [',\n\t\tusePrefetch\n', '\n'],
  [', usePrefetch } = buildHooks', ' } = buildHooks'],
  ['safeAssign(anyApi, { usePrefetch });'],
  ['const debugValue = pick(queryStateResults, ...COMMON_HOOK_DEBUG_FIELDS);\n\t\t\t\tuseDebugValue(debugValue);'],
  [
    'const debugValue = pick(currentState, ...COMMON_HOOK_DEBUG_FIELDS, "endpointName");\n\t\t\tuseDebugValue(debugValue);',
  ],
];

module.exports = { queryReact: [...infiniteQueries, ...hooks] };

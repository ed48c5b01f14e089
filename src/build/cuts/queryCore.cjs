/** Infinite queries: the shop's lists are pages with an address each. */
const infiniteQueries = [
  ['isQueryDefinition(e) || isInfiniteQueryDefinition(e)', 'isQueryDefinition(e)'],
  ['isInfiniteQueryDefinition(definition)', 'false', 2],
  ['isInfiniteQueryDefinition(endpointDefinition)', 'false', 3],
  ['"infiniteQueryOptions" in endpointDefinition', 'false'],
  ['if (isQueryDefinition(endpointDefinition)) thunk =', 'if (true) thunk ='],
  ['const infiniteQueryThunk = createQueryThunk();'],
  ['infiniteQueryThunk,', '', 6],
  ['buildInitiateInfiniteQuery,', '', 2],
  ['\t\tbuildInfiniteQuerySelector,\n'],
  ['buildInfiniteQuerySelector, '],
  ['fulfilledVal && !direction', 'fulfilledVal'],
  ['\t\t\t\tinfiniteQuery: (x) => ({\n\t\t\t\t\t...x,\n\t\t\t\t\ttype: ENDPOINT_INFINITEQUERY\n\t\t\t\t})\n'],
];

/**
 * Validation of arguments and answers: the server validates requests and serialises replies by their schemas, so no
 * endpoint has schemas.
 */
const schemas = [
  ['argSchema && !shouldSkip(skipSchemaValidation, "arg")', 'false'],
  ['rawResponseSchema && !shouldSkip(skipSchemaValidation, "rawResponse")', 'false'],
  ['responseSchema && !shouldSkip(skipSchemaValidation, "response")', 'false'],
  ['metaSchema && !shouldSkip(skipSchemaValidation, "meta")', 'false', 2],
  ['rawErrorResponseSchema && !shouldSkip(skipSchemaValidation, "rawErrorResponse")', 'false'],
  ['errorResponseSchema && !shouldSkip(skipSchemaValidation, "errorResponse")', 'false'],
  ['caughtError instanceof NamedSchemaError', 'false'],
  ['const { extraOptions, argSchema, rawResponseSchema, responseSchema } =', 'const { extraOptions } ='],
  ['const { rawErrorResponseSchema, errorResponseSchema } = endpointDefinition;'],
  ['const { metaSchema, skipSchemaValidation = globalSkipSchemaValidation } = endpointDefinition;'],
  [', onSchemaFailure, catchSchemaFailure: globalCatchSchemaFailure, skipSchemaValidation: globalSkipSchemaValidation'],
  [', onSchemaFailure, catchSchemaFailure, skipSchemaValidation }, context)', ' }, context)'],
  ['\t\t\tonSchemaFailure,\n\t\t\tcatchSchemaFailure,\n\t\t\tskipSchemaValidation\n'],
];

/**
 * Polling, and refetching when a window gets the focus or the network: the shop has rules of its own for both. Their
 * part of the state stays, because recordings are replayed by the uncut package too.
 */
const polling = [
  ['\t\tbuildPollingHandler,\n'],
  ['const windowEventsHandler = buildWindowEventHandler(builderArgs);'],
  ['windowEventsHandler(action, mwApiWithNext, stateBefore);'],
];

/** Options of endpoints and of their callers, and utilities of the API, that the shop does not use. */
const options = [
  // `onCacheEntryAdded`
  ['\t\tbuildCacheLifecycleHandler,\n'],
  // `structuralSharing`
  ['definitions[meta.arg.endpointName].structuralSharing ?? true ? ', 'true ? '],
  // `serializeQueryArgs`
  ['if (queryArgsApi.endpointDefinition && "serializeQueryArgs" in queryArgsApi.endpointDefinition)', 'if (false)'],
  ['else if (options.serializeQueryArgs) finalSerializeQueryArgs', 'else if (false) finalSerializeQueryArgs'],
  // `transformErrorResponse`
  ['let transformErrorResponse = getTransformCallbackForEndpoint(endpointDefinition, "transformErrorResponse");'],
  ['await transformErrorResponse(value, meta, arg.originalArgs)', 'await value'],
  // `fixedCacheKey`
  ['("arg" in id ? id.arg.fixedCacheKey : id.fixedCacheKey) ?? id.requestId', 'id.requestId'],
  ['if (fixedCacheKey) {', 'if (false) {'],
  // `upsertQueryData`: its action holds a symbol, which is lost in a recording (src/journal/record/encodeAction.ts)
  ['\t\tupsertQueryData,\n', '', 2],
  [' upsertQueryData, prefetch,'],
  ['isUpsertQuery(queryThunkArg)', 'false'],
  ['isUpsertQuery(arg)', 'false'],
  ['isUpsertQuery(meta.arg)', 'false'],
  [' && isUpsertQuery(action.meta.arg)', ' && false'],
  ['const forceQueryFn = isQuery ? arg[forceQueryFnSymbol] : void 0;'],
  ['if (forceQueryFn) result = forceQueryFn();\n\t\t\t\telse if', 'if'],
  ['if (forceQueryFn) result = {', 'if (false) result = {'],
  [', [forceQueryFnSymbol]: forceQueryFn, ...rest', ', ...rest'],
  [',\n\t\t\t\t[forceQueryFnSymbol]: forceQueryFn\n', '\n'],
  ['forceQueryFn ? thunkResult.then(selectFromState) : '],
  ['!skippedSynchronously && !forceQueryFn', '!skippedSynchronously'],
  // `prefetch`
  ['\t\tprefetch,\n', '', 2],
  // The selectors of all entries, and of the entries of an endpoint.
  ['createSelector(selectQueries, ', '/* @__PURE__ */ createSelector(selectQueries, '],
  ['selectEntriesForEndpoint: createSelector(', 'selectEntriesForEndpoint: false && createSelector('],
  ['\t\tselectAllQueryEntries,\n'],
  ['selectEntriesForEndpoint, selectAllQueryEntries, '],
  [',\n\t\t\tselectEntriesForEndpoint,\n\t\t\tselectAllQueryEntries\n', '\n'],
  // The thunks that return pending calls, except `getRunningQueryThunk`.
  ['\t\tgetRunningMutationThunk,\n\t\tgetRunningQueriesThunk,\n\t\tgetRunningMutationsThunk\n'],
  [
    'getRunningMutationThunk, getRunningMutationsThunk, getRunningQueriesThunk, getRunningQueryThunk }',
    'getRunningQueryThunk }',
  ],
  [
    'safeAssign(api.util, {\n\t\t\tgetRunningMutationThunk,\n\t\t\tgetRunningMutationsThunk,\n' +
      '\t\t\tgetRunningQueryThunk,\n\t\t\tgetRunningQueriesThunk\n\t\t});',
  ],
];

module.exports = { queryCore: [...infiniteQueries, ...schemas, ...polling, ...options] };

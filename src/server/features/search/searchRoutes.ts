import { webstoreParams } from '../../../contract/context/applicationContext.schema';
import { PATHS } from '../../../contract/paths';
import type { SearchResult } from '../../../contract/search/search';
import {
  productSearchBody,
  productSearchQuery,
  searchQuery,
  searchResultSchema,
  sortRulesQuery,
  sortRulesSchema,
  suggestionsQuery,
  suggestionsSchema,
} from '../../../contract/search/search.schema';
import type { AppPlugin } from '../../app';
import { callerOf } from '../../visitors/caller';
import type { Caller } from '../../visitors/caller';
import { audienceOf } from '../catalog/Audience';
import { answerWithValidator } from '../../http/etag';
import { categoryIn } from '../catalog/categories/categoryRoutes';
import { buyerGroupsOf } from '../catalog/entitlement';
import { guardBrowsing, guardWebstore } from '../context';
import { requestOfBody, requestOfQuery } from './searchRequest';
import type { SearchRequest } from './searchRequest';
import { searchResult } from './searchView';
import { sortRules } from './sortRules';
import { suggestionsFor } from './suggestions';

/** Search and listings, the orders they can be sorted in, and suggestions while typing. */
export const searchRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardBrowsing(app);
  answerWithValidator(app);

  const search = (request: SearchRequest, caller: Caller): SearchResult => {
    const state = app.catalog.state();
    if (request.categoryId !== null) categoryIn(state.snapshot, request.categoryId);
    const audience = audienceOf(state.snapshot, buyerGroupsOf(caller));
    return searchResult(state, audience, request, app.webstore.current().context.defaultCurrency, app.clock.now());
  };

  app.get(
    PATHS.searchProducts,
    { schema: { params: webstoreParams, querystring: searchQuery, response: { 200: searchResultSchema } } },
    (request) => search(requestOfQuery(request.query), callerOf(request)),
  );

  app.post(
    PATHS.productSearch,
    {
      schema: {
        params: webstoreParams,
        querystring: productSearchQuery,
        body: productSearchBody,
        response: { 200: searchResultSchema },
      },
    },
    (request) => search(requestOfBody(request.body), callerOf(request)),
  );

  app.get(
    PATHS.searchSuggestions,
    { schema: { params: webstoreParams, querystring: suggestionsQuery, response: { 200: suggestionsSchema } } },
    (request) => {
      const state = app.catalog.state();
      const audience = audienceOf(state.snapshot, buyerGroupsOf(callerOf(request)));
      return suggestionsFor(state, audience, app.webstore.current().popularSearchTerms, request.query);
    },
  );

  app.get(
    PATHS.sortRules,
    { schema: { params: webstoreParams, querystring: sortRulesQuery, response: { 200: sortRulesSchema } } },
    () => ({ sortRules: sortRules() }),
  );
  done();
};

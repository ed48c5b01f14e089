import { webstoreParams } from '../../../contract/context/applicationContext.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import { PATHS } from '../../../contract/paths';
import type { ListingSort } from '../../../contract/search/listingSorts';
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
import { callerKey, callerOf } from '../../visitors/caller';
import { answerWithValidator } from '../../http/etag';
import { currencyOfCall, guardBrowsing, guardWebstore } from '../context';
import { recentSearches, searcherOf } from './recentSearches';
import { createSearchAnswers } from './searchAnswers';
import { requestOfBody, requestOfQuery } from './searchRequest';
import { sortRules } from './finding/sortRules';
import { createSuggestedRows } from './suggestedRows';
import { suggestionsFor } from './suggestions';
import { viewSuggestedProducts } from './suggestedProducts';
import { sayFor } from '../../texts/callLanguage';

/** Search and listings, their sort orders, and suggestions while typing. */
export const searchRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardBrowsing(app);
  answerWithValidator(app);

  const { database } = app;
  const answerSearch = createSearchAnswers(app);
  const suggestedRows = createSuggestedRows();
  const usualSort = (): ListingSort => app.site.live().document.settings.productSort;

  app.get(
    PATHS.searchProducts,
    { schema: { params: webstoreParams, querystring: searchQuery, response: { 200: searchResultSchema } } },
    (request, reply) => {
      const asked = requestOfQuery(request.query, usualSort());
      return answerSearch(request, reply, asked, request.query.currencyIsoCode);
    },
  );

  app.post(
    PATHS.productSearch,
    {
      config: { alsoFrom: 'withoutCookies' },
      schema: {
        params: webstoreParams,
        querystring: productSearchQuery,
        body: productSearchBody,
        response: { 200: searchResultSchema },
      },
    },
    (request, reply) => {
      const asked = requestOfBody(request.body, usualSort());
      return answerSearch(request, reply, asked, request.query.currencyIsoCode);
    },
  );

  app.get(
    LATE_PATHS.searchSuggestions,
    { schema: { params: webstoreParams, querystring: suggestionsQuery, response: { 200: suggestionsSchema } } },
    async (request) => {
      const caller = callerOf(request);
      const searcher = searcherOf(caller, app.webstore.current().webstoreId);
      const recent = searcher === null ? [] : await recentSearches(database.read, searcher);
      const offer = await app.offers.to(caller, currencyOfCall(request, request.query.currencyIsoCode));
      const bought = await app.offers.boughtBy(caller);
      const own = { recent, bought };
      const { products, ...texts } = suggestionsFor(offer, app.webstore.current(), own, request.query, suggestedRows);
      const countsStock = app.webstore.current().context.inventoryConfiguration.isInventoryEnabled;
      const asker = { countsStock, groups: offer.audience.groups, holder: callerKey(caller), now: app.clock.now() };
      return { ...texts, suggestedProducts: await viewSuggestedProducts(database.read, offer, products, asker) };
    },
  );

  app.get(
    PATHS.sortRules,
    {
      config: { isShared: true },
      schema: { params: webstoreParams, querystring: sortRulesQuery, response: { 200: sortRulesSchema } },
    },
    (request) => ({ sortRules: sortRules(sayFor(request), usualSort()) }),
  );
  done();
};

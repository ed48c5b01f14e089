import type { FastifyRequest } from 'fastify';
import { webstoreParams } from '../../../contract/context/applicationContext.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import { PATHS } from '../../../contract/paths';
import type { ListingSort } from '../../../contract/search/listingSorts';
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
import { callerKey, callerOf, type Caller } from '../../visitors/caller';
import { synonymsOf } from '../../searchIndex/query/synonyms';
import { answerWithValidator } from '../../http/etag';
import { currencyOfCall, guardBrowsing, guardWebstore } from '../context';
import { keepSearch, keptTerm, recentSearches, searcherOf } from './recentSearches';
import { requestOfBody, requestOfQuery, type SearchRequest } from './searchRequest';
import { searchResult } from './searchView';
import { sortRules } from './finding/sortRules';
import { suggestionsFor } from './suggestions';
import { viewSuggestedProducts } from './suggestedProducts';
import { categoryIn } from '../catalog';
import { NO_OWN_PURCHASES, type Offer } from '../offers';
import { sayFor } from '../../texts/callLanguage';
import type { Say } from '../../texts/say';

/** Search and listings, their sort orders, and suggestions while typing. */
export const searchRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardBrowsing(app);
  answerWithValidator(app);

  const { database } = app;
  const usualSort = (): ListingSort => app.site.live().document.settings.productSort;
  const webstoreId = (): string => app.webstore.current().webstoreId;
  /** What the shop offers a caller, at their prices in the requested currency. */
  const offerTo = (request: FastifyRequest, asked: string | undefined): Promise<Offer> =>
    app.offers.to(callerOf(request), currencyOfCall(request, asked));

  /** Stores a search for its shopper. If that fails, they still get their products. */
  const remember = async (request: SearchRequest, caller: Caller): Promise<void> => {
    const term = keptTerm(request.term);
    const searcher = searcherOf(caller, webstoreId());
    // Further pages and filters belong to the same search.
    if (term === null || searcher === null || request.page > 0 || request.refinements.length > 0) return;
    try {
      if ((await recentSearches(database.read, searcher))[0] === term) return;
      await database.write((db) => keepSearch(db, searcher, term, app.clock.now()));
    } catch (error) {
      app.log.error({ err: error }, 'a search could not be remembered');
    }
  };

  const search = async (request: SearchRequest, offer: Offer, caller: Caller, say: Say): Promise<SearchResult> => {
    if (request.categoryId !== null) categoryIn(offer.snapshot, request.categoryId);
    const synonyms = synonymsOf(app.webstore.current().searchSynonyms);
    const bought = request.order === 'relevance' ? await app.offers.boughtBy(caller) : NO_OWN_PURCHASES;
    const result = searchResult(offer, request, { synonyms, bought, now: app.clock.now(), say });
    await remember(request, caller);
    return result;
  };

  app.get(
    PATHS.searchProducts,
    { schema: { params: webstoreParams, querystring: searchQuery, response: { 200: searchResultSchema } } },
    async (request) => {
      const caller = callerOf(request);
      const asked = requestOfQuery(request.query, usualSort());
      return search(asked, await offerTo(request, request.query.currencyIsoCode), caller, sayFor(request));
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
    async (request) => {
      const caller = callerOf(request);
      const asked = requestOfBody(request.body, usualSort());
      return search(asked, await offerTo(request, request.query.currencyIsoCode), caller, sayFor(request));
    },
  );

  app.get(
    LATE_PATHS.searchSuggestions,
    { schema: { params: webstoreParams, querystring: suggestionsQuery, response: { 200: suggestionsSchema } } },
    async (request) => {
      const caller = callerOf(request);
      const searcher = searcherOf(caller, webstoreId());
      const recent = searcher === null ? [] : await recentSearches(database.read, searcher);
      const offer = await offerTo(request, request.query.currencyIsoCode);
      const bought = await app.offers.boughtBy(caller);
      const { products, ...texts } = suggestionsFor(offer, app.webstore.current(), { recent, bought }, request.query);
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

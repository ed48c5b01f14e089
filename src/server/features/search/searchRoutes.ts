import type { FastifyReply, FastifyRequest } from 'fastify';
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
import { createKeptSearches, type KeptSearch } from './keptSearches';
import { keepSearch, keptTerm, recentSearches, searcherOf } from './recentSearches';
import { requestOfBody, requestOfQuery, type SearchRequest } from './searchRequest';
import { searchResult } from './searchView';
import { sortRules } from './finding/sortRules';
import { suggestionsFor } from './suggestions';
import { viewSuggestedProducts } from './suggestedProducts';
import { categoryIn } from '../catalog';
import { NO_OWN_PURCHASES, type Offer } from '../offers';
import { sayFor } from '../../texts/callLanguage';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends JSON that was written before. */
const sendJson = (reply: FastifyReply, body: Buffer): FastifyReply => reply.type(JSON_TYPE).send(body);

/** Keeps the JSON of an answer as soon as it is written: later it may be another one, such as that of a fault panel. */
function keepWhenWritten(reply: FastifyReply, slot: KeptSearch, now: number): void {
  void reply.type(JSON_TYPE).serializer((result: SearchResult): string => {
    const text = reply.serializeInput(result, '200');
    if (typeof text !== 'string') throw new TypeError('A search is answered in JSON.');
    slot.keep(Buffer.from(text), now);
    return text;
  });
}

/** Search and listings, their sort orders, and suggestions while typing. */
export const searchRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardBrowsing(app);
  answerWithValidator(app);

  const keptSearch = createKeptSearches();
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

  /** The result of a search, or the JSON of the same one that was kept. */
  const search = async (
    request: FastifyRequest,
    reply: FastifyReply,
    asked: SearchRequest,
    currency: string | undefined,
  ): Promise<SearchResult | Buffer> => {
    const caller = callerOf(request);
    const offer = await offerTo(request, currency);
    if (asked.categoryId !== null) categoryIn(offer.snapshot, asked.categoryId);
    const say = sayFor(request);
    const now = app.clock.now();
    const synonyms = synonymsOf(app.webstore.current().searchSynonyms);
    const bought = asked.order === 'relevance' ? await app.offers.boughtBy(caller) : NO_OWN_PURCHASES;
    const slot = bought.size === 0 ? keptSearch(asked, { offer, synonyms, say }) : null;
    const kept = slot?.read(now) ?? null;
    const result = kept ?? searchResult(offer, asked, { synonyms, bought, now, say });
    await remember(asked, caller);
    if (kept === null && slot !== null) keepWhenWritten(reply, slot, now);
    return result;
  };

  app.get(
    PATHS.searchProducts,
    { schema: { params: webstoreParams, querystring: searchQuery, response: { 200: searchResultSchema } } },
    async (request, reply) => {
      const asked = requestOfQuery(request.query, usualSort());
      const found = await search(request, reply, asked, request.query.currencyIsoCode);
      if (!Buffer.isBuffer(found)) return found;
      await sendJson(reply, found);
      return undefined;
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
    async (request, reply) => {
      const asked = requestOfBody(request.body, usualSort());
      const found = await search(request, reply, asked, request.query.currencyIsoCode);
      if (!Buffer.isBuffer(found)) return found;
      await sendJson(reply, found);
      return undefined;
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

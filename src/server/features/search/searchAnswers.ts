import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SearchResult } from '../../../contract/search/search';
import { synonymsOf } from '../../searchIndex/query/synonyms';
import { sayFor } from '../../texts/callLanguage';
import { callerOf, withinGroups, type Caller } from '../../visitors/caller';
import { categoryIn } from '../catalog';
import { currencyOfCall } from '../context';
import { NO_OWN_PURCHASES } from '../offers';
import { createKeptSearches, type KeptSearch } from './keptSearches';
import { keepSearch, keptTerm, recentSearches, searcherOf } from './recentSearches';
import type { SearchRequest } from './searchRequest';
import { searchResult } from './searchView';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Keeps the JSON of an answer when it is serialised, because a later `onSend` hook may replace it, as that of the fault
 * scenarios does.
 */
function keepWhenWritten(reply: FastifyReply, slot: KeptSearch, now: number): void {
  void reply.type(JSON_TYPE).serializer((result: SearchResult): string => {
    const text = reply.serializeInput(result, '200');
    if (typeof text !== 'string') throw new TypeError('A search is answered in JSON.');
    slot.keep(Buffer.from(text), now);
    return text;
  });
}

/** Stores a search for its shopper. If that fails, they still get their products. */
async function remember(app: FastifyInstance, request: SearchRequest, caller: Caller): Promise<void> {
  const term = keptTerm(request.term);
  const searcher = searcherOf(caller, app.webstore.current().webstoreId);
  // Further pages and filters belong to the same search.
  if (term === null || searcher === null || request.page > 0 || request.refinements.length > 0) return;
  try {
    if ((await recentSearches(app.database.read, searcher))[0] === term) return;
    await app.database.write((db) => keepSearch(db, searcher, term, app.clock.now()));
  } catch (error) {
    app.log.error({ err: error }, 'a search could not be remembered');
  }
}

/**
 * Answers searches at the caller's prices in the requested currency, or with the JSON of the same search that was kept;
 * then the reply is already sent, and the result is undefined. Throws on an unknown category.
 */
export function createSearchAnswers(app: FastifyInstance) {
  const keptSearch = createKeptSearches();
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    asked: SearchRequest,
    currency: string | undefined,
  ): Promise<SearchResult | undefined> => {
    const caller = callerOf(request);
    const shopper = asked.buyerGroupIds === null ? caller : withinGroups(caller, asked.buyerGroupIds);
    const offer = await app.offers.to(shopper, currencyOfCall(request, currency));
    if (asked.categoryId !== null) categoryIn(offer.snapshot, asked.categoryId);
    const say = sayFor(request);
    const now = app.clock.now();
    const synonyms = synonymsOf(app.webstore.current().searchSynonyms);
    const bought = asked.order === 'relevance' ? await app.offers.boughtBy(caller) : NO_OWN_PURCHASES;
    const slot = bought.size === 0 ? keptSearch(asked, { offer, synonyms, say }) : null;
    const kept = slot?.read(now) ?? null;
    const result = kept ?? searchResult(offer, asked, { synonyms, bought, now, say });
    await remember(app, asked, caller);
    if (!Buffer.isBuffer(result)) {
      if (slot !== null) keepWhenWritten(reply, slot, now);
      return result;
    }
    await reply.type(JSON_TYPE).send(result);
    return undefined;
  };
}

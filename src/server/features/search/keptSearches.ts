import { recentlyUsed } from '../../recentlyUsed';
import type { Synonyms } from '../../searchIndex/query/synonyms';
import type { Say } from '../../texts/say';
import type { Offer } from '../offers';
import { offeredFacets } from './finding/offeredFacets';
import { numbering } from './numbering';
import type { SearchRequest } from './searchRequest';

/** How long an answer is kept, in ms: as long as lists may lag behind the stock anyway (`offers/soldOutRows`). */
const AGE_MS = 5_000;
/** At most twice this many answers are kept, each of at most `LARGEST_ANSWER` bytes: 6 MB in all. */
const KEPT_ANSWERS = 64;
const LARGEST_ANSWER = 50_000;
/** Characters of a key, which contains the whole request: longer requests are hardly made twice. */
const LONGEST_KEY = 2_000;

/** What a search is answered from besides its request. */
interface AnsweredFrom {
  readonly offer: Offer;
  readonly synonyms: Synonyms;
  readonly say: Say;
}

/** Where the answer to one request is kept. */
export interface KeptSearch {
  /** The JSON of the answer; null: it is not kept, or too old at this moment (ms UTC). */
  read(now: number): Buffer | null;
  keep(body: Buffer, now: number): void;
}

interface Entry {
  readonly body: Buffer | null;
  readonly keptAt: number;
}

/**
 * Keeps answers that are the same for all who see the same products at the same prices, until catalogue, prices, stock,
 * buying habits or synonyms change, for `AGE_MS` at most. null for an offer that differs because of the caller's own
 * reservations, for an explained search and for a very long request. The caller must not use it for a search that is
 * ranked by the caller's own purchases.
 */
export function createKeptSearches(): (request: SearchRequest, from: AnsweredFrom) => KeptSearch | null {
  const numberOf = numbering();
  const slotOf = recentlyUsed(KEPT_ANSWERS, (_key: string): { entry: Entry } => ({
    entry: { body: null, keptAt: 0 },
  }));
  return (request, { offer, synonyms, say }) => {
    const { audience, prices, purchases } = offer;
    if (offer.shared !== undefined || request.explain) return null;
    // The facets are a new array whenever prices or stock have changed.
    const from = [audience, prices, offeredFacets(offer), purchases, synonyms].map(numberOf);
    const key = JSON.stringify([from, say.locale, request]);
    if (key.length > LONGEST_KEY) return null;
    const slot = slotOf(key);
    return {
      read: (now) => (Math.abs(now - slot.entry.keptAt) < AGE_MS ? slot.entry.body : null),
      keep(body, now) {
        if (body.byteLength <= LARGEST_ANSWER) slot.entry = { body, keptAt: now };
      },
    };
  };
}

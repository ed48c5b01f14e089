import type { Static } from 'typebox';
import type { searchCountsSchema, synonymsSchema, synonymTrialSchema } from './searchLearning.schema';

/** How many days the counts of searches cover, today's included. */
export const SEARCH_COUNT_DAYS = 30;
/** Longest list of counted terms in an answer. */
export const SEARCH_COUNT_TERMS = 50;
/** Longest term for which synonyms can be tried out, in characters. */
export const MAX_SYNONYM_LENGTH = 255;
/** Longest text of all synonym rules together, in characters. */
export const MAX_SYNONYMS_LENGTH = 100_000;
/** Most products that a trial lists. */
export const TRIED_PRODUCTS = 5;

/** What was searched for on recent days. */
export type SearchCounts = Static<typeof searchCountsSchema>;
export type SearchSynonyms = Static<typeof synonymsSchema>;
export type SynonymTrial = Static<typeof synonymTrialSchema>;

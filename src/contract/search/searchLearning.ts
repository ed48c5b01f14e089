import type { Static } from 'typebox';
import type { searchCountsSchema, synonymsSchema, synonymTrialSchema } from './searchLearning.schema';

/** How many days the counts of searches cover, today's included. */
export const SEARCH_COUNT_DAYS = 30;
/** Most terms of each list. */
export const SEARCH_COUNT_TERMS = 50;
/** Longest term that is tried. */
export const MAX_SYNONYM_LENGTH = 255;
/** Longest text of all synonyms. */
export const MAX_SYNONYMS_LENGTH = 100_000;
/** Most products that a trial lists. */
export const TRIED_PRODUCTS = 5;

/** What was searched for on recent days. */
export type SearchCounts = Static<typeof searchCountsSchema>;
export type SearchSynonyms = Static<typeof synonymsSchema>;
export type SynonymTrial = Static<typeof synonymTrialSchema>;

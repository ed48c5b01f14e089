/** A term that a shopper has searched for; only the latest few of each shopper are kept. */
interface RecentSearchTable {
  webstore_id: string;
  owner_kind: 'guest' | 'user';
  owner_id: string;
  /** The term in lower case, so that case does not matter. */
  term_key: string;
  term: string;
  searched_at: number;
}

/** How often a term was searched for on a day, by all visitors together who allow statistics. */
interface SearchCountTable {
  webstore_id: string;
  /** The day in Paris, `2026-11-26`. */
  day: string;
  /** Folded (see `countedTerm`), so that case and accents do not matter. */
  term: string;
  searches: number;
  without_result: number;
  /** Products chosen from the results, and the sum of their positions, each from 1. */
  choices: number;
  position_sum: number;
}

export interface SearchTables {
  recent_search: RecentSearchTable;
  search_count: SearchCountTable;
}

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

export interface SearchTables {
  recent_search: RecentSearchTable;
}

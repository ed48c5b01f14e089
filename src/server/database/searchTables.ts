/** A term that a shopper has searched for; the newest few of each shopper are kept. */
interface RecentSearchTable {
  webstore_id: string;
  owner_kind: 'guest' | 'user';
  owner_id: string;
  /** The term without regard to case: written twice it is the same search. */
  term_key: string;
  term: string;
  searched_at: number;
}

export interface SearchTables {
  recent_search: RecentSearchTable;
}

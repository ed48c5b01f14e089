import { looksPersonal } from '../../../commerce/privacy/looksPersonal';
import { SEARCH_INPUT_MAX_LENGTH } from '../../../contract/constants';
import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import type { Caller } from '../../visitors/caller';

/** How many searches per shopper are stored, and suggested. */
const RECENT_SEARCH_LIMIT = 5;

/** Whose searches they are: a user's, whatever their effective account, or a guest's with a cookie. */
interface Searcher {
  readonly webstore_id: string;
  readonly owner_kind: 'guest' | 'user';
  readonly owner_id: string;
}

/** Whose search a caller makes; null: a visitor who cannot be recognised later. */
export function searcherOf(caller: Caller, webstoreId: string): Searcher | null {
  const owner_id = caller.kind === 'customer' ? caller.userId : caller.guestId;
  if (owner_id === null) return null;
  return { webstore_id: webstoreId, owner_kind: caller.kind === 'customer' ? 'user' : 'guest', owner_id };
}

const rowsOf = (db: ReadDatabase, { webstore_id, owner_kind, owner_id }: Searcher) =>
  db
    .selectFrom('recent_search')
    .where('webstore_id', '=', webstore_id)
    .where('owner_kind', '=', owner_kind)
    .where('owner_id', '=', owner_id)
    .orderBy('searched_at', 'desc')
    .orderBy('term_key');

/** This shopper's searches, latest first. */
export const recentSearches = async (db: ReadDatabase, searcher: Searcher): Promise<readonly string[]> =>
  (await rowsOf(db, searcher).select('term').limit(RECENT_SEARCH_LIMIT).execute()).map(({ term }) => term);

/** The term to store for a search; null: none, also for one that is too long or looks personal. */
export function keptTerm(searched: string | null): string | null {
  const term = (searched ?? '').trim();
  return term === '' || term.length > SEARCH_INPUT_MAX_LENGTH || looksPersonal(term) ? null : term;
}

/** Stores a search as its shopper's latest, and deletes those beyond the limit. Part of a command. */
export async function keepSearch(db: CommandDatabase, searcher: Searcher, term: string, now: number): Promise<void> {
  const term_key = term.toLocaleLowerCase('fr');
  await db
    .insertInto('recent_search')
    .values({ ...searcher, term_key, term, searched_at: now })
    .onConflict((conflict) =>
      conflict.columns(['webstore_id', 'owner_kind', 'owner_id', 'term_key']).doUpdateSet({ term, searched_at: now }),
    )
    .execute();
  const kept = await rowsOf(db, searcher).select('term_key').limit(RECENT_SEARCH_LIMIT).execute();
  await db
    .deleteFrom('recent_search')
    .where('webstore_id', '=', searcher.webstore_id)
    .where('owner_kind', '=', searcher.owner_kind)
    .where('owner_id', '=', searcher.owner_id)
    .where(
      'term_key',
      'not in',
      kept.map((row) => row.term_key),
    )
    .execute();
}

/** Deletes searches that were not repeated since a moment, at most `atMost`; returns how many. Part of a command. */
export async function deleteOldSearches(db: CommandDatabase, before: number, atMost: number): Promise<number> {
  const old = await db
    .selectFrom('recent_search')
    .select(['webstore_id', 'owner_kind', 'owner_id', 'term_key'])
    .where('searched_at', '<', before)
    .limit(atMost)
    .execute();
  for (const { webstore_id, owner_kind, owner_id, term_key } of old) {
    await db
      .deleteFrom('recent_search')
      .where('webstore_id', '=', webstore_id)
      .where('owner_kind', '=', owner_kind)
      .where('owner_id', '=', owner_id)
      .where('term_key', '=', term_key)
      .execute();
  }
  return old.length;
}

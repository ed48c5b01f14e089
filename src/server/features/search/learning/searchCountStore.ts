import { sql } from 'kysely';
import { addDays, parisClock } from '../../../../commerce/calendar/parisCalendar';
import { SEARCH_COUNT_DAYS, SEARCH_COUNT_TERMS, type SearchCounts } from '../../../../contract/search/searchLearning';
import type { CommandDatabase, ReadDatabase } from '../../../database/Database';
import { BOUNDS } from '../../../limits/bounds';

/** A search, or the choice of one of its results. */
interface CountedSearch {
  readonly webstoreId: string;
  /** See `countedTerm`. */
  readonly term: string;
  readonly now: number;
  /** How many products were found; null: it was the choice of a result. */
  readonly resultCount: number | null;
  /** The position of the chosen result, from 1; null: it was a search. */
  readonly position: number | null;
}

/**
 * Counts a search, or a choice, under today's day in Paris. A term that is new today is left out if `mostTerms` others
 * were counted. Part of a command.
 */
export async function countSearch(
  db: CommandDatabase,
  { webstoreId, term, now, resultCount, position }: CountedSearch,
  mostTerms: number = BOUNDS.countedTerms,
): Promise<void> {
  const { day } = parisClock(now);
  const key = { webstore_id: webstoreId, day, term };
  const added = {
    searches: resultCount === null ? 0 : 1,
    without_result: resultCount === 0 ? 1 : 0,
    choices: position === null ? 0 : 1,
    position_sum: position ?? 0,
  };
  const ofDay = db.selectFrom('search_count').where('webstore_id', '=', webstoreId).where('day', '=', day);
  const known = await ofDay.where('term', '=', term).select('term').executeTakeFirst();
  if (known === undefined) {
    const { terms } = await ofDay
      .select((eb) => eb.fn.countAll<number | string>().as('terms'))
      .executeTakeFirstOrThrow();
    if (Number(terms) >= mostTerms) return;
  }
  await db
    .insertInto('search_count')
    .values({ ...key, ...added })
    .onConflict((conflict) =>
      conflict.columns(['webstore_id', 'day', 'term']).doUpdateSet((eb) => ({
        searches: eb('search_count.searches', '+', added.searches),
        without_result: eb('search_count.without_result', '+', added.without_result),
        choices: eb('search_count.choices', '+', added.choices),
        position_sum: eb('search_count.position_sum', '+', added.position_sum),
      })),
    )
    .execute();
}

/** What was searched for today and on the previous days, the most frequent terms first. */
export async function searchCounts(db: ReadDatabase, webstoreId: string, now: number): Promise<SearchCounts> {
  const lastDay = parisClock(now).day;
  const firstDay = addDays(lastDay, 1 - SEARCH_COUNT_DAYS);
  const sumOf = (column: 'searches' | 'without_result' | 'choices' | 'position_sum') =>
    sql<number | string>`sum(${sql.ref(column)})`;
  const most = (column: 'searches' | 'without_result') =>
    db
      .selectFrom('search_count')
      .select([
        'term',
        sumOf(column).as('count_sum'),
        sumOf('choices').as('chosen_sum'),
        sumOf('position_sum').as('place_sum'),
      ])
      .where('webstore_id', '=', webstoreId)
      .where('day', '>=', firstDay)
      .where('day', '<=', lastDay)
      .groupBy('term')
      .having(sumOf(column), '>', 0)
      .orderBy('count_sum', 'desc')
      .orderBy('term')
      .limit(SEARCH_COUNT_TERMS)
      .execute();
  const withoutResult = await most('without_result');
  const searched = await most('searches');
  return {
    firstDay,
    lastDay,
    withoutResult: withoutResult.map(({ term, count_sum }) => ({ term, count: Number(count_sum) })),
    searched: searched.map(({ term, count_sum, chosen_sum, place_sum }) => ({
      term,
      count: Number(count_sum),
      choices: Number(chosen_sum),
      meanPosition: Number(chosen_sum) === 0 ? null : (Number(place_sum) / Number(chosen_sum)).toFixed(1),
    })),
  };
}

/** Deletes the oldest counts from before a day, at most `atMost`; returns how many. Part of a command. */
export async function deleteOldCounts(db: CommandDatabase, before: string, atMost: number): Promise<number> {
  const old = await db
    .selectFrom('search_count')
    .select(['webstore_id', 'day', 'term'])
    .where('day', '<', before)
    .orderBy('day')
    .limit(atMost)
    .execute();
  for (const { webstore_id, day, term } of old) {
    await db
      .deleteFrom('search_count')
      .where('webstore_id', '=', webstore_id)
      .where('day', '=', day)
      .where('term', '=', term)
      .execute();
  }
  return old.length;
}

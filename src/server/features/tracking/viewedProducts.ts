import { prepareRead } from '../../database/preparedQuery';
import type { ReadDatabase } from '../../database/Database';

const viewedByBrowser = prepareRead((db, given: { webstoreId: string; cookieId: string; count: number }) =>
  db
    .selectFrom('activity')
    .select(['product_id', (eb) => eb.fn.max<number>('happened_at').as('last')])
    .where('cookie_id', '=', given.cookieId)
    .where('type', '=', 'viewProduct')
    .where('webstore_id', '=', given.webstoreId)
    .where('product_id', 'is not', null)
    .groupBy('product_id')
    .orderBy('last', 'desc')
    .limit(given.count),
);

/** The products that a browser viewed last, by the id in its analytics cookie; the latest first, each once. */
export async function lastViewed(
  db: ReadDatabase,
  given: { readonly webstoreId: string; readonly cookieId: string; readonly count: number },
): Promise<readonly string[]> {
  const rows = await viewedByBrowser.all(db, given);
  return rows.flatMap(({ product_id }) => product_id ?? []);
}

/** By product id, how many browsers viewed it between two moments (milliseconds UTC, the later one excluded). */
export async function viewsBetween(
  db: ReadDatabase,
  webstoreId: string,
  from: number,
  before: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('activity')
    .select(['product_id', (eb) => eb.fn.count<number | string>('cookie_id').distinct().as('browsers')])
    .where('webstore_id', '=', webstoreId)
    .where('type', '=', 'viewProduct')
    .where('product_id', 'is not', null)
    .where('happened_at', '>=', from)
    .where('happened_at', '<', before)
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ product_id, browsers }) => [product_id ?? '', Number(browsers)]));
}

import type { SegmentId } from '../../../../journal/signed';
import type { CommandDatabase, ReadDatabase } from '../../../database/Database';
import { BOUNDS } from '../../../limits/bounds';
import type { Facts, RecordedError } from './facts';

/** Most rows in one statement: databases limit the number of its values. */
const ROWS = 200;

const slicesOf = <T>(rows: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, index) => rows.slice(index * ROWS, (index + 1) * ROWS));

async function countOf(
  db: CommandDatabase,
  table: 'recording_page' | 'recording_error' | 'recording_order',
  session: string,
): Promise<number> {
  const { kept } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('kept'))
    .where('session', '=', session)
    .executeTakeFirstOrThrow();
  return kept;
}

/** The last error kept of a part; null: none. */
export const lastErrorOf = async (
  db: ReadDatabase,
  { session, part }: Pick<SegmentId, 'session' | 'part'>,
): Promise<RecordedError | null> =>
  (await db
    .selectFrom('recording_error')
    .select(['action', 'code'])
    .where('session', '=', session)
    .where('part', '=', part)
    .orderBy('action', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

/**
 * Stores the facts by which a recording is found, within the limits of one recording; `calls` is the number of calls it
 * had before. Part of a command.
 */
export async function keepFacts(
  db: CommandDatabase,
  { session, part }: Pick<SegmentId, 'session' | 'part'>,
  facts: Facts,
  calls: number,
): Promise<void> {
  const callRows = facts.calls.slice(0, Math.max(0, BOUNDS.callsOfRecording - calls));
  for (const rows of slicesOf(callRows)) {
    await db
      .insertInto('recording_call')
      .values(rows.map(({ requestId, ...call }) => ({ session, part, request_id: requestId, ...call })))
      .execute();
  }
  if (facts.errors.length > 0) {
    const room = BOUNDS.errorsOfRecording - (await countOf(db, 'recording_error', session));
    for (const rows of slicesOf(facts.errors.slice(0, Math.max(0, room)))) {
      await db
        .insertInto('recording_error')
        .values(rows.map((error) => ({ session, part, ...error })))
        .onConflict((conflict) => conflict.columns(['session', 'part', 'action']).doNothing())
        .execute();
    }
  }
  if (facts.orders.length > 0) {
    const room = BOUNDS.ordersOfRecording - (await countOf(db, 'recording_order', session));
    for (const rows of slicesOf(facts.orders.slice(0, Math.max(0, room)))) {
      await db
        .insertInto('recording_order')
        .values(rows.map(({ action, orderReference }) => ({ session, part, action, order_reference: orderReference })))
        .onConflict((conflict) => conflict.columns(['session', 'order_reference']).doNothing())
        .execute();
    }
  }
  if (facts.pages.length > 0) {
    const room = BOUNDS.pagesOfRecording - (await countOf(db, 'recording_page', session));
    for (const rows of slicesOf(facts.pages.slice(0, Math.max(0, room)))) {
      await db
        .insertInto('recording_page')
        .values(rows.map((page) => ({ session, part, ...page })))
        .execute();
    }
  }
}

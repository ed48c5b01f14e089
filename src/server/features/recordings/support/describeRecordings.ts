import type { FoundRecording, RecordedTab } from '../../../../contract/recordings/support';
import type { ReadDatabase } from '../../../database/Database';
import { tabsBeside, type TabReader, type TabRow } from './sessionTabs';

const iso = (moment: number): string => new Date(moment).toISOString();

/** The first row of each session; rows are sorted already. */
function firstOf<T extends { readonly session: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  const first = new Map<string, T>();
  for (const row of rows) if (!first.has(row.session)) first.set(row.session, row);
  return first;
}

/** The orders placed in each session, in the order in which they were placed. */
function ordersOf(rows: readonly { readonly session: string; readonly order_reference: string }[]) {
  const orders = new Map<string, string[]>();
  for (const { session, order_reference: reference } of rows) {
    const own = orders.get(session);
    if (own) own.push(reference);
    else orders.set(session, [reference]);
  }
  return orders;
}

/**
 * The last error of each session that has one. For each session it is looked up by the primary key of
 * `recording_error`, so that only this error is read: a session may have thousands of them.
 */
const lastErrorsOf = (db: ReadDatabase, sessions: readonly string[]) =>
  db
    .selectFrom('recording')
    .innerJoin('recording_error as error', (join) =>
      join
        .onRef('error.session', '=', 'recording.session')
        .on('error.part', '=', (row) =>
          row
            .selectFrom('recording_error as other')
            .select(({ fn }) => fn.max('other.part').as('part'))
            .whereRef('other.session', '=', 'recording.session'),
        )
        .on('error.action', '=', (row) =>
          row
            .selectFrom('recording_error as other')
            .select(({ fn }) => fn.max('other.action').as('action'))
            .whereRef('other.session', '=', 'recording.session')
            .where('other.part', '=', (last) =>
              last
                .selectFrom('recording_error as last')
                .select(({ fn }) => fn.max('last.part').as('part'))
                .whereRef('last.session', '=', 'recording.session'),
            ),
        ),
    )
    .select(['error.session', 'error.code', 'error.part', 'error.action'])
    .where('recording.session', 'in', sessions)
    .execute();

async function factsOf(db: ReadDatabase, sessions: readonly string[]) {
  const accounts = await db
    .selectFrom('recording_account')
    .leftJoin('account', 'account.id', 'recording_account.account_id')
    .select(['recording_account.session', 'recording_account.account_id', 'account.name'])
    .where('recording_account.session', 'in', sessions)
    .orderBy('seen_at', 'desc')
    .execute();
  const codes = await db
    .selectFrom('recording_code')
    .select(['session', 'code'])
    .where('session', 'in', sessions)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute();
  const orders = await db
    .selectFrom('recording_order')
    .select(['session', 'order_reference'])
    .where('session', 'in', sessions)
    .orderBy('part')
    .orderBy('action')
    .execute();
  const parts = await db
    .selectFrom('recording_part')
    .select((row) => ['session', row.fn.countAll<number>().as('parts')])
    .where('session', 'in', sessions)
    .groupBy('session')
    .execute();
  return {
    accounts: firstOf(accounts),
    codes: firstOf(codes),
    orders: ordersOf(orders),
    parts: firstOf(parts),
    lastErrors: firstOf(await lastErrorsOf(db, sessions)),
  };
}

/** Tabs as support's list shows them: whose, when, and what happened, by the id of their recording. */
async function describeTabs(db: ReadDatabase, rows: readonly TabRow[]): Promise<ReadonlyMap<string, RecordedTab>> {
  const described = new Map<string, RecordedTab>();
  if (rows.length === 0) return described;
  const facts = await factsOf(
    db,
    rows.map(({ session }) => session),
  );
  for (const row of rows) {
    const { session } = row;
    const account = facts.accounts.get(session);
    const lastError = facts.lastErrors.get(session);
    described.set(session, {
      session,
      startedAt: iso(row.started_at),
      endedAt: iso(row.ended_at),
      accountId: account?.account_id ?? null,
      accountName: account?.name ?? null,
      code: facts.codes.get(session)?.code ?? null,
      summary: {
        parts: facts.parts.get(session)?.parts ?? 0,
        pages: row.pages,
        actions: row.actions,
        errors: row.errors,
        cartChanges: row.cart_changes,
        deadPresses: row.dead_presses,
        orderReferences: facts.orders.get(session) ?? [],
        lastError: lastError ? { code: lastError.code, part: lastError.part, action: lastError.action } : null,
      },
    });
  }
  return described;
}

/** Recordings as support's list shows them, each with the nearest other tabs of its session (`tabsBeside`). */
export async function describeRecordings(
  db: ReadDatabase,
  rows: readonly TabRow[],
  read: TabReader,
): Promise<readonly FoundRecording[]> {
  const tabsOf = await read(rows);
  const besides = rows.map((row) => tabsBeside(tabsOf.get(row.session) ?? [], row));
  const tabs = new Map([...rows, ...besides.flat()].map((row) => [row.session, row]));
  const described = await describeTabs(db, [...tabs.values()]);
  const describedOf = (some: readonly TabRow[]) => some.flatMap(({ session }) => described.get(session) ?? []);
  return rows.flatMap((row, index) =>
    describedOf([row]).map((own) => ({ ...own, otherTabs: describedOf(besides[index] ?? []) })),
  );
}

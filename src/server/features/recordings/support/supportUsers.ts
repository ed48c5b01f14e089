import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReadDatabase } from '../../../database/Database';
import { isEmbedded } from '../../../http/originCheck';
import { accessDenied } from '../../../problems';
import { callerOf, customerOf } from '../../../visitors/caller';
import { readUser } from '../../accounts';

/** Whether the caller has a support login. */
export async function isSupport(request: FastifyRequest): Promise<boolean> {
  const caller = callerOf(request);
  if (caller.kind !== 'customer') return false;
  return (await readUser(request.server.database.read, caller.userId))?.role === 'support';
}

/**
 * Restricts every route of the scope to support, before a body is even read: 401 for a guest, 403 INSUFFICIENT_ACCESS
 * for any other user, and if a page only embeds the answer.
 */
export function guardSupport(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    customerOf(request);
    if (!(await isSupport(request))) throw accessDenied('This is for support.');
    // Each view is noted in the audit log, so a page must not cause one by embedding an address of these routes.
    if (isEmbedded(request)) throw accessDenied('Recordings are not part of a page.');
  });
}

/** The names of users by their ids; deleted users have none. */
export async function namesOf(
  db: ReadDatabase,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db
    .selectFrom('shop_user')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', [...new Set(known)])
    .execute();
  return new Map(rows.map((row) => [row.id, `${row.first_name} ${row.last_name}`]));
}

/** Rows of an audit log with the reader's name instead of their id; null: the user is gone. */
export async function readersOf<Row extends { readonly at: number; readonly user_id: string | null }>(
  db: ReadDatabase,
  rows: readonly Row[],
): Promise<(Omit<Row, 'at' | 'user_id'> & { readonly at: string; readonly by: string | null })[]> {
  const names = await namesOf(
    db,
    rows.map((row) => row.user_id),
  );
  return rows.map(({ at, user_id, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    by: names.get(user_id) ?? null,
  }));
}

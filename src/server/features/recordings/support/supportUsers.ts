import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReadDatabase } from '../../../database/Database';
import { accessDenied } from '../../../problems';
import { customerOf } from '../../../visitors/caller';
import type { CustomerCaller } from '../../../visitors/caller';
import { readUser } from '../../account';

/** The support user who makes this call. Throws 401 for a guest, 403 INSUFFICIENT_ACCESS for any other user. */
const supportOf = async (request: FastifyRequest): Promise<CustomerCaller> => {
  const caller = customerOf(request);
  const user = await readUser(request.server.database.read, caller.userId);
  if (user?.role !== 'support') throw accessDenied('This is for support.');
  return caller;
};

/** Restricts every route of the scope to support, before a body is even read. */
export const guardSupport = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    await supportOf(request);
  });
};

/** The names of users by their ids; one that is gone has none. */
export const namesOf = async (
  db: ReadDatabase,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> => {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db
    .selectFrom('shop_user')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', [...new Set(known)])
    .execute();
  return new Map(rows.map((row) => [row.id, `${row.first_name} ${row.last_name}`]));
};

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PublishStatus } from '../../../contract/catalog/menu';
import type { SiteDocument } from '../../../contract/site/siteConfiguration';
import { accessDenied } from '../../problems';
import { callerOf, customerOf, type CustomerCaller } from '../../visitors/caller';
import { readUser } from '../accounts';
import { readDraft } from './siteTable';

/** Whether the caller is a site builder. */
export async function isBuilder(request: FastifyRequest): Promise<boolean> {
  const caller = callerOf(request);
  if (caller.kind !== 'customer') return false;
  return (await readUser(request.server.database.read, caller.userId))?.role === 'builder';
}

/** The site builder who makes this call. Throws 401 for a guest, 403 INSUFFICIENT_ACCESS for any other user. */
export async function builderOf(request: FastifyRequest): Promise<CustomerCaller> {
  const caller = customerOf(request);
  if (!(await isBuilder(request))) throw accessDenied('This is for site builders.');
  return caller;
}

/** Restricts every route of the scope to site builders, before a body is even read. */
export function guardBuilders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    await builderOf(request);
  });
}

/** The requested site: the live one, or the draft for a builder. Throws like `builderOf` for anybody else. */
export async function siteFor(request: FastifyRequest, publishStatus: PublishStatus = 'Live'): Promise<SiteDocument> {
  const { site, database, webstore } = request.server;
  if (publishStatus === 'Live') return site.live().document;
  await builderOf(request);
  return (await readDraft(database.read, webstore.current().webstoreId)).document;
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PublishStatus } from '../../../contract/catalog/menu';
import type { SiteDocument } from '../../../contract/site/siteConfiguration';
import { accessDenied } from '../../problems';
import { callerOf, customerOf } from '../../visitors/caller';
import type { CustomerCaller } from '../../visitors/caller';
import { readUser } from '../account';
import { readDraft } from './siteTable';

/** Whether a site builder asks. */
export const isBuilder = async (request: FastifyRequest): Promise<boolean> => {
  const caller = callerOf(request);
  if (caller.kind !== 'customer') return false;
  return (await readUser(request.server.database.read, caller.userId))?.role === 'builder';
};

/** The site builder who makes this call. Throws 401 for a guest, 403 INSUFFICIENT_ACCESS for any other user. */
export const builderOf = async (request: FastifyRequest): Promise<CustomerCaller> => {
  const caller = customerOf(request);
  if (!(await isBuilder(request))) throw accessDenied('This is for site builders.');
  return caller;
};

/** Every route of the scope is for site builders: nobody else's body is even read. */
export const guardBuilders = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    await builderOf(request);
  });
};

/** The site as it is asked for: what is live, or the draft for a builder. Throws as `builderOf` for anybody else. */
export const siteFor = async (
  request: FastifyRequest,
  publishStatus: PublishStatus = 'Live',
): Promise<SiteDocument> => {
  const { site, database, webstore } = request.server;
  if (publishStatus === 'Live') return site.live().document;
  await builderOf(request);
  return (await readDraft(database.read, webstore.current().webstoreId)).document;
};

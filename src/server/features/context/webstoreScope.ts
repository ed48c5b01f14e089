import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ID_PREFIXES, normalizeId, type IdPrefix } from '../../../contract/ids';
import { ApiProblem, invalidId } from '../../problems';
import { callerOf, type Caller } from '../../visitors/caller';

/** The 18-character form of an id in a request. Throws INVALID_ID_FIELD on anything that is not an id of this kind. */
export function idIn(prefix: IdPrefix, value: string, field: string): string {
  const id = normalizeId(value);
  if (id?.startsWith(ID_PREFIXES[prefix]) !== true) throw invalidId(field);
  return id;
}

const unknownWebstore = () => new ApiProblem(404, 'WEBSTORE_NOT_FOUND', 'There is no webstore with this id.');

/** Refuses any id but that of this server's webstore: 400 when it is not a webstore's id, 404 otherwise (CTX-14). */
export function checkWebstore(app: FastifyInstance, webstoreId: string): void {
  if (idIn('webstore', webstoreId, 'webstoreId') !== app.webstore.current().webstoreId) throw unknownWebstore();
}

function webstoreIdOf(request: FastifyRequest): string | null {
  const { params } = request;
  return typeof params === 'object' &&
    params !== null &&
    'webstoreId' in params &&
    typeof params.webstoreId === 'string'
    ? params.webstoreId
    : null;
}

/** Every route of the scope that names a webstore answers only for this server's. */
export function guardWebstore(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const webstoreId = webstoreIdOf(request);
    if (webstoreId !== null) checkWebstore(app, webstoreId);
    done();
  });
}

/** The kinds of caller affected by `guestBrowsingEnabled`. */
const MAY_BE_REFUSED: Readonly<Record<Caller['kind'], boolean>> = { guest: true, customer: false };

/** Where guests may not browse, the scope's routes answer them with 401 (CTX-12). */
export function guardBrowsing(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    if (MAY_BE_REFUSED[callerOf(request).kind] && !app.webstore.current().context.guestBrowsingEnabled) {
      throw new ApiProblem(401, 'INVALID_SESSION_ID', 'This webstore may be browsed after logging in only.');
    }
    done();
  });
}

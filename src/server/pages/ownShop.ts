import type { FastifyInstance } from 'fastify';
import { GUEST_COOKIE, SESSION_COOKIE } from '../../contract/visitorCookies';
import { isSupport } from '../features/recordings';
import { isBuilder } from '../features/site';
import { callerOf } from '../visitors/caller';
import { marketOf } from '../visitors/market';
import { documentsAt } from './documentsAt';
import { editionFor } from './editionFor';
import type { PageSource } from './pageSource';

const mayUse = { builders: isBuilder, support: isSupport };

/** The shop whose calls this server answers itself. */
export const ownShop = (app: FastifyInstance): PageSource => ({
  liveEdition: () => `${String(app.site.live().version)} ${String(app.contents.live().edition)}`,
  answerEdition: (request) => editionFor(app, callerOf(request), marketOf(request)),
  documentsAt: (pathname) => documentsAt(app.contents.live(), pathname),
  isAnonymous: ({ headers, cookies }) =>
    headers.authorization === undefined && cookies[GUEST_COOKIE] === undefined && cookies[SESSION_COOKIE] === undefined,
  async toolsFor(request, whose) {
    if (await mayUse[whose](request)) return 'theirs';
    return callerOf(request).kind === 'customer' ? 'forbidden' : 'login';
  },
});

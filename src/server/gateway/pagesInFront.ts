import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LISTING_LAYOUT_COOKIE } from '../../contract/pages/listingLayout';
import { supportPathTo } from '../../contract/recordings/supportPaths';
import { versionPath } from '../../contract/site/builderPaths';
import { CONSENT_COOKIE } from '../../contract/tracking/consent';
import { LANGUAGE_COOKIE } from '../../contract/visitorCookies';
import { commerceUnavailable } from '../problems';
import type { PageSource } from '../pages/pageSource';
import { serveOwnBuild } from '../pages/pagesPlugin';

/** What these say of a visitor is part of a kept page's name. Any other cookie may be a session of the commerce server's. */
const OF_NOBODY: readonly string[] = [LANGUAGE_COOKIE, LISTING_LAYOUT_COOKIE, CONSENT_COOKIE];

const isAnonymous = ({ headers, cookies }: FastifyRequest): boolean =>
  headers.authorization === undefined && Object.keys(cookies).every((name) => OF_NOBODY.includes(name));

/**
 * Reads of what there cannot be, which a Comptoir refuses to anybody but these users before it looks: so nothing is sent, and
 * nothing stands in the audit log.
 */
const OF_TOOLS = {
  builders: versionPath('version', 'none'),
  support: supportPathTo('recording', { session: 'there-is-none' }),
};
const isNotFound = ({ statusCode, body }: { readonly statusCode: number; readonly body: string }): boolean =>
  statusCode === 404 && body.includes('"ITEM_NOT_FOUND"');

/** What pages ask of the shop behind, besides its calls. */
export const shopBehind = (app: FastifyInstance): PageSource => ({
  // What is published behind is not known here: kept pages are as old as the page cache lets them become.
  liveEdition: () => '',
  answerEdition: () => null,
  documentsAt: () => [],
  isAnonymous,
  async toolsFor({ headers: { cookie, authorization } }, whose) {
    const headers = { ...(cookie !== undefined && { cookie }), ...(authorization !== undefined && { authorization }) };
    const answer = await app.inject({ url: OF_TOOLS[whose], headers: { ...headers, host: 'localhost' } });
    if (isNotFound(answer)) return 'theirs';
    if (answer.statusCode === 401) return 'login';
    if (answer.statusCode === 403 || answer.statusCode === 404) return 'forbidden';
    throw commerceUnavailable();
  },
});

/** The pages of the shop whose calls are answered by the server behind this one. */
export const pagesInFront = (app: FastifyInstance): Promise<void> => serveOwnBuild(app, shopBehind(app));

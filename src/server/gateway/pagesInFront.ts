import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LISTING_LAYOUT_COOKIE } from '../../contract/pages/listingLayout';
import { SUPPORT_PATHS } from '../../contract/recordings/supportPaths';
import { BUILDER_PATHS } from '../../contract/site/builderPaths';
import { CONSENT_COOKIE } from '../../contract/tracking/consent';
import { LANGUAGE_COOKIE } from '../../contract/visitorCookies';
import type { PageSource } from '../pages/pageSource';
import { serveOwnBuild } from '../pages/pagesPlugin';

/** What these say of a visitor is part of a kept page's name. Any other cookie may be a session of the commerce server's. */
const OF_NOBODY: readonly string[] = [LANGUAGE_COOKIE, LISTING_LAYOUT_COOKIE, CONSENT_COOKIE];

const isAnonymous = ({ headers, cookies }: FastifyRequest): boolean =>
  headers.authorization === undefined && Object.keys(cookies).every((name) => OF_NOBODY.includes(name));

/** A read that the commerce server answers to these users alone. */
const OF_TOOLS = { builders: BUILDER_PATHS.draft, support: SUPPORT_PATHS.recordings };

/** What pages ask of the shop behind, besides its calls. */
export const shopBehind = (app: FastifyInstance): PageSource => ({
  // What is published behind is not known here: kept pages are as old as the page cache lets them become.
  liveEdition: () => '',
  answerEdition: () => null,
  documentsAt: () => [],
  isAnonymous,
  async toolsFor({ headers: { cookie, authorization } }, whose) {
    const headers = { ...(cookie !== undefined && { cookie }), ...(authorization !== undefined && { authorization }) };
    const { statusCode } = await app.inject({ url: OF_TOOLS[whose], headers: { ...headers, host: 'localhost' } });
    if (statusCode === 200) return 'theirs';
    return statusCode === 401 ? 'login' : 'forbidden';
  },
});

/** The pages of the shop whose calls are answered by the server behind this one. */
export const pagesInFront = (app: FastifyInstance): Promise<void> => serveOwnBuild(app, shopBehind(app));

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionContext } from '../../contract/context/sessionContext';
import { BUILDER_PROFILE, SUPPORT_PROFILE, type UserRecord } from '../../contract/context/userRecord';
import { anyPathTo } from '../../contract/otherClientPaths';
import { LISTING_LAYOUT_COOKIE } from '../../contract/pages/listingLayout';
import { withQuery } from '../../contract/paths';
import { CONSENT_COOKIE } from '../../contract/tracking/consent';
import { LANGUAGE_COOKIE } from '../../contract/visitorCookies';
import { commerceUnavailable } from '../problems';
import type { PageSource } from '../pages/pageSource';
import { serveOwnBuild } from '../pages/pagesPlugin';

/**
 * Cookies whose values are part of a cached page's key. Any other cookie may be a session of the commerce server. The
 * market's cookie is not listed: markets belong to the server behind, whose answers depend on it.
 */
const OF_NOBODY: readonly string[] = [LANGUAGE_COOKIE, LISTING_LAYOUT_COOKIE, CONSENT_COOKIE];

const isAnonymous = ({ headers, cookies }: FastifyRequest): boolean =>
  headers.authorization === undefined && Object.keys(cookies).every((name) => OF_NOBODY.includes(name));

/** Access to tools is decided by the user's own record, as the commerce server returns it. */
const PROFILES = { builders: BUILDER_PROFILE, support: SUPPORT_PROFILE };
const PROFILE = 'User.Profile.Name';

/** Any field may be missing in the other server's answers, which are not validated. */
type Unchecked<T> = { readonly [Key in keyof T]?: T[Key] };

/** The name of a profile in a record that was requested with it. */
function profileIn({ fields }: Unchecked<UserRecord>): unknown {
  const value = fields?.['Profile']?.value;
  const profile: Unchecked<Pick<UserRecord, 'fields'>> | null | undefined = typeof value === 'object' ? value : null;
  return profile?.fields?.['Name']?.value;
}

/** Throws 503 for anything but an object, such as the page of a proxy. */
function objectIn<T>(text: string): Unchecked<T> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // The text is no JSON.
  }
  throw commerceUnavailable();
}

/** What pages need of the shop behind, besides its calls. */
export const shopBehind = (app: FastifyInstance): PageSource => ({
  // Publications of the server behind are not known here: cached pages may be as old as the page cache allows.
  liveEdition: () => '',
  answerEdition: () => null,
  documentsAt: () => [],
  isAnonymous,
  async toolsFor({ headers: { cookie, authorization } }, whose) {
    const headers = { ...(cookie !== undefined && { cookie }), ...(authorization !== undefined && { authorization }) };
    /** The answer to a forwarded read; undefined if it is refused, for example because the session has ended. */
    const read = async <T>(url: string): Promise<Unchecked<T> | undefined> => {
      const answer = await app.inject({ url, headers: { ...headers, host: 'localhost' } });
      if (answer.statusCode === 200) return objectIn<T>(answer.body);
      if ([401, 403, 404].includes(answer.statusCode)) return undefined;
      throw commerceUnavailable();
    };
    const { webstoreId } = app.webstore.current();
    const session = await read<SessionContext>(anyPathTo('sessionContext', { webstoreId }));
    if (session === undefined || session.guestUser !== false || typeof session.userId !== 'string') return 'login';
    const record = anyPathTo('userRecord', { recordId: session.userId });
    const user = await read<UserRecord>(withQuery(record, { optionalFields: PROFILE }));
    return user !== undefined && profileIn(user) === PROFILES[whose] ? 'theirs' : 'forbidden';
  },
});

/** The pages of the shop whose calls are answered by the server behind this one. */
export const pagesInFront = (app: FastifyInstance): Promise<void> => serveOwnBuild(app, shopBehind(app));

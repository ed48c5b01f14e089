import { CONTENT_PATHS, ASSET_PATH, MEDIA_PATH } from '../../contract/content/contentPaths';
import { CONTENT_LIMITS } from '../../contract/content/contentLimits';
import { EDITING_PATHS } from '../../contract/content/editingPaths';
import { LATE_PATHS } from '../../contract/latePaths';
import { ANY_PATHS } from '../../contract/otherClientPaths';
import { PAYMENT_PATHS } from '../../contract/payment/paymentPaths';
import { RECORDING_LIMITS } from '../../contract/recordings/recording';
import { SUPPORT_PATHS } from '../../contract/recordings/supportPaths';
import { BUILDER_PATHS } from '../../contract/site/builderPaths';
import { SITE_LIMITS } from '../../contract/site/siteLimits';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

interface Forwarded {
  readonly url: string;
  readonly methods: readonly Method[];
  /** The limit of its body, in bytes; by default the server's own. */
  readonly bodyBytes?: number | undefined;
  /** For logged-in users only: a call with neither a cookie nor an Authorization header is refused before its body. */
  readonly isForUsers?: boolean;
  /** A GET with an effect, which HEAD must not have. */
  readonly hasNoHead?: boolean;
  /** Which other sources may send changes there, as on the commerce server itself (`http/originCheck`). */
  readonly alsoFrom?: 'opaqueOrigin' | 'withoutCookies';
}

const ALL: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Calls of the webstore API: the commerce server itself decides which methods each of them has. */
const apiCalls = [...Object.values(ANY_PATHS), ...Object.values(CONTENT_PATHS)]
  .filter((url) => url.startsWith('/services/'))
  .map((url): Forwarded => ({
    url,
    methods: ALL,
    ...(url === ANY_PATHS.productSearch && { alsoFrom: 'withoutCookies' as const }),
  }));

/** Outside the webstore API, pages and calls share addresses, so each path lists the methods of its calls only. */
const ownCalls: readonly Forwarded[] = [
  { url: LATE_PATHS.login, methods: ['POST'] },
  { url: LATE_PATHS.logout, methods: ['GET', 'POST'], hasNoHead: true },
  { url: LATE_PATHS.passwordRequests, methods: ['POST'] },
  { url: LATE_PATHS.passwordChanges, methods: ['POST'] },
  { url: LATE_PATHS.registrations, methods: ['POST'] },
  { url: LATE_PATHS.activities, methods: ['POST'] },
  { url: LATE_PATHS.contactMessages, methods: ['POST'] },
  { url: LATE_PATHS.consents, methods: ['POST'] },
  { url: LATE_PATHS.marketChoices, methods: ['POST'] },
  { url: LATE_PATHS.recordings, methods: ['POST'] },
  { url: LATE_PATHS.recording, methods: ['DELETE'] },
  { url: LATE_PATHS.recordingSegment, methods: ['PUT'], bodyBytes: RECORDING_LIMITS.gzippedBytes },
  { url: LATE_PATHS.recordingCodes, methods: ['POST'] },
  { url: PAYMENT_PATHS.frame, methods: ['GET'] },
  { url: PAYMENT_PATHS.tokens, methods: ['POST', 'OPTIONS'], alsoFrom: 'opaqueOrigin' },
  { url: PAYMENT_PATHS.answers, methods: ['POST', 'OPTIONS'], alsoFrom: 'opaqueOrigin' },
  { url: PAYMENT_PATHS.bank, methods: ['GET'] },
  { url: PAYMENT_PATHS.bankAnswers, methods: ['POST'], alsoFrom: 'opaqueOrigin' },
];

/** Body limits above the default: base64 of a picture is a third longer, plus the JSON around it. */
const LARGE: Readonly<Record<string, number>> = {
  [EDITING_PATHS.pictures]: Math.ceil(CONTENT_LIMITS.pictureBytes * 1.4),
  [EDITING_PATHS.contents]: CONTENT_LIMITS.bytes,
  [EDITING_PATHS.content]: CONTENT_LIMITS.bytes,
  [BUILDER_PATHS.draft]: SITE_LIMITS.bytes,
  [BUILDER_PATHS.imports]: SITE_LIMITS.bytes,
};

/** Calls of builders and support; their pages are the gateway's own. */
const toolCalls = [
  ...Object.values(BUILDER_PATHS),
  ...Object.values(EDITING_PATHS),
  ...Object.values(SUPPORT_PATHS),
].map((url): Forwarded => ({ url, methods: ALL, isForUsers: true, bodyBytes: LARGE[url] }));

/** Files: pictures of contents and products, and the files for search engines. */
const files = [`${MEDIA_PATH}/:key`, `${ASSET_PATH}/:name`, '/robots.txt', '/sitemap.xml', '/sitemap/:part.xml'].map(
  (url): Forwarded => ({ url, methods: ['GET'] }),
);

/**
 * What a gateway forwards to the commerce server behind it, besides the site's configuration (`forwardedCalls`). No
 * other call of a browser reaches that server.
 */
export const FORWARDED: readonly Forwarded[] = [...apiCalls, ...ownCalls, ...toolCalls, ...files];

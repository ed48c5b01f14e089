import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { TRACKING_PAGE } from '../../contract/tracking/trackingPage';

/** Hash of the empty text: styled-components creates an empty style element and then fills it through the CSSOM. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const commonSources = ["default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'none'"];

/** An address as a source of a policy: without its query; a comma or semicolon, which would end it, is encoded. */
function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

/**
 * The policy of a page whose style elements have these texts. Hashes instead of a nonce, because a 304 would combine a
 * new header with the old page. A page may be in no frame, unless it allows the shop's own; it may contain frames of
 * the shop only, and the tracking page where that is on another site (FTR-04).
 */
export function pageContentSecurityPolicy(
  styleTexts: readonly string[],
  frame: 'none' | 'self' = 'none',
  trackingPage: string = TRACKING_PAGE,
): string {
  const hashes = styleTexts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    ...commonSources,
    ['style-src', "'self'", ...hashes, EMPTY_STYLE_HASH].join(' '),
    // Builders may use pictures at any address, or as data in the site itself (KIT-21). On https pages browsers load
    // http pictures by https.
    "img-src 'self' http: https: data:",
    `frame-src ${["'self'", ...(trackingPage.startsWith('/') ? [] : [withoutQuery(trackingPage)])].join(' ')}`,
    "form-action 'self'",
    `frame-ancestors '${frame}'`,
  ].join('; ');
}

/**
 * The policy of the page that replays recordings, for the shop's own frames. A recording may contain any address: its
 * pictures come from the shop only, so that no other server learns who is watching it and when.
 */
export const playerContentSecurityPolicy = [
  ...commonSources,
  `style-src 'self' ${EMPTY_STYLE_HASH}`,
  "img-src 'self' data:",
  "frame-src 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The options of helmet, with a content security policy that allows nothing. */
export const helmetOptions = (isHttps: boolean) => ({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  // With no-referrer browsers would send forms with `Origin: null`, which the origin check refuses.
  referrerPolicy: { policy: 'same-origin' } as const,
  strictTransportSecurity: isHttps,
});

export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * The headers that helmet sets on a reply. They are always the same, but helmet would compute them again for each
 * reply.
 */
async function headersOfHelmet(isHttps: boolean): Promise<SecurityHeaders> {
  const sample = Fastify();
  await sample.register(helmet, helmetOptions(isHttps));
  sample.setNotFoundHandler((_request, reply) => reply.send(reply.raw.getHeaders()));
  const { body } = await sample.inject('/');
  await sample.close();
  // Checked edge: the values of helmet's headers are texts.
  return JSON.parse(body) as SecurityHeaders;
}

const made = new Map<boolean, Promise<SecurityHeaders>>();

/** The security headers of every reply; for each value of `isHttps` computed once, for all servers of this process. */
export function securityHeaders(isHttps: boolean): Promise<SecurityHeaders> {
  const known = made.get(isHttps) ?? headersOfHelmet(isHttps);
  made.set(isHttps, known);
  return known;
}

/** Adds the security headers to every reply. Their content security policy allows nothing; a page sets its own. */
export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    void reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-cache');
    done(null, payload);
  });
}

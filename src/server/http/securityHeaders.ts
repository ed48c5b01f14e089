import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { TRACKING_PAGE } from '../../contract/tracking/trackingPage';

/** Of the empty text: styled-components opens an empty style element and then fills it through the CSSOM. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** A policy names no queries, and ends a source at a comma or a semicolon. */
const withoutQuery = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
};

/**
 * The policy of a page whose style elements have these texts. Without a nonce: a nonce dies with the first
 * 304, when a new header meets the old page. A page stands in no frame, unless it says that the shop's own may hold it;
 * it holds pages of the shop alone, and the tracking page where that is another site's (FTR-04).
 */
export const pageContentSecurityPolicy = (
  styleTexts: readonly string[],
  frame: 'none' | 'self' = 'none',
  trackingPage: string = TRACKING_PAGE,
): string => {
  const hashes = styleTexts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'self'",
    "script-src 'self'",
    ['style-src', "'self'", ...hashes, EMPTY_STYLE_HASH].join(' '),
    // Builders name pictures by address, or put them into the site itself (KIT-21). Browsers ask for those of plain
    // http by https where the page came so.
    "img-src 'self' http: https: data:",
    `frame-src ${["'self'", ...(trackingPage.startsWith('/') ? [] : [withoutQuery(trackingPage)])].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors '${frame}'`,
  ].join('; ');
};

/** Headers of every reply. Its policy allows nothing; a page sets its own. */
export const addSecurityHeaders = async (app: FastifyInstance, isHttps: boolean): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // With no-referrer browsers send forms with `Origin: null`, which the origin check must refuse.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps,
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    void reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-cache');
    done(null, payload);
  });
};

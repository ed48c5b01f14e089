import { createHash } from 'node:crypto';
import compress from '@fastify/compress';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import { looksPersonal } from '../../commerce/looksPersonal';
import type { Release } from '../../build/ReleaseManifest';
import { loadAllPages } from '../../storefront/app/pageModules';
import { setClock } from '../../storefront/runtime/clock';
import { GUEST_COOKIE } from '../visitors/guestCookie';
import { inProcessHttp } from './inProcessHttp';
import { createPageCache, type CachedPage } from './pageCache';
import { browserFolder, publicFolder, readRelease } from './release';
import { renderPage } from './renderPage';
import { replayPage } from './replayPage';
import { pageContentSecurityPolicy } from '../http/securityHeaders';

const searchPage = '/search';

/** A page's dates count in minutes, so that the same page has the same bytes for a minute. */
const minuteMs = 60_000;

interface BuiltShop {
  readonly release: Release;
  /** The browser build's files, and those with addresses of their own (icon, robots). */
  readonly browserFolder: string;
  readonly publicFolder: string;
}

/** The pages of the shop that this server was built with. */
export const pagesPlugin = async (app: FastifyInstance): Promise<void> =>
  servePages(app, { release: await readRelease(browserFolder), browserFolder, publicFolder });

/** The shop's pages and the files they load. Register it last: it answers every GET that nothing else does. */
export async function servePages(app: FastifyInstance, built: BuiltShop): Promise<void> {
  const { release } = built;
  await loadAllPages();
  setClock(() => Math.floor(app.clock.now() / minuteMs) * minuteMs);
  const cache = createPageCache(() => app.clock.now());

  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(files, {
    root: built.browserFolder,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  await app.register(files, {
    root: built.publicFolder,
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    index: false,
  });

  const render = async (request: FastifyRequest, cacheable: boolean): Promise<CachedPage> => {
    const kept = cacheable ? cache.get(request.url) : undefined;
    if (kept) return kept;
    const origin = app.settings.publicOrigin ?? `${request.protocol}://${request.host}`;
    const visitor = { cookie: request.headers.cookie, host: request.host, origin, requestId: request.id };
    const page = await renderPage(request.url, inProcessHttp(app, visitor), release);
    const etag = `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}"`;
    const answer = { ...page, etag };
    if (cacheable && page.status === 200) cache.put(request.url, answer);
    return answer;
  };

  // A term that looks like a person's data must not become a location, and so a part of the state.
  const isRefused = (request: FastifyRequest) =>
    new URL(request.url, 'http://shop').searchParams.getAll('term').some(looksPersonal);

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isRefused(request)) return reply.redirect(searchPage, 303);
    const isAnonymous = request.cookies[GUEST_COOKIE] === undefined;
    const page = await render(request, isAnonymous);
    void reply
      .header('etag', page.etag)
      .header('cache-control', 'private, no-cache')
      .header('content-security-policy', page.contentSecurityPolicy);
    if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    return reply.code(page.status).type('text/html; charset=utf-8').send(page.html);
  };

  const replay = replayPage(release);
  app.get('/replay', (_request, reply) =>
    reply
      .header('content-security-policy', pageContentSecurityPolicy(''))
      .type('text/html; charset=utf-8')
      .send(replay),
  );
  app.get('/*', show);
}

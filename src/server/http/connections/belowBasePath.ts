import type { FastifyInstance } from 'fastify';
import { addressBelow } from '../../../contract/pages/basePath';
import { routedUrl } from '../callPath';

/**
 * The position of a request's address, as the router reads it: below the base path (`inside`: the rest of it) or
 * exactly at it (`home`: the address of the home page); `home` null: outside.
 */
function partsOf(basePath: string, url: string) {
  const address = routedUrl(url);
  const rest = address.startsWith(basePath) ? address.slice(basePath.length) : null;
  if (rest?.startsWith('/') === true) return { inside: rest };
  // Exactly the base path, which lacks the slash of the home page.
  return { home: rest === '' || rest?.startsWith('?') === true ? `/${rest}` : null };
}

/** The path for requests outside of the base path, which `stayBelow` refuses whatever their route. */
const ANYTHING = '/';

/** The path by which a request is routed: routes do not contain the base path. */
export function urlBelow(basePath: string, url: string): string {
  if (basePath === '') return routedUrl(url);
  const { inside = ANYTHING } = partsOf(basePath, url);
  return routedUrl(inside);
}

/**
 * Serves nothing outside the base path, and redirects no browser there: a redirect to a path of this site stays below
 * it. To be registered after cookies, which every reply may renew, and before the checks and routes of calls.
 */
export function stayBelow(app: FastifyInstance, basePath: string): void {
  if (basePath === '') return;
  app.addHook('onRequest', (request, reply, done) => {
    const { inside, home } = partsOf(basePath, request.originalUrl);
    if (inside !== undefined) done();
    // Without the base path, which `onSend` adds to every redirect of this server.
    else if (home !== null) void reply.redirect(home, 308);
    else
      void reply.code(404).type('text/plain; charset=utf-8').send(`This server has nothing outside of ${basePath}/.\n`);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    const location = reply.getHeader('location');
    if (typeof location === 'string') void reply.header('location', addressBelow(basePath, location));
    done(null, payload);
  });
}

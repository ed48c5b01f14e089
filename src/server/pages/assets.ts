import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { releaseFile } from './release';

/** Source maps hold the whole source, comments included: they are built for whoever has the server, not for its visitors. */
const areMapsServed = process.env.NODE_ENV === 'development';

/** Serves the files of the browser build, each under a name that is never another file's. */
export const serveAssets = (app: Pick<FastifyInstance, 'register'>, root: string) =>
  app.register(files, {
    root,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    // Every other name contains a hash of its content: this one is the same in the next build.
    allowedPath: (name) => name !== `/${releaseFile}` && (areMapsServed || !name.endsWith('.map')),
    // The payment frame's origin is opaque, so the shop's fonts are another origin's to it.
    setHeaders: (reply, file) => {
      if (file.endsWith('.woff2')) void reply.header('access-control-allow-origin', '*');
    },
  });

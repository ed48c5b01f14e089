import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { HASHED_FILE_CACHE_SECONDS } from '../../contract/constants';
import { releaseFile } from './release';

/**
 * Source maps contain the whole source, comments included: they are for the server's operator, not for its visitors.
 */
const areMapsServed = process.env.NODE_ENV === 'development';

/** A worker only calls this server and loads nothing else. */
const SCRIPT_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * Serves the files of the current browser build and of earlier ones, whose pages may still be open. If several folders
 * have a file of the same name, that of the first folder is sent.
 */
export const serveAssets = (app: Pick<FastifyInstance, 'register'>, folders: readonly string[]) =>
  app.register(files, {
    root: [...folders],
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: HASHED_FILE_CACHE_SECONDS * 1000,
    index: false,
    // Names contain a hash of the file's content, but for two: the build's description, which is not served here, and
    // the document of the webstore API (`api/openapi.json`).
    allowedPath: (name) => name !== `/${releaseFile}` && (areMapsServed || !name.endsWith('.map')),
    // The payment frame's origin is opaque, so that the shop's fonts are cross-origin to it.
    setHeaders: (reply, file) => {
      if (file.endsWith('.woff2')) void reply.header('access-control-allow-origin', '*');
      // Among scripts only workers are subject to this policy: a worker has the policy of its own file, not that of its
      // page.
      if (/\.js(\.br|\.gz)?$/.test(file)) void reply.header('content-security-policy', SCRIPT_POLICY);
    },
  });

import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { HASHED_FILE_CACHE_SECONDS } from '../../contract/constants';
import { API_DOCUMENT_PATH } from '../../contract/pages/apiPage';
import { releaseFile } from './release';

/** Files of the build without a hash in their names; the document of the API has an address of its own. */
const UNHASHED = [`/${releaseFile}`, API_DOCUMENT_PATH];

/** Whether a file, compressed or not, keeps its name in the next build. */
const isUnhashed = (name: string): boolean => UNHASHED.includes(name.replace(/\.(br|gz)$/, ''));

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
    // What is served here is kept for ever, so its name has to contain a hash of its content.
    allowedPath: (name) => !isUnhashed(name) && (areMapsServed || !name.endsWith('.map')),
    // The payment frame's origin is opaque, so that the shop's fonts are cross-origin to it.
    setHeaders: (reply, file) => {
      if (file.endsWith('.woff2')) void reply.header('access-control-allow-origin', '*');
      // Among scripts only workers are subject to this policy: a worker has the policy of its own file, not that of its
      // page.
      if (/\.js(\.br|\.gz)?$/.test(file)) void reply.header('content-security-policy', SCRIPT_POLICY);
    },
  });

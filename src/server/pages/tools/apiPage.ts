import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { TEXT_DIRECTION } from '../../../contract/constants';
import type { Release } from '../../../build/plugins/ReleaseManifest';
import { API_DOCUMENT_PATH, API_PAGE } from '../../../contract/pages/apiPage';
import { baseAttribute } from '../../../contract/pages/basePath';
import { errorCodeOf } from '../../errorCode';
import { acceptedEncoding } from '../../http/compression';
import { isNamed } from '../../http/etag';
import { pageContentSecurityPolicy } from '../../http/securityHeaders';
import { browserFolder, readRelease } from '../release';

interface BuiltPage {
  readonly release: Release;
  readonly browserFolder: string;
}

const policy = pageContentSecurityPolicy([]);

const FIVE_MINUTES = 'public, max-age=300';

/** The page on which calls are tried: in English, like everything for developers of clients. */
const pageOf = ({ entries }: Release, basePath: string): string =>
  [
    `<!doctype html><html lang="en" dir="${TEXT_DIRECTION}"${baseAttribute(basePath)}><head><meta charset="utf-8"><title>API – Comptoir</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="icon" href="${basePath}/favicon.svg" type="image/svg+xml">`,
    ...(entries['apiPage'] ?? []).map((file) => `<script defer src="${basePath}/assets/${file}"></script>`),
    `</head><body><header class="page-head"><a href="${basePath}/">To the shop</a>`,
    `<a href="${basePath}${API_DOCUMENT_PATH}">The document (OpenAPI 3.1)</a></header>`,
    '<div id="root"></div><noscript><p>This page needs scripts; the document does not.</p></noscript></body></html>',
  ].join('');

const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** A file compressed by the build; null: this build has none. */
async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Serves the document of the webstore API, and the page on which its calls can be read and tried. The document is a
 * file of the build, read on request and not cached in memory.
 */
export function serveApiPage(app: FastifyInstance, { release, browserFolder: folder }: BuiltPage): void {
  const file = path.join(folder, 'api/openapi.json');
  const validator = `W/"${release.id}"`;
  const page = pageOf(release, app.settings.basePath);

  app.get(API_PAGE, (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  );

  app.get(API_DOCUMENT_PATH, async (request, reply) => {
    const encoding = acceptedEncoding(request);
    const compressed = encoding === null ? null : await readIfThere(file + ENDINGS[encoding]);
    const bytes = compressed ?? (await readFile(file));
    // Set only once the file is there, so that no cache keeps a failure.
    void reply.header('etag', validator).header('cache-control', FIVE_MINUTES).header('vary', 'accept-encoding');
    if (isNamed(validator, request.headers['if-none-match'])) return reply.code(304).send();
    if (compressed !== null && encoding !== null) void reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(bytes);
  });
}

/** The plugin that serves both from the browser build of the same release. */
export const apiPage = async (app: FastifyInstance): Promise<void> =>
  serveApiPage(app, { release: await readRelease(browserFolder), browserFolder });

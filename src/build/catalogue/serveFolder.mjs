import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { URL } from 'node:url';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
};

/**
 * Restricts styles as the policy of the shop's pages does: a style that they would refuse is refused here too. The hash
 * is that of an empty style element.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A server of the files of one folder, and of nothing outside of it. */
export const serveFolder = (folder) =>
  createServer(async (request, response) => {
    try {
      // A malformed address is answered like one that does not exist.
      const { pathname } = new URL(request.url ?? '/', 'http://catalogue');
      // The base name of the address alone: the build has no folders.
      const name = pathname === '/' ? 'index.html' : path.basename(pathname);
      const content = await readFile(path.join(folder, name));
      response.writeHead(200, {
        'content-type': types[path.extname(name)] ?? 'application/octet-stream',
        'content-security-policy': policy,
        'cache-control': 'no-store',
      });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });

import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { API_DOCUMENT_PATH, API_PAGE } from '../../../../src/contract/pages/apiPage';
import { serveApiPage } from '../../../../src/server/pages/tools/apiPage';
import { startTestApp, testSettings, type TestApp } from '../../../support/server/testApp';
import { temporaryFolder } from '../../../support/server/databases/temporaryFolder';

const release = { id: 'a-release', entries: { apiPage: ['apiPage.0123.js'] }, chunks: {} };
const document = JSON.stringify({ openapi: '3.1.0', info: { title: 'x'.repeat(2000) } });

let served: TestApp;
let temporary: ReturnType<typeof temporaryFolder>;
async function open(basePath = ''): Promise<void> {
  temporary = temporaryFolder();
  const browserFolder = temporary.file('browser');
  mkdirSync(path.join(browserFolder, 'api'), { recursive: true });
  writeFileSync(path.join(browserFolder, 'api/openapi.json'), document);
  writeFileSync(path.join(browserFolder, 'api/openapi.json.br'), brotliCompressSync(document));
  served = await startTestApp({
    settings: { ...testSettings, basePath },
    plugins: [
      (app, _options, done) => {
        serveApiPage(app, { release, browserFolder });
        done();
      },
    ],
  });
}
afterEach(async () => {
  await served.close();
  temporary.remove();
});

test('the page of the API loads its own files alone, and runs no script but those', async () => {
  await open();
  const { headers, body } = await served.app.inject(API_PAGE);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect([...body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    '/favicon.svg',
    '/assets/apiPage.0123.js',
    '/',
    API_DOCUMENT_PATH,
  ]);
});

test('below a base path every address of the page is below it too', async () => {
  await open('/boutique');
  const { body } = await served.app.inject(`/boutique${API_PAGE}`);
  expect(body).toContain('data-base="/boutique"');
  expect([...body.matchAll(/(?:src|href)="([^"]*)"/g)].every(([, address]) => address?.startsWith('/boutique/'))).toBe(
    true,
  );
});

test('the document comes as the build has compressed it, and not again to whoever has it', async () => {
  await open();
  const plain = await served.app.inject(API_DOCUMENT_PATH);
  expect([plain.statusCode, plain.body, plain.headers['cache-control']]).toEqual([
    200,
    document,
    'public, max-age=300',
  ]);
  const small = await served.app.inject({ url: API_DOCUMENT_PATH, headers: { 'accept-encoding': 'br' } });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(document);
  // This build has no gzipped file: the answer is compressed when it is sent.
  const gzipped = await served.app.inject({ url: API_DOCUMENT_PATH, headers: { 'accept-encoding': 'gzip' } });
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  const again = await served.app.inject({
    url: API_DOCUMENT_PATH,
    headers: { 'if-none-match': String(plain.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a document that cannot be read is a failure that no cache keeps', async () => {
  await open();
  temporary.remove();
  const { statusCode, headers } = await served.app.inject(API_DOCUMENT_PATH);
  expect([statusCode, headers.etag, String(headers['cache-control']).includes('public')]).toEqual([
    500,
    undefined,
    false,
  ]);
});

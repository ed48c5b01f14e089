import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { ROOT_CATEGORY_ID } from '../../../src/contract/search/search';
import { samplePlugin } from '../../support/server/plugins/samplePlugin';
import { fromOwnPage } from '../../support/server/testApp';
import { startTestServer, type TestServer } from '../../support/server/testServer';

let server: TestServer;
let listing: string;
beforeAll(async () => {
  server = await startTestServer({ plugins: [samplePlugin] });
  listing =
    `/services/data/v65.0/commerce/webstores/${server.webstoreId}/search/products` +
    `?categoryId=${ROOT_CATEGORY_ID}&pageSize=50`;
});
afterAll(() => server.close());

const read = (accepted: string | undefined, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({
    url: listing,
    headers: { ...headers, ...(accepted === undefined ? {} : { 'accept-encoding': accepted }) },
  });

describe('an answer of the commerce API', () => {
  test('travels compressed to whoever takes it, and is the same text', async () => {
    const plain = await read(undefined);
    const brotli = await read('gzip, deflate, br');
    const gzip = await read('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotli.rawPayload.length * 3).toBeLessThan(plain.rawPayload.length);
  });

  test('stays as it is for whoever refuses compression', async () => {
    for (const accepted of ['identity', 'gzip;q=0', 'br;q=0, gzip;q=0']) {
      expect((await read(accepted)).headers['content-encoding']).toBeUndefined();
    }
  });

  test('tells caches that it has several forms, in each of them', async () => {
    for (const accepted of [undefined, 'br', 'gzip']) {
      expect((await read(accepted)).headers.vary).toBe('accept-encoding');
    }
  });

  test('has one weak validator in all forms, and any of them is answered by 304', async () => {
    const { headers } = await read(undefined);
    const etag = String(headers.etag);
    expect(etag).toMatch(/^W\//);
    const again = await read('br', { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['content-encoding']).toBeUndefined();
  });
});

describe('a request', () => {
  test('may have a compressed body', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/services/data/v65.0/things',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', ...fromOwnPage },
      payload: gzipSync('{"name":"Beurre","count":2}'),
    });
    expect([reply.statusCode, reply.json()]).toEqual([201, { name: 'Beurre', count: 2 }]);
  });

  test('in an encoding that nobody knows is refused without a body too, and the log does not repeat it', async () => {
    const reply = await read(undefined, { 'content-encoding': 'snappy-of-mme-martin' });
    expect([reply.statusCode, reply.json()]).toMatchObject([415, [{ errorCode: 'INVALID_API_INPUT' }]]);
    expect(server.log.join('')).not.toContain('martin');
  });
});

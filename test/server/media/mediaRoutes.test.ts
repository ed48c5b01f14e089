import sharp from 'sharp';
import { readdirSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import path from 'node:path';
import { demoEntries } from '../../../src/demo/demoCatalog';
import { shelfPicture } from '../../../src/demo/pictures/drawnPictures';
import { outlineTexts } from '../../../src/demo/pictures/lettering/outlineTexts';
import { drawPackshot } from '../../../src/demo/pictures/packshot/drawPackshot';
import { drawShelfPicture } from '../../../src/demo/pictures/scenes/shelfScenes';
import { MEDIA_PATH } from '../../../src/contract/content/contentPaths';
import { keptWidth } from '../../../src/server/media/mediaRoutes';
import { startTestServer, type TestServer } from '../../support/server/testServer';
import { temporaryFolder } from '../../support/server/databases/temporaryFolder';
import { testSettings } from '../../support/server/testApp';
import type { ProductRecord } from '../../../src/server/features/catalog';
import type { ProductDetail } from '../../../src/contract/catalog/product';
import { productsOf } from '../../support/server/plugins/catalogFixture';

const folder = temporaryFolder();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { ...testSettings, dataDir: folder.folder } });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

async function pictured() {
  const [product] = productsOf(server.app.catalog.state().snapshot).filter(({ buyerGroups }) => buyerGroups === null);
  if (product === undefined) throw new Error('The demo shop is empty.');
  const detail = (await server.get('product', { productId: product.id })).json<ProductDetail>();
  return { product, url: detail.defaultImage?.url ?? '', thumbnailUrl: detail.defaultImage?.thumbnailUrl ?? '' };
}

function drawnFor({ id }: ProductRecord): string {
  const entry = demoEntries().find(({ product }) => product.id === id);
  if (entry === undefined) throw new Error('The demo shop has no such product.');
  return outlineTexts(drawPackshot(entry.packshot));
}

test('a product’s picture is the SVG drawn for it, kept for ever, and may load or run nothing', async () => {
  const { product, url } = await pictured();
  const picture = await server.app.inject(url);
  expect(picture.statusCode).toBe(200);
  expect(picture.body).toBe(drawnFor(product));
  expect(picture.body).not.toContain('<text');
  expect(picture.headers).toMatchObject({
    'content-type': expect.stringMatching(/^image\/svg\+xml/) as unknown,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'") as unknown,
    'x-content-type-options': 'nosniff',
  });
  const again = await server.app.inject({ url, headers: { 'if-none-match': String(picture.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a product’s picture comes compressed to who accepts it, the same again, and as it is to who does not', async () => {
  const { product, url } = await pictured();
  const svg = drawnFor(product);
  const asked = (encoding: string, match = '') =>
    server.app.inject({ url, headers: { 'accept-encoding': encoding, 'if-none-match': match } });
  const [first, second, zipped, plain] = [
    await asked('br, gzip'),
    await asked('br'),
    await asked('gzip'),
    await asked(''),
  ];
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(svg);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(svg);
  expect(plain.body).toBe(svg);
  const headers = [first, second, zipped, plain].map(({ headers: sent }) => [sent['content-encoding'], sent.vary]);
  expect(headers).toEqual(['br', 'br', 'gzip', undefined].map((encoding) => [encoding, 'accept-encoding']));
  expect((await asked('br', String(first.headers.etag))).statusCode).toBe(304);
});

test('the parameters of the platform’s picture addresses change nothing', async () => {
  const { url } = await pictured();
  const plain = await server.app.inject(url);
  expect((await server.app.inject(`${url}?oid=00D&version=2&channelId=0ap&width=300`)).body).toBe(plain.body);
});

test.each(['webp', 'avif'])('as %s it has pixels, at least as many as asked for, made once', async (format) => {
  const { url } = await pictured();
  const picture = await server.app.inject(`${url}?width=90&format=${format}`);
  expect(picture.headers).toMatchObject({
    'content-type': `image/${format}`,
    'cache-control': expect.stringContaining('immutable') as unknown,
  });
  const { width, height } = await sharp(picture.rawPayload).metadata();
  expect([width, height]).toEqual([100, 100]);
  const files = () => readdirSync(path.join(folder.folder, 'media')).filter((name) => name.endsWith(`.${format}`));
  expect(files()).toHaveLength(1);
  expect((await server.app.inject(`${url}?width=96&format=${format}`)).rawPayload).toEqual(picture.rawPayload);
  expect(files()).toHaveLength(1);
});

test('the scene at the head of a shelf is served like a product’s picture', async () => {
  // A scene whose drawing contains texts.
  const scene = { scene: 'tools', cut: 'banner' } as const;
  const record = shelfPicture(scene);
  const picture = await server.app.inject(`${MEDIA_PATH}/${'key' in record ? record.key : ''}`);
  expect(drawShelfPicture(scene)).toContain('<text');
  expect([picture.statusCode, picture.body]).toEqual([200, outlineTexts(drawShelfPicture(scene))]);
  expect(picture.body).not.toContain('<text');
  expect(picture.headers).toMatchObject({
    'content-type': expect.stringMatching(/^image\/svg\+xml/) as unknown,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'") as unknown,
  });
});

test('the thumbnail of a product is a picture too', async () => {
  const { thumbnailUrl } = await pictured();
  const picture = await server.app.inject(thumbnailUrl);
  expect(picture.headers['content-type']).toBe('image/webp');
});

test('any width is served by one of few sizes, none below the smallest [KIT-05]', () => {
  expect([1, 96, 100, 101, 640, 1200, 99_999].map(keptWidth)).toEqual([100, 100, 100, 192, 640, 1200, 1920]);
});

test('an unknown key is not found, and is not kept', async () => {
  for (const key of ['0'.repeat(20), 'constructor', '..%2Fcomptoir.sqlite']) {
    const answer = await server.app.inject(`/sfsites/c/cms/delivery/media/${key}?format=webp`);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, [{ errorCode: 'ITEM_NOT_FOUND' }]]);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  }
});

test.each(['format=gif', 'width=0&format=webp', 'width=wide&format=webp'])('%s is refused', async (query) => {
  const { url } = await pictured();
  const answer = await server.app.inject(`${url}?${query}`);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]]);
});

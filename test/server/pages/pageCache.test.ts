import { brotliDecompressSync } from 'node:zlib';
import { compressedBytes, createPageCache, type CachedPage } from '../../../src/server/pages/pageCache';

const page = (html: string, more: Partial<CachedPage> = {}): CachedPage => ({
  status: 200,
  isWhole: true,
  failedReads: [],
  html,
  contentSecurityPolicy: '',
  etag: html.slice(0, 5),
  compressed: new Map(),
  ...more,
});

type Cache = ReturnType<typeof createPageCache>;
const keep = (cache: Cache, address: string, kept: CachedPage) => cache.read(address, () => Promise.resolve(kept));
/** The page that is kept for an address or, if there is none, "rendered anew", which is not kept. */
const found = async (cache: Cache, address: string): Promise<string> =>
  (await cache.read(address, () => Promise.resolve(page('rendered anew', { isWhole: false })))).html;

test('a page is kept for ten seconds', async () => {
  let now = 0;
  const cache = createPageCache(() => now);
  await keep(cache, '/', page('home'));
  now = 9_999;
  expect(await found(cache, '/')).toBe('home');
  now = 10_000;
  expect(await found(cache, '/')).toBe('rendered anew');
});

test('five hundred pages are kept at most, the newest', async () => {
  const cache = createPageCache(() => 0);
  for (let index = 0; index < 501; index += 1) await keep(cache, `/${index}`, page(`page ${index}`));
  expect(await found(cache, '/0')).toBe('rendered anew');
  expect(await found(cache, '/1')).toBe('page 1');
  expect(await found(cache, '/500')).toBe('page 500');
});

test('a missing page is cached as long, for fifty addresses, and displaces no page', async () => {
  let now = 0;
  const cache = createPageCache(() => now);
  for (let index = 0; index < 499; index += 1) await keep(cache, `/${index}`, page(`page ${index}`));
  for (let index = 0; index < 51; index += 1)
    await keep(cache, `/no-${index}`, page(`nothing at ${index}`, { status: 404 }));
  expect(await found(cache, '/no-0')).toBe('rendered anew');
  expect([await found(cache, '/no-1'), await found(cache, '/no-50')]).toEqual(['nothing at 1', 'nothing at 50']);
  expect(await found(cache, '/0')).toBe('page 0');
  await keep(cache, '/refused', page('refused', { status: 404, isWhole: false }));
  expect(await found(cache, '/refused')).toBe('rendered anew');
  now = 10_000;
  expect(await found(cache, '/no-50')).toBe('rendered anew');
});

test('large pages are kept in smaller number', async () => {
  const cache = createPageCache(() => 0);
  const large = 'x'.repeat(5_000_000);
  for (const address of ['/a', '/b', '/c', '/d', '/e']) await keep(cache, address, page(large));
  const kept = [];
  for (const address of ['/a', '/b', '/c', '/d', '/e']) kept.push((await found(cache, address)) === large);
  expect(kept).toEqual([false, true, true, true, true]);
});

test('however often a page is rendered anew, it takes the room of one', async () => {
  let now = 0;
  const cache = createPageCache(() => now);
  const large = 'x'.repeat(5_000_000);
  for (let round = 0; round < 6; round += 1) {
    now += 10_000;
    await keep(cache, '/b', page(large));
  }
  for (const address of ['/a', '/c', '/d']) await keep(cache, address, page(large));
  expect(await found(cache, '/b')).toBe(large);
});

test('who asks while a page is rendered gets that one; nobody gets another’s that is not whole, or failed', async () => {
  const cache = createPageCache(() => 0);
  let rendered = 0;
  const later = (made: () => CachedPage) => async () => {
    rendered += 1;
    await Promise.resolve();
    return made();
  };
  const ask = (address: string, made: () => CachedPage) => cache.read(address, later(made)).then(({ html }) => html);
  const whole = page('home');
  expect(await Promise.all([ask('/', () => whole), ask('/', () => page('second')), ask('/', () => whole)])).toEqual(
    Array(3).fill('home'),
  );
  expect(rendered).toBe(1);
  const refused = () => page('refused', { isWhole: false });
  expect(await Promise.all([ask('/a', refused), ask('/a', () => page('whole'))])).toEqual(['refused', 'whole']);
  const fails = (): CachedPage => {
    throw new Error('a bug');
  };
  const outcomes = await Promise.allSettled([ask('/b', fails), ask('/b', () => page('whole'))]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await ask('/b', () => page('next'))).toBe('next');
});

test('a kept page is compressed once, for all who ask at the same time or later', async () => {
  const cache = createPageCache(() => 0);
  const kept = page('<h1>Beurres</h1>');
  await keep(cache, '/', kept);
  const [first, second] = await Promise.all([compressedBytes(kept, 'br'), compressedBytes(kept, 'br')]);
  expect(second).toBe(first);
  const again = await cache.read('/', () => Promise.resolve(page('')));
  expect(await compressedBytes(again, 'br')).toBe(first);
  expect(brotliDecompressSync(first).toString()).toBe('<h1>Beurres</h1>');
});

import { brotliDecompressSync } from 'node:zlib';
import { compressedBytes, createPageCache } from '../../../src/server/pages/pageCache';
import type { CachedPage } from '../../../src/server/pages/pageCache';

const page = (html: string): CachedPage => ({
  status: 200,
  isWhole: true,
  html,
  contentSecurityPolicy: '',
  etag: html.slice(0, 5),
  compressed: new Map(),
});

test('a page is kept for ten seconds', () => {
  let now = 0;
  const cache = createPageCache(() => now);
  cache.put('/', page('home'));
  now = 9_999;
  expect(cache.get('/')?.html).toBe('home');
  now = 10_000;
  expect(cache.get('/')).toBeUndefined();
});

test('five hundred pages are kept at most, the newest', () => {
  const cache = createPageCache(() => 0);
  for (let place = 0; place < 501; place += 1) cache.put(`/${place}`, page(`page ${place}`));
  expect(cache.get('/0')).toBeUndefined();
  expect(cache.get('/1')?.html).toBe('page 1');
  expect(cache.get('/500')?.html).toBe('page 500');
});

test('large pages are kept in smaller number, however often each is rendered anew', () => {
  const cache = createPageCache(() => 0);
  const large = 'x'.repeat(5_000_000);
  for (const address of ['/a', '/b', '/b', '/b', '/c', '/d']) cache.put(address, page(large));
  expect(['/a', '/b', '/c', '/d'].map((address) => cache.get(address) !== undefined)).toEqual([true, true, true, true]);
  cache.put('/e', page(large));
  expect(['/a', '/b', '/c', '/d', '/e'].map((address) => cache.get(address) !== undefined)).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
});

test('a kept page is compressed once, for all who ask at the same time or later', async () => {
  const cache = createPageCache(() => 0);
  const kept = page('<h1>Beurres</h1>');
  cache.put('/', kept);
  const [first, second] = await Promise.all([compressedBytes(kept, 'br'), compressedBytes(kept, 'br')]);
  expect(second).toBe(first);
  expect(await compressedBytes(cache.get('/') ?? page(''), 'br')).toBe(first);
  expect(brotliDecompressSync(first).toString()).toBe('<h1>Beurres</h1>');
});

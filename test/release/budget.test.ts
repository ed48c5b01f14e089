import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Release } from '../../src/build/ReleaseManifest';

const folder = path.join(__dirname, '../../dist/production/browser');
const heaviestBytes = 140_000;

const readRelease = async () => JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as Release;

const filesOf = async (page: string): Promise<string[]> => {
  const { entries, chunks } = await readRelease();
  return [...new Set([...(entries['begin'] ?? []), ...(entries['browser'] ?? []), ...(chunks[`page-${page}`] ?? [])])];
};

const sourcesOf = async (file: string): Promise<string[]> => {
  const map = JSON.parse(await readFile(path.join(folder, `${file}.map`), 'utf8')) as { sources: string[] };
  return map.sources;
};

const firstLoads = ['home', 'category', 'product', 'search'];

it.each(firstLoads)('the first load of %s keeps its JavaScript within 140 kB gzipped', async (page) => {
  const files = await filesOf(page);
  expect(files.length).toBeGreaterThan(1);
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(path.join(folder, file))).length));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  process.stdout.write(`${page}: ${files.length} files, ${total} bytes of JavaScript gzipped\n`);
  expect(total).toBeLessThanOrEqual(heaviestBytes);
});

it.each(firstLoads)(
  'the first load of %s has no schema, player, support, builder or checkout code in it',
  async (page) => {
    const sources = (await Promise.all((await filesOf(page)).map(sourcesOf))).flat();
    const forbidden =
      /typebox|\.schema\.ts|src\/journal\/(replayStore|verify|cli|decode|replayedReducer|inertDispatch)|src\/(support|builder|server)\/|features\/(checkout|addresses)\/|pages\/checkout/;
    expect(sources.some((source) => source.includes('src/storefront/app/App.tsx'))).toBe(true);
    expect(sources.filter((source) => forbidden.test(source))).toEqual([]);
  },
);

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Release } from '../../src/build/plugins/ReleaseManifest';

const folder = path.join(__dirname, '../../dist/production/browser');
const heaviestBytes = 140_000;

const readRelease = async () => JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as Release;

/** The scripts of a page's first load; those of another language are in its own folder. */
async function filesOf(page: string, language = ''): Promise<string[]> {
  const { entries, chunks } = await readRelease();
  const spoken = [...(entries['browser'] ?? []), ...(chunks[`page-${page}`] ?? [])].map((file) => language + file);
  return [...new Set([...(entries['begin'] ?? []), ...spoken])];
}

async function sourcesOf(file: string): Promise<string[]> {
  const map = JSON.parse(await readFile(path.join(folder, `${file}.map`), 'utf8')) as { sources: string[] };
  return map.sources;
}

const firstLoads = ['home', 'category', 'product', 'search'];

it.each(
  firstLoads.flatMap((page) => [
    { page, language: '' },
    { page, language: 'en-US/' },
  ]),
)('the first load of $language$page keeps its JavaScript within 140 kB gzipped', async ({ page, language }) => {
  const files = await filesOf(page, language);
  expect(files.length).toBeGreaterThan(1);
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(path.join(folder, file))).length));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  process.stdout.write(`${language}${page}: ${files.length} files, ${total} bytes of JavaScript gzipped\n`);
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

it.each([
  ['home', 'late-homeFoot', /features\/home\/Promises\.tsx|features\/home\/Trades\.tsx|homePromises\.json/],
  ['category', 'late-rest', /wayfinding\/Pagination\.tsx|listing\/EmptyCategory\.tsx/],
  ['search', 'late-rest', /wayfinding\/Pagination\.tsx|searchPages\.json/],
])(
  'what stands below the first view of %s is written by the server: its code comes late',
  async (page, late, below) => {
    const sources = (await Promise.all((await filesOf(page)).map(sourcesOf))).flat();
    expect(sources.filter((source) => below.test(source))).toEqual([]);
    const { chunks } = await readRelease();
    const lateSources = (await Promise.all((chunks[late] ?? []).map(sourcesOf))).flat();
    expect(lateSources.some((source) => below.test(source))).toBe(true);
  },
);

it('no styles are loaded by themselves: they come with the scripts, whose failure rejects [ERR-06]', async () => {
  const files = await readdir(folder);
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  expect(files.filter((file) => /\.css(\.|$)/.test(file))).toEqual([]);
});

it('no file of the build is of the catalogue, which is a build of its own', async () => {
  const maps = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js.map'));
  const sources = (await Promise.all(maps.map((map) => sourcesOf(map.slice(0, -'.map'.length))))).flat();
  expect(sources.some((source) => source.includes('src/storefront/ui/controls/Button.tsx'))).toBe(true);
  expect(sources.filter((source) => source.includes('src/catalogue/'))).toEqual([]);
});

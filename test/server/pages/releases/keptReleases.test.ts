import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../../../src/build/plugins/ReleaseManifest';
import { playerOf } from '../../../../src/contract/recordings/player';
import { releasesOfApp } from '../../../../src/server/pages/releases/releasesOfApp';
import { pagesHere } from '../../../support/server/pages/pagesHere';
import { temporaryFolder } from '../../../support/server/databases/temporaryFolder';
import { testClock, testSettings } from '../../../support/server/testApp';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

const DAY_MS = 24 * 60 * 60 * 1000;
const publicFolder = path.join(__dirname, '../../../../public');

let temporary: ReturnType<typeof temporaryFolder>;
let clock: ReturnType<typeof testClock>;
const servers: TestServer[] = [];
beforeEach(() => {
  temporary = temporaryFolder();
  clock = testClock();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  temporary.remove();
});

const releaseOf = (id: string): Release => ({
  id,
  entries: { begin: [`begin.${id}.js`], browser: [`browser.${id}.js`], replay: [`replay.${id}.js`] },
  chunks: { 'page-home': [`page-home.${id}.js`] },
});

/**
 * Writes a build as webpack does: files with a hash in their name (that of the font is the same in every build), a
 * source map, and a description.
 */
function build(id: string): { release: Release; browserFolder: string } {
  const browserFolder = temporary.file(`built-${id}`);
  mkdirSync(path.join(browserFolder, 'en-US'), { recursive: true });
  const release = releaseOf(id);
  const files = {
    [`part-late.${id}.js`]: `late code of ${id}`,
    [`part-late.${id}.js.br`]: `packed late code of ${id}`,
    [`part-late.${id}.js.map`]: 'the sources',
    [`en-US/part-late.${id}.js`]: `English late code of ${id}`,
    'font.abcdef.woff2': 'a font',
    'release.json': JSON.stringify(release),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(browserFolder, name), content);
  return { release, browserFolder };
}

/** Starts a server of a build on the test's data folder. */
async function run(id: string, keptReleases = 10): Promise<TestServer> {
  const built = build(id);
  const settings = { ...testSettings, dataDir: temporary.file('data'), keptReleases };
  const pages = async (app: Parameters<typeof releasesOfApp>[0]): Promise<void> => {
    const earlier = await releasesOfApp(app, built);
    await pagesHere({ ...built, publicFolder, earlier })(app);
  };
  const server = await startTestServer({ settings, clock, plugins: [pages] });
  servers.push(server);
  // A release is kept once the shop is open.
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  return server;
}

/** Runs a build and stops it; then its files are kept. */
async function ran(id: string, keptReleases?: number): Promise<void> {
  const server = await run(id, keptReleases);
  servers.splice(servers.indexOf(server), 1);
  await server.close();
}

const kept = (...names: readonly string[]) => path.join(temporary.file('data'), 'releases', ...names);
const read = (server: TestServer, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });
const scriptsIn = (html: string) => [...html.matchAll(/<script defer src="([^"]+)"/g)].map(([, address]) => address);

test('pages that stay open after an update find their late code, which never changes under its address [REP-08]', async () => {
  await ran('aaaaaa111111');
  clock.advance(1_000);
  const after = await run('bbbbbb222222');
  for (const [address, content] of [
    ['/assets/part-late.aaaaaa111111.js', 'late code of aaaaaa111111'],
    ['/assets/en-US/part-late.aaaaaa111111.js', 'English late code of aaaaaa111111'],
    ['/assets/part-late.bbbbbb222222.js', 'late code of bbbbbb222222'],
  ] as const) {
    const file = await read(after, address);
    expect([file.statusCode, file.body]).toEqual([200, content]);
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file.headers['content-security-policy']).toContain("default-src 'none'");
  }
  const packed = await read(after, '/assets/part-late.aaaaaa111111.js', { 'accept-encoding': 'br' });
  expect([packed.headers['content-encoding'], packed.body]).toEqual(['br', 'packed late code of aaaaaa111111']);
});

test('a release has its own player, today’s plays whatever has none, and both know which releases have one [REP-08]', async () => {
  await ran('aaaaaa111111');
  clock.advance(1_000);
  const after = await run('bbbbbb222222');
  const [own, earlier] = ['/assets/replay.bbbbbb222222.js', '/assets/replay.aaaaaa111111.js'];
  for (const [address, script] of [
    ['/replay', own],
    [playerOf('bbbbbb222222'), own],
    [playerOf('aaaaaa111111'), earlier],
    [playerOf('cccccc333333'), own],
    [playerOf('../../keys'), own],
    [playerOf('__proto__'), own],
  ] as const) {
    const page = await read(after, address);
    expect([address, page.statusCode, scriptsIn(page.body)]).toEqual([address, 200, [script]]);
    expect(page.body).toContain('<meta name="releases" content="bbbbbb222222 aaaaaa111111">');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  }
  expect((await read(after, playerOf('aaaaaa111111'))).body).toContain('<meta name="release" content="aaaaaa111111">');
});

test('nothing else of the data folder is served, and of a release only what its pages load', async () => {
  await ran('aaaaaa111111');
  clock.advance(1_000);
  const after = await run('bbbbbb222222');
  writeFileSync(temporary.file('data/secret.abcdef.js'), 'secret');
  writeFileSync(kept('secret.abcdef.js'), 'secret');
  for (const address of [
    '/assets/release.json',
    '/assets/%72elease.json',
    '/assets/part-late.aaaaaa111111.js.map',
    '/assets/secret.abcdef.js',
    '/assets/../secret.abcdef.js',
    '/assets/..%2fsecret.abcdef.js',
    '/assets/%2e%2e/secret.abcdef.js',
    '/assets/..%5csecret.abcdef.js',
    '/assets/en-US/../../secret.abcdef.js',
    '/assets/aaaaaa111111/part-late.aaaaaa111111.js',
    '/assets/%00',
  ]) {
    const { statusCode, body } = await read(after, address);
    expect([address, statusCode === 200, body.includes('secret"') || body === 'secret']).toEqual([
      address,
      false,
      false,
    ]);
  }
  expect(readdirSync(kept('aaaaaa111111')).sort()).toEqual([
    'en-US',
    'font.abcdef.woff2',
    'part-late.aaaaaa111111.js',
    'part-late.aaaaaa111111.js.br',
    'release.json',
  ]);
});

test('a file that two releases share takes space once', async () => {
  await ran('aaaaaa111111');
  clock.advance(1_000);
  await ran('bbbbbb222222');
  const fonts = ['aaaaaa111111', 'bbbbbb222222'].map((id) => statSync(kept(id, 'font.abcdef.woff2')).ino);
  expect(fonts[0]).toBe(fonts[1]);
  expect(readFileSync(kept('bbbbbb222222', 'font.abcdef.woff2'), 'utf8')).toBe('a font');
});

test('the most recent releases are kept, as many as the operator allows', async () => {
  for (const id of ['aaaaaa111111', 'bbbbbb222222', 'cccccc333333', 'aaaaaa111111', 'dddddd444444']) {
    await ran(id, 2);
    clock.advance(1_000);
  }
  // The first release ran again after the third.
  expect(readdirSync(kept()).sort()).toEqual(['aaaaaa111111', 'cccccc333333', 'dddddd444444']);
  await ran('eeeeee555555', 0);
  expect(readdirSync(kept())).toEqual([]);
  const last = await run('eeeeee555555', 0);
  expect((await read(last, '/assets/part-late.dddddd444444.js')).statusCode).toBe(404);
});

test('a release is kept as long as its recordings may be, counted from the start of the one after it', async () => {
  await ran('aaaaaa111111');
  // The first release has run for 90 days, and was restarted, when the next one starts.
  clock.advance(90 * DAY_MS);
  await ran('aaaaaa111111');
  await ran('bbbbbb222222');
  clock.advance(29 * DAY_MS);
  const again = await run('bbbbbb222222');
  expect((await read(again, '/assets/part-late.aaaaaa111111.js')).statusCode).toBe(200);
  clock.advance(2 * DAY_MS);
  const later = await run('bbbbbb222222');
  expect((await read(later, '/assets/part-late.aaaaaa111111.js')).statusCode).toBe(404);
  await ran('bbbbbb222222');
  expect(readdirSync(kept())).toEqual(['bbbbbb222222']);
});

test('an interrupted copy is no release, and is removed later; a damaged one is skipped', async () => {
  const draft = kept('aaaaaa111111.0123456789ab.draft');
  mkdirSync(draft, { recursive: true });
  writeFileSync(path.join(draft, 'part-late.aaaaaa111111.js'), 'half of it');
  mkdirSync(kept('cccccc333333'));
  writeFileSync(kept('cccccc333333', 'release.json'), '{"id":');
  clock.advance(Date.now() - clock.now());
  await ran('bbbbbb222222');
  const again = await run('bbbbbb222222');
  expect((await read(again, '/assets/part-late.aaaaaa111111.js')).statusCode).toBe(404);
  expect(existsSync(draft)).toBe(true);
  clock.advance(2 * 60 * 60 * 1000);
  await ran('bbbbbb222222');
  expect(existsSync(draft)).toBe(false);
});

test('a shop whose data folder accepts no files opens all the same, and its log says what it could not keep', async () => {
  mkdirSync(temporary.file('data'));
  writeFileSync(kept(), 'no folder');
  const server = await run('aaaaaa111111');
  expect((await read(server, '/replay')).statusCode).toBe(200);
  expect(server.log.join('')).toContain('releases could not be kept');
});

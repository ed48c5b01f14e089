import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '../../src/build/plugins/ReleaseManifest';
import { cartReads } from '../../src/server/features/cart';
import { inProcessCalls } from '../../src/server/pages/inProcessCalls';
import type { Renderer } from '../../src/server/pages/rendering/Renderer';
import type { RenderThreadData } from '../../src/server/pages/threads/messages';
import { openRenderThreads } from '../../src/server/pages/threads/openRenderThreads';
import { DEMO_USERS } from '../../src/demo/accounts';
import { logIn } from '../support/server/calls/loggedIn';
import { startTestServer, type TestServer } from '../support/server/testServer';

const built = path.join(__dirname, '../../dist/production');

let server: TestServer;
let renderer: Renderer;
beforeAll(async () => {
  server = await startTestServer({ plugins: [cartReads] });
  const release = JSON.parse(await readFile(path.join(built, 'browser/release.json'), 'utf8')) as Release;
  renderer = await openRenderThreads({
    file: path.join(built, 'server/renderThread.js'),
    data: { release, basePath: '' } satisfies RenderThreadData,
    most: 2,
    onFailure: (reason) => {
      throw reason;
    },
  });
});
afterAll(async () => {
  await renderer.close();
  await server.close();
});

const pageFor = async (cookie: string | undefined, address: string) =>
  renderer.render(
    { address, edition: cookie ?? 'guest', now: server.clock.now() },
    inProcessCalls(server.app, { cookie, requestId: 'test' }),
  );

it('pages that are rendered at the same time in the built threads each have their own visitor’s prices and account [CTX-13]', async () => {
  const users = DEMO_USERS.slice(0, 3);
  const cookies = await Promise.all(users.map(async ({ email }) => (await logIn(server.app, email)).cookie));
  const visitors = [undefined, ...cookies];
  const alone: string[] = [];
  for (const cookie of visitors) alone.push((await pageFor(cookie, '/search?term=beurre')).html);
  expect(new Set(alone).size).toBe(visitors.length);
  const rounds = await Promise.all(
    Array.from({ length: 4 }, () =>
      Promise.all(visitors.map(async (cookie) => (await pageFor(cookie, '/search?term=beurre')).html)),
    ),
  );
  for (const together of rounds) expect(together).toEqual(alone);
});

import type { AiConfiguration } from '../../../../src/contract/tracking/aiConfiguration';
import { latePathTo } from '../../../../src/contract/latePaths';
import { commercePlugins } from '../../../support/server/plugins/shopPlugins';
import { startTestServer } from '../../../support/server/testServer';
import { logIn } from '../../../support/server/calls/loggedIn';
import { startTestApp, testSettings } from '../../../support/server/testApp';

test('a shop says which activities it takes, where, and for which site and catalogue [REC-02]', async () => {
  const server = await startTestServer();
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const read = () => server.get('aiConfiguration', {});
  const answer = await read();
  const { siteId, webstoreId } = server.app.webstore.current();
  expect([answer.status, answer.json()]).toEqual([
    200,
    {
      activityTrackingEnabled: true,
      catalogExists: true,
      deploymentEnabled: true,
      isDeployed: true,
      host: `http://localhost:${port}`,
      siteId,
      tenant: webstoreId,
      trackingPage: '/tracking-page',
    },
  ]);

  // Everybody gets the same answer, on whatever host, and has to revalidate it each time.
  const { headers } = await logIn(server.app);
  const others = await server.get('aiConfiguration', {}, {}, { ...headers, host: 'elsewhere.example' });
  expect([others.text, others.headers['cache-control']]).toEqual([answer.text, 'private, no-cache']);
  expect(others.headers['set-cookie']).toBeUndefined();
  const known = { 'if-none-match': String(answer.headers['etag']) };
  expect((await server.get('aiConfiguration', {}, {}, known)).status).toBe(304);

  await server.app.webstore.change({ activityTrackingEnabled: false });
  const off = await server.get('aiConfiguration', {}, {}, known);
  expect([off.status, off.json<AiConfiguration>().activityTrackingEnabled]).toEqual([200, false]);
  await expect(server.app.webstore.change({ activityTrackingEnabled: 'no' as never })).rejects.toThrow();
  await server.app.webstore.change({ recommendationsEnabled: false });
  expect((await read()).json()).toMatchObject({ catalogExists: true, deploymentEnabled: false, isDeployed: false });
  expect((await server.get('aiConfiguration', { webstoreId: '0ZE00000000000b' })).status).toBe(404);
  await server.close();
});

test('a shop behind an address of its own names that, and a catalogue only once there is one [REC-02]', async () => {
  const settings = { ...testSettings, publicOrigin: 'https://shop.example' };
  const empty = await startTestApp({ plugins: commercePlugins, settings });
  const { webstoreId } = empty.app.webstore.current();
  const reply = await empty.app.inject(latePathTo('aiConfiguration', { webstoreId }));
  expect(reply.json()).toMatchObject({
    host: 'https://shop.example',
    catalogExists: false,
    deploymentEnabled: true,
    isDeployed: false,
  });
  await empty.close();
});

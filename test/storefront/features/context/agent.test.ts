import { agentApi } from '../../../../src/storefront/features/context/agent/late';
import type { TestServer } from '../../../support/server/testServer';
import { openReads } from '../../../support/storefront/openReads';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

test('whether there is an assistant is asked only where the webstore has its pages switched on [REC-03]', async () => {
  const { propertiesEx } = server.app.webstore.current().context;
  const read = async (shopperCopilotUIEnabled: boolean) => {
    await server.app.webstore.change({ propertiesEx: { ...propertiesEx, shopperCopilotUIEnabled } });
    const { store, urls } = await openReads(server);
    const agent = await store.dispatch(agentApi.endpoints.shopperAgent.initiate()).unwrap();
    return { agent, paths: urls.map((url) => new URL(url, 'http://shop').pathname.split('/').slice(-2).join('/')) };
  };
  expect(await read(false)).toEqual({ agent: { agentEnabled: false }, paths: [] });
  expect(await read(true)).toEqual({ agent: { agentEnabled: false }, paths: ['shopperAgent/context'] });
});

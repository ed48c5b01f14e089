import { selectIsOn } from '../../../../src/storefront/features/site';
import { BUILDER_PATHS } from '../../../../src/contract/site/builderPaths';
import { DEFAULT_FLAGS } from '../../../../src/contract/site/flags';
import { openSettingsShop, type SettingsShop } from '../../../support/server/shops/settingsShop';
import { openShop } from '../../../support/storefront/openShop';

let server: SettingsShop;
beforeAll(async () => {
  server = await openSettingsShop();
});
afterAll(() => server.close());

/** Whether the gate for markup in names of the drilldown is open on the next page that somebody opens. */
async function isGateOpen(): Promise<boolean> {
  const shop = await openShop(server, '/search');
  const isOpen = selectIsOn(shop.store.getState(), 'drilldownHtmlNames');
  shop.unmount();
  return isOpen;
}

async function saveGate(drilldownHtmlNames: boolean): Promise<void> {
  const { revision, document } = await server.draft();
  const settings = { ...document.settings, flags: { ...DEFAULT_FLAGS, drilldownHtmlNames } };
  const payload = { revision, document: { ...document, settings } };
  const { headers } = server;
  const reply = await server.app.inject({ method: 'PUT', url: BUILDER_PATHS.draft, headers, payload });
  expect(reply.statusCode).toBe(200);
}

it('a flag that a builder publishes rules the next page of the running shop; a draft of it rules none [CON-02]', async () => {
  expect(await isGateOpen()).toBe(false);
  await saveGate(true);
  expect(await isGateOpen()).toBe(false);
  await server.publish();
  expect(await isGateOpen()).toBe(true);
  await saveGate(false);
  await server.publish();
  expect(await isGateOpen()).toBe(false);
});

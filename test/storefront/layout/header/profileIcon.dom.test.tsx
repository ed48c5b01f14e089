import { screen, waitFor, within } from '@testing-library/react';
import { DEMO_PASSWORD } from '../../../../src/demo/accounts';
import { cachedDemo, type TestServer } from '../../../support/server/testServer';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
afterEach(() => server.close());

it.each([
  [null, 'circle-user-round'],
  ['bed-double', 'bed-double'],
])('the builder’s icon %p of the profile menu is drawn as %s [KIT-07]', async (profileIcon, drawn) => {
  const demo = cachedDemo();
  const site = { ...demo.site, header: { ...demo.site.header, profileIcon } };
  server = await startShopServer({ content: { ...demo, site } });
  const { user, address, settled } = await openShop(server, '/login?startUrl=%2Fcart');
  await user.type(screen.getByLabelText('Adresse e-mail'), 'hotel@comptoir.example');
  await user.type(screen.getByLabelText('Mot de passe'), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  await waitFor(() => expect(address()).toBe('/cart'));
  await settled();
  const trigger = (await within(screen.getByRole('banner')).findByText('Hôtels de la Falaise')).closest('summary');
  await waitFor(() => expect(trigger?.querySelector('svg')?.classList.contains(`lucide-${drawn}`)).toBe(true));
});

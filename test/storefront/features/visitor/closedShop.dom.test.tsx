import { act, screen, waitFor } from '@testing-library/react';
import { DEMO_PASSWORD } from '../../../../src/demo/accounts';
import { navigationIntended, navigationRequested } from '../../../../src/storefront/kernel/location';
import type { TestServer } from '../../../support/server/testServer';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
  await server.app.webstore.change({ guestBrowsingEnabled: false });
});
afterAll(() => server.close());

const isCatalogue = (call: string) =>
  /\/(products|pricing|search|product-categories|product-category-path)\b/.test(call);

it.each(['/', '/search?term=beurre', '/category/rayon/0ZG000000000001GAA', '/product/x/01t000000000001GAA'])(
  'a guest who follows a link to %s where guests may not browse comes to the login, and nothing of the catalogue is asked for [CTX-12]',
  async (target) => {
    const { store, address, calls } = await openShop(server, '/mentions-legales');
    expect(address()).toBe('/mentions-legales');
    act(() => void store.dispatch(navigationIntended(target)));
    act(() => void store.dispatch(navigationRequested(target)));
    expect(await screen.findByRole('heading', { level: 1, name: 'Se connecter' })).toBeTruthy();
    expect(address()).toBe(`/login?startUrl=${encodeURIComponent(target)}`);
    expect(calls.filter(isCatalogue)).toEqual([]);
  },
);

it('the login leads back to the page that was asked for [CTX-12]', async () => {
  const { store, address, user } = await openShop(server, '/mentions-legales');
  act(() => void store.dispatch(navigationRequested('/search?term=beurre')));
  await user.type(await screen.findByLabelText('Adresse e-mail'), 'hotel@comptoir.example');
  await user.type(screen.getByLabelText('Mot de passe'), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  await waitFor(() => expect(address()).toBe('/search?term=beurre'));
  expect(await screen.findByRole('heading', { level: 1, name: /beurre/ })).toBeTruthy();
});

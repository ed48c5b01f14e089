import { screen, waitFor, within } from '@testing-library/react';
import { latePathTo } from '../../../../src/contract/latePaths';
import { DEMO_PASSWORD } from '../../../../src/demo/accounts';
import { api } from '../../../../src/storefront/api';
import type { TestServer } from '../../../support/server/testServer';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeEach(async () => {
  localStorage.clear();
  server = await startShopServer();
});
afterEach(() => server.close());

/** A call that needs a login. */
const managed = api.injectEndpoints({
  endpoints: (build) => ({
    accountsAsked: build.query<unknown, number>({
      query: () => ({
        path: ({ webstoreId }) => latePathTo('externalManagedAccounts', { webstoreId }),
        privacy: 'open',
      }),
    }),
  }),
});

type Shop = Awaited<ReturnType<typeof openShop>>;

async function logIn({ user }: Shop, email: string) {
  const field = await screen.findByLabelText('Adresse e-mail');
  await user.clear(field);
  await user.type(field, email);
  await user.type(screen.getByLabelText('Mot de passe'), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
}

/** A logged-in user fills in a form while the server ends their session, and then makes two calls. */
async function endedInTheMiddle() {
  const shop = await openShop(server, '/login?startUrl=%2Fbecome-customer%3Fchanged%3D1');
  await logIn(shop, 'boulangerie@comptoir.example');
  await waitFor(() => expect(shop.address()).toBe('/become-customer?changed=1'));
  await shop.user.type(await screen.findByLabelText('Raison sociale'), 'Fournil des Quatre Vents');
  await shop.user.type(screen.getByLabelText('Prénom'), 'Zéphyrine');
  await shop.user.tab();
  await server.app.database.write((db) => db.deleteFrom('login_session').execute());
  for (const time of [1, 2]) void shop.store.dispatch(managed.endpoints.accountsAsked.initiate(time));
  await waitFor(() => expect(shop.address()).toBe('/login?startUrl=%2Fbecome-customer%3Fchanged%3D1'));
  return shop;
}
const typed = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(label)).value;
const header = () => within(document.querySelector('header') ?? document.body);

it('a session that ends is told once, and after the login the shopper is back with the form filled in', async () => {
  const shop = await endedInTheMiddle();
  expect(shop.actions.filter((action) => JSON.stringify(action).startsWith('{"type":"session/ended"'))).toHaveLength(1);
  const notices = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(notices.getByText('Votre session a expiré')).toBeTruthy();
  // The page no longer shows a name.
  await waitFor(() => expect(header().getByRole('link', { name: 'Se connecter' })).toBeTruthy());
  expect(header().queryByText('Camille')).toBeNull();

  await logIn(shop, 'boulangerie@comptoir.example');
  await waitFor(() => expect(shop.address()).toBe('/become-customer?changed=1'));
  expect([await typed('Raison sociale'), await typed('Prénom')]).toEqual(['Fournil des Quatre Vents', 'Zéphyrine']);
  expect(await header().findByText('Camille')).toBeTruthy();
  await waitFor(() => expect(notices.queryByText('Votre session a expiré')).toBeNull());
  expect(JSON.stringify([shop.store.getState(), shop.actions])).not.toContain('Zéphyrine');
});

it('what somebody filled in is shown to nobody else who logs in after them', async () => {
  const shop = await endedInTheMiddle();
  await logIn(shop, 'hotel@comptoir.example');
  await waitFor(() => expect(shop.address()).toBe('/become-customer?changed=1'));
  expect([await typed('Raison sociale'), await typed('Prénom')]).toEqual(['', '']);
});

it('a guest who is refused for want of a login is not led away', async () => {
  const shop = await openShop(server, '/cart');
  const answer = await shop.store.dispatch(managed.endpoints.accountsAsked.initiate(1));
  expect(answer.error).toMatchObject({ status: 401, code: 'INVALID_SESSION_ID' });
  expect(shop.address()).toBe('/cart');
  expect(JSON.stringify(shop.actions)).not.toContain('session/ended');
});

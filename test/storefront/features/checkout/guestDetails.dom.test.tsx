import { screen, waitFor, within } from '@testing-library/react';
import { DEMO_PASSWORD } from '../../../../src/demo/accounts';
import { selectGuestUserDetails } from '../../../../src/storefront/features/checkout/guestDetailsSlice';
import type { TestServer } from '../../../support/server/testServer';
import { atCheckout, fillContact, main, step, type Shop } from '../../../support/storefront/checkoutPage';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const given = ({ actions }: Shop) => actions.filter(({ type }) => type === 'guestDetails/given');

it('what a guest says of themselves at the checkout is kept, as tokens, until they log in there [CTX-04] [CTX-02]', async () => {
  const shop = await atCheckout(server);
  await fillContact(shop);
  const kept = () => selectGuestUserDetails(shop.store.getState());
  const { lastName = '', email = '', phoneNumber } = kept() ?? {};
  expect([shop.vault.valueOf(lastName), shop.vault.valueOf(email), phoneNumber]).toEqual([
    'Delaunay',
    'nora@example.org',
    '',
  ]);
  expect(given(shop)).toHaveLength(1);

  await shop.user.click(within(step(/Coordonnées/)).getByRole('button', { name: /Modifier/ }));
  await shop.user.click(within(step(/Coordonnées/)).getByRole('link', { name: /Connectez-vous/ }));
  await shop.user.type(await screen.findByLabelText('Adresse e-mail'), 'sport@comptoir.example');
  await shop.user.type(screen.getByLabelText('Mot de passe'), DEMO_PASSWORD);
  await shop.user.click(main().getByRole('button', { name: 'Se connecter' }));
  await waitFor(() => expect(shop.address()).toBe('/checkout'));
  expect(kept()).toBeNull();
  expect(shop.store.getState().late.guestDetails).toEqual({ details: null });
});

it('of a customer nothing is kept, who gives the same step [CTX-04]', async () => {
  const shop = await atCheckout(server, 'boulangerie@comptoir.example');
  await main().findByRole('region', { name: /Paiement/ });
  const contact = () => within(step(/Coordonnées/));
  await shop.user.click(contact().getByRole('button', { name: /Modifier/ }));
  await shop.user.click(contact().getByRole('button', { name: 'Continuer' }));
  await waitFor(() => expect(contact().queryByRole('button', { name: 'Continuer' })).toBeNull());
  expect(shop.actions.map(({ type }) => type)).toContain('checkout/contactSubmitted');
  expect(given(shop)).toEqual([]);
  expect(shop.store.getState().late.guestDetails).toEqual({ details: null });
});

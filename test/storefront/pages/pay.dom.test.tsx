import { screen, waitFor, within } from '@testing-library/react';
import { CHECKOUT_KEY } from '../../../src/storefront/platform/storage/storageKeys';
import { replayedShop } from '../../../src/storefront/app/recording/replayedShop';
import { plain } from '../../support/plain';
import type { TestServer } from '../../support/server/testServer';
import { fillCartOf, goOn, main, placeButton, show, step, type Shop } from '../../support/storefront/checkoutPage';
import { heading } from '../../support/storefront/openAccount';
import { visit } from '../../support/storefront/openCheckout';
import { startShopServer } from '../../support/storefront/startShopServer';

jest.mock('@redux-saga/delay-p', () => jest.requireActual<{ hurried: object }>('../../support/hurriedDelays').hurried);

const owner = 'boulangerie@comptoir.example';
const colleague = 'collegue@comptoir.example';

let server: TestServer;
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  server = await startShopServer();
  await server.app.database.write(async (db) => {
    const pattern = await db.selectFrom('shop_user').selectAll().where('email', '=', owner).executeTakeFirstOrThrow();
    const user = { ...pattern, id: server.app.ids.next('user'), email: colleague };
    await db.insertInto('shop_user').values(user).execute();
  });
});
afterEach(() => server.close());

const link = () => main().findByRole('link', { name: 'Voir le panier partagé' });

/** Shares the owner's cart from its page; the address of the link. */
const shared = async (): Promise<string> => {
  const browser = await visit(server, owner);
  await fillCartOf(server, browser);
  const shop = await show(server, '/cart', browser);
  await shop.user.click(await main().findByRole('button', { name: 'Partager un lien de paiement' }));
  const address = (await link()).getAttribute('href') ?? '';
  expect(address).toMatch(/^\/pay\/0a6/);
  await shop.settled();
  shop.unmount();
  return address;
};
const lines = () => main().findByRole('list', { name: 'Produits du panier à payer' });
const pay = async (shop: Shop) => {
  await main().findByRole('region', { name: /Paiement/ });
  await shop.user.click(within(step(/Paiement/)).getByRole('radio', { name: 'Bon de commande' }));
  await shop.user.type(screen.getByLabelText('Numéro de bon de commande'), 'BC-17');
  await goOn(shop, /Paiement/);
  await shop.user.click(await placeButton());
  await screen.findByRole('heading', { level: 1, name: /Merci/ });
};

it('a buyer shares the cart as it is, and the link can be copied [CRT-17] [CRT-21]', async () => {
  const browser = await visit(server, owner);
  await fillCartOf(server, browser);
  const shop = await show(server, '/cart', browser);
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  await shop.user.click(await main().findByRole('button', { name: 'Partager un lien de paiement' }));
  const address = (await link()).getAttribute('href') ?? '';
  await shop.user.click(main().getByRole('button', { name: 'Copier le lien' }));
  expect(await main().findByText('Lien copié.')).toBeTruthy();
  expect(copied).toEqual([`${window.location.origin}${address}`]);
  // What it did is an event that a replay knows.
  for (const type of ['payLink/shareRequested', 'payLink/shared', 'payLink/copyEnded']) {
    expect(shop.actions.map((action) => action.type)).toContain(type);
    expect(replayedShop.schema.knows(type)).toBe(true);
  }
});

it('a guest has no link to share', async () => {
  const browser = await visit(server);
  await fillCartOf(server, browser);
  await show(server, '/cart', browser);
  expect(await main().findByRole('link', { name: 'Valider mon panier' })).toBeTruthy();
  expect(main().queryByRole('button', { name: 'Partager un lien de paiement' })).toBeNull();
});

it('a colleague reads the shared cart and pays it; after that everybody sees that it is paid [CRT-21] [CHK-08]', async () => {
  const address = await shared();
  const browser = await visit(server, colleague);
  const shop = await show(server, address, browser);
  expect(shop.status).toBe(200);
  await heading('Panier à payer');
  const products = plain((await lines()).textContent);
  expect(products).toMatch(/^12 ×/);
  expect(main().queryByRole('spinbutton')).toBeNull();
  await shop.user.click(main().getByRole('link', { name: 'Payer ce panier' }));
  await waitFor(() => expect(shop.address()).toMatch(/^\/checkout\?cart=0a6/));
  await pay(shop);
  // It was not the tab's own checkout, and the colleague's own cart is as empty as before.
  expect(sessionStorage.getItem(CHECKOUT_KEY)).toBeNull();
  shop.unmount();
  for (const email of [owner, colleague]) {
    const page = await show(server, address, await visit(server, email));
    expect(await main().findByText('Ce panier est déjà payé.')).toBeTruthy();
    expect(plain((await lines()).textContent)).toBe(products);
    expect(main().queryByRole('link', { name: 'Payer ce panier' })).toBeNull();
    page.unmount();
  }
});

it('the checkout of a shared cart stands beside the buyer’s own [CRT-21]', async () => {
  const address = await shared();
  const browser = await visit(server, colleague);
  await fillCartOf(server, browser);
  const own = await show(server, '/checkout', browser);
  await waitFor(() => expect(sessionStorage.getItem(CHECKOUT_KEY)).toMatch(/^2z9/));
  const known = sessionStorage.getItem(CHECKOUT_KEY);
  own.unmount();
  const shop = await show(server, address.replace('/pay/', '/checkout?cart='), browser);
  await waitFor(() => expect(step(/Coordonnées/)).toBeTruthy());
  const phase = () => shop.store.getState().late.checkout?.phase;
  await waitFor(() => expect(phase()).toMatchObject({ kind: 'open', payCart: address.replace('/pay/', '') }));
  expect(phase()).not.toMatchObject({ checkoutId: known });
  expect(sessionStorage.getItem(CHECKOUT_KEY)).toBe(known);
  expect(main().queryByRole('link', { name: 'Modifier le panier' })).toBeNull();
});

it('leads who is not logged in to the login, and back; another account’s buyer finds nothing [CRT-21]', async () => {
  const address = await shared();
  const guest = await show(server, address, await visit(server));
  expect(guest.status).toBe(303);
  await waitFor(() => expect(guest.address()).toBe(`/login?startUrl=${encodeURIComponent(address)}`));
  guest.unmount();
  const stranger = await show(server, address, await visit(server, 'coffee@comptoir.example'));
  expect(stranger.status).toBe(404);
  await heading('Panier introuvable');
  expect(within(document.body).queryByRole('list', { name: 'Produits du panier à payer' })).toBeNull();
});

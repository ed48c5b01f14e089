import { act, screen, waitFor, within } from '@testing-library/react';
import { DEMO_ACCOUNT_IDS } from '../../../src/demo/accounts';
import { accountWanted } from '../../../src/storefront/kernel/session';
import { visitorSeenElsewhere } from '../../../src/storefront/kernel/tabs';
import { homeShelves } from '../../../src/storefront/features/home';
import { ordersApi } from '../../../src/storefront/features/orders';
import type { TestServer } from '../../support/server/testServer';
import { fillCartOf } from '../../support/storefront/checkoutPage';
import { logInTo, orderableProduct, visit } from '../../support/storefront/openCheckout';
import { openShop } from '../../support/storefront/openShop';
import { openWatchedShop } from '../../support/storefront/openWatchedShop';
import { plain } from '../../support/plain';
import { placeOrder } from '../../support/storefront/placeOrder';
import { startShopServer } from '../../support/storefront/startShopServer';

const email = 'boulangerie@comptoir.example';

let server: TestServer;
beforeEach(async () => {
  server = await startShopServer();
  // A minute later, so that the addresses of the demo's address book are older than whatever a test adds.
  server.clock.advance(60_000);
});
afterEach(() => server.close());

type Options = NonNullable<Parameters<typeof openShop>[2]>;
const openHome = async (as = email, options: Options = {}) =>
  openShop(server, '/', { browser: options.browser ?? (await visit(server, as)), ...options });
const title = () => plain(screen.getByRole('heading', { level: 1 }).textContent);
const lastOrder = () => screen.queryByRole('region', { name: 'Votre dernière commande' });
const firstOrder = () => screen.queryByRole('region', { name: 'Aucune commande pour l’instant' });
const usual = () => screen.queryByRole('region', { name: 'Ce que vous commandez d’habitude' });

/** Places two orders of the same product, one after the other; returns the second's reference, and their quantity. */
async function orderTwice(): Promise<{ readonly last: string; readonly quantity: number }> {
  const product = await orderableProduct(server);
  await placeOrder(server, email, product);
  server.clock.advance(60_000);
  return { last: await placeOrder(server, email, product), quantity: product.quantity };
}

it('begins with the last order and what a buyer orders again and again, in the quantity they usually take', async () => {
  const { last, quantity } = await orderTwice();
  const { user, store, actions, replay } = await openWatchedShop(server, '/', { browser: await visit(server, email) });
  expect(title()).toBe('Ce qu’il faut à votre fournil, à temps.');
  const order = within(lastOrder() ?? document.body);
  expect(firstOrder()).toBeNull();
  expect(order.getByRole('link', { name: `Commande ${last}` })).toBeTruthy();
  const field = within(usual() ?? document.body).getByRole<HTMLInputElement>('spinbutton');
  expect(field.value).toBe(String(quantity));
  await user.click(within(usual() ?? document.body).getByRole('button', { name: /^Ajouter au panier/ }));
  expect(await screen.findByRole('link', { name: new RegExp(`${String(quantity)}\\sarticles`) })).toBeTruthy();
  expect(actions.find(({ type }) => type === 'cart/itemAdded')).toMatchObject({ payload: { quantity } });
  await user.click(order.getByRole('button', { name: `Commander à nouveau la commande ${last}` }));
  expect(await order.findByText(/dans votre panier/)).toBeTruthy();
  expect(store.getState().late.reorder?.outcome).toMatchObject({ lines: [{ errorCode: null }] });
  expect(replay()).toEqual({ diverging: 0, problems: [] });
  expect(lastOrder()).toBeTruthy();
});

it('shows nothing of the account acted for before, once another one is', async () => {
  const product = await orderableProduct(server);
  const manager = 'hotel@comptoir.example';
  for (let nth = 0; nth < 2; nth += 1) {
    await placeOrder(server, manager, product);
    server.clock.advance(60_000);
  }
  const { store } = await openHome(manager);
  expect(usual()).not.toBeNull();
  const managed = { id: DEMO_ACCOUNT_IDS.hotelJardins, name: 'Les Jardins d’Étretat' };
  act(() => void store.dispatch(accountWanted(managed)));
  await waitFor(() => expect([lastOrder(), usual()]).toEqual([null, null]));
  expect(screen.getByRole('main').textContent).toContain('Les Jardins d’Étretat');
});

it.each(['support', 'builder'])('is the shop’s own to %s, who orders nothing', async (login) => {
  await openHome(`${login}@comptoir.example`);
  expect(title()).toBe('Le bon beurre, la bonne crème, à l’heure du fournil.');
});

it.each([
  ['boulangerie', 'Ce qu’il faut à votre fournil, à temps.', 'tourage'],
  ['coffee', 'Ce qu’il faut à votre comptoir, à temps.', 'barista'],
  ['hotel', 'Ce qu’il faut à vos petits-\u2060déjeuners, à temps.', 'portion'],
  ['sport', 'Ce qu’il faut à vos adhérents, à temps.', 'protéines'],
  ['keepcool', 'Ce qu’il faut à vos adhérents, à temps.', 'protéines'],
  ['autres', 'Ce qu’il faut à votre commerce, à temps.', 'beurre'],
])('speaks to the trade of %s, who has ordered nothing yet', async (login, asked, term) => {
  await openHome(`${login}@comptoir.example`);
  expect(title()).toBe(asked);
  expect(screen.getByRole('link', { name: new RegExp(`^Chercher « ${term} »$`.replaceAll(' ', '\\s')) })).toBeTruthy();
  expect(screen.getByText(/^Commandez avant/)).toBeTruthy();
  expect([lastOrder(), usual()]).toEqual([null, null]);
  expect(within(firstOrder() ?? document.body).getByText(/^Votre première commande apparaîtra ici/)).toBeTruthy();
});

it('leads a buyer without orders on to what is in the cart', async () => {
  const browser = await visit(server, email);
  const before = await openHome(email, { browser });
  expect(within(firstOrder() ?? document.body).queryByRole('link')).toBeNull();
  before.unmount();
  await fillCartOf(server, browser);
  await openHome(email, { browser });
  const way = within(firstOrder() ?? document.body).getByRole('link', { name: 'Voir mon panier' });
  expect(way.getAttribute('href')).toBe('/cart');
});

it.each([
  ['hotel', ['Petit-déjeuner hôtelier', 'Yaourts et desserts', 'Beurres et matières grasses', 'Café et boissons']],
  ['coffee', ['Laits et boissons végétales', 'Café et boissons', 'Yaourts et desserts', 'Fromages']],
])('begins with the shelves of the menu of %s, and shows three of them', async (login, expected) => {
  await openHome(`${login}@comptoir.example`);
  const tiles = within(screen.getByRole('region', { name: 'Tous nos rayons' })).getAllByRole('link');
  expect(tiles.length).toBeGreaterThanOrEqual(12);
  expect(tiles.slice(0, 4).map((tile) => tile.querySelector('strong')?.textContent)).toEqual(expected);
  const shelves = screen.getAllByRole('link', { name: /^Tout le rayon / }).map((link) => link.textContent);
  expect(shelves).toEqual(expected.slice(0, 3).map((name) => `Tout le rayon ${name}`));
});

it('searches for no shelf but those of the menu, when a guest’s home page becomes a buyer’s', async () => {
  const browser = await visit(server);
  const { store, calls } = await openHome('hotel@comptoir.example', { browser });
  const { userId } = await logInTo(browser, 'hotel@comptoir.example');
  const before = calls.length;
  act(() => void store.dispatch(visitorSeenElsewhere({ userId })));
  await screen.findByRole('link', { name: 'Tout le rayon Petit-déjeuner hôtelier' });
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Tout le rayon / })).toHaveLength(homeShelves));
  const searched = calls.slice(before).filter((call) => call.includes('product-search'));
  expect(new Set(searched).size).toBe(homeShelves);
});

it('has the shop’s shelves for a buyer whose menu cannot be read', async () => {
  await openHome('hotel@comptoir.example', {
    fault: (url) => (url.includes('navigation-menu-items') ? { status: 503 } : undefined),
  });
  expect(await screen.findAllByRole('link', { name: /^Tout le rayon / })).toHaveLength(homeShelves);
});

it('leaves out what cannot be read, and the rest of the page stands', async () => {
  await orderTwice();
  const fault = (url: string) => (/order-summaries|usual-products/.test(url) ? { status: 503 } : undefined);
  const { status } = await openHome(email, { fault });
  expect(status).toBe(200);
  expect(title()).toBe('Ce qu’il faut à votre fournil, à temps.');
  expect([lastOrder(), firstOrder(), usual()]).toEqual([null, null, null]);
  expect(screen.getByRole('region', { name: 'Tous nos rayons' })).toBeTruthy();
});

it('promises no first order to a buyer whose orders cannot be read again', async () => {
  await orderTwice();
  let broken = false;
  const fault = (url: string) => (broken && url.includes('order-summaries') ? { status: 503 } : undefined);
  const { store } = await openHome(email, { fault });
  expect(lastOrder()).not.toBeNull();
  broken = true;
  act(() => void store.dispatch(ordersApi.util.invalidateTags(['Order'])));
  await waitFor(() => expect(lastOrder()).toBeNull());
  expect(firstOrder()).toBeNull();
});

it('turns from a guest’s page into the buyer’s when they log in in another tab, and can then order again', async () => {
  const { last } = await orderTwice();
  const browser = await visit(server);
  const { user, store } = await openHome(email, { browser });
  expect(title()).toBe('Le bon beurre, la bonne crème, à l’heure du fournil.');
  const { userId } = await logInTo(browser, email);
  act(() => void store.dispatch(visitorSeenElsewhere({ userId })));
  await waitFor(() => expect(title()).toBe('Ce qu’il faut à votre fournil, à temps.'));
  await user.click(await screen.findByRole('button', { name: `Commander à nouveau la commande ${last}` }));
  await waitFor(() => expect(store.getState().late.reorder?.outcome).toMatchObject({ lines: [{ errorCode: null }] }));
});

it('asks for nothing of it for a guest, who sees the shop’s own words', async () => {
  const { calls } = await openShop(server, '/');
  expect(title()).toBe('Le bon beurre, la bonne crème, à l’heure du fournil.');
  expect(calls.filter((call) => /order-summaries|usual-products/.test(call))).toEqual([]);
});

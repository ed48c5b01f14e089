import { screen, waitFor, within } from '@testing-library/react';
import { cartApi } from '../../../../src/storefront/features/cart';
import { plain } from '../../../support/plain';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';
import type { TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const address = '/advice/idees-recettes/croissants-pur-beurre-aop';

it('a recipe says what it makes, takes and needs, stands below its page, and puts its products into the cart in one call [CRT-10]', async () => {
  const { user, calls, store } = await openShop(server, address);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Croissants pur beurre AOP');
  const trail = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/advice',
    '/advice/idees-recettes',
  ]);
  const main = plain(screen.getByRole('main').textContent);
  for (const part of ['Ingrédients', 'Étapes', 'Préparation', 'Cuisson']) expect(main).toContain(part);
  const before = calls.length;
  await user.click(screen.getByRole('button', { name: 'Tout ajouter au panier' }));
  const cart = cartApi.endpoints.cartSummary.select(undefined);
  await waitFor(() => expect(cart(store.getState()).data?.uniqueProductCount).toBe(5));
  const changes = calls.slice(before).filter((call) => call.startsWith('POST'));
  expect(changes.map((call) => /carts\/([^?\s]*)/.exec(call)?.[1])).toEqual(['current/cart-items/batch']);
});

it('the ingredients that the shop sells lead to their products, and say what all of them cost: as much as in the cart', async () => {
  const { user, store } = await openShop(server, address);
  const ingredients = screen.getByRole('heading', { name: 'Ingrédients' }).closest('section');
  if (!ingredients) throw new Error('The recipe has no ingredients');
  const links = within(ingredients).getAllByRole('link');
  expect(links).toHaveLength(5);
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/product\//);
  const shown = /dans leurs conditionnements ?([\d\s]+,\d\d) € HT/.exec(plain(ingredients))?.[1] ?? '';
  await user.click(within(ingredients).getByRole('button', { name: 'Tout ajouter au panier' }));
  const cart = cartApi.endpoints.cartSummary.select(undefined);
  await waitFor(() => expect(cart(store.getState()).data?.uniqueProductCount).toBe(5));
  const { data } = await store.dispatch(cartApi.endpoints.cartItems.initiate(1, { subscribe: false }));
  expect(data?.cartSummary.totalProductAmount).toBe(shown.replace(/\s/g, '').replace(',', '.'));
});

it('a card leads to the content below without a reload', async () => {
  const { user, store } = await openShop(server, '/faq-hub/livraison-reclamation');
  const [card] = within(screen.getByRole('main')).getAllByRole('link', { name: /.+/ }).slice(-1);
  if (!card) throw new Error('The page has no link');
  await user.click(card);
  await waitFor(() => expect(store.getState().location.current.pathname).toBe(card.getAttribute('href')));
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Livraison et réclamations');
});

import { act, screen, within } from '@testing-library/react';
import {
  ACCOUNT_ADDRESS,
  CART_ADDRESS,
  HOME_ADDRESS,
  ORDERS_ADDRESS,
  productAddress,
} from '../../../src/contract/pages/pageReference';
import { locationChanged, locationOf } from '../../../src/storefront/kernel/location';
import { loadAllPages } from '../../../src/storefront/app/routing/pageModules';
import { cachedDemo, type TestServer } from '../../support/server/testServer';
import { visit } from '../../support/storefront/openCheckout';
import { openShop } from '../../support/storefront/openShop';
import { butter } from '../../support/storefront/search/listings';
import { startShopServer } from '../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
  await loadAllPages();
});
afterAll(() => server.close());

function productPage(): string {
  const [product] = cachedDemo().products;
  return product ? productAddress(product.urlName, product.id) : '';
}

/** The page at an address, none of whose own data has come. */
async function waitAt(address: string): Promise<HTMLElement> {
  const real = await visit(server, 'boulangerie@comptoir.example');
  let isHeld = false;
  const shop = await openShop(server, '/search?term=beurre', {
    browser: (request) => (isHeld ? new Promise(() => undefined) : real(request)),
  });
  isHeld = true;
  act(() => {
    shop.store.dispatch(locationChanged(locationOf(address, 'next'), 'PUSH'));
  });
  return screen.findByRole('main');
}

it.each([
  ['home', () => HOME_ADDRESS],
  ['a category', () => butter],
  ['a product', productPage],
  ['the cart', () => CART_ADDRESS],
  ['the account', () => ACCOUNT_ADDRESS],
  ['the orders', () => ORDERS_ADDRESS],
])('%s has no empty heading while its data is awaited', async (_page, address) => {
  const main = await waitAt(address());
  const headings = within(main).queryAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent.trim())).not.toContain('');
  expect(main.textContent.trim()).not.toBe('');
});

it('a product is outlined while its data is awaited: a picture, and lines beside it', async () => {
  const main = await waitAt(productPage());
  const [group] = [...main.querySelectorAll('[aria-busy]')];
  expect(group?.textContent).toBe('Chargement…');
  expect(group?.querySelectorAll('span[aria-hidden]').length).toBeGreaterThanOrEqual(4);
});

import { act, screen, waitFor } from '@testing-library/react';
import { LATE_PATHS } from '../../../../src/contract/latePaths';
import type { SearchResult } from '../../../../src/contract/search/search';
import { DEMO_PASSWORD } from '../../../../src/demo/accounts';
import { cartEvents } from '../../../../src/storefront/features/cart';
import { navigationRequested } from '../../../../src/storefront/kernel/location';
import { startShopServer } from '../../../support/storefront/startShopServer';
import { openShop } from '../../../support/storefront/openShop';
import { serverHttp } from '../../../support/server/calls/serverHttp';
import type { TestServer } from '../../../support/server/testServer';

const LONGEST_WAIT_MS = 12_000;
const mockWait: { end: () => void; asked: number } = { end: () => undefined, asked: 0 };

/** The longest wait ends when the test says so; all other delays are as they are. */
jest.mock('@redux-saga/delay-p', () => {
  const actual = jest.requireActual<{ readonly default: (ms: number, value: true) => Promise<true> }>(
    '@redux-saga/delay-p',
  );
  return {
    ...actual,
    __esModule: true,
    default(ms: number) {
      if (ms !== LONGEST_WAIT_MS) return actual.default(ms, true);
      mockWait.asked += 1;
      return new Promise((resolve) => (mockWait.end = () => resolve(true)));
    },
  };
});

let server: TestServer;
beforeEach(async () => {
  localStorage.clear();
  mockWait.asked = 0;
  server = await startShopServer();
});
afterEach(() => server.close());

const loginButton = () => screen.getByRole('button', { name: /^Se connecter/ });

/** A guest with a change that gets no answer, who has asked to be logged in. */
async function loginWhileAdding() {
  const guest = serverHttp(server);
  let answered = (): void => undefined;
  const never = new Promise<void>((resolve) => (answered = resolve));
  const browser: typeof guest = async (request) => {
    if (request.method === 'POST' && request.url.includes('cart-items')) await never;
    return guest(request);
  };
  const shop = await openShop(server, '/login?startUrl=%2Fcart', { browser });
  const found = await server.post('productSearch', {}, { searchTerm: 'beurre', pageSize: 1 });
  const [product] = found.json<SearchResult>().productsPage.products;
  if (!product) throw new Error('no product');
  const added = cartEvents.itemAddRequested({ productId: product.id, quantity: 1, name: product.name });
  act(() => void shop.store.dispatch(added));
  await shop.user.type(screen.getByLabelText('Adresse e-mail'), 'boulangerie@comptoir.example');
  await shop.user.type(screen.getByLabelText('Mot de passe'), DEMO_PASSWORD);
  await shop.user.click(loginButton());
  await waitFor(() => expect(mockWait.asked).toBe(1));
  const logins = () => shop.calls.filter((call) => call.startsWith(`POST ${LATE_PATHS.login}`));
  expect(logins()).toEqual([]);
  return { shop, logins, answered };
}

it('a login waits for a guest’s change that has no answer, but not for ever', async () => {
  const { shop, logins, answered } = await loginWhileAdding();
  act(() => mockWait.end());
  await waitFor(() => expect(shop.address()).toBe('/cart'));
  expect(logins()).toHaveLength(1);
  answered();
  await shop.settled();
});

it('who leaves the page while the login waits is not logged in, and can try again', async () => {
  const { shop, logins, answered } = await loginWhileAdding();
  expect(loginButton().getAttribute('aria-disabled')).toBe('true');
  await shop.user.click(screen.getByRole('link', { name: /^Mot de passe oublié.\?/ }));
  await waitFor(() => expect(shop.address()).toBe('/forgotten-password'));
  expect(shop.actions).toContainEqual(
    expect.objectContaining({ type: 'session/loginFailed', payload: { code: 'ABORTED', status: 0 } }),
  );
  answered();
  await shop.settled();
  expect(logins()).toEqual([]);
  act(() => void shop.store.dispatch(navigationRequested('/login')));
  await waitFor(() => expect(shop.address()).toBe('/login'));
  await screen.findByLabelText('Mot de passe');
  expect(loginButton().getAttribute('aria-disabled')).toBeNull();
});

import { screen, waitFor } from '@testing-library/react';
import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import { serverHttp } from '../../support/server/calls/serverHttp';
import { orderableProduct, visit } from '../../support/storefront/openCheckout';
import { placeOrder } from '../../support/storefront/placeOrder';
import { accountOfEachTest, email, heading, logIn, main } from '../../support/storefront/openAccount';

jest.mock('@redux-saga/delay-p', () => jest.requireActual<{ hurried: object }>('../../support/hurriedDelays').hurried);

const everythingButDate: NonNullable<FakeTimersConfig['doNotFake']> = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'] as const),
  ...(['nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
];

const { server, open, book } = accountOfEachTest();
afterEach(() => void jest.useRealTimers());

describe('the account', () => {
  it('shows the latest orders, the default address and who is logged in', async () => {
    const product = await orderableProduct(server());
    const reference = await placeOrder(server(), email, product);
    const shop = await open('/account');
    expect(shop.status).toBe(200);
    await heading('Mon compte');
    expect(main().getByRole('link', { name: `Commande ${reference}` })).toBeTruthy();
    expect(main().getByRole('link', { name: 'Toutes mes commandes' })).toBeTruthy();
    const rows = await book();
    expect(main().getByText(rows.find((row) => row.is_default === 1)?.street ?? '')).toBeTruthy();
    expect(main().getByText(email)).toBeTruthy();
    await shop.user.click(main().getByRole('link', { name: 'Gérer mes adresses' }));
    await heading('Mes adresses');
  });

  it('offers no way to all the orders where there is none', async () => {
    await open('/account');
    await screen.findByText('Aucune commande pour l’instant');
    expect(main().queryByRole('link', { name: 'Toutes mes commandes' })).toBeNull();
  });

  it.each(['/account', '/account/orders?page=o10', '/account/addresses/new'])(
    'sends a guest from %s to the login and back',
    async (address) => {
      const guest = await open('/', { browser: serverHttp(server()) });
      expect(await guest.statusOf(address)).toBe(303);
      expect(guest.calls.filter((call) => /addresses|order-summaries/.test(call))).toEqual([]);
      guest.unmount();
      const shop = await open(address, { browser: serverHttp(server()) });
      await waitFor(() => expect(shop.address()).toBe(`/login?startUrl=${encodeURIComponent(address)}`));
      await logIn(shop);
      await waitFor(() => expect(shop.address()).toBe(address));
      await waitFor(() => expect(screen.queryByText('Connectez-vous pour voir cette page')).toBeNull());
    },
  );

  it('shows nothing of the one before to somebody else who has logged in in another tab', async () => {
    const product = await orderableProduct(server());
    await placeOrder(server(), email, product);
    const browser = await visit(server(), email);
    const shop = await open('/account/orders', { browser });
    expect(main().getAllByRole('button', { name: /^Commander à nouveau/ })).toHaveLength(1);
    const body = JSON.stringify({ username: 'coffee@comptoir.example', password: DEMO_PASSWORD });
    const headers = { 'content-type': 'application/json' };
    await browser({ method: 'POST', url: '/login', headers, body, signal: new AbortController().signal });
    // Longer than the last session context stays valid.
    jest.useFakeTimers({ now: Date.now() + 2_100, doNotFake: everythingButDate });
    await shop.user.click(main().getByRole('link', { name: 'Aperçu' }));
    await heading('Mon compte');
    await shop.user.click(main().getByRole('link', { name: 'Commandes' }));
    expect(await screen.findByText('Aucune commande pour l’instant')).toBeTruthy();
  });
});

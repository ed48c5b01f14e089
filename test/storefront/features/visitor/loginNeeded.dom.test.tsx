import { act, screen, waitFor } from '@testing-library/react';
import { returnAddress } from '../../../../src/contract/payment/paymentPaths';
import { startUrlOf } from '../../../../src/storefront/features/authentication/startUrl';
import { locationChanged, navigationRequested, type HistoryAction } from '../../../../src/storefront/kernel/location';
import { loginNeeded } from '../../../../src/storefront/kernel/session';
import type { TestServer } from '../../../support/server/testServer';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

it.each([
  ['PUSH', '/search?term=beurre'],
  ['REPLACE', '/checkout'],
] as const)(
  'the login event leads to the login page, which leads back: %s from %s [LNK-05] [CHK-11]',
  async (type, from) => {
    const { store, address, actions } = await openShop(server, from);
    act(() => void store.dispatch(loginNeeded(type)));
    await waitFor(() => expect(address()).toBe(`/login?startUrl=${encodeURIComponent(from)}`));
    const types: readonly HistoryAction[] = actions
      .filter(locationChanged.match)
      .map(({ payload }) => payload.navigationType);
    expect(types.at(-1)).toBe(type);
  },
);

it('a guest who comes to a page of the account is led to the login by the login event [LNK-05]', async () => {
  const { store, address, actions } = await openShop(server, '/');
  act(() => void store.dispatch(navigationRequested('/account/orders')));
  await waitFor(() => expect(address()).toBe('/login?startUrl=%2Faccount%2Forders'));
  expect(actions.filter(loginNeeded.match)).toHaveLength(1);
});

describe('a guest, where only customers may order,', () => {
  beforeAll(() => server.app.webstore.change({ guestCheckoutEnabled: false }));
  afterAll(() => server.app.webstore.change({ guestCheckoutEnabled: true }));

  it('comes from the cart to the checkout and is led on to the login in its place, in the same page [CHK-11] [LNK-05]', async () => {
    const { store, address, actions, settled, calls } = await openShop(server, '/cart');
    act(() => void store.dispatch(navigationRequested('/checkout')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Se connecter' })).toBeTruthy();
    expect(address()).toBe('/login?startUrl=%2Fcheckout');
    await settled();
    const arrivals = actions.filter(locationChanged.match).slice(1);
    expect(arrivals.map(({ payload }) => [payload.location.pathname, payload.navigationType])).toEqual([
      ['/checkout', 'PUSH'],
      ['/login', 'REPLACE'],
    ]);
    expect(actions.filter(loginNeeded.match)).toHaveLength(1);
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('who comes back from the bank is brought back by the login with the payment that the address names [CHK-11] [LNK-05]', async () => {
    const back = returnAddress('7b1e');
    const { address } = await openShop(server, back);
    await waitFor(() => expect(address()).toBe(`/login?startUrl=${encodeURIComponent(back)}`));
    expect(startUrlOf(new URLSearchParams(address().split('?')[1]))).toBe(back);
  });
});

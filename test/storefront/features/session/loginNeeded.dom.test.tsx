import { act, waitFor } from '@testing-library/react';
import { locationChanged, navigationRequested, type NavigationType } from '../../../../src/storefront/kernel/location';
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
    const types: readonly NavigationType[] = actions
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

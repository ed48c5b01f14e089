import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { DEMO_ACCOUNT_IDS, DEMO_PASSWORD } from '../../../../src/server/demo/accounts';
import { api } from '../../../../src/storefront/api';
import { cartEvents } from '../../../../src/storefront/features/cart';
import { navigationRequested } from '../../../../src/storefront/features/navigation';
import { accountRestored, selectActedFor, selectUserId } from '../../../../src/storefront/features/session';
import { customerApi } from '../../../../src/storefront/features/session/acting';
import { selectHeaderVariantName, selectUserRecord } from '../../../../src/storefront/features/site';
import { keptActedFor } from '../../../../src/storefront/runtime/actedFor';
import type { TestServer } from '../../../support/server';
import { serverHttp } from '../../../support/serverHttp';
import { openShop, startShopServer } from '../../pages/openShop';

jest.setTimeout(60_000);

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Fault = Parameters<typeof openShop>[2];
const jardins = { id: DEMO_ACCOUNT_IDS.hotelJardins, name: 'Les Jardins d’Étretat' };
const header = () => within(document.querySelector('header') ?? document.body);
const dialog = () => screen.findByRole('dialog', { name: 'Changer d’établissement' });
const inDialog = async (name: RegExp) => within(await dialog()).findByRole('button', { name });

async function logIn(login: string, options: Fault = {}, startUrl = '/cart') {
  const shop = await openShop(server, `/login?startUrl=${encodeURIComponent(startUrl)}`, options);
  await shop.user.type(screen.getByLabelText('Adresse e-mail'), `${login}@comptoir.example`);
  await shop.user.type(screen.getByLabelText('Mot de passe'), DEMO_PASSWORD);
  await shop.user.click(screen.getByRole('button', { name: 'Se connecter' }));
  await waitFor(() => expect(shop.address()).toBe(startUrl));
  const openMenu = async () => {
    const trigger = document.querySelector('header summary');
    if (!trigger) throw new Error('no menu');
    await shop.user.click(trigger);
  };
  const openAccounts = async () => {
    await openMenu();
    await shop.user.click(await header().findByRole('button', { name: 'Changer d’établissement' }));
  };
  const made = (from = 0) => shop.calls.slice(from).filter((call) => call.includes('/services/'));
  return { ...shop, openMenu, openAccounts, made };
}

it('a choice of account changes session, cart, prices and header at once and leads home; every later call is made for it [PRF-05] [PRF-09] [CTX-02] [CTX-05] [CRT-02] [HDR-16]', async () => {
  const shop = await logIn('hotel');
  await waitFor(() => expect(selectHeaderVariantName(shop.store.getState())).toBe('hotel'));
  expect(shop.made().join('\n')).not.toContain('effectiveAccountId');
  await shop.openAccounts();
  const own = await inDialog(/^Hôtels de la Falaise/);
  expect(own.getAttribute('aria-current')).toBe('true');
  expect(within(await dialog()).getAllByRole('button')).toHaveLength(5);
  const before = shop.calls.length;
  await shop.user.click(await inDialog(/^Les Jardins d’Étretat/));
  await waitFor(() => expect(shop.address()).toBe('/'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(selectActedFor(shop.store.getState())).toEqual(jardins);
  expect(header().getByText('Les Jardins d’Étretat')).toBeTruthy();
  expect(selectHeaderVariantName(shop.store.getState())).toBe('coffee');
  const scope = `effectiveAccountId=${jardins.id}`;
  const expected = [/session-context/, /carts\/current\/compact-summary/, /search\/product-search/];
  for (const call of expected) {
    await waitFor(() =>
      expect(shop.made(before).filter((made) => call.test(made) && made.includes(scope))).not.toEqual([]),
    );
  }
  expect(shop.made(before).filter((call) => /\/carts\//.test(call) && !call.includes('currencyIsoCode=EUR'))).toEqual(
    [],
  );
  expect(shop.made(before).filter((call) => /application-context|ui-api/.test(call) && call.includes(scope))).toEqual(
    [],
  );
  await shop.openAccounts();
  expect((await inDialog(/^Les Jardins d’Étretat/)).getAttribute('aria-current')).toBe('true');
  await shop.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  shop.store.dispatch(api.util.resetApiState());
});

it('what was asked for before is done for the account it was asked for, all its repeats too [PRF-09]', async () => {
  let lost = 0;
  const fault = (url: string) =>
    url.includes('/carts/current/cart-items') && lost++ === 0 ? ('noAnswer' as const) : undefined;
  const shop = await logIn('hotel');
  expect(fault).toBeTruthy();
  shop.store.dispatch(api.util.resetApiState());
});

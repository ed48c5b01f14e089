import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { DEMO_ACCOUNT_IDS, DEMO_PASSWORD } from '../../../../src/demo/accounts';
import { cartApi, cartEvents } from '../../../../src/storefront/features/cart';
import { searchApi } from '../../../../src/storefront/features/search';
import { selectUserId } from '../../../../src/storefront/features/visitor';
import { accountRestored, selectEffectiveAccount } from '../../../../src/storefront/kernel/session';
import { customerApi } from '../../../../src/storefront/features/visitor/acting/late';
import { selectHeaderVariantName, selectUserRecord } from '../../../../src/storefront/features/site';
import { storedEffectiveAccount } from '../../../../src/storefront/platform/storage/effectiveAccount';
import type { TestServer } from '../../../support/server/testServer';
import { serverHttp } from '../../../support/server/calls/serverHttp';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';

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
  await server.app.webstore.change({ sessionDrivenCurrency: false });
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
  expect(selectEffectiveAccount(shop.store.getState())).toEqual(jardins);
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
});

it('what was asked for before is done first, for the account it was asked for and so are its repeats; a change that fails says so and changes nothing [PRF-09] [PRF-05]', async () => {
  const failing = new Set(['external-managed-accounts']);
  const fault = (url: string) => ([...failing].some((part) => url.includes(part)) ? ('noAnswer' as const) : undefined);
  const shop = await logIn('hotel', { fault });
  await shop.openAccounts();
  expect(await within(await dialog()).findByText('Vos établissements ne s’affichent pas')).toBeTruthy();
  failing.clear();
  await shop.user.click(await inDialog(/^Réessayer/));
  const wanted = await inDialog(/^Les Jardins d’Étretat/);

  failing.add('effective-accounts');
  await shop.user.click(wanted);
  expect(await within(await dialog()).findByText('Impossible de passer à Les Jardins d’Étretat')).toBeTruthy();
  expect([selectEffectiveAccount(shop.store.getState()), shop.address()]).toEqual([null, '/cart']);

  // The first call of the addition gets no answer and never reaches the server; its repeat follows four seconds later.
  failing.clear();
  failing.add('/carts/current/cart-items');
  const search = searchApi.endpoints.searchProducts.initiate({ searchTerm: 'beurre' });
  const productId = (await shop.store.dispatch(search).unwrap())?.productsPage.products[0]?.id ?? '';
  const before = shop.calls.length;
  act(() => void shop.store.dispatch(cartEvents.itemAddRequested({ productId, quantity: 1 })));
  await waitFor(() => expect(shop.made(before).some((call) => call.startsWith('POST'))).toBe(true));
  await shop.user.click(await inDialog(/^Les Jardins d’Étretat/));
  expect((await inDialog(/^Les Jardins d’Étretat/)).getAttribute('aria-disabled')).toBe('true');
  expect(selectEffectiveAccount(shop.store.getState())).toBeNull();
  failing.clear();
  await waitFor(() => expect(selectEffectiveAccount(shop.store.getState())).toEqual(jardins));
  const adds = shop.made(before).filter((call) => call.startsWith('POST') && call.includes('cart-items'));
  expect(adds.length).toBeGreaterThan(1);
  expect(adds.filter((call) => call.includes('effectiveAccountId'))).toEqual([]);
});

it('a change that is asked for while the account is looked up is done before the switch, for the account it was asked for [PRF-09]', async () => {
  let lookedUp = (): void => undefined;
  const fault = (url: string) => {
    if (url.includes('effective-accounts')) lookedUp();
    return undefined;
  };
  const shop = await logIn('hotel', { fault });
  await shop.openAccounts();
  const wanted = await inDialog(/^Les Jardins d’Étretat/);
  const search = searchApi.endpoints.searchProducts.initiate({ searchTerm: 'beurre' });
  const productId = (await shop.store.dispatch(search).unwrap())?.productsPage.products[0]?.id ?? '';
  const before = shop.calls.length;
  lookedUp = () => {
    lookedUp = () => undefined;
    shop.store.dispatch(cartEvents.itemAddRequested({ productId, quantity: 1 }));
  };
  await shop.user.click(wanted);
  await waitFor(() => expect(selectEffectiveAccount(shop.store.getState())).toEqual(jardins));
  const adds = shop.made(before).filter((call) => call.startsWith('POST') && call.includes('cart-items'));
  expect(adds).toHaveLength(1);
  expect(adds.join()).not.toContain('effectiveAccountId');
  const changes = shop.actions.map(({ type }) => type).filter((type) => /itemAdded|accountChosen/.test(type));
  expect(changes).toEqual(['cart/itemAdded', 'session/accountChosen']);
});

it('the account is kept for the next page of the tab and its user alone, an id of zeros is none, and it is left with the session [PRF-10] [PRF-04]', async () => {
  const browser = serverHttp(server);
  const shop = await logIn('hotel', { browser });
  await shop.openAccounts();
  await shop.user.click(await inDialog(/^Les Jardins d’Étretat/));
  await waitFor(() => expect(shop.address()).toBe('/'));
  const userId = selectUserId(shop.store.getState());
  expect([
    storedEffectiveAccount(userId),
    storedEffectiveAccount('005000000000001AAA'),
    storedEffectiveAccount(null),
  ]).toEqual([jardins, null, null]);
  expect(Object.keys(localStorage).join()).not.toContain('actedFor');
  shop.unmount();

  const next = await openShop(server, '/cart', { browser });
  const before = next.calls.length;
  act(() => void next.store.dispatch(accountRestored({ id: '000000000000000', name: 'Personne' })));
  expect(selectEffectiveAccount(next.store.getState())).toBeNull();
  act(() => void next.store.dispatch(accountRestored(jardins)));
  expect(header().getByText('Les Jardins d’Étretat')).toBeTruthy();
  await act(async () => {
    await next.store.dispatch(cartApi.endpoints.cartSummary.initiate(undefined, { forceRefetch: true }));
  });
  expect(next.calls.slice(before).filter((call) => call.includes(jardins.id))).not.toEqual([]);
  const out = header().getByText('Se déconnecter');
  // A browser would leave the page here.
  out.addEventListener('click', (event) => event.preventDefault());
  await next.user.click(out);
  expect([selectEffectiveAccount(next.store.getState()), storedEffectiveAccount(userId), next.vault.entries()]).toEqual(
    [null, null, []],
  );
  expect(out.getAttribute('href')).toBe('/secur/logout.jsp');
});

it('the way out is the one that the application context names [PRF-04]', async () => {
  await server.app.webstore.change({ logoutUrl: '/au-revoir' });
  const shop = await logIn('hotel');
  await shop.openMenu();
  expect(header().getByText('Se déconnecter').getAttribute('href')).toBe('/au-revoir');
  shop.unmount();
  await server.app.webstore.change({ logoutUrl: '/secur/logout.jsp' });
});

it('the way to the accounts stands in the menu of those alone who have another one; one call says so and fills the dialog [PRF-05] [PRF-02]', async () => {
  const asked = (calls: readonly string[]) => calls.filter((call) => call.includes('external-managed-accounts'));
  const baker = await logIn('boulangerie');
  await baker.openMenu();
  await header().findByRole('link', { name: 'Mes adresses' });
  expect(header().queryByText('Changer d’établissement')).toBeNull();
  expect(asked(baker.calls)).toHaveLength(1);
  baker.unmount();
  sessionStorage.clear();

  const hotel = await logIn('hotel');
  await hotel.openAccounts();
  await inDialog(/^Les Jardins d’Étretat/);
  await hotel.user.keyboard('{Escape}');
  await hotel.statusOf('/');
  await hotel.statusOf('/account');
  expect(asked(hotel.calls)).toHaveLength(1);
});

it('a guest’s record is not read, a customer’s once an hour with three fields; one that can’t be had leaves the default header without a word [HDR-09] [HDR-18] [CTX-08] [CTX-05]', async () => {
  const records = (calls: readonly string[]) => calls.filter((call) => call.includes('/ui-api/records/'));
  const guest = await openShop(server, '/cart');
  expect(records(guest.calls)).toEqual([]);
  guest.unmount();

  const shop = await logIn('keepcool');
  await waitFor(() => expect(selectHeaderVariantName(shop.store.getState())).toBe('gymBrand'));
  expect(records(shop.calls)).toHaveLength(1);
  expect(decodeURIComponent(records(shop.calls)[0] ?? '')).toMatch(
    /^GET \/services\/data\/v65\.0\/ui-api\/records\/005\w+\?optionalFields=User\.Profile\.Name,User\.Contact\.Account\.Name,User\.Contact\.Account\.B2B_Customer_Type__c /,
  );
  await shop.statusOf('/');
  expect(records(shop.calls)).toHaveLength(1);
  const { userRecord, effectiveAccount } = customerApi.endpoints;
  const calls = shop.calls.length;
  const ask = (userId: string, optionalFields: string[]) =>
    shop.store.dispatch(userRecord.initiate({ userId, optionalFields })).unwrap();
  expect([await ask('', ['User.Name']), await ask('005000000000001AAA', [])]).toEqual([{}, {}]);
  const refused = await shop.store.dispatch(effectiveAccount.initiate({ accountId: ' ' }));
  expect(refused.error).toMatchObject({
    message: "The 'effectiveAccountId' param is required to be able to successfully execute this request.",
  });
  expect(shop.calls).toHaveLength(calls);
  shop.unmount();

  const fault = (url: string) => (url.includes('/ui-api/') ? { status: 500 } : undefined);
  const failed = await logIn('coffee', { fault });
  await waitFor(() => expect(records(failed.calls)).not.toEqual([]));
  await waitFor(() => expect(selectUserRecord(failed.store.getState())).toEqual({ data: {}, errors: [] }));
  expect(selectHeaderVariantName(failed.store.getState())).toBe('default');
  expect(screen.queryByRole('alert')).toBeNull();
});

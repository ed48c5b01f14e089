import { act, screen, waitFor, within } from '@testing-library/react';
import { LATE_PATHS } from '../../../../src/contract/latePaths';
import type { SiteConfiguration } from '../../../../src/contract/site/siteConfiguration';
import { selectMiniCartOffered, selectShowsCount } from '../../../../src/storefront/features/cart';
import { miniCartFailed } from '../../../../src/storefront/features/cart/miniCart/miniCartSlice';
import { siteApi } from '../../../../src/storefront/features/site';
import { cachedDemo, type TestServer } from '../../../support/server/testServer';
import { serverHttp } from '../../../support/server/calls/serverHttp';
import { openShop } from '../../../support/storefront/openShop';
import { plain } from '../../../support/plain';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

type Change = { readonly [Part in keyof SiteConfiguration]?: Partial<SiteConfiguration[Part]> };

/** A shop whose site has these settings, including values that no builder could save. */
function openWith(change: Change) {
  const real = serverHttp(server);
  const { menus: _menus, shop: _shop, ...site } = cachedDemo().site;
  const said = Object.fromEntries(
    Object.entries(site).map(([part, value]) => [part, { ...value, ...change[part as keyof SiteConfiguration] }]),
  );
  return openShop(server, '/search', {
    browser: async (request) => {
      const answer = await real(request);
      return request.url.startsWith(LATE_PATHS.siteConfiguration) ? { ...answer, text: JSON.stringify(said) } : answer;
    },
  });
}
const ribbon = () => screen.getByRole('region', { name: 'Livraison et service client' });

it('the ribbon has the builder’s words', async () => {
  await openWith({ ribbon: { text: 'Fermé le 15 août' } });
  expect(plain(within(ribbon()).getByText('Fermé le 15 août').textContent)).toBe('Fermé le 15 août');
  expect(within(ribbon()).getByRole('link', { name: /09\s70\s00\s00\s00/ })).toBeTruthy();
  expect(within(ribbon()).queryByText(/Livraison offerte/)).toBeNull();
});

it('no ribbon, no count, no mini cart and no search button where the builder wants none', async () => {
  const { store, user } = await openWith({
    ribbon: { isShown: false },
    header: { miniCartEnabled: false, showCount: false, showSearchButton: false },
  });
  expect(screen.queryByRole('region', { name: 'Livraison et service client' })).toBeNull();
  const state = store.getState();
  expect([selectMiniCartOffered(state), selectShowsCount(state)]).toEqual([false, false]);
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: 'Panier vide' }).getAttribute('aria-haspopup')).toBeNull();
  expect(banner.queryByRole('button', { name: 'Rechercher' })).toBeNull();
  await user.type(banner.getByRole('combobox'), 'beurre{Enter}');
  await waitFor(() => expect(store.getState().location.current.search).toBe('?term=beurre'));
});

it('the mini cart comes and goes with the builder’s settings; one whose code has failed comes no more [MIN-04]', async () => {
  const { store, settled } = await openWith({});
  const set = async (header: Partial<SiteConfiguration['header']>) => {
    const change = siteApi.util.updateQueryData('siteConfiguration', undefined, (site) => {
      if (site) Object.assign(site.header, header);
    });
    act(() => void store.dispatch(change));
    await settled();
    const state = store.getState();
    return { isOffered: selectMiniCartOffered(state), showsCount: selectShowsCount(state) };
  };
  expect(await set({ miniCartEnabled: false })).toEqual({ isOffered: false, showsCount: true });
  expect(await set({ miniCartEnabled: true })).toEqual({ isOffered: true, showsCount: true });
  act(() => void store.dispatch(miniCartFailed()));
  expect(await set({ showCount: false })).toEqual({ isOffered: false, showsCount: false });
  expect(await set({ miniCartEnabled: false })).toEqual({ isOffered: false, showsCount: false });
  expect(await set({ miniCartEnabled: true, showCount: true })).toEqual({ isOffered: false, showsCount: true });
});

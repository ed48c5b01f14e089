import { act, screen, waitFor, within } from '@testing-library/react';
import { addressOf } from '../../../../src/contract/pages/references';
import { locationChanged, navigationRequested, selectLocation } from '../../../../src/storefront/kernel/location';
import type { Http } from '../../../../src/storefront/platform/http';
import { serverHttp } from '../../../support/server/calls/serverHttp';
import type { TestServer } from '../../../support/server/testServer';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';
import { butter, shownNames } from '../../../support/storefront/search/listings';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

describe('a category', () => {
  it('is not found under an id that nothing has', async () => {
    const { status } = await openShop(server, '/category/rien/0ZG00000000zzzzAAA');
    expect(status).toBe(404);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ce rayon n’existe pas');
    expect(screen.getByRole('search', { name: 'Rechercher un produit dans la boutique' })).toBeTruthy();
  });

  it('leaves an order or a facet that there is not out of its address, and stays missing where it is missing [LNK-11]', async () => {
    const { statusOf } = await openShop(server, '/');
    expect(await statusOf(`${butter}?sort=ByColour`)).toEqual({ leadsTo: butter });
    expect(await statusOf(`${butter}?sort=ByColour&layout=list&page=2`)).toEqual({ leadsTo: `${butter}?layout=list` });
    expect(await statusOf(`${butter}?sort=PriceAsc&page=2`)).toBe(200);
    const unknown = encodeURIComponent(btoa(JSON.stringify([{ nameOrId: 'Nothing__c', values: ['x'] }])));
    expect(await statusOf(`${butter}?refinements=${unknown}&sort=PriceAsc`)).toEqual({
      leadsTo: `${butter}?sort=PriceAsc`,
    });
    expect(await statusOf('/category/rien/0ZG00000000zzzzAAA?sort=ByColour')).toBe(404);
  });

  it('has breadcrumbs that lead up through the pages of its categories and home [LNK-06] [LNK-05]', async () => {
    const { user, address } = await openShop(server, butter);
    await user.click(within(screen.getByRole('list', { name: 'Sous-rayons' })).getByRole('link', { name: 'Beurres' }));
    await screen.findByRole('heading', { level: 1, name: 'Beurres' });
    const trail = () => within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }));
    expect(
      trail()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/', butter]);
    await user.click(trail().getByRole('link', { name: 'Beurres et matières grasses' }));
    await screen.findByRole('heading', { level: 1, name: 'Beurres et matières grasses' });
    expect(address()).toBe(butter);
    await user.click(trail().getByRole('link', { name: 'Accueil' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('is reached by its url name alone: its own address comes into the history, with the place in the listing [LNK-06]', async () => {
    const { store, address, actions } = await openShop(server, '/');
    const named = addressOf({
      type: 'standard__recordPage',
      attributes: { objectApiName: 'ProductCategory', urlPath: 'beurres-et-matieres-grasses' },
      state: { categoryPath: 'ProductCategory' },
    });
    act(() => void store.dispatch(navigationRequested(`${named ?? ''}?page=2`)));
    await waitFor(() => expect(address()).toBe(`${butter}?page=2`));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Beurres et matières grasses');
    expect(shownNames()).toHaveLength(6);
    const arrivals = actions.filter(locationChanged.match).slice(1);
    expect(arrivals.map(({ payload }) => [payload.location.pathname, payload.navigationType])).toEqual([
      [butter, 'PUSH'],
    ]);
  });

  it('is not found under a url name that nothing has; without an answer another try leads to it [LNK-06] [LNK-10]', async () => {
    const missing = await openShop(server, '/category/rien-de-tel');
    expect(missing.status).toBe(404);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ce rayon n’existe pas');
    missing.unmount();
    let failing = true;
    const { status, user, address } = await openShop(server, '/category/beurres-et-matieres-grasses', {
      fault: (url) => (failing && url.includes('url-names') ? 'noAnswer' : undefined),
    });
    expect(status).toBe(503);
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(address()).toBe(butter));
    await waitFor(() => expect(shownNames()).toHaveLength(24));
  });

  it('keeps the anchor of the address that leads on to its own [LNK-06]', async () => {
    const { store, address } = await openShop(server, '/');
    act(() => void store.dispatch(navigationRequested('/category/beurres-et-matieres-grasses?page=2#produits')));
    await waitFor(() => expect(address()).toBe(`${butter}?page=2`));
    expect(selectLocation(store.getState()).hash).toBe('#produits');
  });

  it.each(['', ' '])(
    'found by its url name without an id (%p) can be asked for again, and leads nowhere [LNK-06]',
    async (id) => {
      let failing = true;
      const browser = serverHttp(server);
      const http: Http = async (request) => {
        const answer = await browser(request);
        if (!failing || !request.url.includes('url-names')) return answer;
        return { ...answer, text: JSON.stringify({ ...(JSON.parse(answer.text) as object), id }) };
      };
      const named = '/category/beurres-et-matieres-grasses';
      const { status, user, address } = await openShop(server, named, { browser: http });
      expect([status, address()]).toEqual([503, named]);
      failing = false;
      await user.click(screen.getByRole('button', { name: 'Réessayer' }));
      await waitFor(() => expect(address()).toBe(butter));
    },
  );
});

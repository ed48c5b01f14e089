import { screen, waitFor, within } from '@testing-library/react';
import { encodeRefinements } from '../../../../src/contract/search/refinements';
import type { SearchResult } from '../../../../src/contract/search/search';
import type { Http } from '../../../../src/storefront/platform/http';
import { serverHttp } from '../../../support/server/calls/serverHttp';
import { refine } from '../../../support/server/calls/searchCalls';
import type { TestServer } from '../../../support/server/testServer';
import { openShop } from '../../../support/storefront/openShop';
import { plain } from '../../../support/plain';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const filters = () => within(screen.getByRole('navigation', { name: 'Filtres' }));
const chips = () =>
  within(screen.getByRole('list', { name: 'Filtres choisis' }))
    .getAllByRole('link')
    .map((link) => plain(link));
const refined = (...refinements: Parameters<typeof refine>[]) =>
  `/search?term=beurre&refinements=${encodeURIComponent(encodeRefinements(refinements.map((each) => refine(...each))))}`;

it('a chosen value that no product has any more stays among the facets and as a chip; each takes it back [SRC-12]', async () => {
  const gone = ['Brand__c', 'Maison Disparue'] as const;
  const first = await openShop(server, refined([...gone]));
  expect(chips()).toEqual(['Maison Disparue', 'Effacer les filtres']);
  const value = filters().getByRole('link', { name: /^Maison Disparue/, current: true });
  expect(plain(value)).toBe('Maison Disparue0 produit0');
  await first.user.click(value);
  await waitFor(() => expect(first.address()).toBe('/search?term=beurre'));
  first.unmount();

  const second = await openShop(server, refined([...gone, 'Valbrune']));
  expect(chips()).toEqual(['Valbrune', 'Maison Disparue', 'Effacer les filtres']);
  await second.user.click(screen.getByRole('link', { name: 'Retirer le filtre Maison Disparue' }));
  await waitFor(() => expect(chips()).toEqual(['Valbrune', 'Effacer les filtres']));
});

it('a choice of a facet that the answer does not have keeps its chip [SRC-12]', async () => {
  const real = serverHttp(server);
  const browser: Http = async (request) => {
    const answer = await real(request);
    if (!request.url.includes('product-search')) return answer;
    const found = JSON.parse(answer.text) as SearchResult;
    const facets = found.facets.filter(({ nameOrId }) => nameOrId !== 'Brand__c');
    return { ...answer, text: JSON.stringify({ ...found, facets }) };
  };
  const { user, address } = await openShop(server, refined(['Brand__c', 'Valbrune']), { browser });
  expect(chips()).toEqual(['Valbrune', 'Effacer les filtres']);
  expect(filters().queryByRole('link', { current: true })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Retirer le filtre Valbrune' }));
  await waitFor(() => expect(address()).toBe('/search?term=beurre'));
});

it('a chosen availability is still shown as a chip, and narrows nothing, where the shop counts no stock [SRC-12]', async () => {
  const { inventoryConfiguration } = server.app.webstore.current().context;
  await server.app.webstore.change({
    inventoryConfiguration: { isInventoryEnabled: false, inventoryDefaultSource: null },
  });
  try {
    const { user, address } = await openShop(server, refined(['Availability__c', 'inStock']));
    expect(chips()).toEqual(['En stock', 'Effacer les filtres']);
    expect(filters().getByRole('heading', { level: 2, name: 'Disponibilité' })).toBeTruthy();
    await user.click(filters().getByRole('link', { name: /^En stock/, current: true }));
    await waitFor(() => expect(address()).toBe('/search?term=beurre'));
    expect(filters().queryByRole('heading', { level: 2, name: 'Disponibilité' })).toBeNull();
  } finally {
    await server.app.webstore.change({ inventoryConfiguration });
  }
});

import { screen, within } from '@testing-library/react';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';
import type { TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const nextSteps = () => screen.queryByRole('navigation', { name: 'À lire ensuite' });
async function waysFrom(path: string): Promise<(string | null)[]> {
  const shop = await openShop(server, path);
  const steps = nextSteps();
  const ways = steps ? within(steps).getAllByRole('link') : [];
  const addresses = ways.map((link) => link.getAttribute('href'));
  shop.unmount();
  return addresses;
}

it('a recipe ends with three other recipes and the way to all of them', async () => {
  const recipes = '/advice/idees-recettes';
  const here = `${recipes}/quiche-poireau-comte`;
  const ways = await waysFrom(here);
  expect(ways).toHaveLength(4);
  expect(new Set(ways).size).toBe(4);
  for (const way of ways.slice(0, 3)) expect(way).toMatch(/^\/advice\/idees-recettes\/[\w-]+$/);
  expect(ways).not.toContain(here);
  expect(ways.at(-1)).toBe(recipes);
});

it('an answer of the help ends with others of its subject, the ways to these and to all help, and whom to ask', async () => {
  const ways = await waysFrom('/faq-hub/compte-client/choisir-un-mot-de-passe');
  expect(ways.slice(0, 3).every((way) => way?.startsWith('/faq-hub/compte-client/'))).toBe(true);
  expect(ways.slice(3)).toEqual(['/faq-hub/compte-client', '/faq-hub', '/contact-support', 'tel:+33970000000']);
});

it('a page that lists others itself, or is below none, has no such end', async () => {
  for (const path of ['/faq-hub/compte-client', '/faq-hub', '/mentions-legales'])
    expect(await waysFrom(path)).toEqual([]);
});

import { screen, within } from '@testing-library/react';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';
import type { TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

it('the site map lists each page within the item of the page above it, by title, the largest branch first', async () => {
  await openShop(server, '/sitemap');
  const main = within(screen.getByRole('main'));
  const itemOf = (path: string): Element | null | undefined =>
    main
      .getAllByRole('link')
      .find((link) => link.getAttribute('href') === path)
      ?.closest('li');
  const above = (path: string): string | null | undefined =>
    itemOf(path)?.parentElement?.closest('li')?.querySelector('a')?.getAttribute('href');
  const recipe = '/advice/idees-recettes/croissants-pur-beurre-aop';
  expect([recipe, '/advice/idees-recettes'].map(above)).toEqual(['/advice/idees-recettes', '/advice']);
  const lists = main.getAllByRole('list');
  const pages = lists.find((list) => list.contains(itemOf('/advice') ?? null));
  const counts = [...(pages?.children ?? [])].map((item) => item.querySelectorAll('a').length);
  expect(counts.length).toBeGreaterThan(2);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  const recipes = itemOf('/advice/idees-recettes')?.querySelector('ul')?.children ?? [];
  const titles = [...recipes].map((item) => item.textContent);
  expect(titles.length).toBeGreaterThan(5);
  expect(titles).toEqual([...titles].sort(new Intl.Collator('fr', { numeric: true }).compare));
});

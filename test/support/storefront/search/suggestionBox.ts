import { screen, waitFor, within } from '@testing-library/react';
import { plain } from '../../plain';
import type { TestServer } from '../../server/testServer';
import { openShop } from '../openShop';
import { startShopServer } from '../startShopServer';

export const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Rechercher un terme' });
/** The rows of the suggestions; those of a native list elsewhere on the page do not count. */
export const options = () =>
  screen.queryAllByRole('listbox', { name: 'Suggestions' }).flatMap((list) => within(list).queryAllByRole('option'));
export const labels = () => options().map(({ textContent }) => plain(textContent));
/** The index of the highlighted option; -1: none is. */
export const highlighted = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');

/** One server for all tests of a file, whose pages have a search box. */
export function searchableShops() {
  let server: TestServer;
  beforeAll(async () => {
    // jsdom has no layout, and so no `scrollIntoView`.
    Element.prototype.scrollIntoView = () => undefined;
    server = await startShopServer();
  });
  afterAll(() => server.close());
  const open = (wanted = '/', shopOptions: Parameters<typeof openShop>[2] = {}) =>
    openShop(server, wanted, shopOptions);
  return {
    server: () => server,
    open,
    /** A shop in which a term has been typed and its suggestions are there. */
    async typed(term = 'creme') {
      const shop = await open();
      await shop.user.type(box(), term);
      await waitFor(() => expect(options().length).toBeGreaterThan(2));
      return shop;
    },
  };
}

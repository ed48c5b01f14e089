import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchResult } from '../../src/contract/search/search';
import { RankingPanel } from '../../src/rankingPanel/RankingPanel';
import type { RankingDoor } from '../../src/rankingPanel/rankingDoor';
import { startTestServer, type TestServer } from '../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const explain: RankingDoor['explain'] = async (searchTerm) =>
  (await server.get('searchProducts', {}, { searchTerm, explain: true })).json<SearchResult>().productsPage.products;

test('the results of the page’s term are explained word by word and factor by factor, the first one first', async () => {
  render(<RankingPanel door={{ explain }} termAtFirst="farnie t55" />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Explain' }));
  const list = await screen.findByRole('list', { name: 'Products' });
  const [first] = within(list).getAllByRole('listitem');
  const [product] = await explain('farnie t55');
  expect(first?.textContent).toContain(product?.name);
  expect(first?.textContent).toMatch(/= match [\d.]+ × availability 1\.000 × account 1\.000 × customer type [\d.]+/);
  expect(first?.textContent).toMatch(/farnie \(farin\): weight [\d.]+ × sureness 0\.500 × rarity [\d.]+ – name [\d.]+/);
});

test('a reference is said to keep its place, and what cannot be explained is said', async () => {
  const broken = { isBroken: false };
  const door: RankingDoor = {
    explain: (term) => (broken.isBroken ? Promise.reject(new Error('The server answered 400.')) : explain(term)),
  };
  render(<RankingPanel door={door} termAtFirst="BDX-102" />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Term' }), '{Enter}');
  expect(await screen.findByText('Named by its reference: in the order given.')).toBeTruthy();
  broken.isBroken = true;
  await user.click(screen.getByRole('button', { name: 'Explain' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The server answered 400.');
});

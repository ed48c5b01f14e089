import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { sessionPageAddress, SUPPORT_PAGES } from '../../../src/contract/recordings/supportPages';
import { openConsole } from '../../support/console/openConsole';
import { plain } from '../../support/plain';
import { action, answered, failed, noted, openRecorded, supportAgent } from '../../support/server/calls/recordingCalls';
import { logIn } from '../../support/server/calls/loggedIn';
import type { TestServer } from '../../support/server/testServer';
import { startShopServer } from '../../support/storefront/startShopServer';

const ORDER = 'ER37G-VYS2M-6GPHH-HG4DE';
const HAPPENED = `1 page, 1 changement du panier, commande ${ORDER}, 1 erreur, 1 appui sans effet`;

let server: TestServer;
let session = '';
let code = '';
let account = '';
beforeAll(async () => {
  server = await startShopServer();
  const { headers } = await logIn(server.app, 'boulangerie@comptoir.example');
  const arrived = { type: 'page/arrived', payload: { slices: { location: { current: { pathname: '/product/x' } } } } };
  const browser = await openRecorded(
    server.app,
    headers,
    action(0, arrived),
    answered(1, randomUUID(), {
      endpoint: 'addItem',
      kind: 'Mutation',
      path: '/carts/current/cart-items',
      status: 201,
    }),
    failed(2, randomUUID(), 'CARD_DECLINED'),
    answered(3, randomUUID(), { endpoint: 'placeOrder', kind: 'Mutation', payload: { orderReferenceNumber: ORDER } }),
    { k: 'marker', n: 4, t: 400, kind: 'press', text: 'button main' },
  );
  ({ session } = browser);
  code = (await browser.code(1, 3)).code();
  // Another browser's session, in which nothing happened that could be searched for.
  await openRecorded(server.app, {}, noted(0));
  const [found] = (await (await supportAgent(server.app)).find(`?order=${ORDER}`)).recordings;
  account = found?.accountName ?? '';
});
afterAll(() => server.close());

test('a session is found by its code, order, account, error or page, with a line of what happened, and opens at its last error; by what it has not, none is found [REP-11]', async () => {
  expect(account).not.toBe('');
  const { user } = await openConsole(server, SUPPORT_PAGES.sessions);
  const form = within(screen.getByRole('search', { name: 'Chercher une session' }));
  const rows = () => screen.queryAllByRole('rowheader').map((head) => plain(head.closest('tr')));
  const bothShown = () => waitFor(() => expect(rows()).toHaveLength(2));
  const seek = async (field: string, words: string) => {
    await user.clear(form.getByLabelText(field));
    await user.type(form.getByLabelText(field), `${words}{Enter}`);
  };
  await bothShown();
  for (const [field, own, other, said] of [
    ['Code', code.toLowerCase().replace('-', ' '), '7KM-4PX8', 'Ce code est mal saisi'],
    ['Commande', ORDER.toLowerCase(), 'AAAAA-AAAAA-AAAAA-AAAAA', 'Aucune session trouvée'],
    ['Compte', account.slice(2, 9), 'Nulle part', 'Aucune session trouvée'],
    ['Erreur', 'CARD_DECLINED', 'CARD_DECLINE', 'Aucune session trouvée'],
    ['Page', '/product', '/prod', 'Aucune session trouvée'],
  ] as const) {
    await seek(field, own);
    await waitFor(() => expect([field, rows()]).toEqual([field, [expect.stringContaining(HAPPENED)]]));
    const [row] = screen.getAllByRole('rowheader');
    expect(plain(row?.closest('tr'))).toContain('CARD_DECLINED');
    expect(
      within(row ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(sessionPageAddress(session, { part: 1, action: 2 }));
    await seek(field, other);
    expect([field, await screen.findByText(said)]).toEqual([field, expect.anything()]);
    expect(rows()).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Tout effacer' }));
    await bothShown();
  }
});

import { screen, within } from '@testing-library/react';
import { DEMO_ACCOUNT_IDS, DEMO_PASSWORD } from '../../../src/demo/accounts';
import type { TestServer } from '../server/testServer';
import { visit } from './openCheckout';
import { openShop } from './openShop';
import { startShopServer } from './startShopServer';

/** The account's login. */
export const email = 'boulangerie@comptoir.example';

export type Shop = Awaited<ReturnType<typeof openShop>>;
type Options = NonNullable<Parameters<typeof openShop>[2]>;

export const main = () => within(screen.getByRole('main'));
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** The texts that occur in the state or an action of the page life. */
export function found({ store, actions }: Shop, texts: readonly string[]) {
  const all = JSON.stringify([store.getState(), actions]);
  return texts.filter((text) => all.includes(text));
}

/** The types of all actions that begin with this, in order. */
export const outcomes = ({ actions }: Shop, prefix: string) =>
  actions.map(({ type }) => type).filter((type) => type.startsWith(prefix));

/** Fills in the login form of the current page, and sends it. */
export async function logIn({ user }: Shop, as = email) {
  await user.type(await screen.findByLabelText('Adresse e-mail'), as);
  await user.type(screen.getByLabelText('Mot de passe'), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
}

/** A server for each test of a file, with the pages of an account that has a demo company's address book. */
export function accountOfEachTest() {
  let server: TestServer;
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    server = await startShopServer();
    // So that the demo's addresses are older than those that a test adds.
    server.clock.advance(60_000);
  });
  afterEach(() => server.close());
  return {
    server: () => server,
    open: async (address: string, options: Options = {}): Promise<Shop> =>
      openShop(server, address, { browser: await visit(server, email), ...options }),
    /** The account's addresses as they are stored, the oldest first. */
    book: () =>
      server.app.database.read
        .selectFrom('account_address')
        .selectAll()
        .where('account_id', '=', DEMO_ACCOUNT_IDS.boulangerie)
        .orderBy('created_at')
        .execute(),
  };
}

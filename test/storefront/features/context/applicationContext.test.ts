import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import { contextApi } from '../../../../src/storefront/features/context';
import { accountRestored } from '../../../../src/storefront/kernel/session';
import type { TestServer } from '../../../support/server/testServer';
import { openReads } from '../../../support/storefront/openReads';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

it('the application context is read as a guest’s and for no account, whoever asks; the session’s for the account acted for [CTX-01] [CTX-02]', async () => {
  const { store, urls } = await openReads(server, 'hotel@comptoir.example');
  const account = { id: DEMO_ACCOUNT_IDS.hotelJardins, name: 'Les Jardins d’Étretat' };
  store.dispatch(accountRestored(account));
  const again = { forceRefetch: true } as const;
  const { applicationContext, sessionContext } = contextApi.endpoints;
  const context = await store.dispatch(applicationContext.initiate(undefined, again)).unwrap();
  expect(context).toMatchObject(server.app.webstore.current().context);
  const session = await store.dispatch(sessionContext.initiate(undefined, again)).unwrap();
  expect(session).toMatchObject({ accountId: account.id, accountName: account.name });
  expect(urls.map((url) => Object.fromEntries(new URL(url, 'http://shop').searchParams))).toEqual([
    { asGuest: 'true' },
    { effectiveAccountId: account.id },
  ]);
});

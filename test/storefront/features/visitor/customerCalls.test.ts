import { LATE_PATHS } from '../../../../src/contract/latePaths';
import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import { contextApi } from '../../../../src/storefront/features/context';
import { headerUserArgs, selectUserRecord } from '../../../../src/storefront/features/site';
import { selectIsLoggedIn, selectUserId } from '../../../../src/storefront/features/visitor';
import { customerApi } from '../../../../src/storefront/features/visitor/acting/late';
import type { TestServer } from '../../../support/server/testServer';
import { visit } from '../../../support/storefront/openCheckout';
import { openReads } from '../../../support/storefront/openReads';
import { openStore } from '../../../support/storefront/openStore';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const { managedAccounts, effectiveAccount, userRecord } = customerApi.endpoints;
const { hotel, hotelGare, hotelPort, hotelJardins } = DEMO_ACCOUNT_IDS;
const MANAGER = 'hotel@comptoir.example';

it('the accounts that a manager may act for have id, name and address, and say which one is theirs, if it is asked for [CTX-03]', async () => {
  const { store, urls } = await openReads(server, MANAGER);
  const read = (args: { readonly includeMyAccount?: boolean }) =>
    store.dispatch(managedAccounts.initiate(args)).unwrap();
  const others = await read({});
  expect(others.map(({ id, isCurrentUserDefaultAccount }) => [id, isCurrentUserDefaultAccount])).toEqual([
    [hotelGare, false],
    [hotelPort, false],
    [hotelJardins, false],
  ]);
  expect(others[1]).toEqual({
    id: hotelPort,
    name: 'Hôtel du Vieux Port',
    isCurrentUserDefaultAccount: false,
    address: {
      city: expect.any(String) as unknown,
      country: 'FR',
      state: 'Normandie',
      street: expect.any(String) as unknown,
      zip: expect.any(String) as unknown,
    },
  });
  const [own, ...same] = await read({ includeMyAccount: true });
  expect([own?.id, own?.isCurrentUserDefaultAccount, same]).toEqual([hotel, true, others]);
  expect(urls.map((url) => new URL(url, 'http://shop').search)).toEqual(['', '?includeMyAccount=true']);
});

it('of an account the fields are read that are asked for, its flags as true and false [CTX-03] [CTX-15]', async () => {
  const { store, urls } = await openReads(server, MANAGER);
  const fields = ['Name', 'IsBuyer', 'IsPersonAccount'];
  const detail = await store.dispatch(effectiveAccount.initiate({ accountId: hotelPort, fields })).unwrap();
  expect(detail).toMatchObject({
    id: hotelPort,
    isMyAccount: false,
    fields: { Name: 'Hôtel du Vieux Port', IsBuyer: true },
  });
  expect(Object.keys(detail.fields)).toEqual(fields.filter((name) => name in detail.fields));
  expect(new URL(urls[0] ?? '', 'http://shop').searchParams.get('fields')).toBe(fields.join());
});

it.each([[''], [' \t'], [undefined], [null], [7]])(
  'an account without an id (%j) is refused in the words of the specification, and nothing is asked [CTX-05]',
  async (accountId) => {
    const { store, urls } = await openReads(server, MANAGER);
    const { data, error } = await store.dispatch(effectiveAccount.initiate({ accountId: accountId as string }));
    expect(data).toBeUndefined();
    expect(error).toMatchObject({
      status: 0,
      code: 'REFUSED',
      message: "The 'effectiveAccountId' param is required to be able to successfully execute this request.",
    });
    expect(urls).toEqual([]);
  },
);

it('a record that the server refuses is empty data and the list of what it said [CTX-08]', async () => {
  const browser = await visit(server, MANAGER);
  const { store } = openStore({ http: browser });
  await store.dispatch(contextApi.endpoints.siteInfo.initiate()).unwrap();
  await store.dispatch(contextApi.endpoints.sessionContext.initiate()).unwrap();
  const { signal } = new AbortController();
  await browser({ method: 'POST', url: LATE_PATHS.logout, headers: {}, body: undefined, signal });
  await store.dispatch(userRecord.initiate(headerUserArgs(selectUserId(store.getState()))));
  expect(selectUserRecord(store.getState())).toEqual({
    data: {},
    errors: [expect.objectContaining({ type: 'INVALID_SESSION_ID' })],
  });
});

it.each([[true], [null], [0], [''], ['false']])(
  'a session that says %j of being a guest is a guest’s, whatever else it says; only false is a customer’s [CTX-11]',
  async (guestUser) => {
    const browser = await visit(server, MANAGER);
    const loggedInWhere = async (said: unknown) => {
      const { store } = openStore({
        http: async (request) => {
          const answer = await browser(request);
          const text = answer.text.replace('"guestUser":false', `"guestUser":${JSON.stringify(said)}`);
          return { ...answer, text };
        },
      });
      await store.dispatch(contextApi.endpoints.siteInfo.initiate()).unwrap();
      await store.dispatch(contextApi.endpoints.sessionContext.initiate()).unwrap();
      return selectIsLoggedIn(store.getState());
    };
    expect([await loggedInWhere(guestUser), await loggedInWhere(false)]).toEqual([false, true]);
  },
);

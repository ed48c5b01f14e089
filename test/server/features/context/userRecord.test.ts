import { HEADER_USER_FIELDS, type UserRecord } from '../../../../src/contract/context/userRecord';
import { latePathTo } from '../../../../src/contract/latePaths';
import { withQuery } from '../../../../src/contract/paths';
import { DEMO_ACCOUNTS, DEMO_USERS } from '../../../../src/demo/accounts';
import { startTestServer, type TestServer } from '../../../support/server/testServer';
import { logIn } from '../../../support/server/calls/loggedIn';

let shop: TestServer;
beforeAll(async () => {
  shop = await startTestServer();
});
afterAll(() => shop.close());

const ask = (recordId: string, headers: Readonly<Record<string, string>>, query: object = {}) =>
  shop.app.inject({ url: withQuery(latePathTo('userRecord', { recordId }), { ...query }), headers });

test.each(DEMO_USERS.map((user) => [user.email, user] as const))(
  'the header of %s learns profile, company and customer type from their own record [CTX-08]',
  async (email, user) => {
    const { userId, headers } = await logIn(shop.app, email);
    const record = (await ask(userId, headers, { optionalFields: HEADER_USER_FIELDS })).json<UserRecord>();
    const account = DEMO_ACCOUNTS.find(({ id }) => id === user.accountId);
    expect(record).toMatchObject({ apiName: 'User', id: user.id, childRelationships: {}, recordTypeInfo: null });
    const field = (value: unknown) => ({ displayValue: null, value });
    expect(record.fields).toMatchObject({
      Profile: {
        value: {
          apiName: 'Profile',
          fields: { Name: field(user.role === 'buyer' ? 'Customer Community Plus Login User' : expect.any(String)) },
        },
      },
      Contact: {
        value: {
          apiName: 'Contact',
          fields: {
            Account: {
              displayValue: account?.name,
              value: {
                apiName: 'Account',
                id: account?.id,
                fields: { Name: field(account?.name), B2B_Customer_Type__c: field(account?.trade) },
              },
            },
          },
        },
      },
    });
    expect(Object.keys(record.fields)).toEqual(['Profile', 'Contact']);
    if (user.role !== 'buyer') expect(JSON.stringify(record)).not.toContain('Customer Community');
  },
);

test('a record holds what was asked for and is there; what is not is left out, or refused where it was required', async () => {
  const { userId, headers } = await logIn(shop.app);
  const fieldsOf = async (query: object) => (await ask(userId, headers, query)).json<UserRecord>().fields;
  expect(
    await fieldsOf({ fields: 'User.FirstName', optionalFields: 'User.Email,User.Salary,Account.Name,User.Profile' }),
  ).toEqual({
    FirstName: { displayValue: null, value: 'Camille' },
    Email: { displayValue: null, value: 'boulangerie@comptoir.example' },
  });
  expect(await fieldsOf({ optionalFields: 'User.constructor,User.Contact.Account.Siret__c' })).toEqual({});
  for (const query of [{ fields: 'User.Salary' }, {}, { optionalFields: ' , ' }]) {
    const reply = await ask(userId, headers, query);
    expect([reply.statusCode, reply.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]]);
  }
  // An id of 15 characters, and any effective account: the record is the user's.
  expect((await ask(userId.slice(0, 15), headers, { optionalFields: 'User.Id' })).json<UserRecord>().id).toBe(userId);
});

test('nobody reads another one’s record, and a guest none', async () => {
  const { headers } = await logIn(shop.app);
  const query = { optionalFields: 'User.Name' };
  const others = DEMO_USERS.filter(({ email }) => !email.startsWith('boulangerie'));
  for (const { id, accountId } of others) {
    for (const recordId of [id, accountId]) {
      const reply = await ask(recordId, headers, query);
      expect([reply.statusCode, reply.json()]).toMatchObject([404, [{ errorCode: 'NOT_FOUND' }]]);
    }
  }
  const malformed = await ask('me', headers, query);
  expect([malformed.statusCode, malformed.json()]).toMatchObject([400, [{ errorCode: 'INVALID_ID_FIELD' }]]);
  expect((await ask(others[0]?.id ?? '', {}, query)).statusCode).toBe(401);
});

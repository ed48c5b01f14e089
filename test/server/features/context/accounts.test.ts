import {
  isLoggedIn,
  type ExternalManagedAccounts,
  type SessionContext,
} from '../../../../src/contract/context/sessionContext';
import { anyPathTo, type AnyPathName } from '../../../../src/contract/otherClientPaths';
import { withQuery, type QueryValue } from '../../../../src/contract/paths';
import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import { cachedDemo, startTestServer, type TestServer } from '../../../support/server/testServer';
import { logIn } from '../../../support/server/calls/loggedIn';

let shop: TestServer;
beforeAll(async () => {
  shop = await startTestServer();
});
afterAll(() => shop.close());

type Query = Readonly<Record<string, QueryValue>>;
type Headers = Readonly<Record<string, string>>;
const get = (name: AnyPathName, headers: Headers = {}, query: Query = {}, values: object = {}) =>
  shop.app.inject({
    url: withQuery(anyPathTo(name, { webstoreId: shop.webstoreId, ...values } as never), query),
    headers,
  });
async function as(login: string): Promise<Headers> {
  const { cookie } = await logIn(shop.app, `${login}@comptoir.example`);
  return { cookie };
}
const { hotel, hotelPort, hotelGare, hotelJardins, sport } = DEMO_ACCOUNT_IDS;

describe('who is asking', () => {
  it('is a guest without a login, and nobody else [CTX-02] [CTX-11]', async () => {
    const session = (await get('sessionContext')).json<SessionContext>();
    expect(session).toEqual({
      accountId: null,
      accountName: null,
      buyerGroups: [],
      guestUser: true,
      profile: null,
      userId: null,
      userName: null,
    });
    expect(isLoggedIn(session)).toBe(false);
  });

  it('is a user with their profile, their account and its buyer groups [CTX-02] [CTX-11]', async () => {
    const session = (await get('sessionContext', await as('boulangerie'))).json<SessionContext>();
    expect(session).toMatchObject({
      accountId: DEMO_ACCOUNT_IDS.boulangerie,
      accountName: 'Boulangerie Maison Lavigne',
      buyerGroups: [{ name: 'Boulangerie' }],
      guestUser: false,
      isBuyer: true,
      profile: {
        firstName: 'Camille',
        lastName: 'Lavigne',
        userName: 'boulangerie@comptoir.example',
        email: 'boulangerie@comptoir.example',
      },
    });
    expect(isLoggedIn(session)).toBe(true);
  });

  it.each(['support', 'builder'])('says of %s that they order nothing', async (login) => {
    expect((await get('sessionContext', await as(login))).json()).toMatchObject({ guestUser: false, isBuyer: false });
  });

  it('is the account acted for where one is named, also with 15 characters [CTX-02]', async () => {
    const headers = await as('hotel');
    for (const effectiveAccountId of [hotelJardins, hotelJardins.slice(0, 15)]) {
      const session = (await get('sessionContext', headers, { effectiveAccountId })).json<SessionContext>();
      expect(session).toMatchObject({ accountId: hotelJardins, accountName: 'Les Jardins d’Étretat' });
      expect(session.buyerGroups.map(({ name }) => name)).toEqual(['Hôtellerie', 'Coffee shop']);
    }
    const none = await get('sessionContext', headers, { effectiveAccountId: '000000000000000' });
    expect(none.json()).toMatchObject({ accountId: hotel });
  });

  it.each([
    ['of somebody else', sport],
    ['that is none', 'hello'],
    ['of another kind', '005000000000001AAA'],
  ])('may act for no account %s, on any call', async (_which, effectiveAccountId) => {
    const headers = await as('hotel');
    for (const name of ['sessionContext', 'compactSummary', 'prices'] as const) {
      const reply = await get(name, headers, { effectiveAccountId }, { cartStateOrId: 'current' });
      expect([reply.statusCode, reply.json()]).toMatchObject([404, [{ errorCode: 'EFFECTIVE_ACCOUNT_NOT_FOUND' }]]);
    }
  });
});

describe('the accounts a user may act for', () => {
  it('are listed with their addresses, their own only when asked for [CTX-03]', async () => {
    const headers = await as('hotel');
    const list = async (query: Query) =>
      (await get('externalManagedAccounts', headers, query)).json<ExternalManagedAccounts>().externalManagedAccounts;
    const managed = await list({});
    expect(managed.map(({ accountId, isMyAccount }) => [accountId, isMyAccount])).toEqual([
      [hotelGare, false],
      [hotelPort, false],
      [hotelJardins, false],
    ]);
    expect(managed[1]).toMatchObject({
      accountName: 'Hôtel du Vieux Port',
      address: {
        street: '19 quai Sainte-Catherine',
        city: 'Honfleur',
        state: 'Normandie',
        country: 'FR',
        zip: '14600',
      },
    });
    expect(
      (await list({ includeMyAccount: true })).map(({ accountId, isMyAccount }) => [accountId, isMyAccount])[0],
    ).toEqual([hotel, true]);
    // Acting for another account does not change whose accounts are listed.
    expect(await list({ effectiveAccountId: hotelPort })).toEqual(managed);
  });

  it('are none for most, and need a login', async () => {
    expect((await get('externalManagedAccounts', await as('coffee'))).json()).toEqual({ externalManagedAccounts: [] });
    expect((await get('externalManagedAccounts')).statusCode).toBe(401);
    expect((await get('effectiveAccount', {}, {}, { accountId: hotel })).statusCode).toBe(401);
  });

  it('have a detail of typed texts, only the fields that are asked for [CTX-15] [CTX-03]', async () => {
    const headers = await as('hotel');
    const detail = async (accountId: string, query: Query) => get('effectiveAccount', headers, query, { accountId });
    const all = (await detail(hotelPort, {})).json<{ fields: Record<string, unknown> }>();
    expect(all).toMatchObject({ id: hotelPort, isMyAccount: false });
    expect(all.fields).toMatchObject({
      Name: { type: 'STRING', text: 'Hôtel du Vieux Port' },
      IsBuyer: { type: 'BOOLEAN', text: 'true' },
      BillingCity: { type: 'STRING', text: 'Honfleur' },
    });
    expect(all.fields['B2B_Customer_Type__c']).toMatchObject({ type: 'STRING', text: 'Hôtellerie' });
    const type = (await detail(hotelJardins, { fields: 'B2B_Customer_Type__c' })).json<{ fields: object }>();
    expect(type.fields).toMatchObject({ B2B_Customer_Type__c: { text: 'Coffee shop et restauration' } });
    const some = (await detail(hotel, { fields: 'Name,IsBuyer,constructor' })).json<{ fields: object }>();
    expect(some).toMatchObject({ id: hotel, isMyAccount: true });
    expect(Object.keys(some.fields)).toEqual(['Name', 'IsBuyer']);
    const foreign = await detail(sport, {});
    expect([foreign.statusCode, foreign.json()]).toMatchObject([404, [{ errorCode: 'EFFECTIVE_ACCOUNT_NOT_FOUND' }]]);
  });
});

describe('buyer groups', () => {
  const demo = cachedDemo();
  const priced = demo.prices.find(
    (price) =>
      price.buyerGroup === 'Hôtellerie' &&
      demo.prices.some((other) => other.productId === price.productId && other.buyerGroup === null),
  );
  const reserved = demo.products.find(
    ({ buyerGroups, productClass }) => productClass === 'Simple' && buyerGroups?.join() === 'Boulangerie',
  );
  const unitPrice = async (headers: Headers, productId: string, query: Query = {}) =>
    (await get('price', headers, query, { productId })).json<{ unitPrice: string }>().unitPrice;

  it('decide which price a caller pays, guests paying the general one [CTX-13]', async () => {
    if (priced === undefined) throw new Error('The demo shop has no price for hotels.');
    const own = (priced.unitCents / 100).toFixed(2);
    expect(await unitPrice(await as('hotel'), priced.productId)).toBe(own);
    expect(await unitPrice({}, priced.productId)).not.toBe(own);
  });

  it('decide which products a caller sees, and so does the account acted for [CTX-13]', async () => {
    if (reserved === undefined) throw new Error('The demo shop has nothing for bakers only.');
    const seen = async (headers: Headers, query: Query = {}) =>
      (await get('product', headers, query, { productId: reserved.id })).statusCode;
    expect([await seen({}), await seen(await as('hotel')), await seen(await as('boulangerie'))]).toEqual([
      404, 404, 200,
    ]);
    const coffeeOnly = demo.products.find(
      ({ buyerGroups, productClass }) => productClass === 'Simple' && buyerGroups?.join() === 'Coffee shop',
    );
    if (coffeeOnly === undefined) throw new Error('The demo shop has nothing for baristas only.');
    const headers = await as('hotel');
    const status = async (query: Query) =>
      (await get('product', headers, query, { productId: coffeeOnly.id })).statusCode;
    expect([await status({}), await status({ effectiveAccountId: hotelJardins })]).toEqual([404, 200]);
  });

  it('make an answer inside a version private, with a validator', async () => {
    if (reserved === undefined) throw new Error('The demo shop has nothing for bakers only.');
    const snapshotId = shop.app.catalog.state().snapshot.version ?? '';
    const anybody = demo.products.find(({ buyerGroups }) => buyerGroups === null);
    const values = { productId: anybody?.id ?? '', snapshotId };
    const guest = await get('productInSnapshot', {}, {}, values);
    const user = await get('productInSnapshot', await as('boulangerie'), {}, values);
    expect(guest.headers['cache-control']).toContain('public');
    expect(user.headers['cache-control']).toBe('private, no-cache');
    expect(user.headers.etag).toBeDefined();
    // A browser that cached the guest's answer requests it again after the login.
    expect(guest.headers.vary).toContain('cookie');
  });
});

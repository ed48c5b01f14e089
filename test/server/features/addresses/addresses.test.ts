import { recordId } from '../../../../src/contract/ids';
import type { Address, Addresses } from '../../../../src/contract/addresses/address';
import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import { demoAddresses } from '../../../../src/demo/demoAddresses';
import { isServed } from '../../../../src/server/features/addresses';
import { BOUNDS } from '../../../../src/server/limits/bounds';
import { refusal, type Guest } from '../../../support/server/shops/cartShop';
import { failure, openCheckoutShop, type Buyer, type CheckoutShop } from '../../../support/server/shops/checkoutShop';

let shop: CheckoutShop;
let buyer: Buyer;
beforeEach(async () => {
  shop = await openCheckoutShop();
  buyer = shop.newBuyer();
  await buyer.guest.logIn();
});
afterEach(() => shop.close());

const TYPED = {
  firstName: 'Paul',
  lastName: 'Orsini',
  companyName: 'Annexe',
  street: '1 quai des Martyrs\nBâtiment B',
  city: 'Bastia',
  postalCode: '20200',
  country: 'fr',
  phoneNumber: '04 95 00 00 01',
};

async function list(query: Record<string, string | number | boolean> = {}, accountId = 'current') {
  const response = await buyer.guest.call('GET', 'addresses', { accountId }, { query });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<Addresses>();
}
const add = (body: object, key?: string) =>
  buyer.guest.call('POST', 'addresses', { accountId: 'current' }, { body, ...(key === undefined ? {} : { key }) });
const change = (addressId: string, body: object) =>
  buyer.guest.call('PATCH', 'address', { accountId: 'current', addressId }, { body });

const remove = (addressId: string) => buyer.guest.call('DELETE', 'address', { accountId: 'current', addressId });

test('the demo companies have two addresses each, one the default, all of them served [CHK-09]', async () => {
  const book = await list();
  expect(book.items.map(({ isDefault }) => isDefault)).toEqual([true, false]);
  expect(book.items[0]).toMatchObject({
    companyName: 'Boulangerie Maison Lavigne',
    name: 'Camille Lavigne',
    country: 'FR',
  });
  for (const accountId of Object.values(DEMO_ACCOUNT_IDS)) {
    const own = demoAddresses(0).filter((address) => address.accountId === accountId);
    expect([own.length, own.filter(({ isDefault }) => isDefault).length]).toEqual([2, 1]);
    expect(own.every(isServed)).toBe(true);
    expect(new Set(own.map(({ street }) => street)).size).toBe(2);
  }
});

test('are added, changed and listed by id of the account or as current [CHK-09]', async () => {
  const added = await add(TYPED);
  expect(added.statusCode).toBe(201);
  const address = added.json<Address>();
  expect(address).toMatchObject({
    name: 'Paul Orsini',
    country: 'FR',
    phoneNumber: '0495000001',
    street: TYPED.street,
  });
  expect((await list({}, DEMO_ACCOUNT_IDS.boulangerie)).items).toContainEqual(address);
  const changed = await change(address.addressId, { lastName: 'Orsini-Vitali', isDefault: true });
  expect(changed.json()).toEqual({
    ...address,
    lastName: 'Orsini-Vitali',
    name: 'Paul Orsini-Vitali',
    isDefault: true,
  });
  const defaults = await list({ defaultOnly: true });
  expect(defaults.items.map(({ addressId }) => addressId)).toEqual([address.addressId]);
  expect((await change(address.addressId, { city: 'Ajaccio' })).json<Address>().name).toBe('Paul Orsini-Vitali');
});

test('come page by page in the order that is asked for', async () => {
  shop.clock.advance(1000);
  await add({ ...TYPED, addressType: 'Billing', name: 'Élodie' });
  const names = async (query: Record<string, string | number | boolean>) =>
    (await list(query)).items.map(({ name }) => name);
  expect(await names({ sortOrder: 'NameDesc', pageSize: 1 })).toEqual(['Élodie']);
  expect(await names({ addressType: 'Billing' })).toEqual(['Élodie']);
  const first = await list({ pageSize: 2 });
  expect(first.items[0]?.name).toBe('Élodie');
  const second = await list({ pageSize: 2, pageToken: first.nextPageToken ?? '' });
  expect([second.items.length, second.nextPageToken]).toEqual([1, null]);
  expect((await list({ shouldShowDefaultAddrFirst: true })).items[0]?.isDefault).toBe(true);
  const back = await list({ pageSize: 2, pageToken: second.previousPageToken ?? '' });
  expect(back.items).toEqual(first.items);
  const linked = await buyer.guest.send('GET', second.previousPageUrl ?? '');
  expect(linked.json<Addresses>().items).toEqual(first.items);
  for (const query of [{ pageToken: 'zz' }, { pageSize: 0 }, { pageSize: 101 }, { sortOrder: 'Random' }]) {
    const strange = await buyer.guest.call('GET', 'addresses', { accountId: 'current' }, { query });
    expect([query, refusal(strange)]).toEqual([query, '400 INVALID_API_INPUT']);
  }
});

test('a repeat under one key adds one', async () => {
  const [one, two] = await Promise.all([add(TYPED, 'once'), add(TYPED, 'once')]);
  expect(one.json()).toEqual(two.json());
  expect((await list()).items).toHaveLength(3);
});

test('what is wrong is named field by field; only countries the shop ships to are taken [CHK-22]', async () => {
  const wrong = await add({ ...TYPED, street: '', postalCode: '2020', phoneNumber: '1' });
  expect(failure(wrong)).toBe('422 errors/validation-failure');
  const fields = wrong
    .json<{ errors: { invalidParameters: string[] }[] }>()
    .errors.flatMap((error) => error.invalidParameters);
  expect(fields).toEqual(['street', 'postalCode', 'phoneNumber']);
  expect(failure(await add({ ...TYPED, country: 'DE' }))).toBe('422 errors/validation-failure');
  expect((await list()).items).toHaveLength(2);
});

test('a change may carry neither name nor id nor fields [CHK-09]', async () => {
  const [first] = (await list()).items;
  for (const body of [{ name: 'X' }, { addressId: 'x' }, { fields: {} }]) {
    expect(refusal(await change(String(first?.addressId), body))).toBe('400 JSON_PARSER_ERROR');
  }
});

test('are for users of the account alone: guests are 403, another account’s are as unknown as none [CHK-09]', async () => {
  const [first] = (await list()).items;
  const addressId = String(first?.addressId);
  const everyCall = async (guest: Guest, accountId: string) => {
    const names = { accountId, addressId };
    return Promise.all([
      guest.call('GET', 'addresses', names),
      guest.call('POST', 'addresses', names, { body: TYPED }),
      guest.call('PATCH', 'address', names, { body: { city: 'X' } }),
      guest.call('DELETE', 'address', names),
    ]).then((answers) => answers.map(refusal));
  };
  const all = (answer: string) => [answer, answer, answer, answer];
  const { boulangerie } = DEMO_ACCOUNT_IDS;
  const guest = shop.newBuyer().guest;
  expect(await everyCall(guest, 'current')).toEqual(all('403 INSUFFICIENT_ACCESS'));
  expect(await everyCall(guest, boulangerie)).toEqual(all('403 INSUFFICIENT_ACCESS'));
  const stranger = shop.newBuyer().guest;
  await stranger.logIn('coffee@comptoir.example');
  expect(await everyCall(stranger, boulangerie)).toEqual(all('404 ITEM_NOT_FOUND'));
  expect(await everyCall(stranger, recordId('account', 77))).toEqual(all('404 ITEM_NOT_FOUND'));
  expect(await everyCall(stranger, 'mine')).toEqual(all('400 INVALID_ID_FIELD'));
  const own = { accountId: 'current', addressId };
  expect(refusal(await stranger.call('PATCH', 'address', own, { body: { city: 'X' } }))).toBe('404 ITEM_NOT_FOUND');
  expect(refusal(await stranger.call('DELETE', 'address', own))).toBe('404 ITEM_NOT_FOUND');
  expect((await list()).items).toContainEqual(first);
});

test('an account that manages others keeps their books too, named in the path by 15 or 18 characters [CHK-09]', async () => {
  const manager = shop.newBuyer().guest;
  await manager.logIn('hotel@comptoir.example');
  const managed = DEMO_ACCOUNT_IDS.hotelPort;
  const added = await manager.call('POST', 'addresses', { accountId: managed.slice(0, 15) }, { body: TYPED });
  expect(added.statusCode).toBe(201);
  const { addressId } = added.json<Address>();
  const book = async (accountId: string) =>
    (await manager.call('GET', 'addresses', { accountId })).json<Addresses>().items.map((item) => item.addressId);
  expect(await book(managed)).toContain(addressId);
  expect(await book('current')).not.toContain(addressId);
  const names = { accountId: managed, addressId: addressId.slice(0, 15) };
  expect((await manager.call('PATCH', 'address', names, { body: { city: 'Bonifacio' } })).json()).toMatchObject({
    addressId,
    city: 'Bonifacio',
  });
  // The address does not exist in the book of the manager's own account.
  const elsewhere = { ...names, accountId: 'current' };
  expect(refusal(await manager.call('DELETE', 'address', elsewhere))).toBe('404 ITEM_NOT_FOUND');
  expect((await manager.call('DELETE', 'address', names)).statusCode).toBe(204);
  expect(await book(managed)).not.toContain(addressId);
});

test('an account beside the one in the path is refused, and none is none [CHK-09]', async () => {
  const manager = shop.newBuyer().guest;
  await manager.logIn('hotel@comptoir.example');
  const beside = (effectiveAccountId: string) =>
    manager.call('GET', 'addresses', { accountId: 'current' }, { query: { effectiveAccountId } });
  expect(refusal(await beside(DEMO_ACCOUNT_IDS.hotelPort))).toBe('400 INVALID_API_INPUT');
  expect(refusal(await beside(DEMO_ACCOUNT_IDS.hotel))).toBe('400 INVALID_API_INPUT');
  expect((await beside('000000000000000')).statusCode).toBe(200);
});

describe('of each type', () => {
  const marked = async (type: string) =>
    (await list({ addressType: type, defaultOnly: true })).items.map(({ addressId }) => addressId);
  const added = async (body: object) => (await add({ ...TYPED, ...body })).json<Address>();

  test('the first is the default, and a new default takes the mark from the old [CHK-09]', async () => {
    const [shipping] = await marked('Shipping');
    const first = await added({ addressType: 'Billing', isDefault: false });
    expect(first).toMatchObject({ addressType: 'Billing', isDefault: true });
    const second = await added({ addressType: 'Billing' });
    expect(second.isDefault).toBe(false);
    const third = await added({ addressType: 'Billing', isDefault: true });
    expect(await marked('Billing')).toEqual([third.addressId]);
    expect(await marked('Shipping')).toEqual([shipping]);
    expect((await list({ addressType: 'Billing,Shipping' })).count).toBe(5);
    expect((await list({ addressType: 'Billing, Shipping', defaultOnly: true })).count).toBe(2);
  });

  test('the mark cannot be laid down, only given to another: a form that always sends it changes the rest [CHK-09]', async () => {
    const [shipping = ''] = await marked('Shipping');
    const changed = await change(shipping, { isDefault: false, city: 'Lyon' });
    expect([changed.statusCode, changed.json()]).toMatchObject([200, { isDefault: true, city: 'Lyon' }]);
    expect(await marked('Shipping')).toEqual([shipping]);
    expect((await change(shipping, { isDefault: true })).statusCode).toBe(200);
    expect(await marked('Shipping')).toEqual([shipping]);
  });

  test('one is the default also after a change of type and after a deletion [CHK-09]', async () => {
    const [shop1 = '', storeRoom = ''] = (await list({ addressType: 'Shipping' })).items.map((item) => item.addressId);
    expect((await change(shop1, { addressType: 'Billing' })).json()).toMatchObject({ isDefault: true });
    expect([await marked('Shipping'), await marked('Billing')]).toEqual([[storeRoom], [shop1]]);
    shop.clock.advance(1000);
    const other = await added({ isDefault: true });
    expect(await marked('Shipping')).toEqual([other.addressId]);
    expect((await remove(other.addressId)).statusCode).toBe(204);
    expect(await marked('Shipping')).toEqual([storeRoom]);
    expect((await remove(storeRoom)).statusCode).toBe(204);
    expect(await marked('Shipping')).toEqual([]);
  });
});

test('one that is deleted is gone, once; its repeat under the same key is answered alike [CHK-09]', async () => {
  const { addressId } = (await add(TYPED)).json<Address>();
  const names = { accountId: 'current', addressId };
  const once = await buyer.guest.call('DELETE', 'address', names, { key: 'gone' });
  const again = await buyer.guest.call('DELETE', 'address', names, { key: 'gone' });
  expect([once.statusCode, once.body, again.statusCode]).toEqual([204, '', 204]);
  expect(refusal(await buyer.guest.call('DELETE', 'address', names))).toBe('404 ITEM_NOT_FOUND');
  expect(refusal(await change(addressId, { city: 'X' }))).toBe('404 ITEM_NOT_FOUND');
  expect(refusal(await remove('nothing'))).toBe('400 INVALID_ID_FIELD');
  expect(refusal(await change(DEMO_ACCOUNT_IDS.boulangerie, {}))).toBe('400 INVALID_ID_FIELD');
});

test('are given with the fields a call names, and with no others', async () => {
  const { addressId } = (await add({ ...TYPED, region: 'Corse' })).json<Address>();
  const fieldsOf = async (query: Record<string, string>) =>
    (await list(query)).items.find((item) => item.addressId === addressId)?.fields;
  expect(await fieldsOf({})).toEqual({});
  expect(await fieldsOf({ fields: 'Name, State,Nothing,IsDefault,MiddleName' })).toEqual({
    Name: 'Paul Orsini',
    State: 'Corse',
    IsDefault: 'false',
    MiddleName: null,
  });
});

test('of a country that is shipped to no more stay in the book, but for who leaves them out [CHK-22]', async () => {
  const { shippingCountries } = shop.app.webstore.current().context;
  await shop.app.webstore.change({ shippingCountries: [...shippingCountries, 'BE'] });
  const { addressId } = (await add({ ...TYPED, country: 'BE', postalCode: '1000' })).json<Address>();
  await shop.app.webstore.change({ shippingCountries: [...shippingCountries] });
  const ids = async (query: Record<string, boolean>) => (await list(query)).items.map((item) => item.addressId);
  expect(await ids({})).toContain(addressId);
  expect(await ids({ excludeUnsupportedCountries: true })).not.toContain(addressId);
  expect(failure(await change(addressId, { city: 'Namur' }))).toBe('422 errors/validation-failure');
  expect((await change(addressId, { country: 'FR', postalCode: '59000' })).statusCode).toBe(200);
});

test.each([
  ['06 12 34 56 78', '0612345678'],
  ['+33 (0)6 12 34 56 78', '0612345678'],
  ['0033612345678', '0612345678'],
  ['', null],
])('a telephone number typed %j is kept as %j [CHK-12]', async (phoneNumber, kept) => {
  expect((await add({ ...TYPED, phoneNumber })).json<Address>().phoneNumber).toBe(kept);
});

test('any telephone number is taken where the webstore does not check them [CHK-12]', async () => {
  const foreign = '(415) 555-0123';
  expect(failure(await add({ ...TYPED, phoneNumber: foreign }))).toBe('422 errors/validation-failure');
  await shop.app.webstore.change({ skipPhoneNumberValidationEnabled: true });
  expect((await add({ ...TYPED, phoneNumber: foreign })).json<Address>().phoneNumber).toBe(foreign);
  await shop.app.webstore.change({ skipPhoneNumberValidationEnabled: false });
});

test('a name may come whole instead of in parts; without either it is missing [CHK-13]', async () => {
  const { firstName, lastName, ...unnamed } = TYPED;
  const whole = (await add({ ...unnamed, name: 'Accueil livraisons' })).json<Address>();
  expect(whole).toMatchObject({ name: 'Accueil livraisons', firstName: null, lastName: null });
  expect((await add({ ...TYPED, name: 'Accueil' })).json()).toMatchObject({ name: 'Accueil', firstName, lastName });
  expect(failure(await add(unnamed))).toBe('422 errors/validation-failure');
});

test('an empty or unreadable body, and a field nobody knows, are refused with their code', async () => {
  expect(refusal(await add({ ...TYPED, shipToPhoneNumber: '0612345678' }))).toBe('400 JSON_PARSER_ERROR');
  expect(refusal(await add({ ...TYPED, effectiveAccountId: DEMO_ACCOUNT_IDS.boulangerie }))).toBe(
    '400 JSON_PARSER_ERROR',
  );
  expect(refusal(await add({ ...TYPED, addressType: 'Summer' }))).toBe('400 INVALID_API_INPUT');
  expect(refusal(await add({ ...TYPED, city: 'x'.repeat(256) }))).toBe('400 INVALID_API_INPUT');
  expect(failure(await add({}))).toBe('422 errors/validation-failure');
  expect(refusal(await add({ ...TYPED, city: 'Calvi' }, 'k'.repeat(65)))).toBe('400 INVALID_API_INPUT');
});

test('of an account are bounded in number, and a full book can still be changed', async () => {
  const most = BOUNDS.addressesOfAccount;
  await shop.database.write(async (db) => {
    const row = await db
      .selectFrom('account_address')
      .selectAll()
      .where('account_id', '=', DEMO_ACCOUNT_IDS.boulangerie)
      .executeTakeFirstOrThrow();
    for (let has = 2; has < most; has += 1) {
      const copy = { ...row, id: recordId('address', 1000 + has), is_default: 0 as const };
      await db.insertInto('account_address').values(copy).execute();
    }
  });
  expect(refusal(await add(TYPED))).toBe('400 LIMIT_EXCEEDED');
  const [first] = (await list()).items;
  const addressId = String(first?.addressId);
  expect((await change(addressId, { city: 'Lyon' })).statusCode).toBe(200);
  expect((await remove(addressId)).statusCode).toBe(204);
  expect((await add(TYPED)).statusCode).toBe(201);
});

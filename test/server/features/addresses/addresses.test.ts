import type { Address, Addresses } from '../../../../src/contract/addresses/address';
import { DEMO_ACCOUNT_IDS } from '../../../../src/server/demo/accounts';
import { demoAddresses } from '../../../../src/server/demo/demoAddresses';
import { isServed } from '../../../../src/server/features/addresses';
import { refusal } from '../cart/cartShop';
import { failure, openCheckoutShop } from '../checkout/checkoutShop';
import type { Buyer, CheckoutShop } from '../checkout/checkoutShop';

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

const list = async (query: Record<string, string | number | boolean> = {}, accountId = 'current') => {
  const response = await buyer.guest.call('GET', 'addresses', { accountId }, { query });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<Addresses>();
};
const add = (body: object, key?: string) =>
  buyer.guest.call('POST', 'addresses', { accountId: 'current' }, { body, ...(key === undefined ? {} : { key }) });
const change = (addressId: string, body: object) =>
  buyer.guest.call('PATCH', 'address', { accountId: 'current', addressId }, { body });

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
  const strange = await buyer.guest.call('GET', 'addresses', { accountId: 'current' }, { query: { pageToken: 'zz' } });
  expect(refusal(strange)).toBe('400 INVALID_API_INPUT');
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

test('are for users of the account alone: guests are 401, strangers 403 or 404 [CHK-09]', async () => {
  const [first] = (await list()).items;
  const guest = shop.newBuyer();
  expect(refusal(await guest.guest.call('GET', 'addresses', { accountId: 'current' }))).toBe('401 INVALID_SESSION_ID');
  const stranger = shop.newBuyer();
  await stranger.guest.logIn('coffee@comptoir.example');
  const theirs = { accountId: DEMO_ACCOUNT_IDS.boulangerie };
  expect(refusal(await stranger.guest.call('GET', 'addresses', theirs))).toBe('403 INSUFFICIENT_ACCESS');
  const addressId = String(first?.addressId);
  const changed = await stranger.guest.call(
    'PATCH',
    'address',
    { accountId: 'current', addressId },
    { body: { city: 'X' } },
  );
  expect(refusal(changed)).toBe('404 ITEM_NOT_FOUND');
});

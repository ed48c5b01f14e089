import { checkAddress, addressesApi } from '../../../../src/storefront/features/addresses';
import { inNameOrder } from '../../../../src/storefront/features/addresses/nameOrder';
import { shownPhone } from '../../../../src/storefront/features/addresses/shownPhone';
import type { TestServer } from '../../../support/server/testServer';
import { openAtCheckout } from '../../../support/storefront/openCheckout';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const email = 'hotel@comptoir.example';
async function shopOf(as?: string) {
  const shop = await openAtCheckout(server, as === undefined ? {} : { email: as });
  await shop.prepare('/');
  shop.calls.length = 0;
  return shop;
}
const { addresses, removeAddress, updateAddress } = addressesApi.endpoints;

describe('the address book', () => {
  it('of a guest is refused without a call [CHK-19]', async () => {
    const shop = await shopOf();
    const { error } = await shop.store.dispatch(addresses.initiate());
    expect(error).toMatchObject({ status: 0, statusText: 'CPA disabled' });
    expect(shop.calls).toEqual([]);
  });

  it('in a page of no addresses is refused without a call [CHK-19]', async () => {
    const shop = await shopOf(email);
    const { error } = await shop.store.dispatch(addresses.initiate({ pageSize: 0 }));
    expect(error).toMatchObject({ statusText: 'CPA disabled' });
    expect(shop.calls).toEqual([]);
  });

  it('lists a customer’s addresses, people and places as tokens [CHK-09]', async () => {
    const shop = await shopOf(email);
    const { items } = await shop.store.dispatch(addresses.initiate()).unwrap();
    expect(items.length).toBeGreaterThanOrEqual(2);
    for (const { street, city } of items) expect(street + city).toMatch(/^‹p\d+›‹p\d+›$/);
  });

  it('changes and removes no address without its id [CHK-20]', async () => {
    const shop = await shopOf(email);
    const { error } = await shop.store.dispatch(updateAddress.initiate({ key: 'k', addressId: ' ', change: {} }));
    expect(error).toMatchObject({ statusText: 'addressId is required' });
    const removed = await shop.store.dispatch(removeAddress.initiate({ key: 'k', addressId: '' }));
    expect(removed.error).toMatchObject({ statusText: 'addressId is required' });
    expect(shop.calls).toEqual([]);
  });
});

describe('an address that is typed', () => {
  const typed = {
    firstName: 'Nora',
    lastName: 'Delaunay',
    street: '12 rue du Four',
    postalCode: '69002',
    city: 'Lyon',
    country: 'FR',
    phoneNumber: '',
  };
  const rules = { countries: ['FR'], checksPhone: true };

  it('is taken when it is whole', () => expect(checkAddress(typed, rules)).toEqual({}));

  it('is refused at each field that is missing or wrong', () => {
    const wrong = checkAddress({ ...typed, city: '', postalCode: '6900', phoneNumber: '12' }, rules);
    expect(Object.keys(wrong).sort()).toEqual(['city', 'phoneNumber', 'postalCode']);
  });

  it('may lie only in the countries the webstore delivers to [CHK-22]', () => {
    expect(checkAddress({ ...typed, country: 'DE' }, rules)).toHaveProperty('country');
    expect(checkAddress({ ...typed, country: 'DE' }, { ...rules, countries: ['FR', 'DE'] })).toEqual({});
  });

  it('may have any telephone number where the webstore does not check them [CHK-12]', () => {
    expect(checkAddress({ ...typed, phoneNumber: '12' }, { ...rules, checksPhone: false })).toEqual({});
  });
});

it.each(['CN', 'HU', 'JP', 'KR', 'MO', 'MY', 'SG', 'TW', 'VN'])(
  'writes the family name first in %s [CHK-21]',
  (country) => expect(inNameOrder(country, 'first', 'last')).toEqual(['last', 'first']),
);
it('writes the first name first elsewhere [CHK-21]', () =>
  expect(inNameOrder('FR', 'first', 'last')).toEqual(['first', 'last']));

it.each([
  ['4155550123', '(415) 555-0123'],
  ['415-555-0123', '(415) 555-0123'],
  ['0472000000', '04\u00a072\u00a000\u00a000\u00a000'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
])('shows the telephone number %s as %s [CHK-12]', (phone, shown) => expect(shownPhone(phone)).toBe(shown));

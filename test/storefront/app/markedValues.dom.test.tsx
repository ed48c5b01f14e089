import type { TestServer } from '../../support/server/testServer';
import { act, screen } from '@testing-library/react';
import { DEMO_ACCOUNT_IDS } from '../../../src/demo/accounts';
import { navigationRequested } from '../../../src/storefront/kernel/location';
import type { Http } from '../../../src/storefront/platform/http';
import { fillCartOf } from '../../support/storefront/checkoutPage';
import { visit } from '../../support/storefront/openCheckout';
import { openWatchedShop } from '../../support/storefront/openWatchedShop';
import { startShopServer } from '../../support/storefront/startShopServer';
import { createMarks } from '../../support/storefront/typedMarks';

let server: TestServer;
beforeEach(async () => {
  server = await startShopServer();
});
afterEach(() => server.close());

/**
 * Types into every field of a page and sends its forms. Returns the names of the fields, and the columns that then hold
 * what was typed.
 */
async function markPage(wanted: string, browser?: Http) {
  const shop = await openWatchedShop(server, wanted, browser && { browser });
  const { user, settled, holdersOf, columnsOf, replay } = shop;
  const main = screen.getByRole('main');
  const marks = createMarks(user);
  await marks.typeInto(main);
  for (const select of main.querySelectorAll('select'))
    if (select.options[1]) await user.selectOptions(select, select.options[1]);
  for (const send of main.querySelectorAll('[type=submit]')) await user.click(send);
  await settled();
  const beginnings = ['zqxjkz', ...marks.beginnings()];
  expect(holdersOf(beginnings)).toEqual([]);
  const columns = await columnsOf({ ...marks.byName(), inAddress: ['zqxjkz-secret'] });
  expect(replay()).toEqual({ diverging: 0, problems: [] });
  expect(await shop.heldByTest(beginnings)).toEqual([]);
  return { fields: marks.names, columns };
}

it.each([
  ['/login', ['username', 'password'], {}],
  ['/forgotten-password', ['email'], {}],
  [
    '/become-customer',
    ['companyName', 'siret', 'firstName', 'lastName', 'email', 'phone', 'message'],
    {
      companyName: ['registration.company_name'],
      siret: ['registration.siret'],
      firstName: ['registration.first_name'],
      lastName: ['registration.last_name'],
      email: ['registration.email'],
      phone: ['registration.phone'],
      message: ['registration.message'],
    },
  ],
  // `website` is a field that only robots fill in: a message with it is not stored.
  ['/contact-support', ['name', 'company', 'email', 'phone', 'orderNumber', 'message', 'website'], {}],
  ['/reset-password?token=zqxjkz-secret', ['password'], {}],
])(
  'nothing that is typed into %s is in a state, action, recording, upload, export, log or foreign column, from six letters on [REP-07]',
  async (wanted, fields, columns) => {
    expect(await markPage(wanted)).toEqual({ fields, columns });
  },
);

it('nothing that is typed into the cart is in a state, action, recording, upload, export, log or column, from six letters on [REP-07]', async () => {
  const browser = await visit(server);
  await fillCartOf(server, browser);
  expect(await markPage('/cart', browser)).toEqual({ fields: ['spinbutton', 'couponCode'], columns: {} });
});

async function savedAddress(): Promise<string> {
  const { id } = await server.app.database.read
    .selectFrom('account_address')
    .select('id')
    .where('account_id', '=', DEMO_ACCOUNT_IDS.boulangerie)
    .where('is_default', '=', 1)
    .executeTakeFirstOrThrow();
  return id;
}

it.each([
  ['a new address', () => Promise.resolve('new')],
  ['an address', savedAddress],
])(
  'nothing that is typed into %s of the book is in a state, action, recording, upload, export, log or foreign column, from six letters on [REP-07]',
  async (_which, id) => {
    const browser = await visit(server, 'boulangerie@comptoir.example');
    const { fields, columns } = await markPage(`/account/addresses/${await id()}`, browser);
    expect(fields).toEqual([
      ...['firstName', 'lastName', 'companyName', 'street', 'postalCode', 'city', 'phoneNumber'],
    ]);
    expect(columns).toEqual({
      firstName: ['account_address.first_name', 'account_address.name'],
      lastName: ['account_address.last_name', 'account_address.name'],
      companyName: ['account_address.company_name'],
      street: ['account_address.street'],
      postalCode: ['account_address.postal_code'],
      city: ['account_address.city'],
      phoneNumber: ['account_address.phone_number'],
    });
  },
);

it.each(['zqxjqueuse.dupont@exemple-marque.fr', '4970107111111119', 'FR1420041010050500013M02606', '06 98 71 53 20'])(
  '%s, wherever it stands in an address, is in no state, action, recording, upload, export, log or column [REP-07]',
  async (value) => {
    const mark = encodeURIComponent(value);
    const { store, settled, holdersOf, columnsOf, address } = await openWatchedShop(
      server,
      `/search?client=${mark}&page=${mark}&term=beurre#${mark}`,
    );
    expect(address()).toBe('/search?term=beurre');
    for (const href of [
      `/cart?client=${mark}`,
      `/${mark}`,
      `/category/${mark}/x`,
      `/login?startUrl=%2F%3Fx%3D${mark}`,
    ]) {
      act(() => void store.dispatch(navigationRequested(href)));
      await settled();
    }
    const beginning = value.slice(0, 6);
    expect(holdersOf([beginning, encodeURIComponent(beginning)])).toEqual([]);
    expect(await columnsOf({ value: [value, mark] })).toEqual({});
  },
);

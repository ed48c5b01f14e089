import { DEMO_ACCOUNT_IDS } from '../../../src/demo/accounts';
import {
  authenticationEvents,
  formsSaga,
  authenticationReducer,
} from '../../../src/storefront/features/authentication';
import { addressBookEvents, addressBookReducer, addressBookSaga } from '../../../src/storefront/features/addresses';
import { keptAddressesEvents, keptAddressesReducer } from '../../../src/storefront/features/checkout';
import { keepAddresses } from '../../../src/storefront/features/checkout/keptAddresses/keepAddresses';
import { contactReducer } from '../../../src/storefront/features/contact';
import { contactSaga } from '../../../src/storefront/features/contact/contactSaga';
import { messageRequested } from '../../../src/storefront/features/contact/contactSlice';
import { contextApi } from '../../../src/storefront/features/context';
import { call, type SagaGenerator } from '../../../src/storefront/kernel/effects';
import { joinSlices, type LateSlices } from '../../../src/storefront/kernel/lateSlices';
import { setClock } from '../../../src/storefront/platform/clock';
import type { Http } from '../../../src/storefront/platform/http';
import type { TestServer } from '../../support/server/testServer';
import { visit } from '../../support/storefront/openCheckout';
import { openStore } from '../../support/storefront/openStore';
import { startShopServer } from '../../support/storefront/startShopServer';
import { waitUntil } from '../../support/waitUntil';

jest.mock('@redux-saga/delay-p', () => jest.requireActual<{ hurried: object }>('../../support/hurriedDelays').hurried);

let server: TestServer;
beforeEach(async () => {
  server = await startShopServer();
});
afterEach(() => server.close());

const EMAIL = 'boulangerie@comptoir.example';

/** A shop whose first changing call is carried out by the server, and its answer lost. */
async function open(slices: LateSlices, saga: () => SagaGenerator, email?: string) {
  setClock(server.clock.now);
  const real = await visit(server, email);
  const keys: (string | undefined)[] = [];
  const http: Http = async (request) => {
    const answer = await real(request);
    if (request.method === 'GET') return answer;
    keys.push(request.headers['idempotency-key']);
    if (keys.length === 1) throw new TypeError('Failed to fetch');
    return answer;
  };
  const shop = openStore({ http });
  await shop.store.dispatch(contextApi.endpoints.siteInfo.initiate());
  await shop.store.dispatch(contextApi.endpoints.sessionContext.initiate());
  shop.run(function* () {
    yield* call(joinSlices, slices);
    yield* call(saga);
  });
  const outcome = (wanted: string) => waitUntil(wanted, () => shop.actions.some(({ type }) => type === wanted));
  return { ...shop, keys, outcome, types: () => shop.actions.map(({ type }) => type) };
}

const read = () => server.app.database.read;
const book = () =>
  read().selectFrom('account_address').select('city').where('account_id', '=', DEMO_ACCOUNT_IDS.boulangerie).execute();

const typed = (tokenOf: (text: string) => string) => ({
  firstName: tokenOf('Nora'),
  lastName: tokenOf('Delaunay'),
  companyName: 'Fournil du Rhône',
  street: tokenOf('12 rue du Four'),
  postalCode: tokenOf('69002'),
  city: tokenOf('Lyon'),
  country: 'FR',
  phoneNumber: tokenOf('0472000000'),
});

const isInLyon = ({ city }: { readonly city: string | null }) => city === 'Lyon';

describe('whose answer is lost', () => {
  const twiceUnderOneKey = (keys: readonly (string | undefined)[]) => [keys.length, new Set(keys).size];

  it('a new address is in the book once [CHK-09]', async () => {
    const shop = await open({ addressBook: addressBookReducer }, addressBookSaga, EMAIL);
    const address = typed(shop.vault.tokenOf);
    shop.store.dispatch(addressBookEvents.changeRequested({ kind: 'save', addressId: null, address }));
    await shop.outcome('addressBook/changed');
    expect(shop.types()).toContain('addressBook/changed');
    expect(twiceUnderOneKey(shop.keys)).toEqual([2, 1]);
    expect((await book()).filter(isInLyon)).toHaveLength(1);
  });

  it('an address that is kept at the checkout is in the book once, and a failure is not shown [CHK-09]', async () => {
    const shop = await open({ keptAddresses: keptAddressesReducer }, keepAddresses, EMAIL);
    shop.store.dispatch(keptAddressesEvents.requested(typed(shop.vault.tokenOf)));
    await shop.outcome('keptAddresses/kept');
    expect(shop.types()).toContain('keptAddresses/kept');
    expect(shop.types()).not.toContain('notices/raised');
    expect(twiceUnderOneKey(shop.keys)).toEqual([2, 1]);
    expect((await book()).filter(isInLyon)).toHaveLength(1);
  });

  it('a message to the shop is stored once, and its reference said', async () => {
    const shop = await open({ contact: contactReducer }, contactSaga);
    const message = {
      subject: 'claim',
      name: shop.vault.tokenOf('Ana Roux'),
      company: '',
      email: shop.vault.tokenOf('ana@roux.example'),
      phone: '',
      orderNumber: '',
      message: shop.vault.tokenOf('Un colis de beurre manque.'),
      website: '',
    };
    shop.store.dispatch(messageRequested(message));
    await shop.outcome('contact/messageSent');
    const stored = await read().selectFrom('contact_message').select('reference').execute();
    expect(stored).toHaveLength(1);
    expect(shop.store.getState().late.contact).toEqual({ status: 'sent', reference: stored[0]?.reference });
    expect(twiceUnderOneKey(shop.keys)).toEqual([2, 1]);
  });

  it('a registration is stored once', async () => {
    const shop = await open({ authentication: authenticationReducer }, formsSaga);
    const registration = {
      companyName: 'Fournil des Quatre Vents',
      siret: shop.vault.tokenOf('80214736300013'),
      trade: 'Boulangerie/Pâtisserie',
      firstName: shop.vault.tokenOf('Ana'),
      lastName: shop.vault.tokenOf('Roux'),
      email: shop.vault.tokenOf('ana@roux.example'),
      phone: shop.vault.tokenOf('0612345678'),
      message: '',
    };
    shop.store.dispatch(authenticationEvents.registrationRequested(registration));
    await shop.outcome('authentication/registered');
    expect(shop.types()).toContain('authentication/registered');
    expect(await read().selectFrom('registration').select('id').execute()).toHaveLength(1);
    expect(twiceUnderOneKey(shop.keys)).toEqual([2, 1]);
  });

  it('a request for a new password mails one link', async () => {
    const shop = await open({ authentication: authenticationReducer }, formsSaga);
    shop.store.dispatch(authenticationEvents.passwordMailRequested({ email: shop.vault.tokenOf(EMAIL) }));
    await shop.outcome('authentication/passwordMailSent');
    expect(shop.types()).toContain('authentication/passwordMailSent');
    expect(twiceUnderOneKey(shop.keys)).toEqual([2, 1]);
    await server.app.close();
    expect(server.mails.map(({ to }) => to)).toEqual([EMAIL]);
  });
});

import { normalizeId } from '../../../../src/contract/ids';
import type { ApplicationContext } from '../../../../src/contract/context/applicationContext';
import type { SiteInfo } from '../../../../src/contract/context/siteInfo';
import type { ContextSettings } from '../../../../src/server/features/context';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const contextOf = async () =>
  (await server.get('applicationContext', {}, { asGuest: true })).json<ApplicationContext>();

test('the site tells its ids and language without a login', async () => {
  const answer = await server.get('siteInfo', {});
  expect(answer.status).toBe(200);
  const site = answer.json<SiteInfo>();
  expect(site).toMatchObject({
    webstoreId: server.webstoreId,
    apiVersion: 'v65.0',
    currentLanguage: 'fr',
    currentLocale: 'fr-FR',
  });
  expect([site.webstoreId, site.siteId, site.communityId, site.channelId].map((id) => id.slice(0, 3))).toEqual([
    '0ZE',
    '0DM',
    '0DB',
    '0ap',
  ]);
});

test('the application context is that of a French shop with prices without VAT, kept for five minutes [CTX-01]', async () => {
  const answer = await server.get('applicationContext', {}, { asGuest: true });
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toContain('max-age=300');
  expect(answer.json()).toMatchObject({
    guestBrowsingEnabled: true,
    guestCartEnabled: true,
    guestCheckoutEnabled: true,
    taxType: 'Net',
    country: 'FR',
    defaultCurrency: 'EUR',
    shippingCountries: ['FR'],
    inventoryConfiguration: {
      isInventoryEnabled: true,
      inventoryDefaultSource: { webStoreInventoryLocationSourceType: 'Location' },
    },
    catalogSnapshotVersionId: server.app.catalog.state().snapshot.version,
  });
});

/** A different value for every setting. */
const others: Required<ContextSettings> = {
  cartCalculateEnabled: false,
  checkoutSettings: {
    isManagedCheckoutEnabled: false,
    isMngCheckoutAutoPublished: false,
    shippingMethodsEnabled: false,
    paymentConfiguration: {
      businessAchEnabled: true,
      paymentMethodManualCaptureEnabled: false,
      paymentMethodSetDevName: 'Set',
    },
  },
  clientSidePaymentConfiguration: { componentName: 'c', config: { key: 'value' } },
  country: 'BE',
  defaultCurrency: 'CHF',
  giftingConfig: { isGiftingEnabled: false, isGiftMessageEnabled: true, isGiftWrapEnabled: false },
  guestBrowsingEnabled: false,
  guestCartEnabled: false,
  guestCheckoutEnabled: false,
  guestCartCheckoutEnabled: false,
  inventoryConfiguration: { isInventoryEnabled: false, inventoryDefaultSource: null },
  logoutUrl: '/au-revoir',
  managedCheckoutVersion: 'V2',
  markets: [{ marketId: 'm', localeCurrencyMap: { fr_FR: 'EUR' } }],
  orderStatuses: [{ apiName: 'Other', displayValue: 'Autre' }],
  placeOrderV2Enabled: false,
  productConfig: { configuratorFlowApiName: 'Flow' },
  propertiesEx: { highScaleCartEnabled: false, shopperCopilotUIEnabled: true, paymentsLegacyFormsEnabled: true },
  sessionDrivenCurrency: false,
  shippingCountries: ['BE', 'LU'],
  shopperConsentEnabled: false,
  skipPhoneNumberValidationEnabled: true,
  splitShipmentEnabled: false,
  subscriptionConfig: {
    subscriptionPlusEnabled: false,
    rlmSubscriptionEnabled: true,
    commerceSubscriptionARCUIEnabled: true,
  },
  supportedCurrencies: ['CHF', 'EUR'],
  taxType: 'Gross',
  usesSingleEntitlementPolicy: false,
  usesUniversalPricebooks: false,
};

/** The values inside of a setting, by their paths; a list is one value. */
function innermost(value: unknown, path = ''): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => innermost(inner, `${path}.${name}`));
}

describe('settings of the webstore', () => {
  let original: ContextSettings;
  beforeAll(() => {
    original = server.app.webstore.current().context;
  });
  afterEach(() => server.app.webstore.change(original));

  test.each(Object.entries(others))('%s is a setting that changes the answer [CTX-10]', async (name, value) => {
    const before = new Map<string, unknown>(Object.entries(await contextOf()));
    // Every value inside the setting differs, too, so that none of them can be a constant of the answer.
    const stood = new Map(innermost(before.get(name)));
    expect(innermost(value).filter(([path, one]) => stood.get(path) === one)).toEqual([]);
    expect(before.get(name)).not.toEqual(value);
    await server.app.webstore.change({ [name]: value });
    const after = new Map<string, unknown>(Object.entries(await contextOf()));
    expect(after.get(name)).toEqual(value);
  });

  test('together the settings are every field of the context but the catalogue version [CTX-10]', async () => {
    const fields = Object.keys(await contextOf()).filter((name) => name !== 'catalogSnapshotVersionId');
    expect(Object.keys(others).sort()).toEqual([...new Set([...fields, 'logoutUrl'])].sort());
  });

  test('a value that makes no sense is never stored', async () => {
    await expect(server.app.webstore.change({ shippingCountries: [1] as unknown as string[] })).rejects.toThrow(
      'shippingCountries',
    );
    expect((await contextOf()).shippingCountries).toEqual(['FR']);
  });

  test('where guests may not browse they get 401 from the catalogue, and still read the context', async () => {
    await server.app.webstore.change({ guestBrowsingEnabled: false });
    for (const call of [
      server.get('searchProducts', {}, { searchTerm: 'beurre' }),
      server.get('categoryMenuItems', {}),
      server.get('categoryChildren', {}),
      server.get('prices', {}, { productIds: '01t000000000001' }),
      server.get('products', {}, { ids: '01t000000000001' }),
    ]) {
      const answer = await call;
      expect([answer.status, answer.json()]).toMatchObject([401, [{ errorCode: 'INVALID_SESSION_ID' }]]);
    }
    expect((await server.get('applicationContext', {})).status).toBe(200);
  });
});

test('a guest has no account, no name and no buyer group', async () => {
  const answer = await server.get('sessionContext', {}, { effectiveAccountId: '001000000000001' });
  expect(answer.json()).toEqual({
    accountId: null,
    accountName: null,
    buyerGroups: [],
    guestUser: true,
    profile: null,
    userId: null,
    userName: null,
  });
  expect(answer.headers['cache-control']).toBe('private, no-cache');
});

describe('the webstore in the path', () => {
  const calls = [
    'applicationContext',
    'sessionContext',
    'products',
    'prices',
    'searchProducts',
    'searchSuggestions',
    'sortRules',
    'categoryChildren',
    'categoryMenuItems',
  ] as const;

  test.each(calls)('%s of another webstore is not found [CTX-14]', async (name) => {
    const answer = await server.get(
      name,
      { webstoreId: normalizeId('0ZE0000000000zz') ?? '' },
      { searchTerm: 'x', ids: 'x' },
    );
    expect([answer.status, answer.json()]).toMatchObject([404, [{ errorCode: 'WEBSTORE_NOT_FOUND' }]]);
  });

  test('may be named with 15 characters, and under any API version', async () => {
    const answer = await server.get('applicationContext', {
      webstoreId: server.webstoreId.slice(0, 15),
      version: 'v62.0',
    });
    expect(answer.status).toBe(200);
  });

  test('is refused when it is no id of a webstore', async () => {
    for (const webstoreId of ['nonsense', '01t000000000001AAA']) {
      const answer = await server.get('applicationContext', { webstoreId });
      expect([answer.status, answer.json()]).toMatchObject([400, [{ errorCode: 'INVALID_ID_FIELD' }]]);
    }
  });
});

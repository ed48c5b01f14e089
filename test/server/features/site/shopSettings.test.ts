import type { ApplicationContext } from '../../../../src/contract/context/applicationContext';
import { inventoryScope } from '../../../../src/contract/prices/inventory';
import type { QueryValue } from '../../../../src/contract/paths';
import { BUILDER_PATHS, versionPath } from '../../../../src/contract/site/builderPaths';
import type { SiteDraft, SiteState } from '../../../../src/contract/site/builder';
import { SHOP_SWITCHES, type ShopSettings } from '../../../../src/contract/site/shopSettings';
import type { SiteDocument } from '../../../../src/contract/site/siteConfiguration';
import { recordId } from '../../../../src/contract/ids';
import { publishPrices } from '../../../../src/server/features/catalog';
import { readWebstore, shopSettingsOf, writeWebstore } from '../../../../src/server/features/context';
import { isSimple, someProduct } from '../../../support/server/catalogFixture';
import { logIn } from '../../../support/server/loggedIn';
import { cachedDemo, type TestServer } from '../../../support/server/testServer';
import { startShopServer } from '../../../support/storefront/startShopServer';

let shop: TestServer;
let headers: Readonly<Record<string, string>>;
beforeEach(async () => {
  shop = await startShopServer();
  ({ headers } = await logIn(shop.app, 'builder@comptoir.example'));
});
afterEach(() => shop.close());

/** A product with one piece in stock. */
const sold = () => someProduct(shop, (found) => isSimple(found) && found.quantityRule.minimum === 1);

const draft = async () => (await shop.app.inject({ url: BUILDER_PATHS.draft, headers })).json<SiteDraft>();
const save = async (change: Partial<ShopSettings>) => {
  const { revision, document } = await draft();
  const payload = { revision, document: { ...document, shop: { ...document.shop, ...change } } };
  return shop.app.inject({ method: 'PUT', url: BUILDER_PATHS.draft, headers, payload });
};
const publish = async () => {
  const { revision } = await draft();
  const reply = await shop.app.inject({
    method: 'POST',
    url: BUILDER_PATHS.publications,
    headers,
    payload: { revision },
  });
  expect(reply.statusCode).toBe(201);
  return reply.json<SiteState>();
};
const published = async (change: Partial<ShopSettings>) => {
  expect((await save(change)).statusCode).toBe(200);
  return publish();
};
/** One product is sold in francs too. */
const publishFrancs = async () => {
  const { prices } = cachedDemo();
  const francs = prices.slice(0, 1).map((price) => ({ ...price, currency: 'CHF' }));
  await shop.app.database.write((db) => publishPrices(db, shop.webstoreId, 'two-books', [...prices, ...francs]));
  await shop.app.catalog.reload();
};
const context = async () => (await shop.get('applicationContext', {})).json<ApplicationContext>();
/** The status and code of a guest's answer. */
const outcome = (reply: { readonly status: number; readonly json: () => unknown }) => {
  const body = reply.json();
  const [first] = Array.isArray(body) ? (body as { errorCode: string }[]) : [];
  return first === undefined ? reply.status : `${String(reply.status)} ${first.errorCode}`;
};

/** The answers to a guest's call, with a setting on and off. */
const get =
  (name: Parameters<TestServer['get']>[0], query: Readonly<Record<string, QueryValue>> = {}) =>
  async () =>
    outcome(
      await shop.get(name, { productId: sold().id, cartStateOrId: 'current', checkoutId: 'active' } as never, query),
    );
const post = (name: Parameters<TestServer['post']>[0], body: object, values: object) => async () =>
  outcome(await shop.post(name, values as never, body));

describe('a published switch acts', () => {
  const levels = async () => {
    const query = {
      locations: recordId('inventoryLocation', 1),
      products: sold().id,
      scope: inventoryScope(shop.webstoreId),
    };
    return (await shop.get('inventoryLevels', {}, query)).json<{ success: boolean }>().success;
  };
  const wraps = async () => (await shop.get('giftWrap', {})).json<{ products: unknown[] }>().products.length > 0;
  const counts = async () =>
    (await shop.get('aiConfiguration', {})).json<{ activityTrackingEnabled: boolean }>().activityTrackingEnabled;
  const cart = { cartStateOrId: 'current' };

  test.each<[keyof ShopSettings, () => Promise<unknown>, unknown, unknown]>([
    ['guestBrowsingEnabled', get('product'), 200, '401 INVALID_SESSION_ID'],
    ['guestCartEnabled', get('cart'), 200, '401 INVALID_SESSION_ID'],
    ['guestCheckoutEnabled', get('checkout'), '404 CHECKOUT_NOT_FOUND', '401 INVALID_SESSION_ID'],
    ['isInventoryEnabled', levels, true, false],
    ['isGiftingEnabled', wraps, true, false],
    ['isGiftWrapEnabled', wraps, true, false],
    ['activityTrackingEnabled', counts, true, false],
  ])('%s: on and off another answer comes back [CTX-10]', async (name, asked, on, off) => {
    expect(await asked()).toEqual(on);
    await published({ [name]: false });
    expect(await asked()).toEqual(off);
    await published({ [name]: true });
    expect(await asked()).toEqual(on);
  });

  test('gift messages are taken where they are on, and refused where they are off [CTX-10]', async () => {
    const buyer = await logIn(shop.app, 'boulangerie@comptoir.example');
    const send = async (method: 'POST', url: string, payload: object) =>
      (await shop.app.inject({ method, url, payload, headers: buyer.headers })).statusCode;
    const base = `/services/data/v65.0/commerce/webstores/${shop.webstoreId}/carts/current`;
    await send('POST', `${base}/cart-items`, {
      productId: sold().id,
      quantity: 1,
      type: 'Product',
    });
    const gift = () =>
      send('POST', `${base}/delivery-groups`, { isGift: true, giftMessage: 'Bravo', giftToName: 'Zoé' });
    expect(await gift()).toBe(400);
    await published({ isGiftMessageEnabled: true });
    expect(await gift()).toBe(201);
    await published({ splitShipmentEnabled: false });
    expect(await gift()).toBe(403);
  });

  test('a telephone number is checked unless that is off [CHK-12]', async () => {
    const buyer = await logIn(shop.app, 'boulangerie@comptoir.example');
    const payload = {
      firstName: 'Zoé',
      lastName: 'Pellerin',
      street: '3 rue des Lices',
      city: 'Rennes',
      postalCode: '35000',
      country: 'FR',
      phoneNumber: '0123',
    };
    const url = `/services/data/v65.0/commerce/webstores/${shop.webstoreId}/accounts/current/addresses`;
    const add = async () =>
      (await shop.app.inject({ method: 'POST', url, headers: buyer.headers, payload })).statusCode;
    expect(await add()).toBe(422);
    await published({ skipPhoneNumberValidationEnabled: true });
    expect(await add()).toBe(201);
  });

  test('every switch, the tax type and the currencies are in the application context as they were published [CTX-10]', async () => {
    await publishFrancs();
    const { shop: before } = (await draft()).document;
    const flipped = Object.fromEntries(SHOP_SWITCHES.map((name) => [name, !before[name]]));
    await published({ ...flipped, taxType: 'Gross', supportedCurrencies: ['CHF', 'EUR'], defaultCurrency: 'CHF' });
    const { giftingConfig, inventoryConfiguration, ...plain } = await context();
    const counted = (await shop.get('aiConfiguration', {})).json<{ activityTrackingEnabled: boolean }>();
    const seen = { ...plain, ...giftingConfig, ...inventoryConfiguration, ...counted } as Record<string, unknown>;
    expect(SHOP_SWITCHES.map((name) => [name, seen[name]])).toEqual(Object.entries(flipped));
    expect([plain.taxType, plain.supportedCurrencies, plain.defaultCurrency]).toEqual(['Gross', ['CHF', 'EUR'], 'CHF']);
    // Settings that builders do not decide are unchanged.
    expect(inventoryConfiguration.inventoryDefaultSource).toEqual(
      shop.app.webstore.current().context.inventoryConfiguration.inventoryDefaultSource,
    );
  });

  test('a currency is one in which prices can be asked for once it is published [PRC-04]', async () => {
    await shop.app.webstore.change({ guestBrowsingEnabled: true });
    const asked = get('prices', { productIds: recordId('product', 1), currencyIsoCode: 'CHF' });
    expect(await asked()).toBe('400 INVALID_API_INPUT');
    await published({ supportedCurrencies: ['EUR', 'CHF'] });
    expect(await asked()).toBe(200);
  });

  test('a cart that guests may not have takes nothing from them [CRT-20]', async () => {
    const add = post('cartItems', { productId: sold().id, quantity: 1, type: 'Product' }, cart);
    expect(await add()).toBe(201);
    await published({ guestCartEnabled: false });
    expect(await add()).toBe('401 INVALID_SESSION_ID');
  });
});

describe('how the shop sells', () => {
  test('is decided by a publication alone: a draft changes nothing, an earlier version comes back', async () => {
    const { liveVersion } = await draft();
    await save({ guestBrowsingEnabled: false });
    expect((await context()).guestBrowsingEnabled).toBe(true);
    await publish();
    expect((await context()).guestBrowsingEnabled).toBe(false);
    const { revision } = await draft();
    const restored = await shop.app.inject({
      method: 'POST',
      url: versionPath('restore', liveVersion),
      headers,
      payload: { revision },
    });
    expect([restored.statusCode, (await context()).guestBrowsingEnabled]).toEqual([200, false]);
    await publish();
    expect((await context()).guestBrowsingEnabled).toBe(true);
  });

  test('has no new default currency in which nothing has a price: what is live stays [PRC-04]', async () => {
    await save({ supportedCurrencies: ['EUR', 'CHF'], defaultCurrency: 'CHF' });
    const { revision, liveVersion } = await draft();
    const sent = { method: 'POST', url: BUILDER_PATHS.publications, headers, payload: { revision } } as const;
    const refused = await shop.app.inject(sent);
    expect([refused.statusCode, refused.json<{ errorCode: string }[]>()[0]?.errorCode]).toEqual([
      400,
      'CURRENCY_WITHOUT_PRICES',
    ]);
    expect([(await draft()).liveVersion, (await context()).defaultCurrency]).toEqual([liveVersion, 'EUR']);
    await publishFrancs();
    expect([(await shop.app.inject(sent)).statusCode, (await context()).defaultCurrency]).toEqual([201, 'CHF']);
  });

  test('stays as it is when a page of an earlier release, which knows nothing of it, saves the draft', async () => {
    await published({ splitShipmentEnabled: false });
    const { revision, document } = await draft();
    const { shop: own, ...older } = document;
    const payload = { revision, document: older };
    const reply = await shop.app.inject({ method: 'PUT', url: BUILDER_PATHS.draft, headers, payload });
    expect([reply.statusCode, (await draft()).document.shop]).toEqual([200, own]);
  });

  test('stands in no answer of a page’s configuration', async () => {
    expect((await shop.get('siteConfiguration', {})).json<object>()).not.toHaveProperty('shop');
  });

  test('is what the webstore’s settings say where a site of an earlier release says nothing of it', async () => {
    const { shop: _shop, ...older } = cachedDemo().site;
    await shop.app.database.write(async (db) => {
      await writeWebstore(db, shop.webstoreId, { splitShipmentEnabled: false, supportedCurrencies: ['EUR', 'CHF'] });
      await db
        .updateTable('site_version')
        .set({ document: JSON.stringify(older) })
        .execute();
      await db
        .updateTable('site_draft')
        .set({ document: JSON.stringify(older) })
        .execute();
    });
    await shop.app.webstore.refresh();
    const { document, isChanged } = await draft();
    expect([document.shop.splitShipmentEnabled, document.shop.supportedCurrencies, isChanged]).toEqual([
      false,
      ['EUR', 'CHF'],
      false,
    ]);
    const { revision } = await draft();
    const file = { format: 'comptoir-site', formatVersion: 1, document: older };
    await shop.app.inject({ method: 'POST', url: BUILDER_PATHS.imports, headers, payload: { revision, file } });
    expect((await draft()).document.shop).toEqual(document.shop);
  });

  test('begins in the demo shop as its settings are', async () => {
    expect(cachedDemo().site.shop).toEqual(shopSettingsOf(await readWebstore(shop.app.database.read)));
  });

  test.each<[string, (document: SiteDocument) => unknown, string]>([
    ['a switch that is none', ({ shop: own }) => ({ ...own, guestCartEnabled: 'yes' }), 'shop.guestCartEnabled'],
    [
      'a currency that is none',
      ({ shop: own }) => ({ ...own, supportedCurrencies: ['EUR', 'ZZZ'] }),
      'shop.supportedCurrencies.1',
    ],
    [
      'a currency named twice',
      ({ shop: own }) => ({ ...own, supportedCurrencies: ['EUR', 'CHF', 'EUR'] }),
      'shop.supportedCurrencies.2',
    ],
    [
      'a default in which nothing is sold',
      ({ shop: own }) => ({ ...own, defaultCurrency: 'CHF' }),
      'shop.defaultCurrency',
    ],
    ['no currency at all', ({ shop: own }) => ({ ...own, supportedCurrencies: [] }), 'shop.defaultCurrency'],
  ])('is refused with its place: %s', async (_what, change, path) => {
    const { revision, document } = await draft();
    const payload = { revision, document: { ...document, shop: change(document) } };
    const reply = await shop.app.inject({ method: 'PUT', url: BUILDER_PATHS.draft, headers, payload });
    expect([reply.statusCode, reply.body.includes(path)]).toEqual([400, true]);
  });
});

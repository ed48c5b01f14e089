import type { QueryValue } from '../../../../src/contract/paths';
import { recordId } from '../../../../src/contract/ids';
import { inventoryScope } from '../../../../src/contract/prices/inventory';
import { SHOP_SWITCHES, type ShopSettings } from '../../../../src/contract/site/shopSettings';
import { isSimple } from '../../../support/server/plugins/catalogFixture';
import { logIn } from '../../../support/server/calls/loggedIn';
import { openSettingsShop, type SettingsShop } from '../../../support/server/shops/settingsShop';
import { cachedDemo, type TestServer } from '../../../support/server/testServer';

let shop: SettingsShop;
beforeEach(async () => {
  shop = await openSettingsShop();
});
afterEach(() => shop.close());

/** The status and code of a guest's answer. */
function outcome(reply: { readonly status: number; readonly json: () => unknown }) {
  const body = reply.json();
  const [first] = Array.isArray(body) ? (body as { errorCode: string }[]) : [];
  return first === undefined ? reply.status : `${String(reply.status)} ${first.errorCode}`;
}

/** Makes a guest's GET; returns its outcome. */
const get =
  (name: Parameters<TestServer['get']>[0], query: Readonly<Record<string, QueryValue>> = {}) =>
  async () =>
    outcome(
      await shop.get(
        name,
        { productId: shop.sold().id, cartStateOrId: 'current', checkoutId: 'active' } as never,
        query,
      ),
    );
const post = (name: Parameters<TestServer['post']>[0], body: object, values: object) => async () =>
  outcome(await shop.post(name, values as never, body));

describe('a published switch acts', () => {
  const levels = async () => {
    const query = {
      locations: recordId('inventoryLocation', 1),
      products: shop.sold().id,
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
    await shop.published({ [name]: false });
    expect(await asked()).toEqual(off);
    await shop.published({ [name]: true });
    expect(await asked()).toEqual(on);
  });

  test('gift messages are taken where they are on, and refused where they are off [CTX-10]', async () => {
    const buyer = await logIn(shop.app, 'boulangerie@comptoir.example');
    const send = async (method: 'POST', url: string, payload: object) =>
      (await shop.app.inject({ method, url, payload, headers: buyer.headers })).statusCode;
    const base = `/services/data/v65.0/commerce/webstores/${shop.webstoreId}/carts/current`;
    await send('POST', `${base}/cart-items`, {
      productId: shop.sold().id,
      quantity: 1,
      type: 'Product',
    });
    const gift = () =>
      send('POST', `${base}/delivery-groups`, { isGift: true, giftMessage: 'Bravo', giftToName: 'Zoé' });
    expect(await gift()).toBe(400);
    await shop.published({ isGiftMessageEnabled: true });
    expect(await gift()).toBe(201);
    await shop.published({ splitShipmentEnabled: false });
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
    await shop.published({ skipPhoneNumberValidationEnabled: true });
    expect(await add()).toBe(201);
  });

  test('coupons are changed in a checkout where carts are calculated, and in the cart alone otherwise [CHK-05]', async () => {
    const buyer = await logIn(shop.app, 'boulangerie@comptoir.example');
    const base = `/services/data/v65.0/commerce/webstores/${shop.webstoreId}`;
    const send = async (method: 'DELETE' | 'POST', url: string, payload?: object) => {
      const reply = await shop.app.inject({
        method,
        url: base + url,
        headers: buyer.headers,
        ...(payload && { payload }),
      });
      return `${String(reply.statusCode)} ${reply.json<{ errorCode: string }[]>()[0]?.errorCode ?? ''}`;
    };
    const product = { productId: shop.sold().id, quantity: 1, type: 'Product' };
    await send('POST', '/carts/current/cart-items', product);
    await send('POST', '/checkouts', { cartId: 'active' });
    const enter = () => send('POST', '/checkouts/active/coupons', { couponCode: 'INCONNU' });
    const leave = () => send('DELETE', `/checkouts/active/coupons/${recordId('coupon', 1)}`);
    expect([await enter(), await leave()]).toEqual(['400 INVALID_API_INPUT', '404 ITEM_NOT_FOUND']);
    await shop.published({ cartCalculateEnabled: false });
    expect([await enter(), await leave()]).toEqual(['403 API_DISABLED_FOR_ORG', '403 API_DISABLED_FOR_ORG']);
    expect(await send('POST', '/carts/current/cart-coupons', { couponCode: 'INCONNU' })).toBe('400 INVALID_API_INPUT');
  });

  test('a large change of a cart is worked off later where carts are of high scale, and at once otherwise', async () => {
    await shop.app.webstore.change({ cartImmediateLines: 1 });
    const products = cachedDemo().products.filter(
      (found) => isSimple(found) && found.quantityRule.minimum === 1 && found.buyerGroups === null,
    );
    const inputs = products
      .slice(0, 3)
      .map(({ id }) => ({ richInput: { productId: id, quantity: 1, type: 'Product' } }));
    const change = post('cartItemBatch', { inputs }, { cartStateOrId: 'current' });
    const statuses = async () => {
      const reply = await shop.post('cartItemBatch', { cartStateOrId: 'current' }, { inputs });
      return reply.json<{ results: { statusCode: number }[] }>().results.map(({ statusCode }) => statusCode);
    };
    expect(await change()).toBe(201);
    expect(await statuses()).toEqual([202, 202, 202]);
    await shop.published({ highScaleCartEnabled: false });
    expect(await statuses()).toEqual([201, 201, 201]);
  });

  test('every switch, the tax type and the currencies are in the application context as they were published [CTX-10]', async () => {
    await shop.publishFrancs();
    const { shop: before } = (await shop.draft()).document;
    const flipped = Object.fromEntries(SHOP_SWITCHES.map((name) => [name, !before[name]]));
    await shop.published({ ...flipped, taxType: 'Gross', supportedCurrencies: ['CHF', 'EUR'], defaultCurrency: 'CHF' });
    const { giftingConfig, inventoryConfiguration, checkoutSettings, propertiesEx, ...plain } = await shop.context();
    const counted = (await shop.get('aiConfiguration', {})).json<{ activityTrackingEnabled: boolean }>();
    const nested = { ...giftingConfig, ...inventoryConfiguration, ...checkoutSettings, ...propertiesEx };
    const seen = { ...plain, ...nested, ...counted } as Record<string, unknown>;
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
    await shop.published({ supportedCurrencies: ['EUR', 'CHF'] });
    expect(await asked()).toBe(200);
  });

  test('a cart that guests may not have takes nothing from them [CRT-20]', async () => {
    const add = post('cartItems', { productId: shop.sold().id, quantity: 1, type: 'Product' }, cart);
    expect(await add()).toBe(201);
    await shop.published({ guestCartEnabled: false });
    expect(await add()).toBe('401 INVALID_SESSION_ID');
  });
});

import { BUILDER_PATHS, versionPath } from '../../../../src/contract/site/builderPaths';
import type { SiteDocument } from '../../../../src/contract/site/siteConfiguration';
import { recordId } from '../../../../src/contract/ids';
import { readTariff } from '../../../../src/server/features/cart';
import { readWebstore, shopSettingsOf, writeWebstore } from '../../../../src/server/features/context';
import { openSettingsShop, type SettingsShop } from '../../../support/server/shops/settingsShop';
import { cachedDemo } from '../../../support/server/testServer';

let shop: SettingsShop;
beforeEach(async () => {
  shop = await openSettingsShop();
});
afterEach(() => shop.close());

const market = (change: object = {}) => ({
  ...{ marketId: recordId('market', 1), name: 'France', countries: ['FR'], localeCurrencyMap: { fr_FR: 'EUR' } },
  ...change,
});
const tariff = (currency: string) => ({
  ...{ currency, cents: 850, vatBasisPoints: 770, freeFromCents: 4500, morningSupplementCents: 550 },
});

describe('how the shop sells', () => {
  test('is decided by a publication alone: a draft changes nothing, an earlier version comes back', async () => {
    const { liveVersion } = await shop.draft();
    await shop.save({ guestBrowsingEnabled: false });
    expect((await shop.context()).guestBrowsingEnabled).toBe(true);
    await shop.publish();
    expect((await shop.context()).guestBrowsingEnabled).toBe(false);
    const { revision } = await shop.draft();
    const restored = await shop.app.inject({
      method: 'POST',
      url: versionPath('restore', liveVersion),
      headers: shop.headers,
      payload: { revision },
    });
    expect([restored.statusCode, (await shop.context()).guestBrowsingEnabled]).toEqual([200, false]);
    await shop.publish();
    expect((await shop.context()).guestBrowsingEnabled).toBe(true);
  });

  test('has no new default currency in which nothing has a price: what is live stays [PRC-04]', async () => {
    await shop.save({ supportedCurrencies: ['EUR', 'CHF'], defaultCurrency: 'CHF' });
    const { revision, liveVersion } = await shop.draft();
    const sent = {
      method: 'POST',
      url: BUILDER_PATHS.publications,
      headers: shop.headers,
      payload: { revision },
    } as const;
    const refused = await shop.app.inject(sent);
    expect([refused.statusCode, refused.json<{ errorCode: string }[]>()[0]?.errorCode]).toEqual([
      400,
      'CURRENCY_WITHOUT_PRICES',
    ]);
    expect([(await shop.draft()).liveVersion, (await shop.context()).defaultCurrency]).toEqual([liveVersion, 'EUR']);
    await shop.publishFrancs();
    expect([(await shop.app.inject(sent)).statusCode, (await shop.context()).defaultCurrency]).toEqual([201, 'CHF']);
  });

  test('stays as it is when a page of an earlier release, which knows nothing of it, saves the draft', async () => {
    await shop.published({ splitShipmentEnabled: false });
    const { revision, document } = await shop.draft();
    const { shop: own, ...older } = document;
    const payload = { revision, document: older };
    const reply = await shop.app.inject({ method: 'PUT', url: BUILDER_PATHS.draft, headers: shop.headers, payload });
    expect([reply.statusCode, (await shop.draft()).document.shop]).toEqual([200, own]);
  });

  test('stays as it is where a page of an earlier release says a part of it', async () => {
    await shop.published({ shippingCountries: ['FR', 'CH'], markets: [market()] });
    const { revision, document } = await shop.draft();
    const { markets: _markets, shippingCountries: _countries, ...known } = document.shop;
    const payload = { revision, document: { ...document, shop: { ...known, splitShipmentEnabled: false } } };
    const reply = await shop.app.inject({ method: 'PUT', url: BUILDER_PATHS.draft, headers: shop.headers, payload });
    expect([reply.statusCode, (await shop.draft()).document.shop]).toEqual([
      200,
      { ...document.shop, splitShipmentEnabled: false },
    ]);
  });

  test('is left out of the site configuration that pages read', async () => {
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
    const { document, isChanged } = await shop.draft();
    expect([document.shop.splitShipmentEnabled, document.shop.supportedCurrencies, isChanged]).toEqual([
      false,
      ['EUR', 'CHF'],
      false,
    ]);
    const { revision } = await shop.draft();
    const file = { format: 'comptoir-site', formatVersion: 1, document: older };
    await shop.app.inject({
      method: 'POST',
      url: BUILDER_PATHS.imports,
      headers: shop.headers,
      payload: { revision, file },
    });
    expect((await shop.draft()).document.shop).toEqual(document.shop);
  });

  test('has no market in whose currency nothing has a price [PRC-04]', async () => {
    const markets = [market({ localeCurrencyMap: { fr_FR: 'EUR', en_US: 'CHF' } })];
    await shop.save({ supportedCurrencies: ['EUR', 'CHF'], markets });
    const { revision } = await shop.draft();
    const sent = {
      method: 'POST',
      url: BUILDER_PATHS.publications,
      headers: shop.headers,
      payload: { revision },
    } as const;
    const refused = await shop.app.inject(sent);
    const [problem] = refused.json<{ errorCode: string; message: string }[]>();
    expect([refused.statusCode, problem?.errorCode, problem?.message.includes('CHF')]).toEqual([
      400,
      'CURRENCY_WITHOUT_PRICES',
      true,
    ]);
    expect((await shop.context()).markets).toEqual([]);
    await shop.publishFrancs();
    expect((await shop.app.inject(sent)).statusCode).toBe(201);
    expect((await shop.context()).markets).toEqual(markets);
  });

  test('decides what delivery costs in other currencies: a published tariff acts, and is gone without it [CRT-19]', async () => {
    const readIn = (currency: string) => readTariff(shop.app.database.read, shop.webstoreId, currency);
    await shop.published({ supportedCurrencies: ['EUR', 'CHF'], deliveryTariffs: [tariff('CHF')] });
    const { currency: _currency, ...said } = tariff('CHF');
    expect([await readIn('CHF'), (await readIn('EUR'))?.cents]).toEqual([said, 790]);
    await shop.published({ deliveryTariffs: [{ ...tariff('CHF'), cents: 0, freeFromCents: null }] });
    expect(await readIn('CHF')).toMatchObject({ cents: 0, freeFromCents: null });
    await shop.published({ deliveryTariffs: [] });
    expect([await readIn('CHF'), (await readIn('EUR'))?.cents]).toEqual([null, 790]);
  });

  test('begins with the tariffs that the settings have', async () => {
    const { currency, ...said } = tariff('CHF');
    await shop.app.database.write((db) =>
      db
        .insertInto('webstore_setting')
        .values({ webstore_id: shop.webstoreId, key: `deliveryCharge.${currency}`, value: JSON.stringify(said) })
        .execute(),
    );
    expect(shopSettingsOf(await readWebstore(shop.app.database.read)).deliveryTariffs).toEqual([tariff('CHF')]);
  });

  test('goes on without a tariff that is damaged, which is logged, and without one in euros under a name that nothing reads [CTX-10]', async () => {
    const store = (key: string, value: string) =>
      shop.app.database.write((db) =>
        db.insertInto('webstore_setting').values({ webstore_id: shop.webstoreId, key, value }).execute(),
      );
    const { currency, ...said } = tariff('CHF');
    await store('deliveryCharge.EUR', JSON.stringify(said));
    await store(`deliveryCharge.${currency}`, JSON.stringify(said));
    await store('deliveryCharge.GBP', JSON.stringify({ cents: -1 }));
    await store('deliveryCharge.USD', '{');
    await store('deliveryCharge', '[]');
    const logged: unknown[] = [];
    const log = { error: (said: { err: Error }) => void logged.push(said.err.message) };
    const { deliveryTariffs } = await readWebstore(shop.app.database.read, log);
    expect(deliveryTariffs).toEqual([tariff('CHF')]);
    expect(logged.sort()).toEqual([
      expect.stringContaining('deliveryCharge of'),
      expect.stringContaining('deliveryCharge.GBP'),
      expect.stringContaining('deliveryCharge.USD'),
    ]);
    await shop.app.webstore.refresh();
    await shop.published({ deliveryTariffs: [tariff('CHF')] });
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
    [
      'a country that is none',
      ({ shop: own }) => ({ ...own, shippingCountries: ['FR', 'XX'] }),
      'shop.shippingCountries.1',
    ],
    [
      'a country named twice',
      ({ shop: own }) => ({ ...own, shippingCountries: ['FR', 'FR'] }),
      'shop.shippingCountries.1',
    ],
    ['no country at all', ({ shop: own }) => ({ ...own, shippingCountries: [] }), 'shop.shippingCountries'],
    [
      'a tariff in euros',
      ({ shop: own }) => ({ ...own, deliveryTariffs: [tariff('EUR')] }),
      'deliveryTariffs.0.currency',
    ],
    [
      'two tariffs of one currency',
      ({ shop: own }) => ({ ...own, deliveryTariffs: [tariff('CHF'), tariff('CHF')] }),
      'deliveryTariffs.1.currency',
    ],
    [
      'a tariff below nothing',
      ({ shop: own }) => ({ ...own, deliveryTariffs: [{ ...tariff('CHF'), cents: -1 }] }),
      'deliveryTariffs.0.cents',
    ],
    [
      'a market in a language without texts',
      ({ shop: own }) => ({ ...own, markets: [market({ localeCurrencyMap: { de_DE: 'EUR' } })] }),
      'markets.0.localeCurrencyMap.de_DE',
    ],
    [
      'a market in a currency that is not sold in',
      ({ shop: own }) => ({ ...own, markets: [market({ localeCurrencyMap: { fr_FR: 'CHF' } })] }),
      'markets.0.localeCurrencyMap.fr_FR',
    ],
    [
      'a market in no language',
      ({ shop: own }) => ({ ...own, markets: [market({ localeCurrencyMap: { fr_FR: null } })] }),
      'markets.0.localeCurrencyMap.fr_FR',
    ],
    ['a market without a name', ({ shop: own }) => ({ ...own, markets: [market({ name: ' ' })] }), 'markets.0.name'],
    [
      'a market twice',
      ({ shop: own }) => ({ ...own, markets: [market(), market({ name: 'Autre', countries: [] })] }),
      'markets.1.marketId',
    ],
    [
      'two markets of one name',
      ({ shop: own }) => ({ ...own, markets: [market(), market({ marketId: 'other', countries: [] })] }),
      'markets.1.name',
    ],
    [
      'a country in two markets',
      ({ shop: own }) => ({ ...own, markets: [market(), market({ marketId: 'other', name: 'Autre' })] }),
      'markets.1.countries.0',
    ],
    [
      'a market of a country that nothing is delivered to',
      ({ shop: own }) => ({ ...own, markets: [market({ countries: ['CH'] })] }),
      'markets.0.countries.0',
    ],
    ['no currency at all', ({ shop: own }) => ({ ...own, supportedCurrencies: [] }), 'shop.defaultCurrency'],
  ])('is refused with its place: %s', async (_what, change, path) => {
    const { revision, document } = await shop.draft();
    const payload = { revision, document: { ...document, shop: change(document) } };
    const reply = await shop.app.inject({ method: 'PUT', url: BUILDER_PATHS.draft, headers: shop.headers, payload });
    expect([reply.statusCode, reply.body.includes(path)]).toEqual([400, true]);
  });
});

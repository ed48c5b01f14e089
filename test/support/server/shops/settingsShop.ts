import type { ApplicationContext } from '../../../../src/contract/context/applicationContext';
import type { SiteDraft, SiteState } from '../../../../src/contract/site/builder';
import { BUILDER_PATHS } from '../../../../src/contract/site/builderPaths';
import type { ShopSettings } from '../../../../src/contract/site/shopSettings';
import { publishPrices } from '../../../../src/server/features/catalog';
import { startShopServer } from '../../storefront/startShopServer';
import { isSimple, someProduct } from '../plugins/catalogFixture';
import { logIn } from '../calls/loggedIn';
import { cachedDemo } from '../testServer';

/** The demo shop, with functions by which a builder changes and publishes its settings. */
export async function openSettingsShop() {
  const shop = await startShopServer();
  const { app } = shop;
  const { headers } = await logIn(app, 'builder@comptoir.example');
  const draft = async () => (await app.inject({ url: BUILDER_PATHS.draft, headers })).json<SiteDraft>();
  const save = async (change: Partial<ShopSettings>) => {
    const { revision, document } = await draft();
    const payload = { revision, document: { ...document, shop: { ...document.shop, ...change } } };
    return app.inject({ method: 'PUT', url: BUILDER_PATHS.draft, headers, payload });
  };
  /** Asks for a publication of the draft; resolves to the answer, a refusal too. */
  const askToPublish = async () => {
    const payload = { revision: (await draft()).revision };
    return app.inject({ method: 'POST', url: BUILDER_PATHS.publications, headers, payload });
  };
  const publish = async (): Promise<SiteState> => {
    const reply = await askToPublish();
    if (reply.statusCode !== 201) throw new Error(`not published: ${reply.body}`);
    return reply.json<SiteState>();
  };
  return {
    ...shop,
    /** The headers of the builder's calls. */
    headers,
    draft,
    save,
    askToPublish,
    publish,
    async published(change: Partial<ShopSettings>): Promise<SiteState> {
      const saved = await save(change);
      if (saved.statusCode !== 200) throw new Error(`not saved: ${saved.body}`);
      return publish();
    },
    context: async () => (await shop.get('applicationContext', {})).json<ApplicationContext>(),
    /** A product of which one piece can be ordered. */
    sold: () => someProduct(shop, (found) => isSimple(found) && found.quantityRule.minimum === 1),
    /** Publishes the prices anew, with one product sold in francs too. */
    async publishFrancs(): Promise<void> {
      const { prices } = cachedDemo();
      const francs = prices.slice(0, 1).map((price) => ({ ...price, currency: 'CHF' }));
      await app.database.write((db) => publishPrices(db, shop.webstoreId, 'two-books', [...prices, ...francs]));
      await app.catalog.reload();
    },
  };
}
export type SettingsShop = Awaited<ReturnType<typeof openSettingsShop>>;

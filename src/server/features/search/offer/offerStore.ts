import type { AppPlugin } from '../../../app';
import { daily } from '../../../background/daily';
import type { Caller } from '../../../visitors/caller';
import { audienceOf, buyerGroupsOf } from '../../catalog';
import type { CatalogSnapshot } from '../../catalog';
import { purchasesOfAccount } from '../../placedOrders';
import type { Offer } from './Offer';
import { createPurchaseCounting } from './purchaseCounts';
import { createSoldOutRows } from './soldOutRows';
import type { SoldOutRows } from './soldOutRows';

/** In how many of the latest orders of an account a product is, by product id. */
export type OwnPurchases = ReadonlyMap<string, number>;
export const NO_OWN_PURCHASES: OwnPurchases = new Map();

declare module 'fastify' {
  interface FastifyInstance {
    readonly offers: {
      /** What the shop offers a caller at this moment. */
      to(caller: Caller): Promise<Offer>;
      /** What the caller's effective account bought lately; nothing for a guest. */
      boughtBy(caller: Caller): Promise<OwnPurchases>;
    };
  }
}

/** Provides `app.offers`; counts what customers buy once a day. Needs the catalogue. */
const provideOffers: AppPlugin = (app, _options, done) => {
  const { read } = app.database;
  const webstoreId = (): string => app.webstore.current().webstoreId;
  const readSoldOut = createSoldOutRows(read);
  const counting = createPurchaseCounting(read, webstoreId, () => app.clock.now());
  daily(app, 'what customers buy', () => counting.step());

  /** Products are found without their stock too, so a list does not fail with it. */
  const soldOut = async (snapshot: CatalogSnapshot): Promise<SoldOutRows | null> => {
    if (!app.webstore.current().context.inventoryConfiguration.isInventoryEnabled) return null;
    try {
      return await readSoldOut(snapshot, app.clock.now());
    } catch (error) {
      app.log.error({ err: error }, 'what is sold out could not be read');
      return null;
    }
  };

  app.decorate('offers', {
    async to(caller) {
      const { snapshot, prices } = app.catalog.state();
      const audience = audienceOf(snapshot, buyerGroupsOf(caller));
      const currency = app.webstore.current().context.defaultCurrency;
      return { snapshot, prices, audience, currency, soldOut: await soldOut(snapshot), purchases: counting.current() };
    },
    boughtBy: (caller) =>
      caller.kind === 'guest'
        ? Promise.resolve(NO_OWN_PURCHASES)
        : purchasesOfAccount(read, webstoreId(), caller.accountId),
  });
  done();
};

/** Registered without a scope of its own, so that all see what it adds. */
export const offerStore: AppPlugin = Object.assign(provideOffers, { [Symbol.for('skip-override')]: true });

import type { AppPlugin } from '../../app';
import { daily } from '../../background/daily';
import type { Caller } from '../../visitors/caller';
import { audienceOf, buyerGroupsOf, pricedIn, type Audience, type CatalogSnapshot } from '../catalog';
import { purchasesOfAccount } from '../placedOrders';
import type { Offer } from './Offer';
import { createPurchaseCounting } from './purchaseCounts';
import { createSoldOutRows, soldOutFor, type SoldOutRows } from './soldOutRows';

/** In how many of an account's latest orders each product is, by product id. */
export type OwnPurchases = ReadonlyMap<string, number>;
export const NO_OWN_PURCHASES: OwnPurchases = new Map();

declare module 'fastify' {
  interface FastifyInstance {
    readonly offers: {
      /** What the shop offers a caller at this moment, at their prices in this currency. */
      to(caller: Caller, currency: string): Promise<Offer>;
      /** What the caller's effective account bought lately; nothing for a guest. */
      boughtBy(caller: Caller): Promise<OwnPurchases>;
    };
  }
}

/** Provides `app.offers`; counts what customers buy once a day. Needs the catalogue. */
const provideOffers: AppPlugin = (app, _options, done) => {
  const { read } = app.database;
  const webstoreId = (): string => app.webstore.current().webstoreId;
  // A search works without stock and buying habits, so it does not fail with them.
  const readSoldOut = createSoldOutRows(read, (error) => {
    app.log.error({ err: error }, 'what is sold out could not be read');
  });
  const counting = createPurchaseCounting(read, webstoreId, () => app.clock.now());
  daily(app, 'what customers buy', () => counting.step());

  const soldOut = async (snapshot: CatalogSnapshot, audience: Audience): Promise<SoldOutRows | null> => {
    if (!app.webstore.current().context.inventoryConfiguration.isInventoryEnabled) return null;
    const all = await readSoldOut(snapshot, app.clock.now());
    return all && soldOutFor(snapshot, audience, all);
  };

  app.decorate('offers', {
    async to(caller, currency) {
      const { snapshot, prices } = pricedIn(app.catalog.state(), currency);
      const audience = audienceOf(snapshot, buyerGroupsOf(caller));
      const left = await soldOut(snapshot, audience);
      return { snapshot, prices, audience, soldOut: left, purchases: counting.current() };
    },
    async boughtBy(caller) {
      if (caller.kind === 'guest') return NO_OWN_PURCHASES;
      try {
        return await purchasesOfAccount(read, webstoreId(), caller.accountId);
      } catch (error) {
        app.log.error({ err: error }, 'what an account buys could not be read');
        return NO_OWN_PURCHASES;
      }
    },
  });
  done();
};

/** Registered without a scope of its own, so that all see what it adds. */
export const offerStore: AppPlugin = Object.assign(provideOffers, { [Symbol.for('skip-override')]: true });

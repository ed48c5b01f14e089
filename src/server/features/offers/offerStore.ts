import type { AppPlugin } from '../../app';
import { daily } from '../../background/daily';
import { callerKey, type Caller } from '../../visitors/caller';
import { audienceOf, buyerGroupsOf, pricedIn, type CatalogSnapshot } from '../catalog';
import { availableOfHeld } from '../inventory';
import { purchasesOfAccount } from '../placedOrders';
import type { Offer } from './Offer';
import { createPurchaseCounting } from './purchaseCounts';
import { createKnownStock, sharedSoldOutFor, soldOutFor, soldOutWith, type KnownStock } from './soldOutRows';

/** In how many of an account's latest orders each product is, by product id. */
export type OwnPurchases = ReadonlyMap<string, number>;
export const NO_OWN_PURCHASES: OwnPurchases = new Map();
const NOTHING_HELD: ReadonlyMap<string, number> = new Map();

declare module 'fastify' {
  interface FastifyInstance {
    readonly offers: {
      /** What the shop offers a caller at this moment, at their prices in this currency. */
      to(caller: Caller, currency: string): Promise<Offer>;
      /** What the caller's effective account bought lately; nothing for a guest, or if it could not be read. */
      boughtBy(caller: Caller): Promise<OwnPurchases>;
    };
  }
}

/**
 * Provides `app.offers`; counts what customers buy, at the start and once a day. Needs `app.webstore` and the
 * catalogue.
 */
const provideOffers: AppPlugin = (app, _options, done) => {
  const { read } = app.database;
  const webstoreId = (): string => app.webstore.current().webstoreId;
  // A search works without stock and buying habits, so it does not fail with them.
  const readStock = createKnownStock(read, (error) => {
    app.log.error({ err: error }, 'what is sold out could not be read');
  });
  const counting = createPurchaseCounting(read, webstoreId, () => app.clock.now());
  daily(app, 'what customers buy', () => counting.step());

  const knownStock = async (snapshot: CatalogSnapshot): Promise<KnownStock | null> => {
    const { isInventoryEnabled } = app.webstore.current().context.inventoryConfiguration;
    return isInventoryEnabled ? readStock(snapshot, app.clock.now()) : null;
  };

  /** What the caller can order of what their own carts have reserved. */
  const ownStock = async (caller: Caller): Promise<ReadonlyMap<string, number>> => {
    const isKnown = caller.kind === 'customer' || caller.guestId !== null;
    try {
      return isKnown ? await availableOfHeld(read, callerKey(caller), app.clock.now()) : NOTHING_HELD;
    } catch (error) {
      app.log.error({ err: error }, 'what a caller has reserved could not be read');
      return NOTHING_HELD;
    }
  };

  app.decorate('offers', {
    async to(caller, currency) {
      const { snapshot, prices } = pricedIn(app.catalog.state(), currency);
      const audience = audienceOf(snapshot, buyerGroupsOf(caller));
      const stock = await knownStock(snapshot);
      const soldOut = stock && sharedSoldOutFor(snapshot, audience, stock.rows);
      const shared: Offer = { snapshot, prices, audience, soldOut, purchases: counting.current() };
      const own = stock?.isReserved === true ? soldOutWith(snapshot, stock, await ownStock(caller)) : null;
      return own === null ? shared : { ...shared, soldOut: soldOutFor(snapshot, audience, own), shared };
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

import type { FastifyInstance } from 'fastify';
import type { AppPlugin } from '../../server/app';
import { catalogOf } from '../../server/features/catalog';
import { placePastOrder, type PastOrder } from '../../server/features/checkout';
import { DEMO_ACCOUNTS, DEMO_USERS } from '../accounts';
import { demoAddresses } from '../demoAddresses';
import { isPastDue, takeDuePast } from './duePast';
import { pastOrders, type DemoOrder } from './pastOrders';

function found<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new Error(`The demo shop has no ${name}, which was ordered in its past.`);
  return thing;
}

/** An order in the shop's own terms, with the ids of its products, addresses and users. */
function placed(app: FastifyInstance, now: number, order: DemoOrder): PastOrder {
  const { accountId, managerId = accountId } = order.habit;
  const { snapshot } = catalogOf(app).state();
  const account = found(
    DEMO_ACCOUNTS.find(({ id }) => id === accountId),
    `account ${accountId}`,
  );
  const user = found(
    DEMO_USERS.find((one) => one.accountId === managerId),
    `user of ${managerId}`,
  );
  const address = found(
    demoAddresses(now).find((one) => one.accountId === accountId && one.isDefault !== order.goesToStoreRoom),
    `address of ${accountId}`,
  );
  return {
    customer: { userId: user.id, accountId, buyerGroups: account.buyerGroups },
    placedAt: order.placedAt,
    lines: order.lines.map(({ sku, quantity }) => ({ productId: found(snapshot.productBySku(sku), sku).id, quantity })),
    addressId: address.id,
    deliveryDay: order.deliveryDay,
    purchaseOrderNumber: order.purchaseOrderNumber,
    status: order.status,
  };
}

/**
 * Writes the past orders if they are due, all in one command, by whichever process comes first. Returns their number.
 */
async function writeDuePast(app: FastifyInstance): Promise<number> {
  if (!(await isPastDue(app.database.read))) return 0;
  const now = app.clock.now();
  const orders = pastOrders(now).map((order) => placed(app, now, order));
  return app.database.write(async (db) => {
    if (!(await takeDuePast(db))) return 0;
    for (const order of orders) await placePastOrder(app, db, order);
    return orders.length;
  });
}

async function forgetDuePast({ database }: FastifyInstance): Promise<void> {
  if (await isPastDue(database.read)) await database.write(takeDuePast);
}

/**
 * Places the orders that the demo companies made before the shop opened: once, in a database that was empty. They go
 * through the server's own commands, which need catalogue and webstore in memory, so it waits until all plugins are
 * registered.
 */
const writePast: AppPlugin = (app, _options, done) => {
  app.addHook('onReady', async () => {
    if (!app.settings.demoData) return;
    // They may be due since the first start, but DEMO_DATA or DEMO_LOGINS has been changed since: they are dropped.
    if (!app.settings.demoPast) return forgetDuePast(app);
    const orders = await writeDuePast(app);
    if (orders > 0) app.log.info({ orders }, 'the demo companies have a past');
  });
  done();
};

/** Registered without a scope of its own, so that what counts orders when the server is ready comes after it. */
export const demoPast: AppPlugin = Object.assign(writePast, { [Symbol.for('skip-override')]: true });

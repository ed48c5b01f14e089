import { cartTotals } from '../../../src/commerce/pricing/cartTotals';
import { negotiatedPrice } from '../../../src/commerce/pricing/tierPrice';
import { DELIVERY_CHARGE_CENTS } from '../../../src/contract/shopRules';
import { DEMO_ACCOUNT_IDS, DEMO_ACCOUNTS, DEMO_USERS } from '../../../src/demo/accounts';
import { demoAddresses } from '../../../src/demo/demoAddresses';
import { pastOrders } from '../../../src/demo/orders/pastOrders';
import { demoData, seedDemo } from '../../../src/demo/seedDemo';
import type { Database } from '../../../src/server/database/Database';
import { freeDelivery } from '../../../src/commerce/delivery/freeDelivery';
import { orderById, type WholeOrder } from '../../../src/server/features/placedOrders';
import { randomIds } from '../../../src/server/ids';
import { logIn } from '../../support/server/calls/loggedIn';
import { callPlugins } from '../../support/server/plugins/shopPlugins';
import { startTestApp, testClock, testSettings, type TestApp } from '../../support/server/testApp';
import { openTestDatabase } from '../../support/server/databases/testDatabase';
import { cachedDemo } from '../../support/server/testServer';

// The ordered period includes the turn of a year.
const NOW = Date.UTC(2026, 1, 10, 10);
const settings = { ...testSettings, demoData: true, demoPast: true };

let database: Database;
const started: TestApp[] = [];
async function end() {
  for (const { app } of started.splice(0)) await app.close();
  await database.close();
}

async function start(changes: Partial<typeof settings> = {}, plugins = callPlugins) {
  const shop = await startTestApp({
    database,
    settings: { ...settings, ...changes },
    clock: testClock(NOW),
    ids: randomIds,
    plugins,
  });
  started.push(shop);
  if (plugins === callPlugins) await shop.app.ordering.idle();
  return shop;
}

const rowsOf = async (table: 'placed_order' | 'invoice' | 'checkout' | 'cart' | 'mail_due' | 'stock_reservation') =>
  Number(
    (
      await database.read
        .selectFrom(table)
        .select((row) => row.fn.countAll<number | string>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows,
  );

async function wholeOrders(): Promise<readonly WholeOrder[]> {
  const rows = await database.read.selectFrom('placed_order').select('id').orderBy('placed_at').execute();
  const orders = await Promise.all(rows.map(({ id }) => orderById(database.read, id)));
  return orders.filter((order) => order !== null);
}

describe('the past of a demo shop', () => {
  let past: TestApp;
  // Started once, because the tests only read the past.
  beforeAll(async () => {
    database = await openTestDatabase();
    past = await start();
  });
  afterAll(end);

  test('is in the history of each login, in states that the webstore has names for, and Keep Cool has none', async () => {
    const { app } = past;
    const known = app.webstore.current().context.orderStatuses.map(({ apiName }) => apiName);
    for (const login of ['boulangerie', 'autres', 'coffee', 'sport', 'hotel', 'keepcool'] as const) {
      const { headers } = await logIn(app, `${login}@comptoir.example`);
      const url = `/services/data/v65.0/commerce/webstores/${app.webstore.current().webstoreId}/order-summaries`;
      const { orderSummaries } = (await app.inject({ url, headers })).json<{
        orderSummaries: { status: string; orderedDate: string; ownerId: string }[];
      }>();
      const planned = pastOrders(NOW).filter(({ habit }) => habit.accountId === DEMO_ACCOUNT_IDS[login]);
      expect(orderSummaries.map(({ status, orderedDate }) => [status, Date.parse(orderedDate)])).toEqual(
        planned.map(({ status, placedAt }) => [status, placedAt]).reverse(),
      );
      expect(orderSummaries.length).toBeGreaterThanOrEqual(login === 'keepcool' ? 0 : 12);
      for (const { status } of orderSummaries) expect(known).toContain(status);
    }
  });

  test('costs what the shop asks for it: today’s prices, promotions, delivery and VAT', async () => {
    const { app } = past;
    const orders = await wholeOrders();
    expect(orders).toHaveLength(pastOrders(NOW).length);
    for (const { order, lines } of orders) {
      const account = DEMO_ACCOUNTS.find(({ id }) => id === order.owner.accountId);
      const caller = {
        kind: 'customer' as const,
        userId: order.owner.id,
        accountId: order.owner.accountId ?? '',
        buyerGroups: account?.buyerGroups ?? [],
        guestId: null,
      };
      const priced = lines.map((line) => {
        const price = app.catalog.priceFor(line.productId, caller, 'EUR');
        const unitCents = price === null ? -1 : negotiatedPrice(price, line.quantity);
        expect(line).toMatchObject({ unitCents, packaging: app.catalog.product(line.productId, caller)?.packaging });
        return { ...line, unitCents };
      });
      const wholeCents = priced.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
      // Hotels automatically get 5 % off from 150 €.
      const isReduced = caller.buyerGroups.includes('Hôtellerie') && wholeCents >= 15_000;
      expect(order.adjustmentCents).toBe(isReduced ? -Math.floor((wholeCents * 500 + 5000) / 10_000) : 0);
      const isFree = freeDelivery(wholeCents + order.adjustmentCents).reached;
      const totals = cartTotals(priced, isFree ? null : { cents: DELIVERY_CHARGE_CENTS, vatBasisPoints: 2000 });
      expect(order).toMatchObject({
        goodsCents: totals.netGoodsCents,
        deliveryCents: totals.chargeCents,
        vat: totals.vat,
        vatCents: totals.vatCents,
        grossCents: totals.grossCents,
      });
    }
    // Orders with and without a delivery charge occur.
    expect(new Set(orders.map(({ order }) => order.deliveryCents))).toEqual(new Set([0, DELIVERY_CHARGE_CENTS]));
  });

  test('goes to the addresses of each account’s own book, and is paid by purchase order', async () => {
    const book = demoAddresses(NOW);
    const towns = new Set<string>();
    for (const { order, payment } of await wholeOrders()) {
      const [delivery] = order.deliveries;
      const address = book.find(({ id }) => id === delivery?.address.id);
      expect(address).toMatchObject({ accountId: order.owner.accountId, street: delivery?.address.street });
      towns.add(`${order.owner.accountId ?? ''} ${String(address?.isDefault)}`);
      expect(payment.requestType).toBe('SimplePurchaseOrder');
      const user = DEMO_USERS.find(({ id }) => id === order.owner.id);
      expect(order.contactInfo).toMatchObject({ email: user?.email, lastName: user?.lastName });
    }
    expect(towns.size).toBe(14);
  });

  test('has its invoices, numbered year by year without a gap and in the order of their dates', async () => {
    const invoices = await database.read
      .selectFrom('invoice')
      .innerJoin('placed_order', 'placed_order.id', 'invoice.order_id')
      .select(['year', 'number', 'issued_at', 'placed_at', 'document'])
      .orderBy('placed_at')
      .execute();
    expect(invoices).toHaveLength(pastOrders(NOW).length);
    const taken = new Map<number, number>();
    for (const { year, number, issued_at: issuedAt, placed_at: placedAt, document } of invoices) {
      taken.set(year, (taken.get(year) ?? 0) + 1);
      expect({ number, issuedAt, year }).toEqual({
        number: taken.get(year),
        issuedAt: placedAt,
        year: new Date(placedAt).getUTCFullYear(),
      });
      expect(document).toContain(`F${String(year)}-${String(number).padStart(6, '0')}`);
    }
    expect([...taken.keys()]).toEqual([2025, 2026]);
  });

  test('takes nothing off the stock, mails nobody and leaves no cart, no checkout and no payment open', async () => {
    const { app, mails } = past;
    await app.ordering.recover();
    const levels = await database.read.selectFrom('stock_level').select(['product_id', 'on_hand']).execute();
    expect(new Map(levels.map((row) => [row.product_id, row.on_hand]))).toEqual(
      new Map(cachedDemo().stock.map(({ productId, onHand }) => [productId, onHand])),
    );
    expect([mails, await rowsOf('mail_due'), await rowsOf('stock_reservation')]).toEqual([[], 0, 0]);
    for (const table of ['cart', 'checkout', 'payment'] as const) {
      const statuses = await database.read.selectFrom(table).select('status').distinct().execute();
      expect(statuses.map(({ status }) => status)).toEqual([
        { cart: 'Closed', checkout: 'placed', payment: 'used' }[table],
      ]);
    }
  });
});

describe('the past of a demo shop', () => {
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(end);

  test('is written once: neither another process at the same time nor a second start writes anything', async () => {
    await Promise.all([start(), start()]);
    const before = await wholeOrders();
    expect(before).toHaveLength(pastOrders(NOW).length);
    await start();
    expect(await wholeOrders()).toEqual(before);
    expect(await rowsOf('invoice')).toBe(before.length);
  });

  test('is written by the next start where the server was killed after the catalogue', async () => {
    const killed = await start({}, [demoData]);
    expect(await seedDemo(killed.app)).toBe(false);
    expect(await rowsOf('placed_order')).toBe(0);
    await start();
    expect(await rowsOf('placed_order')).toBe(pastOrders(NOW).length);
  });

  test('never comes where it was due and is wanted no more when the server starts again', async () => {
    await start({}, [demoData]);
    await start({ demoPast: false });
    await start();
    expect([await rowsOf('placed_order'), await rowsOf('invoice')]).toEqual([0, 0]);
  });

  test('is whole or not at all', async () => {
    const failing = { ...randomIds, token: () => failAfter() };
    let tokens = 0;
    const failAfter = (): string => {
      tokens += 1;
      if (tokens > 60) throw new Error('the power went out');
      return randomIds.token();
    };
    const opening = startTestApp({ database, settings, clock: testClock(NOW), ids: failing, plugins: callPlugins });
    await expect(opening).rejects.toThrow('the power went out');
    expect(await rowsOf('placed_order')).toBe(0);
    await start();
    expect(await rowsOf('placed_order')).toBe(pastOrders(NOW).length);
  });

  test.each([
    ['the companies are new', { demoPast: false }],
    ['there is no demo data', { demoData: false, demoPast: false }],
  ])('is not there where %s, and never comes into such a shop', async (_when, changes) => {
    await start(changes);
    expect(await rowsOf('placed_order')).toBe(0);
    if (!('demoData' in changes)) await start();
    expect(await rowsOf('placed_order')).toBe(0);
  });
});

import fc from 'fast-check';
import type { PlaceOrderResult } from '../../../../src/contract/checkout/placeOrder';
import { INVENTORY_RESERVATION_SECONDS } from '../../../../src/contract/constants';
import { productId, type Shelf } from '../../../support/server/shops/cartShop';
import { openCheckoutShop, type Buyer, type CheckoutShop } from '../../../support/server/shops/checkoutShop';
import { budget } from '../../../support/budget';
import { isPostgres } from '../../../support/server/databases/testDatabase';

const PRODUCTS = ['eggs', 'ecru', 'apron'] as const;
/** Takes its contents from the stock of products that are also sold by themselves. */
const BUNDLE: Shelf = {
  name: 'Lot',
  unitCents: 500,
  productClass: 'Bundle',
  contents: [
    { productId: productId('eggs'), quantity: 2 },
    { productId: productId('ecru'), quantity: 1 },
  ],
};
const SOLD = [...PRODUCTS, 'parent'] as const;

let shop: CheckoutShop;
beforeEach(async () => {
  shop = await openCheckoutShop();
  await shop.restock({ parent: BUNDLE });
});
afterEach(() => shop.close());

const STOCK = 6;
const BUYERS = 4;

/** The next act of a buyer; all acts of one moment run at once. */
const act = fc.record({
  buyer: fc.nat({ max: BUYERS - 1 }),
  what: fc.constantFrom('add', 'ready', 'prepare', 'pay', 'place', 'submit', 'submit', 'drop'),
  product: fc.constantFrom(...SOLD),
  quantity: fc.integer({ min: 1, max: 4 }),
});
const moment = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 6 }),
  hours: fc.constantFrom(0, 0, 0, 1, 5),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

async function perform(buyer: Buyer, { what, product, quantity }: Act): Promise<number> {
  switch (what) {
    case 'add':
      return (await buyer.guest.add(product, quantity)).statusCode;
    case 'ready':
      return buyer.ready().then(
        () => 200,
        () => 422,
      );
    case 'drop':
      return (await buyer.drop()).statusCode;
    default:
      return (await buyer[what]()).statusCode;
  }
}

/** Ordered quantities by product, from the orders themselves; of bundles the contents that the order has stored. */
async function orderedOf(): Promise<ReadonlyMap<string, number>> {
  const { read } = shop.database;
  const lines = await read.selectFrom('order_line').select(['order_id', 'id', 'product_id', 'quantity']).execute();
  const contents = await read.selectFrom('order_line_content').selectAll().execute();
  const ordered = new Map<string, number>();
  const add = (id: string, quantity: number) => ordered.set(id, (ordered.get(id) ?? 0) + quantity);
  for (const { order_id: orderId, id, product_id: product, quantity } of lines) {
    add(product, quantity);
    for (const content of contents.filter((one) => one.order_id === orderId && one.line_id === id)) {
      add(content.product_id, content.quantity * quantity);
    }
  }
  return ordered;
}

async function checkStock(): Promise<void> {
  const ordered = await orderedOf();
  const live = (await shop.reservations()).filter((row) => row.ends_at > shop.clock.now());
  for (const name of PRODUCTS) {
    const onHand = await shop.onHand(name);
    expect(onHand).toBe(STOCK - (ordered.get(productId(name)) ?? 0));
    const held = live.filter((row) => row.product_id === productId(name)).reduce((sum, row) => sum + row.quantity, 0);
    expect(held).toBeLessThanOrEqual(onHand);
  }
}

const runs = budget({ usual: isPostgres ? 8 : 12, long: 40 });

test('however buyers interleave, nothing is sold twice, by itself or in a bundle, and reservations drain to nothing [CHK-24, CHK-08]', async () => {
  let placed = 0;
  let bundles = 0;
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 3, maxLength: 10 }), async (moments) => {
      await shop.database.write(async (db) => {
        for (const table of [
          'mail_due',
          'order_line_content',
          'order_line',
          'placed_order',
          'payment',
          'cart',
        ] as const) {
          await db.deleteFrom(table).execute();
        }
      });
      for (const name of PRODUCTS) await shop.setStock(name, STOCK);
      const buyers = Array.from({ length: BUYERS }, () => shop.newBuyer());
      for (const [index, buyer] of buyers.entries()) {
        const name = SOLD[index % SOLD.length] ?? 'eggs';
        await buyer.guest.added(name, name === 'parent' ? 2 : 3);
        await buyer.ready();
      }
      for (const { acts, hours } of moments) {
        const statuses = await Promise.all(acts.map((one) => perform(buyers[one.buyer] ?? shop.newBuyer(), one)));
        for (const status of statuses) expect(status).toBeLessThan(500);
        refused += statuses.filter((status) => status === 422).length;
        await checkStock();
        shop.clock.advance(hours * 3_600_000);
      }
      // At the end every buyer tries to order.
      for (const buyer of buyers) {
        await buyer.pay();
        const last = await buyer.place();
        if (last.statusCode === 201) expect(last.json<PlaceOrderResult>().orderReferenceNumber).not.toBeNull();
      }
      await checkStock();
      const orders = await shop.orders();
      placed += orders.length;
      bundles += (await orderedOf()).get(productId('parent')) ?? 0;
      const paid = await shop.database.read.selectFrom('payment').select(['id', 'amount_cents']).execute();
      for (const order of orders) {
        expect(paid.find(({ id }) => id === order.payment_id)?.amount_cents).toBe(order.gross_cents);
      }
      shop.clock.advance(INVENTORY_RESERVATION_SECONDS * 1000);
      await shop.app.ordering.recover();
      expect(await shop.reservations()).toEqual([]);
    }),
    { seed: 20_251_121, numRuns: runs },
  );
  // Guards against runs that place no orders, or refuse none.
  expect(placed).toBeGreaterThan(runs);
  expect(refused).toBeGreaterThan(runs / 2);
  expect(bundles).toBeGreaterThan(runs / 2);
});

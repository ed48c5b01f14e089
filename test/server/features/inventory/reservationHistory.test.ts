import fc from 'fast-check';
import type { Reservation } from '../../../../src/contract/cart/reservation';
import { productId, type Shelf } from '../../../support/server/shops/cartShop';
import {
  ADDRESS,
  CONTACT,
  openCheckoutShop,
  type Buyer,
  type CheckoutShop,
} from '../../../support/server/shops/checkoutShop';
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
beforeAll(async () => {
  shop = await openCheckoutShop();
  await shop.restock({ parent: BUNDLE });
});
afterAll(() => shop.close());

const STOCK = 5;
const BUYERS = 4;

/** The next act of a buyer; all acts of one moment run at once. */
const act = fc.record({
  buyer: fc.nat({ max: BUYERS - 1 }),
  what: fc.constantFrom(
    ...(['add', 'resize', 'remove', 'reserve', 'reserve', 'reserve', 'release'] as const),
    ...(['start', 'prepare', 'pay', 'submit', 'place', 'place', 'place', 'drop', 'preserve'] as const),
  ),
  product: fc.constantFrom(...SOLD),
  quantity: fc.integer({ min: 1, max: STOCK }),
  seconds: fc.constantFrom(1, 60, 3600, 14_400),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
const moment = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 7 }),
  passesMs: fc.constantFrom(0, 0, 0, 999, 1000, 60_000, 3_600_000, 18_000_000),
  tidiesUp: fc.boolean(),
});

const counts = { reserved: 0, short: 0, placed: 0, kept: 0, bundles: 0 };

async function start(buyer: Buyer): Promise<number> {
  const started = await buyer.start();
  if (started.statusCode >= 400) return started.statusCode;
  return (await buyer.patch({ contactInfo: CONTACT, deliveryAddress: ADDRESS })).statusCode;
}

async function lineOf(buyer: Buyer, product: string): Promise<string | null> {
  const { cartItems } = await buyer.guest.items();
  return cartItems.find(({ cartItem }) => cartItem.productId === product)?.cartItem.cartItemId ?? null;
}

async function reserve(buyer: Buyer, durationInSeconds: number): Promise<number> {
  const answer = await buyer.reserve({ durationInSeconds });
  if (answer.statusCode === 200) counts[answer.json<Reservation>().success ? 'reserved' : 'short'] += 1;
  return answer.statusCode;
}

async function perform(buyer: Buyer, { what, product, quantity, seconds }: Act): Promise<number> {
  switch (what) {
    case 'add':
      return (await buyer.guest.add(product, quantity)).statusCode;
    case 'resize':
    case 'remove': {
      const cartItemId = await lineOf(buyer, productId(product));
      if (cartItemId === null) return 404;
      const [method, options] =
        what === 'remove' ? (['DELETE', {}] as const) : (['PATCH', { body: { quantity } }] as const);
      return (await buyer.guest.call(method, 'cartItem', { cartItemId }, options)).statusCode;
    }
    case 'reserve':
      return reserve(buyer, seconds);
    case 'start':
      return start(buyer);
    case 'place':
      await buyer.pay();
      return (await buyer.place()).statusCode;
    case 'preserve': {
      // Logs in, makes the guest's cart the customer's, and continues as another guest.
      await buyer.guest.logIn('boulangerie@comptoir.example');
      const answer = await buyer.guest.call('POST', 'preserveCart');
      await buyer.guest.send('POST', '/secur/logout.jsp');
      return answer.statusCode;
    }
    default:
      return (await buyer[what]()).statusCode;
  }
}

interface Held {
  readonly cartId: string;
  readonly product: string;
  readonly quantity: number;
}
/** The valid reservations by cart and product, calculated from the rows alone. */
async function heldNow(): Promise<readonly Held[]> {
  const held = new Map<string, Held>();
  for (const row of await shop.reservations()) {
    if (row.ends_at <= shop.clock.now()) continue;
    const key = `${row.cart_id} ${row.product_id}`;
    const quantity = Math.max(row.quantity, held.get(key)?.quantity ?? 0);
    held.set(key, { cartId: row.cart_id, product: row.product_id, quantity });
  }
  return [...held.values()];
}

type Drawing = Pick<Held, 'product' | 'quantity'>;
/** What a quantity of a product takes from the stock. */
function drawn(product: string, quantity: number): readonly Drawing[] {
  if (product !== productId('parent')) return [{ product, quantity }];
  return (BUNDLE.contents ?? []).map((content) => ({
    product: content.productId,
    quantity: content.quantity * quantity,
  }));
}
const sumOf = (drawings: readonly Drawing[], wanted: string): number =>
  drawings.reduce((sum, { product, quantity }) => (product === wanted ? sum + quantity : sum), 0);

async function check(): Promise<void> {
  const rows = await shop.database.read.selectFrom('order_line').select(['product_id', 'quantity']).execute();
  const ordered = rows.flatMap((row) => drawn(row.product_id, row.quantity));
  const lines = await shop.database.read
    .selectFrom('cart_item')
    .innerJoin('cart', 'cart.id', 'cart_item.cart_id')
    .select(['cart_id', 'product_id', 'quantity'])
    .where('cart.status', '!=', 'Closed')
    .execute();
  const held = await heldNow();
  // Nothing is reserved that its cart does not contain, and nothing for a cart that became an order.
  for (const { cartId, product, quantity } of held) {
    const own = lines.filter((one) => one.cart_id === cartId);
    const all = own.flatMap((one) => drawn(one.product_id, one.quantity));
    expect(sumOf(all, product)).toBeGreaterThanOrEqual(quantity);
  }
  const observer = shop.newBuyer();
  for (const name of PRODUCTS) {
    const onHand = STOCK - sumOf(ordered, productId(name));
    const taken = sumOf(held, productId(name));
    expect(onHand).toBeGreaterThanOrEqual(0);
    expect(taken).toBeLessThanOrEqual(onHand);
    expect(await shop.levels(observer, name)).toEqual({ onHand, availableToOrder: onHand - taken });
  }
}

/** A buyer whose every line is reserved can order it, whatever the others do. */
async function orderWhatIsHeld(buyers: readonly Buyer[]): Promise<void> {
  const held = await heldNow();
  for (const buyer of buyers) {
    const { cartItems, cartSummary } = await buyer.guest.items();
    const own = held.filter(({ cartId }) => cartId === cartSummary.cartId);
    const all = cartItems.flatMap(({ cartItem }) => drawn(cartItem.productId ?? '', Number(cartItem.quantity)));
    const isHeld = all.every(({ product }) => sumOf(own, product) === sumOf(all, product));
    if (cartItems.length === 0 || !isHeld) continue;
    counts.kept += 1;
    await buyer.drop();
    expect(await start(buyer)).toBe(200);
    expect((await buyer.pay()).statusCode).toBe(200);
    expect((await buyer.place()).statusCode).toBe(201);
  }
}

async function run(moments: readonly (typeof moment extends fc.Arbitrary<infer T> ? T : never)[]): Promise<void> {
  await shop.database.write(async (db) => {
    for (const table of ['mail_due', 'order_line_content', 'order_line', 'placed_order', 'payment', 'cart'] as const) {
      await db.deleteFrom(table).execute();
    }
  });
  for (const name of PRODUCTS) await shop.setStock(name, STOCK);
  const buyers = Array.from({ length: BUYERS }, () => shop.newBuyer());
  for (const [index, buyer] of buyers.entries()) {
    const name = SOLD[index % SOLD.length] ?? 'eggs';
    await buyer.guest.added(name, name === 'parent' ? 2 : 3);
    await start(buyer);
  }
  for (const { acts, passesMs, tidiesUp } of moments) {
    const flying = acts.map((one) => perform(buyers[one.buyer] ?? shop.newBuyer(), one));
    if (tidiesUp) await shop.app.ordering.recover();
    for (const status of await Promise.all(flying)) expect(status).toBeLessThan(500);
    await check();
    shop.clock.advance(passesMs);
    await check();
  }
  // What is still in stock is reserved by one after the other, so that there is something to order in every run.
  for (const buyer of buyers) expect(await reserve(buyer, 14_400)).toBeLessThan(500);
  await check();
  await orderWhatIsHeld(buyers);
  await check();
  counts.placed += (await shop.orders()).length;
  const contents = shop.database.read.selectFrom('order_line_content').select('order_id').distinct();
  counts.bundles += (await contents.execute()).length;
  // Once every reservation has expired all stock can be ordered, even before expired rows are deleted.
  shop.clock.advance(14_400_000);
  expect(await heldNow()).toEqual([]);
  await check();
  await shop.app.ordering.recover();
  expect(await shop.reservations()).toEqual([]);
}

const runs = budget({ usual: isPostgres ? 8 : 20, long: 40 });

test('however carts are changed, reserved, ordered and left, nothing is sold twice, by itself or in a bundle, and no reservation outlives its time [INV-02, INV-04, CHK-24]', async () => {
  await fc.assert(fc.asyncProperty(fc.array(moment, { minLength: 3, maxLength: 9 }), run), {
    seed: Number(process.env.SEED),
    numRuns: runs,
    endOnFailure: true,
  });
  // Guards against empty histories.
  console.log(JSON.stringify(counts));
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(runs * 0.15);
});

import fc from 'fast-check';
import {
  openCartShop,
  productId,
  SHELVES,
  type CartShop,
  type Guest,
  type Shelf,
  type ShelfName,
} from '../../../../support/server/shops/cartShop';
import { budget } from '../../../../support/budget';
import { isPostgres } from '../../../../support/server/databases/testDatabase';

let shop: CartShop;
beforeEach(async () => {
  shop = await openCartShop();
});
afterEach(() => shop.close());

const SOLD = ['butter', 'apron', 'milk', 'eggs'] as const;
type Sold = (typeof SOLD)[number];
type Response = Awaited<ReturnType<Guest['call']>>;

/** An intent of a guest, sent `times` times at once, as after lost answers, always with the same key. */
interface Intent {
  readonly kind: 'add' | 'resize' | 'remove';
  readonly product: Sold;
  readonly quantity: number;
  readonly times: number;
}

const intent = fc.record<Intent>({
  kind: fc.constantFrom('add', 'add', 'add', 'resize', 'remove'),
  product: fc.constantFrom(...SOLD),
  quantity: fc.oneof(fc.integer({ min: 1, max: 24 }), fc.constantFrom(6, 12, 18)),
  times: fc.integer({ min: 1, max: 3 }),
});
/** What two guests do at the same moment; afterwards an earlier call may arrive once more. */
const moment = fc.record({
  intents: fc.tuple(fc.array(intent, { maxLength: 5 }), fc.array(intent, { maxLength: 5 })),
  late: fc.option(fc.nat()),
});

/** Intents whose order does not matter: additions of one product commute, any other is sent alone. */
const commuting = (intents: readonly Intent[]): readonly Intent[] =>
  intents.filter(({ kind, product }, index) => {
    const before = intents.slice(0, index).filter((other) => other.product === product);
    return kind === 'add' ? before.every((other) => other.kind === 'add') : before.length === 0;
  });

function limitOf(product: Sold): number {
  const shelf: Shelf = SHELVES[product];
  return Math.min(shelf.rule?.maximum ?? 9999, shelf.onHand ?? Infinity);
}
function isStep(product: Sold, quantity: number): boolean {
  const { minimum, increment } = (SHELVES[product] as Shelf).rule ?? { minimum: 1, increment: 1 };
  return quantity >= minimum && (quantity - minimum) % increment === 0;
}

interface Shopper {
  readonly guest: Guest;
  /** The expected contents of the cart, by product. */
  readonly expected: Map<Sold, number>;
  /** The latest line of each product. */
  readonly lines: Map<Sold, string>;
  /** Accepted calls with their answers: a repeat must get the same. */
  readonly taken: { readonly send: () => Promise<Response>; readonly answer: readonly [number, string] }[];
}

const answerOf = (response: Response): readonly [number, string] => [response.statusCode, response.body];

let keys = 0;
function sender({ guest, lines }: Shopper, { kind, product, quantity }: Intent): (() => Promise<Response>) | null {
  const key = `key-${String((keys += 1))}`;
  if (kind === 'add') return () => guest.add(product, quantity, { key });
  const cartItemId = lines.get(product);
  if (cartItemId === undefined) return null;
  return kind === 'remove'
    ? () => guest.call('DELETE', 'cartItem', { cartItemId }, { key })
    : () => guest.call('PATCH', 'cartItem', { cartItemId }, { key, body: { quantity } });
}

/** Sends an intent as often as it states; returns whether it was accepted. */
async function carryOut(shopper: Shopper, wanted: Intent): Promise<'taken' | 'refused' | 'notSent'> {
  const send = sender(shopper, wanted);
  if (send === null) return 'notSent';
  const responses = await Promise.all(Array.from({ length: wanted.times }, send));
  const [first] = responses;
  if (first === undefined) throw new Error('an intent is sent at least once');
  const isTaken = first.statusCode < 300;
  for (const response of responses) {
    expect(response.statusCode).toBe(first.statusCode);
    if (isTaken) expect(answerOf(response)).toEqual(answerOf(first));
  }
  if (isTaken) shopper.taken.push({ send, answer: answerOf(first) });
  return isTaken ? 'taken' : 'refused';
}

/** Runs the intents of one moment, and updates the expected cart by each answer. */
async function live(shopper: Shopper, wanted: readonly Intent[]): Promise<void> {
  const before = new Set(shopper.expected.keys());
  const outcomes = await Promise.all(
    commuting(wanted).map(async (one) => ({ ...one, outcome: await carryOut(shopper, one) })),
  );
  for (const { kind, product, quantity, outcome } of outcomes) {
    if (outcome !== 'taken') continue;
    if (kind === 'remove') shopper.expected.delete(product);
    else shopper.expected.set(product, quantity + (kind === 'add' ? (shopper.expected.get(product) ?? 0) : 0));
  }
  for (const { kind, product, quantity, outcome } of outcomes) {
    const wasThere = before.has(product);
    const now = shopper.expected.get(product) ?? 0;
    if (outcome !== 'refused') continue;
    // Every refusal has a reason: the line is gone, or the total would have been too much, or between two steps.
    if (kind === 'add') {
      expect(now + quantity > limitOf(product) || !isStep(product, now + quantity)).toBe(true);
    } else if (wasThere) {
      expect(kind === 'resize' && (quantity > limitOf(product) || !isStep(product, quantity))).toBe(true);
    }
  }
}

const cents = (money: string | null): number => Math.round(Number(money) * 100);
function unitCents(product: Sold, quantity: number): number {
  const shelf: Shelf = SHELVES[product];
  const tier = (shelf.tiers ?? []).findLast(({ lowerBound }) => lowerBound <= quantity);
  return tier?.unitCents ?? shelf.unitCents ?? NaN;
}

/** The totals, calculated from the expected contents alone. */
function totalsFrom(expected: ReadonlyMap<Sold, number>) {
  const productCents = [...expected].reduce(
    (sum, [product, quantity]) => sum + unitCents(product, quantity) * quantity,
    0,
  );
  const delivery = expected.size > 0 && productCents < 4000 ? 790 : 0;
  const bases = new Map([[2000, delivery]]);
  for (const [product, quantity] of expected) {
    const rate = (SHELVES[product] as Shelf).vat ?? 550;
    bases.set(rate, (bases.get(rate) ?? 0) + unitCents(product, quantity) * quantity);
  }
  const vat = [...bases].reduce((sum, [rate, base]) => sum + Math.round((base * rate) / 10_000), 0);
  return { goods: productCents, delivery, vat, gross: productCents + delivery + vat };
}

async function checkCart(shopper: Shopper): Promise<void> {
  const { cartItems, cartSummary } = await shopper.guest.items();
  const found = cartItems.map(({ cartItem }) => [cartItem.productId, Number(cartItem.quantity)] as const);
  const wanted = [...shopper.expected].map(([product, quantity]) => [productId(product), quantity] as const);
  expect([...found].sort()).toEqual([...wanted].sort());
  const totals = totalsFrom(shopper.expected);
  expect({
    goods: cents(cartSummary.totalProductAmount),
    delivery: cents(cartSummary.totalChargeAmount),
    vat: cents(cartSummary.totalTaxAmount),
    gross: cents(cartSummary.grandTotalAmount),
  }).toEqual(totals);
  const lineTotals = cartItems.map(({ cartItem }) => cents(cartItem.totalPrice));
  expect(lineTotals.reduce((sum, total) => sum + total, 0)).toBe(totals.goods);
  shopper.lines.clear();
  for (const { cartItem } of cartItems) {
    const product = SOLD.find((name) => productId(name) === cartItem.productId);
    if (product !== undefined) shopper.lines.set(product, String(cartItem.cartItemId));
  }
}

async function newShopper(): Promise<Shopper> {
  const guest = shop.newGuest();
  expect((await guest.call('PUT', 'carts')).statusCode).toBe(201);
  return { guest, expected: new Map(), lines: new Map(), taken: [] };
}

const runs = budget({ usual: isPostgres ? 15 : 40, long: 100 });

test('no line is lost or doubled, however calls overlap, get lost and are repeated; totals are those of the lines [CRT-09, CRT-11, CRT-22]', async () => {
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 8 }), async (moments) => {
      const shoppers = [await newShopper(), await newShopper()] as const;
      for (const { intents, late } of moments) {
        await Promise.all(shoppers.map((shopper, index) => live(shopper, intents[index] ?? [])));
        for (const shopper of shoppers) {
          const repeated = late === null ? undefined : shopper.taken[late % Math.max(1, shopper.taken.length)];
          if (repeated !== undefined) expect(answerOf(await repeated.send())).toEqual(repeated.answer);
          await checkCart(shopper);
          seen += shopper.taken.length;
        }
      }
    }),
    { seed: 20_260_302, numRuns: runs },
  );
  // Guards against empty histories.
  expect(seen).toBeGreaterThan(runs * 12);
});

test('fifty calls at once without a key add up exactly', async () => {
  const shopper = await newShopper();
  const responses = await Promise.all(Array.from({ length: 50 }, () => shopper.guest.add('butter', 1)));
  expect(responses.every(({ statusCode }) => statusCode === 201)).toBe(true);
  expect(new Set(responses.map((response) => response.json<{ quantity: string }>().quantity)).size).toBe(50);
  shopper.expected.set('butter', 50);
  await checkCart(shopper);
});

test('of calls at once that the stock does not suffice for, as many are taken as fit', async () => {
  const shopper = await newShopper();
  const names: readonly ShelfName[] = Array.from({ length: 9 }, () => 'eggs' as const);
  const statuses = (await Promise.all(names.map((name) => shopper.guest.add(name, 1)))).map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(5);
  shopper.expected.set('eggs', 5);
  await checkCart(shopper);
});

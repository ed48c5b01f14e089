import { recordId } from '../../../../src/contract/ids';
import type { CartSummary, CompactSummary } from '../../../../src/contract/cart/cart';
import type { AddItemsResult, CartItem, CartItems } from '../../../../src/contract/cart/cartItem';
import type { Database } from '../../../../src/server/database/Database';
import type { OnStep } from '../../../../src/server/steps';
import { openTestDatabase } from '../../../support/server/databases/testDatabase';
import {
  openCartShop,
  productId,
  refusal,
  SHELVES,
  type CartShop,
  type Guest,
  type Shelf,
  type ShelfName,
} from '../../../support/server/shops/cartShop';
import { waitUntil } from '../../../support/waitUntil';

/** The small shop with sixty more products. */
const many = Array.from({ length: 60 }, (_, index) => recordId('product', 100 + index));
const shelves = new Map<string, Shelf>([
  ...Object.entries(SHELVES).map(([name, shelf]): [string, Shelf] => [productId(name as ShelfName), shelf]),
  ...many.map((id, index): [string, Shelf] => [id, { name: `Farine ${String(index)}`, unitCents: 100 + index }]),
]);

let database: Database;
const open: CartShop[] = [];
/** A shop whose worker `onStep` can hold up or kill; `isStocked`: on the database of an earlier shop. */
async function start(onStep: OnStep = () => undefined, isStocked = false): Promise<CartShop> {
  const lasting = { ...database, close: () => Promise.resolve() };
  const shop = await openCartShop(shelves, lasting, { isStocked, options: { onStep } });
  open.push(shop);
  if (!isStocked) await shop.app.webstore.change({ cartImmediateLines: 10 });
  return shop;
}
function gate() {
  let letGo: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (letGo = resolve));
  const onStep: OnStep = (name) => (name === 'cartWorkTaken' ? opened : undefined);
  return {
    onStep,
    letGo: () => {
      letGo();
    },
  };
}
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  for (const shop of open.splice(0)) await shop.close();
  await database.close();
});

type Input = readonly [product: string, quantity: number | string];
const batch = (guest: Guest, inputs: readonly Input[], key?: string) =>
  guest.call(
    'POST',
    'cartItemBatch',
    {},
    {
      ...(key === undefined ? {} : { key }),
      body: { inputs: inputs.map(([product, quantity]) => ({ richInput: { productId: product, quantity } })) },
    },
  );
const some = (count: number, quantity = 2): readonly Input[] => many.slice(0, count).map((id) => [id, quantity]);
async function lines(guest: Guest): Promise<readonly Input[]> {
  const found: Input[] = [];
  for (let pageNumber = 1, pages = 1; pageNumber <= pages; pageNumber += 1) {
    const items = await guest.items({ sort: 'CreatedDateAsc', pageSize: 100, pageNumber });
    pages = items.totalNumberOfPages;
    for (const { cartItem } of items.cartItems) found.push([String(cartItem.productId), Number(cartItem.quantity)]);
  }
  return found;
}
const summary = async (guest: Guest) => (await guest.call('GET', 'cart')).json<CartSummary>();
const waiting = () => database.read.selectFrom('cart_work').select('state').execute();

test('a change that leaves few lines is done at once [CRT-10]', async () => {
  const shop = await start();
  const guest = shop.newGuest();
  const { results, asyncOperationStatus } = (await batch(guest, some(10))).json<AddItemsResult>();
  expect(results.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 201));
  expect(asyncOperationStatus).toBeUndefined();
  const response = await guest.call('GET', 'cartItems');
  expect([response.statusCode, response.headers['retry-after'], response.headers.location]).toEqual([
    200,
    undefined,
    undefined,
  ]);
  expect((await summary(guest)).asyncOperationStatus).toBe('Completed');
  // One more line is not a large change, however long the cart is.
  expect((await guest.add('butter', 1)).statusCode).toBe(201);
  expect(await waiting()).toEqual([]);
});

test('a large one is accepted and worked off: until then the cart is Processing, its lines 202, and it is not changed [CRT-07] [CRT-10]', async () => {
  const held = gate();
  const shop = await start(held.onStep);
  const guest = shop.newGuest();
  const butter = await guest.added('butter', 1);
  const inputs: readonly Input[] = [...some(30), [productId('eggs'), 9], ['nonsense', 1], [productId('apron'), 'x']];
  const accepted = await batch(guest, inputs, 'large');
  expect(accepted.statusCode).toBe(201);
  const answer = accepted.json<AddItemsResult>();
  expect(answer.asyncOperationStatus).toBe('Processing');
  expect(answer.results.map(({ statusCode }) => statusCode)).toEqual([...some(31).map(() => 202), 400, 400]);
  expect(answer.results[0]?.result).toMatchObject({
    cartItemId: null,
    name: 'Farine 0',
    quantity: '2.0',
    totalPrice: null,
  });

  expect((await guest.call('GET', 'compactSummary')).json<CompactSummary>()).toMatchObject({
    asyncOperationStatus: 'Processing',
  });
  const unfinished = await guest.call('GET', 'cartItems', {}, { query: { pageSize: 5 } });
  expect(unfinished.statusCode).toBe(202);
  expect(Number(unfinished.headers['retry-after'])).toBeGreaterThan(0);
  expect((await guest.send('GET', String(unfinished.headers.location))).statusCode).toBe(202);
  expect(unfinished.json<CartItems>().cartSummary.asyncOperationStatus).toBe('Processing');

  const line = { cartItemId: String(butter.cartItemId) };
  const changes = [
    guest.add('apron', 1),
    guest.call('PATCH', 'cartItem', line, { body: { quantity: 3 } }),
    guest.call('DELETE', 'cartItem', line),
    batch(guest, some(2)),
    guest.call('POST', 'cloneCart'),
  ];
  for (const response of await Promise.all(changes)) {
    expect(refusal(response)).toBe('423 SERVER_UNAVAILABLE');
    expect(response.headers['retry-after']).toBe('1');
  }
  expect((await batch(guest, inputs, 'large')).body).toBe(accepted.body);

  held.letGo();
  await shop.app.cartWork.idle();
  expect(await lines(guest)).toEqual([[productId('butter'), 1], ...some(30)]);
  // Lines that could not be added are reported until the cart is changed and calculated again.
  const errored = await summary(guest);
  expect(errored.asyncOperationStatus).toBe('Errored');
  expect(errored.messagesSummary).toMatchObject({ hasErrors: true, errorCount: 1, totalLineItemsWithErrors: 1 });
  expect(errored.messagesSummary.limitedMessages).toEqual([
    {
      type: 'INSUFFICIENT_INVENTORY',
      message: 'Œufs frais\u00a0: Il reste 5 de ce produit en stock. Choisissez 5.',
      relatedEntityId: productId('eggs'),
    },
  ]);
  expect((await guest.call('PATCH', 'cartItem', line, { body: { quantity: 3 } })).statusCode).toBe(200);
  expect(await summary(guest)).toMatchObject({
    asyncOperationStatus: 'Completed',
    messagesSummary: { hasErrors: false, limitedMessages: [] },
  });
  expect(await waiting()).toEqual([]);
});

test('lines join a cart later exactly as they would have at once [CRT-10]', async () => {
  const shop = await start();
  const inputs: readonly Input[] = [
    ...some(28, 3),
    [productId('milk'), 6],
    [productId('milk'), 60],
    [productId('eggs'), 4],
    ...some(30, 1),
    [productId('reserved'), 1],
    [productId('parent'), 1],
    [productId('milk'), 12],
  ];
  const later = shop.newGuest();
  await batch(later, inputs);
  await shop.app.cartWork.idle();
  const atOnce = shop.newGuest();
  await shop.app.webstore.change({ cartImmediateLines: 500 });
  await batch(atOnce, inputs);
  expect(await lines(later)).toEqual(await lines(atOnce));
  const [one, other] = [await summary(later), await summary(atOnce)];
  expect(one.grandTotalAmount).toBe(other.grandTotalAmount);
  expect(one.messagesSummary.limitedMessages.map(({ type }) => type)).toEqual([
    'MAX_LIMIT_EXCEEDED',
    'ITEM_NOT_FOUND',
    'INVALID_API_INPUT',
  ]);
});

test('what a process has left undone the next one ends: no line is lost, none is there twice', async () => {
  let slices = 0;
  const dying = await start((name) => {
    if (name === 'cartSliceWorked' && (slices += 1) === 1) throw new Error('The process dies.');
  });
  const guest = dying.newGuest();
  await guest.added('butter', 1);
  await batch(guest, some(60));
  await dying.app.cartWork.idle();
  const cookies = guest.cookies();
  expect((await summary(guest)).asyncOperationStatus).toBe('Processing');
  const before = await database.read.selectFrom('cart_item').select('id').execute();
  expect(before).toHaveLength(26);
  await open.pop()?.close();

  const next = await start(undefined, true);
  await next.app.cartWork.idle();
  const same = next.newGuest(cookies);
  expect(await lines(same)).toEqual([[productId('butter'), 1], ...some(60)]);
  expect((await summary(same)).asyncOperationStatus).toBe('Completed');
  expect(await waiting()).toEqual([]);
});

test('of two servers one works on a cart, and the other leaves it alone', async () => {
  const held = gate();
  const taken: string[] = [];
  const one = await start((name) => {
    taken.push(name);
    return held.onStep(name);
  });
  const other = await start((name) => void taken.push(`other ${name}`), true);
  const guest = one.newGuest();
  await batch(guest, some(60));
  await waitUntil('the work is taken', () => taken.length > 0);
  other.app.cartWork.schedule();
  await other.app.cartWork.idle();
  expect(taken).toEqual(['cartWorkTaken']);
  held.letGo();
  await one.app.cartWork.idle();
  expect(taken.filter((name) => name === 'cartSliceWorked')).toHaveLength(3);
  expect(await lines(other.newGuest(guest.cookies()))).toEqual(some(60));
});

type Call = (guest: Guest, line: CartItem) => ReturnType<Guest['call']>;
const nextChanges: readonly (readonly [name: string, call: Call, linesBefore: readonly Input[]])[] = [
  ['a removal', (guest, { cartItemId }) => guest.call('DELETE', 'cartItem', { cartItemId: String(cartItemId) }), []],
  [
    'a new quantity',
    (guest, { cartItemId }) =>
      guest.call('PATCH', 'cartItem', { cartItemId: String(cartItemId) }, { body: { quantity: 3 } }),
    [[productId('butter'), 3]],
  ],
  ['an addition', (guest) => guest.add('butter', 1), [[productId('butter'), 2]]],
  [
    'a small batch',
    (guest) => batch(guest, [[productId('apron'), 1]]),
    [
      [productId('butter'), 1],
      [productId('apron'), 1],
    ],
  ],
];
test.each(nextChanges)(
  'work that fails again and again ends Errored with its lines named, and the next change, %s, tries them anew at once',
  async (_name, change, linesBefore) => {
    const held = gate();
    const shop = await start(held.onStep);
    const guest = shop.newGuest();
    const butter = await guest.added('butter', 1);
    await batch(guest, some(30));
    const { incoming } = await database.read.selectFrom('cart_work').select('incoming').executeTakeFirstOrThrow();
    const queue = (lines: string) =>
      database.write((db) => db.updateTable('cart_work').set({ incoming: lines }).execute());
    // A line that cannot be inserted, because its id exists.
    const [first, ...rest] = JSON.parse(incoming) as readonly object[];
    await queue(JSON.stringify([{ ...first, lineId: butter.cartItemId }, ...rest]));
    held.letGo();
    await shop.app.cartWork.idle();
    const errored = await summary(guest);
    expect(errored.asyncOperationStatus).toBe('Errored');
    expect(errored.messagesSummary.errorCount).toBe(30);
    expect(errored.messagesSummary.limitedMessages[0]?.type).toBe('UNKNOWN_EXCEPTION');
    expect(await lines(guest)).toEqual([[productId('butter'), 1]]);

    await queue(incoming);
    expect((await change(guest, butter)).statusCode).toBeLessThan(300);
    await shop.app.cartWork.idle();
    expect(await lines(guest)).toEqual([...linesBefore, ...some(30)]);
    expect((await summary(guest)).asyncOperationStatus).toBe('Completed');
  },
);

test('a guest’s large cart joins the user’s later, and waits for its own lines first [CRT-16]', async () => {
  let held = gate();
  const shop = await start((name) => held.onStep(name));
  const guest = shop.newGuest();
  await batch(guest, some(30));
  const { cartId } = await summary(guest);
  await guest.logIn();
  const preserve = () => guest.call('POST', 'preserveCart', { cartStateOrId: String(cartId) });
  expect(refusal(await preserve())).toBe('423 SERVER_UNAVAILABLE');
  held.letGo();
  await shop.app.cartWork.idle();
  held = gate();
  await batch(guest, [
    [many[0] ?? '', 5],
    ['x', 1],
  ]);
  expect((await preserve()).json()).toMatchObject({
    numberOfProducts: 30,
    asyncOperationStatus: 'Processing',
    succeededCartItems: [],
    failedCartItems: [],
  });
  held.letGo();
  await shop.app.cartWork.idle();
  expect(await lines(guest)).toEqual([[many[0], 7], ...some(30).slice(1)]);
  expect(await database.read.selectFrom('cart').select('owner_kind').execute()).toEqual([{ owner_kind: 'user' }]);
});

import fc from 'fast-check';
import type { CartItems } from '../../../../../src/contract/cart/cartItem';
import type { CartSummary } from '../../../../../src/contract/cart/cart';
import type { DeliveryGroups } from '../../../../../src/contract/checkout/deliveryGroup';
import { productId, SHELVES, type Guest } from '../../../../support/server/shops/cartShop';
import { openCheckoutShop, type CheckoutShop } from '../../../../support/server/shops/checkoutShop';
import { groupCalls } from '../../../../support/server/shops/groupCalls';
import { isPostgres } from '../../../../support/server/databases/testDatabase';
import { budget } from '../../../../support/budget';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
afterAll(() => shop.close());

const SOLD = ['butter', 'apron', 'ecru'] as const;
type Sold = (typeof SOLD)[number];

const product = fc.constantFrom(...SOLD);
const quantity = fc.integer({ min: 1, max: 14 });
/** The index of a group among the existing ones; out of range, a group that does not exist. */
const groupIndex = fc.nat({ max: 3 });
const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), product, quantity, groupIndex }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('resize' as const), product, quantity }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), product }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('createGroup' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('deleteGroup' as const), groupIndex, withItems: fc.boolean() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('arrange' as const),
      moves: fc.array(fc.record({ product, groupIndex, quantity: fc.nat({ max: 7 }) }), { minLength: 1, maxLength: 3 }),
      deletesEmpty: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clone' as const), goesOn: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('preserve' as const), product, quantity }) },
);
type Step = typeof command extends fc.Arbitrary<infer C> ? C : never;

/** Two products and two more groups, so that few of the following steps have no effect. */
const BEGINNING: readonly Step[] = [
  { kind: 'add', product: 'butter', quantity: 12, groupIndex: 0 },
  { kind: 'add', product: 'ecru', quantity: 9, groupIndex: 0 },
  { kind: 'createGroup' },
  { kind: 'createGroup' },
];

/** The model: the quantity of each product in each group, the default one first; independent of the server. */
type Held = Map<Sold, number>[];

const total = (held: Held, name: Sold): number => held.reduce((sum, group) => sum + (group.get(name) ?? 0), 0);
const put = (group: Map<Sold, number> | undefined, name: Sold, by: number): void =>
  void group?.set(name, (group.get(name) ?? 0) + by);
/** Removes pieces one by one: from the default group while it has some, then from the last group that has. */
function takeAway(held: Held, name: Sold, count: number): void {
  for (let left = count; left > 0; left -= 1) {
    const from = (held[0]?.get(name) ?? 0) > 0 ? held[0] : held.findLast((group) => (group.get(name) ?? 0) > 0);
    put(from, name, -1);
  }
}

type Move = Extract<Step, { kind: 'arrange' }>['moves'][number];
/** The expected groups after an arrangement; null: it must be refused. */
function arranged(held: Held, moves: readonly Move[]): Held | null {
  const next = held.map((group) => new Map<Sold, number>(group));
  const said = new Set<string>();
  for (const { product: name, groupIndex: at, quantity: count } of moves) {
    const key = `${name} ${at}`;
    if (held[at] === undefined || total(held, name) === 0 || said.has(key)) return null;
    said.add(key);
    next[at]?.set(name, count);
  }
  for (const name of SOLD) {
    const rest = total(held, name) - next.slice(1).reduce((sum, group) => sum + (group.get(name) ?? 0), 0);
    if (rest < 0 || (said.has(`${name} 0`) && next[0]?.get(name) !== rest)) return null;
    if (moves.some((move) => move.product === name)) next[0]?.set(name, rest);
  }
  return next;
}
const withoutEmpty = (held: Held): Held =>
  held.filter((group, at) => at === 0 || SOLD.some((name) => (group.get(name) ?? 0) > 0));

function unitCents(name: Sold, count: number): number {
  if (name !== 'butter') return SHELVES[name].unitCents;
  return SHELVES.butter.tiers.find(({ upperBound }) => upperBound === null || count <= upperBound)?.unitCents ?? 0;
}
/** The expected total of the cart, calculated from scratch: in cents, VAT included. */
function grossOf(held: Held): number {
  const sumOf = (group: Map<Sold, number>, names: readonly Sold[]) =>
    names.reduce((sum, name) => sum + unitCents(name, total(held, name)) * (group.get(name) ?? 0), 0);
  const charges = held.filter((group) => sumOf(group, SOLD) > 0 && sumOf(group, SOLD) < 4000).length * 790;
  const net = (names: readonly Sold[]) => held.reduce((sum, group) => sum + sumOf(group, names), 0);
  const [food, rest] = [net(['butter', 'ecru']), net(['apron']) + charges];
  return food + rest + Math.round(food * 0.055 + 1e-9) + Math.round(rest * 0.2 + 1e-9);
}

/**
 * Carries out the steps, and compares the cart with the model after each. The shopper is logged in, so that guests'
 * carts can be preserved.
 */
async function run(steps: readonly Step[]): Promise<void> {
  let held: Held = [new Map<Sold, number>()];
  const user = shop.newGuest();
  await user.logIn();
  // Every run begins with a new cart.
  const made = await user.call('POST', 'carts', {}, { body: { isSecondary: true } });
  let cartStateOrId = String(made.json<CartSummary>().cartId);
  const there = () => ({ cartStateOrId });
  const groups = () => groupCalls(user, there());
  const lines = async () => {
    const response = await user.call('GET', 'cartItems', there(), { query: { pageSize: 100 } });
    return response.json<CartItems>();
  };
  const lineOf = async (name: Sold) =>
    (await lines()).cartItems.find(({ cartItem }) => cartItem.productId === productId(name))?.cartItem ?? null;
  const listed = async (): Promise<DeliveryGroups['items']> => (await groups().list({ cartItemLimit: 500 })).items;

  const perform = async (step: Step): Promise<void> => {
    switch (step.kind) {
      case 'add': {
        const group = (await listed())[step.groupIndex];
        const body = {
          productId: productId(step.product),
          quantity: step.quantity,
          cartDeliveryGroupId: group?.id ?? null,
        };
        const response = await user.call('POST', 'cartItems', there(), { body });
        expect(response.statusCode).toBe(201);
        put(held[step.groupIndex] ?? held[0], step.product, step.quantity);
        return;
      }
      case 'resize': {
        const line = await lineOf(step.product);
        if (line === null) return;
        const names = { ...there(), cartItemId: String(line.cartItemId) };
        expect((await user.call('PATCH', 'cartItem', names, { body: { quantity: step.quantity } })).statusCode).toBe(
          200,
        );
        const by = step.quantity - total(held, step.product);
        if (by < 0) takeAway(held, step.product, -by);
        else put(held[0], step.product, by);
        return;
      }
      case 'remove': {
        const line = await lineOf(step.product);
        if (line === null) return;
        const names = { ...there(), cartItemId: String(line.cartItemId) };
        expect((await user.call('DELETE', 'cartItem', names)).statusCode).toBe(204);
        for (const group of held) group.delete(step.product);
        return;
      }
      case 'createGroup':
        if (held.length >= 4) return;
        expect((await groups().create()).statusCode).toBe(201);
        held.push(new Map());
        return;
      case 'deleteGroup': {
        const group = (await listed())[step.groupIndex];
        if (group === undefined) return;
        const response = await groups().remove(group.id, { query: { deleteCartItems: step.withItems } });
        expect(response.statusCode).toBe(step.groupIndex === 0 ? 400 : 204);
        if (step.groupIndex === 0) return;
        const [gone] = held.splice(step.groupIndex, 1);
        if (!step.withItems) gone?.forEach((count, name) => put(held[0], name, count));
        return;
      }
      case 'arrange': {
        const present = await listed();
        const arrangements = [];
        for (const { product: name, groupIndex: at, quantity: count } of step.moves) {
          const [group, line] = [present[at], await lineOf(name)];
          if (group === undefined || line === null) return;
          arrangements.push([group, line, String(count)] as const);
        }
        const next = arranged(held, step.moves);
        const query = { deleteEmptyDeliveryGroups: step.deletesEmpty };
        const response = await groups().arrange(arrangements, { query });
        expect(response.statusCode).toBe(next === null ? 400 : 202);
        if (next !== null) held = step.deletesEmpty ? withoutEmpty(next) : next;
        return;
      }
      case 'clone': {
        const response = await user.call('POST', 'cloneCart', there());
        expect(response.statusCode).toBe(201);
        const copy = String(response.json<CartSummary>().cartId);
        // The history continues with the copy or the original; both hold the same now.
        if (step.goesOn) cartStateOrId = copy;
        return;
      }
      case 'preserve':
        await preserveInto(user, step);
    }
  };

  for (const step of [...BEGINNING, ...steps]) {
    await perform(step);
    await check(await listed(), await lines(), held);
  }
}

/** Preserving a guest's cart adds to the current cart; that of the run is a secondary one and must not change. */
async function preserveInto(user: Guest, { product: name, quantity: count }: Extract<Step, { kind: 'preserve' }>) {
  const guest = shop.newGuest();
  await guest.added(name, count);
  const groups = groupCalls(guest);
  const line = (await guest.items()).cartItems[0]?.cartItem;
  const group = await groups.created();
  if (line !== undefined) await groups.arrange([[group, line, 1]]);
  await guest.logIn();
  const before = (await user.items()).cartItems.find(({ cartItem }) => cartItem.productId === productId(name));
  expect((await guest.call('POST', 'preserveCart')).statusCode).toBe(200);
  const after = (await user.items()).cartItems.find(({ cartItem }) => cartItem.productId === productId(name));
  expect(Number(after?.cartItem.quantity)).toBe(Number(before?.cartItem.quantity ?? 0) + count);
}

async function check(groups: DeliveryGroups['items'], cart: CartItems, held: Held): Promise<void> {
  const names = new Map(SOLD.map((name) => [productId(name), name]));
  const seen = groups.map(
    ({ cartItems }) =>
      new Map(
        (cartItems?.cartItems ?? []).map(({ cartItem }) => [
          names.get(cartItem.productId ?? '') ?? 'unknown',
          Number(cartItem.quantity),
        ]),
      ),
  );
  const expected = held.map((group) => new Map<Sold, number>([...group].filter(([, count]) => count !== 0)));
  expect(seen.map((group) => Object.fromEntries<number>(group))).toEqual(
    expected.map((group) => Object.fromEntries<number>(group)),
  );
  // Each line of the cart is the sum of its product in the groups.
  for (const { cartItem } of cart.cartItems) {
    const name = names.get(cartItem.productId ?? '');
    expect(Number(cartItem.quantity)).toBe(name === undefined ? NaN : total(held, name));
  }
  expect(cart.cartItems.length).toBe(SOLD.filter((name) => total(held, name) > 0).length);
  expect(Math.round(Number(cart.cartSummary.grandTotalAmount) * 100)).toBe(grossOf(held));
  const productCents = groups.reduce(
    (sum, { totalProductAmount }) => sum + Math.round(Number(totalProductAmount) * 100),
    0,
  );
  expect(productCents).toBe(Math.round(Number(cart.cartSummary.totalProductAmount) * 100));
  const stored = await shop.database.read.selectFrom('delivery_group_item').select('quantity').execute();
  expect(stored.every((row) => row.quantity > 0)).toBe(true);
}

test(
  'whatever is done to a cart, every piece is in exactly one delivery, and the total is what that costs [CRT-14, CRT-15, CRT-17, CRT-19]',
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 8, maxLength: 24 }), (steps) => run(steps)),
      { seed: 20_261_121, numRuns: budget({ usual: isPostgres ? 6 : 15, long: 60 }), endOnFailure: true },
    ),
  240_000,
);

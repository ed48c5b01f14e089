import fc from 'fast-check';
import { DEFAULT_QUANTITY_RULE } from '../../../../../src/commerce/quantityRule';
import { CART_LINE_LIMIT } from '../../../../../src/contract/cart/cart';
import { LARGEST_QUANTITY } from '../../../../../src/contract/money';
import {
  decideAdd,
  decideRemove,
  decideResize,
  lineRefusal,
  type Buyable,
  type DecisionFacts,
} from '../../../../../src/server/features/cart/decisions/cartDecisions';
import { describeRefusal } from '../../../../../src/server/features/cart/decisions/cartRefusals';
import { emptyCart, type CartState } from '../../../../../src/server/features/cart/decisions/cartState';
import { drawnBy } from '../../../../../src/server/features/inventory';

const NOW = 1_000_000;
const salePrice = { unitCents: 690, tiers: [], listCents: null, buyerGroup: null, vatBasisPoints: 550 };
const buyableOf = (overrides: Partial<Buyable> = {}): Buyable => ({
  productClass: 'Simple',
  rule: DEFAULT_QUANTITY_RULE,
  stock: null,
  sellingModels: [],
  salePrice,
  ...overrides,
});
const stockOf = (productId: string, available: number) => [{ productId, quantity: 1, available }];
/** The contents of each bundle: two of product a and one of b. */
const BUNDLE = [
  { productId: 'a', quantity: 2 },
  { productId: 'b', quantity: 1 },
];
const factsAt = (now: number): DecisionFacts => ({
  now,
  drawsOf: (productId) => (productId === 'bundle' ? BUNDLE : [{ productId, quantity: 1 }]),
});
const bySix = buyableOf({ rule: { minimum: 6, maximum: 30, increment: 6 } });

const add = (state: CartState, productId: string, quantity: string | number, buyable: Buyable | null = buyableOf()) =>
  decideAdd(state, { productId, quantity, lineId: `line-${state.lines.length + 1}` }, buyable, factsAt(NOW));
function cartWith(productId: string, quantity: number, buyable: Buyable = buyableOf()): CartState {
  const decision = add(emptyCart, productId, quantity, buyable);
  if (!decision.ok) throw new Error('the cart of this test cannot be made');
  return decision.state;
}
/** The code and status of a refusal; null when the change was accepted. */
function refusalOf(decision: ReturnType<typeof add>) {
  if (decision.ok) return null;
  const { status, errorCode } = describeRefusal(decision.refusal);
  return `${status} ${errorCode}`;
}

describe('adding a product', () => {
  test('a product that is new becomes the last line', () => {
    const decision = add(cartWith('a', 2), 'b', '3.0');
    expect(decision).toMatchObject({
      ok: true,
      line: { id: 'line-2', productId: 'b', quantity: 3, position: 2, createdAt: NOW },
    });
  });

  test('a product that is there adds up on its line, which keeps its place and its name', () => {
    const decision = decideAdd(
      cartWith('a', 2),
      { productId: 'a', quantity: 3, lineId: 'unused' },
      buyableOf(),
      factsAt(NOW + 5),
    );
    expect(decision).toMatchObject({
      ok: true,
      line: { id: 'line-1', quantity: 5, position: 1, createdAt: NOW, changedAt: NOW + 5 },
      state: { lines: [{ id: 'line-1', quantity: 5 }] },
    });
  });

  test('the whole line must keep the rule, not just what is added', () => {
    const cart = cartWith('a', 24, bySix);
    expect(refusalOf(add(cart, 'a', 6, bySix))).toBeNull();
    expect(refusalOf(add(cart, 'a', 12, bySix))).toBe('400 MAX_LIMIT_EXCEEDED');
    expect(refusalOf(add(cart, 'a', 1, bySix))).toBe('400 INVALID_BATCH_SIZE');
    expect(refusalOf(add(emptyCart, 'a', 3, bySix))).toBe('400 MISSING_RECORD');
  });

  test('what one adds beyond the minimum may be less than the minimum', () => {
    const rule = { minimum: 6, maximum: 30, increment: 1 };
    expect(refusalOf(add(cartWith('a', 6, buyableOf({ rule })), 'a', 1, buyableOf({ rule })))).toBeNull();
  });

  test('the whole line must be in stock', () => {
    const cart = cartWith('a', 4);
    expect(refusalOf(add(cart, 'a', 1, buyableOf({ stock: stockOf('a', 5) })))).toBeNull();
    expect(refusalOf(add(cart, 'a', 2, buyableOf({ stock: stockOf('a', 5) })))).toBe('400 INSUFFICIENT_INVENTORY');
    expect(refusalOf(add(emptyCart, 'a', 1, buyableOf({ stock: stockOf('a', 0) })))).toBe('400 INSUFFICIENT_INVENTORY');
  });

  test.each(['0', '-1', '1.5', 'x', '', '1e3', 'NaN', '1000000', 0, -3, 2.5, NaN, Infinity, 1e21])(
    'a quantity of %p is refused',
    (quantity) => {
      expect(refusalOf(add(emptyCart, 'a', quantity))).toBe('400 INVALID_API_INPUT');
    },
  );

  test('a line never grows beyond the largest quantity there is', () => {
    const cart = cartWith('a', LARGEST_QUANTITY);
    expect(refusalOf(add(cart, 'a', 1))).toBe('400 MAX_LIMIT_EXCEEDED');
  });

  test('a set cannot be added itself, because its members are sold one by one', () => {
    const decision = add(emptyCart, 'a', 1, buyableOf({ productClass: 'Set' }));
    expect(refusalOf(decision)).toBe('400 INVALID_API_INPUT');
    expect(decision).toMatchObject({ refusal: { reason: 'chooseMember' } });
  });

  test('an unknown product, a variation parent and a product without a price are refused', () => {
    expect(refusalOf(add(emptyCart, 'a', 1, null))).toBe('404 ITEM_NOT_FOUND');
    expect(refusalOf(add(emptyCart, 'a', 1, buyableOf({ productClass: 'VariationParent' })))).toBe(
      '400 INVALID_API_INPUT',
    );
    expect(refusalOf(add(emptyCart, 'a', 1, buyableOf({ salePrice: null })))).toBe('400 INVALID_API_INPUT');
  });

  test('a full cart takes no further product, but more of one it has', () => {
    let cart: CartState = emptyCart;
    for (let count = 0; count < CART_LINE_LIMIT; count += 1) {
      const decision = add(cart, `p${count}`, 1);
      if (decision.ok) cart = decision.state;
    }
    expect(cart.lines).toHaveLength(CART_LINE_LIMIT);
    expect(refusalOf(add(cart, 'other', 1))).toBe('400 LIMIT_EXCEEDED');
    expect(refusalOf(add(cart, 'p7', 1))).toBeNull();
  });
});

describe('a bundle', () => {
  const left = { a: 7, b: 5 };
  const bundle = buyableOf({
    productClass: 'Bundle',
    stock: BUNDLE.map((draw) => ({ ...draw, available: left[draw.productId === 'a' ? 'a' : 'b'] })),
  });
  const single = buyableOf({ stock: stockOf('a', left.a) });

  test('can be ordered as often as the scarcest of its contents allows', () => {
    expect(refusalOf(add(emptyCart, 'bundle', 3, bundle))).toBeNull();
    expect(add(emptyCart, 'bundle', 4, bundle)).toMatchObject({
      refusal: { reason: 'quantityRefused', code: 'INSUFFICIENT_INVENTORY', available: 3 },
    });
  });

  test('and what is sold by itself in the same cart draw on the same stock, both ways', () => {
    const withSingles = cartWith('a', 4, single);
    expect(refusalOf(add(withSingles, 'bundle', 1, bundle))).toBeNull();
    expect(add(withSingles, 'bundle', 2, bundle)).toMatchObject({ refusal: { available: 1 } });
    const withBundles = cartWith('bundle', 2, bundle);
    expect(refusalOf(add(withBundles, 'a', 3, single))).toBeNull();
    expect(add(withBundles, 'a', 4, single)).toMatchObject({ refusal: { available: 3 } });
  });

  test('that is changed or removed leaves in the cart what the other lines draw of each of its contents', () => {
    const added = add(cartWith('bundle', 3, bundle), 'a', 1, single);
    const state = added.ok ? added.state : emptyCart;
    const drawnAfter = (decision: ReturnType<typeof add>) =>
      Object.fromEntries(drawnBy(decision.ok ? decision.state.lines : [], factsAt(NOW).drawsOf));
    const resized = decideResize(state, { lineId: 'line-1', quantity: 1 }, bundle, factsAt(NOW));
    expect(drawnAfter(resized)).toEqual({ a: 3, b: 1 });
    expect(drawnAfter(decideRemove(state, 'line-1'))).toEqual({ a: 1 });
  });
});

describe('changing and removing a line', () => {
  test('another quantity replaces the one there was, by the same rules', () => {
    const cart = cartWith('a', 12, bySix);
    const resize = (quantity: string | number) =>
      decideResize(cart, { lineId: 'line-1', quantity }, bySix, factsAt(NOW + 1));
    expect(resize('18')).toMatchObject({ ok: true, state: { lines: [{ quantity: 18 }] } });
    expect(refusalOf(resize(36))).toBe('400 MAX_LIMIT_EXCEEDED');
    expect(refusalOf(resize(13))).toBe('400 INVALID_BATCH_SIZE');
    expect(refusalOf(resize(0))).toBe('400 INVALID_API_INPUT');
  });

  test('the quantity it already has changes nothing', () => {
    const decision = decideResize(cartWith('a', 2), { lineId: 'line-1', quantity: '2' }, buyableOf(), factsAt(NOW + 1));
    expect(decision).toMatchObject({ ok: true, change: null, line: { changedAt: NOW } });
  });

  test('a line whose product is gone cannot be changed, but removed', () => {
    const cart = cartWith('a', 2);
    expect(refusalOf(decideResize(cart, { lineId: 'line-1', quantity: 1 }, null, factsAt(NOW)))).toBe(
      '404 ITEM_NOT_FOUND',
    );
    expect(decideRemove(cart, 'line-1')).toMatchObject({ ok: true, state: { lines: [] } });
  });

  test('a line that is not in the cart is not found', () => {
    expect(refusalOf(decideResize(emptyCart, { lineId: 'x', quantity: 1 }, buyableOf(), factsAt(NOW)))).toBe(
      '404 ITEM_NOT_FOUND',
    );
    expect(refusalOf(decideRemove(emptyCart, 'x'))).toBe('404 ITEM_NOT_FOUND');
  });
});

test('whatever is asked for, every line stays one that may be bought, and no product has two', () => {
  const command = fc.record({
    kind: fc.constantFrom('add', 'resize', 'remove'),
    product: fc.constantFrom('a', 'b', 'c'),
    quantity: fc.oneof(fc.integer({ min: -2, max: 40 }), fc.integer({ min: -2, max: 40 }).map(String)),
  });
  const shelves = new Map<string, Buyable>([
    ['a', buyableOf()],
    ['b', bySix],
    ['c', buyableOf({ stock: stockOf('c', 7) })],
  ]);
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      let cart: CartState = emptyCart;
      commands.forEach(({ kind, product, quantity }, step) => {
        const buyable = shelves.get(product) ?? null;
        const lineId = cart.lines.find((line) => line.productId === product)?.id ?? `line-${step}`;
        const decision =
          kind === 'add'
            ? decideAdd(cart, { productId: product, quantity, lineId: `line-${step}` }, buyable, factsAt(step))
            : kind === 'resize'
              ? decideResize(cart, { lineId, quantity }, buyable, factsAt(step))
              : decideRemove(cart, lineId);
        if (decision.ok) cart = decision.state;
      });
      const products = cart.lines.map((line) => line.productId);
      expect(new Set(products).size).toBe(products.length);
      expect(new Set(cart.lines.map((line) => line.position)).size).toBe(products.length);
      for (const line of cart.lines) {
        expect(lineRefusal(shelves.get(line.productId) ?? null, { ...line, elsewhere: new Map() })).toBeNull();
      }
    }),
    { seed: 20_260_301, numRuns: 300 },
  );
});

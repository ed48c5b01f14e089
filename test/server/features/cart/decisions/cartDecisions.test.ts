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
} from '../../../../../src/server/features/cart/decisions/cartDecisions';
import { describeRefusal } from '../../../../../src/server/features/cart/decisions/cartRefusals';
import { emptyCart, type CartState } from '../../../../../src/server/features/cart/decisions/cartState';

const NOW = 1_000_000;
const salePrice = { unitCents: 690, tiers: [], listCents: null, buyerGroup: null, vatBasisPoints: 550 };
const buyableOf = (overrides: Partial<Buyable> = {}): Buyable => ({
  productClass: 'Simple',
  rule: DEFAULT_QUANTITY_RULE,
  available: null,
  sellingModels: [],
  salePrice,
  ...overrides,
});
const bySix = buyableOf({ rule: { minimum: 6, maximum: 30, increment: 6 } });

const add = (state: CartState, productId: string, quantity: string | number, buyable: Buyable | null = buyableOf()) =>
  decideAdd(state, { productId, quantity, lineId: `line-${state.lines.length + 1}` }, buyable, NOW);
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
      NOW + 5,
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
    expect(refusalOf(add(cart, 'a', 1, buyableOf({ available: 5 })))).toBeNull();
    expect(refusalOf(add(cart, 'a', 2, buyableOf({ available: 5 })))).toBe('400 INSUFFICIENT_INVENTORY');
    expect(refusalOf(add(emptyCart, 'a', 1, buyableOf({ available: 0 })))).toBe('400 INSUFFICIENT_INVENTORY');
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

describe('changing and removing a line', () => {
  test('another quantity replaces the one there was, by the same rules', () => {
    const cart = cartWith('a', 12, bySix);
    const resize = (quantity: string | number) => decideResize(cart, { lineId: 'line-1', quantity }, bySix, NOW + 1);
    expect(resize('18')).toMatchObject({ ok: true, state: { lines: [{ quantity: 18 }] } });
    expect(refusalOf(resize(36))).toBe('400 MAX_LIMIT_EXCEEDED');
    expect(refusalOf(resize(13))).toBe('400 INVALID_BATCH_SIZE');
    expect(refusalOf(resize(0))).toBe('400 INVALID_API_INPUT');
  });

  test('the quantity it already has changes nothing', () => {
    const decision = decideResize(cartWith('a', 2), { lineId: 'line-1', quantity: '2' }, buyableOf(), NOW + 1);
    expect(decision).toMatchObject({ ok: true, change: null, line: { changedAt: NOW } });
  });

  test('a line whose product is gone cannot be changed, but removed', () => {
    const cart = cartWith('a', 2);
    expect(refusalOf(decideResize(cart, { lineId: 'line-1', quantity: 1 }, null, NOW))).toBe('404 ITEM_NOT_FOUND');
    expect(decideRemove(cart, 'line-1')).toMatchObject({ ok: true, state: { lines: [] } });
  });

  test('a line that is not in the cart is not found', () => {
    expect(refusalOf(decideResize(emptyCart, { lineId: 'x', quantity: 1 }, buyableOf(), NOW))).toBe(
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
    ['c', buyableOf({ available: 7 })],
  ]);
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      let cart: CartState = emptyCart;
      commands.forEach(({ kind, product, quantity }, step) => {
        const buyable = shelves.get(product) ?? null;
        const lineId = cart.lines.find((line) => line.productId === product)?.id ?? `line-${step}`;
        const decision =
          kind === 'add'
            ? decideAdd(cart, { productId: product, quantity, lineId: `line-${step}` }, buyable, step)
            : kind === 'resize'
              ? decideResize(cart, { lineId, quantity }, buyable, step)
              : decideRemove(cart, lineId);
        if (decision.ok) cart = decision.state;
      });
      const products = cart.lines.map((line) => line.productId);
      expect(new Set(products).size).toBe(products.length);
      expect(new Set(cart.lines.map((line) => line.position)).size).toBe(products.length);
      for (const line of cart.lines) {
        expect(lineRefusal(shelves.get(line.productId) ?? null, { ...line, elsewhere: 0 })).toBeNull();
      }
    }),
    { seed: 20_260_301, numRuns: 300 },
  );
});

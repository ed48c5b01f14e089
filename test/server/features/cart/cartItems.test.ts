import type { AddItemsResult, CartItem } from '../../../../src/contract/cart/cartItem';
import { recordId } from '../../../../src/contract/ids';
import {
  openCartShopForEach,
  productId,
  refusal,
  type CartShop,
  type Guest,
} from '../../../support/server/shops/cartShop';

let shop: CartShop;
let guest: Guest;
openCartShopForEach((opened, visitor) => {
  shop = opened;
  guest = visitor;
});

describe('adding one product', () => {
  test('the line comes back with its price, and is in the cart from then on [CRT-06, CRT-09]', async () => {
    const response = await guest.add('butter', '2');
    expect(response.statusCode).toBe(201);
    const item = response.json<CartItem>();
    expect(item).toMatchObject({
      productId: productId('butter'),
      name: 'Beurre doux',
      type: 'Product',
      quantity: '2.0',
      listPrice: '7.50',
      salesPrice: '6.90',
      unitAdjustedPrice: '6.90',
      unitAdjustedPriceWithItemAdj: '6.90',
      totalListPrice: '15.00',
      totalPrice: '13.80',
      totalTax: '0.76',
    });
    const { cartItems } = await guest.items();
    expect(cartItems).toEqual([{ cartItem: item, status: 'Success', message: null }]);
  });

  test('a product that is in the cart already adds up on its line [CRT-09]', async () => {
    const first = await guest.added('butter', 2);
    const second = await guest.added('butter', '3.0');
    expect(second).toMatchObject({ cartItemId: first.cartItemId, quantity: '5.0' });
    expect((await guest.items()).totalItemCount).toBe(1);
  });

  test('an id of fifteen characters names the same product', async () => {
    await guest.added('butter', 1);
    const body = { productId: productId('butter').slice(0, 15), quantity: 1 };
    const response = await guest.call('POST', 'cartItems', {}, { body });
    expect(response.json<CartItem>()).toMatchObject({ productId: productId('butter'), quantity: '2.0' });
  });

  test.each([
    ['milk', 3, '400 MISSING_RECORD'],
    ['milk', 66, '400 MAX_LIMIT_EXCEEDED'],
    ['milk', 7, '400 INVALID_BATCH_SIZE'],
    ['eggs', 6, '400 INSUFFICIENT_INVENTORY'],
    ['reserved', 1, '404 ITEM_NOT_FOUND'],
    ['parent', 1, '400 INVALID_API_INPUT'],
    ['unpriced', 1, '400 INVALID_API_INPUT'],
    ['butter', 0, '400 INVALID_API_INPUT'],
    ['butter', '-1', '400 INVALID_API_INPUT'],
    ['butter', 1.5, '400 INVALID_API_INPUT'],
    ['butter', '1e9', '400 INVALID_API_INPUT'],
    ['butter', 99999999999, '400 INVALID_API_INPUT'],
    ['butter', 'deux', '400 INVALID_API_INPUT'],
  ] as const)('%s × %p is refused with %s and leaves the cart as it was', async (name, quantity, expected) => {
    await guest.added('apron', 1);
    expect(refusal(await guest.add(name, quantity))).toBe(expected);
    expect((await guest.items()).cartItems).toHaveLength(1);
  });

  test('the quantity rule and the stock hold for the whole line', async () => {
    await guest.added('milk', 54);
    expect(refusal(await guest.add('milk', 12))).toBe('400 MAX_LIMIT_EXCEEDED');
    await guest.added('milk', 6);
    await guest.added('eggs', 4);
    expect(refusal(await guest.add('eggs', 2))).toBe('400 INSUFFICIENT_INVENTORY');
  });

  test('where no stock is counted, any quantity may be bought', async () => {
    const { inventoryDefaultSource } = shop.app.webstore.current().context.inventoryConfiguration;
    await shop.app.webstore.change({ inventoryConfiguration: { isInventoryEnabled: false, inventoryDefaultSource } });
    expect((await guest.added('eggs', 600)).quantity).toBe('600.0');
  });

  test.each([
    [{ productId: 'nonsense', quantity: 1 }, '400 INVALID_ID_FIELD'],
    [{ productId: recordId('category', 1), quantity: 1 }, '400 INVALID_ID_FIELD'],
    [{ productId: recordId('product', 999), quantity: 1 }, '404 ITEM_NOT_FOUND'],
    [{ productId: productId('butter') }, '400 INVALID_API_INPUT'],
    [{ productId: productId('butter'), quantity: null }, '400 INVALID_API_INPUT'],
    [{ productId: productId('butter'), quantity: 1, colour: 'red' }, '400 JSON_PARSER_ERROR'],
    [{ productId: productId('butter'), quantity: 1, type: 'DeliveryCharge' }, '400 INVALID_API_INPUT'],
    [{ productId: productId('butter'), quantity: 1, subType: 'Gift' }, '400 INVALID_API_INPUT'],
    [{ productId: productId('butter'), quantity: 1, subscriptionTerm: 3 }, '400 INVALID_API_INPUT'],
  ])('the input %p is refused with %s', async (body, expected) => {
    expect(refusal(await guest.call('POST', 'cartItems', {}, { body }))).toBe(expected);
    expect((await guest.items()).cartSummary.cartId).toBeNull();
  });

  test('a full cart takes no further product, but more of one it has; its lines come 25 a page [CRT-08]', async () => {
    const line = await guest.added('butter', 1);
    const filler = Array.from({ length: 499 }, (_, index) => ({
      cart_id: String(line.cartId),
      id: recordId('cartItem', index + 1),
      product_id: recordId('product', 1000 + index),
      quantity: 1,
      position: index + 2,
      created_at: 0,
      changed_at: 0,
    }));
    await shop.database.write((db) => db.insertInto('cart_item').values(filler).execute());
    expect(refusal(await guest.add('apron', 1))).toBe('400 LIMIT_EXCEEDED');
    expect((await guest.added('butter', 1)).quantity).toBe('2.0');
    // Without a page size or token, the first 25 are returned.
    const items = await guest.items();
    expect([items.cartItems.length, items.currentPage, items.totalNumberOfPages]).toEqual([25, 1, 20]);
  });
});

describe('adding many products at once', () => {
  const batch = (inputs: readonly object[]) => {
    const body = { inputs: inputs.map((richInput) => ({ richInput })) };
    return guest.call('POST', 'cartItemBatch', {}, { body });
  };

  test('each input has its own result, in order; a refused one does not stop the rest [CRT-10]', async () => {
    const response = await batch([
      { productId: productId('butter'), quantity: '1', type: 'Product' },
      { productId: productId('milk'), quantity: 1 },
      { productId: 'nonsense', quantity: 1 },
      { productId: productId('reserved'), quantity: 1 },
      { productId: productId('butter'), quantity: 2 },
    ]);
    expect(response.statusCode).toBe(201);
    const { hasErrors, results } = response.json<AddItemsResult>();
    expect(hasErrors).toBe(true);
    expect(results.map(({ statusCode }) => statusCode)).toEqual([201, 400, 400, 404, 201]);
    expect(results[1]?.result).toMatchObject([{ errorCode: 'MISSING_RECORD' }]);
    expect(results[2]?.result).toMatchObject([{ errorCode: 'INVALID_ID_FIELD' }]);
    expect(results[4]?.result).toMatchObject({ productId: productId('butter'), quantity: '3.0' });
    expect((await guest.items()).cartItems.map(({ cartItem }) => cartItem.quantity)).toEqual(['3.0']);
  });

  test('without an error hasErrors is false [CRT-10]', async () => {
    const response = await batch([{ productId: productId('butter'), quantity: 1 }]);
    expect(response.json<AddItemsResult>().hasErrors).toBe(false);
  });

  test('a batch of which nothing is taken makes no cart', async () => {
    expect((await batch([{ productId: productId('reserved'), quantity: 1 }])).statusCode).toBe(201);
    expect((await guest.items()).cartSummary.cartId).toBeNull();
  });

  test('no input, more than a hundred, and unknown fields are refused', async () => {
    const input = { productId: productId('butter'), quantity: 1 };
    expect(refusal(await batch([]))).toBe('400 INVALID_API_INPUT');
    expect(refusal(await batch(Array.from({ length: 101 }, () => input)))).toBe('400 INVALID_API_INPUT');
    expect(refusal(await batch([{ ...input, colour: 'red' }]))).toBe('400 JSON_PARSER_ERROR');
  });
});

describe('changing and deleting a line', () => {
  let line: CartItem;
  const names = () => ({ cartItemId: String(line.cartItemId) });
  const resize = (quantity: unknown) => guest.call('PATCH', 'cartItem', names(), { body: { quantity } });
  beforeEach(async () => {
    line = await guest.added('milk', 12);
  });

  test('a line takes another quantity, by the same rules [CRT-11]', async () => {
    const response = await resize('24');
    expect(response.statusCode).toBe(200);
    expect(response.json<CartItem>()).toMatchObject({
      cartItemId: line.cartItemId,
      quantity: '24.0',
      totalPrice: '25.20',
    });
    expect(refusal(await resize(66))).toBe('400 MAX_LIMIT_EXCEEDED');
    expect(refusal(await resize(5))).toBe('400 MISSING_RECORD');
    expect(refusal(await resize(25))).toBe('400 INVALID_BATCH_SIZE');
    expect(refusal(await resize('x'))).toBe('400 INVALID_API_INPUT');
    expect((await guest.items()).cartItems[0]?.cartItem.quantity).toBe('24.0');
  });

  test('a quantity of zero is refused, and the refusal says how to remove the line [CRT-11]', async () => {
    const response = await resize(0);
    expect(refusal(response)).toBe('400 INVALID_API_INPUT');
    expect(response.body).toContain('supprimez-le');
  });

  test('product and type of a line cannot be changed', async () => {
    const body = { quantity: 12, productId: productId('butter') };
    expect(refusal(await guest.call('PATCH', 'cartItem', names(), { body }))).toBe('400 JSON_PARSER_ERROR');
  });

  test('a deleted line is gone, also when it is deleted again [CRT-11]', async () => {
    const response = await guest.call('DELETE', 'cartItem', names());
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect((await guest.items()).cartItems).toEqual([]);
    expect(refusal(await guest.call('DELETE', 'cartItem', names()))).toBe('404 ITEM_NOT_FOUND');
    expect(refusal(await resize(6))).toBe('404 ITEM_NOT_FOUND');
  });

  test('malformed and unknown ids are told apart', async () => {
    const body = { quantity: 6 };
    for (const [method, options] of [
      ['PATCH', { body }],
      ['DELETE', {}],
    ] as const) {
      const other = (cartItemId: string, cartStateOrId = 'current') =>
        guest.call(method, 'cartItem', { cartItemId, cartStateOrId }, options);
      expect(refusal(await other('nonsense'))).toBe('400 INVALID_ID_FIELD');
      expect(refusal(await other(productId('milk')))).toBe('400 INVALID_ID_FIELD');
      expect(refusal(await other(recordId('cartItem', 77)))).toBe('404 ITEM_NOT_FOUND');
      expect(refusal(await other(String(line.cartItemId), 'nonsense'))).toBe('400 INVALID_ID_FIELD');
      expect(refusal(await other(String(line.cartItemId), recordId('cart', 77)))).toBe('404 CART_NOT_FOUND');
    }
  });
});

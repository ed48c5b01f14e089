import type { CartSummary } from '../../../../../src/contract/cart/cart';
import type { CartItem } from '../../../../../src/contract/cart/cartItem';
import {
  openCartShopForEach,
  productId,
  refusal,
  SHELVES,
  type CartShop,
  type Guest,
} from '../../../../support/server/shops/cartShop';

let shop: CartShop;
let guest: Guest;
openCartShopForEach((opened, visitor) => {
  shop = opened;
  guest = visitor;
});

describe('prices and totals', () => {
  test('the tier of the line follows its quantity, up and down [CRT-22]', async () => {
    const line = await guest.added('butter', 9);
    expect(line).toMatchObject({ unitAdjustedPrice: '6.90', totalPrice: '62.10' });
    const more = await guest.added('butter', 1);
    expect(more).toMatchObject({
      salesPrice: '6.90',
      unitAdjustedPrice: '6.50',
      unitAdjustmentAmount: '-0.40',
      totalPrice: '65.00',
    });
    const resize = async (quantity: number) =>
      (
        await guest.call('PATCH', 'cartItem', { cartItemId: String(line.cartItemId) }, { body: { quantity } })
      ).json<CartItem>();
    expect(await resize(50)).toMatchObject({ unitAdjustedPrice: '5.99', totalPrice: '299.50' });
    expect(await resize(49)).toMatchObject({ unitAdjustedPrice: '6.50', totalPrice: '318.50' });
    expect(await resize(3)).toMatchObject({ unitAdjustedPrice: '6.90', totalPrice: '20.70' });
  });

  test('a cart costs what the price book says today [CRT-22]', async () => {
    await guest.added('apron', 1);
    await shop.restock({ apron: { ...SHELVES.apron, unitCents: 2500 } });
    const { cartItems, cartSummary } = await guest.items();
    expect(cartItems[0]?.cartItem).toMatchObject({ salesPrice: '25.00', totalPrice: '25.00' });
    expect(cartSummary).toMatchObject({ totalProductAmount: '25.00', messagesSummary: { hasErrors: false } });
  });

  test('VAT is rounded once per rate, and delivery is charged below 40,00 € of goods', async () => {
    await guest.added('eggs', 2);
    await guest.added('milk', 6);
    await guest.added('apron', 1);
    const { cartSummary } = await guest.items();
    // 5.5 % of 6,66 + 6,30 is 0,7128: rounded by line it would be 0,72. 20 % of 19,99 + 7,90 is 5,578.
    expect(cartSummary).toMatchObject({
      taxType: 'Net',
      totalProductAmount: '32.95',
      totalChargeAmount: '7.90',
      totalTaxAmount: '6.29',
      grandTotalAmount: '47.14',
    });
  });

  test('from exactly 40,00 € of goods delivery is free', async () => {
    await guest.added('ecru', 19);
    expect((await guest.items()).cartSummary).toMatchObject({ totalProductAmount: '38.00', totalChargeAmount: '7.90' });
    await guest.added('ecru', 1);
    const { cartSummary } = await guest.items();
    expect(cartSummary).toMatchObject({
      totalProductAmount: '40.00',
      totalChargeAmount: '0.00',
      grandTotalAmount: '42.20',
    });
  });

  test('what delivery costs is a setting', async () => {
    const value = JSON.stringify({ cents: 1200, vatBasisPoints: 1000 });
    await shop.database.write((db) =>
      db
        .insertInto('webstore_setting')
        .values({ webstore_id: shop.app.webstore.current().webstoreId, key: 'deliveryCharge', value })
        .execute(),
    );
    await guest.added('ecru', 1);
    expect((await guest.items()).cartSummary).toMatchObject({ totalChargeAmount: '12.00', totalTaxAmount: '1.31' });
  });

  test('an empty cart costs nothing, delivery included', async () => {
    const response = await guest.call('PUT', 'carts');
    expect(response.json<CartSummary>()).toMatchObject({ grandTotalAmount: '0.00', totalChargeAmount: '0.00' });
  });
});

describe('lines that have become invalid', () => {
  test('they stay in the cart and say why [CRT-08]', async () => {
    const gone = await guest.added('butter', 1);
    const rare = await guest.added('eggs', 5);
    const larger = await guest.added('milk', 6);
    await guest.added('apron', 1);
    await shop.restock({
      butter: null,
      eggs: { ...SHELVES.eggs, onHand: 2 },
      milk: { ...SHELVES.milk, rule: { minimum: 12, maximum: 60, increment: 12 } },
    });
    const { cartItems, cartSummary, hasErrors } = await guest.items({ sort: 'CreatedDateAsc' });
    expect(hasErrors).toBe(true);
    expect(cartSummary).toMatchObject({
      totalProductCount: '13.0',
      uniqueProductCount: 4,
      totalProductAmount: '42.94',
      messagesSummary: {
        hasErrors: true,
        errorCount: 3,
        totalLineItemsWithErrors: 3,
        relatedEntityId: gone.cartId,
        limitedMessages: [
          { type: 'ITEM_NOT_FOUND', relatedEntityId: gone.cartItemId },
          { type: 'INSUFFICIENT_INVENTORY', relatedEntityId: rare.cartItemId },
          { type: 'MISSING_RECORD', relatedEntityId: larger.cartItemId },
        ],
      },
    });
    expect(cartItems.map(({ cartItem }) => cartItem.messagesSummary.hasErrors)).toEqual([true, true, true, false]);
    expect(cartItems[0]?.cartItem).toMatchObject({
      productId: productId('butter'),
      totalPrice: null,
      productDetails: null,
    });
    const names = { cartItemId: String(gone.cartItemId) };
    expect(refusal(await guest.call('PATCH', 'cartItem', names, { body: { quantity: 2 } }))).toBe('404 ITEM_NOT_FOUND');
    expect((await guest.call('DELETE', 'cartItem', names)).statusCode).toBe(204);
  });

  test('a line whose price is gone counts for nothing, but stays', async () => {
    await guest.added('apron', 2);
    await shop.restock({ apron: { ...SHELVES.apron, unitCents: null } });
    const { cartItems, cartSummary } = await guest.items();
    expect(cartItems[0]?.cartItem).toMatchObject({
      quantity: '2.0',
      salesPrice: null,
      messagesSummary: { hasErrors: true },
    });
    expect(cartSummary).toMatchObject({ grandTotalAmount: '0.00', totalProductCount: '2.0' });
  });
});

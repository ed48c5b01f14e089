import type { AddItemsResult, CartItem } from '../../../../src/contract/cart/cartItem';
import type { Checkout } from '../../../../src/contract/checkout/checkout';
import { productId } from '../../../support/server/shops/cartShop';
import { openPromotionShop, type PromotionShop } from '../../../support/server/shops/promotionShop';

let shop: PromotionShop;
/** A shop with ten per cent off everything. */
beforeEach(async () => {
  shop = await openPromotionShop();
  await shop.promote([]);
});

const calculate = (cartCalculateEnabled: boolean) => shop.app.webstore.change({ cartCalculateEnabled });
const amounts = ({ totalPrice, itemizedAdjustmentAmount, promotionNames = [] }: CartItem) => [
  totalPrice,
  itemizedAdjustmentAmount,
  promotionNames.length,
];
const CALCULATED = ['17.99', '-2.00', 1];
const ALONE = ['19.99', '0.00', 0];

test('the answer to a change has the promotions of the whole cart where changes are calculated, and none otherwise [CTX-10]', async () => {
  const guest = shop.newGuest();
  const first = await guest.added('apron', 1);
  expect(amounts(first)).toEqual(CALCULATED);
  await calculate(false);
  const names = { cartItemId: first.cartItemId ?? '' };
  const resized = await guest.call('PATCH', 'cartItem', names, { body: { quantity: 1 } });
  expect(amounts(resized.json<CartItem>())).toEqual(ALONE);
  const other = shop.newGuest();
  expect(amounts(await other.added('apron', 1))).toEqual(ALONE);
  const body = { inputs: [{ richInput: { productId: productId('butter'), quantity: 10 } }] };
  const batch = (await other.call('POST', 'cartItemBatch', {}, { body })).json<AddItemsResult>();
  // A tier belongs to the line's own price, so it applies although the cart is not calculated.
  expect(batch.results).toMatchObject([{ result: { totalPrice: '65.00' } }]);
});

test('a cart whose changes are not calculated is calculated on demand: when it is read, and in its checkout [CTX-10] [CRT-19]', async () => {
  await calculate(false);
  const buyer = await shop.buyerWith('apron', 1);
  const { cartItems, cartSummary } = await buyer.guest.items();
  expect(cartItems.map(({ cartItem }) => amounts(cartItem))).toEqual([CALCULATED]);
  const read = { ...cartSummary };
  await calculate(true);
  expect((await buyer.guest.items()).cartSummary).toEqual(read);
  await calculate(false);
  const checkout: Checkout = await buyer.ready();
  expect(checkout.cartSummary.grandTotalAmount).toBe(read.grandTotalAmount);
});

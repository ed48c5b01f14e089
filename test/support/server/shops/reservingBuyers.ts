import type { Reservation } from '../../../../src/contract/cart/reservation';
import { productId, type ShelfName } from './cartShop';
import type { Buyer, CheckoutShop } from './checkoutShop';

export const FOUR_HOURS = 14_400_000;
export const eggs = productId('eggs');
export const butter = productId('butter');

export const lineOf = async ({ guest }: Buyer, name: ShelfName) =>
  String(
    (await guest.items()).cartItems.find(({ cartItem }) => cartItem.productId === productId(name))?.cartItem.cartItemId,
  );
export const cartOf = async ({ guest }: Buyer) => String((await guest.items()).cartSummary.cartId);

/** Reserves the cart of a buyer, who must succeed. */
export async function reserved(buyer: Buyer, seconds?: number): Promise<Reservation> {
  const answer = await buyer.reserve(seconds === undefined ? {} : { durationInSeconds: seconds });
  expect([answer.statusCode, answer.json<Reservation>().success]).toEqual([200, true]);
  return answer.json<Reservation>();
}

/** How many eggs a caller without any cart sees in stock. */
export const eggsLeft = async (shop: CheckoutShop) => (await shop.levels(shop.newBuyer(), 'eggs')).availableToOrder;

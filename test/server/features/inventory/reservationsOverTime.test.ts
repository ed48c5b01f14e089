import { testClock } from '../../../support/server/testApp';
import { lastingDatabase } from '../../../support/server/databases/testDatabase';
import { refusal } from '../../../support/server/shops/cartShop';
import { openCheckoutShop, referenceIn, type CheckoutShop } from '../../../support/server/shops/checkoutShop';
import { groupCalls } from '../../../support/server/shops/groupCalls';
import { FOUR_HOURS, eggs, butter, lineOf, reserved, eggsLeft } from '../../../support/server/shops/reservingBuyers';

let shop: CheckoutShop;
beforeEach(async () => {
  shop = await openCheckoutShop();
});
afterEach(() => shop.close());

describe('what is reserved and what is prepared', () => {
  test('are of one cart and count once; the order uses up both [INV-02]', async () => {
    const buyer = await shop.buyerWith('eggs', 3);
    await reserved(buyer);
    await buyer.ready();
    expect((await buyer.prepare()).statusCode).toBe(200);
    expect(await shop.holds()).toHaveLength(2);
    expect(await eggsLeft(shop)).toBe(2);
    await reserved(buyer);
    expect((await buyer.pay()).statusCode).toBe(200);
    referenceIn(await buyer.submit());
    expect([await shop.holds(), await shop.onHand('eggs'), await eggsLeft(shop)]).toEqual([[], 2, 2]);
  });

  test('end apart: a checkout that is deleted leaves the cart’s own, a release leaves the checkout’s', async () => {
    const buyer = await shop.buyerWith('eggs', 3);
    await buyer.ready();
    await buyer.prepare();
    await reserved(buyer, 60);
    await buyer.drop();
    expect(await shop.holds()).toEqual([['cart', eggs, 3, 60_000]]);
    await buyer.ready();
    await buyer.prepare();
    await buyer.release();
    expect(await shop.holds()).toEqual([['checkout', eggs, 3, FOUR_HOURS]]);
    // Nobody else has a reservation, so the buyer can order.
    await buyer.pay();
    referenceIn(await buyer.submit());
    expect(await shop.holds()).toEqual([]);
  });

  test('a webstore that stops counting lets go of what a cart held when it is ordered', async () => {
    const buyer = await shop.buyerWith('eggs', 3);
    await reserved(buyer);
    await shop.app.webstore.change({
      inventoryConfiguration: { isInventoryEnabled: false, inventoryDefaultSource: null },
    });
    await buyer.ordered();
    expect([await shop.holds(), await shop.onHand('eggs')]).toEqual([[], 5]);
  });
});

describe('as the cart changes', () => {
  test('less on a line is less held, more is held only when it is asked for again, and a line that is gone holds nothing [INV-02]', async () => {
    const buyer = await shop.buyerWith('eggs', 4);
    await buyer.guest.added('butter', 1);
    await reserved(buyer, 60);
    await buyer.ready();
    await buyer.prepare();
    const resize = async (quantity: number) => {
      const names = { cartItemId: await lineOf(buyer, 'eggs') };
      expect((await buyer.guest.call('PATCH', 'cartItem', names, { body: { quantity } })).statusCode).toBe(200);
      return eggsLeft(shop);
    };
    expect(await resize(2)).toBe(3);
    expect(await resize(5)).toBe(3);
    // Another buyer takes what is not reserved: the line cannot be ordered in full any more, and reports it.
    await reserved(await shop.buyerWith('eggs', 1));
    expect((await buyer.reserve()).json()).toMatchObject({ success: false, errorCode: 'INSUFFICIENT_INVENTORY' });
    expect(await resize(4)).toBe(2);
    await reserved(buyer, 60);
    expect(await eggsLeft(shop)).toBe(0);
    await buyer.guest.call('DELETE', 'cartItem', { cartItemId: await lineOf(buyer, 'eggs') });
    expect(await eggsLeft(shop)).toBe(4);
    expect((await shop.holds()).map(([by, product]) => [by, product])).toEqual([
      ['cart', butter],
      ['cart', eggs],
      ['checkout', butter],
    ]);
  });

  test('a group that goes with its items, a cart that is preserved and one that is forgotten hold nothing more [INV-02]', async () => {
    const buyer = await shop.buyerWith('eggs', 4);
    await reserved(buyer);
    const groups = groupCalls(buyer.guest);
    const [line] = (await buyer.guest.items()).cartItems;
    const group = await groups.created();
    if (line !== undefined) await groups.arrange([[group, line.cartItem, '3']]);
    await groups.remove(group.id, { query: { deleteCartItems: true } });
    expect(await eggsLeft(shop)).toBe(4);
    await buyer.guest.logIn();
    await buyer.guest.call('POST', 'preserveCart');
    expect([(await buyer.guest.items()).cartItems.length, await eggsLeft(shop)]).toEqual([1, 5]);
    await reserved(buyer);
    await shop.database.write((db) => db.deleteFrom('cart').execute());
    expect(await shop.holds()).toEqual([]);
  });
});

describe('the end of a reservation', () => {
  test('comes with its last second, before anything has tidied up, and again after it was asked for anew [INV-04]', async () => {
    const buyer = await shop.buyerWith('eggs', 5);
    const other = shop.newBuyer();
    await reserved(buyer, 60);
    shop.clock.advance(59_999);
    expect(refusal(await other.guest.add('eggs', 1))).toBe('400 INSUFFICIENT_INVENTORY');
    shop.clock.advance(1);
    expect(await shop.holds()).toHaveLength(1);
    await other.guest.added('eggs', 1);
    expect((await reserved(other)).success).toBe(true);
    expect((await buyer.reserve()).json()).toMatchObject({ success: false });
    await shop.app.ordering.recover();
    expect(await shop.holds()).toEqual([['cart', eggs, 1, FOUR_HOURS]]);
    shop.clock.advance(FOUR_HOURS - 1);
    expect(await eggsLeft(shop)).toBe(4);
    shop.clock.advance(1);
    expect(await eggsLeft(shop)).toBe(5);
  });

  test('comes on time after the server was started again, and while it was not running [INV-04]', async () => {
    const lasting = await lastingDatabase();
    const clock = testClock();
    const open = async (isStocked: boolean) => openCheckoutShop({ database: await lasting.open(), clock, isStocked });
    const first = await open(false);
    await reserved(await first.buyerWith('eggs', 3), 120);
    await first.close();
    clock.advance(119_999);
    const second = await open(true);
    expect(await eggsLeft(second)).toBe(2);
    clock.advance(1);
    expect(await eggsLeft(second)).toBe(5);
    await reserved(await second.buyerWith('eggs', 4), 5);
    await second.close();
    clock.advance(5000);
    const third = await open(true);
    expect(await eggsLeft(third)).toBe(5);
    await third.app.ordering.idle();
    expect(await third.holds()).toEqual([]);
    await third.close();
    await lasting.remove();
  });
});

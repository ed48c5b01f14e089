import type { CartSummary } from '../../../../src/contract/cart/cart';
import { recordId } from '../../../../src/contract/ids';
import { latePathTo } from '../../../../src/contract/latePaths';
import { productId, refusal } from '../../../support/server/shops/cartShop';
import { failure, openCheckoutShop, type Buyer, type CheckoutShop } from '../../../support/server/shops/checkoutShop';
import { FOUR_HOURS, eggs, butter, lineOf, cartOf, reserved } from '../../../support/server/shops/reservingBuyers';

let shop: CheckoutShop;
beforeEach(async () => {
  shop = await openCheckoutShop();
});
afterEach(() => shop.close());

const none = { reservationIdentifier: null, inventoryItemReservations: [] };

describe('a cart that has reserved its goods', () => {
  test('holds each line for four hours, and nobody else can put them into a cart, prepare or order them [INV-02, INV-04]', async () => {
    const late = await shop.buyerWith('eggs', 4);
    await late.ready();
    expect((await late.pay()).statusCode).toBe(200);
    const buyer = await shop.buyerWith('eggs', 3);
    await buyer.guest.added('butter', 2);
    const item = (name: 'eggs' | 'butter', quantity: number, itemReservationSourceId: string) => ({
      itemReservationSourceId,
      productId: productId(name),
      quantity,
      reservedAtLocationId: recordId('inventoryLocation', 1),
      success: true,
      errorCode: null,
      errorMessage: null,
    });
    expect(await reserved(buyer)).toEqual({
      success: true,
      reservationIdentifier: await cartOf(buyer),
      errorCode: null,
      errorMessage: null,
      inventoryItemReservations: [
        item('eggs', 3, await lineOf(buyer, 'eggs')),
        item('butter', 2, await lineOf(buyer, 'butter')),
      ],
    });
    expect(await shop.levels(late, 'eggs')).toEqual({ onHand: 5, availableToOrder: 2 });
    expect(await shop.levels(buyer, 'eggs')).toEqual({ onHand: 5, availableToOrder: 5 });
    expect(refusal(await shop.newGuest().add('eggs', 3))).toBe('400 INSUFFICIENT_INVENTORY');
    expect(failure(await late.prepare())).toBe('422 integrations/inventory');
    expect(failure(await late.submit())).toBe('412 errors/precondition-failure');
    expect(failure(await late.place())).toBe('422 integrations/inventory');
    expect([await shop.orders(), await shop.onHand('eggs')]).toEqual([[], 5]);
    expect((await late.guest.items()).cartSummary.messagesSummary.hasErrors).toBe(true);
    expect(await shop.holds()).toEqual([
      ['cart', butter, 2, FOUR_HOURS],
      ['cart', eggs, 3, FOUR_HOURS],
    ]);
    // A call without a body reserves for the default time.
    const bare = await buyer.guest.call('PUT', 'inventoryReservations');
    expect(bare.json()).toMatchObject({ success: true });
  });

  test('is named by its id, as current, and by who is logged in as active; asked again it is reserved anew [INV-02]', async () => {
    const buyer = await shop.buyerWith('eggs', 2);
    await buyer.guest.logIn();
    await buyer.guest.call('POST', 'preserveCart');
    const id = await cartOf(buyer);
    for (const [index, name] of [id, 'active', 'current', id.slice(0, 15)].entries()) {
      const answer = await buyer.reserve({ durationInSeconds: 60 + index }, {}, name);
      expect(answer.json()).toMatchObject({ success: true, reservationIdentifier: id });
      expect(await shop.holds()).toEqual([['cart', eggs, 2, (60 + index) * 1000]]);
    }
    expect((await buyer.release('active')).statusCode).toBe(204);
    expect(await shop.holds()).toEqual([]);
    const again = await buyer.release();
    expect([again.statusCode, again.body]).toEqual([204, '']);
    // A shared cart can be reserved as well.
    const clone = await buyer.guest.call('POST', 'cloneCart', {}, { query: { targetType: 'PayNowReadOnly' } });
    const held = await buyer.reserve({}, {}, String(clone.json<CartSummary>().cartId));
    expect(held.json()).toMatchObject({ success: true });
  });

  test('under one key is reserved once: the repeat hears the same and prolongs nothing; a refusal is asked again', async () => {
    const buyer = await shop.buyerWith('eggs', 5);
    const other = await shop.buyerWith('eggs', 1);
    await reserved(other, 30);
    const ask = () => buyer.reserve({ durationInSeconds: 90 }, { key: 'hold' });
    expect((await ask()).json()).toMatchObject({ success: false });
    await other.release();
    const first = await ask();
    expect(first.json()).toMatchObject({ success: true });
    shop.clock.advance(10_000);
    expect((await ask()).body).toBe(first.body);
    expect(await shop.holds()).toEqual([['cart', eggs, 5, 80_000]]);
    expect(refusal(await buyer.reserve({ durationInSeconds: 91 }, { key: 'hold' }))).toBe('422 INVALID_API_INPUT');
    const letGo = () => buyer.guest.call('DELETE', 'inventoryReservations', {}, { key: 'let go' });
    expect((await letGo()).statusCode).toBe(204);
    await reserved(buyer);
    expect((await letGo()).statusCode).toBe(204);
    expect(await shop.holds()).toHaveLength(1);
  });
});

describe('a cart that is read', () => {
  const heldIn = async ({ guest }: Buyer) => {
    const { cartSummary } = await guest.items();
    const { inventoryReservation } = (await guest.call('GET', 'cart')).json<CartSummary>();
    expect(inventoryReservation).toEqual(cartSummary.inventoryReservation);
    return inventoryReservation;
  };

  test('states what it has reserved, until when, and whether that covers every line [INV-02]', async () => {
    const buyer = await shop.buyerWith('eggs', 2);
    expect(await heldIn(buyer)).toBeNull();
    await reserved(buyer);
    const whole = {
      reservationIdentifier: await cartOf(buyer),
      expiresAt: new Date(shop.clock.now() + FOUR_HOURS).toISOString(),
      isComplete: true,
      products: [{ productId: eggs, quantity: 2 }],
    };
    expect(await heldIn(buyer)).toEqual(whole);
    await buyer.guest.added('eggs', 1);
    expect(await heldIn(buyer)).toEqual({ ...whole, isComplete: false });
    await buyer.guest.call('DELETE', 'cartItem', { cartItemId: await lineOf(buyer, 'eggs') });
    expect(await heldIn(buyer)).toBeNull();
  });

  test('does not report what its checkout has reserved, what has expired or was released, or anything where stock is not counted [INV-02]', async () => {
    const buyer = await shop.buyerWith('eggs', 2);
    await buyer.ready();
    await buyer.prepare();
    expect(await heldIn(buyer)).toBeNull();
    await reserved(buyer, 60);
    expect(await heldIn(buyer)).toMatchObject({ isComplete: true });
    shop.clock.advance(60_000);
    expect(await heldIn(buyer)).toBeNull();
    await reserved(buyer);
    await buyer.release();
    expect(await heldIn(buyer)).toBeNull();
    expect((await shop.newBuyer().guest.items()).cartSummary.inventoryReservation).toBeNull();
  });
});

describe('a reservation that cannot be', () => {
  test('is refused for what is no such call, and for a cart that is not the caller’s [INV-02]', async () => {
    const buyer = await shop.buyerWith('eggs', 3);
    expect(refusal(await buyer.reserve({ durationInSeconds: 60, forever: true }))).toBe('400 JSON_PARSER_ERROR');
    for (const durationInSeconds of [0, -1, 86_401, 1.5, '60', null]) {
      expect(refusal(await buyer.reserve({ durationInSeconds }))).toBe('400 INVALID_API_INPUT');
    }
    const id = await cartOf(buyer);
    const stranger = await shop.buyerWith('butter', 1);
    const nobody = shop.newBuyer();
    const user = shop.newBuyer();
    await user.guest.logIn();
    for (const [who, name, code] of [
      [stranger, id, '404 CART_NOT_FOUND'],
      [user, id, '404 CART_NOT_FOUND'],
      [stranger, recordId('cart', 1), '404 CART_NOT_FOUND'],
      [nobody, 'current', '404 CART_NOT_FOUND'],
      [user, 'active', '404 CART_NOT_FOUND'],
      [stranger, 'active', '401 INVALID_SESSION_ID'],
      [stranger, 'mine', '400 INVALID_ID_FIELD'],
    ] as const) {
      expect(refusal(await who.reserve({}, {}, name))).toBe(code);
      expect(refusal(await who.release(name))).toBe(code);
    }
    const path = latePathTo('inventoryReservations', {
      webstoreId: recordId('webstore', 9),
      cartStateOrId: 'current',
    });
    expect(refusal(await buyer.guest.send('PUT', path, { body: {} }))).toBe('404 WEBSTORE_NOT_FOUND');
    const elsewhere = { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' } };
    expect(refusal(await buyer.guest.call('PUT', 'inventoryReservations', {}, { ...elsewhere, body: {} }))).toBe(
      '403 INSUFFICIENT_ACCESS',
    );
    await shop.app.webstore.change({ guestCartEnabled: false });
    expect(refusal(await buyer.reserve())).toBe('401 INVALID_SESSION_ID');
    expect(await shop.holds()).toEqual([]);
  });

  test('says so in its reply, line by line, and reserves nothing; what the cart held before stays [INV-02]', async () => {
    const buyer = await shop.buyerWith('eggs', 3);
    await buyer.guest.added('butter', 2);
    await reserved(await shop.buyerWith('eggs', 1), 100);
    await reserved(buyer, 50);
    await shop.setStock('eggs', 3);
    const item = { quantity: 3, reservedAtLocationId: null, success: false };
    const short = await buyer.reserve();
    expect([short.statusCode, short.json()]).toEqual([
      200,
      {
        success: false,
        reservationIdentifier: null,
        errorCode: 'INSUFFICIENT_INVENTORY',
        errorMessage: 'Certains articles ne peuvent pas être réservés.',
        inventoryItemReservations: [
          {
            ...item,
            itemReservationSourceId: await lineOf(buyer, 'eggs'),
            productId: eggs,
            errorCode: 'INSUFFICIENT_INVENTORY',
            errorMessage: expect.stringContaining('Il reste 2 de ce produit en stock.') as string,
          },
          {
            ...item,
            itemReservationSourceId: await lineOf(buyer, 'butter'),
            productId: butter,
            quantity: 2,
            errorCode: null,
            errorMessage: null,
          },
        ],
      },
    ]);
    expect(await shop.holds()).toContainEqual(['cart', eggs, 3, 50_000]);
    await shop.restock({ butter: null, eggs: { name: 'Œufs frais', unitCents: 333, onHand: 9 } });
    expect((await buyer.reserve()).json()).toMatchObject({ success: false, errorCode: 'ITEM_NOT_FOUND' });
    await shop.app.webstore.change({
      inventoryConfiguration: { isInventoryEnabled: false, inventoryDefaultSource: null },
    });
    const off = { ...none, success: false, errorCode: 'API_DISABLED_FOR_ORG' };
    expect((await buyer.reserve()).json()).toMatchObject(off);
  });

  test('an empty cart has nothing to reserve', async () => {
    const buyer = shop.newBuyer();
    await buyer.guest.call('PUT', 'carts');
    const empty = { ...none, success: false, errorCode: 'MISSING_RECORD', errorMessage: 'Votre panier est vide.' };
    expect((await buyer.reserve()).json()).toEqual(empty);
  });
});

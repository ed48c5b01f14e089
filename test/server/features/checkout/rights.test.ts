import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import { recordId } from '../../../../src/contract/ids';
import type { OrderActionsResult } from '../../../../src/contract/checkout/placeOrder';
import type { PaymentResult } from '../../../../src/contract/checkout/payment';
import { refusal } from '../../../support/server/shops/cartShop';
import {
  CONTACT,
  failure,
  openCheckoutShop,
  referenceIn,
  resultCode,
  type Buyer,
  type CheckoutShop,
} from '../../../support/server/shops/checkoutShop';

let shop: CheckoutShop;
beforeEach(async () => {
  shop = await openCheckoutShop();
});
afterEach(() => shop.close());

async function buyerOf(login: string): Promise<Buyer> {
  const buyer = shop.newBuyer();
  await buyer.guest.logIn(`${login}@comptoir.example`);
  await buyer.guest.added('butter', 10);
  await buyer.ready();
  return buyer;
}

describe('who may order', () => {
  test.each(['support', 'builder'])(
    '%s may not: no checkout begins, none is paid or placed [CHK-06]',
    async (login) => {
      const own = shop.newBuyer();
      await own.guest.logIn(`${login}@comptoir.example`);
      await own.guest.added('butter', 10);
      const calls = [own.start, own.get, () => own.patch({ contactInfo: CONTACT }), own.drop, own.pay, own.prepare];
      for (const call of [...calls, own.submit, own.place]) {
        expect(refusal(await call())).toBe('403 INSUFFICIENT_ACCESS');
      }
      const coupon = { body: { couponCodes: ['BIENVENUE10'] } };
      const code = await own.guest.call('POST', 'checkoutCoupons', { checkoutId: 'active' }, coupon);
      expect(refusal(code)).toBe('403 INSUFFICIENT_ACCESS');
      expect(await shop.database.read.selectFrom('checkout').selectAll().execute()).toEqual([]);
      expect(shop.payments.calls.authorize).toBe(0);
      expect(await shop.orders()).toEqual([]);
      // The cart still belongs to them.
      expect((await own.guest.items()).totalItemCount).toBe(1);
    },
  );

  test('a guest may not where guests may not check out', async () => {
    const buyer = await shop.buyerWith('butter', 10);
    const { checkoutId } = await buyer.ready();
    await shop.app.webstore.change({ guestCheckoutEnabled: false });
    expect(refusal(await buyer.pay({}, {}, checkoutId))).toBe('401 INVALID_SESSION_ID');
    expect(refusal(await buyer.submit(checkoutId))).toBe('401 INVALID_SESSION_ID');
    expect(refusal(await buyer.place(checkoutId))).toBe('401 INVALID_SESSION_ID');
  });

  test('nobody orders or pays another’s checkout: it looks as if it did not exist', async () => {
    const owner = await shop.buyerWith('butter', 10);
    const { checkoutId } = await owner.paid();
    const stranger = await buyerOf('coffee');
    for (const id of [checkoutId, recordId('checkout', 987_654)]) {
      expect(refusal(await stranger.pay({}, {}, id))).toBe('404 CHECKOUT_NOT_FOUND');
      expect(refusal(await stranger.prepare(id))).toBe('404 CHECKOUT_NOT_FOUND');
      expect(refusal(await stranger.submit(id))).toBe('404 CHECKOUT_NOT_FOUND');
      expect(refusal(await stranger.place(id))).toBe('404 CHECKOUT_NOT_FOUND');
    }
    const reference = referenceIn(await owner.submit());
    // The stranger does not get the order's reference either, once the checkout has become an order.
    expect(refusal(await stranger.place(checkoutId))).toBe('404 CHECKOUT_NOT_FOUND');
    expect(referenceIn(await owner.submit(checkoutId))).toBe(reference);
    expect(refusal(await owner.submit('8nonsense'))).toBe('400 INVALID_ID_FIELD');
  });
});

describe('the account a payment is booked for', () => {
  const booked = async (buyer: Buyer, registrationAccountId: string | null) => buyer.pay({ registrationAccountId });

  test('is the caller’s own or one it manages, and is kept with the payment [CHK-06]', async () => {
    const hotel = await buyerOf('hotel');
    for (const id of [DEMO_ACCOUNT_IDS.hotel, DEMO_ACCOUNT_IDS.hotelPort]) {
      const paid = await booked(hotel, id.slice(0, 15));
      expect(resultCode(paid)).toBe('200 Success');
      expect(paid.json<PaymentResult>().paymentData.registrationAccountId).toBe(id);
    }
    const rows = await shop.database.read
      .selectFrom('payment')
      .select('registration_account_id')
      .where('status', '=', 'authorised')
      .execute();
    expect(rows).toEqual([{ registration_account_id: DEMO_ACCOUNT_IDS.hotelPort }]);
    expect((await booked(hotel, null)).json<PaymentResult>().paymentData.registrationAccountId).toBeNull();
  });

  test('is nobody else’s: another one is 404 like an unknown one, no id is 400, and a guest has none', async () => {
    const hotel = await buyerOf('hotel');
    expect(refusal(await booked(hotel, DEMO_ACCOUNT_IDS.coffee))).toBe('404 EFFECTIVE_ACCOUNT_NOT_FOUND');
    expect(refusal(await booked(hotel, recordId('account', 4711)))).toBe('404 EFFECTIVE_ACCOUNT_NOT_FOUND');
    expect(refusal(await booked(hotel, 'mine'))).toBe('400 INVALID_ID_FIELD');
    const guest = await shop.buyerWith('butter', 10);
    await guest.ready();
    expect(refusal(await booked(guest, DEMO_ACCOUNT_IDS.hotel))).toBe('403 INSUFFICIENT_ACCESS');
    expect(shop.payments.calls.authorize).toBe(0);
  });
});

describe('both ways of placing', () => {
  test('answer the kept answer under their key, and refuse another request under it', async () => {
    const buyer = await shop.buyerWith('butter', 10);
    const { checkoutId } = await buyer.paid();
    const placed = await buyer.place(checkoutId, { key: 'order' });
    expect(placed.statusCode).toBe(201);
    expect((await buyer.place(checkoutId, { key: 'order' })).body).toBe(placed.body);
    expect(refusal(await buyer.submit(checkoutId, { key: 'order' }))).toBe('422 INVALID_API_INPUT');
    expect(await shop.orders()).toHaveLength(1);
  });

  test('in one call: 412 without a payment, 409 when the cart has changed since, and then once [CHK-17]', async () => {
    const buyer = await shop.buyerWith('butter', 10);
    await buyer.ready();
    expect(failure(await buyer.place())).toBe('412 errors/precondition-failure');
    await buyer.pay();
    await buyer.guest.added('apron', 1);
    expect(failure(await buyer.place())).toBe('409 errors/checkout-conflict');
    await shop.app.ordering.idle();
    expect(shop.payments.standing()).toEqual([]);
    await buyer.pay();
    expect((await buyer.place()).statusCode).toBe(201);
    expect(await shop.orders()).toHaveLength(1);
  });

  test('take exactly what they know: a body where there is none, an unknown action or field are 400', async () => {
    const buyer = await shop.buyerWith('butter', 10);
    const { checkoutId } = await buyer.paid();
    const send = (path: 'checkoutOrders' | 'checkoutOrderActions', body: unknown) =>
      buyer.guest.call('POST', path, { checkoutId }, { body });
    expect(refusal(await send('checkoutOrders', { actions: [] }))).toBe('400 JSON_PARSER_ERROR');
    expect(refusal(await send('checkoutOrderActions', { actions: [] }))).toBe('400 INVALID_API_INPUT');
    expect(refusal(await send('checkoutOrderActions', { actions: [{ action: 'cancel' }] }))).toBe(
      '400 INVALID_API_INPUT',
    );
    expect(refusal(await send('checkoutOrderActions', { actions: [{ action: 'submit', now: true }] }))).toBe(
      '400 JSON_PARSER_ERROR',
    );
    expect(await shop.orders()).toEqual([]);
    const both = await send('checkoutOrderActions', { actions: [{ action: 'prepare' }, { action: 'submit' }] });
    expect(both.json<OrderActionsResult>().actions.map(({ action, success }) => [action, success])).toEqual([
      ['prepare', true],
      ['submit', true],
    ]);
  });
});

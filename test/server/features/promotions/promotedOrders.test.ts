import type { OrderItems } from '../../../../src/contract/orders/orderSummary';
import type { Checkout } from '../../../../src/contract/checkout/checkout';
import { ADDRESS, CONTACT, failure, referenceIn, type Buyer } from '../../../support/server/shops/checkoutShop';
import { refusal } from '../../../support/server/shops/cartShop';
import {
  couponId,
  couponsOf,
  enter,
  entered,
  enterInCheckout,
  leaveInCheckout,
  openPromotionShop,
  type PromotionShop,
} from '../../../support/server/shops/promotionShop';

let shop: PromotionShop;
beforeEach(async () => {
  shop = await openPromotionShop();
});

const total = async (buyer: Buyer) => (await buyer.get()).json<Checkout>().cartSummary.grandTotalAmount;
async function orderWith(code: string, buyer?: Buyer): Promise<string> {
  const one = buyer ?? (await shop.buyerWith('butter', 10));
  if (buyer !== undefined) await buyer.guest.added('butter', 10);
  await entered(one.guest, code);
  return one.ordered();
}

describe('a coupon in the checkout', () => {
  test.each([{ couponCode: ' dix' }, { couponCodes: ['DIX'] }])(
    'is taken as %j, and the totals follow [CHK-05]',
    async (body) => {
      await shop.promote(['DIX']);
      const buyer = await shop.buyerWith('butter', 10);
      await buyer.ready();
      const before = await total(buyer);
      const reply = await enterInCheckout(buyer, body);
      const [id = ''] = reply.json<{ cartCouponIds: string[] }>().cartCouponIds;
      expect([reply.statusCode, reply.json()]).toEqual([
        201,
        { cartCouponIds: [expect.stringMatching(/^0c9/) as string], errors: [] },
      ]);
      expect([before, await total(buyer)]).toEqual(['68.58', '61.72']);
      expect(await couponsOf(buyer.guest)).toEqual(['DIX applied']);
      const gone = await leaveInCheckout(buyer, id);
      expect([gone.statusCode, gone.body, await total(buyer)]).toEqual([202, '', before]);
      expect(refusal(await leaveInCheckout(buyer, id))).toBe('404 ITEM_NOT_FOUND');
    },
  );

  test('is refused by the same codes as on the cart', async () => {
    await shop.promote(['DIX']);
    await shop.promote(['CENT'], { minimumCents: 10_000 });
    const buyer = await shop.buyerWith('butter', 10);
    await buyer.ready();
    await entered(buyer.guest, 'DIX');
    const refused = async (body: Parameters<typeof enterInCheckout>[1]) => refusal(await enterInCheckout(buyer, body));
    expect(await refused({ couponCode: 'DIX' })).toBe('400 ALREADY_APPLIED');
    expect(await refused({ couponCode: 'CENT' })).toBe('400 UNQUALIFIED_CART');
    expect(await refused({ couponCode: 'RIEN' })).toBe('400 INVALID_API_INPUT');
    expect(await refused({})).toBe('400 INVALID_API_INPUT');
    expect(await refused({ couponCode: 'A', couponCodes: ['B'] })).toBe('400 INVALID_API_INPUT');
    expect(await refused({ couponCodes: ['A', 'B'] })).toBe('400 INVALID_API_INPUT');
    expect(await refused({ code: 'A' } as never)).toBe('400 JSON_PARSER_ERROR');
    expect(refusal(await leaveInCheckout(buyer, 'DIX'))).toBe('400 INVALID_ID_FIELD');
  });

  test('needs a checkout that is there and is the caller’s own', async () => {
    await shop.promote(['DIX']);
    const buyer = await shop.buyerWith('butter', 10);
    const { checkoutId } = await buyer.ready();
    const id = await entered(buyer.guest, 'DIX');
    const other = await shop.buyerWith('butter', 10);
    expect(refusal(await enterInCheckout(other, { couponCode: 'DIX' }))).toBe('404 CHECKOUT_NOT_FOUND');
    expect(refusal(await enterInCheckout(other, { couponCode: 'DIX' }, checkoutId))).toBe('404 CHECKOUT_NOT_FOUND');
    expect(refusal(await leaveInCheckout(other, id, checkoutId))).toBe('404 CHECKOUT_NOT_FOUND');
    await other.ready();
    expect(refusal(await leaveInCheckout(other, id))).toBe('404 ITEM_NOT_FOUND');
    expect(refusal(await leaveInCheckout(other, couponId(9)))).toBe('404 ITEM_NOT_FOUND');
  });

  test('is taken once under its key, and lets go of what was paid', async () => {
    await shop.promote(['DIX']);
    const buyer = await shop.buyerWith('butter', 10);
    await buyer.paid();
    const first = await enterInCheckout(buyer, { couponCode: 'DIX' }, 'active', 'k');
    const again = await enterInCheckout(buyer, { couponCode: 'DIX' }, 'active', 'k');
    expect([again.statusCode, again.json()]).toEqual([first.statusCode, first.json()]);
    await shop.app.ordering.idle();
    expect(await shop.paymentStates()).toEqual(['voided']);
    expect(failure(await buyer.submit())).toBe('409 errors/checkout-conflict');
  });
});

describe('an order', () => {
  test('keeps what was taken off, the names and the codes as they were [CRT-12]', async () => {
    await shop.promote(['DIX'], { name: 'Dix pour cent' });
    await shop.promote(['PORT'], { name: 'Port offert', reward: { kind: 'freeDelivery' } });
    const buyer = await shop.buyerWith('butter', 5);
    await buyer.guest.added('apron', 1);
    await shop.restock({ apron: { name: 'Tablier', unitCents: 100, vat: 2000 } });
    await entered(buyer.guest, 'DIX');
    await entered(buyer.guest, 'PORT');
    const reference = await buyer.ordered();
    await shop.database.write((db) => db.deleteFrom('promotion').execute());
    const order = await buyer.order(reference);
    expect(order).toMatchObject({
      totalProductAmount: '35.50',
      totalAdjustmentAmount: '-3.55',
      totalDeliveryAmount: '0.00',
      totalNetAmount: '31.95',
      grandTotalAmount: '33.84',
      promotions: [
        { displayName: 'Dix pour cent', couponCode: 'DIX', targetType: 'Cart', adjustmentAmount: '-3.55' },
        { displayName: 'Port offert', couponCode: 'PORT', targetType: 'Shipping', adjustmentAmount: '-7.90' },
      ],
    });
    const lines = await buyer.guest.call('GET', 'orderItems', { orderSummaryId: reference });
    expect(lines.json<OrderItems>().items).toMatchObject([
      {
        product: { packaging: 'Carton de 10' },
        unitPrice: '6.90',
        totalAdjustmentAmount: '-3.45',
        totalPrice: '31.05',
        promotionDisplayName: 'Dix pour cent',
      },
      { unitPrice: '1.00', totalAdjustmentAmount: '-0.10', totalPrice: '0.90', promotionDisplayName: 'Dix pour cent' },
    ]);
    await shop.app.ordering.idle();
    const text = shop.mails[0]?.text.replace(/[\u00a0\u202f]/g, ' ') ?? '';
    for (const part of [
      '5 × Beurre doux (réf. SKU-0) : 31,05 € HT (remise -3,45 € : Dix pour cent)',
      'Articles HT : 35,50 €',
      'Remise Dix pour cent (code DIX) : -3,55 €',
      'Remise Port offert (code PORT) : livraison offerte',
      'Livraison HT : offerte',
      'Total TTC : 33,84 €',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('without promotions says so', async () => {
    const buyer = await shop.buyerWith('butter', 10);
    const order = await buyer.order(await buyer.ordered());
    expect(order).toMatchObject({ totalProductAmount: '65.00', totalAdjustmentAmount: '0.00', promotions: [] });
  });

  test('uses a promotion up for its buyer, whichever coupon or cart comes next', async () => {
    await shop.promote(['UNEFOIS'], { usageLimitEach: 1 });
    const buyer = await shop.buyerWith('butter', 10);
    await orderWith('UNEFOIS', undefined);
    await entered(buyer.guest, 'UNEFOIS');
    await buyer.ordered();
    await buyer.guest.added('butter', 10);
    expect(refusal(await enter(buyer.guest, 'UNEFOIS'))).toBe('400 UNQUALIFIED_CART');
  });

  test('of an account counts for everybody who buys for it', async () => {
    await shop.promote(['PREMIERE'], { isFirstOrderOnly: true });
    await shop.promote(['UNEFOIS'], { usageLimitEach: 1 });
    const buyer = await shop.buyerWith('butter', 1);
    await buyer.guest.logIn();
    await buyer.guest.added('butter', 10);
    await entered(buyer.guest, 'PREMIERE');
    await entered(buyer.guest, 'UNEFOIS');
    await buyer.ordered();
    const later = shop.newBuyer();
    await later.guest.logIn();
    await later.guest.added('butter', 10);
    expect(refusal(await enter(later.guest, 'PREMIERE'))).toBe('400 UNQUALIFIED_CART');
    expect(refusal(await enter(later.guest, 'UNEFOIS'))).toBe('400 UNQUALIFIED_CART');
  });

  test('that would take a use another buyer has just taken is 409 and says which; its payment is let go of', async () => {
    await shop.promote(['DERNIER'], { usageLimit: 1 });
    const first = await shop.buyerWith('butter', 10);
    const second = await shop.buyerWith('butter', 10);
    for (const { guest } of [first, second]) await entered(guest, 'DERNIER');
    await first.paid();
    await second.paid();
    referenceIn(await first.submit());
    const late = await second.submit();
    expect(failure(late)).toBe('409 errors/checkout-conflict');
    expect(late.json<{ errors: { detail: string }[] }>().errors[0]?.detail).toContain('DERNIER n’est plus disponible');
    await shop.app.ordering.idle();
    expect([...(await shop.paymentStates())].sort()).toEqual(['used', 'voided']);
    expect(await shop.orders()).toHaveLength(1);
    expect(await couponsOf(second.guest)).toEqual(['DERNIER usedUp']);
    // Without the coupon the order can be placed, at the total that is shown now.
    await second.prepare();
    expect((await second.pay()).statusCode).toBe(200);
    const order = await second.order(referenceIn(await second.submit()));
    expect(order).toMatchObject({ totalAdjustmentAmount: '0.00', grandTotalAmount: '68.58' });
  });

  test('that applied by itself and ended since the order was prepared is 409 and says which', async () => {
    const validUntil = shop.clock.now() + 60_000;
    await shop.promote([], { name: 'Semaine du beurre', validUntil });
    await shop.promote([], { name: 'Grande commande', validUntil, minimumCents: 1_000_000 });
    const buyer = await shop.buyerWith('butter', 10);
    await buyer.paid();
    shop.clock.advance(60_000);
    const late = await buyer.submit();
    expect(failure(late)).toBe('409 errors/checkout-conflict');
    expect(late.json<{ errors: { detail: string }[] }>().errors.map(({ detail }) => detail)).toEqual([
      'L’offre Semaine du beurre n’est plus disponible. Relisez le total, puis confirmez de nouveau.',
    ]);
  });

  test('is one of many at once: a promotion is used no more often than it may be', async () => {
    await shop.promote(['TROIS'], { usageLimit: 3 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => shop.buyerWith('butter', 10)));
    for (const buyer of buyers) {
      await entered(buyer.guest, 'TROIS');
      await buyer.paid();
    }
    const replies = await Promise.all(buyers.map((buyer) => buyer.submit()));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    const row = await shop.database.read.selectFrom('promotion').select('used').executeTakeFirstOrThrow();
    const uses = await shop.database.read.selectFrom('promotion_use').selectAll().execute();
    expect([row.used, uses.length]).toEqual([3, 3]);
  });

  test('is refused when a promotion began or ended since it was prepared', async () => {
    await shop.promote(['DIX'], { validUntil: shop.clock.now() + 1000 });
    const buyer = await shop.buyerWith('butter', 10);
    await entered(buyer.guest, 'DIX');
    await buyer.paid();
    shop.clock.advance(1000);
    expect(failure(await buyer.submit())).toBe('409 errors/checkout-conflict');
    const other = await shop.buyerWith('butter', 10);
    await other.paid();
    await shop.promote([]);
    expect(failure(await other.submit())).toBe('409 errors/checkout-conflict');
  });
});

test('delivery of a checkout is offered free by a coupon for the plain way, which says what it takes off each fee', async () => {
  await shop.promote(['PORT'], { reward: { kind: 'freeDelivery' } });
  const buyer = await shop.buyerWith('butter', 1);
  await entered(buyer.guest, 'PORT');
  await buyer.start();
  const reply = await buyer.patch({ contactInfo: CONTACT, deliveryAddress: ADDRESS });
  const [group] = reply.json<Checkout>().deliveryGroups.items;
  const fees = { shippingFee: '7.90', totalAdjustmentAmount: '-7.90', adjustedShippingFee: '0.00' };
  expect(group?.availableDeliveryMethods).toMatchObject([
    fees,
    { ...fees, shippingFee: '12.80', adjustedShippingFee: '4.90' },
  ]);
  expect(group?.selectedDeliveryMethod).toMatchObject(fees);
});

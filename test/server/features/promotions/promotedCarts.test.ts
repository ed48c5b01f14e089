import type { CartSummary } from '../../../../src/contract/cart/cart';
import type { Guest } from '../../../support/server/shops/cartShop';
import {
  CATEGORY_ID,
  entered,
  setOf,
  openWithGuest,
  type PromotionShop,
} from '../../../support/server/shops/promotionShop';

let shop: PromotionShop;
let guest: Guest;
beforeEach(async () => {
  ({ shop, guest } = await openWithGuest());
});

describe('the lines and totals of a cart', () => {
  test('show tier prices, promotions per line and the amounts before and after [CRT-06]', async () => {
    const id = await shop.promote([], {
      name: 'Beurres −5 %',
      reward: { kind: 'percentage', basisPoints: 500, off: setOf('set', 'butter') },
    });
    await guest.added('butter', 11);
    await guest.added('apron', 1);
    const { cartItems, cartSummary, cartPromotions } = await guest.items({ sort: 'CreatedDateAsc' });
    expect(cartItems.map(({ cartItem }) => cartItem)).toMatchObject([
      {
        listPrice: '7.50',
        salesPrice: '6.90',
        unitAdjustedPrice: '6.50',
        // 71,50 € less 3,58 €, divided by eleven.
        unitAdjustedPriceWithItemAdj: '6.17',
        unitAdjustmentAmount: '-0.40',
        unitItemAdjustmentAmount: '-0.33',
        itemizedAdjustmentAmount: '-3.58',
        totalPrice: '67.92',
        totalAdjustmentAmount: '-7.98',
        totalAmount: '71.66',
        totalTax: '3.74',
        firstPymtTotalPrice: '67.92',
        firstPymtTotalTax: '3.74',
        firstPymtTotalAmount: '71.66',
        promotionDisplayName: null,
        promotionNames: ['Beurres −5 %'],
      },
      {
        itemizedAdjustmentAmount: '0.00',
        unitAdjustedPriceWithItemAdj: '19.99',
        totalPrice: '19.99',
        totalAmount: '23.99',
        promotionDisplayName: null,
        promotionNames: [],
      },
    ]);
    expect(cartSummary).toMatchObject({
      totalProductAmount: '91.49',
      totalPromotionalAdjustmentAmount: '-3.58',
      totalCartLevelAdjustmentAmount: '0.00',
      totalAmountWithItemAdjustment: '87.91',
      totalProductAmountAfterAdjustments: '87.91',
      totalTaxAmount: '7.74',
      grandTotalAmount: '95.65',
    });
    expect(cartPromotions.promotions.promotions).toEqual([
      {
        promotionId: id,
        displayName: 'Beurres −5 %',
        termsAndConditions: null,
        adjustmentAmount: '-3.58',
        couponCode: null,
        targetType: 'Item',
        currencyIsoCode: 'EUR',
      },
    ]);
  });

  test('follow the tier of the quantity up and down, before promotions are taken off [CRT-22]', async () => {
    await shop.promote([]);
    const { cartItemId } = await guest.added('butter', 9);
    const after = async (quantity: number) => {
      await guest.call('PATCH', 'cartItem', { cartItemId: cartItemId ?? '' }, { body: { quantity } });
      const [line] = (await guest.items()).cartItems;
      return [line?.cartItem.unitAdjustedPrice, line?.cartItem.totalPrice, line?.cartItem.totalAdjustmentAmount];
    };
    expect(await after(10)).toEqual(['6.50', '58.50', '-10.50']);
    expect(await after(50)).toEqual(['5.99', '269.55', '-75.45']);
    expect(await after(9)).toEqual(['6.90', '55.89', '-6.21']);
  });

  test('are the same in the summary, the page of lines and the answer of a change', async () => {
    await shop.promote(['DIX']);
    await guest.added('butter', 10);
    await entered(guest, 'DIX');
    const summary = (await guest.call('GET', 'cart')).json<CartSummary>();
    expect((await guest.items()).cartSummary).toEqual(summary);
    const { cartCoupons } = await guest.items();
    expect(cartCoupons).toMatchObject({ cartId: summary.cartId, ownerId: null, cartStatus: 'Active' });
    const item = (await guest.add('butter', 1)).json<unknown>();
    expect((await guest.items()).cartItems[0]?.cartItem).toEqual(item);
  });

  test('name promotions and coupons unless they are not asked for', async () => {
    await shop.promote(['DIX']);
    await shop.promote([], { minimumCents: 90_000 });
    await guest.added('butter', 10);
    await entered(guest, 'DIX');
    const asked = async (query: Parameters<Guest['items']>[0]) => {
      const { cartPromotions, cartCoupons, approachingDiscounts, cartSummary } = await guest.items(query);
      expect(cartSummary.totalPromotionalAdjustmentAmount).toBe('-6.50');
      return [
        cartPromotions.promotions.promotions.length,
        cartCoupons.cartCoupons.coupons.length,
        approachingDiscounts.length,
      ];
    };
    expect(await asked({})).toEqual([1, 1, 1]);
    expect(await asked({ includePromotions: false })).toEqual([0, 1, 0]);
    expect(await asked({ includeCoupons: false })).toEqual([1, 0, 1]);
  });
});

describe('delivery', () => {
  test('is measured after promotions: 40,00 € exactly is free, a cent less is not [CRT-19]', async () => {
    await shop.promote(['EURO'], { reward: { kind: 'amount', cents: 2000, off: { scope: 'cart' } } });
    await shop.promote(['CENT'], { reward: { kind: 'amount', cents: 1, off: { scope: 'cart' } } });
    await shop.restock({ ecru: { name: 'Écru', unitCents: 6000 } });
    await guest.added('ecru', 1);
    await entered(guest, 'EURO');
    const summary = async () => (await guest.items()).cartSummary;
    expect(await summary()).toMatchObject({ totalProductAmountAfterAdjustments: '40.00', totalChargeAmount: '0.00' });
    // One cent less would cost 7,90 € of delivery: the code is refused rather than applied.
    expect((await guest.call('POST', 'cartCoupons', {}, { body: { couponCode: 'CENT' } })).statusCode).toBe(400);
    await shop.restock({ ecru: { name: 'Écru', unitCents: 5999 } });
    expect(await summary()).toMatchObject({ totalProductAmountAfterAdjustments: '39.99', totalChargeAmount: '7.90' });
  });

  test('is free by a coupon below the limit, and the coupon says what it took off [CRT-19]', async () => {
    await shop.promote(['PORT'], { reward: { kind: 'freeDelivery' } });
    await guest.added('butter', 1);
    expect((await guest.items()).cartSummary).toMatchObject({ totalChargeAmount: '7.90' });
    await entered(guest, 'PORT');
    const { cartSummary, cartPromotions } = await guest.items();
    expect(cartSummary).toMatchObject({
      totalChargeAmount: '0.00',
      totalPromotionalAdjustmentAmount: '0.00',
      grandTotalAmount: '7.28',
    });
    expect(cartPromotions.promotions.promotions).toMatchObject([
      { targetType: 'Shipping', adjustmentAmount: '-7.90', couponCode: 'PORT' },
    ]);
  });
});

describe('a promotion that comes by itself', () => {
  test('is for its buyer group alone', async () => {
    await shop.promote([], { buyerGroup: 'Hôtellerie' });
    const adjusted = async (visitor: Guest) => {
      await visitor.added('butter', 10);
      return (await visitor.items()).cartSummary.totalPromotionalAdjustmentAmount;
    };
    const hotel = shop.newGuest();
    await hotel.logIn('hotel@comptoir.example');
    const bakery = shop.newGuest();
    await bakery.logIn();
    expect([await adjusted(guest), await adjusted(hotel), await adjusted(bakery)]).toEqual(['0.00', '-6.50', '0.00']);
  });

  test('is told before it is reached, with what is missing; one behind a coupon is not', async () => {
    const id = await shop.promote([], {
      name: 'Volume −5 %',
      minimumCents: 7740,
      reward: {
        kind: 'percentage',
        basisPoints: 500,
        off: { scope: 'set', categoryIds: [CATEGORY_ID], productIds: [] },
      },
    });
    await shop.promote([], {
      minimumQuantity: 12,
      reward: { kind: 'amount', cents: 300, off: setOf('set', 'butter') },
    });
    await shop.promote(['SECRET'], { minimumCents: 7000 });
    await guest.added('butter', 10);
    expect((await guest.items()).approachingDiscounts).toMatchObject([
      { percentage: null, amount: '3.00', missingAmount: '0.00', missingQuantity: '2.0' },
      {
        promotionId: id,
        displayName: 'Volume −5 %',
        targetType: 'Item',
        percentage: '5.00',
        amount: null,
        missingAmount: '12.40',
        missingQuantity: '0.0',
      },
    ]);
    await guest.added('butter', 2);
    const { approachingDiscounts, cartPromotions } = await guest.items();
    expect(approachingDiscounts).toEqual([]);
    expect(cartPromotions.promotions.promotions).toHaveLength(2);
  });
});

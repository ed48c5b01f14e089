import { refusal, type Guest } from '../../../support/server/shops/cartShop';
import {
  couponId,
  couponsOf,
  enter,
  entered,
  leave,
  openWithGuest,
  type PromotionShop,
} from '../../../support/server/shops/promotionShop';

let shop: PromotionShop;
let guest: Guest;
beforeEach(async () => {
  ({ shop, guest } = await openWithGuest());
});

const textOf = (reply: { json: () => unknown }) => (reply.json() as { message: string }[])[0]?.message;

describe('a coupon on a cart', () => {
  test('is answered with the cart and its coupons, and the totals follow [CRT-12]', async () => {
    await shop.promote(['DIX']);
    await guest.added('butter', 10);
    const reply = await enter(guest, '  dix ');
    const { cartSummary } = await guest.items();
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      {
        cartId: cartSummary.cartId,
        ownerId: null,
        cartStatus: 'Active',
        cartCoupons: { coupons: [{ cartCouponId: expect.stringMatching(/^0c9/) as string, couponCode: 'DIX' }] },
      },
    ]);
    expect(cartSummary).toMatchObject({
      totalProductAmount: '65.00',
      totalPromotionalAdjustmentAmount: '-6.50',
      totalProductAmountAfterAdjustments: '58.50',
    });
  });

  test('is taken off by its id, and the totals are as before [CRT-12]', async () => {
    await shop.promote(['DIX']);
    await guest.added('butter', 10);
    const id = await entered(guest, 'DIX');
    const reply = await leave(guest, id);
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect((await guest.items()).cartSummary.totalPromotionalAdjustmentAmount).toBe('0.00');
    expect(refusal(await leave(guest, id))).toBe('404 ITEM_NOT_FOUND');
  });

  test('is named by its id alone: neither its code nor the id of something else takes it off', async () => {
    await shop.promote(['DIX']);
    const line = await guest.added('butter', 10);
    await entered(guest, 'DIX');
    expect(refusal(await leave(guest, 'DIX'))).toBe('400 INVALID_ID_FIELD');
    expect(refusal(await leave(guest, line.cartItemId ?? ''))).toBe('400 INVALID_ID_FIELD');
    expect(refusal(await leave(guest, couponId(77)))).toBe('404 ITEM_NOT_FOUND');
    expect(await couponsOf(guest)).toEqual(['DIX applied']);
  });

  test('is refused in words a shopper understands, and leaves the cart as it was [CRT-12]', async () => {
    await shop.promote(['DIX', 'DIXBIS']);
    await shop.promote(['CENT'], { minimumCents: 10_000 });
    await shop.promote(['MOI'], { usageLimitEach: 0 });
    await shop.promote(['HIER'], { validUntil: shop.clock.now() });
    await shop.promote(['HIERSEUL'], { validUntil: shop.clock.now(), isExclusive: true });
    await guest.added('butter', 10);
    await entered(guest, 'DIX');
    const expected: readonly (readonly [code: string, refusal: string, text: string])[] = [
      ['dix', '400 ALREADY_APPLIED', 'Ce code est déjà dans votre panier.'],
      ['DIXBIS', '400 ALREADY_APPLIED', 'Ce code est déjà dans votre panier.'],
      ['CENT', '400 UNQUALIFIED_CART', 'Il manque 35,00 € HT de produits pour utiliser ce code.'],
      ['MOI', '400 UNQUALIFIED_CART', 'Vous avez déjà utilisé ce code.'],
      ['HIER', '400 COUPON_EXPIRED', 'Cette offre est terminée : ce code n’est plus accepté.'],
      ['HIERSEUL', '400 COUPON_EXPIRED', 'Cette offre est terminée : ce code n’est plus accepté.'],
      ['RIEN', '400 INVALID_API_INPUT', 'Ce code n’est pas valable. Vérifiez-le, puis réessayez.'],
    ];
    for (const [code, error, text] of expected) {
      const reply = await enter(guest, code);
      expect([code, refusal(reply), textOf(reply)?.replace(/[\u00a0\u202f]/g, ' ')]).toEqual([code, error, text]);
    }
    expect(await couponsOf(guest)).toEqual(['DIX applied']);
  });

  test('that is unknown, not begun, used up or for others gets one and the same answer', async () => {
    const now = shop.clock.now();
    await shop.promote(['DEMAIN'], { validFrom: now + 1 });
    await shop.promote(['EPUISE'], { usageLimit: 0 });
    await shop.promote(['HOTELS'], { buyerGroup: 'Hôtellerie' });
    await shop.promote(['HOTELSFINI'], { buyerGroup: 'Hôtellerie', validUntil: now });
    await guest.added('butter', 10);
    const unknown = await enter(guest, 'INCONNU');
    for (const code of ['DEMAIN', 'EPUISE', 'HOTELS', 'HOTELSFINI', 'x'.repeat(41)]) {
      const reply = await enter(guest, code);
      expect([code, reply.statusCode, reply.body]).toEqual([code, unknown.statusCode, unknown.body]);
    }
  });

  test('is the third: a cart takes two [CRT-12]', async () => {
    await shop.promote(['UN']);
    await shop.promote(['DEUX']);
    await shop.promote(['TROIS']);
    await guest.added('butter', 10);
    await entered(guest, 'UN');
    await entered(guest, 'DEUX');
    expect(refusal(await enter(guest, 'TROIS'))).toBe('400 MAX_LIMIT_EXCEEDED');
    expect((await guest.items()).cartSummary.totalPromotionalAdjustmentAmount).toBe('-12.35');
  });

  test('goes with no other one when it is exclusive, whichever came first [CRT-12]', async () => {
    await shop.promote(['SEUL'], { isExclusive: true });
    await shop.promote(['AUTRE']);
    await guest.added('butter', 10);
    const id = await entered(guest, 'SEUL');
    expect(refusal(await enter(guest, 'AUTRE'))).toBe('400 BLOCKED_EXCLUSIVE');
    await leave(guest, id);
    await entered(guest, 'AUTRE');
    expect(refusal(await enter(guest, 'SEUL'))).toBe('400 BLOCKED_EXCLUSIVE');
    expect(await couponsOf(guest)).toEqual(['AUTRE applied']);
  });

  test('stays when it no longer qualifies, says so and takes nothing off, and works again when it does', async () => {
    await shop.promote(['CENT'], { minimumCents: 10_000 });
    const line = await guest.added('butter', 16);
    await entered(guest, 'CENT');
    const resize = (quantity: number) =>
      guest.call('PATCH', 'cartItem', { cartItemId: line.cartItemId ?? '' }, { body: { quantity } });
    await resize(15);
    const { cartSummary, cartCoupons, cartPromotions } = await guest.items();
    expect(cartSummary.totalPromotionalAdjustmentAmount).toBe('0.00');
    expect(cartPromotions.promotions.promotions).toEqual([]);
    expect(cartCoupons.cartCoupons.coupons).toMatchObject([
      { couponCode: 'CENT', isApplied: false, reason: 'minimumAmount', missingAmount: '2.50' },
    ]);
    await resize(16);
    expect(await couponsOf(guest)).toEqual(['CENT applied']);
  });

  test('that ran out of time stays and says so', async () => {
    await shop.promote(['DIX'], { validUntil: shop.clock.now() + 1000 });
    await guest.added('butter', 10);
    await entered(guest, 'DIX');
    shop.clock.advance(999);
    expect(await couponsOf(guest)).toEqual(['DIX applied']);
    shop.clock.advance(1);
    expect(await couponsOf(guest)).toEqual(['DIX expired']);
  });
});

describe('a call about coupons', () => {
  test('needs a cart that is there and is the caller’s own', async () => {
    await shop.promote(['DIX']);
    expect(refusal(await enter(shop.newGuest(), 'DIX'))).toBe('404 CART_NOT_FOUND');
    await guest.added('butter', 10);
    const cart = (await guest.items()).cartSummary.cartId ?? '';
    const id = await entered(guest, 'DIX');
    const other = shop.newGuest();
    await other.added('butter', 10);
    expect(refusal(await enter(other, 'DIX', { cart }))).toBe('404 CART_NOT_FOUND');
    expect(refusal(await leave(other, id, { cart }))).toBe('404 CART_NOT_FOUND');
    expect(refusal(await leave(other, id))).toBe('404 ITEM_NOT_FOUND');
    expect(await couponsOf(guest)).toEqual(['DIX applied']);
  });

  test('of a guest is refused where guests have no cart, and for another account', async () => {
    await shop.promote(['DIX']);
    await guest.added('butter', 10);
    const query = { effectiveAccountId: '001000000000001AAA' };
    const reply = await guest.call('POST', 'cartCoupons', {}, { body: { couponCode: 'DIX' }, query });
    expect(reply.statusCode).toBe(403);
    expect(refusal(await enter(guest, 'DIX', { cart: 'active' }))).toBe('401 INVALID_SESSION_ID');
  });

  test('takes the cart of the account that the buyer acts for', async () => {
    await shop.promote(['HOTELS'], { buyerGroup: 'Hôtellerie' });
    await guest.logIn('hotel@comptoir.example');
    await guest.added('butter', 10);
    expect((await enter(guest, 'HOTELS')).json()).toMatchObject({ ownerId: expect.stringMatching(/^005/) as string });
    expect(await couponsOf(guest)).toEqual(['HOTELS applied']);
  });

  test('with a body that is not one code is refused', async () => {
    await guest.added('butter', 1);
    const post = (body: unknown) => guest.call('POST', 'cartCoupons', {}, { body });
    expect(refusal(await post({ couponCode: 'DIX', cartId: 'x' }))).toBe('400 JSON_PARSER_ERROR');
    expect(refusal(await post({}))).toBe('400 INVALID_API_INPUT');
    expect(refusal(await post({ couponCode: '' }))).toBe('400 INVALID_API_INPUT');
  });

  test('repeated under its key is answered as the first time and changes nothing again', async () => {
    await shop.promote(['DIX']);
    await guest.added('butter', 10);
    const first = await enter(guest, 'DIX', { key: 'a' });
    const again = await enter(guest, 'DIX', { key: 'a' });
    expect([again.statusCode, again.json()]).toEqual([first.statusCode, first.json()]);
    const id = first.json<{ cartCoupons: { coupons: { cartCouponId: string }[] } }>().cartCoupons.coupons[0];
    const gone = [
      await leave(guest, id?.cartCouponId ?? '', { key: 'b' }),
      await leave(guest, id?.cartCouponId ?? '', { key: 'b' }),
    ];
    expect(gone.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(refusal(await enter(guest, 'AUTRE', { key: 'a' }))).toBe('422 INVALID_API_INPUT');
  });

  test('is refused for a while after ten wrong codes, the right one too; a right one gives the tries back', async () => {
    await shop.promote(['DIX']);
    await shop.promote(['HIER'], { validUntil: shop.clock.now() });
    await guest.added('butter', 10);
    for (let tries = 0; tries < 9; tries += 1) await enter(guest, `FAUX${String(tries)}`);
    await leave(guest, await entered(guest, 'DIX'));
    for (let tries = 0; tries < 9; tries += 1) {
      expect(refusal(await enter(guest, `FAUX${String(tries)}`))).toBe('400 INVALID_API_INPUT');
    }
    // Anybody may know an expired code, so it counts as an attempt.
    expect(refusal(await enter(guest, 'HIER'))).toBe('400 COUPON_EXPIRED');
    const late = await enter(guest, 'DIX');
    expect([refusal(late), late.headers['retry-after']]).toEqual(['429 REQUEST_LIMIT_EXCEEDED', '900']);
    shop.clock.advance(15 * 60_000);
    await entered(guest, 'DIX');
  });

  test('finds the limit of its address too, whatever cookie it comes with', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      const visitor = shop.newGuest();
      await visitor.added('butter', 1);
      for (let tries = 0; tries < 9; tries += 1) statuses.push((await enter(visitor, 'FAUX')).statusCode);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429, 429]);
  });
});

describe('a guest who logs in', () => {
  const preserve = async () => {
    const cart = (await guest.items()).cartSummary.cartId ?? '';
    await guest.logIn();
    const reply = await guest.call('POST', 'preserveCart', { cartStateOrId: cart });
    expect(reply.statusCode).toBe(200);
  };

  test('keeps the coupons of their cart [CRT-16]', async () => {
    await shop.promote(['UN']);
    await shop.promote(['DEUX']);
    await guest.added('butter', 10);
    await entered(guest, 'UN');
    await entered(guest, 'DEUX');
    await preserve();
    expect(await couponsOf(guest)).toEqual(['UN applied', 'DEUX applied']);
  });

  test('finds them beside their own, up to the limit and without those that go with no other', async () => {
    await shop.promote(['UN']);
    await shop.promote(['DEUX']);
    await shop.promote(['TROIS']);
    await shop.promote(['SEUL'], { isExclusive: true });
    const before = shop.newGuest();
    await before.logIn();
    await before.added('butter', 10);
    await entered(before, 'UN');
    await guest.added('milk', 12);
    await entered(guest, 'SEUL');
    await preserve();
    expect(await couponsOf(guest)).toEqual(['UN applied']);

    guest = shop.newGuest();
    await guest.added('milk', 12);
    await entered(guest, 'DEUX');
    await entered(guest, 'TROIS');
    await preserve();
    expect(await couponsOf(guest)).toEqual(['UN applied', 'DEUX applied']);
  });
});

import { cartParams, cartQuery } from '../../../contract/cart/cart.schema';
import { addCartCouponBody, cartCouponParams, cartCouponsSchema } from '../../../contract/cart/promotion.schema';
import type { CartCouponsResult } from '../../../contract/cart/promotion';
import { LATE_PATHS } from '../../../contract/latePaths';
import type { AppPlugin } from '../../app';
import { runCommand, sendAnswer } from '../../commands/runCommand';
import type { CommandDatabase } from '../../database/Database';
import type { Answer } from '../../commands/idempotency';
import { guardWebstore, idIn } from '../context';
import { addCoupon, couponNotOnCart, couponsOn, deleteCoupon, withCouponAttempt } from '../promotions';
import { cartCall, cartNamed, guardGuestCart, type CartCall } from './cartCall';
import type { CartName } from './cartStore';
import { cartToChange, pricedState } from './readCart';

async function enter(
  db: CommandDatabase,
  call: CartCall,
  command: { readonly name: CartName; readonly typed: string; readonly couponId: string },
): Promise<Answer> {
  const cart = await cartToChange(db, call, command.name);
  await addCoupon(db, {
    cartId: cart.id,
    webstoreId: call.webstoreId,
    typed: command.typed,
    couponId: command.couponId,
    now: call.now,
    standings: async () => (await pricedState(db, call, cart)).promotions.standings,
  });
  const coupons = await couponsOn(db, cart.id);
  const body: CartCouponsResult = {
    cartId: cart.id,
    ownerId: call.owner?.kind === 'user' ? call.owner.id : null,
    cartStatus: cart.status,
    cartCoupons: { coupons: coupons.map(({ id, code }) => ({ cartCouponId: id, couponCode: code })) },
  };
  return { status: 201, body };
}

/** The calls that add a coupon to a cart and remove it (CRT-12). */
export const couponRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardGuestCart(app);

  app.post(
    LATE_PATHS.cartCoupons,
    {
      schema: {
        params: cartParams,
        querystring: cartQuery,
        body: addCartCouponBody,
        response: { 201: cartCouponsSchema },
      },
    },
    async (request, reply) => {
      const call = cartCall(request, request.query);
      const name = cartNamed(request.params.cartStateOrId, call.caller);
      const command = { name, typed: request.body.couponCode, couponId: app.ids.next('coupon') };
      const answer = await withCouponAttempt(request, () =>
        runCommand(request, call, (db) => enter(db, call, command)),
      );
      return sendAnswer(reply, answer);
    },
  );

  app.delete(
    LATE_PATHS.cartCoupon,
    { schema: { params: cartCouponParams, querystring: cartQuery } },
    async (request, reply) => {
      const call = cartCall(request, request.query);
      const name = cartNamed(request.params.cartStateOrId, call.caller);
      const couponId = idIn('coupon', request.params.cartCouponId, 'cartCouponId');
      const answer = await runCommand(request, call, async (db) => {
        const cart = await cartToChange(db, call, name);
        if (!(await deleteCoupon(db, cart.id, couponId, call.now))) throw couponNotOnCart();
        return { status: 204, body: null };
      });
      return sendAnswer(reply, answer);
    },
  );
  done();
};

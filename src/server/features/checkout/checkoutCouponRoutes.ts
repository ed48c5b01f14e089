import type { FastifyInstance } from 'fastify';
import { checkoutParams, checkoutQuery } from '../../../contract/checkout/checkout.schema';
import {
  addCheckoutCouponBody,
  checkoutCouponParams,
  checkoutCouponsSchema,
} from '../../../contract/cart/promotion.schema';
import type { AddCheckoutCouponBody, CheckoutCouponsResult } from '../../../contract/cart/promotion';
import { LATE_PATHS } from '../../../contract/latePaths';
import type { AppPlugin } from '../../app';
import { runCommand, sendAnswer } from '../../commands/runCommand';
import type { CommandDatabase } from '../../database/Database';
import type { Answer } from '../../commands/idempotency';
import { ApiProblem, invalidInput } from '../../problems';
import { sentence } from '../../texts/sentence';
import {
  checkoutCall,
  checkoutNamed,
  guardGuestCheckout,
  quoteOf,
  type CheckoutCall,
  type OpenCheckout,
} from './checkoutCall';
import type { CheckoutName } from './checkoutStore';
import { guardBuyers } from './guardBuyers';
import { answerLocked } from './answerLocked';
import { checkChangeable } from '../cart';
import { guardWebstore, idIn } from '../context';
import { changeableCheckout } from './commands/changeableCheckout';
import { addCoupon, couponNotOnCart, deleteCoupon, withCouponAttempt } from '../promotions';

/** The one code in a body, in either of its two forms. Throws INVALID_API_INPUT on none and on both. */
function codeIn({ couponCode, couponCodes }: AddCheckoutCouponBody): string {
  const [code, ...others] = [couponCode, ...(couponCodes ?? [])].filter((one) => one !== undefined);
  if (code === undefined || others.length > 0) throw invalidInput('The call takes exactly one coupon code.');
  return code;
}

async function enter(
  db: CommandDatabase,
  call: CheckoutCall,
  { cart }: OpenCheckout,
  command: { readonly typed: string; readonly couponId: string },
): Promise<Answer> {
  const coupon = await addCoupon(db, {
    ...command,
    cartId: cart.id,
    webstoreId: call.webstoreId,
    now: call.now,
    standings: async () => (await quoteOf(db, call, cart)).priced.promotions.standings,
  });
  const body: CheckoutCouponsResult = { cartCouponIds: [coupon.id], errors: [] };
  return { status: 201, body };
}

/** If changes are not calculated (`cartCalculateEnabled` is false), coupons can be changed on the cart only. */
function guardCalculation(app: FastifyInstance): void {
  app.addHook('preHandler', (_request, _reply, done) => {
    const { cartCalculateEnabled } = app.webstore.current().context;
    done(
      cartCalculateEnabled ? undefined : new ApiProblem(403, 'API_DISABLED_FOR_ORG', sentence('checkout.noCoupons')),
    );
  });
}

/** The coupons of a checkout's cart. Changing them gives up the payment, which was for another total (CHK-05). */
export const checkoutCouponRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardGuestCheckout(app);
  guardBuyers(app);
  guardCalculation(app);
  answerLocked(app);
  const opened = async (db: CommandDatabase, call: CheckoutCall, name: CheckoutName) => {
    const isPaying = (checkoutId: string): Promise<boolean> => app.ordering.payments.isRunning(checkoutId);
    const open = await changeableCheckout(db, call, name, isPaying);
    checkChangeable(open.cart);
    return open;
  };

  app.post(
    LATE_PATHS.checkoutCoupons,
    {
      schema: {
        params: checkoutParams,
        querystring: checkoutQuery,
        body: addCheckoutCouponBody,
        response: { 201: checkoutCouponsSchema },
      },
    },
    async (request, reply) => {
      const command = { typed: codeIn(request.body), couponId: app.ids.next('coupon') };
      const call = checkoutCall(request, request.query);
      const name = checkoutNamed(request.params.checkoutId);
      const answer = await withCouponAttempt(request, () =>
        runCommand(request, call, async (db) => enter(db, call, await opened(db, call, name), command)),
      );
      app.ordering.scheduleVoids();
      return sendAnswer(reply, answer);
    },
  );

  app.delete(
    LATE_PATHS.checkoutCoupon,
    { schema: { params: checkoutCouponParams, querystring: checkoutQuery } },
    async (request, reply) => {
      const couponId = idIn('coupon', request.params.cartCouponId, 'cartCouponId');
      const call = checkoutCall(request, request.query);
      const name = checkoutNamed(request.params.checkoutId);
      const answer = await runCommand(request, call, async (db) => {
        const { cart } = await opened(db, call, name);
        if (!(await deleteCoupon(db, cart.id, couponId, call.now))) throw couponNotOnCart();
        return { status: 202, body: null };
      });
      app.ordering.scheduleVoids();
      return sendAnswer(reply, answer);
    },
  );
  done();
};

import { INVENTORY_RESERVATION_SECONDS } from '../../../../contract/constants';
import type { CommandDatabase } from '../../../database/Database';
import type { Ids } from '../../../ids';
import { databaseUnavailable } from '../../../problems';
import {
  appliedPromotions,
  closeCart,
  deleteGroups,
  findCart,
  forgetWork,
  guestLimit,
  holderOf,
  stockLinesOf,
  type PricedCart,
} from '../../cart';
import { holdStock, releaseStock, shortagesOf, takeStock } from '../../inventory';
import { issueInvoice } from '../../invoices';
import { mailDue, orderReference } from '../../orders';
import { insertOrder, referenceOfCheckout, type Order, type OrderLine } from '../../placedOrders';
import { endedPromotions, takeUses } from '../../promotions';
import { beginStandingDeliveries } from '../../standingDeliveries';
import {
  checkoutNotFound,
  deliversFor,
  openCheckout,
  quoteOf,
  type CheckoutCall,
  type OpenCheckout,
  type Quote,
} from '../checkoutCall';
import { closeCheckout, hasOpenCheckout, savePrepared, type CheckoutName } from '../checkoutStore';
import {
  beyondGuestLimit,
  cartChanged,
  missingParts,
  notPaid,
  notPrepared,
  promotionGone,
  readyErrors,
  shortageErrors,
} from '../decisions/checkoutErrors';
import { held, orderDelivery } from './orderDelivery';
import { orderLines } from './orderLines';
import {
  giveUpPayments,
  paymentInForce,
  paymentsOf,
  updatePayment,
  type StoredPayment,
} from '../payments/paymentStore';
import type { CommerceFault } from '../../../commerceFault';

/** The outcome of one step of placing: done (with the order's reference once there is one), or the reasons why not. */
export type PlaceOutcome =
  | { readonly ok: true; readonly orderReferenceNumber: string | null }
  | { readonly ok: false; readonly status: 409 | 412 | 422; readonly errors: readonly CommerceFault[] };

const refused = (status: 409 | 412 | 422, errors: readonly CommerceFault[]): PlaceOutcome => ({
  ok: false,
  status,
  errors,
});

/** Distinguishes lines of one product: model, term, and the interval between deliveries that the model has today. */
const soldUnder = ({ line: { model }, product }: PricedCart['lines'][number]): readonly unknown[] =>
  model === undefined
    ? []
    : [model.id, model.term, product?.sellingModels.find(({ id }) => id === model.id)?.term ?? null];

/** The contents of a bundle, as they would be ordered. */
const bundledIn = ({ product }: PricedCart['lines'][number]): readonly unknown[] =>
  (product?.contents ?? []).map(({ productId, quantity }) => [productId, quantity]);

const promotionIds = ({ promotions }: PricedCart): readonly string[] =>
  appliedPromotions(promotions).map(({ promotion }) => promotion.id);

/**
 * The content of an order as one text, for comparison: products, delivery intervals, quantities, prices, contents of
 * bundles, promotions, the total, and the deliveries with their methods, because two methods may cost the same.
 */
const contentsOf = ({ priced, deliveries }: Quote): string =>
  JSON.stringify([
    priced.totals.grossCents,
    priced.lines.map((one) => [
      one.line.productId,
      one.line.quantity,
      one.price?.tierCents ?? null,
      ...soldUnder(one),
      ...bundledIn(one),
    ]),
    promotionIds(priced),
    held(deliveries).map(({ group, lines: parts }) => [
      group.id,
      group.preferences.deliveryMethodId,
      parts.map((part) => [part.line.productId, part.line.quantity, ...soldUnder(part)]),
    ]),
  ]);

/** The coupons or promotions of the prepared order that can no longer be used, by the names that buyers know. */
async function promotionsGone(
  db: CommandDatabase,
  call: CheckoutCall,
  prepared: string,
  { promotions: { standings } }: PricedCart,
): Promise<readonly string[]> {
  const wasApplied = (id: string): boolean => prepared.includes(`"${id}"`);
  const unusable = standings.flatMap(({ candidate: { promotion, couponCode }, reason }) => {
    const isOver = reason === 'usedUp' || reason === 'usedByYou' || reason === 'expired';
    return isOver && wasApplied(promotion.id) ? (couponCode ?? promotion.name) : [];
  });
  const isCandidate = new Set(standings.map(({ candidate }) => candidate.promotion.id));
  const ended = (await endedPromotions(db, call)).filter(({ id }) => wasApplied(id) && !isCandidate.has(id));
  return [...unusable, ...ended.map(({ name }) => name)];
}

/** The reference of an order already placed from this checkout; null: none. */
async function placedBefore(db: CommandDatabase, { owner }: CheckoutCall, name: CheckoutName): Promise<string | null> {
  if (owner === null) return null;
  if (name !== null) return referenceOfCheckout(db, owner, name.id);
  // The active checkout was just placed, unless the caller has started another checkout or cart.
  if ((await hasOpenCheckout(db, owner)) || (await findCart(db, owner, null)) !== null) return null;
  return referenceOfCheckout(db, owner, null);
}

/** Whether carts in this currency can still be delivered; if not, the checkout's payments are given up. */
async function isDelivered(
  db: CommandDatabase,
  call: CheckoutCall,
  { checkout, cart }: Pick<OpenCheckout, 'checkout' | 'cart'>,
): Promise<boolean> {
  const isIn = await deliversFor(db, call, cart.currency);
  if (!isIn) await giveUpPayments(db, checkout.id);
  return isIn;
}

/**
 * Checks everything an order needs except its payment, and reserves its stock. What was prepared is stored
 * (`contentsOf`): a submit of other contents is refused (CHK-07, CHK-24). If the order was already placed, answers its
 * reference.
 */
export async function prepareOrder(db: CommandDatabase, call: CheckoutCall, name: CheckoutName): Promise<PlaceOutcome> {
  const before = await placedBefore(db, call, name);
  if (before !== null) return { ok: true, orderReferenceNumber: before };
  const { checkout, cart } = await openCheckout(db, call, name);
  if (cart.asyncStatus === 'Processing') return refused(409, [cartChanged()]);
  if (!(await isDelivered(db, call, { checkout, cart }))) return refused(409, [cartChanged()]);
  const quote = await quoteOf(db, call, cart);
  const missing = missingParts(checkout.state, quote.deliveries);
  if (missing.length > 0) return refused(412, missing);
  const { priced } = quote;
  const errors = readyErrors(quote, call.facts.deliveryDays);
  if (errors.length > 0) return refused(422, errors);
  if (call.countsStock) {
    const wanted = stockLinesOf(priced);
    const shortages = await shortagesOf(db, wanted, call.now, cart.id);
    if (shortages.length > 0) return refused(422, shortageErrors(shortages, priced));
    const limit = await guestLimit(db, call, cart.id, wanted);
    if (limit !== null) return refused(422, [beyondGuestLimit(limit, priced)]);
    const endsAt = call.now + INVENTORY_RESERVATION_SECONDS * 1000;
    await holdStock(db, { cartId: cart.id, by: 'checkout', holder: holderOf(call), endsAt }, wanted);
  }
  await savePrepared(db, checkout.id, contentsOf(quote), call.now);
  return { ok: true, orderReferenceNumber: null };
}

interface Ready {
  readonly open: OpenCheckout;
  readonly quote: Quote;
  readonly payment: StoredPayment;
}

function orderOf({ open, quote, payment }: Ready, lines: readonly OrderLine[], call: CheckoutCall, ids: Ids): Order {
  const { contactInfo } = open.checkout.state;
  if (contactInfo === null) throw new Error('An order without a contact was to be placed.');
  const { totals, promotions } = quote.priced;
  const orderLineOf = new Map(quote.priced.lines.map(({ line }, index) => [line.id, lines[index]?.id ?? '']));
  return {
    id: ids.next('order'),
    reference: orderReference(ids.token()),
    checkoutId: open.checkout.id,
    cartId: open.cart.id,
    owner: open.owner,
    status: 'Created',
    placedAt: call.now,
    locale: call.say.locale,
    currency: open.cart.currency,
    goodsCents: totals.netGoodsCents,
    adjustmentCents: totals.adjustmentCents,
    promotions: appliedPromotions(promotions).map(({ promotion: { id, name, reward }, ...rest }) => ({
      id,
      name,
      reward,
      ...rest,
    })),
    deliveryCents: totals.chargeCents,
    netCents: totals.netCents,
    vatCents: totals.vatCents,
    grossCents: totals.grossCents,
    vat: totals.vat,
    contactInfo,
    billingAddress: payment.billingAddress,
    deliveries: held(quote.deliveries).map((delivery) => orderDelivery(delivery, orderLineOf, call.facts.deliveryDays)),
    paymentId: payment.id,
  };
}

/**
 * What an order is placed from, if its contents are as they were prepared and paid; otherwise the refusal. A payment of
 * another amount or currency is given up.
 */
async function readyToPlace(
  db: CommandDatabase,
  call: CheckoutCall,
  name: CheckoutName,
): Promise<Ready | PlaceOutcome> {
  const open = await openCheckout(db, call, name);
  const { checkout, cart } = open;
  if (cart.asyncStatus === 'Processing') return refused(409, [cartChanged()]);
  if (!(await isDelivered(db, call, open))) return refused(409, [cartChanged()]);
  const quote = await quoteOf(db, call, cart);
  const { priced } = quote;
  const missing = missingParts(checkout.state, quote.deliveries);
  if (missing.length > 0) return refused(412, missing);
  if (checkout.prepared === null) return refused(412, [notPrepared()]);
  const payment = paymentInForce(await paymentsOf(db, checkout.id));
  const isPaid = payment !== null;
  const isCovered = isPaid && payment.amountCents === priced.totals.grossCents && payment.currency === cart.currency;
  if (isPaid && !isCovered) await giveUpPayments(db, checkout.id);
  if (checkout.prepared !== contentsOf(quote) || (isPaid && !isCovered)) {
    const gone = await promotionsGone(db, call, checkout.prepared, priced);
    return refused(409, gone.length > 0 ? gone.map(promotionGone) : [cartChanged()]);
  }
  const errors = readyErrors(quote, call.facts.deliveryDays);
  if (errors.length > 0) return refused(422, errors);
  if (!isPaid) return refused(412, [notPaid()]);
  return { open, quote, payment };
}

/**
 * Places the order: one command writes it with its lines, totals and standing deliveries, takes its stock, uses up its
 * payment, ends cart and checkout, marks its mail as due and issues its invoice. Repeats answer the same reference
 * (CHK-07, CHK-08). It is refused when its contents differ from what was prepared, when it is not paid, or when its
 * reservation has expired and the stock is gone (CHK-24).
 */
export async function submitOrder(
  db: CommandDatabase,
  call: CheckoutCall,
  name: CheckoutName,
  ids: Ids,
): Promise<PlaceOutcome> {
  const before = await placedBefore(db, call, name);
  if (before !== null) return { ok: true, orderReferenceNumber: before };
  if (call.owner === null) throw checkoutNotFound();
  const ready = await readyToPlace(db, call, name);
  if ('ok' in ready) return ready;
  const { open, quote, payment } = ready;
  const { priced } = quote;
  const { id: checkoutId } = open.checkout;
  if (call.countsStock) {
    const wanted = stockLinesOf(priced);
    const shortages = await shortagesOf(db, wanted, call.now, open.cart.id);
    if (shortages.length > 0) return refused(422, shortageErrors(shortages, priced));
    await takeStock(db, wanted);
  }
  await releaseStock(db, open.cart.id);
  const lines = orderLines(priced, ids);
  const order = orderOf(ready, lines, call, ids);
  await insertOrder(db, order, lines);
  await beginStandingDeliveries(db, { order, lines }, ids);
  const use = { orderId: order.id, promotionIds: promotionIds(priced), now: call.now };
  // The promotions were applied in this same command, so they had a use left; otherwise the command is rolled back, and
  // a repeat reports the reason.
  if (!(await takeUses(db, call.owner, use))) throw databaseUnavailable();
  await mailDue(db, 'orderConfirmation', order.id, call.now);
  await updatePayment(db, payment.id, { status: 'used' }, call.now);
  await deleteGroups(db, open.cart.id);
  if (open.cart.asyncStatus === 'Errored') await forgetWork(db, open.cart.id);
  await closeCart(db, open.cart.id, call.now);
  await closeCheckout(db, checkoutId, call.now);
  await issueInvoice(db, order.id, call.now);
  return { ok: true, orderReferenceNumber: order.reference };
}

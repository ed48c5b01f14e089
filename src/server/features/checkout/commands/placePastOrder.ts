import type { FastifyInstance } from 'fastify';
import type { CalendarDay } from '../../../../commerce/calendar/parisCalendar';
import { ACTIVE_CHECKOUT } from '../../../../contract/checkout/checkout';
import { formatQuantity } from '../../../../contract/money';
import type { Answer } from '../../../commands/idempotency';
import type { CommandDatabase } from '../../../database/Database';
import type { CustomerCaller } from '../../../visitors/caller';
import { addBatch, callOfOwner } from '../../cart';
import { mailNotDue } from '../../orders';
import { findOrder, markOrder } from '../../placedOrders';
import { withFacts, type CheckoutCall } from '../checkoutCall';
import { beginPayment } from '../payments/pay';
import { changeCheckout, startCheckout } from './checkoutCommands';
import { prepareOrder, submitOrder } from './placeOrder';

/** An order of a customer from before this database existed. */
export interface PastOrder {
  readonly customer: Pick<CustomerCaller, 'userId' | 'accountId' | 'buyerGroups'>;
  /** When it was placed, in ms UTC. */
  readonly placedAt: number;
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
  /** An address of the account's address book. */
  readonly addressId: string;
  /** One of the delivery days offered at that time. */
  readonly deliveryDay: CalendarDay;
  readonly purchaseOrderNumber: string;
  /** Its current status. */
  readonly status: string;
}

const refused = ({ placedAt }: PastOrder, what: string, why: unknown): Error =>
  new Error(`The order of ${new Date(placedAt).toISOString()} could not be placed: ${what} ${JSON.stringify(why)}`);

function expected(past: PastOrder, what: string, { status, body }: Answer, success: number): void {
  if (status !== success) throw refused(past, what, body);
}

/**
 * The call of a past order's customer at that moment. No stock is tracked for the call, because the order's products
 * left the stock long ago.
 */
function callOf(app: FastifyInstance, { customer, placedAt }: PastOrder): CheckoutCall {
  const { userId, accountId, buyerGroups } = customer;
  const { webstoreId } = app.webstore.current();
  const call = callOfOwner(app, { webstoreId, kind: 'user', id: userId, accountId }, buyerGroups);
  return withFacts(app, { ...call, now: placedAt, countsStock: false, immediateLines: Number.POSITIVE_INFINITY });
}

async function fillCart(app: FastifyInstance, db: CommandDatabase, call: CheckoutCall, past: PastOrder): Promise<void> {
  const inputs = past.lines.map(({ productId, quantity }) => ({
    input: { productId, quantity: formatQuantity(quantity), type: 'Product' as const },
    lineId: app.ids.next('cartItem'),
  }));
  const answer = await addBatch(db, call, { name: null, cartId: app.ids.next('cart'), inputs });
  const isWhole = typeof answer.body === 'object' && answer.body !== null && 'hasErrors' in answer.body;
  if (!isWhole || answer.body.hasErrors !== false) throw refused(past, 'the cart', answer.body);
}

/** Carries out the past order's checkout up to the payment. Returns the checkout's id. */
async function checkOut(
  app: FastifyInstance,
  db: CommandDatabase,
  call: CheckoutCall,
  past: PastOrder,
): Promise<string> {
  const id = app.ids.next('checkout');
  const isPaying = () => Promise.resolve(false);
  const start = { cart: null, body: { cartId: ACTIVE_CHECKOUT }, checkoutId: id, isPaying };
  expected(past, 'the checkout', await startCheckout(db, call, start), 201);
  const body = { deliveryAddress: { id: past.addressId }, desiredDeliveryDate: past.deliveryDay };
  expected(past, 'the delivery', await changeCheckout(db, call, { name: { id }, body, isPaying }), 200);
  const number = past.purchaseOrderNumber;
  const begun = await beginPayment(
    db,
    call,
    {
      name: { id },
      body: { requestType: 'SimplePurchaseOrder', paymentToken: number },
      repeatable: { caller: past.customer.userId, key: null, hash: '', secret: app.settings.serverSecret },
      offered: ['purchaseOrder'],
      registrationAccountId: null,
      isRunning: false,
    },
    { id: app.ids.token(), source: { by: 'purchaseOrder', number } },
  );
  if (begun.kind !== 'asked') throw refused(past, 'the payment', begun);
  return id;
}

/**
 * Places an order as its customer would have at that moment, with the commands of a shopper's own calls and at today's
 * prices: total, reference and invoice are made like any other's. It takes no stock and sends no mail. Past orders must
 * be placed from the oldest on, because their invoices are numbered in the order of placing, and before the customer
 * has a cart. Throws whatever would be refused to a shopper. Part of a command.
 */
export async function placePastOrder(app: FastifyInstance, db: CommandDatabase, past: PastOrder): Promise<void> {
  const call = callOf(app, past);
  await fillCart(app, db, call, past);
  const id = await checkOut(app, db, call, past);
  const prepared = await prepareOrder(db, call, { id });
  if (!prepared.ok) throw refused(past, 'what was prepared', prepared.errors);
  const placed = await submitOrder(db, call, { id }, app.ids);
  if (!placed.ok) throw refused(past, 'what was prepared and paid', placed.errors);
  const name = { by: 'reference', value: placed.orderReferenceNumber ?? '' } as const;
  const whole = call.owner === null ? null : await findOrder(db, call.owner, name);
  if (whole === null) throw refused(past, 'it is not there', name);
  await mailNotDue(db, 'orderConfirmation', whole.order.id);
  await markOrder(db, whole.order.id, past.status);
}

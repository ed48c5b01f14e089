import type { Checkout } from '../../../../src/contract/checkout/checkout';
import type { OrderActionsResult } from '../../../../src/contract/checkout/placeOrder';
import type { PaymentResult } from '../../../../src/contract/checkout/payment';
import type { OrderSummary } from '../../../../src/contract/orders/orderSummary';
import { inventoryScope, type InventoryLevels } from '../../../../src/contract/prices/inventory';
import { recordId } from '../../../../src/contract/ids';
import { pathTo } from '../../../../src/contract/paths';
import type { AppOptions, AppPlugin } from '../../../../src/server/app';
import type { Database } from '../../../../src/server/database/Database';
import { demoAddressBook } from '../../../../src/demo/demoAddresses';
import { reservationRoutes } from '../../../../src/server/features/cart';
import { addressRoutes } from '../../../../src/server/features/addresses';
import {
  checkoutRoutes,
  deleteCartRoute,
  deliveryGroupRoutes,
  ordering,
  paymentRoutes,
  placeRoutes,
} from '../../../../src/server/features/checkout';
import { inventoryRoutes } from '../../../../src/server/features/inventory/inventoryRoutes';
import { invoiceRoutes } from '../../../../src/server/features/invoices';
import { lookupRoutes, orderRoutes, reorderRoutes, usualRoutes } from '../../../../src/server/features/orders';
import { standingRoutes } from '../../../../src/server/features/standingDeliveries';
import { checkoutCouponRoutes } from '../../../../src/server/features/checkout/checkoutCouponRoutes';
import { couponRoutes } from '../../../../src/server/features/cart/couponRoutes';
import { evaluateProductsRoute } from '../../../../src/server/features/prices/evaluateProductsRoute';
import { scriptedPayments, TOKENS } from './scriptedPayments';
import { testClock, testSettings } from '../testApp';
import { openCartShop, productId, type Guest, type Method, type ShelfName } from './cartShop';

export const CONTACT = {
  firstName: 'Zoé',
  lastName: 'Pellerin',
  email: 'zoe@pellerin.example',
  phoneNumber: '06 12 34 56 78',
};
export const ADDRESS = {
  name: 'Zoé Pellerin',
  firstName: 'Zoé',
  lastName: 'Pellerin',
  street: '3 rue des Lices',
  city: 'Rennes',
  postalCode: '35000',
  country: 'FR',
};

type Extra = { readonly key?: string };
type Shop = Awaited<ReturnType<typeof openCartShop>>;

/** A buyer who makes the calls of a checkout. */
function buyerOf(guest: Guest) {
  const call = (method: Method, path: Parameters<Guest['call']>[1], body?: unknown, id = 'active', extra: Extra = {}) =>
    guest.call(method, path, { checkoutId: id }, { ...extra, ...(body === undefined ? {} : { body }) });
  const buyer = {
    guest,
    start: (body: object = {}, extra: Extra = {}) =>
      guest.call('PUT', 'checkouts', {}, { ...extra, body: { cartId: 'active', ...body } }),
    get: (id?: string) => call('GET', 'checkout', undefined, id),
    patch: (body: object, id?: string, extra?: Extra) => call('PATCH', 'checkout', body, id, extra),
    drop: (id?: string) => call('DELETE', 'checkout', undefined, id),
    reserve: (body: unknown = {}, extra: Extra = {}, cartStateOrId = 'current') =>
      guest.call('PUT', 'inventoryReservations', { cartStateOrId }, { ...extra, body }),
    release: (cartStateOrId = 'current') => guest.call('DELETE', 'inventoryReservations', { cartStateOrId }),
    pay: (body: object = {}, extra?: Extra, id?: string) =>
      call('POST', 'checkoutPayments', { requestType: 'Auth', paymentToken: TOKENS.accept, ...body }, id, extra),
    prepare: (id?: string) => call('POST', 'checkoutOrderActions', { actions: [{ action: 'prepare' }] }, id),
    submit: (id?: string, extra?: Extra) =>
      call('POST', 'checkoutOrderActions', { actions: [{ action: 'submit' }] }, id, extra),
    place: (id?: string, extra?: Extra) => call('POST', 'checkoutOrders', undefined, id, extra),
    /** Starts a checkout with contact and address; returns it. */
    async ready(): Promise<Checkout> {
      const started = await buyer.start();
      if (started.statusCode !== 201) throw new Error(`not started: ${started.body}`);
      const said = await buyer.patch({ contactInfo: CONTACT, deliveryAddress: ADDRESS });
      if (said.statusCode !== 200) throw new Error(`not ready: ${said.body}`);
      return said.json<Checkout>();
    },
    /** Starts, prepares and pays a checkout, so that only the submit is missing. */
    async paid(token: string = TOKENS.accept): Promise<Checkout> {
      const checkout = await buyer.ready();
      const prepared = await buyer.prepare();
      if (prepared.statusCode !== 200) throw new Error(`not prepared: ${prepared.body}`);
      const paid = await buyer.pay({ paymentToken: token });
      if (paid.statusCode !== 200) throw new Error(`not paid: ${paid.body}`);
      return checkout;
    },
    async ordered(): Promise<string> {
      await buyer.paid();
      return referenceIn(await buyer.submit());
    },
    async order(reference: string): Promise<OrderSummary> {
      const response = await guest.call('GET', 'orderSummary', { orderSummaryId: reference });
      if (response.statusCode !== 200) throw new Error(`no order: ${response.body}`);
      return response.json<OrderSummary>();
    },
  };
  return buyer;
}
export type Buyer = ReturnType<typeof buyerOf>;

interface Reply {
  readonly statusCode: number;
  readonly body: string;
}

/** The order's reference in the answer to an order action. Throws if the answer has none, or is a failure. */
export function referenceIn(response: Reply): string {
  const { actions } = JSON.parse(response.body) as OrderActionsResult;
  const reference = actions.at(-1)?.orderReferenceNumber ?? null;
  if (response.statusCode !== 200 || reference === null) throw new Error(`not placed: ${response.body}`);
  return reference;
}

/** Status and type of the first error: "422 errors/shipping-failure". */
export function failure(response: Reply): string {
  const { errors } = JSON.parse(response.body) as Pick<Checkout, 'errors'>;
  const [first] = errors;
  if (first === undefined || first.detail === '') throw new Error(`no error that says something: ${response.body}`);
  return `${String(response.statusCode)} ${first.type.replace('/commerce/', '')}`;
}

/** "422 Decline" */
export const resultCode = (response: Reply): string =>
  `${String(response.statusCode)} ${(JSON.parse(response.body) as PaymentResult).salesforceResultCode}`;

interface Opening {
  readonly database?: Database;
  readonly isStocked?: boolean;
  readonly payments?: ReturnType<typeof scriptedPayments>;
  readonly clock?: ReturnType<typeof testClock>;
  readonly options?: Partial<AppOptions>;
  /** Further plugins, after the checkout's. */
  readonly plugins?: readonly AppPlugin[];
}

/** What is in stock of a shop, and what of it is reserved. */
const stockOf = ({ database }: Shop, now: () => number) => ({
  async onHand(name: ShelfName) {
    const row = await database.read
      .selectFrom('stock_level')
      .select('on_hand')
      .where('product_id', '=', productId(name))
      .executeTakeFirstOrThrow();
    return row.on_hand;
  },
  async setStock(name: ShelfName, quantity: number) {
    await database.write((db) =>
      db.updateTable('stock_level').set({ on_hand: quantity }).where('product_id', '=', productId(name)).execute(),
    );
  },
  reservations: () => database.read.selectFrom('stock_reservation').selectAll().execute(),
  /**
   * All reservations: what made them (the cart's own call or its checkout), product, quantity and expiry (ms from now),
   * sorted.
   */
  async holds() {
    const rows = await database.read
      .selectFrom('stock_reservation')
      .selectAll()
      .orderBy('reserved_by')
      .orderBy('product_id')
      .execute();
    return rows.map((row) => [row.reserved_by, row.product_id, row.quantity, row.ends_at - now()]);
  },
});

/** The small shop of the cart tests with everything up to the order. Close it in `afterEach`. */
export async function openCheckoutShop(opening: Opening = {}) {
  const payments = opening.payments ?? scriptedPayments();
  const clock = opening.clock ?? testClock();
  const settings = { ...testSettings, demoData: true, publicOrigin: null };
  const shop = await openCartShop(undefined, opening.database, {
    isStocked: opening.isStocked ?? false,
    plugins: [
      demoAddressBook,
      payments.plugin,
      ordering,
      inventoryRoutes,
      reservationRoutes,
      addressRoutes,
      checkoutRoutes,
      deleteCartRoute,
      deliveryGroupRoutes,
      paymentRoutes,
      placeRoutes,
      lookupRoutes,
      orderRoutes,
      reorderRoutes,
      standingRoutes,
      usualRoutes,
      invoiceRoutes,
      couponRoutes,
      evaluateProductsRoute,
      checkoutCouponRoutes,
      ...(opening.plugins ?? []),
    ],
    options: { settings, clock, ...opening.options },
  });
  return {
    ...shop,
    clock,
    payments,
    ...stockOf(shop, () => clock.now()),
    /** Shortens the time limit for the payment provider during this call: for calls that the provider never answers. */
    async withShortPaymentTimeout<T>(call: () => Promise<T>): Promise<T> {
      settings.paymentTimeoutMs = 100;
      try {
        return await call();
      } finally {
        settings.paymentTimeoutMs = testSettings.paymentTimeoutMs;
      }
    },
    newBuyer: (...who: Parameters<typeof shop.newGuest>) => buyerOf(shop.newGuest(...who)),
    /** A buyer with this quantity of a product in the cart; `from`: the network address of their calls. */
    async buyerWith(name: ShelfName, quantity: number, from?: string): Promise<Buyer> {
      const buyer = buyerOf(shop.newGuest({}, from));
      await buyer.guest.added(name, quantity);
      return buyer;
    },
    orders: () => shop.database.read.selectFrom('placed_order').selectAll().execute(),
    paymentStates: async () =>
      (await shop.database.read.selectFrom('payment').select('status').orderBy('asked_at').execute()).map(
        ({ status }) => status,
      ),
    /** A product's stock as a buyer sees it. */
    async levels(buyer: Buyer, name: ShelfName) {
      const query = {
        locations: recordId('inventoryLocation', 1),
        products: productId(name),
        scope: inventoryScope(recordId('webstore', 1)),
      };
      const response = await buyer.guest.send('GET', pathTo('inventoryLevels', {}), { query });
      const [level] = response.json<InventoryLevels>().totalInventory;
      if (level === undefined) throw new Error(`no level: ${response.body}`);
      return { onHand: level.onHand, availableToOrder: level.availableToOrder };
    },
  };
}
export type CheckoutShop = Awaited<ReturnType<typeof openCheckoutShop>>;

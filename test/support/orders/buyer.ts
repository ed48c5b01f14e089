import { latePathTo } from '../../../src/contract/latePaths';
import { anyPathTo } from '../../../src/contract/otherClientPaths';
import { pathTo } from '../../../src/contract/paths';
import { createBuyerCalls, read, type BuyerCalls, type Call, type Reply } from './buyerCalls';
import { bankSteps, cardSteps, type Step } from './paymentSteps';

/** A buyer who orders by plain HTTP and remembers the current step, so that the order can be resumed after a crash. */
export interface Buyer {
  /** The state of the order: the name of the next step, or `placed`. */
  readonly at: () => string;
  /** The order's reference, once the server has returned it. */
  readonly reference: () => string | null;
  /** Continues until the order is placed. Rejects when an answer is lost; then it can be called again. */
  readonly goOn: () => Promise<string>;
}

interface Product {
  readonly productId: string;
  readonly quantity: number;
  /** The selling model, and the number of deliveries if it has a term. */
  readonly sold?: { readonly productSellingModelId: string; readonly subscriptionTerm?: number };
}

interface Site {
  readonly origin: () => string;
  readonly webstoreId: string;
  /** Sends calls to the server, by default over the network. */
  readonly send?: (call: Call) => Promise<Reply>;
  /** The buyer's login; a guest by default. */
  readonly login?: { readonly username: string; readonly password: string };
}

const checkoutId = 'active';

const addressOf = (name: string) => ({
  name: `Nora ${name}`,
  street: '12 rue du Four',
  city: 'Lyon',
  postalCode: '69002',
  country: 'FR',
});

/** A step that is one call. */
const callStep = (name: string, run: () => Promise<unknown>): Step => ({
  name,
  run: async () => {
    await run();
    return undefined;
  },
});

/** Logs in and adds the product to the cart. */
const cartSteps = ({ call, expectOk }: BuyerCalls, { webstoreId, login }: Site, product: Product): readonly Step[] => [
  callStep('login', async () => {
    if (login !== undefined) await expectOk('login', call('POST', latePathTo('login', {}), login, 'login'));
  }),
  callStep('add', () => {
    const items = pathTo('cartItems', { webstoreId, cartStateOrId: 'current' });
    const { productId, quantity, sold } = product;
    const line = { productId, quantity: String(quantity), type: 'Product', ...sold };
    return expectOk('add', call('POST', items, line, 'add'));
  }),
];

/** Checks out up to the payment. */
function checkoutSteps({ call, expectOk }: BuyerCalls, { webstoreId }: Site, name: string): readonly Step[] {
  const checkout = anyPathTo('checkout', { webstoreId, checkoutId });
  const actions = anyPathTo('checkoutOrderActions', { webstoreId, checkoutId });
  const contactInfo = { firstName: 'Nora', lastName: name, email: `${name}@example.org`, phoneNumber: '0612345678' };
  const delivered = { contactInfo, deliveryAddress: addressOf(name) };
  let method = '';
  return [
    callStep('start', () =>
      expectOk('start', call('PUT', anyPathTo('checkouts', { webstoreId }), { cartId: 'active' }, 'start')),
    ),
    callStep('address', () => expectOk('address', call('PATCH', checkout, delivered, 'address'))),
    callStep('choose', async () => {
      const found = await expectOk('choose', call('GET', checkout, undefined, 'choose'));
      method = String(read(found, 'deliveryGroups', 'items', 0, 'availableDeliveryMethods', 0, 'id'));
    }),
    callStep('method', () => expectOk('method', call('PATCH', checkout, { deliveryMethodId: method }, 'method'))),
    callStep('prepare', () =>
      expectOk('prepare', call('POST', actions, { actions: [{ action: 'prepare' }] }, 'prepare')),
    ),
  ];
}

/** A buyer with a cookie jar; each changing call has one idempotency key in all its repeats. */
export function createBuyer(site: Site, product: Product, name: string, paysBy: 'card' | 'bank' = 'card'): Buyer {
  const { origin, webstoreId, send } = site;
  const calls = createBuyerCalls(name, origin, send);
  const { call, expectOk } = calls;
  const payable = { ...calls, name, origin, webstoreId, checkoutId, billingAddress: addressOf(name) };
  let reference: string | null = null;
  let next = 0;

  const steps: readonly Step[] = [
    ...cartSteps(calls, site, product),
    ...checkoutSteps(calls, site, name),
    ...(paysBy === 'card' ? cardSteps(payable) : bankSteps(payable)),
    callStep('submit', async () => {
      const actions = anyPathTo('checkoutOrderActions', { webstoreId, checkoutId });
      const placed = await expectOk('submit', call('POST', actions, { actions: [{ action: 'submit' }] }, 'submit'));
      reference = String(read(placed, 'actions', 0, 'orderReferenceNumber'));
    }),
  ];

  return {
    at: () => steps[next]?.name ?? 'placed',
    reference: () => reference,
    async goOn() {
      for (let step = steps[next]; step; step = steps[next]) {
        const again = await step.run();
        next = again === undefined ? next + 1 : steps.findIndex((other) => other.name === again);
      }
      return reference ?? '';
    },
  };
}

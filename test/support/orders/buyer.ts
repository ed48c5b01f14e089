import { latePathTo } from '../../../src/contract/latePaths';
import { pathTo } from '../../../src/contract/paths';
import { anyPathTo } from '../../../src/contract/otherClientPaths';

/** The answer to a call; a call without an answer throws instead. */
interface Answered {
  readonly status: number;
  readonly json: unknown;
}

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

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}
export interface Reply {
  readonly status: number;
  readonly text: string;
  /** Its Set-Cookie headers. */
  readonly cookies: readonly string[];
}

interface Site {
  readonly origin: () => string;
  readonly webstoreId: string;
  /** Sends calls to the server, by default over the network. */
  readonly send?: (call: Call) => Promise<Reply>;
  /** The buyer's login; a guest by default. */
  readonly login?: { readonly username: string; readonly password: string };
}

const acceptedCard = { method: 'card', number: '4242424242424242', expiry: '12/39', code: '123' } as const;
const checkoutId = 'active';

/** A field of an answer by its path; throws when it is not there. */
const read = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((found, part) => {
    if (typeof found !== 'object' || found === null || !(part in found)) {
      throw new Error(`No ${path.join('.')} in ${JSON.stringify(value)}`);
    }
    return (found as Record<string | number, unknown>)[part];
  }, value);

/** Sends a buyer's calls to the server at this origin. */
export const overNetwork =
  (origin: () => string) =>
  async ({ method, path, headers, body }: Call): Promise<Reply> => {
    const answer = await fetch(origin() + path, { method, headers, ...(body === undefined ? {} : { body }) });
    return { status: answer.status, text: await answer.text(), cookies: answer.headers.getSetCookie() };
  };

/** The request of the buyer's browser from the bank's page, without cookies of the shop. */
async function confirmAtBank(page: string): Promise<string> {
  const answer = await fetch(`${page}/answers`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'answer=confirm&bank=fournil',
  });
  return answer.headers.get('location') ?? '';
}

/** A buyer with a cookie jar; each changing call has one idempotency key in all its repeats. */
export function createBuyer(
  { origin, webstoreId, send = overNetwork(origin), login }: Site,
  product: Product,
  name: string,
  paysBy: 'card' | 'bank' = 'card',
): Buyer {
  const cookies = new Map<string, string>();

  async function call(method: string, path: string, body: unknown, key: string, from = origin()): Promise<Answered> {
    const {
      status,
      text,
      cookies: given,
    } = await send({
      method,
      path,
      headers: {
        origin: from,
        cookie: [...cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; '),
        'idempotency-key': `${name}-${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    for (const set of given) {
      const [pair = ''] = set.split(';');
      const equals = pair.indexOf('=');
      cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
    return { status, json: text === '' ? null : (JSON.parse(text) as unknown) };
  }

  async function expectOk(step: string, answered: Promise<Answered>): Promise<unknown> {
    const { status, json } = await answered;
    if (status >= 200 && status < 300) return json;
    throw new RefusedError(`${name} was refused at ${step}: ${status} ${JSON.stringify(json)}`);
  }

  const contactInfo = { firstName: 'Nora', lastName: name, email: `${name}@example.org`, phoneNumber: '0612345678' };
  const deliveryAddress = {
    name: `Nora ${name}`,
    street: '12 rue du Four',
    city: 'Lyon',
    postalCode: '69002',
    country: 'FR',
  };
  const checkout = anyPathTo('checkout', { webstoreId, checkoutId });
  const actions = anyPathTo('checkoutOrderActions', { webstoreId, checkoutId });
  let method = '';
  let token = '';
  let reference: string | null = null;
  let next = 0;
  let payments = 1;

  const paymentPath = anyPathTo('checkoutPayments', { webstoreId, checkoutId });
  let bankPage = '';
  let transactionId = '';

  interface Step {
    readonly name: string;
    readonly run: () => Promise<void>;
  }

  /** The server has voided a payment whose answer was lost in a crash: nothing is debited, and it can be repeated. */
  const wasLetGo = ({ status, json }: Answered): boolean =>
    status === 422 && read(json, 'salesforceResultCode') === 'SystemError' && payments < 9;
  const tryAgainFrom = (step: string): void => {
    payments += 1;
    next = steps.findIndex((other) => other.name === step) - 1;
  };

  /** Goes to the bank's page, confirms there, and returns with the query of its redirect. */
  const bankSteps: readonly Step[] = [
    {
      name: 'leave',
      run: async () => {
        const payment = { requestType: 'ClientRequest', paymentsData: '{"method":"bank"}' };
        const answered = await call('POST', paymentPath, payment, `leave-${payments}`);
        if (wasLetGo(answered)) {
          tryAgainFrom('leave');
          return;
        }
        const begun = await expectOk('leave', Promise.resolve(answered));
        bankPage = String(read(begun, 'paymentData', 'redirectUrl'));
      },
    },
    {
      name: 'bank',
      run: async () => {
        const back = await confirmAtBank(origin() + bankPage);
        transactionId = new URL(back, origin()).searchParams.get('payment') ?? '';
        if (transactionId === '') throw new RefusedError(`${name}: the bank led back to ${back}`);
      },
    },
    {
      name: 'return',
      run: async () => {
        const payment = { requestType: 'PostAuth', paymentToken: transactionId };
        const paid = await expectOk('return', call('POST', paymentPath, payment, 'return'));
        if (read(paid, 'salesforceResultCode') !== 'Success')
          throw new RefusedError(`${name}: ${JSON.stringify(paid)}`);
      },
    },
  ];

  const cardSteps: readonly Step[] = [
    {
      name: 'token',
      run: async () => {
        token = String(
          read(
            await expectOk('token', call('POST', '/payment/tokens', acceptedCard, `token-${payments}`, 'null')),
            'token',
          ),
        );
      },
    },
    {
      name: 'pay',
      run: async () => {
        const { street, city, postalCode, country } = deliveryAddress;
        const billingAddress = { name: deliveryAddress.name, street, city, postalCode, country };
        const payment = { requestType: 'Auth', paymentToken: token, billingAddress };
        const answered = await call('POST', paymentPath, payment, `pay-${payments}`);
        if (wasLetGo(answered)) {
          tryAgainFrom('token');
          return;
        }
        const paid = await expectOk('pay', Promise.resolve(answered));
        if (read(paid, 'salesforceResultCode') !== 'Success')
          throw new RefusedError(`${name}: ${JSON.stringify(paid)}`);
      },
    },
  ];

  const steps: readonly Step[] = [
    {
      name: 'login',
      run: async () => {
        if (login !== undefined) await expectOk('login', call('POST', latePathTo('login', {}), login, 'login'));
      },
    },
    {
      name: 'add',
      run: async () => {
        const items = pathTo('cartItems', { webstoreId, cartStateOrId: 'current' });
        const { productId, quantity, sold } = product;
        const line = { productId, quantity: String(quantity), type: 'Product', ...sold };
        await expectOk('add', call('POST', items, line, 'add'));
      },
    },
    {
      name: 'start',
      run: async () => {
        await expectOk('start', call('PUT', anyPathTo('checkouts', { webstoreId }), { cartId: 'active' }, 'start'));
      },
    },
    {
      name: 'address',
      run: async () => {
        await expectOk('address', call('PATCH', checkout, { contactInfo, deliveryAddress }, 'address'));
      },
    },
    {
      name: 'choose',
      run: async () => {
        const found = await expectOk('choose', call('GET', checkout, undefined, 'choose'));
        method = String(read(found, 'deliveryGroups', 'items', 0, 'availableDeliveryMethods', 0, 'id'));
      },
    },
    {
      name: 'method',
      run: async () => {
        await expectOk('method', call('PATCH', checkout, { deliveryMethodId: method }, 'method'));
      },
    },
    {
      name: 'prepare',
      run: async () => {
        await expectOk('prepare', call('POST', actions, { actions: [{ action: 'prepare' }] }, 'prepare'));
      },
    },
    ...(paysBy === 'card' ? cardSteps : bankSteps),
    {
      name: 'submit',
      run: async () => {
        const placed = await expectOk('submit', call('POST', actions, { actions: [{ action: 'submit' }] }, 'submit'));
        reference = String(read(placed, 'actions', 0, 'orderReferenceNumber'));
      },
    },
  ];

  return {
    at: () => steps[next]?.name ?? 'placed',
    reference: () => reference,
    async goOn() {
      for (let step = steps[next]; step; step = steps[next]) {
        await step.run();
        next += 1;
      }
      return reference ?? '';
    },
  };
}

/** The server answered a correct call in a way that no crash can explain. */
export class RefusedError extends Error {}

import type { CartItem } from '../../../src/contract/cart/cartItem';
import { createRecorder } from '../../../src/journal/record/recorder';
import { createActionRegistry, registerApiTypes } from '../../../src/journal/record/registry';
import { CHECKOUT_ADDRESS } from '../../../src/contract/pages/pageReference';
import { LATE_PATHS } from '../../../src/contract/latePaths';
import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import { api } from '../../../src/storefront/api';
import { registerEvents } from '../../../src/storefront/app/recording/events';
import { preparePage } from '../../../src/storefront/app/routing/preparePage';
import type { PageResult } from '../../../src/storefront/kernel/page';
import { rootSaga } from '../../../src/storefront/app/rootSaga';
import { itemApi } from '../../../src/storefront/features/cart/page';
import { checkoutEvents } from '../../../src/storefront/features/checkout';
import { selectCheckout, selectCheckoutState } from '../../../src/storefront/features/checkout/checkoutSelectors';
import { locationChanged, locationOf, selectLocation } from '../../../src/storefront/kernel/location';
import { setClock } from '../../../src/storefront/platform/clock';
import type { Http } from '../../../src/storefront/platform/http';
import type { Vault } from '../../../src/storefront/platform/vault';
import type { TestServer } from '../server/testServer';
import { serverHttp } from '../server/calls/serverHttp';
import { waitUntil } from '../waitUntil';
import { openStore } from './openStore';
import { cardToken } from './paymentTokens';

/** What happens to a call: nothing (undefined), or a fault; `lost` carries it out and loses the answer. */
type Fault = (method: string, url: string, nth: number) => 'lost' | 'noAnswer' | undefined;

interface OpenOptions {
  readonly email?: string;
  readonly fault?: Fault;
  /** The connection to the server with its cookies, for a second tab or page life. */
  readonly browser?: Http;
}

export type Shop = Awaited<ReturnType<typeof openAtCheckout>>;

const asPlain = (method: 'GET' | 'POST', url: string, body?: object) => ({
  method,
  url,
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: body === undefined ? undefined : JSON.stringify(body),
  signal: new AbortController().signal,
});

/** A browser of a visitor, logged in where an e-mail is given. */
export async function visit(server: TestServer, email?: string): Promise<Http> {
  const http = serverHttp(server);
  if (email !== undefined) await logInTo(http, email);
  return http;
}

/** Logs a browser in without a page, as another tab would; returns the user. */
export async function logInTo(http: Http, email: string): Promise<{ readonly userId: string }> {
  const answer = await http(asPlain('POST', LATE_PATHS.login, { username: email, password: DEMO_PASSWORD }));
  if (answer.status !== 200) throw new Error(`no login: ${answer.status}`);
  return JSON.parse(answer.text) as { readonly userId: string };
}

let taken = 0;

/** An orderable product, a different one at each call, so that no test uses up another's stock. */
export async function orderableProduct(
  server: TestServer,
): Promise<{ readonly productId: string; readonly quantity: number }> {
  const products: { readonly id: string }[] = [];
  for (const searchTerm of ['beurre', 'lait', 'farine']) {
    const found = await server.get('searchProducts', {}, { searchTerm, pageSize: 20 });
    products.push(...found.json<{ productsPage: { products: { id: string }[] } }>().productsPage.products);
  }
  for (; taken < products.length;) {
    const productId = products[taken]?.id ?? '';
    taken += 1;
    const probe = { productId, quantity: '12', type: 'Product' };
    const added = await server.post('cartItems', { cartStateOrId: 'current' }, probe);
    if (added.status < 300) return { productId, quantity: 12 };
  }
  throw new Error('The demo shop sells nothing more.');
}

interface SeenCall {
  readonly method: string;
  readonly url: string;
  readonly key: string | undefined;
  readonly status: number;
}

/** A connection to a server with faults, and the calls that were answered. */
function withFaults(real: Http, fault: Fault | undefined) {
  const calls: SeenCall[] = [];
  const counts = new Map<string, number>();
  const http: Http = async (request) => {
    const name = `${request.method} ${request.url.split('/').slice(-2).join('/')}`;
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    const failure = fault?.(request.method, request.url, nth);
    if (failure === 'noAnswer') throw new TypeError('Failed to fetch');
    const answer = await real(request);
    calls.push({
      method: request.method,
      url: request.url,
      key: request.headers['idempotency-key'],
      status: answer.status,
    });
    if (failure === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  };
  return { http, calls };
}

/** A recording of the page, and what it could not record. */
function recordedPart(server: TestServer) {
  const recordingProblems: string[] = [];
  const registry = createActionRegistry((type) => recordingProblems.push(`unregistered ${type}`));
  registerEvents(registry);
  registerApiTypes(registry, api.reducerPath);
  const environment = { locale: 'fr-FR', timeZone: 'Europe/Paris', viewport: { width: 360, height: 740 }, clock: 0 };
  const journal = createRecorder({
    header: {
      session: 'test',
      part: 1,
      release: 'test',
      environment,
      endpoints: Object.keys(api.endpoints),
      consent: [],
    },
    registry,
    now: server.clock.now,
    requestIdle: () => undefined,
    onProblem: ({ message }) => recordingProblems.push(message),
  });
  return { journal, recordingProblems };
}

/** A person's contact and addresses, as tokens of the page's vault. */
function personIn(vault: Vault) {
  const contact = {
    firstName: vault.tokenOf('Nora'),
    lastName: vault.tokenOf('Delaunay'),
    email: vault.tokenOf('nora@example.org'),
    phoneNumber: vault.tokenOf('0612345678'),
  };
  const address = (postalCode = '69002') => ({
    firstName: vault.tokenOf('Nora'),
    lastName: vault.tokenOf('Delaunay'),
    companyName: 'Fournil du Rhône',
    street: vault.tokenOf('12 rue du Four'),
    postalCode: vault.tokenOf(postalCode),
    city: vault.tokenOf('Lyon'),
    country: 'FR',
    phoneNumber: vault.tokenOf('0472000000'),
  });
  return { contact, address };
}

/**
 * The shop's real store and sagas over the real server, recorded, with functions that fill the cart and open and fill
 * in the checkout.
 */
export async function openAtCheckout(server: TestServer, { email, fault, browser }: OpenOptions = {}) {
  setClock(server.clock.now);
  const real = browser ?? (await visit(server, email));
  const { http, calls } = withFaults(real, fault);
  const { journal, recordingProblems } = recordedPart(server);
  const { store, vault, actions, run } = openStore({ http, recorder: journal.enhancer });
  const prepare = (address: string) =>
    store.runSaga(preparePage, locationOf(address, 'default')).toPromise<PageResult>();

  const state = () => selectCheckoutState(store.getState());
  /** Waits until no command of the checkout is in flight. */
  const settled = () => waitUntil('no operation is in flight', () => state().inFlight.length === 0);
  const { contact, address } = personIn(vault);

  return {
    store,
    vault,
    actions,
    calls,
    state,
    settled,
    contact,
    address,
    prepare,
    http: real,
    recordingProblems,
    journal: journal.text,
    checkout: () => selectCheckout(store.getState()),
    path: () => selectLocation(store.getState()).pathname,
    search: () => selectLocation(store.getState()).search,
    types: (prefix: string) => actions.map(({ type }) => type).filter((type) => type.startsWith(prefix)),
    async addProduct(quantity?: number): Promise<CartItem> {
      await prepare('/');
      const product = await orderableProduct(server);
      const line = { commandId: `goods-${String(taken)}`, ...product, ...(quantity !== undefined && { quantity }) };
      return store.dispatch(itemApi.endpoints.addItem.initiate(line)).unwrap();
    },
    /** Opens the page at an address, possibly with parameters, without waiting for the processes that it starts. */
    async arriveAt(address: string): Promise<PageResult> {
      const status = await prepare(address);
      store.dispatch(locationChanged(locationOf(address, 'default'), 'POP'));
      run(rootSaga);
      return status;
    },
    /** Opens the page as a browser does, and lets it become ready. */
    async arrive(): Promise<PageResult> {
      const status = await this.arriveAt(CHECKOUT_ADDRESS);
      await waitUntil('the checkout is open', () => !['closed', 'opening'].includes(state().phase.kind));
      return status;
    },
    async fillIn(): Promise<void> {
      store.dispatch(checkoutEvents.contactSubmitted({ contactInfo: contact }));
      store.dispatch(checkoutEvents.addressSubmitted({ addressId: null, address: address(), kept: false }));
      await settled();
    },
    /** Gives the page what the provider's frame would: the token of a card, a secret for a single request. */
    async giveCard(number?: string, given = cardToken(server, number)): Promise<void> {
      const { token, label, mandateReference } = await given;
      store.dispatch(
        checkoutEvents.referenceGiven({
          reference: vault.holdSecret(token),
          label: vault.tokenOf(label),
          mandateReference: mandateReference === null ? null : vault.tokenOf(mandateReference),
        }),
      );
    },
    place(): void {
      store.dispatch(
        checkoutEvents.placeRequested(selectCheckout(store.getState())?.cartSummary.grandTotalAmount ?? ''),
      );
    },
  };
}

import { act, screen, waitFor, within } from '@testing-library/react';
import { LATE_PATHS } from '../../../../src/contract/latePaths';
import { pathTo } from '../../../../src/contract/paths';
import { createActionRegistry, registerApiTypes } from '../../../../src/journal/record/registry';
import { DEMO_PASSWORD } from '../../../../src/demo/accounts';
import { readQuantityRule } from '../../../../src/commerce/quantityRule';
import type { SearchResult } from '../../../../src/contract/search/search';
import {
  cartEvents,
  cartSelectors,
  miniCartClosed,
  selectMiniCartOpen,
} from '../../../../src/storefront/features/cart';
import { api } from '../../../../src/storefront/api';
import { registerEvents } from '../../../../src/storefront/app/recording/events';
import { leaveFor } from '../../../../src/storefront/platform/page/document';
import { readLocalValue } from '../../../../src/storefront/platform/storage/storage';
import type { TestServer } from '../../../support/server/testServer';
import { serverHttp } from '../../../support/server/calls/serverHttp';
import { logIn } from '../../../support/server/calls/loggedIn';
import { openShop } from '../../../support/storefront/openShop';
import { plain } from '../../../support/plain';
import { startShopServer } from '../../../support/storefront/startShopServer';

jest.mock(
  '@redux-saga/delay-p',
  () => jest.requireActual<{ hurried: object }>('../../../support/hurriedDelays').hurried,
);

// jsdom cannot leave a page.
jest.mock('../../../../src/storefront/platform/page/document', () => ({
  ...jest.requireActual<object>('../../../../src/storefront/platform/page/document'),
  leaveFor: jest.fn(),
}));

const email = 'boulangerie@comptoir.example';

let server: TestServer;
beforeEach(async () => {
  localStorage.clear();
  server = await startShopServer();
});
afterEach(() => server.close());

type Shop = Awaited<ReturnType<typeof openShop>>;

async function fillIn({ user }: Shop, password: string = DEMO_PASSWORD, username: string = email) {
  await user.type(screen.getByLabelText('Adresse e-mail'), username);
  await user.type(screen.getByLabelText('Mot de passe'), password);
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
}
function header() {
  const [first] = document.querySelectorAll('header');
  if (!first) throw new Error('no header');
  return within(first);
}
const findBadge = (count: number) =>
  header().findByRole('link', { name: new RegExp(`^Panier\\s: ${count} articles$`) });
/** The given texts that occur in the state or in an action of the page life. */
function found({ store, actions }: Shop, texts: readonly string[]) {
  const all = JSON.stringify([store.getState(), actions]);
  return texts.filter((text) => all.includes(text));
}

/** Products sold one by one. */
async function someProducts() {
  const body = { searchTerm: 'beurre', pageSize: 50, includeQuantityRule: true, includePrices: true };
  const answer = await server.post('productSearch', {}, body);
  const { products } = answer.json<SearchResult>().productsPage;
  const [first, second, third] = products.filter(({ purchaseQuantityRule, productClass }) => {
    const { minimum, increment } = readQuantityRule(purchaseQuantityRule);
    return minimum === 1 && increment === 1 && productClass === 'Simple';
  });
  if (!first || !second || !third) throw new Error('too few products');
  return [first, second, third] as const;
}
const setStock = (productId: string, onHand: number) =>
  server.app.database.write((db) =>
    db.updateTable('stock_level').set({ on_hand: onHand }).where('product_id', '=', productId).execute(),
  );
type NamedProduct = { readonly id: string; readonly name: string };

/** Adds products to the guest's cart, and closes the mini cart that shows them. */
async function addAsGuest({ store }: Shop, ...lines: readonly (readonly [NamedProduct, number])[]) {
  act(() => {
    for (const [{ id, name }, quantity] of lines) {
      store.dispatch(cartEvents.itemAddRequested({ productId: id, quantity, name }));
    }
  });
  const count = lines.reduce((sum, [, quantity]) => sum + quantity, 0);
  const badge = () => document.querySelector('a[href="/cart"][aria-label]')?.getAttribute('aria-label');
  await waitFor(() => expect(plain(badge())).toBe(`Panier : ${count} articles`));
  await waitFor(() => expect(selectMiniCartOpen(store.getState())).toBe(true));
  act(() => {
    store.dispatch(miniCartClosed());
  });
}
async function logInWithoutScripts(browser: ReturnType<typeof serverHttp>) {
  const answer = await browser({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username: email, password: DEMO_PASSWORD, startUrl: '/pay/abc' }).toString(),
    signal: new AbortController().signal,
  });
  expect(answer).toMatchObject({ status: 303 });
  expect(answer.header('location')).toBe('/pay/abc');
}
async function addAsCustomer(productId: string, quantity: string) {
  const { headers } = await logIn(server.app, email);
  const url = pathTo('cartItems', { webstoreId: server.webstoreId, cartStateOrId: 'current' });
  const reply = await server.app.inject({
    method: 'POST',
    url,
    headers,
    payload: { productId, quantity, type: 'Product' },
  });
  expect(reply.statusCode).toBe(201);
}

describe('logging in', () => {
  it('leads a builder out of the shop to the page of the site’s editor, once the guest’s cart is looked after', async () => {
    const shop = await openShop(server, '/login?startUrl=%2Fbuilder');
    await fillIn(shop, DEMO_PASSWORD, 'builder@comptoir.example');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/builder'));
    expect(shop.address()).toBe('/login?startUrl=%2Fbuilder');
    expect(shop.actions.filter((action) => JSON.stringify(action).includes('navigation/failed'))).toEqual([]);
  });

  it('shows the password in clear when asked to, in no state and no action, and no longer once it is sent', async () => {
    const shop = await openShop(server, '/login');
    const password = screen.getByLabelText<HTMLInputElement>('Mot de passe');
    await shop.user.type(password, 'Mot-à-relire 7');
    expect(password.type).toBe('password');
    // From the field the Tab key leads to the button.
    await shop.user.tab();
    expect(plain(document.activeElement)).toBe('Afficher le mot de passe');
    await shop.user.keyboard('{Enter}');
    expect([password.type, password.value, password.getAttribute('spellcheck')]).toEqual([
      'text',
      'Mot-à-relire 7',
      'false',
    ]);
    expect(plain(document.activeElement)).toBe('Masquer le mot de passe');
    expect(found(shop, ['relire'])).toEqual([]);
    await shop.user.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(password.type).toBe('password');
    expect(screen.getByRole('button', { name: 'Afficher le mot de passe' })).toBeTruthy();
    expect(found(shop, ['relire'])).toEqual([]);
  });

  it('leads to the page asked for without a reload, as the customer one is; nothing typed is in state or actions [PRF-01] [CTX-02] [REP-07]', async () => {
    const shop = await openShop(server, '/login?startUrl=%2Fcart');
    expect(header().getByRole('link', { name: 'Se connecter' }).getAttribute('href')).toBe('/login');
    await fillIn(shop);
    await waitFor(() => expect(shop.address()).toBe('/cart'));
    expect(await header().findByText('Camille')).toBeTruthy();
    expect(await header().findByText('Boulangerie Maison Lavigne')).toBeTruthy();
    expect(header().queryByRole('link', { name: 'Se connecter' })).toBeNull();

    // What was typed was sent, and is in no state and no action; the vault has the e-mail address and the user's name.
    const sent = shop.calls.find((call) => call.includes(`POST ${LATE_PATHS.login}`));
    expect(sent).toContain(email);
    expect(sent).toContain(DEMO_PASSWORD);
    expect(shop.vault.entries().map(([, value]) => value)).toEqual(expect.arrayContaining([email, 'Camille']));
    expect(found(shop, ['Boulangerie Maison Lavigne', 'session/loginRequested'])).toHaveLength(2);
    expect(found(shop, [email, DEMO_PASSWORD, 'Camille', 'boulangerie@'])).toEqual([]);
    // Every action that was dispatched is registered, and so is recorded with its payload.
    const registry = createActionRegistry(() => undefined);
    registerEvents(registry);
    registerApiTypes(registry, api.reducerPath);
    for (const { type } of shop.actions) registry.assertKnown(type);
    expect(
      shop.actions.filter((action) => /session\/login(Failed)|session\/loggedIn/.test(JSON.stringify(action))),
    ).toHaveLength(1);
  });

  it('reads anew whatever depends on who asks, and nothing else', async () => {
    const shop = await openShop(server, '/');
    const before = new Set(Object.keys(shop.store.getState().api.queries));
    await shop.user.click(header().getByRole('link', { name: 'Se connecter' }));
    await screen.findByLabelText('Mot de passe');
    const asGuest = shop.calls.length;
    await fillIn(shop);
    await waitFor(() => expect(shop.address()).toBe('/'));
    await header().findByText('Camille');
    await waitFor(() => {
      const again = shop.calls.slice(asGuest).join('\n');
      for (const call of [
        'session-context',
        'compact-summary',
        'category-menu-items',
        'product-search',
        'children',
        'inventory/levels',
      ]) {
        expect(again).toContain(call);
      }
    });
    const again = shop.calls.slice(asGuest).join('\n');
    expect(again).not.toContain('site-info');
    expect(again).not.toContain('application-context');
    expect(before.size).toBeGreaterThan(5);
  });

  it('says what is wrong, keeps what was typed and puts the focus there', async () => {
    const shop = await openShop(server, '/login');
    await shop.user.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Adresse e-mail'));
    expect(screen.getByRole('alert').textContent).toContain('2 champs sont à corriger');
    expect(shop.calls.join()).not.toContain(`POST ${LATE_PATHS.login}`);

    await fillIn(shop, 'pas le bon mot de passe');
    const alert = await screen.findByText(/n’est pas le bon/);
    await waitFor(() => expect(alert.ownerDocument.activeElement).toBe(alert));
    expect(screen.getByLabelText<HTMLInputElement>('Adresse e-mail').value).toBe(email);
    expect(shop.address()).toBe('/login');
    expect(found(shop, ['pas le bon mot de passe'])).toEqual([]);
    expect(shop.actions).toContainEqual(
      expect.objectContaining({ type: 'session/loginFailed', payload: { code: 'INVALID_LOGIN', status: 401 } }),
    );
  });

  it('can be tried again after the connection was lost, with the password still in its field', async () => {
    let lost = true;
    const shop = await openShop(server, '/login', {
      fault: (url) => (lost && url === LATE_PATHS.login ? 'noAnswer' : undefined),
    });
    await fillIn(shop);
    expect(await screen.findByText(/La connexion est perdue/)).toBeTruthy();
    lost = false;
    await shop.user.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(await header().findByText('Camille')).toBeTruthy();
  });
});

describe('the guest’s cart at a login', () => {
  it('joins the customer’s cart, and the shopper is told what came along [CRT-05] [CRT-16]', async () => {
    const [first, second] = await someProducts();
    const shop = await openShop(server, '/login?startUrl=%2Fcart');
    await addAsGuest(shop, [first, 2], [second, 3]);
    expect(readLocalValue('comptoir.guestCart')).not.toBeNull();
    await fillIn(shop);
    await waitFor(() => expect(shop.address()).toBe('/cart'));
    expect(await findBadge(5)).toBeTruthy();
    const report = await screen.findByText('Votre panier d’avant la connexion');
    const text = plain(report.parentElement?.textContent);
    expect(text).toContain(`2 × ${plain(first.name)}`);
    expect(text).toContain(`3 × ${plain(second.name)}`);
    expect(readLocalValue('comptoir.guestCart')).toBeNull();
    // The page reports what has joined the cart, so no toast does.
    expect(shop.actions.filter(({ type }) => type.startsWith('notices/'))).toEqual([]);
    await shop.user.click(screen.getByRole('button', { name: 'J’ai compris' }));
    expect(screen.queryByText('Votre panier d’avant la connexion')).toBeNull();
  });

  it('is not changed twice: a change that is repeated after a lost answer is over before the login [CRT-05]', async () => {
    const [first] = await someProducts();
    const guest = serverHttp(server);
    let clicked = (): void => undefined;
    const lost = new Promise<void>((resolve) => (clicked = resolve));
    let isFirst = true;
    const browser: typeof guest = async (request) => {
      const answer = await guest(request);
      if (!isFirst || request.method !== 'POST' || !request.url.includes('cart-items')) return answer;
      isFirst = false;
      await lost;
      throw new TypeError('Failed to fetch');
    };
    const shop = await openShop(server, '/login?startUrl=%2Fcart', { browser });
    await shop.user.type(screen.getByLabelText('Adresse e-mail'), email);
    await shop.user.type(screen.getByLabelText('Mot de passe'), DEMO_PASSWORD);
    const added = cartEvents.itemAddRequested({ productId: first.id, quantity: 2, name: first.name });
    act(() => void shop.store.dispatch(added));
    await waitFor(() => expect(isFirst).toBe(false));
    await shop.user.click(screen.getByRole('button', { name: 'Se connecter' }));
    clicked();
    await waitFor(() => expect(shop.address()).toBe('/cart'));
    expect(await findBadge(2)).toBeTruthy();
    const adds = shop.calls.flatMap((call, index) =>
      call.startsWith('POST') && call.includes('cart-items') ? [index] : [],
    );
    const login = shop.calls.findIndex((call) => call.startsWith(`POST ${LATE_PATHS.login}`));
    expect(adds).toHaveLength(2);
    expect(Math.max(...adds)).toBeLessThan(login);
  });

  it('joins in the same page life where the browser refuses to store anything [CRT-05]', async () => {
    const [first] = await someProducts();
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const refused = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
    );
    try {
      const shop = await openShop(server, '/login?startUrl=%2Fcart');
      await addAsGuest(shop, [first, 2]);
      await fillIn(shop);
      await waitFor(() => expect(shop.address()).toBe('/cart'));
      expect(await findBadge(2)).toBeTruthy();
      expect(await screen.findByText('Votre panier d’avant la connexion')).toBeTruthy();
    } finally {
      for (const spy of refused) spy.mockRestore();
    }
  });

  it('joins on the way to another page than the cart’s, where a notice says so [CRT-05] [CRT-16]', async () => {
    const [first] = await someProducts();
    const shop = await openShop(server, '/login');
    await addAsGuest(shop, [first, 2]);
    await fillIn(shop);
    const notices = within(screen.getByRole('region', { name: 'Notifications' }));
    expect(await notices.findByText('Le produit choisi avant la connexion est dans votre panier')).toBeTruthy();
    expect(notices.getByRole('link', { name: 'Voir le panier' })).toBeTruthy();
  });

  it('is told product by product where it can’t join in full, in a notice and on the cart page [CRT-16] [MIN-06]', async () => {
    const [whole, reduced, refused] = await someProducts();
    await setStock(reduced.id, 3);
    await addAsCustomer(reduced.id, '2.0');
    const shop = await openShop(server, '/login?startUrl=%2Fcart');
    await addAsGuest(shop, [whole, 1], [reduced, 2], [refused, 1]);
    await setStock(refused.id, 0);
    await fillIn(shop);
    await waitFor(() => expect(shop.address()).toBe('/cart'));
    const notices = within(screen.getByRole('region', { name: 'Notifications' }));
    expect(await notices.findByText('Un problème est survenu')).toBeTruthy();
    expect(notices.getByText(/^2 produits n’ont pas pu être repris, ou seulement en partie/)).toBeTruthy();
    expect(notices.queryByRole('link', { name: 'Voir le panier' })).toBeNull();
    // The problems are reported once; the badge keeps its count when the toast is closed.
    expect(cartSelectors.selectPreserveErrors(shop.store.getState())).toBe(0);
    expect(shop.actions.filter(({ type }) => type === 'cart/preserveErrorsTold')).toHaveLength(1);
    expect(await findBadge(4)).toBeTruthy();
    expect(shop.store.getState().notices.queue).toMatchObject([{ variant: 'error', mode: 'dismissible' }]);
    await shop.user.click(notices.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(notices.queryByText('Un problème est survenu')).toBeNull());
    expect(await findBadge(4)).toBeTruthy();

    await screen.findByText(/Nous n’en avons que 3/);
    const report = plain(screen.getByText('Votre panier d’avant la connexion').parentElement?.textContent);
    expect(report).toContain(
      `${plain(reduced.name)} : 1 repris sur 2.Nous n’en avons que 3, ceux qui étaient déjà dans votre panier compris.`,
    );
    expect(report).toContain(`${plain(refused.name)} : non repris.`);
    expect(report).toContain(`1 × ${plain(whole.name)}`);
    expect(report).toContain('Le stock ne suffit pas pour en ajouter.');
  });

  it.each(['/pay/abc', '/checkout?cart=abc'])(
    'stays what it is when the login was opened from a pay link (%s), on later pages too [CRT-21]',
    async (link) => {
      const [first] = await someProducts();
      const browser = serverHttp(server);
      const shop = await openShop(server, `/login?startUrl=${encodeURIComponent(link)}`, { browser });
      await addAsGuest(shop, [first, 2]);
      const remembered = String(readLocalValue('comptoir.guestCart'));
      await fillIn(shop);
      await waitFor(() => expect(shop.address()).toBe(link));
      const merges = (calls: readonly string[]) => calls.filter((call) => call.includes('actions/preserve'));
      await waitFor(() => expect(readLocalValue('comptoir.guestCart')).toBe(`${remembered} apart`));
      await shop.settled();
      expect(merges(shop.calls)).toEqual([]);
      shop.unmount();
      const next = await openShop(server, '/cart', { browser });
      expect(await header().findByText('Camille')).toBeTruthy();
      await next.settled();
      expect(merges(next.calls)).toEqual([]);
    },
  );

  it('stays apart from a login without scripts that a pay link opened [CRT-21]', async () => {
    const [first] = await someProducts();
    const browser = serverHttp(server);
    const shop = await openShop(server, '/', { browser });
    await addAsGuest(shop, [first, 2]);
    const remembered = String(readLocalValue('comptoir.guestCart'));
    shop.unmount();
    await logInWithoutScripts(browser);
    for (const address of ['/pay/abc', '/cart']) {
      const page = await openShop(server, address, { browser });
      expect(await header().findByText('Camille')).toBeTruthy();
      await page.settled();
      expect(page.calls.filter((call) => call.includes('actions/preserve'))).toEqual([]);
      page.unmount();
    }
    expect(readLocalValue('comptoir.guestCart')).toBe(`${remembered} apart`);
  });

  it('does not stop a login when it can’t be taken in, and is taken in by the next page that is none of a pay link [CRT-05] [CRT-21]', async () => {
    const [first] = await someProducts();
    const browser = serverHttp(server);
    let down = true;
    const fault = (url: string) => (down && url.includes('actions/preserve') ? { status: 503 } : undefined);
    const shop = await openShop(server, '/login', { browser, fault });
    await addAsGuest(shop, [first, 2]);
    await fillIn(shop);
    await waitFor(() => expect(shop.address()).toBe('/'));
    expect(await screen.findByText(/n’a pas été repris/)).toBeTruthy();
    expect(await header().findByText('Camille')).toBeTruthy();
    shop.unmount();
    down = false;
    const paying = await openShop(server, '/pay/abc', { browser });
    expect(await header().findByText('Camille')).toBeTruthy();
    await paying.settled();
    paying.unmount();
    const next = await openShop(server, '/cart', { browser });
    expect(await findBadge(2)).toBeTruthy();
    expect(next.actions).toContainEqual(expect.objectContaining({ type: 'cart/preserved' }));
    expect(readLocalValue('comptoir.guestCart')).toBeNull();
  });
});
